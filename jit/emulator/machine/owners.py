"""Who wrote global memory last: a stamp for each four bytes, which the race detector's code sets and looks at.

It also records what each of several processes has written.
"""

from __future__ import annotations

import bisect
import ctypes
from collections.abc import Iterator

import numpy as np

from ...base.stream_order import Accessed
from ..native.memory import lazy_zeros, shared_bytes
from . import write_history
from .global_memory import Memory

CELL = 4  # bytes that share a stamp
_SLICE = 1 << 20  # stamps that are looked at together
# A global allocation, u64 words: first address, one past the last, host addresses of u64[cells] and of two u64: not 0
# once a CTA has written there, and once one has read there. A cell's stamp: the writing cluster's number in the grid
# and 1 from bit OWNER_SHIFT, the bytes that it wrote in bits 32 to 35, those that anyone wrote from bit BYTES_SHIFT,
# the number of the site below.
#
# WRITTEN is u64[cells] of the last write: the clock of the warp in bits 32 to 63, its slot in the cluster from bit
# RECORD_SLOT, the lane from bit RECORD_LANE (lanes.h; BULK of a copy), its bytes in bits 0 to 3. READ is
# u64[cells][READS]: two such records, of the last read of what the cluster itself wrote, and of the last one by another
# warp; their sites, u32 each; the cluster; and a record of the bulk group that makes the last write, if a copy does.
# BLOCKS is u64[cells / BLOCK][READERS_OF_BLOCK]: likewise of the reads of a block of cells by a cluster that has not
# written them: two records, two u32 with a bit for each cell that was read, the sites and the cluster. All three are
# null where there is no memory for them.
#
# Where clusters synchronise with each other, each counts how often it has released (atomics, strong stores,
# fences), and knows the counts of all from when it last acquired. Then there are two more u64[cells]: of the last write
# its cluster's count in bits 0 to 31, of the last read in bits 32 to 63; and who read last, like a stamp. An access is
# ordered after that of another cluster which has released since, and whose count it knows.
# AWAY is how far from these addresses the bytes lie in this process. SEEN is u8[cells], a bit for each of a cell's
# bytes that was read, or null where nobody asks. HISTORY is that of write_history.py, or null.
LOW, HIGH, OWNERS, TOUCHED, LOOKED, TIMES, READERS, WRITTEN, READ, BLOCKS, AWAY, SEEN, HISTORY = range(13)
SPAN = 13
OWNER_SHIFT, BYTES_SHIFT = 36, 28
RECORD_SLOT, RECORD_LANE, BULK, READS = 16, 8, 0xFE, 5
BLOCK, READERS_OF_BLOCK = 32, 5
_BYTES = np.array([number.bit_count() for number in range(16)])  # that the four bits of a cell stand for
_MOST_RUNS = 1 << 20  # of bytes, of one allocation that is followed
_MOST_CLUSTERS = 1 << 14  # whose counts are kept; of more, who has ever acquired counts as ordered after all


def _runs(bits: np.ndarray) -> np.ndarray:
    """The runs of bytes that the lower four bits of cells stand for: i64[runs, 2], first bytes and ends."""
    cells = np.flatnonzero(bits)
    parts = bits[cells]
    if not len(cells):
        return np.empty((0, 2), np.int64)
    if (parts == 15).all():
        breaks = np.flatnonzero(np.diff(cells) != 1) + 1
        starts, ends = cells[np.r_[0, breaks]], cells[np.r_[breaks - 1, len(cells) - 1]] + 1
        return np.stack([starts, ends], 1).astype(np.int64) * CELL
    at = (cells[:, None] * CELL + np.arange(CELL))[(parts[:, None] >> np.arange(CELL)) & 1 != 0]
    breaks = np.flatnonzero(np.diff(at) != 1) + 1
    return np.stack([at[np.r_[0, breaks]], at[np.r_[breaks - 1, len(at) - 1]] + 1], 1).astype(np.int64)


def _edges(flags: np.ndarray) -> np.ndarray:
    """The runs of bytes that are set: i64[runs, 2], first bytes and ends."""
    changes = np.flatnonzero(np.diff(flags.astype(np.int8), prepend=0, append=0))
    return changes.reshape(-1, 2).astype(np.int64)


def slices(cells: np.ndarray | None) -> Iterator[tuple[int, np.ndarray]]:
    """Pieces of an allocation's stamps that have any, and the number of the first cell of each."""
    for begin in range(0, 0 if cells is None else len(cells), _SLICE):
        part = cells[begin : begin + _SLICE]  # type: ignore[index]
        if part.any():
            yield begin, part


def _cells(count: int) -> np.ndarray | None:
    """u64 zeros, or None where the system refuses so much."""
    try:
        return lazy_zeros(count * 8).view(np.uint64)
    except OSError:
        return None


class Owners:
    """Who wrote the launch's global allocations.

    Attributes:
        spans: [allocations, SPAN] u64 (see above).
        touched: [allocations] u64, not 0 where a CTA has written; the generated code writes 1.
        looked: [allocations] u64, 1 where a CTA has read.
        cells: the stamps of each allocation; None where there is no memory for them, and no race is looked for.
        released: u32, how often each cluster has released, by `number_of`; None where clusters do not synchronise with
            each other of anything, or there are too many.
        covered: u32 [clusters, warps], likewise, up to which clock each warp's writes are behind a fence of the chip's
            scope, or a release, of its own or of a warp that a barrier orders after it.
        remote: bytes of each allocation that CTAs in other processes wrote, which have stamps of their own.
        follows: somebody asks which bytes are read and written.
        histories: by allocation, who wrote its bytes (write_history.py); empty where nobody asks.
    """

    def __init__(
        self, memory: Memory, clusters: int = 0, warps: int = 0, follows: bool = False, histories: bool = False
    ):
        """``clusters``: of the grid, counted by CTAs, where they may synchronise with each other; ``warps``:
        of a cluster; ``histories``: who writes each byte is asked for."""
        self.follows = follows
        self.histories: list[np.ndarray | None] = []
        self._seen: list[np.ndarray | None] = []
        self._elsewhere: dict[int, list[np.ndarray]] = {}  # runs that other processes wrote, by allocation
        self.count = count = len(memory.starts)
        self.touched, self.looked = np.zeros(max(count, 1), np.uint64), np.zeros(max(count, 1), np.uint64)
        self.spans = np.zeros((max(count, 1), SPAN), np.uint64)
        self.cells: list[np.ndarray | None] = []
        self.remote = [0] * count
        self.released = np.zeros(clusters + 1, np.uint32) if 0 < clusters <= _MOST_CLUSTERS else None
        self.covered: np.ndarray | None = None
        if self.released is not None:
            row = -(-warps // 16) * 16
            self.covered = lazy_zeros(len(self.released) * row * 4).view(np.uint32).reshape(-1, row)
        self._more: list[np.ndarray] = []
        self._first, self._starts = memory.starts, np.array(memory.starts, np.int64)
        for i, (start, end) in enumerate(zip(memory.starts, memory.ends, strict=True)):
            cells = _cells(-(-(end - start) // CELL))
            if cells is not None:
                sizes = len(cells), READS * len(cells), READERS_OF_BLOCK * -(-len(cells) // BLOCK)
                arrays = [array for array in map(_cells, sizes) if array is not None]
                if len(arrays) == len(sizes):
                    self._more += arrays
                    self.spans[i, [WRITTEN, READ, BLOCKS]] = [array.ctypes.data for array in arrays]
            if self.released is not None and cells is not None:
                times, readers = (_cells(len(cells)) for _ in range(2))
                if times is None or readers is None:
                    cells = None
                else:
                    self._more += times, readers
                    self.spans[i, TIMES], self.spans[i, READERS] = times.ctypes.data, readers.ctypes.data
            self.cells.append(cells)
            seen = shared_bytes(len(cells)) if follows and cells is not None else None  # with what processes it forks
            self._seen.append(seen)
            if seen is not None:
                self.spans[i, SEEN] = seen.ctypes.data
            if histories:
                self.histories.append(write_history.table(end - start))
                if (history := self.histories[-1]) is not None:
                    self.spans[i, HISTORY] = history.ctypes.data
            self.spans[i, AWAY] = memory.table[i, 2]
            self.spans[i, LOW : LOOKED + 1] = (
                start, end, cells.ctypes.data if cells is not None else 0, self.touched[i:].ctypes.data,
                self.looked[i:].ctypes.data,
            )  # fmt: skip

    def writer(self, address: int, size: int) -> int:
        """The number of the cluster that wrote one of ``size`` bytes last, or 0 where none has in this launch."""
        i = int(np.searchsorted(self._starts, address, "right")) - 1
        cells = self.cells[i] if i >= 0 and self.touched[i] else None
        if cells is None:
            return 0
        at = address - int(self._starts[i])
        return int((cells[at // CELL : -(-(at + size) // CELL)] >> np.uint64(OWNER_SHIFT)).max())

    def forget(self, address: int) -> None:
        """Forgets who wrote and who read the cell of an address last."""
        i, at = self._cell(address)
        cells = self.cells[i]
        if cells is not None:
            cells[at] &= np.uint64(15 << BYTES_SHIFT)
        if readers := int(self.spans[i, READERS]):
            ctypes.c_uint64.from_address(readers + 8 * at).value = 0
        if written := int(self.spans[i, WRITTEN]):
            ctypes.c_uint64.from_address(written + 8 * at).value = 0
        self.forget_reads(address)

    def give_up(self, clusters: list[int]) -> None:
        """Forgets that clusters have written, which begin anew, with clocks of their warps that do so too: what they
        write again does not follow what they have written. Which bytes were written stays noted."""
        numbers = np.array(clusters, np.uint64)
        for i in np.flatnonzero(self.touched[: self.count]).tolist():
            for _, part in slices(self.cells[i]):
                part[np.isin(part >> np.uint64(OWNER_SHIFT), numbers)] &= np.uint64(15 << BYTES_SHIFT)

    def _cell(self, address: int) -> tuple[int, int]:
        """The number of the allocation that an address lies in, and that of its cell there."""
        i = int(np.searchsorted(self._starts, address, "right")) - 1
        return i, (address - int(self._starts[i])) // CELL

    def forget_reads(self, address: int) -> None:
        """Forgets which warps of a cluster have read the cell of an address, or the block that it is in."""
        i, cell = self._cell(address)
        if self.spans[i, READ]:
            ctypes.memset(int(self.spans[i, READ]) + 8 * READS * cell, 0, 8 * READS)
            ctypes.memset(int(self.spans[i, BLOCKS]) + 8 * READERS_OF_BLOCK * (cell // BLOCK), 0, 8 * READERS_OF_BLOCK)

    def reads(self, addresses: np.ndarray | list[int]) -> bool:
        """Notes that an asynchronous instruction reads allocations. Whether any of them has been written, or somebody
        asks which bytes are read."""
        if len(addresses) == 1:
            i = max(bisect.bisect_right(self._first, addresses[0]) - 1, 0)
            self.looked[i] = 1
            return self.follows or bool(self.touched[i])
        found = np.maximum(np.searchsorted(self._starts, addresses, "right") - 1, 0)
        self.looked[found] = 1
        return self.follows or bool(self.touched[found].any())

    def written(self) -> list[tuple[int, int]]:
        """The address of each allocation where CTAs have written, and how many bytes they have; more where a cluster
        began anew in another process."""
        sizes = [self._bytes(i) + self.remote[i] for i in range(self.count)]
        return [(self._first[i], min(size, self._whole(i))) for i, size in enumerate(sizes) if size]

    def read(self) -> list[int]:
        """The address of each allocation that CTAs have read."""
        return [self._first[i] for i in range(self.count) if self.looked[i]]

    def accessed(self) -> list[Accessed]:
        """Which bytes of the allocations CTAs have read and written, where that is followed. An allocation without
        stamps, or with very many runs of bytes, is not there."""
        found = []
        for i, seen in enumerate(self._seen):
            if seen is not None and (self.looked[i] or self.touched[i] or i in self._elsewhere):
                written = [self._written(i), *self._elsewhere.get(i, ())]
                at, read, wrote = self._first[i], _runs(seen), np.concatenate(written)
                if len(read) + len(wrote) <= _MOST_RUNS:
                    found.append(Accessed(at, read + at, wrote[wrote[:, 0].argsort()] + at))
        return found

    def rows(self) -> list[tuple[int, np.ndarray]]:
        """The first address and the history of each allocation that has one and was written."""
        rows = zip(self._first, self.histories, strict=False)
        return [(first, one) for first, one in rows if one is not None and one[0, write_history.STAMP]]

    def _written(self, i: int) -> np.ndarray:
        if self.histories and (history := self.histories[i]) is not None:  # which has atomics too
            return _edges(write_history.written(history))
        cells = self.cells[i]
        if cells is None or not self.touched[i]:
            return np.empty((0, 2), np.int64)
        return _runs((cells >> np.uint64(BYTES_SHIFT)).astype(np.uint8) & np.uint8(15))

    def wrote_elsewhere(self, i: int, starts: np.ndarray, lengths: np.ndarray) -> None:
        """Notes what CTAs in another process wrote of an allocation: runs of bytes."""
        self.remote[i] += int(lengths.sum())
        if self.follows:
            self._elsewhere.setdefault(i, []).append(np.stack([starts, starts + lengths], 1))

    def set_aside(self) -> None:
        """Notes what has been written, before the stamps are forgotten."""
        if self.follows:
            for i in np.flatnonzero(self.touched[: self.count]).tolist():
                self._elsewhere.setdefault(i, []).append(self._written(i))
        self.remote = [self._bytes(i) + self.remote[i] for i in range(self.count)]

    def _bytes(self, i: int) -> int:
        cells = self.cells[i]
        if not self.touched[i]:
            return 0
        return self._whole(i) if cells is None else int(_BYTES[(cells >> np.uint64(BYTES_SHIFT)) & np.uint64(15)].sum())

    def _whole(self, i: int) -> int:
        return int(self.spans[i, HIGH] - self.spans[i, LOW])


def number_of(first: tuple[int, int, int], grid: tuple[int, int, int]) -> int:
    """What stands for a cluster in stamps: its first CTA's number in the grid, and 1."""
    return (first[0] + grid[0] * (first[1] + grid[1] * first[2]) + 1) % (1 << 64 - OWNER_SHIFT)
