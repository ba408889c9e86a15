"""Disjoint member masks in one instruction: `redux`, `vote`, `match`, `shfl`, `elect` and `bar.warp.sync` work on lanes
that give the same mask [PTX ISA 9.7.13.8 to 9.7.13.14]; a lane that its own mask does not name is undefined there."""

from __future__ import annotations

from collections.abc import Callable

import torch

from .case import Case

LANES = range(32)


def same(lane: int, classes: Callable[[int], int] = lambda lane: lane % 2) -> list[int]:
    """The lanes of a lane's class."""
    return [other for other in LANES if classes(other) == classes(lane)]


def mask(lanes: list[int]) -> int:
    return sum(1 << lane for lane in lanes)


def folded(lane: int, values: Callable[[int], int], fold: Callable[[int, int], int]) -> int:
    total = values(same(lane)[0])
    for other in same(lane)[1:]:
        total = fold(total, values(other))
    return total


def peers(lane: int) -> list[int]:
    return same(lane, lambda other: other % 5)


ROWS: list[Callable[[int], int]] = [
    lambda lane: sum(same(lane)),
    lambda lane: max(same(lane)),
    lambda lane: min(same(lane)) + 3,
    lambda lane: mask(same(lane)),
    lambda lane: folded(lane, lambda other: ~other, int.__and__),
    lambda lane: lane & 1,
    lambda lane: lane + 2 if lane < 30 else lane,
    lambda lane: mask([other for other in same(lane) if other % 3 == 0]),
    lambda lane: int(lane % 2 == 0),
    lambda lane: lane % 2,
    lambda lane: int(lane % 2 == 0),
    lambda lane: mask([other for other in same(lane) if other // 8 == lane // 8]),
    lambda lane: mask(same(lane)),
    lambda lane: 1,
    lambda lane: mask(same(lane)) if lane % 2 else 0,
    lambda lane: lane % 2,
    lambda lane: max(peers(lane)),
    lambda lane: sum(other % 2 for other in peers(lane)),
    lambda lane: int(lane == peers(lane)[0]),
    lambda lane: sum(same(lane, lambda other: other % 3)),
]
WANT = torch.tensor([[row(lane) for lane in LANES] for row in ROWS]).to(torch.int32).flatten()
OUT = torch.zeros(32, dtype=torch.int32)

CASES = (
    Case("right", (torch.zeros_like(WANT),), {0: WANT}),
    Case("not_named", (OUT,), finding="partial-warp", says=("0x7fff0000, which does not name 31",), kernel="not_named"),
    Case("constant_not_named", (OUT,), finding="partial-warp", says=("does not name 16",), kernel="constant_not_named"),
)
