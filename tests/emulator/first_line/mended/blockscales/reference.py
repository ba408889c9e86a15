import torch
from utils import default_device, make_match_reference


def generate_input(m, n, k, seed):
    gen = torch.Generator().manual_seed(seed)
    x = torch.randint(-20, 20, (m, k), generator=gen, dtype=torch.int8)
    w = torch.randint(-20, 20, (n, k), generator=gen, dtype=torch.int8)
    xs = torch.rand(m, k // 32, generator=gen)
    ws = torch.rand(n // 32, k // 32, generator=gen)
    return tuple(t.to(default_device()) for t in (x, w, xs, ws))


def ref_kernel(data):
    x, w, xs, ws = data
    a = x.double() * xs.double().repeat_interleave(32, 1)
    b = w.double() * ws.double().repeat_interleave(32, 0).repeat_interleave(32, 1)
    return (a @ b.T).float()


check_implementation = make_match_reference(ref_kernel, rtol=0.001, atol=0.01)
