import torch
from utils import make_match_reference


def generate_input(m, n, k, seed):
    g = torch.Generator().manual_seed(seed)
    return torch.randn((m, k), generator=g).half().cuda(), torch.randn((n, k), generator=g).half().cuda()


def ref_kernel(data):
    a, b = data
    return a.float() @ b.float().T


check_implementation = make_match_reference(ref_kernel, rtol=1e-2, atol=1e-2)
