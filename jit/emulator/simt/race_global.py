"""Races in global memory between the CTAs of one launch: who wrote each four bytes last.

Two CTAs that write the same bytes, and a CTA that reads what another one wrote, race, unless the later one has
executed something that may have observed the other: an atomic with a result, or a volatile, relaxed or acquiring load,
of global memory. CTAs of one cluster count as one. Only writes are recorded, so that a read before another CTA's write
is found under the schedules that run the two the other way round.
"""

from __future__ import annotations

import mmap
from typing import TYPE_CHECKING, Any

import numpy as np

from .findings import EmulatorFinding
from .race_layout import (
    ACQUIRED,
    BYTES_SHIFT,
    CELL,
    GLOBAL,
    HIGH,
    LAST_SPAN,
    LOOKED,
    LOW,
    OFFSET,
    OTHER_STAMP,
    OWNER,
    OWNER_SHIFT,
    OWNERS,
    READ,
    SPAN,
    SPAN_COUNT,
    SPANS,
    TOUCHED,
    WRITE,
    each_piece,
    record,
    word,
)  # fmt: skip

if TYPE_CHECKING:
    from .lower import Site
    from .machine import Memory, Warp

_NORESERVE = 0x4000  # MAP_NORESERVE of Linux: shadow that is never touched costs nothing

TEXT = f"""
define internal i1 @record_global(ptr %c, i64 %off, i64 %e) noinline {{
  %t = add i64 0, 0
{record(str(GLOBAL))}
  ret i1 true
}}

; `size` bytes at a global address: true after @record_global. Addresses in no allocation are left to the access.
define internal i1 @global(ptr %c, i64 %a, i64 %size, i64 %site, i64 %how) {{
entry:
{word("spans", "%c", SPANS, "ptr")}{word("n", "%c", SPAN_COUNT)}{word("recent", "%c", LAST_SPAN)}
{word("owner", "%c", OWNER)}{word("flag", "%c", ACQUIRED, "ptr")}
  %end = add i64 %a, %size
  %some = icmp ult i64 %recent, %n
  br i1 %some, label %search, label %fine
search:
  %i = phi i64 [%recent, %entry], [%i1, %other]
  %tries = phi i64 [0, %entry], [%tries1, %other]
  %span = getelementptr [{SPAN} x i64], ptr %spans, i64 %i
{word("low", "%span", LOW)}{word("high", "%span", HIGH)}
  %over = icmp uge i64 %a, %low
  %under = icmp ule i64 %end, %high
  %here = and i1 %over, %under
  br i1 %here, label %found, label %other
other:
  %i0 = add i64 %i, 1
  %wraps = icmp uge i64 %i0, %n
  %i1 = select i1 %wraps, i64 0, i64 %i0
  %tries1 = add i64 %tries, 1
  %more = icmp ult i64 %tries1, %n
  br i1 %more, label %search, label %fine
found:
  store i64 %i, ptr %at.recent
{word("cells", "%span", OWNERS, "ptr")}{word("touched", "%span", TOUCHED, "ptr")}
{word("looked", "%span", LOOKED, "ptr")}
  %shadowed = icmp ne ptr %cells, null
  br i1 %shadowed, label %kind, label %fine
kind:
  %writes = icmp eq i64 %how, {WRITE}
  br i1 %writes, label %matter, label %looks
looks:
  store i64 1, ptr %looked
  br label %matter
matter:
  %was = load i64, ptr %touched
  %written = icmp ne i64 %was, 0
  %matters = or i1 %writes, %written
  br i1 %matters, label %begin, label %fine
begin:
  %observed = load i64, ptr %flag
  %excused = icmp ne i64 %observed, 0
  %off = sub i64 %a, %low
  %first = lshr i64 %off, 2
  %end0 = add i64 %off, %size
  %end1 = add i64 %end0, {CELL - 1}
  %last = lshr i64 %end1, 2
  %small = icmp ult i64 %size, {CELL}
  %ones = shl i64 1, %size
  %below = sub i64 %ones, 1
  %in = and i64 %off, {CELL - 1}
  %part = shl i64 %below, %in
  %mask0 = select i1 %small, i64 %part, i64 15
  %mask1 = and i64 %mask0, 15
  %mask = shl i64 %mask1, 32
  %stamp0 = or i64 %owner, %site
  br i1 %writes, label %touch, label %head0
touch:
  store i64 1, ptr %touched
  br label %head0
head0:
  br label %head
head:
  %cell = phi i64 [%first, %head0], [%cell1, %next]
  %rest = icmp ult i64 %cell, %last
  br i1 %rest, label %body, label %fine
body:
  %pc = getelementptr i64, ptr %cells, i64 %cell
  %e = load i64, ptr %pc
  %who = lshr i64 %e, {OWNER_SHIFT}
  %me = lshr i64 %owner, {OWNER_SHIFT}
  %same = icmp eq i64 %who, %me
  %meet = and i64 %e, %mask
  %apart = icmp eq i64 %meet, 0
  %good0 = or i1 %same, %apart
  %good = or i1 %good0, %excused
  br i1 %good, label %ordered, label %race
race:
  %byte = mul i64 %cell, {CELL}
  %where = add i64 %low, %byte
  %x = call i1 @record_global(ptr %c, i64 %where, i64 %e)
  ret i1 true
ordered:
  br i1 %writes, label %mark, label %next
mark:
  %oldmask = and i64 %e, {15 << 32}
  %keep = select i1 %same, i64 %oldmask, i64 0
  %m = or i64 %mask, %keep
  %oldany = and i64 %e, {15 << BYTES_SHIFT}
  %mineany = lshr i64 %mask, {32 - BYTES_SHIFT}
  %any = or i64 %oldany, %mineany
  %marked = or i64 %m, %any
  %new = or i64 %stamp0, %marked
  store i64 %new, ptr %pc
  br label %next
next:
  %cell1 = add i64 %cell, 1
  br label %head
fine:
  ret i1 false
}}

; n pieces of `size` bytes at global addresses: -1, or the number of the piece that races.
{
    each_piece(
        "global_pieces",
        "ptr %c",
        "i64 %site",
        "  %bad = call i1 @global(ptr %c, i64 %off, i64 %size, i64 %site, i64 %how)",
    )
}
"""


def lazy_zeros(size: int) -> np.ndarray:
    """u8 zeros in small pages that cost nothing until they are touched: NumPy would ask for huge ones."""
    return np.frombuffer(
        mmap.mmap(-1, max(size, 1), flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _NORESERVE), np.uint8
    )


def shared_words(count: int) -> np.ndarray | None:
    """u64 zeros that forked processes share, or None where the system refuses so much."""
    try:
        return np.frombuffer(mmap.mmap(-1, max(count, 1) * 8), np.uint64)
    except OSError:
        return None


def _cells(count: int) -> np.ndarray | None:
    """u64 zeros, or None where the system refuses so much."""
    try:
        return lazy_zeros(count * 8).view(np.uint64)
    except OSError:
        return None


class Owners:
    """Who wrote the launch's global allocations.

    Attributes:
        spans: [allocations, SPAN] u64 (see race_layout).
        touched: [allocations] u64, not 0 where a CTA has written; the generated code writes 1.
        looked: [allocations] u64, 1 where a CTA has read.
        cells: the stamps of each allocation; None where there is no memory for them, and no race is looked for.
    """

    def __init__(self, memory: Memory):
        self.count = count = len(memory.starts)
        self.touched, self.looked = np.zeros(max(count, 1), np.uint64), np.zeros(max(count, 1), np.uint64)
        self.spans = np.zeros((max(count, 1), SPAN), np.uint64)
        self.cells: list[np.ndarray | None] = []
        self._starts = np.array(memory.starts, np.int64)
        for i, (start, end) in enumerate(zip(memory.starts, memory.ends, strict=True)):
            cells = _cells(-(-(end - start) // CELL))
            self.cells.append(cells)
            self.spans[i, LOW : LOOKED + 1] = (
                start, end, cells.ctypes.data if cells is not None else 0, self.touched[i:].ctypes.data,
                self.looked[i:].ctypes.data,
            )  # fmt: skip

    def reads(self, addresses: np.ndarray | list[int]) -> bool:
        """Notes that an asynchronous instruction reads allocations. Whether any allocation has been written."""
        self.looked[np.maximum(np.searchsorted(self._starts, addresses, "right") - 1, 0)] = 1
        return bool(self.touched.any())


def number_of(first: tuple[int, int, int], grid: tuple[int, int, int]) -> int:
    """What stands for a cluster in stamps: its first CTA's number in the grid, and 1."""
    return (first[0] + grid[0] * (first[1] + grid[1] * first[2]) + 1) % (1 << 64 - OWNER_SHIFT)


def touches(warp: Warp, site: Site, addresses: np.ndarray, size: int, how: int) -> None:
    """An asynchronous instruction reads, writes or (UPDATE) reduces ``size`` bytes at each global address."""
    races = warp.cta.group.races
    if races is None or (how == READ and not races.owners.reads(addresses)):
        return
    addresses = np.ascontiguousarray(addresses, np.int64)
    at = races.at[races.index(warp)]
    if races.global_pieces(at, addresses.ctypes.data, len(addresses), size, site.number, how) >= 0:
        raise finding(warp, site, how)


def finding(warp: Warp, site: Site, how: int) -> EmulatorFinding:
    """The finding of the access to global memory that the native code has just refused."""
    from .lower import SITES

    races = warp.cta.group.races
    assert races is not None
    row = races.context[races.index(warp)]
    address, stamp = int(row[OFFSET]), int(row[OTHER_STAMP])
    before = SITES[stamp & (1 << BYTES_SHIFT) - 1].inst
    gx, gy, _ = warp.launch.grid
    number = (stamp >> OWNER_SHIFT) - 1
    other = [number % gx, number // gx % gy, number // (gx * gy)]
    clustered = len(warp.cta.group.ctas) > 1
    mine = "read" if how == READ else "write" if how == WRITE else "update"
    missing = (
        "let each CTA write bytes of its own, or combine with atomics"
        if how == WRITE
        else "another CTA's result needs a flag that is acquired here (ld.acquire, or an atomic), or a second launch"
    )
    earlier: dict[str, Any] = {
        "location": before.location, "instruction": str(before)[:160], "cta": other, "access": "write",
    }  # fmt: skip
    return EmulatorFinding(
        "race",
        f"{mine} of global address {address:#x} ({warp.launch.memory.near(address)}), which "
        f"{'the cluster of ' if clustered else ''}CTA {other} at {before.location} wrote in this launch; nothing "
        f"orders the two: {missing}",
        address=hex(address), space="global", access=mine, earlier=earlier, missing=missing,
    ).locate(**warp.where(site))  # fmt: skip
