"""First phase of the backward of sparse MLA attention: inputs, exact reference, check and cost. Contract: README.md."""

from __future__ import annotations

from typing import Any

import torch
from inputs import D_V, chunks_of, generate, rows_of, valid_slots
from inputs import refresh as refresh  # the harness calls it
from task import input_t, output_t
from utils import Cost, default_device, distinct

# |got - want| <= RTOL |want| + ATOL, elementwise; zeros of p must be exact. Why these figures: README.md.
P_RTOL, P_ATOL = 1e-3, 1e-7
DELTA_RTOL, DELTA_ATOL = 1e-4, 1e-4


def generate_input(**case: Any) -> input_t:
    """Makes one case, as ``inputs.generate`` says, on the default device."""
    return generate(default_device(), **case)


@torch.no_grad()
def ref_kernel(data: input_t) -> output_t:
    """P and delta in f32, chunked over queries."""
    q, kv, o, do, lse, indices, topk_length, q_start, sm_scale = data
    s_q, h_q, d_qk = q.shape
    topk = indices.shape[-1]
    p = torch.empty(s_q, h_q, topk, dtype=torch.float32, device=q.device)
    delta = torch.empty(s_q, h_q, dtype=torch.float32, device=q.device)
    chunks = chunks_of(s_q, h_q, topk, d_qk)
    for a in chunks:
        b = min(s_q, a + chunks.step)
        length = None if topk_length is None else topk_length[a:b]
        valid = valid_slots(indices[a:b], length, q_start, kv.shape[0], a)
        _, k = rows_of(kv, indices[a:b], valid)
        row_lse = lse[a:b, :, None]
        s = q[a:b].float() @ k.transpose(1, 2) * sm_scale
        p[a:b] = torch.where(valid[:, None] & row_lse.isfinite(), torch.exp(s - row_lse), 0.0)
        delta[a:b] = (o[a:b].float() * do[a:b].float()).sum(-1)
    return p, delta


def _check(
    name: str, got: object, want: torch.Tensor, rtol: float, atol: float, exact_zeros: bool = False
) -> list[str]:
    if not isinstance(got, torch.Tensor):
        return [f"{name}: expected a torch.Tensor, got {type(got).__name__}"]
    if got.shape != want.shape or got.dtype != want.dtype or got.device != want.device:
        return [
            f"{name}: expected {want.dtype} {tuple(want.shape)} on {want.device}, "
            f"got {got.dtype} {tuple(got.shape)} on {got.device}"
        ]
    for start in range(0, len(want), 256):  # temporaries of a slice at a time
        g, w = got[start : start + 256], want[start : start + 256]
        limit = atol + rtol * w.abs()
        bad = ~((g - w).abs() <= (torch.where(w == 0, 0.0, limit) if exact_zeros else limit))
        if bad.any():
            at = bad.nonzero()
            return [
                f"{name}[{', '.join(map(str, [start + place[0], *place[1:]]))}]: got {g[tuple(place)].item():.7g}, "
                f"expected {w[tuple(place)].item():.7g} ({len(at)} bad in rows {start}..{start + len(w) - 1})"
                for place in at[:5].tolist()
            ]
    return []


@torch.no_grad()
def check_implementation(data: input_t, output: output_t) -> tuple[bool, str]:
    """Compares (p, delta) with ``ref_kernel``. Returns (True, "") or (False, what differs)."""
    if not isinstance(output, (tuple, list)) or len(output) != 2:
        return False, f"expected the 2 outputs (p, delta), got {type(output).__name__}"
    p, delta = ref_kernel(data)
    problems = _check("p", output[0], p, P_RTOL, P_ATOL, exact_zeros=True)
    problems += _check("delta", output[1], delta, DELTA_RTOL, DELTA_ATOL)
    return not problems, "\n".join(problems)


def cost(
    s_q: int, s_kv: int, h_q: int, d_qk: int, topk: int, q_start: int, lengths: int, family: str, seed: int
) -> Cost:
    """One matrix product a slot; each input read once, of kv the chosen rows; P and delta written once.

    Counts the slots that the causal limit leaves. How many the random lengths or edges leave is known only from the
    data: those cases count no operations, so that their floor is a floor.
    """
    slots = 0 if lengths or family != "plain" else sum(min(topk, s_kv, q_start + s + 1) for s in range(s_q))
    rows = s_q * h_q
    halves = rows * (d_qk + 2 * D_V) + distinct(s_kv, slots) * d_qk
    moved = 2 * halves + 4 * (2 * rows + s_q * topk + s_q * lengths + rows * topk)
    return Cost(2.0 * h_q * slots * d_qk, float(moved))
