"""Lanes that have exited are not waited for: `shfl`, `vote`, `match` and `redux` wait "until all non-exited threads
corresponding to membermask have executed" them [PTX ISA 9.7.9.6, 9.7.13.9, 9.7.13.10, 9.7.13.12]."""

from __future__ import annotations

import torch

from .case import Case

OUT = torch.zeros(32, dtype=torch.int32)


def want(count: int) -> torch.Tensor:
    rows = [
        4 * (t // 2) + 1 + 100 * (count // 2) + 10000 * count + 2000000 + 0x10000000 if t < count else 0
        for t in range(32)
    ]
    return torch.tensor(rows, dtype=torch.int32)


TURNS = torch.tensor([t * 7 % 11 for t in range(32)], dtype=torch.int32)
SUMS = torch.tensor([sum(int((i < TURNS).sum()) for i in range(n)) for n in TURNS.tolist()], dtype=torch.int32)

ACTED = torch.tensor(
    [3 + 700 + 5000 * (t == 0) for t in range(14)] + [7] * 18 + [sum(t * (t - 1) // 2 for t in range(14, 32))],
    dtype=torch.int32,
)

CASES = (
    Case("part", (OUT, 14), {0: want(14)}),
    Case("all", (OUT, 32), {0: want(32)}),
    Case("act", (torch.zeros(33, dtype=torch.int32), 14), {0: ACTED}, kernel="act"),
    Case("loop", (OUT, TURNS), {0: SUMS}, kernel="loop"),
)
