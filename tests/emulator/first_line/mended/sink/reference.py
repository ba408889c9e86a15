import torch
from utils import default_device, make_match_reference


def generate_input(heads, keys, dim, seed):
    gen = torch.Generator().manual_seed(seed)
    q = torch.randn(heads, dim, generator=gen)
    k = torch.randn(heads, keys, dim, generator=gen)
    v = torch.randn(heads, keys, dim, generator=gen)
    sink = torch.randn(heads, generator=gen)
    return tuple(t.to(default_device()) for t in (q, k, v, sink))


def ref_kernel(data):
    q, k, v, sink = data
    s = torch.einsum("hd,hkd->hk", q, k) * q.shape[1] ** -0.5
    p = torch.softmax(torch.cat([s, sink[:, None]], 1), 1)[:, :-1]
    return torch.einsum("hk,hkd->hd", p, v)


check_implementation = make_match_reference(ref_kernel, rtol=0.0001, atol=0.0001)
