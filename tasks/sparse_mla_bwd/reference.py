"""Backward of sparse MLA attention: inputs, exact reference, check and cost. The contract is in README.md."""

from __future__ import annotations

from typing import Any

import torch
from inputs import D_V, chunks_of, generate, rows_of, valid_slots
from inputs import refresh as refresh  # the harness calls it
from task import input_t, output_t
from utils import Cost, default_device, distinct

# |got - want| <= RTOL |want| + ATOL_ROW rms(row of want) + NOISE (what one dP in f32 may be off by, as part of a dq),
# elementwise, and ||got - want|| <= NORM ||want|| + NOISE per output. Why these figures: README.md, "Tolerances".
RTOL = 2.0**-6
ATOL_ROW = 2.0**-4
NOISE = 2.0**-16
NORM = 0.0075


def generate_input(**case: Any) -> input_t:
    """Makes one case, as ``inputs.generate`` says, on the default device."""
    return generate(default_device(), **case)


@torch.no_grad()
def ref_kernel(data: input_t) -> output_t:
    """Exact gradients in f32, chunked over queries; rounded to bf16 once, at the end."""
    q, kv, o, do, lse, indices, topk_length, q_start, sm_scale = data
    s_q, h_q, d_qk = q.shape
    dq = torch.empty_like(q)
    dkv = torch.zeros(kv.shape[0], d_qk, dtype=torch.float32, device=kv.device)
    chunks = chunks_of(s_q, h_q, indices.shape[-1], d_qk)
    for a in chunks:
        b = min(s_q, a + chunks.step)
        length = None if topk_length is None else topk_length[a:b]
        valid = valid_slots(indices[a:b], length, q_start, kv.shape[0], a)
        token, k = rows_of(kv, indices[a:b], valid)
        qf, dof, row_lse = q[a:b].float(), do[a:b].float(), lse[a:b, :, None]
        delta = (o[a:b].float() * dof).sum(-1, keepdim=True)
        counts = valid[:, None] & row_lse.isfinite()
        p = torch.where(counts, torch.exp(qf @ k.transpose(1, 2) * sm_scale - row_lse), 0.0)
        ds = p * (dof @ k[..., :D_V].transpose(1, 2) - delta) * sm_scale
        dq[a:b] = (ds @ k).to(dq.dtype)
        dk = ds.transpose(1, 2) @ qf
        dk[..., :D_V] += p.transpose(1, 2) @ dof
        dkv.index_add_(0, token.flatten(), dk.flatten(0, 1))
    return dq, dkv.to(kv.dtype).unsqueeze(1)


def _rms(x: torch.Tensor) -> float:
    return (torch.linalg.vector_norm(x, dtype=torch.float32) / max(1, x.numel()) ** 0.5).item()


def _check(name: str, got: object, want: torch.Tensor, reached: torch.Tensor, noise: float) -> list[str]:
    """What is wrong with one output. reached: bool, broadcasts against ``want``; what is not reached must be 0."""
    if not isinstance(got, torch.Tensor):
        return [f"{name}: expected a torch.Tensor, got {type(got).__name__}"]
    if got.shape != want.shape or got.dtype != want.dtype or got.device != want.device:
        return [
            f"{name}: expected {want.dtype} {tuple(want.shape)} on {want.device}, "
            f"got {got.dtype} {tuple(got.shape)} on {got.device}"
        ]
    norm2 = error2 = 0.0
    problems: list[str] = []
    for start in range(0, len(want), 256):  # f32 copies of a slice at a time
        g, w = got[start : start + 256].float(), want[start : start + 256].float()
        error = (g - w).abs()
        limit = RTOL * w.abs() + ATOL_ROW * w.square().mean(-1, keepdim=True).sqrt() + noise
        limit = torch.where(reached[start : start + 256], limit, 0.0)
        bad = ~(error <= limit)
        if bad.any():
            at = bad.nonzero()
            for i, h, d in at[: 5 - len(problems)].tolist():
                problems.append(
                    f"{name}[{start + i}, {h}, {d}]: got {g[i, h, d].item():.6g}, expected {w[i, h, d].item():.6g}, "
                    f"allowed off by {limit[i, h, d].item():.3g} ({len(at)} bad in rows {start}..{start + len(w) - 1})"
                )
            if len(problems) >= 5:
                return problems
        norm2 += w.double().square().sum().item()
        error2 += error.double().square().sum().item()
    if not problems and error2**0.5 > NORM * norm2**0.5 + noise * want.numel() ** 0.5:
        problems.append(f"{name}: relative error in norm {(error2 / norm2) ** 0.5:.5f}, allowed {NORM}")
    return problems


@torch.no_grad()
def check_implementation(data: input_t, output: output_t) -> tuple[bool, str]:
    """Compares (dq, dkv) with ``ref_kernel``. Returns (True, "") or (False, what differs)."""
    if not isinstance(output, (tuple, list)) or len(output) != 2:
        return False, f"expected the 2 outputs (dq, dkv), got {type(output).__name__}"
    _, kv, _, do, _, indices, topk_length, q_start, sm_scale = data
    valid = valid_slots(indices, topk_length, q_start, len(kv))
    selected = torch.zeros(len(kv), dtype=torch.bool, device=kv.device)
    selected[indices[:, 0][valid].long()] = True
    noise = NOISE * D_V**0.5 * _rms(do) * _rms(kv) ** 2 * sm_scale
    dq, dkv = ref_kernel(data)
    problems = _check("dq", output[0], dq, valid.any(1)[:, None, None], noise)
    problems += _check("dkv", output[1], dkv, selected[:, None, None], noise)
    return not problems, "\n".join(problems)


def cost(
    s_q: int, s_kv: int, h_q: int, d_qk: int, topk: int, q_start: int, lengths: int, family: str, seed: int
) -> Cost:
    """Five matrix products a slot (S, dQ and dK over d_qk; dP and dV over 512), each tensor in device memory once,
    of kv the chosen rows.

    Counts the slots that the causal limit leaves. How many the random lengths or edges leave is known only from the
    data: those cases count no operations, so that their floor is a floor.
    """
    slots = 0 if lengths or family != "plain" else sum(min(topk, s_kv, q_start + s + 1) for s in range(s_q))
    flops = 2.0 * h_q * slots * (3 * d_qk + 2 * D_V)
    rows = s_q * h_q
    halves = 2 * rows * (d_qk + D_V) + (s_kv + distinct(s_kv, slots)) * d_qk
    moved = 2 * halves + 4 * (rows + s_q * topk + s_q * lengths)
    return Cost(flops, float(moved))
