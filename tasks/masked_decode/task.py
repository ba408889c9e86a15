"""Types of the masked decode task; shapes are in reference.py."""

from __future__ import annotations

import torch

# (q, k, v, mask, valid_length, num_k_heads)
input_t = tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor, int, int]
# (lse, out)
output_t = tuple[torch.Tensor, torch.Tensor]
