"""``data = (x, weight, bias)``, f32 [rows, columns] and twice [columns]; the result is the layer norm of each row."""

import torch
from utils import make_match_reference


def generate_input(rows, columns, seed):
    generator = torch.Generator().manual_seed(seed)
    x = torch.randn((rows, columns), generator=generator) * 2 + 0.5
    return tuple(one.cuda() for one in (x, *torch.randn((2, columns), generator=generator)))


def ref_kernel(data):
    x, weight, bias = data
    return torch.nn.functional.layer_norm(x, (x.shape[1],), weight, bias)


check_implementation = make_match_reference(ref_kernel, rtol=1e-4, atol=1e-4)
