"""Rows that clusters draw from more than the L2 holds: what of them has to come from DRAM again.

Where any row may be the next one, whenever it was read last, the L2 has a row for as long as what is touched after it
fits beside it: the characteristic time of a cache that replaces what was used least lately (Che and others,
"Hierarchical Web Caching Systems", 2002).
"""

from __future__ import annotations

import itertools

import numpy as np

from .streams import SECTOR, Launch

_LEAST = 32  # rows of a cluster from which on it is told whether they are drawn
_NEAR = 64  # sectors: no further apart they are of one row
_STEP = 0.25  # from a row to the next, of all: where any may follow it is a third on average
_LINE = 2  # bits of a sector in its line


def drawn(launch: Launch) -> np.ndarray:
    """By allocation, from how many sectors the recorded clusters draw rows, 0 where they do not; one more for none.
    They do where the rows of each lie all over those of all, at no distance that most of them have, follow each other
    in no order, and some of them, but not most, are another cluster's too."""
    found = np.zeros(len(launch.allocations) + 1)
    parts = [launch.touched(one) for one in launch.clusters]
    owners = [launch.owners(part) for part in parts]
    for at in range(len(launch.allocations)):
        mine = [part[own == at] for part, own in zip(parts, owners, strict=True)]
        if len(mine) < 2 or not all(map(_is_scattered, mine)):
            continue
        first, last = min(one[0] for one in mine), max(one[-1] for one in mine)
        orders = [launch.in_order(one) for one in launch.clusters]
        if any(_mean_step(one[launch.owners(one) == at]) < _STEP * (last - first) for one in orders):
            continue
        pairs = [(len(np.intersect1d(a, b)), min(len(a), len(b))) for a, b in itertools.combinations(mine, 2)]
        if any(both for both, _ in pairs) and all(2 * both < least for both, least in pairs):
            found[at] = min(last - first + 1, launch.allocations[at][1] / SECTOR)
    return found


def _mean_step(sectors: np.ndarray) -> float:
    """How many sectors lie between a row and the next one, on average."""
    steps = np.abs(np.diff(sectors))
    steps = steps[steps > _NEAR]
    return float(steps.mean()) if len(steps) else 0.0


def _is_scattered(sectors: np.ndarray) -> bool:
    """Whether sectors, ascending, are rows at many distances."""
    if not len(sectors):
        return False
    gaps = np.diff(np.unique(sectors >> _LINE))
    gaps = gaps[gaps > 1]
    return len(gaps) >= _LEAST and 2 * int(np.unique(gaps, return_counts=True)[1].max()) < len(gaps)


def fetched(whole: np.ndarray, asked: np.ndarray, own: np.ndarray, footprint: np.ndarray, room: float) -> np.ndarray:
    """By allocation, the sectors that come from DRAM over the whole launch, of those that are drawn; 0 of the others.

    Args:
        whole: of `drawn`.
        asked: sectors that the launch asks the L2 for.
        own: sectors that a cluster touches.
        footprint: sectors that the launch touches.
        room: sectors that the L2 holds.
    """
    many = whole > 0
    draws = np.where(many, asked / np.maximum(whole, 1), 0.0)  # of each row, on average

    def held(part: float) -> float:
        """Sectors that are touched in this part of the launch, each once."""
        others = np.maximum(footprint * part, np.minimum(own, footprint))
        return float(np.where(many, whole * -np.expm1(-draws * part), others).sum())

    low, high = 0.0, 1.0
    if held(high) > room:
        for _ in range(40):
            half = (low + high) / 2
            low, high = (half, high) if held(half) < room else (low, half)
    stays = np.exp(-draws * high)  # the part of the rows that nobody asks for in that time
    return np.where(many, whole * (1 - stays) + asked * (1 - high) * stays, 0.0)
