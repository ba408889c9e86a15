"""Types of the exercise; shapes are in reference.py."""

from __future__ import annotations

import torch

input_t = tuple[torch.Tensor, torch.Tensor]  # (a, b)
output_t = torch.Tensor
