"""The heap of a process, which must not lie where the other process of a submission has its own.

The service puts a submission's memory at the addresses that it has in the submission's process. Those must be free.
"""

from __future__ import annotations

import ctypes
import mmap

_FIXED_NOREPLACE = 0x100000
_FIXED_PROGRAMS = 1 << 32  # a program that can lie anywhere lies far above
_FAR = 32 << 30  # bytes between two heaps, which grow
_NEAR = 16 << 20  # bytes between two heaps that do not, behind programs that lie where they have to


def start() -> int:
    """Where this process's heap begins, or its program where it has none."""
    with open("/proc/self/maps") as lines:
        rows = [line.split() for line in lines]
    found = next((row for row in rows if row[-1] == "[heap]"), rows[0])
    return int(found[0].partition("-")[0], 16)


def close(one: int, other: int) -> bool:
    """Whether two heaps may lie at each other's addresses. Those of a program that has to lie where it does, as the
    Python of Debian and Ubuntu, begin within a gigabyte or less behind it: they must not grow."""
    return abs(one - other) < (_NEAR if max(one, other) < _FIXED_PROGRAMS else _FAR)


def stays() -> None:
    """Keeps the heap from growing, by a page behind it: what is allocated from now on lies elsewhere, where the system
    places memory. Does nothing where the page is taken."""
    libc = ctypes.CDLL(None, use_errno=True)
    libc.sbrk.restype, libc.sbrk.argtypes = ctypes.c_size_t, [ctypes.c_ssize_t]
    libc.mmap.restype = ctypes.c_size_t
    libc.mmap.argtypes = [ctypes.c_size_t, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
    behind = -(-libc.sbrk(0) // mmap.PAGESIZE) * mmap.PAGESIZE
    libc.mmap(behind, mmap.PAGESIZE, 0, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _FIXED_NOREPLACE, -1, 0)
