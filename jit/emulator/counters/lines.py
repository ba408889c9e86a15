"""Counters by line of the source, and why an access took more sectors or passes than it needs to.

A line is that of the main source, through inlined wrappers. Its numbers:

- ``warp``, ``lane``: instructions, executed by warps and by lanes
- ``global_bytes``, ``sectors``, ``sectors_ideal``, ``shared_bytes``, ``passes``, ``passes_ideal``: of accesses
- ``copied_bytes``: of bulk and tensor copies, in global memory
- ``waits``, ``not_yet``: barriers and mbarriers, and those at which a warp had to let others run
- ``why``: reasons, each with the units that it cost
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

from ..ptx.parse import Inst

_WAITS = ("mbarrier", "barrier.cta", "barrier.cluster")
_SECTOR, _BANKS = 32, 32  # bytes; banks of 4 bytes


def of(inst: Inst) -> str:
    """``"file.cu:12"``: the line of the main source that an instruction belongs to."""
    return inst.location.partition(" ")[0] or "no line"


def access(space: str, counted: dict[str, int], worst: Sequence[int]) -> dict[str, Any]:
    """What an access adds to its line.

    Args:
        space: ``"global"``, ``"shared"``, ``"cluster"`` or ``"local"``.
        counted: its row (counter_code.py).
        worst: its worst request, SAMPLE words; none where it is not known.
    """
    lost = counted["units"] - counted["ideal"]
    if space == "global":
        found: dict[str, Any] = {"global_bytes": counted["bytes"], "sectors": counted["units"],
                                 "sectors_ideal": counted["ideal"]}  # fmt: skip
        reason = _sectors(*_lanes(worst)) if worst and lost else ""
    elif space == "shared":
        found = {"shared_bytes": counted["bytes"], "passes": counted["units"], "passes_ideal": counted["ideal"]}
        reason = _banks(*_lanes(worst), worst[0], worst[1], worst[4]) if worst and lost else ""
    else:
        return {f"{space}_bytes": counted["bytes"]}
    return {**found, "why": {reason: lost}} if reason else found


def event(name: str, counts: Sequence[int]) -> dict[str, Any]:
    """What a row of counter_events.py adds to its line."""
    if name in _WAITS:
        return {"waits": counts[0], "not_yet": counts[1]}
    if name.startswith(("cp.async.bulk", "cp.reduce.async.bulk")):
        return {"copied_bytes": counts[1]}
    return {}


def _lanes(worst: Sequence[int]) -> tuple[dict[int, int], int]:
    """Addresses by lane, without the tag of their space, and the bytes of a lane."""
    mask, size = worst[2:4]
    return {lane: worst[5 + lane] & ((1 << 48) - 1) for lane in range(32) if mask >> lane & 1}, size


def _sectors(addresses: dict[int, int], size: int) -> str:
    """Why a request took more sectors than its bytes fill."""
    took = len({address // _SECTOR for address in addresses.values()})
    fills = -(-len(addresses) * size // _SECTOR)
    head = f"{took} sectors, at best {min(fills, took)}: "
    lanes = sorted(addresses)
    steps = {(addresses[b] - addresses[a]) / (b - a) for a, b in itertools.pairwise(lanes)}
    if len(steps) == 1:
        (step,) = steps
        if abs(step) == size:
            first = min(addresses.values()) % _SECTOR
            return f"{head}the first address is {first} bytes past the start of a sector"
        if step == int(step):
            return f"{head}neighbouring lanes are {abs(int(step))} bytes apart and read or write {size}"
    return f"{head}the lanes' addresses have no common step, {size} bytes each"


def _banks(addresses: dict[int, int], size: int, lost: int, best: int, part: int) -> str:
    """Why a request took ``lost`` passes more than the ``best``, one for each ``part`` lanes."""
    deepest: list[tuple[int, int]] = []  # a lane for each word of the bank that most words were wanted of
    for first in range(0, 32, part):
        banks: dict[int, dict[int, int]] = {}
        for lane in range(first, first + part):
            for byte in range(0, max(size, 4), 4) if lane in addresses else ():
                word = (addresses[lane] & 0xFFFFFFFF) // 4 + byte // 4
                banks.setdefault(word % _BANKS, {}).setdefault(word, lane)
        most = max(banks.values(), key=len, default={})
        if len(most) > len(deepest):
            deepest = sorted((lane, word) for word, lane in most.items())
    apart = min((b[0] - a[0] for a, b in itertools.pairwise(deepest) if b[0] > a[0]), default=0)
    pairs = [(a, b) for a, b in itertools.pairwise(deepest) if b[0] - a[0] == apart]
    text = f"lanes {apart} apart share a bank" if apart else "the words of one lane share a bank"
    steps = {abs(b[1] - a[1]) * 4 for a, b in pairs}
    step = f", {steps.pop()} bytes from one to the next" if len(steps) == 1 else ""
    return f"{best + lost} passes, at best {best}: {text}{step}"
