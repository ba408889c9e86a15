"""Warps that loop until somebody else does something.

A warp whose registers and place come back, in a loop that changes no memory, goes round for ever unless another warp
writes what it reads: that is a proof. So is a loop of stores and atomics after which all memory is as before. A loop
that polls, but counts or looks at a clock, may end by itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

import numpy as np

from ..native import frame as f
from ..ptx.parse import Inst, space_of
from .cta_cluster import Warp
from .recurrence import whole

_STEPS = 256  # blocks that a loop of waiting may have
_STRONG = {"relaxed", "acquire", "acq_rel", "volatile", "mmio"}
CLOCKS = ("%clock", "%globaltimer")
_CHANGES = ("st", "red", "cp", "multimem", "tcgen05", "wgmma", "bar", "barrier", "stmatrix", "call", "vprintf", "wmma",
            "malloc", "free", "clusterlaunchcontrol", "setmaxnreg", "tensormap", "griddepcontrol")  # fmt: skip
_WRITES = {"st", "atom", "red"}  # a loop with these alone may leave memory as it was: look at the memory
_SETTLES = {"cas", "exch", "and", "or", "min", "max"}  # atomics that change nothing when they are repeated


class Loop(Enum):
    """What a warp does: it works, it polls and changes memory as well, it polls, or it provably goes round until others
    write."""

    WORKS = 0
    STIRS = 1
    POLLS = 2
    ROUND = 3


def changes(inst: Inst) -> bool:
    """Whether the instruction, once more in the same state, may change what others see."""
    name = inst.parts[0]
    if name == "st" and space_of(inst) == "local":
        return False
    if name == "atom":
        return not _SETTLES & set(inst.parts)
    if name == "mbarrier":
        return inst.parts[1] not in ("try_wait", "test_wait", "pending_count")
    return name in _CHANGES


def polls(inst: Inst) -> bool:
    """Whether the instruction is one that waiting loops have."""
    name = inst.parts[0]
    return (
        name in ("atom", "nanosleep")
        or (name == "ld" and bool(_STRONG & set(inst.parts)))
        or (name == "mbarrier" and inst.parts[1] in ("try_wait", "test_wait"))
    )


def trace(warp: Warp, parked: bool = False) -> tuple[Loop, set[int]]:
    """Runs a warp block by block for a while, and records what it does, and in which blocks; with ``parked`` lanes,
    these are left, and to come back to the wait where it began is to go round too."""
    seen: set[int] = set()
    blocks = warp.launch.program.blocks
    reference, power = b"", 1
    memory: bytes | None = None
    start = _state(warp)
    for step in range(_STEPS):
        pc = int(warp.pcs.min())
        state = _state(warp)
        if pc >= f.PARKED:  # the lanes that are not left have come to an instruction where lanes meet
            return Loop.WORKS, seen
        if state == reference:
            insts = [inst for at in seen for inst in blocks[at].insts]
            timed = any(arg.startswith(CLOCKS) for inst in insts for arg in inst.args)
            changing = {inst.parts[0] for inst in insts if changes(inst)}
            if timed or changing - _WRITES:
                break
            now = whole(warp.cta.group) if changing else None
            if now == memory and (now or not changing):
                return Loop.ROUND, seen
            if now is None or memory is not None:
                break
            memory = now  # to be compared where the registers come back once more
        if step == power:  # Brent: the state to come back to is taken at powers of two
            reference, memory, power, seen = state, None, 2 * power, set()
        seen.add(pc)
        warp.run(parked, 1)
        if warp.done or warp.blocked is not None:
            insts = [inst for at in seen for inst in blocks[at].insts]
            waits = parked and _state(warp) == start and not any(_shows(inst) for inst in insts)
            return (Loop.ROUND if waits else Loop.WORKS), seen
    insts = [inst for at in seen for inst in blocks[at].insts]
    if not any(polls(inst) for inst in insts):
        return Loop.WORKS, seen
    return (Loop.STIRS if any(changes(inst) for inst in insts) else Loop.POLLS), seen


def others_work(warp: Warp) -> bool:
    """Runs the lanes of a warp that are not those that would run next; whether they do anything but wait."""
    found = []
    return warp.run_others(lambda: found.append(trace(warp, True)[0])) and found[0] in (Loop.WORKS, Loop.STIRS)


def _state(warp: Warp) -> bytes:
    return warp.pcs.tobytes() + warp.frame[f.REGISTERS :].tobytes()


def _shows(inst: Inst) -> bool:
    """Whether other threads may see from memory that the instruction was executed once more."""
    return changes(inst) and inst.parts[0] not in ("bar", "barrier")


def ticks(warp: Warp) -> bool:
    """Whether a warp waits for the time alone: while its clock stands still, its registers and place come back."""
    blocks, places = warp.launch.program.blocks, _clocks(warp)
    if not places:
        return False
    shown = [warp.w64[at].copy() + warp.w64[f.COUNT // 8] for at in places]
    reference, power, seen = b"", 1, set[int]()
    for step in range(_STEPS):
        for at in places:
            warp.w64[at] = 0
        state = _state(warp)
        for at, time in zip(places, shown, strict=True):
            warp.w64[at] = time - warp.w64[f.COUNT // 8]
        if state == reference:
            return not any(changes(inst) for at in seen for inst in blocks[at].insts)
        if step == power:
            reference, power, seen = state, 2 * power, set()
        seen.add(int(warp.pcs.min()))
        warp.run(budget=1)
        if warp.done or warp.blocked is not None:
            break
    return False


def leap(warps: Iterable[Warp], cycles: int) -> None:
    """Puts the clocks of warps forward."""
    for warp in warps:
        for at in _clocks(warp):
            warp.w64[at] += np.uint64(cycles)


def _clocks(warp: Warp) -> list[slice]:
    """Where the frame of a warp has what its clocks showed when it began, u64 of 32 lanes each."""
    rows = warp.launch.program.specials.items()
    return [slice(at // 8, at // 8 + 32) for name, at in rows if name.startswith(CLOCKS)]


def look(warps: Iterable[Warp]) -> tuple[Loop, set[tuple[Warp, int]]]:
    """What warps of a cluster do together, of which none has met anything to wait for, and in which blocks each."""
    least, places = Loop.ROUND, set()
    for warp in warps:
        found, blocks = trace(warp)
        places |= {(warp, at) for at in blocks}
        if found is Loop.WORKS:
            return found, places
        if found.value < least.value:
            least = found
    return least, places
