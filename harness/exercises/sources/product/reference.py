"""A product on tensor cores: ``a`` bf16 [128, k], ``b`` bf16 [8, k], k a multiple of 64; ``out`` f32 [128, 8]."""

from __future__ import annotations

from collections.abc import Iterator

import torch
from task import input_t, output_t
from utils import Cost, default_device, make_match_reference


def generate_input(k: int, seed: int) -> input_t:
    """Makes a case on the default device: small whole numbers, whose sums are exact in f32."""
    device = default_device()
    generator = torch.Generator(device=device).manual_seed(seed)
    a, b = (torch.randint(-4, 5, (rows, k), generator=generator, device=device).bfloat16() for rows in (128, 8))
    return a, b


def ref_kernel(data: input_t) -> output_t:
    """The same by torch, in f64."""
    a, b = data
    return (a.double() @ b.double().T).float()


check_implementation = make_match_reference(ref_kernel, rtol=0.0, atol=0.0)


def lookalikes(data: input_t) -> Iterator[tuple[str, output_t]]:
    """What known mistakes give."""
    a, b = data
    yield "the first 64 columns alone", ref_kernel((a[:, :64], b[:, :64]))
    yield "the last 64 columns alone", ref_kernel((a[:, -64:], b[:, -64:]))


def cost(k: int, seed: int = 0) -> Cost:
    """Each operand read once, the result written once."""
    return Cost(flops=2 * 128 * 8 * k, bytes=2 * 136 * k + 4 * 128 * 8, peak="bf16")
