"""The carry flag is that of the adder: a subtraction sets it where there is no borrow. "Borrow-out written to CC.CF"
[PTX ISA 9.7.2.3] reads otherwise, but the compiler's own code for `__int128` relies on it."""

from __future__ import annotations

import torch

from .case import Case

EDGES = [0, 1, 2, 5, 1 << 31, (1 << 31) - 1, (1 << 32) - 1]
PAIRS = [(a, b) for a in EDGES for b in EDGES][:32]


def words(values: list[int]) -> torch.Tensor:
    return torch.tensor([(value & 0xFFFFFFFF) - (value >> 31 & 1) * (1 << 32) for value in values], dtype=torch.int32)


def wanted(a: int, b: int) -> list[int]:
    second = b - a - (a < b)  # with the borrow of the first
    return [a - b, 12 + (a >= b), a + b, 43 - (a + b < 1 << 32), second, 3 * a + 1 + (second >= 0)]


CASES = (
    Case(
        "mixed",
        (torch.zeros(192, dtype=torch.int32), words([x for pair in PAIRS for x in pair])),
        {0: words([x for a, b in PAIRS for x in wanted(a, b)])},
    ),
)
