"""Clusters: the cluster barrier [PTX ISA 9.7.13.3] and addresses of other CTAs' shared memory [PTX ISA 9.7.9.22]."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ...base.findings import EmulatorFinding, UnsupportedInstruction
from .. import races
from ..machine.cta_cluster import Group, Warp
from ..machine.faults import NO_CTA
from ..machine.lanes import lanes_of, scalar, whole
from ..machine.meetings import past
from ..machine.sites import Site
from ..native import frame as f
from ..ptx.opcodes import ALWAYS, MEMORY, STORE, STRONG, WAIT, instruction
from .mbarrier import find, resolve
from .reductions import allowed, combine


@dataclass
class ClusterBarrier:
    """Warps that arrived in this phase, and completed phases."""

    group: Group
    arrived: set[Warp] = field(default_factory=set)
    phase: int = 0
    seen: Any = None  # what those who arrived have observed (races/events.py), and up to the last completed phase
    done: Any = None
    waiters: list[Warp] = field(default_factory=list)

    def check(self) -> None:
        """Completes the phase when every thread that has not exited has arrived [PTX ISA 9.7.13.3]: looked at when a
        warp arrives, and when one ends."""
        if self.arrived and all(warp.done or warp in self.arrived for warp in self.group.warps):
            races.publish(self.group.ctas[0], self.seen, self.waiters, True)
            self.done, self.seen, self.waiters = self.seen, None, []
            self.arrived = set()
            self.phase += 1

    def __str__(self) -> str:
        living = [warp for warp in self.group.warps if not warp.done]
        here = sum(warp in self.arrived for warp in living)
        return f"the cluster barrier: {here} of {len(living)} warps have arrived"


def _barrier(warp: Warp) -> ClusterBarrier:
    group = warp.cta.group
    if group.cluster_barrier is None:
        group.cluster_barrier = ClusterBarrier(group)
    return group.cluster_barrier


@instruction(
    "barrier.cluster.arrive", isa="9.7.13.3", counts="synchronise", python=True, results=(), meets=True, signals=ALWAYS
)
def arrive(warp: Warp, site: Site, mask: int) -> int:
    """`barrier.cluster.arrive`: all warps of all CTAs that still run."""
    if not whole(warp, site, mask):
        return f.SPLIT
    barrier = _barrier(warp)
    if getattr(warp, "cluster_phase", None) == barrier.phase:
        raise EmulatorFinding("barrier", "barrier.cluster.arrive twice without barrier.cluster.wait between")
    warp.cluster_phase = barrier.phase  # type: ignore[attr-defined]
    if "relaxed" in site.inst.parts:
        barrier.seen = races.relaxed(warp, barrier.seen, site.inst.location)
    else:
        barrier.seen = races.release(warp, barrier.seen)
    barrier.arrived.add(warp)
    barrier.check()
    return past(warp, site, mask)


@instruction("fence.acq_rel", "fence.sc", isa="9.7.13.4", counts="synchronise", python=True, results=())
def fence(warp: Warp, site: Site, mask: int) -> int:
    """`fence.{acq_rel,sc}.scope` [PTX ISA 9.7.13.4]: in front of a relaxed arrival it makes a release of it."""
    races.fence(warp, not {"cta", "cluster"} & set(site.inst.parts))
    return 0


@instruction(
    "barrier.cluster.wait",
    isa="9.7.13.3",
    counts="synchronise",
    python=True,
    event="barrier.cluster",
    results=(),
    meets=True,
    ends=WAIT,
    signals=ALWAYS,
)
def wait(warp: Warp, site: Site, mask: int) -> int:
    """`barrier.cluster.wait{.acquire}{.aligned}`. The phase is that at which the warp arrived."""
    if not whole(warp, site, mask):
        return f.SPLIT
    barrier = _barrier(warp)
    phase = getattr(warp, "cluster_phase", None)
    if phase is None:
        raise EmulatorFinding("barrier", "barrier.cluster.wait without barrier.cluster.arrive before it")
    warp.cluster_phase = None  # type: ignore[attr-defined]
    if barrier.phase != phase:
        races.acquire(warp, barrier.done)
        return 0
    barrier.waiters.append(warp)
    warp.blocked = lambda: barrier.phase != phase
    warp.waiting_at = site
    warp.waits_for = lambda: str(barrier)
    return f.SUSPEND


@instruction("mapa", isa="9.7.9.23", counts="move", python=True)
def mapa(warp: Warp, site: Site, mask: int) -> int:
    """`mapa{.shared::cluster} d, a, rank`: the address of the same variable in another CTA.

    Of a rank that the cluster does not have it is an address of no CTA, whose use is a finding: compilers put `mapa` in
    front of the branch that only some lanes take with its address.
    """
    wide = site.inst.parts[-1] == "u64"
    address, rank = (warp.u64[site.slots[i][0]] for i in (1, 2))
    rank = np.minimum(rank & np.uint64(0xFFFFFFFF), np.uint64(NO_CTA))
    low = address & np.uint64(0xFFFFFFFF00FFFFFF)
    out = low | (rank << np.uint64(f.PEER_SHIFT))
    if wide:
        warp.u64[site.slots[0][0]] = out
    else:
        warp.u32[site.slots[0][0]] = out.astype(np.uint32)
    return 0


@instruction("getctarank", isa="9.7.9.24", counts="move", python=True)
def getctarank(warp: Warp, site: Site, mask: int) -> int:
    """`getctarank d, a`: whose shared memory an address is in."""
    warp.u32[site.slots[0][0]] = warp.u32[site.slots[1][0]] >> np.uint32(f.PEER_SHIFT)
    return 0


@instruction(
    "red.async", isa="9.7.13.7", counts="asynchronous copy", python=True, results=(), crosses=MEMORY, signals=ALWAYS
)
def red_async(warp: Warp, site: Site, mask: int) -> int:
    """`red.async.relaxed.cluster{.shared::cluster}.mbarrier::complete_tx::bytes.op.type [a], b, [mbar]`: happens later,
    then counts its bytes [PTX ISA 9.7.13.7]."""
    op, kind = site.inst.parts[-2:]
    if not allowed(op, kind):
        raise UnsupportedInstruction(str(site.inst), site.inst.location, f"{op} of .{kind}")
    size = int(kind[1:]) // 8
    for lane in lanes_of(mask):
        cta, at = resolve(warp, int(warp.u64[site.slots[0][0]][lane]), size)
        bar = find(warp, int(warp.u64[site.slots[2][0]][lane]))
        data = np.array([(warp.u64 if size == 8 else warp.u32)[site.slots[1][0]][lane]]).view(np.uint8).copy()
        races.copy_in(warp, site, cta, at, size, bar, proxy=False, reduces=True)

        def adds(cta=cta, at=at, bar=bar, data=data) -> None:  # type: ignore[no-untyped-def]
            cta.shared[at : at + size] = combine(op, kind, cta.shared[at : at + size], data)
            cta.written[at : at + size] = 255
            bar.complete(size)

        warp.cta.group.later(adds, warp, site)
    return 0


@instruction(
    "st.async",
    isa="9.7.9.12",
    counts="asynchronous copy",
    python=True,
    event="st.async",
    results=(),
    stored=1,
    crosses=STRONG,
    signals=ALWAYS,
)
def st_async(warp: Warp, site: Site, mask: int) -> int:
    """`st.async…mbarrier::complete_tx::bytes{.vN}.type [a], b, [mbar]`: arrives later, then counts its bytes."""
    size = int("".join(c for c in site.inst.parts[-1] if c.isdigit())) // 8
    for lane in lanes_of(mask):
        whole = size * len(site.slots[1])
        cta, at = resolve(warp, int(warp.u64[site.slots[0][0]][lane]), whole)
        bar = find(warp, int(warp.u64[site.slots[2][0]][lane]))
        bank = warp.u64 if size == 8 else warp.u32
        data = np.array([bank[slot][lane] for slot in site.slots[1]]).view(np.uint8).copy()

        races.copy_in(warp, site, cta, at, whole, bar, proxy=False)

        def moves(cta=cta, at=at, whole=whole, bar=bar, data=data) -> None:  # type: ignore[no-untyped-def]
            cta.shared[at : at + whole] = data
            cta.written[at : at + whole] = 255
            bar.complete(whole)

        warp.cta.group.later(moves, warp, site)
    return 0


@instruction("clusterlaunchcontrol.try_cancel", isa="9.7.13.17", counts="asynchronous copy", python=True, results=())
def try_cancel(warp: Warp, site: Site, mask: int) -> int:
    """`clusterlaunchcontrol.try_cancel.async{.shared::cta}.mbarrier::complete_tx::bytes{.multicast::cluster::all}.b128
    [addr], [mbar]`: the answer is always that no cluster is cancelled, so every one runs [PTX ISA 9.7.13.17]."""
    whole = "multicast::cluster::all" in site.inst.parts
    for lane in lanes_of(mask):
        _, at = resolve(warp, int(warp.u64[site.slots[0][0]][lane]), 16)
        _, bar_at = resolve(warp, int(warp.u64[site.slots[1][0]][lane]))
        for cta in warp.cta.group.ctas if whole else [warp.cta]:
            bar = find(warp, cta.rank << f.PEER_SHIFT | bar_at)
            races.copy_in(warp, site, cta, at, 16, bar)

            def answers(cta=cta, at=at, bar=bar) -> None:  # type: ignore[no-untyped-def]
                cta.shared[at : at + 16] = 0
                cta.written[at : at + 16] = 255
                bar.complete(16)

            warp.cta.group.later(answers, warp, site)
    return 0


@instruction("st.bulk", isa="9.7.9.13", counts=STORE, python=True, results=(), stored=1, crosses=STRONG)
def st_bulk(warp: Warp, site: Site, mask: int) -> int:
    """`st.bulk{.weak}{.shared::cta} [a], size, 0`: zeros; address and size are multiples of 8 [PTX ISA 9.7.9.13]."""
    for lane in lanes_of(mask):
        size = scalar(warp, site, 1, 0, lane)
        cta, at = resolve(warp, int(warp.u64[site.slots[0][0]][lane]), size)
        if at % 8 or size % 8:
            raise EmulatorFinding(
                "misaligned", f"st.bulk at shared {at:#x}, {size} bytes: expected multiples of 8", lane=lane
            )
        races.touches(warp, site, np.arange(at, at + size, 8), 8, races.WRITE)
        cta.shared[at : at + size] = 0
        cta.written[at : at + size] = 255
    return 0
