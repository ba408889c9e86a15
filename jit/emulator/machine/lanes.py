"""Lanes of a warp: those of a mask, those that have diverged, and an operand in one of them."""

from __future__ import annotations

import functools

import numpy as np

from ...base.findings import EmulatorFinding
from ..native import frame as f
from . import meetings
from .cta_cluster import Warp
from .masks import ranges, word
from .sites import Site


@functools.lru_cache(4096)
def lanes_of(mask: int) -> np.ndarray:
    """Numbers of the set bits; not to be changed."""
    return np.nonzero((mask >> np.arange(32)) & 1)[0]


def scalar(warp: Warp, site: Site, operand: int, leaf: int, lane: int) -> int:
    """The unsigned value of one lane of one leaf of an operand, a predicate's too."""
    slot = site.slots[operand][leaf]
    if site.widths[operand][leaf] == 1:
        return int(warp.u32[slot][0]) >> lane & 1
    return int(warp.u64[slot][lane])


def whole(warp: Warp, site: Site, mask: int, *key: object) -> bool:
    """Whether the living lanes of a warp are at a barrier, ``key`` of which is the same for all: a finding with
    `.aligned` if not, else those that are here wait for the others (meetings.py)."""
    if mask == word(warp.pcs != f.EXITED):
        return True
    if "aligned" in site.inst.parts or site.inst.parts[0] == "bar":
        partial_warp(warp, site, mask)
    return meetings.gather(warp, site, mask, *key)


def partial_warp(warp: Warp, site: Site, mask: int) -> int:
    """Raises the finding of an instruction that needs lanes which have diverged."""
    if (waits := meetings.stuck(warp, site, mask)) is not None:
        raise waits
    absent = [lane for lane in range(32) if warp.pcs[lane] != f.EXITED and not mask >> lane & 1]
    raise EmulatorFinding(
        "partial-warp",
        f"lanes {ranges(absent)} do not execute it, only {ranges([n for n in range(32) if mask >> n & 1])}; "
        f"all lanes of the member mask must execute this instruction together",
        lane=absent[0] if absent else None,
        mask=f"{mask:#010x}",
    )
