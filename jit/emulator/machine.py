"""A cluster of CTAs at work: warps, their waits, and what completes asynchronously."""

from __future__ import annotations

import ctypes
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from . import layout
from .findings import EmulatorFinding
from .lower import BACK_EDGES, DONE, EVENT, FAULT, WAITING, Lowered
from .parse import Inst, number

LANE_BITS = np.arange(32, dtype=np.uint32)


def aligned(size: int, to: int = 1024) -> np.ndarray[Any, Any]:
    """Zeroed bytes whose host address is a multiple of ``to``."""
    raw = np.zeros(size + to, np.uint8)
    start = -raw.ctypes.data % to
    return raw[start : start + size]


def lanes_of(mask: int) -> np.ndarray[Any, Any]:
    """Lane numbers of a mask."""
    return np.flatnonzero((np.uint32(mask) >> LANE_BITS) & 1)


@dataclass
class Wait:
    """Lanes that wait. `ready` tells whether they may go on; `what` says on what, for a deadlock's report."""

    lanes: int
    ready: Callable[[], bool]
    what: Callable[[], str]
    inst: Inst


class Warp:
    """32 lanes: their state for the native code, and views of it."""

    def __init__(self, cta: Cta, index: int, table_index: int, lowered: Lowered):
        self.cta, self.index, self.lowered = cta, index, lowered
        self.state = aligned(lowered.size + 256, 64)
        self.base = self.state.ctypes.data
        self.words = self.state.view(np.uint32)[: (lowered.size + 256) // 4]
        self.waits: list[Wait] = []
        self.copies: list[Any] = []  # cp.async operations not yet in a group, then groups
        self.groups: deque[list[Any]] = deque()
        self.bulk: dict[int, list[list[Any]]] = {}
        self.error: Exception | None = None
        self.finished = False
        self.words[layout.WARP // 4] = table_index
        self.words[layout.BUDGET // 4] = BACK_EDGES
        self._views: dict[str, np.ndarray[Any, Any]] = {}

    def put64(self, offset: int, value: int) -> None:
        self.state[offset : offset + 8].view(np.uint64)[0] = value

    @property
    def live(self) -> int:
        return int(self.words[layout.LIVE // 4])

    @property
    def blocked(self) -> int:
        return int(self.words[layout.BLOCKED // 4])

    @blocked.setter
    def blocked(self, value: int) -> None:
        self.words[layout.BLOCKED // 4] = value

    def view(self, register: str) -> np.ndarray[Any, Any]:
        """A register's 32 lanes (predicates: its mask, one u32), writable."""
        if register not in self._views:
            at, bits = self.lowered.slots[register], self.lowered.registers[register]
            kind = {1: np.uint32, 8: np.uint8, 16: np.uint16, 32: np.uint32, 64: np.uint64}[bits]
            size = 4 if bits == 1 else 4 * bits
            self._views[register] = self.state[at : at + size].view(kind)
        return self._views[register]

    def one(self, arg: str, lanes: int) -> int:
        """An operand's value in the lowest of ``lanes``; ``[a+8]`` gives the address."""
        arg = arg.strip()
        if arg.startswith("["):
            arg = arg[1:-1].strip()
        if arg in self.lowered.slots:
            if self.lowered.registers[arg] == 1:
                return int(self.view(arg)[0]) >> ((lanes & -lanes).bit_length() - 1) & 1
            return int(self.view(arg)[(lanes & -lanes).bit_length() - 1])
        if arg in self.lowered.symbols:
            return self.lowered.symbols[arg][1]
        base, plus, more = arg.rpartition("+")
        if plus:
            return self.one(base.rstrip("+"), lanes) + int(more, 0)
        return -number(arg[1:]) if arg.startswith("-") else number(arg)

    def all(self, arg: str, kind: Any = np.uint32) -> np.ndarray[Any, Any]:
        """An operand's value in every lane."""
        arg = arg.strip()
        if arg.startswith("["):
            arg = arg[1:-1].strip()
        if arg in self.lowered.slots:
            return self.view(arg).astype(kind)
        base, plus, more = arg.rpartition("+")
        if plus:
            return self.all(base.rstrip("+"), kind) + kind(int(more, 0) & (0xFFFFFFFF if kind == np.uint32 else (1 << 64) - 1))
        return np.full(32, self.one(arg, 1) & ((1 << 8 * np.dtype(kind).itemsize) - 1), kind)

    def assign(self, register: str, lanes: int, value: Any) -> None:
        """Sets a register in ``lanes``; a predicate's value is a mask."""
        register = register.strip()
        if register not in self.lowered.slots:
            return
        view = self.view(register)
        if self.lowered.registers[register] == 1:
            view[0] = int(view[0]) & ~lanes & layout.FULL | int(value) & lanes
            return
        where = lanes_of(lanes)
        view[where] = value if np.isscalar(value) else np.asarray(value)[where].astype(view.dtype)

    def wait(self, inst: Inst, lanes: int, ready: Callable[[], bool], what: Callable[[], str]) -> None:
        """Blocks lanes until ``ready()``."""
        if not ready():
            self.waits.append(Wait(lanes, ready, what, inst))
            self.blocked = self.blocked | lanes

    def locate(self, finding: EmulatorFinding, inst: Inst, lane: int | None = None) -> EmulatorFinding:
        return finding.locate(location=inst.location, kernel=self.cta.cluster.kernel, cta=list(self.cta.index),
                              warp=self.index, lane=lane, instruction=str(inst))  # fmt: skip


@dataclass
class Cta:
    """A block: shared memory and its shadow, named barriers, mbarriers by address."""

    cluster: Cluster
    index: tuple[int, int, int]
    rank: int
    smem: np.ndarray[Any, Any]
    shadow: np.ndarray[Any, Any]
    warps: list[Warp] = field(default_factory=list)
    barriers: dict[int, Any] = field(default_factory=dict)
    mbarriers: dict[int, Any] = field(default_factory=dict)
    gone: bool = False


class Cluster:
    """CTAs that run together (one where the launch has no clusters)."""

    def __init__(self, kernel: str, run: Any):
        self.kernel, self.run = kernel, run
        self.ctas: list[Cta] = []
        self.queue: list[tuple[Callable[[], None], str]] = []
        self.barrier_arrived = 0
        self.barrier_phase = 0
        self.yields = 0

    @property
    def warps(self) -> list[Warp]:
        return [warp for cta in self.ctas for warp in cta.warps]

    @property
    def finished(self) -> bool:
        return all(warp.finished for warp in self.warps) and not self.queue

    def target(self, cta: Cta, address: int) -> tuple[Cta, int]:
        """The CTA and offset of a shared-window address."""
        rank, offset = address >> layout.RANK_SHIFT, address & layout.OFFSET_MASK
        if rank and rank <= len(self.ctas):
            return self.ctas[rank - 1], offset
        if rank:
            raise EmulatorFinding("out-of-bounds", f"shared address {address:#x} names CTA {rank - 1} of a cluster of "
                                  f"{len(self.ctas)}", address=address)  # fmt: skip
        return cta, offset

    def later(self, action: Callable[[], None], what: str) -> None:
        """Queues an asynchronous operation's completion."""
        self.queue.append((action, what))

    def deliver(self) -> bool:
        """Completes queued operations: all in order, or by a seeded schedule some, in any order."""
        if not self.queue:
            return False
        rng = self.run.rng
        if rng is None:
            ready, self.queue = self.queue, []
        else:
            rng.shuffle(self.queue)
            count = int(rng.integers(0, len(self.queue) + 1))
            ready, self.queue = self.queue[:count], self.queue[count:]
        for action, _ in ready:
            action()
        return bool(ready)

    def turn(self, warp: Warp) -> bool:
        """Runs a warp until it must stop. False where it could not move."""
        if warp.finished:
            return False
        still = [wait for wait in warp.waits if not wait.ready()]
        if len(still) != len(warp.waits):
            warp.waits = still
            blocked = 0
            for wait in still:
                blocked |= wait.lanes
            warp.blocked = blocked
        if not warp.live & ~warp.blocked and warp.live:
            return False
        while True:
            status = self.run.function(warp.base)
            if status == EVENT:
                self.event(warp)
                continue
            if status == FAULT or warp.error is not None:
                raise warp.error or EmulatorFinding("internal", "the native code stopped without a reason")
            if status == DONE:
                warp.finished = True
                if self.run.on_exit:
                    self.run.on_exit(warp)
            elif status != WAITING:
                warp.words[layout.BUDGET // 4] = BACK_EDGES
                self.yields += 1
            return True

    def event(self, warp: Warp) -> None:
        inst, _ = self.run.lowered.events[int(warp.words[layout.EVENT // 4])]
        lanes = int(warp.words[layout.ACTIVE // 4])
        try:
            self.run.handler(inst)(warp, inst, lanes)
        except EmulatorFinding as finding:
            raise warp.locate(finding, inst, (lanes & -lanes).bit_length() - 1) from None

    def deadlock(self) -> EmulatorFinding:
        """The report of a cluster in which nothing can move."""
        lines, waiting = [], []
        place = None
        for warp in self.warps:
            if warp.finished:
                continue
            for wait in warp.waits:
                place = place or (warp, wait.inst)
                text = wait.what()
                waiting.append({"cta": list(warp.cta.index), "warp": warp.index, "lanes": f"{wait.lanes:#010x}",
                                "location": wait.inst.location, "on": text})  # fmt: skip
                lines.append(f"CTA {warp.cta.index} warp {warp.index} at {wait.inst.location}: {text}")
            apart = warp.live & warp.blocked
            for wait in warp.waits:
                apart &= ~wait.lanes
            if apart:
                lane = (apart & -apart).bit_length() - 1
                block = int(warp.words[lane])
                inst = self.run.lowered.blocks[block].insts[0]
                place = place or (warp, inst)
                text = f"lanes {apart:#010x} wait at `{inst}` for the other lanes of its mask"
                waiting.append({"cta": list(warp.cta.index), "warp": warp.index, "location": inst.location, "on": text})
                lines.append(f"CTA {warp.cta.index} warp {warp.index} at {inst.location}: {text}")
        told = "; ".join(lines[:8]) + (f"; and {len(lines) - 8} more" if len(lines) > 8 else "")
        finding = EmulatorFinding("deadlock", f"no warp can go on: {told}", waiting=waiting)
        return place[0].locate(finding, place[1]) if place else finding


def copy_bytes(destination: int, source: int, size: int) -> None:
    ctypes.memmove(destination, source, size)
