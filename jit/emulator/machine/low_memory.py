"""Pages of host memory below 2 GiB: what lies there has an address that 32 bits hold."""

from __future__ import annotations

import ctypes
import mmap
import sys

import numpy as np

_PAGE = 1 << 16
_HINTS = range(0x2000_0000, 0x7000_0000, 0x0100_0000)
_FREE: list[np.ndarray] = []
_FAILED = ctypes.c_void_p(-1).value


def take() -> np.ndarray | None:
    """A zeroed page of 64 KiB, or None where the system has none there."""
    if _FREE:
        page = _FREE.pop()
        page[:] = 0
        return page
    if not sys.platform.startswith("linux"):
        return None
    library = ctypes.CDLL(None, use_errno=True)
    library.mmap.restype = ctypes.c_void_p
    library.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
    library.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]
    how = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS
    for hint in _HINTS:  # the system takes a hint where the place is free, and another place otherwise
        at = library.mmap(hint, _PAGE, mmap.PROT_READ | mmap.PROT_WRITE, how, -1, 0)
        if at is None or at == _FAILED:
            return None
        if at + _PAGE <= 1 << 31:
            return np.ctypeslib.as_array((ctypes.c_uint8 * _PAGE).from_address(at))
        library.munmap(at, _PAGE)
    return None


def give(page: np.ndarray) -> None:
    """Keeps a page for the next `take`."""
    _FREE.append(page)
