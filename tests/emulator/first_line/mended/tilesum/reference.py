import torch
from utils import make_match_reference


def generate_input(rows, tiles, seed):
    g = torch.Generator(device="cuda").manual_seed(seed)
    matrix = torch.randn((rows, 8 * tiles), generator=g, device="cuda")
    return matrix, torch.randn(8 * tiles, generator=g, device="cuda")


def ref_kernel(data):
    matrix, vector = data
    return matrix @ vector


check_implementation = make_match_reference(ref_kernel, rtol=1e-4, atol=1e-4)
