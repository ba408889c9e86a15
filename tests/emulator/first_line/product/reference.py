"""``data = (a, b)``, f16 [m, k] and [n, k]; the result is a @ b^T, f32 [m, n]."""

import torch
from utils import make_match_reference


def generate_input(m, n, k, seed):
    generator = torch.Generator().manual_seed(seed)
    a, b = (torch.randn((rows, k), generator=generator).half() for rows in (m, n))
    return a, b


def ref_kernel(data):
    a, b = data
    return (a.double() @ b.double().T).float()


check_implementation = make_match_reference(ref_kernel, rtol=1e-3, atol=1e-3)
