"""Blocks of glibc's heap, and blocks that it maps: only the pages of these go back to the system with the block."""

from __future__ import annotations

import ctypes
import mmap

_THRESHOLD, _TRIM = -3, -1  # M_MMAP_THRESHOLD and M_TRIM_THRESHOLD
_MOST = 4096  # free pieces of the heap that are taken
_WORD = ctypes.sizeof(ctypes.c_size_t)
HEAD = 2 * _WORD  # bytes in front of a block
_FLAGS, _MAPPED = 7, 2  # of the size in front of a block

_libc = ctypes.CDLL(None)


def _is_glibc() -> bool:
    """Whether blocks are glibc's, and not of an allocator that was put in front of it."""
    try:
        theirs = ctypes.CDLL("libc.so.6").malloc
    except OSError:
        return False
    return ctypes.cast(_libc.malloc, ctypes.c_void_p).value == ctypes.cast(theirs, ctypes.c_void_p).value


_GLIBC = _is_glibc()
_libc.malloc.restype, _libc.malloc.argtypes = ctypes.c_size_t, [ctypes.c_size_t]
_libc.free.argtypes = [ctypes.c_size_t]


def map_blocks(size: int) -> None:
    """Has glibc map each block of ``size`` bytes and more from now on, and unmap it when it is freed.

    It hands out what its heap has free before it maps. So this takes all free pieces of the heap that such a block
    would fit in, and keeps them. They cost address space; nobody writes to them.
    """
    if not _GLIBC:
        return
    _libc.mallopt(_THRESHOLD, size)
    _libc.mallopt(_TRIM, size)
    for _ in range(_MOST):
        if not (block := _libc.malloc(size)) or mapped_size(block):
            _libc.free(block)
            break


def mapped_size(address: int) -> int:
    """The size of a block that glibc has mapped, in bytes, with what it needs itself; 0 where it is a part of a heap.

    In front of a block glibc has two words: how far behind the beginning of its mapping that lies, which a heap uses
    for other things; and the size. The lowest three bits are flags, and the second of the size says that the block is
    mapped.

    Args:
        address: the ``HEAD`` bytes in front of it can be read. They need not be a block's.
    """
    if not _GLIBC or address % _WORD:
        return 0
    words = address - HEAD
    before, size = (ctypes.c_size_t.from_address(words + n * _WORD).value for n in range(2))
    return size & ~_FLAGS if size & _FLAGS == _MAPPED and (words - (before & ~_FLAGS)) % mmap.PAGESIZE == 0 else 0
