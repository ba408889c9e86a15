"""CTAs of one launch that write and read the same bytes of global memory. "Two conflicting memory operations are said
to be in a data-race if they are not related in causality order and they are not morally strong" [PTX ISA 8.7.1]. That
a CTA has acquired something before is no excuse: what it reads was released later, or not at all."""

from __future__ import annotations

import torch

from .case import Case

GRID, BLOCK = 6, 64
N = GRID * BLOCK


def zeros(n: int) -> torch.Tensor:
    return torch.zeros(n, dtype=torch.int32)


def result() -> list[int]:
    """What `phases` leaves in y."""
    following = (torch.arange(N) + BLOCK) % N
    first = following + 1
    return [int(v) for v in first + (first[following] + 2)[following]]


SHAPE = {"grid": GRID, "block": BLOCK, "seconds": 20}
CASES = (
    Case("phases", (zeros(N), zeros(N), zeros(1)), {1: result()}, kernel="phases", chip=False, **SHAPE),
    Case(
        "too few phases", (zeros(N), zeros(N), zeros(1)), finding="race", says=("barrier of the grid",),
        kernel="too_few_phases", **SHAPE,
    ),
    Case(
        "too few phases of two", (zeros(N), zeros(N), zeros(1)), finding="race", kernel="too_few_phases", grid=2,
        block=32, seconds=20,
    ),
    Case(
        "last CTA", (zeros(N), zeros(BLOCK), zeros(1)),
        {1: [GRID * thread + sum(range(GRID)) for thread in range(BLOCK)]}, kernel="last_cta", chip=False, **SHAPE,
    ),
    Case(
        "counts too early", (zeros(N), zeros(BLOCK), zeros(1)), finding="race", line="read here",
        kernel="counts_too_early", **SHAPE,
    ),
    Case(
        "chain", (zeros(GRID * 32), zeros(GRID), zeros(GRID * 32)),
        {0: [(cta + 1) * thread for cta in range(GRID) for thread in range(32)]}, kernel="chain", grid=GRID, chip=False,
        seconds=20,
    ),
    Case("lock", (zeros(BLOCK), zeros(1)), {0: [GRID] * BLOCK}, kernel="lock", chip=False, **SHAPE),
    Case(
        "released too early", (zeros(BLOCK), zeros(1)), finding="race", line="given back", kernel="released_too_early",
        **SHAPE,
    ),
)  # fmt: skip
