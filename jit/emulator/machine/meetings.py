"""Lanes of a warp that wait at an instruction with a member mask for lanes that have diverged.

"Until all non-exited threads corresponding to membermask have executed" it, "with the same qualifiers and same
membermask value" [PTX ISA 9.7.9.6, 9.7.13.8 to 9.7.13.12]. Which instructions these are, `ptx/meetings.py` finds.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from ...base.findings import EmulatorFinding, UnsupportedInstruction
from ..native import frame as f
from ..ptx.meetings import arrives
from .masks import flags, ranges, word
from .sites import Site

_TYPES = {8: np.uint8, 16: np.uint16, 32: np.uint32, 64: np.uint64}
_MEMORY = {"release", "acquire", "relaxed"}
_BLOCK = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_uint32)


class Warp(Protocol):
    """What a warp is to those of its lanes that wait."""

    address: int
    frame: np.ndarray
    pcs: np.ndarray
    w32: np.ndarray
    words: Any
    launch: Any
    sites: Sequence[Site]
    meetings: list[Waiting]
    met: list[Waiting]

    def fail(self, site: Site) -> None: ...
    def where(self, site: Site) -> dict[str, Any]: ...


@dataclass(frozen=True)
class Value:
    """An operand's value in each lane: of the register with these bits at an offset of the frame, perhaps negated, or
    without an offset the number."""

    at: int | None
    bits: int
    number: int = 0
    negated: bool = False

    def get(self, warp: Warp) -> np.ndarray:
        """The 32 lanes, bool of a predicate."""
        if self.at is None:
            return np.full(32, self.number & (1 << 64) - 1, np.uint64)
        if self.bits == 1:
            return (int(warp.w32[self.at // 4]) >> np.arange(32) & 1).astype(bool) ^ self.negated
        return warp.frame[self.at : self.at + 4 * self.bits].view(_TYPES[self.bits])

    def put(self, warp: Warp, values: np.ndarray, lanes: np.ndarray) -> None:
        """Sets some lanes, a bool each."""
        if self.bits == 1:
            old = self.get(warp)
            old[lanes] = values[lanes]
            warp.w32[self.at // 4] = word(old)  # type: ignore[operator]
        else:
            self.get(warp)[lanes] = values[lanes].astype(_TYPES[self.bits])


@dataclass(frozen=True)
class Place:
    """What `Site.form` of such an instruction holds.

    Attributes:
        after: the block that follows.
        meets: the block in which lanes of several places meet.
        members: the member mask.
        operands: where each operand is here, and where in that block; the member mask is one.
        results: the same of the results that are asked for.
        block: frame offset of the lanes of the block, which have left it.
        left: registers, and where the values are that these lanes take over.
    """

    after: int
    meets: int
    members: Value
    operands: Sequence[tuple[Value, Value]]
    results: Sequence[tuple[Value, Value]]
    block: int
    left: Sequence[tuple[Value, Value]]


@dataclass(frozen=True)
class Waiting:
    """Lanes that wait at a site with a member mask. Those of one mask meet where ``kind`` is the same: the number of
    the block in which they meet, or of a barrier what has to be the same of it."""

    site: Site
    lanes: int
    members: int
    kind: Any


def take_over(warp: Warp, site: Site) -> None:
    """Puts what the lanes of a block had there into their registers, as they leave it at a site."""
    lanes = flags(int(warp.w32[site.form.block // 4]))
    for register, staged in site.form.left:
        register.put(warp, staged.get(warp), lanes)


def groups(warp: Warp, site: Site, mask: int) -> Iterable[Waiting]:
    """The lanes that come to a site, by the member mask that they give."""
    given = site.form.members.get(warp)
    here = flags(mask)
    for members in np.unique(given[here]).tolist():
        yield Waiting(site, word(here & (given == members)), members & 0xFFFFFFFF, site.form.meets)


def wait(warp: Warp, waiting: Iterable[Waiting]) -> None:
    """Leaves lanes where they are until all of their masks have come."""
    for one in waiting:
        warp.meetings.append(one)
        warp.pcs[flags(one.lanes)] = f.PARKED
    settle(warp)


def gather(warp: Warp, site: Site, mask: int, *key: Any) -> bool:
    """Some lanes of a warp come to a barrier without `.aligned`, which "causes the executing thread to wait for all
    non-exited threads from its warp" [PTX ISA 9.7.13.1, 9.7.13.3].

    Args:
        key: what has to be the same of the barriers that they come to.

    Returns:
        whether the others have come; they have then passed the instruction at which they waited. Else the lanes wait,
        or those that wait at this site come again together with them, and the block ends with SPLIT.
    """
    block, after = _around(warp, site)
    here = word(warp.pcs == warp.pcs.min())  # the lanes of the block; for some its guard may not hold
    kind = (*(part for part in site.inst.parts if part not in _MEMORY), *key)
    alike = [one for one in warp.meetings if one.kind == kind]
    if "red" in kind and any(one.site is not site for one in alike):
        why = "lanes of a warp at several places with no .aligned"
        raise UnsupportedInstruction(str(site.inst), site.inst.location, why)
    lanes = mask | sum(one.lanes for one in alike)
    warp.pcs[flags(here)] = after
    if word(warp.pcs != f.EXITED) & ~lanes:
        warp.meetings.append(Waiting(site, mask, 0xFFFFFFFF, kind))
        warp.pcs[flags(mask)] = f.PARKED
        return False
    same = [one for one in alike if one.site is site]
    gone = same or alike
    warp.meetings = [one for one in warp.meetings if one not in gone]
    for one in gone:
        warp.pcs[flags(one.lanes)] = block if same else _around(warp, one.site)[1]
    if same:
        warp.pcs[flags(mask)] = block
    return not same


def past(warp: Warp, site: Site, mask: int) -> int:
    """The status of an arrival by lanes which are past it. Those that came one by one end their block."""
    if mask == 0xFFFFFFFF or not arrives(site.inst):
        return 0
    warp.pcs[flags(mask)] = _around(warp, site)[1]
    return f.SPLIT


def _around(warp: Warp, site: Site) -> tuple[int, int]:
    """The block of an instruction that stands alone in it, and the one that follows."""
    blocks = warp.launch.program.blocks
    at = next(i for i, block in enumerate(blocks) if block.insts and block.insts[0] is site.inst)
    return at, blocks[at].targets[0] if blocks[at].targets else f.EXITED


def settle(warp: Warp) -> bool:
    """Lets the lanes go on whose masks have come or have exited; whether there are some."""
    living = word(warp.pcs != f.EXITED)
    met = False
    for first in list(warp.meetings):
        here = [one for one in warp.meetings if _same(one, first)]
        lanes = sum(one.lanes for one in here)
        if here and not first.members & living & ~lanes:
            met = True
            if isinstance(first.kind, tuple):  # a barrier: the first of them come to it again
                warp.meetings.remove(first)
                warp.pcs[flags(first.lanes)] = _around(warp, first.site)[0]
                break
            warp.meetings = [one for one in warp.meetings if one not in here]
            _meet(warp, here, first.kind, lanes)
    return met


def _meet(warp: Warp, here: list[Waiting], meets: int, lanes: int) -> None:
    """Executes the instruction for the lanes of several places; each has been counted where it came."""
    program = warp.launch.program
    for one in here:
        for own, shared in one.site.form.operands:
            shared.put(warp, own.get(warp), flags(one.lanes))
    count = warp.words[f.COUNT // 8]
    counted = program.counters.words.copy() if program.counters else None
    at = ctypes.c_uint64.from_address(program.table + 8 * meets)
    if not at.value:
        warp.launch.complete()
    block = _BLOCK(at.value)
    warp.met = here
    result = block(warp.address, lanes)
    warp.met = []
    warp.words[f.COUNT // 8] = count
    if program.counters:
        program.counters.words[:] = counted
    if result >> 32 == f.FAULT:
        warp.fail(warp.sites[result & 0xFFFFFFFF])
    for one in here:
        for own, shared in one.site.form.results:
            own.put(warp, shared.get(warp), flags(one.lanes))
        warp.pcs[flags(one.lanes)] = one.site.form.after


def stuck(warp: Warp, site: Site | None = None, mask: int = 0) -> EmulatorFinding | None:
    """The finding of a warp whose lanes wait for others that cannot come: all of them wait, or lanes ``mask`` are at a
    ``site`` which they cannot leave without those that wait. None where no lane waits for these."""
    for first in warp.meetings:
        alike = [one for one in warp.meetings if _same(one, first)]
        lanes = sum(one.lanes for one in alike)
        missing = first.members & word(warp.pcs != f.EXITED) & ~lanes
        if site is None or missing & mask:
            break
    else:
        return None
    at = f"; lanes {listed(mask)} are at {site.inst.location} ({site.inst})" if site is not None else ""
    others = f" and at {', '.join(one.site.inst.location for one in alike[1:])}" if len(alike) > 1 else ""
    whom = "all of their warp, but" if isinstance(first.kind, tuple) else f"the member mask {first.members:#010x}, and"
    return EmulatorFinding(
        "partial-warp",
        f"lanes {listed(lanes)} wait here{others} for {whom} lanes {listed(missing)} never come to this instruction "
        f"in the same way{waiting_places(warp, missing)}{at}",
        mask=f"{lanes:#010x}",
        members=f"{first.members:#010x}",
    ).locate(**warp.where(first.site))


def _same(one: Waiting, other: Waiting) -> bool:
    return (one.kind, one.members) == (other.kind, other.members)


def waiting_places(warp: Warp, lanes: int) -> str:
    """Where those of some lanes are that wait: ``"; lanes 0–3 wait at a.cu:7 (vote…)"``."""
    rows = [(one.lanes & lanes, one.site.inst) for one in warp.meetings if one.lanes & lanes]
    return "".join(f"; lanes {listed(some)} wait at {inst.location} ({inst})" for some, inst in rows)


def listed(mask: int) -> str:
    """The lanes of a mask as text."""
    return ranges(lane for lane in range(32) if mask >> lane & 1)
