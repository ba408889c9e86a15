"""Memory in large pages, so that a copy of a process is made at once.

To fork a process the kernel copies an entry for each page of it that was written: with torch imported, 43 000 of 4 KiB.
A page of 2 MiB is one entry. Where one of the two writes to it, the kernel splits it again, and copies what is written.
"""

from __future__ import annotations

import contextlib
import ctypes
import sys

_SIZE = 2 << 20
_COLLAPSE = 25  # MADV_COLLAPSE, since Linux 6.1


def gather() -> None:
    """Puts the memory that this process has written so far into large pages, where the kernel can: that of its heap and
    of its arenas. What cannot be had stays as it is."""
    if not sys.platform.startswith("linux"):
        return
    with contextlib.suppress(OSError, ValueError):
        libc = ctypes.CDLL(None)
        with open("/proc/self/maps") as file:
            lines = file.read().splitlines()
        for line in lines:
            place, mode, _, _, _, *name = line.split(None, 5)
            if mode != "rw-p" or name not in ([], ["[heap]"]):
                continue
            begin, end = (int(address, 16) for address in place.split("-"))
            begin, end = -(-begin // _SIZE) * _SIZE, end // _SIZE * _SIZE
            if begin < end:
                libc.madvise(ctypes.c_void_p(begin), ctypes.c_size_t(end - begin), _COLLAPSE)
