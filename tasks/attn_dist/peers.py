"""What else computes this, for comparison: torch, with the keys gathered and multiplied a few queries at a time."""

from __future__ import annotations

import math
from collections.abc import Callable

import torch
from task import input_t, output_t


def _product(a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
    """Batched product of bf16 matrices in f32: scores rounded to bf16 would be too coarse for the tolerance."""
    if a.device.type == "cuda":
        return torch.bmm(a, b, out_dtype=torch.float32)
    return torch.bmm(a.float(), b.float())  # the CPU has no product with another type of result


def torch_bmm(data: input_t) -> output_t:
    """Gather and bf16 product by torch, 128 queries at a time; scores and the head sum in f32."""
    q, k, indices, lse, q_start, k_stride, sm_scale = data
    out = torch.empty(indices.shape, dtype=torch.float32, device=q.device)
    shift = torch.where(lse == -math.inf, math.inf, lse)
    keys = k[:, 0]
    for first in range(0, q.shape[0], 128):
        part = slice(first, first + 128)
        token = indices[part]
        position = torch.arange(first, first + token.shape[0], device=q.device)[:, None] + q_start
        last = torch.div(position + 1 - k_stride, k_stride, rounding_mode="floor")
        valid = (token >= 0) & (token < k.shape[0]) & (token <= last)
        picked = keys[torch.where(valid, token, 0).long()]
        score = _product(q[part], picked.mT) * (sm_scale * math.log2(math.e))
        out[part] = torch.where(valid, torch.exp2(score - shift[part, :, None]).sum(1), 0.0)
    return out


PEERS: dict[str, Callable[[input_t], output_t]] = {"torch_bmm": torch_bmm}
