import torch
from utils import default_device, make_match_reference


def generate_input(m, n, k, seed):
    gen = torch.Generator().manual_seed(seed)
    a = torch.randn(m, k, generator=gen).bfloat16()
    b = torch.randn(n, k, generator=gen).bfloat16()
    bias = torch.randn(n, generator=gen) * 3
    return a.to(default_device()), b.to(default_device()), bias.to(default_device())


def ref_kernel(data):
    a, b, bias = data
    return torch.relu(a.float() @ b.float().T + bias)


check_implementation = make_match_reference(ref_kernel, rtol=0.01, atol=0.01)
