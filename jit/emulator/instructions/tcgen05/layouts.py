"""Which registers hold which cells in ld and st, and which lanes and columns hold which part of D in mma."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

_THREAD = np.arange(32)[:, None]
PER_NUM = {"32x32b": 1, "16x64b": 1, "16x128b": 2, "16x256b": 4, "16x32bx2": 1}  # registers for .x1


@lru_cache(maxsize=256)
def fragment(shape: str, registers: int, split: int = 0, each: int = 1) -> tuple[np.ndarray, np.ndarray]:
    """Lane and column, relative to the address, of each thread's registers [PTX ISA 9.7.16.2.3.1].

    Args:
        shape: ``"32x32b"``, ``"16x64b"``, ``"16x128b"``, ``"16x256b"`` or ``"16x32bx2"``.
        registers: of a thread.
        split: columns from the first half to the second, of ``16x32bx2`` only.
        each: columns that one register takes: 2 where it packs 16-bit halves of two.

    Returns:
        Two [32, registers] arrays.
    """
    r = np.arange(registers)[None]
    t = _THREAD
    if shape == "32x32b":
        lane, column = t + 0 * r, r + 0 * t
    elif shape == "16x64b":  # pairs of threads are 8 lanes apart
        lane, column = t % 2 * 8 + t // 4 + 0 * r, t // 2 % 2 + 2 * r
    elif shape == "16x128b":
        lane, column = t // 4 + r % 2 * 8, t % 4 + r // 2 * 4
    elif shape == "16x256b":
        lane, column = t // 4 + r // 2 % 2 * 8, t % 4 * 2 + r % 2 + r // 4 * 8
    else:
        lane, column = t % 16 + 0 * r, r + 0 * t
    return lane, column * each + t // 16 * split


@dataclass(frozen=True)
class Part:
    """A block of D (and the A rows and B columns it needs) as it lies in one CTA's tensor memory.

    Attributes:
        cta: 0 for the CTA of even rank (or the only one), 1 for the other.
        lanes: of the block's rows, relative to the address's lane.
        rows: first and one past the last row of D.
        columns: first and one past the last column of D; the first lies at the address's column.
    """

    cta: int
    lanes: np.ndarray
    rows: tuple[int, int]
    columns: tuple[int, int]


def data_paths(m: int, n: int, cta_group: int, ws: bool) -> tuple[str, list[Part]]:
    """Name and parts of the layout of D [PTX ISA 9.7.16.10.5].

    Returns:
        The letter of the layout, and its parts; ``("", [])`` where there is none for this M.
    """
    lane = np.arange(128)
    if cta_group == 2 and m == 256:
        return "A", [Part(0, lane, (0, 128), (0, n)), Part(1, lane, (128, 256), (0, n))]
    if cta_group == 2 and m == 128:
        halves = [(0, n // 2), (n // 2, n)]
        return "B", [
            Part(cta, lane[64 * i : 64 * i + 64], (64 * cta, 64 * cta + 64), half)
            for cta in (0, 1)
            for i, half in enumerate(halves)
        ]
    if cta_group == 1 and m == 128:
        return "D", [Part(0, lane, (0, 128), (0, n))]
    if cta_group == 1 and m == 64 and ws:
        return "E", [Part(0, lane[64 * i : 64 * i + 64], (0, 64), (n // 2 * i, n // 2 * (i + 1))) for i in (0, 1)]
    if cta_group == 1 and m == 64:
        return "F", [Part(0, lane[:64] // 16 * 32 + lane[:64] % 16, (0, 64), (0, n))]
    if cta_group == 1 and m == 32 and ws:
        quarter = n // 4
        return "G", [Part(0, lane[32 * i : 32 * i + 32], (0, 32), (quarter * i, quarter * (i + 1))) for i in range(4)]
    return "", []
