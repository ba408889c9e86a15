"""Types of the task ``nvfp4_gemv``."""

from __future__ import annotations

import torch

# (a, b, sfa, sfb, sfa_permuted, sfb_permuted, c); shapes, dtypes and strides are in the README.
input_t = tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]

# c: [m, 1, l] float16, strides (1, 1, m).
output_t = torch.Tensor
