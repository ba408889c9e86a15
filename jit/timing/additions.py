"""Atomics of a whole launch to few lines of the L2, where they follow each other: no launch is faster than these.

The L2 carries out an atomic at the line where its word lies. Those of all multiprocessors to one line follow each
other, so the fewer lines there are, the fewer atomics a second. The chip's figures have the rate for one line, for 8
and for 256; between them it lies on a straight line through the logarithms. Beyond 256 nothing is held back here.
"""

from __future__ import annotations

import math

import numpy as np

from .parameters import Chip
from .streams import SECTOR, Launch

BOUND = "additions to the same lines of the L2"
_LINE = 4  # sectors
_AT = (1, 8, 256)  # lines that the figures are of


class Additions:
    """What a launch's atomics on global memory visit, by allocation: [allocation] of each.

    Args:
        launch: the record.

    Attributes:
        visits: sectors that requests of warps visit, of the whole grid.
        lines: lines that they lie in, of the whole grid.
        floats: they add f32.
    """

    def __init__(self, launch: Launch) -> None:
        atomics = np.array([one.op.startswith(("atom", "red")) and "shared" not in one.op for one in launch.insts])
        in_f32 = np.array(["f32" in one.op for one in launch.insts])
        visits: dict[int, float] = {}
        seen: list[np.ndarray] = []
        self.floats: set[int] = set()
        for one in launch.clusters:
            inst = (one.accesses[:, 0] & np.uint64(0xFFFFFFFF)).astype(np.int64)
            reach = (one.accesses[:, 3] >> np.uint64(32)).astype(np.int64)
            chosen = np.repeat(atomics[inst], reach)
            sectors = one.sectors.astype(np.int64)[chosen]
            whose = launch.owners(sectors)
            for owner, times in zip(*np.unique(whose, return_counts=True), strict=True):
                visits[int(owner)] = visits.get(int(owner), 0.0) + float(times)
            self.floats |= set(whose[np.repeat(in_f32[inst], reach)[chosen]].tolist())
            seen.append(np.unique(sectors // _LINE))
        scale = launch.count / max(len(launch.clusters), 1)
        self.visits = {owner: times * scale for owner, times in visits.items()}
        self.lines = {owner: self._lines(launch, seen, owner) for owner in visits}

    @staticmethod
    def _lines(launch: Launch, seen: list[np.ndarray], owner: int) -> float:
        """Lines of an allocation, carried on to the whole grid as `Launch.footprint` carries on its sectors."""
        mine = [part[launch.owners(part * _LINE) == owner] for part in seen]
        union, each = len(np.unique(np.concatenate(mine))), float(np.mean([len(part) for part in mine]))
        if len(mine) < 2 or len(mine) >= launch.count:
            return float(union)
        grows = min(math.log(max(union / max(each, 1.0), 1.0)) / math.log(len(mine)), 1.0)
        room = launch.allocations[owner][1] / SECTOR / _LINE if owner < len(launch.allocations) else math.inf
        return min(max(room, union), max(each, 1.0) * launch.count**grows)

    def seconds(self, chip: Chip) -> float:
        """The least time of all of them: that of the allocation which takes longest."""
        return max((times / rate(self.lines[owner], owner in self.floats, chip)
                    for owner, times in self.visits.items()), default=0.0)  # fmt: skip


def rate(lines: float, floats: bool, chip: Chip) -> float:
    """Sectors a second that atomics to so many lines visit."""
    if lines > _AT[-1]:
        return math.inf
    known = [chip["additions_1_f32" if floats else "additions_1"], chip["additions_8"], chip["additions_256"]]
    return float(np.exp(np.interp(math.log(max(lines, 1.0)), np.log(_AT), np.log(known))))
