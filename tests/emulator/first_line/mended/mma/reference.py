import torch
from utils import make_match_reference


def generate_input(m, n, k, seed):
    g = torch.Generator().manual_seed(seed)
    return (
        torch.randn((m, k), generator=g).bfloat16().cuda(),
        torch.randn((n, k), generator=g).bfloat16().cuda(),
        torch.randn(n, generator=g).cuda(),
    )


def ref_kernel(data):
    a, b, bias = data
    return a.float() @ b.float().T + bias


check_implementation = make_match_reference(ref_kernel, rtol=1e-3, atol=1e-3)
