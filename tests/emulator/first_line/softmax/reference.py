"""``data = x``, f32 [rows, columns]; the result is the softmax of each row."""

import torch
from utils import make_match_reference


def generate_input(rows, columns, seed):
    return torch.randn((rows, columns), generator=torch.Generator().manual_seed(seed)) * 4


def ref_kernel(data):
    return torch.softmax(data.double(), 1).float()


check_implementation = make_match_reference(ref_kernel, rtol=1e-4, atol=1e-6)
