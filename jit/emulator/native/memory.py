"""Host memory that generated code works on."""

from __future__ import annotations

import mmap

import numpy as np

_NORESERVE = 0x4000  # MAP_NORESERVE of Linux: memory that is never touched costs nothing


def aligned(size: int, align: int) -> np.ndarray:
    """Zeroed bytes at an aligned host address."""
    raw = np.zeros(size + align, np.uint8)
    skip = -raw.ctypes.data % align
    return raw[skip : skip + size]


def lazy_zeros(size: int) -> np.ndarray:
    """u8 zeros in small pages that cost nothing until they are touched: NumPy would ask for huge ones."""
    return np.frombuffer(
        mmap.mmap(-1, max(size, 1), flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _NORESERVE), np.uint8
    )


def shared_bytes(count: int) -> np.ndarray | None:
    """u8 zeros as those of `shared_words`, which cost nothing until they are touched."""
    try:
        flags = mmap.MAP_SHARED | mmap.MAP_ANONYMOUS | _NORESERVE
        return np.frombuffer(mmap.mmap(-1, max(count, 1), flags=flags), np.uint8)
    except OSError:
        return None


def shared_words(count: int) -> np.ndarray | None:
    """u64 zeros that forked processes share, or None where the system refuses so much."""
    try:
        return np.frombuffer(mmap.mmap(-1, max(count, 1) * 8), np.uint64)
    except OSError:
        return None
