"""A warp's queue of `cp.async`: its layout, and the native code that empties it.

A queue is an array of 64-bit words: how many copies it holds, how many it can hold, the address of the race detector's
clock (u32) of the warp's copies or 0, their slot; of an instruction whose copy met a race, the number of that copy from
1 on, and where in shared memory: the race detector has recorded what comes before; from `ENTRIES` on four words a copy:
offset in shared memory, source address, bytes that come from there, bytes in all.
"""

from __future__ import annotations

import ctypes
import functools
from typing import Any

from ... import host_code
from . import frame as f
from .templates import Templates

COUNT, ROOM, CLOCK, SLOT, MET, MET_AT, ENTRIES = 0, 1, 2, 3, 4, 5, 8


@functools.cache
def _engine() -> Any:
    text = Templates(__file__, "copy_queue.ll").fill(entries=ENTRIES, frame=f)
    return host_code.build("the emulator: queue of copies", text, passes=False)


@functools.cache
def perform() -> Any:
    """`perform(shared, queue, n)`: carries out the first n copies; host addresses of shared memory and of the queue."""
    types = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)
    return ctypes.CFUNCTYPE(None, *types)(_engine().get_function_address("cp_perform"))
