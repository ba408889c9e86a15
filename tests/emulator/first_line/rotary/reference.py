"""``data = (x, positions)``, f32 [tokens, heads, dims] and i32 [tokens]; the halves of each row are rotated."""

import torch
from utils import make_match_reference


def generate_input(tokens, heads, dims, seed):
    g = torch.Generator().manual_seed(seed)
    return torch.randn((tokens, heads, dims), generator=g).cuda(), torch.randperm(tokens, generator=g).int().cuda()


def ref_kernel(data):
    x, positions = data
    half = x.shape[-1] // 2
    turns = 10000.0 ** (torch.arange(half, device=x.device) / -half)
    angle = positions[:, None].float() * turns
    cos, sin = angle.cos()[:, None], angle.sin()[:, None]
    low, high = x[..., :half], x[..., half:]
    return torch.cat([low * cos - high * sin, low * sin + high * cos], -1)


check_implementation = make_match_reference(ref_kernel, rtol=1e-3, atol=1e-3)
