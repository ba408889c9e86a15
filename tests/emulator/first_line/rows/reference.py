"""``data = (x, scale)``, f32 [rows, columns] and a number; the result is the sum of each row times the number."""

import torch
from utils import make_match_reference


def generate_input(rows, columns, seed):
    return torch.randn((rows, columns), generator=torch.Generator().manual_seed(seed)).cuda(), 0.75


def ref_kernel(data):
    x, scale = data
    return (x.double().sum(1) * scale).float()


check_implementation = make_match_reference(ref_kernel, rtol=1e-4, atol=1e-4)
