from typing import TypeAlias

import torch

input_t: TypeAlias = tuple[torch.Tensor, int, int]
output_t: TypeAlias = torch.Tensor
