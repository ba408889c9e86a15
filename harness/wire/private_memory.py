"""Memory of this process alone, in pages that the system takes back as soon as it is freed."""

from __future__ import annotations

import ctypes
import mmap
import weakref

_made: weakref.WeakValueDictionary[int, mmap.mmap] = weakref.WeakValueDictionary()


def private(size: int) -> mmap.mmap:
    """``size`` bytes, zeros, which begin with a page. They are freed with the object."""
    made = mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    _made[ctypes.addressof(ctypes.c_char.from_buffer(made))] = made
    return made


def private_size(address: int) -> int:
    """How many bytes ``private`` has made that begin at an address; 0 where it has made none, or they are freed."""
    made = _made.get(address)
    return 0 if made is None else len(made)
