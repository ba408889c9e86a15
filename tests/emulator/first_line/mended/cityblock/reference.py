import torch
from utils import make_match_reference


def generate_input(n, m, dims, seed):
    g = torch.Generator().manual_seed(seed)
    return torch.randn((n, dims), generator=g).cuda(), torch.randn((m, dims), generator=g).cuda()


def ref_kernel(data):
    a, b = data
    return (a[:, None] - b[None]).abs().sum(-1)


check_implementation = make_match_reference(ref_kernel, rtol=1e-4, atol=1e-4)
