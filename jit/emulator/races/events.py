"""Data races in shared memory, uses before a wait, and missing proxy fences, by vector clocks of warps.

Every warp and every asynchronous agent has a *slot*: its reads and writes are stamped with the slot's clock. A warp's
row of clocks says how much of each slot it has observed; barriers, mbarriers, waits and atomics join rows. An access
that finds a stamp beyond the accessing warp's row is not ordered after it. A second row says how much of it is visible
to the async proxy: `fence.proxy.async` copies the first row to it [PTX ISA 8.6, 9.7.13.4].

Agents, each with n slots for n warps: `mma` (groups of wgmma and tcgen05), `bulk` (groups of bulk copies out of shared
memory), `cp` (groups of cp.async); and one for each mbarrier, whose clock is the phase that its copies complete.
A warp counts as one thread: what its lanes do to one another is not looked at.
"""

from __future__ import annotations

import ctypes

import numpy as np

from ...base.findings import EmulatorFinding
from ..machine.cta_cluster import Cta, Warp
from ..machine.mbarrier import Mbarrier
from ..machine.owners import CELL
from ..machine.sites import Site
from . import advice, elected, layout
from .layout import ATOMIC, OFFSET, OTHER, READ, UPDATE, WRITE
from .report import allowed, finding, forgiven, remark_together, together, who
from .state import ALL, Races, detector


# -- synchronisation
def release(
    warp: Warp, into: np.ndarray | None, lanes: int | None = ALL, site: Site | None = None
) -> np.ndarray | None:
    """The clocks of a barrier, once the warp, or some lanes of it at a site, arrive at it."""
    races = detector(warp.cta.group)
    return None if races is None else races.release(warp, into, lanes, site)


def acquire(warp: Warp, joined: np.ndarray | None) -> None:
    """The warp observes the clocks of a barrier."""
    races = detector(warp.cta.group)
    if races is not None and joined is not None:
        row = races.seen[races.index(warp)]
        np.maximum(row, joined, out=row)


def publish(cta: Cta, joined: np.ndarray | None, waiters: list[Warp], everyone: bool) -> None:
    """A barrier completes: those who wait observe its clocks; and, where it waits for ``everyone`` who has not
    ended, what the warps that have ended did."""
    races = detector(cta.group)
    if races is not None and joined is not None:
        if everyone:
            np.maximum(joined, races.final, out=joined)
        if everyone and len(waiters) == races.per_cta and len(cta.group.ctas) == 1:
            np.maximum(races.seen, joined, out=races.seen)
            return
        for warp in waiters:
            acquire(warp, joined)


def new_mbarrier(warp: Warp, site: Site, cta: Cta, bar: Mbarrier, lane: int) -> None:
    """Gives an mbarrier that a lane initialises its slot, and remembers who did."""
    races = detector(cta.group)
    if races is None:
        return
    w = races.index(warp)
    bar.slot, bar.rank = races.mbarrier_slot(cta, bar.address), cta.rank
    bar.base = int(races.top[bar.slot])
    bar.seen = np.zeros((2, races.slots), np.uint32)
    bar.done = bar.seen
    bar.made, bar.made_by = (w, int(races.seen[w, 0, w]), site), lane


def fence(warp: Warp, other_clusters: bool) -> None:
    """`fence.acq_rel`, `fence.sc`: a relaxed arrival, or a store of a flag, that follows releases what was done before
    the fence; to ``other_clusters`` too where its scope has them."""
    races = detector(warp.cta.group)
    if races is not None:
        races.fences(warp)
        if other_clusters:
            races.release_cluster(warp)
    joined = release(warp, None, None)
    if joined is not None:
        warp.fence_clocks = joined


def relaxed(warp: Warp, into: np.ndarray | None, where: str) -> np.ndarray | None:
    """The clocks of a barrier, once the warp arrives at it with `.relaxed`, which it does ``where``."""
    warp.relaxed_at = where
    joined = warp.fence_clocks
    if joined is None:
        return into
    return joined.copy() if into is None else np.maximum(into, joined, out=into)


def fenced(warp: Warp) -> None:
    """`fence.mbarrier_init`: what the warp has initialised is visible to the async proxy, and, with a relaxed arrival
    after it, to the cluster."""
    races = detector(warp.cta.group)
    if races is not None:
        fence(warp, False)
        for bar in warp.cta.mbarriers.values():
            bar.fenced = bar.fenced or bar.made[0] == races.index(warp)


def completes_on(warp: Warp, site: Site, bar: Mbarrier) -> None:
    """Raises unless the mbarrier's initialisation is ordered before, and visible to, an asynchronous operation that is
    to complete on it [PTX ISA 9.7.13.4, fence.mbarrier_init]. In the CTA that has the mbarrier a barrier is taken for
    enough, with a remark: Triton, ThunderKittens and others leave the fence out there."""
    races = detector(warp.cta.group)
    if races is None or bar.made is None:
        return
    uses(warp, site, bar)
    maker, clock, at = bar.made
    if bar.fenced or races.seen[races.index(warp), 1, maker] >= clock:
        return
    missing = "fence.mbarrier_init.release.cluster (or fence.proxy.async) after mbarrier.init is missing"
    text = (
        f"an asynchronous operation is to complete on the mbarrier at shared {bar.address:#x}, initialised at "
        f"{at.inst.location} through the generic proxy: {missing}"
    )
    details: dict[str, object] = {
        "address": hex(bar.address),
        "earlier": {**at.inst.report, "access": "mbarrier.init"},
        "missing": missing,
    }
    if bar.rank != warp.cta.rank:
        found = EmulatorFinding("proxy-fence", text, **details)
        if not warp.launch.allows(found, warp, site):
            raise found
        return
    warp.launch.remark_of_compiler("proxy-fence", text, warp, site, **details)


def uses(warp: Warp, site: Site, bar: Mbarrier, lanes: int = 0) -> None:
    """Raises unless the mbarrier's initialisation is ordered before the warp's use of it. Leaves a remark where
    another lane than ``lanes`` initialised it, and these have not met that one since."""
    races = detector(warp.cta.group)
    if races is None or bar.made is None:
        return
    maker, clock, at = bar.made
    w = races.index(warp)
    if maker == w and lanes & ~(1 << bar.made_by) and clock >= races.context_words[layout.CONTEXT * w + layout.MEETING]:
        elected.unmet_maker(warp, site, bar, at.inst)
    if races.seen[w, 0, maker] < clock:
        whose, number = races.group.ctas[maker // races.per_cta], maker % races.per_cta
        missing = "a barrier after mbarrier.init (__syncthreads; in a cluster, barrier.cluster) is missing"
        missing += advice.relaxed_arrival(whose.warps[number])
        found = EmulatorFinding(
            "race",
            f"use of the mbarrier at shared {bar.address:#x}, which warp {number} of CTA {list(whose.id)} initialised "
            f"at {at.inst.location}; nothing orders the two: {missing}",
            address=hex(bar.address),
            earlier={
                **at.inst.report, "cta": list(whose.id), "warp": number,
                "access": "mbarrier.init",
            },
            missing=missing,
        )  # fmt: skip
        if not warp.launch.allows(found, warp, site):
            raise found


def arrives(warp: Warp, site: Site, bar: Mbarrier, lanes: int) -> None:
    """Lanes of the warp arrive at an mbarrier."""
    uses(warp, site, bar, lanes)
    races = detector(warp.cta.group)
    if races is not None and bar.rank != warp.cta.rank:
        w = races.index(warp)
        races.remote[w, bar.rank] = int(races.seen[w, 0, w]) << 32 | site.number << 4
    release(warp, bar.seen, lanes, site)


# -- asynchronous copies and matrix instructions, each at the instruction that issues it
def _access(
    races: Races, warp: Warp, site: Site, cta: Cta, offsets: np.ndarray, size: int, slot: int, clock: int, how: int,
    proxy: bool,
) -> None:  # fmt: skip
    """`_access_at` with an array of int64 offsets."""
    _access_at(races, warp, site, cta, offsets.ctypes.data, len(offsets), size, slot, clock, how, proxy)


def _access_at(
    races: Races, warp: Warp, site: Site, cta: Cta, offsets: int, count: int, size: int, slot: int, clock: int,
    how: int, proxy: bool,
) -> None:  # fmt: skip
    """Checks and records ``count`` pieces of ``size`` bytes of a CTA's shared memory, whose int64 offsets are at host
    address ``offsets``.

    Args:
        slot, clock: who does it: the warp, or an agent on its behalf.
        how: READ or WRITE.
        proxy: through the async proxy.
    """
    w = races.index(warp)
    stamp = clock << 32 | site.number << 4 | (ATOMIC if how == UPDATE else 0)
    while (done := races.pieces(
        races.at[w], races.rows[w][proxy], int(races.pointers[cta.rank]), offsets, count, size,
        slot, stamp, how,
    )) >= 0:  # fmt: skip
        offsets, count = offsets + 8 * done, count - done
        if not forgiven(races, warp, site, cta, slot, how):
            found = finding(races, warp, site, cta, slot, how)
            if not allowed(races, warp, site, cta, found):
                raise found
        if how == READ:
            return
        if size > CELL:  # the cells of this piece before the one that was forgiven are recorded: not again
            first, end = int(races.context[w, OFFSET]), ctypes.c_int64.from_address(offsets).value + size
            rest = np.arange(first, end, CELL)
            _access(races, warp, site, cta, rest, CELL, slot, clock, how, proxy)
            offsets, count = offsets + 8, count - 1


def _mma_reads(races: Races, warp: Warp, site: Site, cta: Cta, offsets: int, count: int, size: int) -> None:
    """A matrix instruction of the warp's open group reads. What `cp.async` wrote it may read after the wait and a
    barrier, with a remark: no `fence.proxy.async` is there in Triton's pipelines nor in CUTLASS's with `cp.async`."""
    slot, w = races.slot(warp, "mma"), races.index(warp)
    own: dict[int, np.ndarray] = {}  # what the warp itself has seen of the slots of its warpgroup that come before
    try:
        while True:
            try:
                clock = int(races.top[slot]) + 1
                return _access_at(races, warp, site, cta, offsets, count, size, slot, clock, READ, True)
            except EmulatorFinding as found:
                other = int(races.context[w][OTHER])
                if earlier := together(races, warp, site, slot):
                    remark_together(warp, site, found.report)
                    own.setdefault(other, races.seen[w, :, other].copy())
                    races.seen[w, :, other] = earlier[1]
                    continue
                if found.report["kind"] != "proxy-fence" or who(races, other)[0] != "cp":
                    raise
                details = {name: found.report[name] for name in ("address", "earlier", "missing")}
                warp.launch.remark_of_compiler("proxy-fence", found.report["message"], warp, site, **details)
                races.seen[w, 1, other] = races.seen[w, 0, other]
    finally:
        for other, row in own.items():
            races.seen[w, :, other] = row


def copy_in(
    warp: Warp, site: Site, cta: Cta, at: int, size: int, bar: Mbarrier, proxy: bool = True, reduces: bool = False,
    counts: int | None = None,
) -> None:  # fmt: skip
    """A copy into ``size`` bytes of shared memory that completes on an mbarrier.

    Args:
        proxy: by the async proxy.
        reduces: a reduction, which may meet others in any order.
        counts: the bytes that complete on the mbarrier, where they are not all of ``size``.
    """
    races = detector(warp.cta.group)
    if races is None:
        return
    (completes_on if proxy else uses)(warp, site, bar)
    bar.owed += size if counts is None else counts
    bar.is_copied_to(site.inst.location)
    clock = bar.base + bar.phase + 1
    races.top[bar.slot] = max(int(races.top[bar.slot]), clock)
    how = UPDATE if reduces else WRITE
    _access(races, warp, site, cta, np.array([at], np.int64), size, bar.slot, clock, how, proxy)


def copy_out(warp: Warp, site: Site, cta: Cta, at: int, size: int, bar: Mbarrier | None = None) -> None:
    """A copy by the async proxy out of shared memory, of the warp's open bulk group or completing on an mbarrier."""
    races = detector(warp.cta.group)
    if races is None:
        return
    if bar is None:
        slot = races.slot(warp, "bulk")
        clock = int(races.top[slot]) + 1
    else:
        slot, clock = bar.slot, bar.base + bar.phase + 1
    _access(races, warp, site, cta, np.array([at], np.int64), size, slot, clock, READ, True)


def touches(warp: Warp, site: Site, offsets: np.ndarray, size: int, how: int) -> None:
    """The warp itself reads or writes ``size`` bytes at each offset of its CTA's shared memory."""
    races = detector(warp.cta.group)
    if races is not None:
        w = races.index(warp)
        offsets = np.ascontiguousarray(offsets, np.int64)
        _access(races, warp, site, warp.cta, offsets, size, w, int(races.seen[w, 0, w]), how, False)


def cp_async(warp: Warp, site: Site, offsets: np.ndarray, size: int, begun: np.ndarray, at: int) -> None:
    """`cp.async` of ``size`` bytes to each offset of the warp's shared memory, in the generic proxy. The native code
    has ``begun`` some of them, and recorded all of these but the last one's bytes from ``at`` on."""
    races = detector(warp.cta.group)
    if races is not None:
        slot = races.slot(warp, "cp")
        clock = int(races.top[slot]) + 1
        rest = np.arange(at, begun[-1] + size, CELL) if len(begun) else begun
        for part, each in ((rest, CELL), (offsets[~np.isin(offsets, begun)], size)):
            places = np.ascontiguousarray(part, np.int64)
            _access(races, warp, site, warp.cta, places, each, slot, clock, WRITE, False)


def mma_reads(warp: Warp, site: Site, cta: Cta, offsets: np.ndarray, size: int) -> None:
    """A matrix instruction of the warp's open group reads ``size`` bytes at each offset, through the async proxy."""
    races = detector(warp.cta.group)
    if races is not None:
        offsets = np.ascontiguousarray(offsets, np.int64).reshape(-1)
        _mma_reads(races, warp, site, cta, offsets.ctypes.data, len(offsets), size)


def mma_reads_at(warp: Warp, site: Site, cta: Cta, offsets: int, count: int, size: int) -> None:
    """`mma_reads` of ``count`` pieces whose int64 offsets are at host address ``offsets``."""
    races = detector(warp.cta.group)
    if races is not None:
        _mma_reads(races, warp, site, cta, offsets, count, size)


def allocates(warp: Warp, site: Site, at: int) -> None:
    """`tcgen05.alloc` writes its word of shared memory, in an order with what other instructions do there
    [PTX ISA 9.7.16.6.1]: a copy of the async proxy that a barrier orders after it needs no proxy fence."""
    races = detector(warp.cta.group)
    if races is not None:
        slot = races.slot(warp, "cp")  # the warp's own clock would ask for the fence
        _access(races, warp, site, warp.cta, np.array([at], np.int64), 4, slot, int(races.top[slot]) + 1, WRITE, False)
        races.top[slot] += 1
        races.seen[races.index(warp), :, slot] = races.top[slot]


def commit(warp: Warp, agent: str) -> None:
    """Closes the open group of ``"mma"``, ``"bulk"`` or ``"cp"``."""
    races = detector(warp.cta.group)
    if races is not None:
        races.top[races.slot(warp, agent)] += 1


def wait_group(warp: Warp, agent: str, pending: int, of: Warp | None = None) -> None:
    """The warp has waited: of the groups of its agent, or of that of another warp, only the last ``pending`` are not
    complete."""
    races = detector(warp.cta.group)
    if races is not None:
        slot = races.slot(of or warp, agent)
        row = races.seen[races.index(warp)]
        newest = max(int(races.top[slot]) - pending, 0)
        row[0, slot] = max(int(row[0, slot]), newest)
        if agent != "cp":  # cp.async writes through the generic proxy
            row[1, slot] = row[0, slot]


def issued(warp: Warp) -> tuple[int, int]:
    """A clock that covers what the warp has done so far, and one that covers its `cp.async` that it has waited for."""
    races = detector(warp.cta.group)
    if races is None:
        return 0, 0
    w = races.index(warp)
    clock = int(races.seen[w, 0, w])
    races.tick(w)
    return clock, int(races.seen[w, 0, races.slot(warp, "cp")])


def stamp(warp: Warp, agent: str) -> tuple[int, int] | None:
    """The slot and the clock of what the warp (``"warp"``), or the open group of its agent, does now."""
    races = detector(warp.cta.group)
    if races is None:
        return None
    slot, w = races.slot(warp, agent), races.index(warp)
    return slot, int(races.seen[w, 0, w]) if agent == "warp" else int(races.top[slot]) + 1


def unseen(warp: Warp, slots: np.ndarray, clocks: np.ndarray) -> list[int]:
    """Which of the stamps the warp has not observed."""
    races = detector(warp.cta.group)
    assert races is not None
    found: list[int] = np.flatnonzero(races.seen[races.index(warp), 0, slots] < clocks).tolist()
    return found


def waits_for_products(warp: Warp, fellows: list[Warp], newest: int) -> None:
    """The warp has waited until group number ``newest`` of its warpgroup's wgmma, from 1 on, is complete: it also sees
    the result of what its fellows computed from values that they had loaded for it."""
    races = detector(warp.cta.group)
    if races is not None:
        first = warp.cta.rank * races.per_cta
        for other in fellows:
            if (pending := other.committed - newest) >= 0:
                clock = other.loads_until[newest]
                races.products_done(first + warp.number, first + other.number, clock, pending)


def commit_to(warp: Warp, site: Site, agent: str, lanes: int) -> np.ndarray | None:
    """Closes the agent's open group, by some lanes of the warp; the mbarrier that it completes on is given the result
    (see `join_clocks`)."""
    races = detector(warp.cta.group)
    if races is None:
        return None
    commit(warp, agent)
    slot = races.slot(warp, agent)
    joined = release(warp, None, lanes, site)
    assert joined is not None
    joined[: 1 if agent == "cp" else 2, slot] = races.top[slot]
    return joined


def join_clocks(bar: Mbarrier, joined: np.ndarray | None) -> None:
    """An agent arrives at an mbarrier, with what `commit_to` returned."""
    if joined is not None and bar.seen is not None:
        np.maximum(bar.seen, joined, out=bar.seen)
