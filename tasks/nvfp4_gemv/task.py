"""Types of the task ``nvfp4_gemv``."""

from __future__ import annotations

from typing import TypeVar

import torch

# (a, b, sfa, sfb, sfa_permuted, sfb_permuted, c); shapes, dtypes and strides are in the README.
input_t = TypeVar(
    "input_t",
    bound=tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor],
)

# c: [m, 1, l] float16, strides (1, 1, m).
output_t = TypeVar("output_t", bound=torch.Tensor)
