import torch
from utils import make_match_reference


def generate_input(length, dims, states, seed):
    g = torch.Generator().manual_seed(seed)
    u = torch.randn((length, dims), generator=g)
    delta = torch.rand((length, dims), generator=g) * 0.5 + 0.1
    a = -torch.rand((dims, states), generator=g) - 0.2
    b, c = (torch.randn((length, states), generator=g) for _ in range(2))
    return tuple(t.cuda() for t in (u, delta, a, b, c, torch.randn(dims, generator=g)))


def ref_kernel(data):
    u, delta, a, b, c, d = data
    state = torch.zeros_like(a)
    rows = []
    for t in range(len(u)):
        state = torch.exp(delta[t][:, None] * a) * state + (delta[t] * u[t])[:, None] * b[t][None]
        rows.append((state * c[t][None]).sum(1) + d * u[t])
    return torch.stack(rows)


check_implementation = make_match_reference(ref_kernel, rtol=1e-4, atol=1e-4)
