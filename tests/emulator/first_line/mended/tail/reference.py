import torch
from utils import default_device, make_match_reference


def generate_input(m, n, k, seed):
    gen = torch.Generator().manual_seed(seed)
    a = torch.randn(m, k, generator=gen).half()
    b = torch.randn(k, n, generator=gen).half()
    return a.to(default_device()), b.to(default_device())


def ref_kernel(data):
    a, b = data
    return (a.float() @ b.float()).half()


check_implementation = make_match_reference(ref_kernel, rtol=0.01, atol=0.02)
