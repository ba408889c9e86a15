"""What a finding advises: where a barrier is missing, who did not wait, and which barrier is relaxed."""

from __future__ import annotations

from collections.abc import Sequence

from ..machine.cta_cluster import Cta, Warp
from ..machine.owners import CELL
from ..ptx.flow import Block
from ..ptx.opcodes import of
from ..ptx.parse import Inst
from . import layout
from .state import Races

_BARRIERS = {"barrier.cta", "barrier.cluster", "mbarrier"}  # events of opcodes at which a warp waits for others


def turned(warp: Warp, before: Inst, now: Inst) -> bool:
    """Whether two accesses that came in this order are meant to come in the other one: in the kernel's text a barrier
    stands on every way from the first to the second, and not on every way back. A warp that refills a place too early
    is ahead of those who read it: what lacks a barrier is the way from the read to the next write."""
    blocks = warp.launch.program.blocks
    return not _free(blocks, before, now) and _free(blocks, now, before)


def _free(blocks: Sequence[Block], start: Inst, end: Inst) -> bool:
    """Whether a warp may come from an instruction to another one, or to itself, by no barrier."""
    seen: set[int] = set()
    todo = [(block, at + 1) for block in blocks for at, inst in enumerate(block.insts) if inst is start]
    while todo:
        block, first = todo.pop()
        for inst in block.insts[first:]:
            if inst is end:
                return True
            if of(inst).event in _BARRIERS:
                break
        else:
            todo += [(blocks[number], 0) for number in block.targets if number not in seen]
            seen.update(block.targets)
    return False


def not_awaited(races: Races, cta: Cta, reader: int, slot: int, offset: int) -> bool:
    """Whether a warp or its agent, of row ``reader``, has read a place of shared memory that a copy is about to fill,
    and has never observed the mbarrier of ``slot``, on which that copy completes: it reads before there is something to
    read. Nobody else has filled the place before."""
    if slot < races.first_mbarrier:
        return False
    rank, at = next(key for key, place in races.places.items() if place == slot)
    bar = races.group.ctas[rank].mbarriers.get(at)
    writes, writers = (races.keep[layout.CELLS * cta.rank + array] for array in (layout.WRITES, layout.WRITERS))
    cell = offset // CELL
    filled = int(writes.view("u8")[cell])
    foreign = filled and int(writers.view("u2")[cell]) != slot
    return bar is not None and not foreign and int(races.seen[reader, 0, slot]) <= bar.base


def relaxed_arrival(warp: Warp) -> str:
    """What is said of a warp whose last arrival at a barrier of the cluster was relaxed; else empty."""
    if not warp.relaxed_at:
        return ""
    return (
        f"; the barrier.cluster.arrive at {warp.relaxed_at} is .relaxed, which orders nothing that the warp did before "
        f"it"
    )
