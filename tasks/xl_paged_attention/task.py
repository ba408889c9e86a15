"""Types of the xl_paged_attention task; shapes are in reference.py."""

from __future__ import annotations

import torch

# (q, k_cache, v_cache, pos_bias_u, matrix_bd, block_tables, context_lens, scale, page_table)
input_t = tuple[
    torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor, float, str
]
output_t = torch.Tensor
