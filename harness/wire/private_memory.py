"""Memory of this process alone, in pages that the system takes back as soon as it is freed."""

from __future__ import annotations

import ctypes
import mmap
import weakref

_MOST_BEHIND = 1 << 20  # bytes
_made: weakref.WeakValueDictionary[int, mmap.mmap] = weakref.WeakValueDictionary()


def private(size: int) -> memoryview:
    """``size`` bytes, zeros, which begin with a page. They are freed with the object.

    Behind them lie as many bytes that are nobody's, up to 1 MiB. The system would put two such pieces of memory side by
    side, and what a kernel reads behind the one would be inside the other, which is not out of bounds.
    """
    made = mmap.mmap(-1, size + _behind(size), flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    _made[ctypes.addressof(ctypes.c_char.from_buffer(made))] = made
    return memoryview(made)[:size]


def private_size(address: int) -> int:
    """How many bytes ``private`` has made that begin at an address, with those behind them; 0 where it has made none,
    or they are freed."""
    made = _made.get(address)
    return 0 if made is None else len(made)


def _behind(size: int) -> int:
    return min(max(size, mmap.PAGESIZE), _MOST_BEHIND)
