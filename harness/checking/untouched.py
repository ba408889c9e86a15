"""Which values nothing wrote: fresh memory has bytes of its own where there is no GPU (`jit.base.poison`)."""

from __future__ import annotations

import torch

from harness.wire.transfer import raw_bytes
from jit.base import poison


def untouched(values: torch.Tensor) -> torch.Tensor:
    """Which of some values (a vector) have the bytes that fresh memory is filled with; bool."""
    if not values.numel():
        return torch.zeros(0, dtype=torch.bool, device=values.device)
    octets = raw_bytes(values).view(values.numel(), -1)
    found = torch.zeros(values.numel(), dtype=torch.bool, device=octets.device)
    if values.dtype.is_floating_point and values.dtype.itemsize > 1:  # of others these are what a kernel may well give
        found |= (octets == 0xFF).all(-1) | (octets == 0x7F).all(-1)
    if octets.shape[1] in (2, 4, 8):
        word = torch.tensor(list(poison.WORD.to_bytes(4, "little")) * 2, dtype=torch.uint8, device=octets.device)
        for at in range(0, 4, octets.shape[1]):
            found |= (octets == word[at : at + octets.shape[1]]).all(-1)
    return found.to(values.device)
