"""Device memory: a file in memory that this process owns, hands out in pieces, and runs kernels on.

Whoever has the file maps a piece where it likes. It names a piece by the offset that it was given, and nothing else:
how long a piece is, and where it lies in this process, is written down here.
"""

from __future__ import annotations

import bisect
import ctypes
import mmap
import os
from typing import NamedTuple

from harness.wire.sealed import sealed_file

PAGE = mmap.PAGESIZE
_MOST_PIECES = 1 << 16
_NORESERVE, _REMOVE = 0x4000, 9  # MAP_NORESERVE and MADV_REMOVE of Linux
_NONE, _BOTH = 0, mmap.PROT_READ | mmap.PROT_WRITE
_FAILED = 2**64 - 1

_libc = ctypes.CDLL(None, use_errno=True)
_libc.mmap.restype = ctypes.c_uint64
_libc.mmap.argtypes = [ctypes.c_uint64, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
for _function in (_libc.mprotect, _libc.madvise):
    _function.argtypes = [ctypes.c_uint64, ctypes.c_size_t, ctypes.c_int]


class Piece(NamedTuple):
    """Device memory that was handed out.

    Attributes:
        address: host address of its first byte in this process.
        size: bytes.
    """

    address: int
    size: int


class Arena:
    """All device memory. Only what has been handed out can be read and written here; in front of a piece, and behind
    it, there is always a page that cannot.

    Args:
        size: bytes, of which those cost memory that are used. By default as many as the machine has memory.

    Attributes:
        file: the open file, whose size is sealed.
        address, size: where it is mapped.
    """

    def __init__(self, size: int = 0) -> None:
        size = size or os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
        self.size = -(-size // PAGE) * PAGE
        self.file = sealed_file(self.size)
        self.address = int(_libc.mmap(0, self.size, _NONE, mmap.MAP_SHARED | _NORESERVE, self.file, 0))
        if self.address == _FAILED:
            raise OSError(ctypes.get_errno(), f"{self.size} bytes of address space for device memory")
        self._pieces: dict[int, Piece] = {}
        self._free = [(PAGE, self.size)]  # offsets, in their order; what is handed out ends with a page of its own

    def allocate(self, size: int, skip: int) -> int:
        """Hands out ``size`` bytes, zeros, whose offset is ``skip`` bytes behind the beginning of a page.

        Raises:
            ValueError: ``skip`` is no place in a page, or there are no bytes.
            MemoryError: there is no room, or there are too many pieces.
        """
        if not 0 <= skip < PAGE or size <= 0:
            raise ValueError(f"{size} bytes at byte {skip} of a page")
        whole = -(-(skip + size) // PAGE) * PAGE
        at = next((n for n, (start, end) in enumerate(self._free) if whole + PAGE <= end - start), None)
        if at is None or len(self._pieces) >= _MOST_PIECES:
            raise MemoryError(f"the device has no room for {size} more bytes")
        start, end = self._free.pop(at)
        if start + whole + PAGE < end:
            self._free.insert(at, (start + whole + PAGE, end))
        self._protect(start, whole, _BOTH)
        offset = start + skip
        self._pieces[offset] = Piece(self.address + offset, size)
        return offset

    def free(self, offset: int) -> None:
        """Takes a piece back; its contents are gone. Raises KeyError where none was handed out at this offset."""
        piece = self._pieces.pop(offset)
        start = offset // PAGE * PAGE
        whole = -(-(offset - start + piece.size) // PAGE) * PAGE
        if _libc.madvise(self.address + start, whole, _REMOVE):
            ctypes.memset(self.address + start, 0, whole)
        self._protect(start, whole, _NONE)
        at = bisect.bisect(self._free, (start, 0))
        low, high = start, start + whole + PAGE
        if at < len(self._free) and self._free[at][0] == high:
            high = self._free.pop(at)[1]
        if at and self._free[at - 1][1] == low:
            at -= 1
            low = self._free.pop(at)[0]
        self._free.insert(at, (low, high))

    def find(self, offset: int) -> Piece:
        """The piece that was handed out at an offset. Raises KeyError where none was."""
        return self._pieces[offset]

    def _protect(self, start: int, size: int, how: int) -> None:
        if _libc.mprotect(self.address + start, size, how):
            raise MemoryError(f"{size} bytes of device memory: {os.strerror(ctypes.get_errno())}")
