"""Lanes of one warp that wait for different things, one of them for another CTA: each thread makes progress by itself
[PTX ISA 3.1: independent thread scheduling]. So the other CTA begins although some lanes do not poll."""

from __future__ import annotations

import torch

from .case import Case


def zeros(count: int) -> torch.Tensor:
    return torch.zeros(count, dtype=torch.int32)


COUNTED = list(range(1, 33))
CASES = (
    Case("elected", (zeros(2), zeros(32), 0), {1: COUNTED}, kernel="elected", grid=2, seconds=10),
    Case(
        "elected, and no thread signals it", (zeros(2), zeros(32), 1), finding="endless-loop", line="waits here",
        kernel="elected", grid=2, seconds=10,
    ),
    Case("two_flags", (zeros(3), zeros(2)), {1: [5, 7]}, kernel="two_flags", grid=2, seconds=10),
)  # fmt: skip
