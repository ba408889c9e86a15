"""Atomics of a whole launch to few slices of the L2, where they follow each other: no launch is faster than these.

The L2 carries out an atomic in the slice where its word lies, one visit of a sector after the other. Each KiB lies
in two slices, 256 bytes in turn, and every KiB in two others, as long as there are any. A slice visits one sector
again and again more slowly than several in turn, and more slowly in f32. So the fewer slices there are, the fewer
atomics a second. Beyond so many slices that nothing is held back here, there is one rate for atomics that change
less than half of their sectors. Where several lanes of a warp have one word, each of them visits its sector; but for
integers at one address ptxas has one lane add for all of them.

Where each CTA adds to other words than those before it, side by side with theirs, all CTAs that are there at one
time add to a part of the words.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Set

import numpy as np

from .machine_code import Instruction
from .parameters import Chip
from .streams import SECTOR, Launch

_Seen = tuple[int, np.ndarray, np.ndarray]  # of a recorded cluster: its number, sectors, how often each is visited
BOUND = "additions to the same lines of the L2"
_HALF = 8  # sectors: 256 bytes, which lie in one slice
_SPREAD = 64  # slices from which on atomics do not hold each other back
_FEW = 8  # slices
_TURN = 8  # sectors in one slice that are visited in turn, from which on it visits them at its full rate


class Additions:
    """What a launch's atomics on global memory visit, by allocation: [allocation] of each.

    Args:
        launch: the record.
        alone: the rows of its PTX of which one lane adds for all (`leaders`).

    Attributes:
        visits: how often requests of warps visit sectors, of the whole grid.
        apart: of these, by atomics that change less than half of their sectors.
        floats: they add f32.
    """

    def __init__(self, launch: Launch, alone: Set[int] = frozenset()) -> None:
        by_one = np.array([one.row in alone for one in launch.insts])
        atomics = np.array([one.op.startswith(("atom", "red")) and "shared" not in one.op for one in launch.insts])
        in_f32 = np.array(["f32" in one.op for one in launch.insts])
        visits: dict[int, float] = {}
        apart: dict[int, float] = {}
        seen: dict[int, list[_Seen]] = {}
        self.floats: set[int] = set()
        for one in launch.clusters:
            inst, reach = one.inst, one.reach
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
                seen.setdefault(owner, []).append((one.number, sectors[whose == owner], weight[whose == owner]))
            self.floats |= set(whose[np.repeat(in_f32[inst], reach)[chosen]].tolist())
        scale = launch.count / max(len(launch.clusters), 1)
        self.visits, self.apart = ({owner: times * scale for owner, times in of.items()} for of in (visits, apart))
        self._launch, self._seen = launch, seen

    def clocks(self, chip: Chip, part: float, most: int, at_once: int) -> tuple[float, ...]:
        """By allocation, of the first ``most``: what one visit takes of a multiprocessor that makes this part of all
        in a clock. 0: visits do not hold each other back. ``at_once``: clusters that are on the chip at once."""
        found = [0.0] * most
        for owner in self.visits:
            if owner < most:
                found[owner] = 1 / (self.rate(owner, chip, at_once) * part)
        return tuple(found)

    def rate(self, owner: int, chip: Chip, at_once: int) -> float:
        """Sectors a second that atomics to an allocation visit."""
        floats, seen = owner in self.floats, self._seen[owner]
        if window := self._window(seen, at_once):
            slices = min(window / _HALF / 2 + 1, max(window, 1.0))
            return slices * slice_rate(window / slices, floats, chip) if slices < _SPREAD else math.inf
        sectors, whose = np.unique(np.concatenate([one for _, one, _ in seen]), return_inverse=True)
        visits = np.bincount(whose.reshape(-1), np.concatenate([many for *_, many in seen]))
        grows = self._grows(seen, owner, len(sectors))
        if owner < len(self._launch.allocations):  # an allocation begins with a KiB, wherever the emulator has it
            sectors = sectors - int(self._launch.allocations[owner][0]) // SECTOR
        # Of the four quarters of a KiB the first and the third lie in one slice.
        _, where = np.unique(sectors // (4 * _HALF) * 2 + sectors // _HALF % 2, return_inverse=True)
        busy, each = (np.bincount(where.reshape(-1), of) for of in (visits, np.ones(len(sectors))))
        if len(busy) * grows >= _SPREAD:
            return math.inf
        takes = [many / slice_rate(some, floats, chip) for many, some in zip(busy, each, strict=True)]
        longest, mean = max(takes), sum(takes) / len(takes)
        if len(takes) > _FEW and longest < 2 * mean:  # the recorded clusters are few, and so differ by chance
            longest = mean
        return float(grows * visits.sum() / longest)

    def _window(self, seen: list[_Seen], at_once: int) -> float:
        """Sectors that the clusters which are there at one time add to, where each adds to others than those before
        it; 0 where all add to the same ones, or it is not known."""
        if len(seen) < 3 or at_once >= self._launch.count:
            return 0.0
        seen = sorted(seen, key=lambda one: one[0])
        numbers = np.array([number for number, *_ in seen], float)
        low, high = (np.array([function(one) for _, one, _ in seen], float) for function in (np.min, np.max))
        apart = np.diff(low) / np.diff(numbers)
        if (np.diff(low) <= high[:-1] - low[:-1]).any() or apart.max() > 1.1 * apart.min():
            return 0.0
        return float((low[-1] - low[0]) / (numbers[-1] - numbers[0]) * at_once + (high - low).mean() + 1)

    def _grows(self, seen: list[_Seen], owner: int, union: int) -> float:
        """How many times as many sectors as the recorded clusters the whole grid adds to, as `Launch.footprint` has
        it."""
        launch = self._launch
        if len(seen) < 2 or len(launch.clusters) >= launch.count:
            return 1.0
        each = max(float(np.mean([len(np.unique(one)) for _, one, _ in seen])), 1.0)
        power = min(math.log(max(union / each, 1.0)) / math.log(len(seen)), 1.0)
        room = launch.allocations[owner][1] / SECTOR if owner < len(launch.allocations) else math.inf
        return max(min(room, each * launch.count**power) / union, 1.0)

    def seconds(self, chip: Chip, at_once: int) -> float:
        """The least time of all of them: that of the allocation which takes longest."""
        least = sum(self.apart.values()) / chip["additions_apart"]
        return max([times / self.rate(owner, chip, at_once) for owner, times in self.visits.items()] + [least])


def leaders(machine: Iterable[Instruction]) -> set[int]:
    """The rows of the PTX instructions of which ptxas made an atomic of one lane for all lanes of the warp: it looks
    for the first of them."""
    rows: dict[int, set[str]] = {}
    for one in machine:
        rows.setdefault(one.row, set()).add(one.op.partition(".")[0])
    return {row for row, ops in rows.items() if ops & {"RED", "REDG", "ATOM", "ATOMG"} and ops & {"FLO", "UFLO"}}


def slice_rate(sectors: float, floats: bool, chip: Chip) -> float:
    """Sectors a second that atomics visit in one slice, where they lie in so many sectors of it."""
    known = [chip["additions_1_f32" if floats else "additions_1"], chip["additions_slice"]]
    return float(np.exp(np.interp(math.log(max(sectors, 1.0)), np.log([1, _TURN]), np.log(known))))
