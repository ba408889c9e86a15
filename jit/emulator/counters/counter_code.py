"""Native code of the counters of memory accesses, which is compiled once a process, when they are on.

A row of counters has FIELDS u64 words for each of SPACES. `units` are 32-byte sectors in global memory, and in shared
memory passes over its 32 banks of 4 bytes ("wavefronts"): lanes that want other words of one bank take one pass each,
and accesses of 8 and 16 bytes a lane go by halves and quarters of the warp. `ideal` is what the same lanes would take
at best: their bytes in whole sectors, fewer where they share them, and one pass for each part of the warp.
"""

from __future__ import annotations

import ctypes
import functools
from typing import Any

from ...llvm import host_code
from ..native import frame as f
from ..native.lane_loop import lane_loop
from ..native.templates import Templates

SPACES = ("global", "shared", "cluster", "local")  # cluster: shared memory of another CTA
FIELDS = ("requests", "lanes", "bytes", "units", "ideal")
WORDS = len(SPACES) * len(FIELDS)
SAMPLED = ("global", "shared")  # spaces of which an instruction's worst request is kept
SAMPLE = 3 + 32  # its words: units lost, mask of lanes, bytes of a lane, addresses


def text() -> str:
    """The module."""
    row = 8 * len(FIELDS)  # bytes of a space's words
    return Templates(__file__, "accesses.ll").fill(
        **{field: i for i, field in enumerate(FIELDS)},
        **{space: SPACES.index(space) * row for space in SPACES if space != "global"},
        lanes_of_sectors=lane_loop("%mask", "entry", "done", count=("0", "%count1")),
        lanes_of_banks=lane_loop("%mine", "start", "partdone", count=("0", "%count2"), deepest=("0", "%deepest2")),
        SAMPLE=SAMPLE,
        frame=f,
    )


@functools.cache
def _engine() -> Any:
    return host_code.build("the emulator: counters", text())


@functools.cache
def address() -> int:
    """Host address of `count_access`: void(row, sample, addresses, mask, size, frame)."""
    return int(_engine().get_function_address("count_access"))


@functools.cache
def count_access() -> Any:
    """The same as a function of Python: host addresses, integers."""
    types = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint32, ctypes.c_int64, ctypes.c_void_p)
    return ctypes.CFUNCTYPE(None, *types)(address())
