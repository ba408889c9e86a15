"""The memory of this process's tensors as device memory, which the service owns and hands out.

Large tensors move there: their pages become pages of the service's file, at the addresses that they had. From then on
both processes have the same bytes, and a launch copies nothing of them. Small ones, and what of a large one shares a
page with something else, are copied before a launch, and back where the launch changed them.

A large tensor that the C library carved out of its heap is copied too. Its pages would stay the file's after the tensor
is gone, and other objects would lie in them. A fork does not copy pages of a file: the child and this process would
overwrite one another's objects.
"""

from __future__ import annotations

import ctypes
import mmap
import os
import re
from collections.abc import Callable, Collection
from typing import NamedTuple

from harness.submission import heap
from harness.wire.private_memory import private_size

PAGE = mmap.PAGESIZE
LARGE = 256 << 10  # bytes from which on pages move
_MOST_SMALL = 4096  # pieces that are kept for small tensors that a launch does not use
_FAILED = 2**64 - 1
_BOTH = mmap.PROT_READ | mmap.PROT_WRITE
_FIXED, _MOVE = 0x10, 3  # MAP_FIXED; MREMAP_MAYMOVE and MREMAP_FIXED
_LINE = re.compile(rb"^([0-9a-f]+)-([0-9a-f]+) (\S{4}) ([0-9a-f]+) (\S+) (\d+)", re.MULTILINE)

_libc = ctypes.CDLL(None, use_errno=True)
_libc.mmap.restype = _libc.mremap.restype = ctypes.c_uint64
_libc.mmap.argtypes = [ctypes.c_uint64, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
_libc.mremap.argtypes = [ctypes.c_uint64, ctypes.c_size_t, ctypes.c_size_t, ctypes.c_int, ctypes.c_uint64]
_libc.munmap.argtypes = [ctypes.c_uint64, ctypes.c_size_t]
_libc.memcmp.argtypes = [ctypes.c_uint64, ctypes.c_uint64, ctypes.c_size_t]

Allocate = Callable[[list[int], list[tuple[int, int]]], list[int]]  # offsets to free; bytes and bytes into a page


class Mapping(NamedTuple):
    """A line of /proc/self/maps."""

    start: int
    end: int
    rights: bytes
    offset: int
    file: tuple[bytes, bytes]  # its device and its number


class _Copied(NamedTuple):
    """Some bytes of a tensor that are copied: where they are, where the file is mapped here, how many."""

    address: int
    there: int
    size: int


class _Piece:
    """Memory of this process that the service has a piece of device memory for."""

    def __init__(self, address: int, size: int, offset: int) -> None:
        self.address, self.size, self.offset = address, size, offset
        self.moved = range(0)  # the pages of it that are the file's
        self.copied: list[_Copied] = []
        self._maps: list[tuple[int, int]] = []

    def copy(self, file: int, start: int, end: int) -> None:
        """Has the bytes from ``start`` to ``end`` copied."""
        if start < end:
            first = start // PAGE * PAGE
            size = -(-(end - first) // PAGE) * PAGE
            at = mapped(file, self.offset + first - self.address, size)
            self._maps.append((at, size))
            self.copied.append(_Copied(start, at + start - first, end - start))

    def close(self) -> None:
        """Unmaps what was mapped for copies."""
        for at, size in self._maps:
            _libc.munmap(at, size)


class DeviceMemory:
    """Which memory of this process the service has pieces for.

    Args:
        file: the file of the device memory, open.
    """

    def __init__(self, file: int) -> None:
        self._file = file
        found = os.fstat(file)
        self._inode = (f"{os.major(found.st_dev):02x}:{os.minor(found.st_dev):02x}".encode(), b"%d" % found.st_ino)
        self._pieces: dict[tuple[int, int], _Piece] = {}  # by address and size; those used last are at the end

    def hold(self, memory: Collection[tuple[int, int]], allocate: Allocate) -> list[int]:
        """Has pieces for memory, and in them what it holds.

        Args:
            memory: addresses and sizes, which do not overlap.
            allocate: asks the service to take back pieces, and for others.

        Returns:
            The offset of each in the file.
        """
        large = any(size >= LARGE for _, size in memory) or any(piece.moved for piece in self._pieces.values())
        maps = mappings() if large else []  # to read them takes milliseconds, and nothing asks for those of small ones
        freed = self._gone(maps)
        lacking = [one for one in memory if one not in self._pieces]
        if freed or lacking:
            offsets = allocate(freed, [(size, address % PAGE) for address, size in lacking])
            for (address, size), offset in zip(lacking, offsets, strict=True):
                self._pieces[address, size] = self._made(address, size, offset, maps)
        offsets = []
        for one in memory:
            piece = self._pieces[one] = self._pieces.pop(one)
            offsets.append(piece.offset)
            for address, there, size in piece.copied:
                ctypes.memmove(there, address, size)
        self._last = [self._pieces[one] for one in memory]
        return offsets

    def place(self, address: int) -> tuple[int, int] | None:
        """The offset of the piece that an address lies in, and how many bytes behind its beginning; None where there is
        none."""
        for (first, size), piece in reversed(self._pieces.items()):
            if first <= address < first + size:
                return piece.offset, address - first
        return None

    def take(self) -> None:
        """Copies back what the launch has changed of what ``hold`` copied."""
        for piece in self._last:
            for address, there, size in piece.copied:
                if _libc.memcmp(address, there, size):
                    ctypes.memmove(address, there, size)

    def _gone(self, maps: list[Mapping]) -> list[int]:
        """Forgets pieces whose pages are not the file's any more, since this process gave them back, and the oldest of
        many small ones. Returns their offsets."""
        ours = {(one.start, one.end): one.offset for one in maps if one.file == self._inode}
        small = sum(not piece.moved for piece in self._pieces.values())
        freed = []
        for key, piece in list(self._pieces.items()):
            if piece.moved:
                at = next((one for one in ours if one[0] <= piece.moved.start and piece.moved.stop <= one[1]), None)
                where = piece.offset + piece.moved.start - piece.address
                if at is not None and ours[at] + piece.moved.start - at[0] == where:
                    continue
            elif small <= _MOST_SMALL:
                continue
            else:
                small -= 1
            piece.close()
            del self._pieces[key]
            freed.append(piece.offset)
        return freed

    def _made(self, address: int, size: int, offset: int, maps: list[Mapping]) -> _Piece:
        piece = _Piece(address, size, offset)
        start, end = -(-address // PAGE) * PAGE, (address + size) // PAGE * PAGE
        if size >= LARGE and _alone(start, end, maps) and _given_back(address, size, maps):
            where = mapped(self._file, offset + start - address, end - start)
            ctypes.memmove(where, start, end - start)
            if _libc.mremap(where, end - start, end - start, _MOVE, start) == start:
                piece.moved = range(start, end)
                piece.copy(self._file, address, start)
                piece.copy(self._file, end, address + size)
                return piece
            _libc.munmap(where, end - start)
        piece.copy(self._file, address, address + size)
        return piece


def _alone(start: int, end: int, maps: list[Mapping]) -> bool:
    """Whether pages are this process's alone, and may be written."""
    for one in maps:
        if one.start <= start < min(one.end, end):
            if one.rights[:2] != b"rw" or one.rights[3:] != b"p":
                return False
            start = one.end
    return start >= end


def _given_back(address: int, size: int, maps: list[Mapping]) -> bool:
    """Whether the system takes back the pages of memory that begins here, as soon as it is freed."""
    if private_size(address):
        return size <= private_size(address)
    readable = any(one.start <= address - heap.HEAD and address < one.end and one.rights[:1] == b"r" for one in maps)
    return readable and size <= heap.mapped_size(address)


def mapped(file: int, offset: int, size: int) -> int:
    """Maps a part of a file, shared. Returns its address. Raises MemoryError."""
    at = int(_libc.mmap(0, size, _BOTH, mmap.MAP_SHARED, file, offset))
    if at == _FAILED:
        raise MemoryError(f"{size} bytes of device memory cannot be mapped: {os.strerror(ctypes.get_errno())}")
    return at


def mappings() -> list[Mapping]:
    """What this process has mapped, by address."""
    with open("/proc/self/maps", "rb") as lines:
        text = lines.read()
    return [
        Mapping(int(start, 16), int(end, 16), rights, int(offset, 16), (device, number))
        for start, end, rights, offset, device, number in _LINE.findall(text)
    ]
