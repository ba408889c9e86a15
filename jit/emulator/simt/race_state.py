"""The clocks and the shadow memory of the race detector; `races.py` tells what instructions do to them."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import numpy as np

from . import race_code, race_global
from . import race_layout as native
from .lower import Site
from .race_layout import AGENTS
from .race_report import finding

if TYPE_CHECKING:
    from .machine import Cta, Group, Warp

_KEPT: dict[tuple[int, int, int], Races] = {}  # detectors of launches that are over, by the shape of the group
_MOST_KEPT = 4
_MOST_CLOCK = 1 << 31
_MBARRIERS = 64  # slots of a CTA for mbarriers; more of them share slots
_MOST_BYTES = 1 << 32  # of shadow of all reads; a cluster that needs more gets a shadow of the warps' reads only


def enabled() -> bool:
    """Whether races are looked for: not with WARPYARD_EMULATOR_RACES=0."""
    return os.environ.get("WARPYARD_EMULATOR_RACES") != "0"


class Races:
    """The clocks and the shadow memory of one group of CTAs. They stay from cluster to cluster, and from launch to
    launch of the same shape; clocks go on.

    Attributes:
        seen: [warps, 2, slots] what each warp has observed, and what of it the async proxy sees.
        top: newest clock of each agent's slot.
    """

    def __init__(self, group: Group):
        launch = group.launch
        self.per_cta = launch.warps
        self.warps = n = launch.warps * len(group.ctas)
        self.first_mbarrier = 4 * n
        self.slots = -(-(4 * n + _MBARRIERS * len(group.ctas)) // 16) * 16
        self.seen = np.zeros((n, 2, self.slots), np.uint32)
        self.top = np.zeros(self.slots, np.uint32)
        self.places: dict[tuple[int, int], int] = {}  # slots of mbarriers, by (rank, offset)
        self.sync = np.zeros((2, native.SYNC_ROWS, self.slots), np.uint32)
        self.ended = np.zeros((2, self.slots), np.uint32)
        cells = -(-launch.shared_size // native.CELL)
        whole = self.slots * cells * 8 * len(group.ctas) <= _MOST_BYTES
        self.columns = self.slots if whole else n
        self.shadows = np.zeros((len(group.ctas), 8), np.uint64)
        self.keep: list[np.ndarray] = []
        for row in self.shadows:
            arrays: list[np.ndarray] = [
                race_global.lazy_zeros(cells * 8),
                race_global.lazy_zeros(cells * 2),
                race_global.lazy_zeros(cells * 8),
                race_global.lazy_zeros(self.columns * cells * 8),
            ]
            self.keep += arrays
            row[: native.CELLS] = [array.ctypes.data for array in arrays]
            row[native.CELLS], row[native.COLUMNS] = cells, self.columns
        self.pointers = np.array([row.ctypes.data for row in self.shadows], np.uint64)
        self.context = np.zeros((n, native.CONTEXT), np.uint64)
        self.at = [row.ctypes.data for row in self.context]
        self.rows = [[half.ctypes.data for half in both] for both in self.seen]
        for w, row in enumerate(self.context):
            row[native.VC], row[native.PVC] = self.rows[w]
            row[native.SLOT], row[native.SLOTS] = w, self.slots
            row[native.SHADOWS], row[native.CTAS] = self.pointers.ctypes.data, len(group.ctas)
            row[native.SYNC_VC], row[native.SYNC_PVC] = (half.ctypes.data for half in self.sync)
        self.remote = np.zeros((n, len(group.ctas)), np.uint64)
        self.context[:, native.REMOTE] = [row.ctypes.data for row in self.remote]
        self.acquired = np.zeros(1, np.uint64)
        self.context[:, native.ACQUIRED] = self.acquired.ctypes.data
        self.global_pieces = race_code.global_pieces()
        self.pieces = race_code.pieces()

    def bind(self, group: Group) -> None:
        """Watches a group of the shape that it was made for."""
        owners = group.launch.owners
        assert owners is not None
        self.group, self.owners = group, owners
        self.context[:, native.SPANS], self.context[:, native.SPAN_COUNT] = owners.spans.ctypes.data, owners.count
        self.context[:, native.LAST_SPAN] = 0

    def start(self, first: tuple[int, int, int]) -> None:
        """A new cluster, whose first CTA is ``first``: what was done before in shared memory is observed."""
        self.acquired[0] = 0
        owner = race_global.number_of(first, self.group.launch.grid)
        self.context[:, native.OWNER] = owner << native.OWNER_SHIFT
        own = np.arange(self.warps)
        top = np.maximum(self.top, self.seen[:, 0].max(0))
        self.seen[:] = top
        self.seen[own, 0, own] += 1
        self.context[:, native.STAMP] = self.seen[own, 0, own].astype(np.uint64) << np.uint64(32)
        self.ended[:] = 0
        self.remote[:] = 0

    def index(self, warp: Warp) -> int:
        return warp.cta.rank * self.per_cta + warp.number

    def slot(self, warp: Warp, agent: str) -> int:
        """The slot of a warp or of one of its agents."""
        return AGENTS.index(agent) * self.warps + self.index(warp)

    def tick(self, w: int) -> None:
        """What the warp does from now on is not part of what it has released."""
        self.seen[w, 0, w] += 1
        self.context[w, native.STAMP] = int(self.seen[w, 0, w]) << 32

    def mbarrier_slot(self, cta: Cta, at: int) -> int:
        key = (cta.rank, at)
        if key not in self.places:
            mine = sum(rank == cta.rank for rank, _ in self.places) % _MBARRIERS
            self.places[key] = self.first_mbarrier + cta.rank * _MBARRIERS + mine
        return self.places[key]

    def access(
        self, warp: Warp, site: Site, cta: Cta, offsets: np.ndarray, size: int, slot: int, clock: int, how: int,
        proxy: bool,
    ) -> None:  # fmt: skip
        """Checks and records pieces of ``size`` bytes at int64 ``offsets`` of a CTA's shared memory.

        Args:
            slot, clock: who does it: the warp, or an agent on its behalf.
            how: READ or WRITE.
            proxy: through the async proxy.
        """
        w = self.index(warp)
        stamp = clock << 32 | site.number << 4 | (native.ATOMIC if how == native.UPDATE else 0)
        bad = self.pieces(
            self.at[w], self.rows[w][proxy], int(self.pointers[cta.rank]), offsets.ctypes.data, len(offsets), size,
            slot, stamp, how,
        )  # fmt: skip
        if bad >= 0:
            raise finding(self, warp, site, cta, slot, how)


def make(group: Group) -> Races | None:
    """The detector of a group, or None where it is off: the one that `done` has kept, or a new one."""
    if not enabled():
        return None
    races = _KEPT.pop(_shape(group), None)
    if races is None or int(races.seen.max()) > _MOST_CLOCK:
        races = Races(group)
    races.bind(group)
    return races


def done(group: Group) -> None:
    """The group's launch is over: its detector may watch another launch."""
    if group.races is not None:
        if len(_KEPT) >= _MOST_KEPT:
            _KEPT.pop(next(iter(_KEPT)))
        _KEPT[_shape(group)] = group.races
        group.races.group = group.races.owners = None  # type: ignore[assignment]
        group.races = group.launch.owners = None  # the shadow of global memory goes with the launch


def _shape(group: Group) -> tuple[int, int, int]:
    return group.launch.warps, len(group.ctas), group.launch.shared_size
