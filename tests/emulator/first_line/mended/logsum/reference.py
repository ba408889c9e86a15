import torch
from utils import make_match_reference


def generate_input(rows, cols, seed):
    g = torch.Generator(device="cuda").manual_seed(seed)
    return torch.randn(rows, cols, generator=g, device="cuda") * 2


def ref_kernel(data):
    return torch.logsumexp(data, 1)


check_implementation = make_match_reference(ref_kernel, rtol=1e-3, atol=1e-3)
