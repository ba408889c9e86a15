import torch
from task import input_t, output_t
from utils import Cost, default_device, make_match_reference


def generate_input(n: int, seed: int, kind: str = "normal") -> input_t:
    """x and y [n] float32: normal, or a ramp with a random offset."""
    device = default_device()
    generator = torch.Generator(device).manual_seed(seed)
    x = torch.randn(n, generator=generator, device=device)
    y = torch.randn(n, generator=generator, device=device)
    if kind == "ramp":
        x = torch.arange(n, dtype=torch.float32, device=device) + x[0]
    return x, y


def ref_kernel(data: input_t) -> output_t:
    """2 x + y [n]."""
    x, y = data
    return 2 * x + y


check_implementation = make_match_reference(ref_kernel, rtol=1e-5, atol=1e-5)


def cost(n: int, seed: int, kind: str = "normal") -> Cost:
    """One multiply-add an element; two reads and a write of 4 bytes."""
    return Cost(flops=2 * n, bytes=12 * n, peak="fp32")
