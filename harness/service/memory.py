"""Memory at the addresses that another process has it at."""

from __future__ import annotations

import bisect
import ctypes
import mmap
import os

from harness.wire.differences import differences
from harness.wire.requests import PAGE, Allocation, Piece, Span
from harness.wire.sealed import sealed_file

_FIXED_NOREPLACE = 0x100000
_FAILED = 2**64 - 1

_libc = ctypes.CDLL(None, use_errno=True)
_libc.mmap.restype = ctypes.c_uint64
_libc.mmap.argtypes = [ctypes.c_uint64, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
_libc.munmap.argtypes = [ctypes.c_uint64, ctypes.c_size_t]


class MemoryTaken(Exception):
    """The addresses are in use here for something else."""


class Arena:
    """A sealed memory file in which another process puts its memory, and finds what became of it; and private memory
    of this process at the same addresses, which only this process can change. What has not changed stays there from
    one launch to the next."""

    def __init__(self) -> None:
        self.file = -1
        self.size = 0
        self._map: mmap.mmap | None = None
        self._address = 0
        self._spans: list[Span] = []  # those that are mapped, by address

    def grow(self, size: int) -> None:
        """Makes it anew, with room for so many bytes. Raises OSError, MemoryError."""
        self.close()
        self.file = sealed_file(size)
        self.size = size
        self._map = mmap.mmap(self.file, size)
        self._address = ctypes.addressof(ctypes.c_char.from_buffer(self._map))

    def close(self) -> None:
        """Frees it, and the private memory."""
        self._unmap(self._spans)
        if self.file >= 0:
            os.close(self.file)
            self.file, self.size, self._map, self._address = -1, 0, None, 0

    def keep(self, spans: list[Span], allocations: list[Allocation]) -> None:
        """Maps private memory at the pages of ``spans``, and frees what was mapped for others.

        Raises:
            ValueError: the file has no room for them, they are no pages, or an allocation lies outside.
            MemoryTaken: this process uses the addresses for something else.
        """
        if sum(span.end - span.start for span in spans) > self.size:
            raise ValueError(f"the memory file has {self.size} bytes, and the allocations take more")
        for span in spans:
            size = span.end - span.start
            if size <= 0 or span.start < 0 or not 0 <= span.offset <= self.size - size or (span.start | size) % PAGE:
                raise ValueError(f"pages from {span.start:#x} to {span.end:#x} at byte {span.offset} of the file")
        wanted, had = set(spans), set(self._spans)
        self._unmap([span for span in self._spans if span not in wanted])
        for span in sorted(wanted - had):
            try:
                _map(span)
            except MemoryTaken:
                self._unmap(self._spans)
                raise
            bisect.insort(self._spans, span)
        for one in allocations:
            self._place(one.address, one.size)

    def take(self, pieces: list[Piece]) -> None:
        """Copies pieces to their addresses. Raises ValueError where they lie outside of the pages."""
        for address, size in pieces:
            there = self._place(address, size)
            if size:
                ctypes.memmove(address, there, size)

    def give(self, allocations: list[Allocation]) -> list[Piece]:
        """Copies into the file what of the allocations is different there, and tells it."""
        changed = []
        for one in allocations:
            there = self._place(one.address, one.size)
            for begin, size in differences(one.address, there, one.size):
                ctypes.memmove(there + begin, one.address + begin, size)
                changed.append(Piece(one.address + begin, size))
        return changed

    def _place(self, address: int, size: int) -> int:
        """Where some bytes of mapped pages lie in the file: the address."""
        if not size:
            return 0
        at = bisect.bisect_right(self._spans, address, key=lambda span: span.start) - 1
        if at < 0 or size < 0 or address + size > self._spans[at].end:
            raise ValueError(f"{size} bytes at {address:#x} are in none of the pages")
        return self._address + self._spans[at].offset + address - self._spans[at].start

    def _unmap(self, spans: list[Span]) -> None:
        for span in list(spans):
            _libc.munmap(span.start, span.end - span.start)
            self._spans.remove(span)


def _map(span: Span) -> None:
    """Private memory at pages where there is none. Raises MemoryTaken."""
    size = span.end - span.start
    how = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _FIXED_NOREPLACE
    at = _libc.mmap(span.start, size, mmap.PROT_READ | mmap.PROT_WRITE, how, -1, 0)
    if at != span.start:
        if at != _FAILED:  # a kernel that does not know the flag took it for a hint
            _libc.munmap(at, size)
        raise MemoryTaken(f"{size} bytes at {span.start:#x}: {os.strerror(ctypes.get_errno())}")
