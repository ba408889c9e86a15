import torch
from utils import default_device, make_match_reference


def generate_input(rows, length, seed):
    g = torch.Generator().manual_seed(seed)
    x, w = torch.rand(rows, length, generator=g), torch.rand(length, generator=g)
    return x.to(default_device()), w.to(default_device())


def ref_kernel(data):
    x, w = data
    return x @ w


check_implementation = make_match_reference(ref_kernel, rtol=1e-5, atol=1e-5)
