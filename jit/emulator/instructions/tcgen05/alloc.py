"""Allocation of tensor memory by columns [PTX ISA 9.7.16.7.1]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ....base.findings import EmulatorFinding
from ... import races
from ...machine.cta_cluster import Cta, Warp
from ...machine.sites import Site
from ...native import frame as f
from ...ptx.opcodes import WAIT, instruction
from ..mbarrier import resolve
from ..mma import whole
from .memory import COLUMNS, LANES, Allocation, Region, TensorMemory, pair
from .ordering import ordered
from .pipeline import check_access, uniform


@dataclass
class Request:
    """An alloc that waits: for columns, or for the warp of the peer CTA."""

    columns: int
    cta: Cta
    at: int
    location: str
    done: bool = False


def _columns(warp: Warp, site: Site, operand: int) -> int:
    count = uniform(warp, site.slots[operand][0], "nCols")
    if count < 32 or count > COLUMNS or count & count - 1:
        raise EmulatorFinding(
            "tmem", f"nCols is {count}: {site.inst.parts[1]} takes a power of two from 32 to {COLUMNS}"
        )
    return count


def _room(memory: TensorMemory, columns: int) -> int | None:
    taken = np.zeros(COLUMNS, bool)
    for allocation in memory.allocations.values():
        taken[allocation.start : allocation.start + allocation.columns] = True
    for start in range(0, COLUMNS, columns):
        if not taken[start : start + columns].any():
            return start
    return None


def _give(memory: TensorMemory, request: Request, start: int) -> None:
    memory.allocations[start] = Allocation(start, request.columns, request.location)
    memory.freed.pop(start, None)
    memory.written[:, start : start + request.columns] = False
    request.cta.shared[request.at : request.at + 4] = np.array([start], np.uint32).view(np.uint8)
    request.cta.written[request.at : request.at + 4] = 255
    memory.alloc_request, request.done = None, True


@instruction("tcgen05.alloc", isa="9.7.16.7.1", counts="other", python=True, results=(), ends=WAIT)
def alloc(warp: Warp, site: Site, mask: int) -> int:
    """`tcgen05.alloc.cta_group.sync.aligned{.shared::cta}.b32 [dst], nCols`: waits until the columns are free; with
    cta_group::2 a warp of each CTA of the pair takes part, and both get the same columns."""
    whole(warp, site, mask)
    memories = pair(warp, site)
    memory = memories[0]
    columns = _columns(warp, site, 1)
    if memory.relinquished:
        raise EmulatorFinding(
            "tmem", "tcgen05.alloc after tcgen05.relinquish_alloc_permit: the CTA has given up the right to allocate"
        )
    if memory.last_columns and columns > memory.last_columns:
        raise EmulatorFinding(
            "tmem",
            f"tcgen05.alloc of {columns} columns after one of {memory.last_columns}: allocations of a CTA must not "
            f"increase",
        )
    if memory.alloc_request is not None:
        raise EmulatorFinding(
            "tmem", "two warps of the CTA execute tcgen05.alloc at the same time: one warp must allocate"
        )
    cta, at = resolve(warp, uniform(warp, site.slots[0][0], "dst"), 4)
    if cta is not warp.cta:
        raise EmulatorFinding("tmem", "dst of tcgen05.alloc is in another CTA's shared memory")
    races.allocates(warp, site, at)
    memory.last_columns, memory.allocated = columns, True
    request = Request(columns, cta, at, site.inst.location)
    memory.alloc_request = request

    def attempt() -> bool:
        if request.done:
            return True
        requests: list[Any] = [m.alloc_request for m in memories]
        if any(other is None for other in requests):
            return False
        if any(other.columns != columns for other in requests):
            raise EmulatorFinding(
                "cta-group",
                f"the CTAs of the pair allocate {columns} and {requests[1].columns} columns; tcgen05.alloc with "
                f"cta_group::2 is one allocation of both",
            ).locate(**warp.where(site))
        start = _room(memory, columns)
        if start is None:
            return False
        for m, other in zip(memories, requests, strict=True):
            _give(m, other, start)
        return True

    if attempt():
        return f.SUSPEND
    warp.blocked = attempt
    warp.waiting_at = site
    warp.waits_for = lambda: (
        "the warp of the peer CTA in tcgen05.alloc"
        if any(m.alloc_request is None for m in memories)
        else f"{columns} columns of tensor memory: {sum(a.columns for a in memory.allocations.values())} of "
        f"{COLUMNS} are "
        f"allocated"
    )
    return f.SUSPEND


@instruction("tcgen05.dealloc", isa="9.7.16.7.1", counts="other", python=True, results=())
def dealloc(warp: Warp, site: Site, mask: int) -> int:
    """`tcgen05.dealloc.cta_group.sync.aligned.b32 taddr, nCols`: exactly what an alloc returned."""
    whole(warp, site, mask)
    memory = pair(warp, site)[0]
    columns = _columns(warp, site, 1)
    address = uniform(warp, site.slots[0][0], "taddr")
    allocation = memory.allocations.get(address)
    if allocation is None:
        old = memory.freed.get(address)
        raise EmulatorFinding(
            "tmem",
            f"tcgen05.dealloc of {columns} columns at {address:#x}: "
            + (
                f"they were already deallocated (allocated at {old.made_at})"
                if old
                else memory.why_not_allocated(address & 0xFFFF)
                if memory.owner(address & 0xFFFF) is None
                else "no allocation starts there"
            ),
            address=hex(address),
        )
    if allocation.columns != columns:
        raise EmulatorFinding(
            "tmem",
            f"tcgen05.dealloc of {columns} columns at {address:#x}, where {allocation.columns} were allocated at "
            f"{allocation.made_at}",
            address=hex(address),
        )
    region = Region(memory, (((1 << LANES) - 1, address, address + columns),))
    for other in memory.outstanding:
        if any(region.meets(r) for r in other.reads + other.writes):
            check_access(warp, site, region, "tcgen05.dealloc", writes=True)
    _unwaited(warp, region)
    ordered(warp, site, region, "tcgen05.dealloc", writes=True)
    memory.accesses.forget(region)
    memory.freed[address] = memory.allocations.pop(address)
    return 0


def _unwaited(warp: Warp, region: Region) -> None:
    """Raises where another warp's ld or st in the columns has no wait [PTX ISA 9.7.16.6.4.4]. Those of this warp are
    ordered before: dealloc is synchronous [9.7.16.6.1]."""
    for name, rows in (("ld", region.memory.loads), ("st", region.memory.stores)):
        for pending in rows:
            if pending.warp != warp.number and not pending.consumed and pending.region.meets(region):
                flying = f"; in flight are {', '.join(pending.registers)}" if pending.registers else ""
                raise EmulatorFinding(
                    "tcgen05-order",
                    f"no tcgen05.wait::{name} follows this tcgen05.{name} before its columns are deallocated by warp "
                    f"{warp.number}{flying}",
                ).locate(**pending.where)


@instruction("tcgen05.relinquish_alloc_permit", isa="9.7.16.7.1", counts="other", python=True, results=())
def relinquish_alloc_permit(warp: Warp, site: Site, mask: int) -> int:
    """`tcgen05.relinquish_alloc_permit.cta_group.sync.aligned`: the CTA allocates no more."""
    whole(warp, site, mask)
    pair(warp, site)[0].relinquished = True
    return 0
