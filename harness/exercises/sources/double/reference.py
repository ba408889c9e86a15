"""Twice a vector: ``x`` and ``out`` are f32 [n], contiguous, n a multiple of 1024."""

from __future__ import annotations

from collections.abc import Iterator

import torch
from task import input_t, output_t
from utils import Cost, default_device, make_match_reference


def generate_input(n: int, seed: int) -> input_t:
    """Makes a case on the default device."""
    device = default_device()
    return torch.randn(n, generator=torch.Generator(device=device).manual_seed(seed), device=device)


def ref_kernel(data: input_t) -> output_t:
    """The same by torch."""
    return 2 * data


check_implementation = make_match_reference(ref_kernel, rtol=0.0, atol=0.0)


def lookalikes(data: input_t) -> Iterator[tuple[str, output_t]]:
    """What known mistakes give."""
    yield "x itself, not twice x", data
    tiles = data.view(-1, 8, 8, 4)
    row = torch.arange(8, device=data.device).view(8, 1)
    unit = torch.arange(8, device=data.device).view(1, 8)
    yield "the units of each row of 128 bytes in the order of the 128B swizzle", 2 * tiles[:, row, unit ^ row].flatten()


def cost(n: int, seed: int = 0) -> Cost:
    """Each input read once, each output written once."""
    return Cost(flops=n, bytes=8 * n, peak="fp32")
