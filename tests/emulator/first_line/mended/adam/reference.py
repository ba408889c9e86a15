import torch
from utils import make_match_reference


def generate_input(n, seed):
    g = torch.Generator().manual_seed(seed)
    p, grad, m = (torch.randn(n, generator=g).cuda() for _ in range(3))
    return p, grad, m * 0.1, torch.rand(n, generator=g).cuda() * 0.2, 3


def ref_kernel(data):
    p, grad, m, v, step = data
    m = 0.9 * m + 0.1 * grad
    v = 0.99 * v + 0.01 * grad * grad
    m_hat = m / (1 - 0.9**step)
    v_hat = v / (1 - 0.99**step)
    return p * (1 - 0.1 * 0.01) - 0.1 * m_hat / (torch.sqrt(v_hat) + 1e-8), m, v


check_implementation = make_match_reference(ref_kernel, rtol=1e-4, atol=1e-4)
