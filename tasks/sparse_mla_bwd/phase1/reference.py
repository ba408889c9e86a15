"""First phase of the backward of sparse MLA attention: inputs, exact reference, check and cost. Contract: README.md."""

from __future__ import annotations

import torch
from task import input_t, output_t
from utils import Cost, default_device

D_V = 512

# |got - want| <= RTOL |want| + ATOL, elementwise; zeros at invalid slots must be exact. Why these figures: README.md.
P_RTOL, P_ATOL = 1e-3, 1e-7
DELTA_RTOL, DELTA_ATOL = 1e-4, 1e-4



def _chunks(s_q: int, h_q: int, topk: int, d_qk: int) -> range:
    """Starts of query chunks whose f32 temporaries stay near 1.5 GB."""
    per_query = 4 * topk * (2 * d_qk + 4 * h_q)
    return range(0, s_q, max(1, int(1.5e9) // per_query))


def valid_slots(
    indices: torch.Tensor, topk_length: torch.Tensor | None, q_start: int, s_kv: int, first: int = 0
) -> torch.Tensor:
    """Which slots count: bool [n, topk] for rows ``first``, ``first + 1``, ... of the problem.

    indices: int32 [n, 1, topk]; topk_length: int32 [n] or None.
    """
    t = indices[:, 0].long()
    row = torch.arange(first, first + len(t), device=t.device)[:, None]
    valid = (t >= 0) & (t < s_kv) & (t <= q_start + row)
    if topk_length is not None:
        valid &= torch.arange(t.shape[1], device=t.device) < topk_length[:, None]
    return valid


def _rows(kv: torch.Tensor, indices: torch.Tensor, valid: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Token of every slot (0 where invalid), and its row of kv in f32 (zeros where invalid): [n, topk, d_qk]."""
    token = torch.where(valid, indices[:, 0].long(), 0)
    return token, kv[:, 0].float()[token] * valid[..., None]


def _indices(
    s_q: int, s_kv: int, topk: int, q_start: int, family: str, generator: torch.Generator, device: torch.device
) -> torch.Tensor:
    out = torch.full((s_q, topk), -1, dtype=torch.int32, device=device)
    for start in range(0, s_q, 512):
        rows = torch.arange(start, min(s_q, start + 512), device=device)[:, None]
        score = torch.rand(len(rows), s_kv, generator=generator, device=device)
        score.masked_fill_(torch.arange(s_kv, device=device) > q_start + rows, -1.0)
        best, token = score.topk(min(topk, s_kv), dim=1)
        token[best < 0] = -1
        out[start : start + len(rows), : token.shape[1]] = token.int()
    if family == "edges":
        # Every kind of slot that must not count, and duplicates, at random places of every row.
        limit = torch.arange(s_q, device=device)[:, None] + q_start
        pick = torch.randint(0, 10, (s_q, topk), generator=generator, device=device)
        for kind, token in enumerate((-1, -(2**31), s_kv, 2**31 - 1)):
            out[pick == kind] = token
        future = torch.where(pick == 4, (limit + 1).expand(-1, topk), out)
        out = torch.where(pick == 5, out[:, :1].expand(-1, topk), future).int()
        if s_q > 1:
            out[-1] = torch.where(out[-1] % 2 == 0, -1, s_kv)  # a query with no valid key
    return out.unsqueeze(1).contiguous()


def generate_input(
    s_q: int, s_kv: int, h_q: int, d_qk: int, topk: int, q_start: int, lengths: int, family: str, seed: int
) -> input_t:
    """Makes one case. Shapes and meaning: README.md.

    Args:
        lengths: 1 gives a ragged ``topk_length`` (with a 0 and a full row if there are two rows), 0 gives None.
        family: ``"plain"`` (distinct tokens that all count, -1 where the causal limit leaves too few) or ``"edges"``
            (also negative, out-of-range and future tokens, duplicates, and a last query with no valid key).
        seed: of the generator, one per device.
    """
    device = default_device()
    generator = torch.Generator(device=device).manual_seed(seed)

    def normal(*shape: int) -> torch.Tensor:
        return torch.randn(shape, generator=generator, device=device, dtype=torch.float32)

    # Logits of spread 2, and a component that all keys share: delta is then as large as dP - delta.
    q = torch.empty(s_q, h_q, d_qk, dtype=torch.bfloat16, device=device)
    do = torch.empty(s_q, h_q, D_V, dtype=torch.bfloat16, device=device)
    for start in range(0, s_q, 512):
        part = q[start : start + 512]
        part.copy_(2 * normal(*part.shape))
        part = do[start : start + 512]
        part.copy_(normal(*part.shape))
    kv = (normal(s_kv, 1, d_qk) + 0.5 * normal(1, 1, d_qk)).bfloat16()
    indices = _indices(s_q, s_kv, topk, q_start, family, generator, device)
    topk_length = None
    if lengths:
        topk_length = torch.randint(1, topk + 1, (s_q,), generator=generator, device=device, dtype=torch.int32)
        if s_q > 1:
            topk_length[0], topk_length[1] = topk, 0
    sm_scale = d_qk**-0.5

    o = torch.zeros(s_q, h_q, D_V, dtype=torch.bfloat16, device=device)
    lse = torch.empty(s_q, h_q, dtype=torch.float32, device=device)
    chunks = _chunks(s_q, h_q, topk, d_qk)
    for a in chunks:
        b = min(s_q, a + chunks.step)
        length = None if topk_length is None else topk_length[a:b]
        valid = valid_slots(indices[a:b], length, q_start, s_kv, a)
        _, k = _rows(kv, indices[a:b], valid)
        s = q[a:b].float() @ k.transpose(1, 2) * sm_scale
        s.masked_fill_(~valid[:, None], float("-inf"))
        lse[a:b] = s.logsumexp(-1)
        p = torch.exp(s - lse[a:b, :, None]).nan_to_num_(0.0)
        o[a:b] = (p @ k[..., :D_V]).bfloat16()
    if family == "edges":
        lse[:, 1::2] = torch.where(lse[:, 1::2].isinf(), float("inf"), lse[:, 1::2])
    return q, kv, o, do, lse, indices, topk_length, q_start, sm_scale


@torch.no_grad()
def ref_kernel(data: input_t) -> output_t:
    """P and delta in f32, chunked over queries."""
    q, kv, o, do, lse, indices, topk_length, q_start, sm_scale = data
    s_q, h_q, d_qk = q.shape
    topk = indices.shape[-1]
    p = torch.empty(s_q, h_q, topk, dtype=torch.float32, device=q.device)
    delta = torch.empty(s_q, h_q, dtype=torch.float32, device=q.device)
    chunks = _chunks(s_q, h_q, topk, d_qk)
    for a in chunks:
        b = min(s_q, a + chunks.step)
        length = None if topk_length is None else topk_length[a:b]
        valid = valid_slots(indices[a:b], length, q_start, kv.shape[0], a)
        _, k = _rows(kv, indices[a:b], valid)
        row_lse = lse[a:b, :, None]
        s = q[a:b].float() @ k.transpose(1, 2) * sm_scale
        p[a:b] = torch.where(valid[:, None] & row_lse.isfinite(), torch.exp(s - row_lse), 0.0)
        delta[a:b] = (o[a:b].float() * do[a:b].float()).sum(-1)
    return p, delta


def _check(name: str, got: object, want: torch.Tensor, rtol: float, atol: float) -> list[str]:
    if not isinstance(got, torch.Tensor):
        return [f"{name}: expected a torch.Tensor, got {type(got).__name__}"]
    if got.shape != want.shape or got.dtype != want.dtype or got.device != want.device:
        return [
            f"{name}: expected {want.dtype} {tuple(want.shape)} on {want.device}, "
            f"got {got.dtype} {tuple(got.shape)} on {got.device}"
        ]
    for start in range(0, len(want), 256):  # temporaries of a slice at a time
        g, w = got[start : start + 256], want[start : start + 256]
        bad = ~((g - w).abs() <= torch.where(w == 0, 0.0, atol + rtol * w.abs()))
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
    problems = _check("p", output[0], p, P_RTOL, P_ATOL) + _check("delta", output[1], delta, DELTA_RTOL, DELTA_ATOL)
    return not problems, "\n".join(problems)


def cost(
    s_q: int, s_kv: int, h_q: int, d_qk: int, topk: int, q_start: int, lengths: int, family: str, seed: int
) -> Cost:
    """One matrix product a slot; each input read once, P and delta written once.

    Counts the slots that the causal limit leaves. How many the random lengths or edges leave is known only from the
    data: those cases count no operations, so that their floor is a floor.
    """
    slots = 0 if lengths or family != "plain" else sum(min(topk, s_kv, q_start + s + 1) for s in range(s_q))
    rows = s_q * h_q
    moved = 2 * (rows * d_qk + 2 * rows * D_V + s_kv * d_qk) + 4 * (2 * rows + s_q * topk + s_q * lengths + rows * topk)
    return Cost(2.0 * h_q * slots * d_qk, float(moved))
