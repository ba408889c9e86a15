"""Memory at the addresses that another process has it at."""

from __future__ import annotations

import contextlib
import ctypes
import mmap
import os
from collections.abc import Iterator

from harness.wire import requests
from harness.wire.requests import Allocation, Span
from harness.wire.sealed import sealed_file

_FIXED_NOREPLACE = 0x100000
_FAILED = 2**64 - 1
_FAR = 32 << 30  # bytes between two heaps, which grow

_libc = ctypes.CDLL(None, use_errno=True)
_libc.mmap.restype = ctypes.c_uint64
_libc.mmap.argtypes = [ctypes.c_uint64, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
_libc.munmap.argtypes = [ctypes.c_uint64, ctypes.c_size_t]
_libc.memcmp.argtypes = [ctypes.c_uint64, ctypes.c_uint64, ctypes.c_size_t]


class MemoryTaken(Exception):
    """The addresses are in use here for something else."""


def heap() -> int:
    """Where this process's heap begins, or its program where it has none."""
    with open("/proc/self/maps") as lines:
        rows = [line.split() for line in lines]
    found = next((row for row in rows if row[-1] == "[heap]"), rows[0])
    return int(found[0].partition("-")[0], 16)


def close(one: int, other: int) -> bool:
    """Whether two heaps may grow into each other's addresses."""
    return abs(one - other) < _FAR


@contextlib.contextmanager
def mapped(spans: list[Span]) -> Iterator[None]:
    """Private memory at the pages of ``spans``, for as long as the context lasts. Raises MemoryTaken."""
    done: list[Span] = []
    how = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _FIXED_NOREPLACE
    try:
        for span in spans:
            size = span.end - span.start
            at = _libc.mmap(span.start, size, mmap.PROT_READ | mmap.PROT_WRITE, how, -1, 0)
            if at != span.start:
                if at != _FAILED:  # a kernel that does not know the flag took it for a hint
                    _libc.munmap(at, size)
                raise MemoryTaken(f"{size} bytes at {span.start:#x}: {os.strerror(ctypes.get_errno())}")
            done.append(span)
        yield
    finally:
        for span in done:
            _libc.munmap(span.start, span.end - span.start)


class Arena:
    """A sealed memory file in which another process puts its memory, and finds what became of it."""

    def __init__(self) -> None:
        self.file = -1
        self.size = 0
        self._map: mmap.mmap | None = None
        self._address = 0

    def grow(self, size: int) -> None:
        """Makes it anew, with room for so many bytes. Raises OSError, MemoryError."""
        self.close()
        self.file = sealed_file(size)
        self.size = size
        self._map = mmap.mmap(self.file, size)
        self._address = ctypes.addressof(ctypes.c_char.from_buffer(self._map))

    def close(self) -> None:
        """Frees it."""
        if self.file >= 0:
            os.close(self.file)
            self.file, self.size, self._map, self._address = -1, 0, None, 0

    def take(self, spans: list[Span], allocations: list[Allocation]) -> None:
        """Copies the allocations to their addresses. Raises ValueError where the file has no room for them."""
        last = spans[-1] if spans else Span(0, 0, 0)
        if last.offset + last.end - last.start > self.size:
            raise ValueError(f"the memory file has {self.size} bytes, and the allocations take more")
        for one in allocations:
            if one.size:
                ctypes.memmove(one.address, self._address + requests.place(spans, one), one.size)

    def give(self, spans: list[Span], allocations: list[Allocation]) -> list[int]:
        """Copies back what has changed; returns the numbers of those allocations."""
        changed = []
        for number, one in enumerate(allocations):
            there = self._address + requests.place(spans, one)
            if one.size and _libc.memcmp(one.address, there, one.size):
                ctypes.memmove(there, one.address, one.size)
                changed.append(number)
        return changed
