"""`cp.async` [PTX ISA 9.7.9.25.3]: the bytes arrive at the wait, and not before. Native, but for what is unusual."""

from __future__ import annotations

import ctypes
import functools
from collections import deque
from typing import TYPE_CHECKING

import numpy as np

from . import copy_code, race_global, races, tensor_code
from . import frame as f
from .findings import EmulatorFinding
from .lower import Site
from .parse import number
from .pythonic import executes

if TYPE_CHECKING:
    from .lower import BlockEmitter
    from .machine import Warp

_ROOM = 256  # copies that a queue can hold at first


def lanes_of(mask: int) -> np.ndarray:
    """Numbers of the set bits."""
    return np.nonzero((mask >> np.arange(32)) & 1)[0]


class Copies:
    """A warp's copies that have not arrived.

    Attributes:
        words: the queue of copy_code.py.
        groups: copies in each committed group, the oldest first.
        committed: their sum; the copies behind them are the open group's.
    """

    def __init__(self, warp: Warp):
        self.groups: deque[int] = deque()
        self.committed = 0
        self.words = np.zeros(copy_code.ENTRIES + 4 * _ROOM, np.uint64)
        self.warp = warp
        self.place(_ROOM)
        if detector := warp.cta.group.races:
            slot = detector.slot(warp, "cp")
            self.words[copy_code.CLOCK] = detector.top[slot:].ctypes.data
            self.words[copy_code.SLOT] = slot

    def place(self, room: int) -> None:
        """Tells the generated code of the queue."""
        self.words[copy_code.ROOM] = room
        self.warp.w64[f.COPIES // 8] = self.words.ctypes.data

    @property
    def count(self) -> int:
        return int(self.words[copy_code.COUNT])

    def put(self, rows: np.ndarray) -> None:
        """Adds rows of (offset, source, present, size)."""
        count, room = self.count, int(self.words[copy_code.ROOM])
        if count + 2 * len(rows) + 32 > room:
            more = np.zeros(copy_code.ENTRIES + 8 * room + 4 * len(rows), np.uint64)
            more[: len(self.words)] = self.words
            self.words = more
            self.place((len(more) - copy_code.ENTRIES) // 4)
        at = copy_code.ENTRIES + 4 * count
        self.words[at : at + rows.size] = rows.reshape(-1)
        self.words[copy_code.COUNT] = count + len(rows)

    def finish(self, keep: int) -> None:
        """Carries out all groups but the newest ``keep``."""
        done = 0
        while len(self.groups) > keep:
            done += self.groups.popleft()
        self.committed -= done
        if done:
            _perform()(self.warp.cta.shared.ctypes.data, self.words.ctypes.data, done)

    def take(self) -> np.ndarray:
        """Removes all copies, and returns them for `finish`."""
        words = self.words.copy()
        self.words[copy_code.COUNT] = self.committed = 0
        self.groups.clear()
        return words


@functools.cache
def _perform() -> ctypes._FuncPointer:  # type: ignore[name-defined]
    types = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)
    return ctypes.CFUNCTYPE(None, *types)(tensor_code.address("cp_perform"))


def finish(warp: Warp, words: np.ndarray) -> None:
    """Carries out copies that `Copies.take` removed."""
    _perform()(warp.cta.shared.ctypes.data, words.ctypes.data, int(words[copy_code.COUNT]))


def native(e: BlockEmitter, site: Site) -> str | None:
    """Emits the issue; the name of an i1 that is true where Python has to do it."""
    try:
        size = number(site.inst.args[2])
    except ValueError:
        return None
    present = "null"
    if size not in (4, 8, 16):
        return None
    if len(site.slots) > 3 and "cache_hint" not in site.inst.op:
        if site.widths[3][0] != 32:
            return None
        present = e.add(f"getelementptr i8, ptr %w, i64 {f.SCRATCH + site.slots[3][0] * 256}")
    e.low.functions.setdefault(f"cp_async_{size}", copy_code.issue(size))
    to, source = (e.add(f"getelementptr i8, ptr %w, i64 {f.SCRATCH + site.slots[i][0] * 256}") for i in (0, 1))
    cache = e.add(f"getelementptr i8, ptr %w, i64 {e.low.cache()}")
    args = f"ptr %w, ptr {to}, ptr {source}, ptr {present}, i32 {e.mask}, i64 {site.number}, ptr {cache}"
    return e.add(f"call i1 @cp_async_{size}({args})")


@executes("cp.async.ca.shared", native=native)
@executes("cp.async.cg.shared", native=native)
def copy(warp: Warp, site: Site, mask: int) -> int:
    """`cp.async [dst], [src], bytes{, present | ignore-src}`: the bytes after ``present`` become zeros."""
    lanes = lanes_of(mask)
    slots = site.slots
    size = int(warp.u64[slots[2][0]][lanes[0]])
    target = warp.cta.own(warp.u64[slots[0][0]][lanes].astype(np.int64))
    source = warp.u64[slots[1][0]][lanes].astype(np.int64)
    present = np.full(len(lanes), size)
    if len(slots) > 3 and not (len(slots) == 4 and "cache_hint" in site.inst.op):
        words = warp.u32[slots[3][0]]
        if site.widths[3][0] == 1:
            present = np.where(int(words[0]) >> lanes & 1, 0, size)
        else:
            present = words[lanes].astype(np.int64)
    if (present > size).any():
        i = int(np.argmax(present > size))
        raise EmulatorFinding(
            "cp-async", f"{int(present[i])} bytes of a source in a copy of {size} bytes; at most {size} are read",
            lane=int(lanes[i]),
        )  # fmt: skip
    for name, at in (("shared", target), ("global", source)):
        if (bad := at % size != 0).any() and (name == "shared" or (present[bad] > 0).any()):
            i = int(np.argmax(bad))
            raise EmulatorFinding(
                "misaligned", f"{name} address {int(at[i]):#x} of a copy of {size} bytes", lane=int(lanes[i])
            )
    limit = warp.cta.shared_size
    if (bad := (target < f.SHARED_BASE) | (target + size > limit)).any():
        i = int(np.argmax(bad))
        raise EmulatorFinding(
            "out-of-bounds", f"shared address {int(target[i]):#x}, {size} bytes; it ends at {limit:#x}",
            lane=int(lanes[i]), address=hex(int(target[i])),
        )  # fmt: skip
    for i in np.nonzero(present)[0].tolist():
        try:
            warp.launch.memory.find(int(source[i]), int(present[i]))
        except EmulatorFinding as finding:
            finding.report["lane"] = int(lanes[i])
            raise
    races.cp_async(warp, site, target, size)
    race_global.touches(warp, site, source[present > 0], size, races.READ)
    rows = np.stack([target, source, present, np.full(len(lanes), size)], 1).astype(np.uint64)
    warp.copies.put(rows)
    return 0


@executes("cp.async.commit_group")
def commit_group(warp: Warp, site: Site, mask: int) -> int:
    """Closes the group of the copies so far."""
    copies = warp.copies
    number = copies.count - copies.committed
    copies.groups.append(number)
    copies.committed += number
    races.commit(warp, "cp")
    return 0


@executes("cp.async.wait_group")
def wait_group(warp: Warp, site: Site, mask: int) -> int:
    """Waits until at most n groups are pending."""
    warp.copies.finish(int(warp.u64[site.slots[0][0]][0]))
    races.wait_group(warp, "cp", len(warp.copies.groups))
    return 0


@executes("cp.async.wait_all")
def wait_all(warp: Warp, site: Site, mask: int) -> int:
    """Waits for all copies."""
    finish(warp, warp.copies.take())
    races.commit(warp, "cp")
    races.wait_group(warp, "cp", 0)
    return 0
