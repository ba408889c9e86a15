"""Native code of the counters of memory accesses, which is compiled once a process, when they are on.

A row of counters has FIELDS u64 words for each of SPACES. `units` are 32-byte sectors in global memory, and in shared
memory passes over its 32 banks of 4 bytes ("wavefronts"): lanes that want other words of one bank take one pass each,
and accesses of 8 and 16 bytes a lane go by halves and quarters of the warp, loads of shared words by larger parts
(accesses.c). `ideal` is what the same lanes would take at best: their bytes in whole sectors, fewer where they share
them, and one pass for each part of the warp.
"""

from __future__ import annotations

import ctypes
import functools
from typing import Any

from ...llvm.library import Library
from ..ptx.parse import Inst

SPACES = {"global": 0, "shared": 1, "cluster": 2, "local": 3}  # cluster: shared memory of another CTA
FIELDS = {"requests": 0, "lanes": 1, "bytes": 2, "units": 3, "ideal": 4}
WORDS = len(SPACES) * len(FIELDS)
SAMPLED = ("global", "shared")  # spaces of which an instruction's worst request is kept
SAMPLE = 5 + 32  # its words: units lost, units at best, mask of lanes, bytes of a lane, lanes at once, addresses
RECORD = 4  # words of a record of one access (streams.py)
LIBRARY = Library(__file__, "accesses", "the emulator: counters", passes=False)


@functools.cache
def count_access() -> Any:
    """`count_access(rows, samples, addresses, mask, size, loads, frame)`: host addresses, integers."""
    types = (*[ctypes.c_void_p] * 3, ctypes.c_uint32, ctypes.c_int64, ctypes.c_uint32, ctypes.c_void_p)
    return LIBRARY.function("count_access", None, *types)


def loads(inst: Inst) -> int:
    """1 where an access is an ordinary load, else 0."""
    return int(inst.parts[0] in ("ld", "ldu"))
