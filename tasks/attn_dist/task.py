"""Types of the attention distribution task; shapes are in reference.py."""

from __future__ import annotations

import torch

# (q, k, indices, lse, q_start, k_stride, sm_scale)
input_t = tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor, int, int, float]
# attn_sum
output_t = torch.Tensor
