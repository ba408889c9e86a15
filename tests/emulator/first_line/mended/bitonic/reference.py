import torch
from utils import default_device, make_match_reference


def generate_input(rows, length, seed):
    gen = torch.Generator().manual_seed(seed)
    return torch.randn(rows, length, generator=gen).to(default_device())


def ref_kernel(data):
    return torch.sort(data, 1).values


check_implementation = make_match_reference(ref_kernel, rtol=0.0001, atol=0.0001)
