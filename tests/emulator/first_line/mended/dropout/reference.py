import torch
from utils import make_match_reference


def generate_input(n, seed):
    g = torch.Generator(device="cuda").manual_seed(seed)
    return torch.randn(n, generator=g, device="cuda"), 0.3, 1234567890123, 17


def ref_kernel(data):
    x, p, seed, offset = data
    M = 0xFFFFFFFF
    keep = []
    for b in range((len(x) + 3) // 4):
        c = [b & M, 0, offset & M, offset >> 32]
        k = [seed & M, seed >> 32]
        for _ in range(10):
            h0, l0 = divmod(0xD2511F53 * c[0], 1 << 32)
            h1, l1 = divmod(0xCD9E8D57 * c[2], 1 << 32)
            c = [h1 ^ c[1] ^ k[0], l1, h0 ^ c[3] ^ k[1], l0]
            k = [(k[0] + 0x9E3779B9) & M, (k[1] + 0xBB67AE85) & M]
        keep += [(v >> 8) * 2.0**-24 >= p for v in c]
    keep = torch.tensor(keep[: len(x)], device=x.device)
    return torch.where(keep, x / (1 - p), torch.zeros_like(x))


check_implementation = make_match_reference(ref_kernel, rtol=1e-4, atol=1e-4)
