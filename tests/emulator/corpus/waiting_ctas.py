"""CTAs that wait for each other: those that the chip has room for at once run together, and progress is made by every
thread of theirs [CUDA Programming Guide, "Cooperative Groups"; PTX ISA 3.2]. A wait that nobody ends is named soon."""

from __future__ import annotations

import itertools

import torch

from .case import Case

GRID = 40


def zeros(count: int) -> torch.Tensor:
    return torch.zeros(count, dtype=torch.int32)


def neighbours() -> torch.Tensor:
    """What the two rounds of `barrier` read."""
    first = (torch.arange(GRID) + 1) % GRID
    data = 100 * first[:, None] + torch.arange(32)
    return torch.cat([data, 2 * data]).flatten()


def busy(x: int) -> int:
    """A million steps of x = (a x + c) mod 2**32, with x ^= x >> 7 behind each that gives x mod 1024 = 3. The steps up
    to there follow from x mod 1024, whose period is 1024, and are taken at once: k of them are one step of other a, c.
    """
    a, c = 1664525, 1013904223
    steps, place, until = [(1, 0)], 3, [0] * 1024
    for k in range(1024):
        steps.append((a * steps[k][0] % 2**32, (a * steps[k][1] + c) % 2**32))
        until[place] = 1024 - k
        place = (a * place + c) % 1024
    left = 1000000
    while left:
        k = min(until[x % 1024], left)
        x = (steps[k][0] * x + steps[k][1]) % 2**32
        x ^= x >> 7 if x % 1024 == 3 else 0
        left -= k
    return x - (x >> 31 << 32)


SCANNED = (torch.arange(32 * GRID, dtype=torch.int32) * 7) % 23
CASES = (
    Case(
        "grid_barrier", (zeros(1), zeros(GRID * 32), zeros(2 * GRID * 32)), {2: neighbours()}, kernel="barrier",
        grid=GRID, seconds=20,
    ),
    Case(
        "backwards", (zeros(GRID), zeros(GRID)), {1: list(range(GRID, 0, -1))}, kernel="backwards", grid=GRID,
        seconds=20,
    ),
    Case(
        "look_back_scan", (SCANNED, zeros(GRID), zeros(1), zeros(32 * GRID)),
        {3: list(itertools.accumulate(SCANNED.tolist()))}, kernel="scan", grid=GRID, seconds=20,
    ),
    Case(
        "cooperative", (zeros(8 * 64), zeros(8 * 64)),
        {1: [100 * (7 - cta) + thread for cta in range(8) for thread in range(64)]}, kernel="cooperative", grid=8,
        block=64, cooperative=True, seconds=20,
    ),
    Case("lanes", (zeros(1), zeros(2)), {1: [5, 7]}, kernel="lanes", seconds=10),
    Case(
        "never", (zeros(1), zeros(4)), finding="endless-loop", line="waits here", kernel="never", grid=4, block=64,
        seconds=10,
    ),
    Case(
        "never_counting", (zeros(1), zeros(2)), finding="endless-loop", line="waits here", kernel="never_counting",
        grid=2, seconds=10, seeds=(0,),
    ),
    Case(
        "no_room", (zeros(100000), zeros(100000)), finding="endless-loop", says=("has room for at once",),
        kernel="backwards", grid=100000, block=1024, smem=200000, seconds=60, seeds=(0,),
    ),
    Case(
        "busy", (torch.arange(32, dtype=torch.int32), zeros(32)), {1: [busy(i) for i in range(32)]}, kernel="busy",
        seconds=30, seeds=(0,),
    ),
)  # fmt: skip
