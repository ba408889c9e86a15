"""A warp's queue of `cp.async`: its layout, and the native code that empties it.

A queue is an array of 64-bit words: how many copies it holds, how many it can hold, the address of the race detector's
clock (u32) of the warp's copies or 0, their slot; of an instruction whose copy met a race, the number of that copy from
1 on, and where in shared memory: the race detector has recorded what comes before; from `ENTRIES` on four words a copy:
offset in shared memory, host address of the source, bytes that come from there, bytes in all.
"""

from __future__ import annotations

import ctypes
import functools
from typing import Any

from ...llvm.library import Library

COUNT, ROOM, CLOCK, SLOT, MET, MET_AT, ENTRIES = 0, 1, 2, 3, 4, 5, 8

_LIBRARY = Library(__file__, "copy_queue", "the emulator: queue of copies")


@functools.cache
def perform() -> Any:
    """`perform(shared, queue, n)`: carries out the first n copies; host addresses of shared memory and of the queue."""
    return _LIBRARY.function("perform", None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)
