import torch
from utils import default_device, make_match_reference


def generate_input(rows, length, limit, seed):
    gen = torch.Generator().manual_seed(seed)
    return torch.randint(0, 100, (rows, length), generator=gen, dtype=torch.int32).to(default_device()), limit


def ref_kernel(data):
    x, limit = data
    out = torch.zeros_like(x)
    for row, to in zip(x, out, strict=True):
        some = row[row < limit]
        to[: some.numel()] = some
    return out


check_implementation = make_match_reference(ref_kernel)
