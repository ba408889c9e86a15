"""What a finding advises: where a barrier is missing, who did not wait, and which barrier is relaxed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..machine.cta_cluster import Cta, Warp
from ..machine.owners import CELL
from ..ptx.flow import Block
from ..ptx.opcodes import of
from ..ptx.parse import Inst
from . import layout
from .state import Races

_BARRIERS = {"barrier.cta", "barrier.cluster", "mbarrier"}  # events of opcodes at which a warp waits for others
_WAITS = ("cp.async.wait_group", "cp.async.wait_all")
# What two stores by one line lack, of threads that nothing orders: a barrier would only choose the value that is lost.
OWN_PLACES = (
    "a place of its own for each (an index or a stride is wrong), "
    "or a condition that lets one of them store, is missing"
)
_COMMITS = ("cp.async.commit_group", "cp.async.wait_all", "cp.async.mbarrier.arrive")


def turned(warp: Warp, before: Inst, now: Inst) -> bool:
    """Whether two accesses that came in this order are meant to come in the other one: in the kernel's text a barrier
    stands on every way from the first to the second, and not on every way back. A warp that refills a place too early
    is ahead of those who read it: what lacks a barrier is the way from the read to the next write."""
    blocks = warp.launch.program.blocks
    return not _free(blocks, before, now) and _free(blocks, now, before)


def of_one_line(before: Inst, now: Inst) -> bool:
    """Whether two accesses are stores of one line of the source."""
    return before.parts[0] == now.parts[0] == "st" and before.location == now.location


def ahead(races: Races, reader: Warp, writer: Warp, before: Inst, now: Inst) -> bool:
    """Whether a warp that writes a place again and again is ahead of another one that reads it, on a branch of its own
    from which there is no way to the other's in the kernel's text: the reader has observed an earlier write by the same
    instruction. What lacks a barrier is the way from the read to the next write."""
    blocks = reader.launch.program.blocks
    if _free(blocks, before, now, _never) or _free(blocks, now, before, _never):
        return False
    observed = int(races.seen[races.index(reader), 0, races.index(writer)])
    written = (when for number, when, _ in writer.trail() if before in blocks[number].insts)
    return any(when <= observed for when in written)


def unwaited_copy(races: Races, warp: Warp, now: Inst, mine: str, copier: Warp, before: Inst, clock: int) -> str:
    """What is missing where a warp accesses what a `cp.async`, of group ``clock``, still writes; empty where that is
    the wait alone. A wait is nobody's but the copier's, so a barrier has to stand behind another warp's."""
    blocks = warp.launch.program.blocks
    waits = [inst for block in blocks for inst in block.insts if _is_wait(inst)]
    waited = None
    if copier is not warp:
        if turned(warp, before, now) and _ahead(races, warp, copier, before, clock):
            return f"a barrier or mbarrier between this {mine} and that copy, which refills the place, is missing"
        waited = _waited(races, warp, copier, before, clock)
    if copier is not warp and waited is None:
        bare = [wait for wait in waits if _free(blocks, before, wait, _never) and _free(blocks, wait, now)]
        if bare or _free(blocks, before, now):
            what = f"the wait at {bare[0].location}" if bare else "cp.async.wait_group, which is missing too,"
            return f"a barrier behind {what} and before this {mine} is missing: a wait is for a warp's own copies"
    if waited is None and (not _free(blocks, before, now, _never) or _free(blocks, before, now, _is_wait)):
        return ""
    wait = waited or next(wait for wait in waits if _free(blocks, before, wait, _is_wait))
    if clock > int(races.top[races.slot(copier, "cp")]) and _free(blocks, before, wait, _is_commit):
        return f"cp.async.commit_group between the copy and the wait at {wait.location} is missing"
    return f"the wait at {wait.location} leaves the copy's group pending: a wait for more groups is missing"


def _waited(races: Races, warp: Warp, copier: Warp, before: Inst, clock: int) -> Inst | None:
    """The last wait for groups that the copier has executed since its copy, and that the warp has observed."""
    observed = int(races.seen[races.index(warp), 0, races.index(copier)])
    commits, last = int(races.top[races.slot(copier, "cp")]) - clock + 1, None  # since the copy
    for number, when, _ in reversed(copier.trail()):
        for inst in reversed(warp.launch.program.blocks[number].insts):
            if inst is before and commits <= 0:
                return last
            if last is None and when <= observed and _is_wait(inst):
                last = inst
            commits -= _is_commit(inst)
    return None


def _ahead(races: Races, warp: Warp, copier: Warp, before: Inst, clock: int) -> bool:
    """Whether the copier has issued its copy since the warp last observed what it did."""
    commits = int(races.top[races.slot(copier, "cp")]) - clock + 1  # since the copy
    for number, when, _ in reversed(copier.trail()):
        for inst in reversed(warp.launch.program.blocks[number].insts):
            if inst is before and commits <= 0:
                return int(races.seen[races.index(warp), 0, races.index(copier)]) < when
            commits -= _is_commit(inst)
    return False


def _is_barrier(inst: Inst) -> bool:
    return of(inst).event in _BARRIERS


def _never(inst: Inst) -> bool:
    return False


def _is_commit(inst: Inst) -> bool:
    return inst.op.startswith(_COMMITS)


def _is_wait(inst: Inst) -> bool:
    return inst.op.startswith(_WAITS)


def _free(blocks: Sequence[Block], start: Inst, end: Inst, stops: Callable[[Inst], bool] = _is_barrier) -> bool:
    """Whether a warp may come from an instruction to another one, or to itself, by none that ``stops`` it."""
    seen: set[int] = set()
    todo = [(block, at + 1) for block in blocks for at, inst in enumerate(block.insts) if inst is start]
    while todo:
        block, first = todo.pop()
        for inst in block.insts[first:]:
            if inst is end:
                return True
            if stops(inst):
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
