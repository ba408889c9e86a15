"""``data = (a, b, bias)``; the result is relu(a b + bias), f32."""

import torch
from utils import make_match_reference


def generate_input(m, n, k, seed):
    g = torch.Generator().manual_seed(seed)
    return tuple(torch.randn(s, generator=g).cuda() for s in ((m, k), (k, n), (n,)))


def ref_kernel(data):
    a, b, bias = data
    return torch.relu(a @ b + bias)


check_implementation = make_match_reference(ref_kernel, rtol=1e-4, atol=1e-4)
