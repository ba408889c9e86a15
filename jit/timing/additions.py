"""Atomics of a whole launch to few lines of the L2, where they follow each other: no launch is faster than these.

The L2 carries out an atomic at the line where its word lies. Those of all multiprocessors to one line follow each
other, so the fewer lines there are, the fewer atomics a second. The chip's figures have the rate for one line, for 8
and for 256; between them it lies on a straight line through the logarithms. Beyond 256 there is one rate for atomics
that change less than half of their sectors, and nothing holds back the others here. Where several lanes of a warp have
one word, each of them visits its sector; but for integers at one address ptxas has one lane add for all of them.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Set

import numpy as np

from .machine_code import Instruction
from .parameters import Chip
from .streams import SECTOR, Launch

BOUND = "additions to the same lines of the L2"
_LINE = 4  # sectors
_AT = (1, 8, 256)  # lines that the figures are of


class Additions:
    """What a launch's atomics on global memory visit, by allocation: [allocation] of each.

    Args:
        launch: the record.
        alone: the rows of its PTX of which one lane adds for all (`leaders`).

    Attributes:
        visits: how often requests of warps visit sectors, of the whole grid.
        apart: of these, by atomics that change less than half of their sectors.
        lines: lines that they lie in, of the whole grid.
        floats: they add f32.
    """

    def __init__(self, launch: Launch, alone: Set[int] = frozenset()) -> None:
        by_one = np.array([one.row in alone for one in launch.insts])
        atomics = np.array([one.op.startswith(("atom", "red")) and "shared" not in one.op for one in launch.insts])
        in_f32 = np.array(["f32" in one.op for one in launch.insts])
        visits: dict[int, float] = {}
        apart: dict[int, float] = {}
        seen: list[np.ndarray] = []
        self.floats: set[int] = set()
        for one in launch.clusters:
            inst = (one.accesses[:, 0] & np.uint64(0xFFFFFFFF)).astype(np.int64)
            reach = (one.accesses[:, 3] >> np.uint64(32)).astype(np.int64)
            lanes, each, turns = (one.accesses[:, word] >> np.uint64(at) & np.uint64(most)
                                  for word, at, most in ((2, 32, 255), (2, 40, 255), (1, 32, 65535)))  # fmt: skip
            thin = 2 * (lanes * each).astype(np.int64) < reach * SECTOR
            turns = np.where(by_one[inst], reach, np.maximum(turns.astype(np.int64), reach))
            times = turns / np.maximum(reach, 1)
            chosen = np.repeat(atomics[inst], reach)
            weight = np.repeat(times, reach)[chosen]
            weight_apart = np.repeat(times * (thin | (times > 1)), reach)[chosen]
            sectors = one.sectors.astype(np.int64)[chosen]
            whose = launch.owners(sectors)
            for owner in np.unique(whose).tolist():
                visits[owner] = visits.get(owner, 0.0) + float(weight[whose == owner].sum())
                apart[owner] = apart.get(owner, 0.0) + float(weight_apart[whose == owner].sum())
            self.floats |= set(whose[np.repeat(in_f32[inst], reach)[chosen]].tolist())
            seen.append(np.unique(sectors // _LINE))
        scale = launch.count / max(len(launch.clusters), 1)
        self.visits, self.apart = ({owner: times * scale for owner, times in of.items()} for of in (visits, apart))
        self.lines = {owner: self._lines(launch, seen, owner) for owner in visits}

    def clocks(self, chip: Chip, part: float, most: int) -> tuple[float, ...]:
        """By allocation, of the first ``most``: what one visit takes of a multiprocessor that makes this part of all
        in a clock. 0: visits do not hold each other back."""
        found = [0.0] * most
        for owner, lines in self.lines.items():
            if owner < most:
                found[owner] = 1 / (rate(lines, owner in self.floats, chip) * part)
        return tuple(found)

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
        least = sum(self.apart.values()) / chip["additions_apart"]
        return max([times / rate(self.lines[owner], owner in self.floats, chip)
                    for owner, times in self.visits.items()] + [least])  # fmt: skip


def leaders(machine: Iterable[Instruction]) -> set[int]:
    """The rows of the PTX instructions of which ptxas made an atomic of one lane for all lanes of the warp: it looks
    for the first of them."""
    rows: dict[int, set[str]] = {}
    for one in machine:
        rows.setdefault(one.row, set()).add(one.op.partition(".")[0])
    return {row for row, ops in rows.items() if ops & {"RED", "REDG", "ATOM", "ATOMG"} and ops & {"FLO", "UFLO"}}


def rate(lines: float, floats: bool, chip: Chip) -> float:
    """Sectors a second that atomics to so many lines visit."""
    if lines > _AT[-1]:
        return math.inf
    known = [chip["additions_1_f32" if floats else "additions_1"], chip["additions_8"], chip["additions_256"]]
    return float(np.exp(np.interp(math.log(max(lines, 1.0)), np.log(_AT), np.log(known))))
