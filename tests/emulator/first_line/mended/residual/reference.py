import torch
from utils import make_match_reference


def generate_input(rows, columns, seed):
    g = torch.Generator(device="cuda").manual_seed(seed)
    x, r = (torch.randn((rows, columns), generator=g, device="cuda") for _ in range(2))
    return x, r, torch.randn(rows, generator=g, device="cuda").cumsum(0)


def ref_kernel(data):
    x, r, sums = data
    y = x + r
    before = torch.cat((torch.zeros_like(sums[:1]), sums[:-1]))
    return y, y * torch.rsqrt((y * y).mean(1, keepdim=True) + 1e-5) + before[:, None]


check_implementation = make_match_reference(ref_kernel, rtol=1e-4, atol=1e-4)
