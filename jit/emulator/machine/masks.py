"""Masks of lanes, as numbers and as text."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np


def word(lanes: np.ndarray) -> int:
    """The mask of the lanes that are True, of 32."""
    return int(np.packbits(lanes, bitorder="little").view(np.uint32)[0])


def flags(mask: int) -> np.ndarray:
    """The 32 lanes of a mask, a bool each."""
    return (mask >> np.arange(32) & 1).astype(bool)


def ranges(lanes: Iterable[int]) -> str:
    """``"0–3, 7"``."""
    parts: list[str] = []
    for lane in lanes:
        if parts and int(parts[-1].split("–")[-1]) == lane - 1:
            parts[-1] = f"{parts[-1].split('–')[0]}–{lane}"
        else:
            parts.append(str(lane))
    return ", ".join(parts) or "none"
