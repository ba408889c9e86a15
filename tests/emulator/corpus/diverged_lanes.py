"""Lanes of one member mask on different arms of a branch. `shfl`, `vote`, `match` and `redux` wait "until all
non-exited threads corresponding to membermask have executed" them "with the same qualifiers and same membermask value",
and `bar.warp.sync` for those of the same mask [PTX ISA 9.7.9.6, 9.7.13.2, 9.7.13.8 to 9.7.13.12]."""

from __future__ import annotations

from collections.abc import Callable

import torch

from .case import Case

LANES = range(32)
ODD, EVEN = 0xAAAAAAAA, 0x55555555


def mask(test: Callable[[int], bool]) -> int:
    return sum(1 << lane for lane in LANES if test(lane))


def tensor(*rows: list[int]) -> torch.Tensor:
    return torch.tensor([value for row in rows for value in row]).to(torch.int32)


def shuffled() -> torch.Tensor:
    given = [lane * (3 if lane < 16 else 5 if lane < 24 else 7) for lane in LANES]
    y = [given[20 if lane < 16 else 31 - lane if lane < 24 else lane ^ 16] for lane in LANES]
    rows = [y, list(LANES)]
    for turn in range(3):
        given = [y[lane] + (turn if lane % 2 else 100) for lane in LANES]
        y = [given[max(lane - 1, 0)] for lane in LANES]
        rows += [y, [1 if lane % 2 else 7 for lane in LANES]]
    return tensor(*rows)


def voted() -> torch.Tensor:
    ballot = mask(lambda lane: lane % 3 == 0 if lane < 10 else lane % 5 != 0)
    kind = [lane // 4 if lane < 10 else lane // 8 for lane in LANES]
    same = [mask(lambda other, lane=lane: kind[other] == kind[lane]) for lane in LANES]  # type: ignore[misc]
    part = mask(lambda lane: lane < 4 or lane > 20)
    rest = [part & (ODD if lane % 2 else EVEN) for lane in LANES]
    return tensor([ballot] * 32, [1] * 32, same, [0] * 32, rest, list(LANES))


def summed() -> torch.Tensor:
    living = range(30)
    total = sum(lane if lane % 3 else 1000 for lane in living)
    return tensor(*([value] * 30 + [0, 0] for value in (total, -1)), [*living, 0, 0])


CROSSED = tensor([lane + 116 if lane < 16 else (lane - 16) ** 2 for lane in LANES])
EXITED = tensor([18 if lane < 8 else 1 if lane < 16 else 5 for lane in LANES], [*range(16), *([0] * 16)])
ACTIVE = tensor([66 if lane < 12 else 2 * sum(range(12, 32)) for lane in LANES], list(LANES))
OUT = torch.zeros(64, dtype=torch.int32)

CASES = (
    *(
        Case(name, (torch.zeros_like(want),), {0: want}, kernel=name)
        for name, want in (
            ("shuffles", shuffled()), ("votes", voted()), ("sums", summed()), ("barrier", CROSSED), ("exits", EXITED),
            ("active", ACTIVE),
        )
    ),
    Case(
        "never", (OUT,), finding="partial-warp", kernel="never", line=" arm",
        says=("lanes 0–30 wait here and at", "0xffffffff, and lanes 31 never come", "lanes 31 wait at"),
    ),
    Case(
        "other_mask", (OUT,), finding="partial-warp", kernel="other_mask", line="want all",
        says=("lanes 0–15 wait here", "lanes 16–31 never come", "lanes 16–31 wait at"),
    ),
    Case(
        "masks", (OUT,), finding="partial-warp", kernel="masks",
        says=("lanes 16–19", "lanes 20–31", "wait at"),
    ),
)  # fmt: skip
