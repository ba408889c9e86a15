"""Special registers that differ between the lanes or the warps of a CTA [PTX ISA 10]."""

from __future__ import annotations

import numpy as np


def of_lanes(base: str, axis: str, warp: int, block: tuple[int, int, int]) -> np.ndarray | int | None:
    """What each lane of warp number ``warp`` has in `%base.axis`, u64, or a number that all have; None for registers
    that all threads of a CTA share."""
    if axis == "w":  # unused, always zero
        return 0
    if base == "tid":
        (x, y, _), thread = block, np.arange(32) + 32 * warp
        return thread % x if axis == "x" else thread // x % y if axis == "y" else thread // (x * y)
    if base == "warpid":
        return warp
    lane, one, whole = np.arange(32, dtype=np.uint64), np.uint64(1), np.uint64(0xFFFFFFFF)
    if base == "laneid":
        return lane
    if not base.startswith("lanemask_"):
        return None
    below, me = (one << lane) - one, one << lane
    return {"eq": me, "lt": below, "le": below | me, "gt": whole & ~(below | me), "ge": whole & ~below}[base[9:]]
