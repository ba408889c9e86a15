"""The clocks and the shadow memory of the race detector; events.py changes them by instruction."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from ...base.findings import EmulatorFinding
from ..machine.cta_cluster import Cta, Group, Warp
from ..machine.detector import Detector
from ..machine.owners import CELL, OWNER_SHIFT, number_of
from ..machine.sites import Site
from ..native.memory import lazy_zeros
from . import elected, layout, race_code, whole_clusters
from .layout import AGENTS

ALL = 0xFFFFFFFF
_MOST_KEPT = 4
_MOST_CLOCK = 1 << 31
_MBARRIERS = 64  # slots of a CTA for mbarriers; more of them share slots
_MOST_BYTES = 1 << 32  # of shadow of all reads; a cluster that needs more gets a shadow of the warps' reads only


class Races:
    """The clocks and the shadow memory of one group of CTAs. They stay from cluster to cluster, and from launch to
    launch of the same shape; clocks go on.

    Attributes:
        seen: [warps, 2, slots] what each warp has observed, and what of it the async proxy sees.
        causal: the first of the slots that repeat those of the warps: what is known of a warp by barriers, and by flags
            that a fence or a release precedes. Global memory counts that alone.
        sure: the first of the slots that repeat them once more: what is ordered for all lanes (lanes_signal.h).
        doubts: accesses that a signal of other lanes does not order (layout.py).
        top: newest clock of each agent's slot.
        final: what warps that have ended had observed.
        over: set when the launch is over.
    """

    def __init__(self, group: Group, over: Callable[[Races], None]):
        self.over = over
        launch = group.launch
        self.per_cta = launch.warps
        self.warps = n = launch.warps * len(group.ctas)
        self.first_mbarrier = 4 * n
        self.causal = -(-(4 * n + _MBARRIERS * len(group.ctas)) // 16) * 16
        row_of_warps = -(-n // 16) * 16
        self.sure = self.causal + row_of_warps
        self.slots = self.sure + row_of_warps
        self.seen = np.zeros((n, 2, self.slots), np.uint32)
        self.top = np.zeros(self.slots, np.uint32)
        # Of reads whose value nothing uses: the finding if something does; None once that is over (report.forgiven).
        self.forgiven: dict[tuple[int, ...], EmulatorFinding | None] = {}
        self.places: dict[tuple[int, int], int] = {}  # slots of mbarriers, by (rank, offset)
        self.sync = np.zeros((2, layout.SYNC_ROWS, self.slots), np.uint32)
        self.final = np.zeros((2, self.slots), np.uint32)
        cells = -(-launch.shared_size // CELL)
        whole = self.causal * cells * 8 * len(group.ctas) <= _MOST_BYTES
        self.columns = self.causal if whole else n
        self.shadows = np.zeros((len(group.ctas), layout.SHADOW), np.uint64)
        self.keep: list[np.ndarray] = []
        for row in self.shadows:
            arrays: list[np.ndarray] = [
                lazy_zeros(cells * 8),
                lazy_zeros(cells * 2),
                lazy_zeros(cells * 8),
                lazy_zeros(self.columns * cells * 8),
                lazy_zeros(cells * 8),
                lazy_zeros(n * cells * 8),
                lazy_zeros(cells * 4),
                lazy_zeros(n * cells * 4),
            ]
            self.keep += arrays
            row[: layout.CELLS] = [array.ctypes.data for array in arrays]
            row[layout.CELLS], row[layout.COLUMNS] = cells, self.columns
        self.pointers = np.array([row.ctypes.data for row in self.shadows], np.uint64)
        self.context = np.zeros((n, layout.CONTEXT), np.uint64)
        # For one word: arrays take longer.
        self.seen_words, self.context_words = self.seen.reshape(-1).data, self.context.reshape(-1).data
        self.top_words = self.top.data
        self.at = [row.ctypes.data for row in self.context]
        self.contexts = np.array(self.at, np.uint64)
        self.rows = [[half.ctypes.data for half in both] for both in self.seen]
        for w, row in enumerate(self.context):
            row[layout.VC], row[layout.PVC] = self.rows[w]
            row[layout.SLOT], row[layout.SLOTS] = w, self.slots
            row[layout.SHADOWS], row[layout.CTAS] = self.pointers.ctypes.data, len(group.ctas)
            row[layout.SYNC_VC], row[layout.SYNC_PVC] = (half.ctypes.data for half in self.sync)
        self.remote = np.zeros((n, len(group.ctas)), np.uint64)
        self.context[:, layout.REMOTE] = [row.ctypes.data for row in self.remote]
        self.fenced = np.zeros((n, row_of_warps), np.uint32)
        self.context[:, layout.CAUSAL], self.context[:, layout.SURE] = self.causal, self.sure
        self.signals = np.zeros((n, layout.MEETINGS, layout.SIGNAL), np.uint64)
        self.doubts = np.zeros(1 + layout.MOST_DOUBTS * layout.DOUBT, np.uint64)
        self.context[:, layout.SIGNALS] = self.signals.ctypes.data
        self.context[:, layout.DOUBTS] = self.doubts.ctypes.data
        self.context[:, layout.FENCED] = [row.ctypes.data for row in self.fenced]
        self.acquired, self.known = np.zeros(2, np.uint64), np.zeros(1, np.uint32)
        self.context[:, layout.ACQUIRED] = self.acquired.ctypes.data
        self.reported = np.zeros(layout.PAIRS, np.uint64)
        self.context[:, layout.WARPS], self.context[:, layout.REPORTED] = n, self.reported.ctypes.data
        # Views for `start`: what every warp has observed, its own clock there, and that clock in its context.
        self._observed, self._newest = self.seen[:, 0], np.zeros(self.slots, np.uint32)
        self._own = self.seen.reshape(-1)[:: 2 * self.slots + 1][:n]
        self._own_causal = self.seen.reshape(-1)[self.causal :: 2 * self.slots + 1][:n]
        self._own_sure = self.seen.reshape(-1)[self.sure :: 2 * self.slots + 1][:n]
        self._stamps = self.context.view(np.uint32)[:, 2 * layout.STAMP + 1]
        self._groups = self.top[n : self.first_mbarrier]
        self.global_pieces = race_code.global_pieces()
        self.pieces = race_code.pieces()

    def bind(self, group: Group) -> None:
        """Watches a group of the shape that it was made for."""
        owners = group.launch.owners
        assert owners is not None
        self.group, self.owners = group, owners
        self.reported[:] = ~np.uint64(0)
        self.doubts[0] = 0
        self.context[:, layout.SPANS], self.context[:, layout.SPAN_COUNT] = owners.spans.ctypes.data, owners.count
        self.context[:, layout.LAST_SPAN] = 0
        self.acquired[:] = 0
        self.context[:, layout.RELEASED : layout.CLUSTERS + 1] = 0
        if (released := owners.released) is not None:
            self.known = np.zeros(len(released), np.uint32)
            places = released.ctypes.data, self.known.ctypes.data, len(released)
            self.context[:, layout.RELEASED : layout.CLUSTERS + 1] = places
        self.context[:, layout.HISTORIES] = bool(owners.histories)
        self.context[:, layout.COVERED] = owners.covered.ctypes.data if owners.covered is not None else 0

    def start(self, first: tuple[int, int, int]) -> None:
        """A new cluster, whose first CTA is ``first``: what was done before in shared memory is observed, in
        groups that no warp has committed too."""
        self._groups += 1
        self.acquired[0] = 0
        self.known.fill(0)
        self.forgiven.clear()
        owner = number_of(first, self.group.launch.grid)
        self.context[:, layout.OWNER] = owner << OWNER_SHIFT
        np.maximum.reduce(self._observed, axis=0, out=self._newest)
        self.seen[:] = np.maximum(self._newest, self.top, out=self._newest)
        self._own += 1
        self._stamps[:] = self._own_causal[:] = self._own_sure[:] = self._own
        self.context[:, layout.SINCE] = 0
        self.context[:, layout.MET] = self.context[:, layout.MEETING] = self._own
        self.final.fill(0)
        self.remote.fill(0)

    def index(self, warp: Warp) -> int:
        return warp.cta.rank * self.per_cta + warp.number

    def slot(self, warp: Warp, agent: str) -> int:
        """The slot of a warp or of one of its agents."""
        return AGENTS.index(agent) * self.warps + self.index(warp)

    def tick(self, w: int) -> None:
        """What the warp does from now on is not part of what it has released."""
        at = 2 * w * self.slots + w
        self.seen_words[at] = clock = self.seen_words[at] + 1
        self.seen_words[at + self.causal] = self.seen_words[at + self.sure] = clock
        self.context_words[layout.CONTEXT * w + layout.STAMP] = clock << 32

    def fences(self, warp: Warp) -> None:
        """Flags that the warp sets from now on pass on what it knows of global memory."""
        w = self.index(warp)
        self.fenced[w] = self.seen[w, 0, self.causal : self.sure]

    def release_cluster(self, warp: Warp) -> None:
        """The warp's cluster releases what it has done in global memory."""
        if (released := self.owners.released) is not None:
            number, w = int(self.context[self.index(warp), layout.OWNER]) >> OWNER_SHIFT, self.index(warp)
            released[number] += 1
            assert self.owners.covered is not None
            row = self.owners.covered[number]
            np.maximum(row, self.seen[w, 0, : len(row)], out=row)

    def forget_read(self, cta: Cta, slot: int, offset: int) -> None:
        """Forgets what a slot last read of the cell at an offset of a CTA's shared memory."""
        reads = self.keep[layout.CELLS * cta.rank + layout.READS].view(np.uint64)
        reads[slot * int(self.shadows[cta.rank, layout.CELLS]) + offset // CELL] = 0

    def forget_write(self, cta: Cta, slot: int, offset: int) -> None:
        """Forgets who wrote a cell of a CTA's shared memory, and what lanes of a slot's warp did there."""
        arrays = self.keep[layout.CELLS * cta.rank : layout.CELLS * (cta.rank + 1)]
        cell = offset // CELL
        for number in (layout.WRITES, layout.TWIN_BITS):
            arrays[number].view(np.uint64)[cell] = 0
        arrays[layout.LANE_WRITES].view(np.uint32)[cell] = 0
        arrays[layout.LANE_READS].view(np.uint32)[slot * int(self.shadows[cta.rank, layout.CELLS]) + cell] = 0

    def products_done(self, w: int, other: int, clock: int, pending: int) -> None:
        """Warp number ``w`` has waited for the matrix instructions of warp ``other``, of whose groups only the last
        ``pending`` are not complete: it has seen what the other one had loaded for them by ``clock``."""
        words, slots, slot = self.seen_words, self.slots, self.warps + other
        at = 2 * w * slots
        if words[at + other] < clock:
            words[at + other] = clock
            for first in (self.causal, self.sure):
                words[at + first + other] = max(words[at + first + other], clock)
        newest = self.top_words[slot] - pending
        if words[at + slot] < newest:
            words[at + slot] = newest
        words[at + slots + slot] = words[at + slot]

    def mbarrier_slot(self, cta: Cta, at: int) -> int:
        key = (cta.rank, at)
        if key not in self.places:
            mine = sum(rank == cta.rank for rank, _ in self.places) % _MBARRIERS
            self.places[key] = self.first_mbarrier + cta.rank * _MBARRIERS + mine
        return self.places[key]

    # -- events of the machine (machine.detector.Detector)
    def turn(self, may_stop: bool) -> None:
        if self.owners.released is not None:
            self.acquired[:] = 0, layout.MAY_STOP if may_stop else 0

    def stopped(self) -> bool:
        return int(self.acquired[1]) == layout.STOPPED

    def context_of(self, warp: Warp) -> int:
        return self.at[self.index(warp)]

    def clock_of(self, warp: Warp, agent: str) -> tuple[int, int]:
        slot = self.slot(warp, agent)
        return self.top[slot:].ctypes.data, slot

    def clocks_of(self, cta: Cta) -> tuple[int, int, int]:
        return self.slots, self.final.ctypes.data, self.contexts[cta.rank * self.per_cta :].ctypes.data

    def arrives(self, warp: Warp, joined: np.ndarray, first: bool) -> None:
        if first:
            joined[:] = 0
        self.release(warp, joined)

    def completes(self, joined: np.ndarray, waiters: Sequence[Warp], everyone: bool) -> None:
        if everyone:
            np.maximum(joined, self.final, out=joined)
        for warp in waiters:
            row = self.seen[self.index(warp)]
            np.maximum(row, joined, out=row)

    def release(
        self, warp: Warp, into: np.ndarray | None, lanes: int | None = ALL, site: Site | None = None
    ) -> np.ndarray:
        """The clocks of a barrier, once the warp, or some lanes of it at a site, arrive at it; None: where nobody sees
        them yet."""
        w = self.index(warp)
        if lanes is not None:
            self._signals(w, lanes, site)
        joined = self.seen[w].copy() if into is None else np.maximum(into, self.seen[w], out=into)
        self.tick(w)
        return joined

    def _signals(self, w: int, lanes: int, site: Site | None) -> None:
        """`lanes_signal` of lanes_signal.h."""
        words, at, own = self.context_words, layout.CONTEXT * w, 2 * w * self.slots + w
        if not words[at + layout.SINCE] & ~lanes:
            words[at + layout.SINCE], words[at + layout.MET] = 0, self.seen_words[own] + 1
            if lanes == ALL:
                words[at + layout.MEETING] = words[at + layout.MET]
            return
        assert site is not None
        met = words[at + layout.MET]
        signal = self.signals[w, met % layout.MEETINGS]
        before = int(signal[1]) if signal[0] == met else 0
        signal[:] = met, before | lanes, site.number
        self.seen_words[own + self.sure] = met - 1

    def ended(self, warp: Warp) -> None:
        """The warp is done: barriers that no longer wait for it are ordered after it."""
        self.release(warp, self.final)

    def left(self, cta: Cta) -> None:
        """Leaves the remarks of `elected`. Raises where a warp of another CTA has accessed the shared memory of this
        one, which ends, and nothing orders that access before the end: under another schedule it would come after."""
        if count := int(self.doubts[0]):
            self.doubts[0] = 0
            elected.remark(cta, self.group.warps, self.doubts[1:].reshape(-1, layout.DOUBT)[:count])
        if len(cta.group.ctas) == 1:
            return
        own = slice(cta.rank * self.per_cta, (cta.rank + 1) * self.per_cta)
        last = self.remote[:, cta.rank].copy()
        last[own] = 0
        unordered = np.flatnonzero((last >> np.uint64(32)) > self.seen[own, 0, : self.warps].max(0))
        if len(unordered):
            w = int(unordered[0])
            site = cta.launch.program.sites[int(last[w]) >> 4 & layout.SITES]
            missing = "a barrier.cluster before its end, joined by those who use its memory, is missing"
            raise EmulatorFinding(
                "cluster",
                f"CTA {list(cta.id)}, rank {cta.rank} of the cluster, ends, and nothing orders that after this access "
                f"of its shared memory: {missing}",
                missing=missing,
            ).locate(**self.group.warps[w].where(site))

    def native(self) -> tuple[int, int, int, int]:
        rows = self._watched = np.zeros(whole_clusters.WATCHED, np.uint64)
        rows[whole_clusters.CONTEXTS], rows[whole_clusters.SEEN] = self.context.ctypes.data, self.seen.ctypes.data
        rows[whole_clusters.TOP], rows[whole_clusters.NEWEST] = self.top.ctypes.data, self._newest.ctypes.data
        rows[whole_clusters.FINAL], rows[whole_clusters.REMOTE] = self.final.ctypes.data, self.remote.ctypes.data
        rows[whole_clusters.WARPS : whole_clusters.SURE + 1] = self.warps, self.slots, self.causal, self.sure
        rows[whole_clusters.FIRST_MBARRIER] = self.first_mbarrier
        rows[whole_clusters.ACQUIRED], rows[whole_clusters.KNOWN] = self.acquired.ctypes.data, self.known.ctypes.data
        rows[whole_clusters.CLUSTERS] = len(self.known)
        starts, ends = (whole_clusters.address(name) for name in ("starts", "ends"))
        return starts, ends, rows.ctypes.data, self.doubts.ctypes.data

    def done(self) -> None:
        """The launch is over: the detector may watch another one. The shadow of global memory goes with the launch."""
        group = self.group
        self.group = self.owners = None  # type: ignore[assignment]
        group.races = group.launch.owners = None
        self.over(self)


class Detectors:
    """The detectors of launches that are over, by the shape of the cluster, for launches that come; the oldest go when
    there are more than a few."""

    def __init__(self) -> None:
        self._kept: dict[tuple[int, int, int], Races] = {}

    def make(self, group: Group) -> Detector[Warp, Cta]:
        """The detector of a cluster: one that is kept, or a new one."""
        shape = group.launch.warps, len(group.ctas), group.launch.shared_size
        races = self._kept.pop(shape, None)
        if races is None or int(races.seen.max()) > _MOST_CLOCK:
            races = Races(group, lambda races: self._keep(shape, races))
        races.bind(group)
        return races

    def _keep(self, shape: tuple[int, int, int], races: Races) -> None:
        if len(self._kept) >= _MOST_KEPT:
            self._kept.pop(next(iter(self._kept)))
        self._kept[shape] = races


def detector(group: Group) -> Races | None:
    """The detector of a cluster, or None where races are not looked for."""
    return group.races  # type: ignore[return-value]
