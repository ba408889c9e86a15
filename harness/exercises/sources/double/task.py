"""Types of the exercise; shapes are in reference.py."""

from __future__ import annotations

import torch

input_t = torch.Tensor  # x
output_t = torch.Tensor
