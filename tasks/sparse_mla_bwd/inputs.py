"""Inputs of the backward of sparse MLA attention, and of its first phase; the contract is in README.md."""

from __future__ import annotations

from typing import Any

import torch
from task import input_t
from utils import flip_signs

D_V = 512


def chunks_of(s_q: int, h_q: int, topk: int, d_qk: int) -> range:
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


def rows_of(kv: torch.Tensor, indices: torch.Tensor, valid: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
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
        for kind, outside in enumerate((-1, -(2**31), s_kv, 2**31 - 1)):
            out[pick == kind] = outside
        future = torch.where(pick == 4, (limit + 1).expand(-1, topk), out)
        out = torch.where(pick == 5, out[:, :1].expand(-1, topk), future).int()
        if s_q > 1:
            out[-1] = torch.where(out[-1] % 2 == 0, -1, s_kv)  # a query with no valid key
    return out.unsqueeze(1).contiguous()


def refresh(data: input_t, seed: int, family: str = "plain", **_: Any) -> None:
    """Makes new inputs of old ones, in place: other signs in q, in dO and of columns of kv, with the o and lse that
    belong to them. So the logits are others too, and all that follows from them. The slots stay."""
    q, kv, o, do, lse, indices, topk_length, q_start, sm_scale = data
    generator = torch.Generator(device=q.device).manual_seed(seed)
    flip_signs(generator, q, do)
    # Of whole columns, so that all keys still share a component.
    kv.mul_(torch.randint(0, 2, (q.shape[2],), generator=generator, device=q.device).mul_(2).sub_(1).to(kv.dtype))
    before = torch.backends.cuda.matmul.allow_tf32
    torch.backends.cuda.matmul.allow_tf32 = True  # it holds all bits of bf16, and its products are quick
    try:
        _attend(q, kv, o, lse, indices, topk_length, q_start, sm_scale, family)
    finally:
        torch.backends.cuda.matmul.allow_tf32 = before


def _attend(
    q: torch.Tensor, kv: torch.Tensor, o: torch.Tensor, lse: torch.Tensor, indices: torch.Tensor,
    topk_length: torch.Tensor | None, q_start: int, sm_scale: float, family: str,
) -> None:  # fmt: skip
    """Writes the outputs of the forward pass, o and lse, as README.md defines them."""
    s_q, h_q, d_qk = q.shape
    chunks = chunks_of(s_q, h_q, indices.shape[-1], d_qk)
    for a in chunks:
        b = min(s_q, a + chunks.step)
        length = None if topk_length is None else topk_length[a:b]
        valid = valid_slots(indices[a:b], length, q_start, kv.shape[0], a)
        _, k = rows_of(kv, indices[a:b], valid)
        s = q[a:b].float() @ k.transpose(1, 2) * sm_scale
        s.masked_fill_(~valid[:, None], float("-inf"))
        lse[a:b] = s.logsumexp(-1)
        p = torch.exp(s - lse[a:b, :, None]).nan_to_num_(0.0)
        o[a:b] = (p @ k[..., :D_V]).bfloat16()
    if family == "edges":
        lse[:, 1::2] = torch.where(lse[:, 1::2].isinf(), float("inf"), lse[:, 1::2])


def generate(
    device: torch.device,
    s_q: int,
    s_kv: int,
    h_q: int,
    d_qk: int,
    topk: int,
    q_start: int,
    lengths: int,
    family: str,
    seed: int,
) -> input_t:
    """Makes one case. Shapes and meaning: README.md.

    Args:
        device: that the tensors are made on.
        lengths: 1 gives a ragged ``topk_length`` (with a 0 and a full row if there are two rows), 0 gives None.
        family: ``"plain"`` (distinct tokens that all count, -1 where the causal limit leaves too few) or ``"edges"``
            (also negative, out-of-range and future tokens, duplicates, and a last query with no valid key).
        seed: of the generator, one per device.
    """
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
    _attend(q, kv, o, lse, indices, topk_length, q_start, sm_scale, family)
    return q, kv, o, do, lse, indices, topk_length, q_start, sm_scale
