"""Lanes of a warp that wait at an instruction with a member mask for lanes that are on another arm of a branch.

"Until all non-exited threads corresponding to membermask have executed" it, "with the same qualifiers and same
membermask value" [PTX ISA 9.7.9.6, 9.7.13.8 to 9.7.13.12]. Which instructions these are, `ptx/meetings.py` finds.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from ..findings import EmulatorFinding
from ..native import frame as f
from .masks import flags, ranges, word
from .sites import Site

_TYPES = {8: np.uint8, 16: np.uint16, 32: np.uint32, 64: np.uint64}
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
    """

    after: int
    meets: int
    members: Value
    operands: Sequence[tuple[Value, Value]]
    results: Sequence[tuple[Value, Value]]


@dataclass(frozen=True)
class Waiting:
    """Lanes that wait at a site with a member mask."""

    site: Site
    lanes: int
    members: int


def groups(warp: Warp, site: Site, mask: int) -> Iterable[Waiting]:
    """The lanes that come to a site, by the member mask that they give."""
    given = site.form.members.get(warp)
    here = flags(mask)
    for members in np.unique(given[here]).tolist():
        yield Waiting(site, word(here & (given == members)), members & 0xFFFFFFFF)


def wait(warp: Warp, waiting: Iterable[Waiting]) -> None:
    """Leaves lanes where they are until all of their masks have come."""
    for one in waiting:
        warp.meetings.append(one)
        warp.pcs[flags(one.lanes)] = f.PARKED
    settle(warp)


def settle(warp: Warp) -> bool:
    """Lets the lanes go on whose masks have come or have exited; whether there are some."""
    living = word(warp.pcs != f.EXITED)
    met = False
    for meets, members in dict.fromkeys((one.site.form.meets, one.members) for one in warp.meetings):
        here = [one for one in warp.meetings if (one.site.form.meets, one.members) == (meets, members)]
        lanes = sum(one.lanes for one in here)
        if not members & living & ~lanes:
            warp.meetings = [one for one in warp.meetings if one not in here]
            _meet(warp, here, meets, lanes)
            met = True
    return met


def _meet(warp: Warp, here: list[Waiting], meets: int, lanes: int) -> None:
    """Executes the instruction for the lanes of several places; each has been counted where it came."""
    program = warp.launch.program
    for one in here:
        for own, shared in one.site.form.operands:
            shared.put(warp, own.get(warp), flags(one.lanes))
    count = warp.words[f.COUNT // 8]
    counted = program.counters.words.copy() if program.counters else None
    block = _BLOCK(ctypes.c_uint64.from_address(program.table + 8 * meets).value)
    result = block(warp.address, lanes)
    warp.words[f.COUNT // 8] = count
    if program.counters:
        program.counters.words[:] = counted
    if result >> 32 == f.FAULT:
        warp.fail(warp.sites[result & 0xFFFFFFFF])
    for one in here:
        for own, shared in one.site.form.results:
            own.put(warp, shared.get(warp), flags(one.lanes))
        warp.pcs[flags(one.lanes)] = one.site.form.after


def stuck(warp: Warp) -> EmulatorFinding:
    """The finding of a warp whose lanes all wait for one another, at different places."""
    first = warp.meetings[0]
    missing = first.members & word(warp.pcs != f.EXITED) & ~first.lanes
    return EmulatorFinding(
        "partial-warp",
        f"lanes {listed(first.lanes)} wait here with the member mask {first.members:#010x} for lanes "
        f"{listed(missing)}, which never come to this instruction with the same mask{told(warp, missing)}",
        mask=f"{first.lanes:#010x}",
        members=f"{first.members:#010x}",
    ).locate(**warp.where(first.site))


def told(warp: Warp, lanes: int) -> str:
    """Where those of some lanes are that wait: ``"; lanes 0–3 wait at a.cu:7 (vote…)"``."""
    rows = [(one.lanes & lanes, one.site.inst) for one in warp.meetings if one.lanes & lanes]
    return "".join(f"; lanes {listed(some)} wait at {inst.location} ({inst})" for some, inst in rows)


def listed(mask: int) -> str:
    """The lanes of a mask as text."""
    return ranges(lane for lane in range(32) if mask >> lane & 1)
