import torch
from utils import default_device, make_match_reference


def generate_input(n, k, seed):
    gen = torch.Generator().manual_seed(seed)
    p = torch.randn(16, k, generator=gen).bfloat16()
    v = torch.randn(k, n, generator=gen).bfloat16()
    return p.to(default_device()), v.to(default_device())


def ref_kernel(data):
    p, v = data
    return p.float() @ v.float()


check_implementation = make_match_reference(ref_kernel, rtol=0.02, atol=0.05)
