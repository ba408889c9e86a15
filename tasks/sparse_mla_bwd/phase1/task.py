from __future__ import annotations

from typing import TypedDict

import torch

# (q, kv, o, do, lse, indices, topk_length, q_start, sm_scale); topk_length is a tensor or None. Shapes: README.md.
input_t = tuple[
    torch.Tensor,
    torch.Tensor,
    torch.Tensor,
    torch.Tensor,
    torch.Tensor,
    torch.Tensor,
    torch.Tensor | None,
    int,
    float,
]
# (p [s_q, h_q, topk] float32, delta [s_q, h_q] float32)
output_t = tuple[torch.Tensor, torch.Tensor]


class TestSpec(TypedDict):
    s_q: int
    s_kv: int
    h_q: int
    d_qk: int
    topk: int
    q_start: int
    lengths: int
    family: str
    seed: int
