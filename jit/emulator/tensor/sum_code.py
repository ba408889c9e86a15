"""Native code of matrix products D = A·B + C as tensor cores form them; sums.py describes the sums.

`mma(plan, a, b, c, d)` of sums.c gathers the elements of A [M, K], B [K, N] and C [M, N] through tables of byte offsets
from four base addresses, and scatters D. It returns the number of the first element of A (or of B, plus 2^32) whose
shared memory nothing wrote, or -1. `plan` holds 64-bit fields, numbered by `PLAN`; `fast` is the address of a 64-bit
flag; `fragments` says that C and D are words in registers, placed as `sums.Plan` found both tables.
"""

from __future__ import annotations

import ctypes
import functools
from typing import Any

from ...llvm.library import Library
from .operands import BITS, KINDS, WIDE

__all__ = [
    "BITS",
    "KINDS",
    "LIBRARY",
    "MOST_K",
    "MOST_N",
    "PLAN",
    "RESULTS",
    "WIDE",
    "address",
    "block_sums",
    "cut_sums",
    "perform",
]

PLAN = {name: i for i, name in enumerate((
    "a_table", "b_table", "c_table", "d_table", "m", "columns", "n", "k", "block", "a_kind", "b_kind", "fraction",
    "result", "use_c", "negate", "a_shadow", "b_shadow", "fast", "fragments",
))}  # fmt: skip
GROUP = 8  # of cut_sums: K is a multiple of it
RESULTS = {"f32": 0, "e8m13": 1, "f16": 2, "wrap": 3, "saturate": 4}
MOST_K, MOST_N = 64, 256  # of one product; columns are padded to a multiple of WIDE
LIBRARY = Library(__file__, "sums", "the emulator: sums", passes=False)
address = LIBRARY.address


@functools.cache
def perform() -> Any:
    """`perform(queues, count, shared)`: host addresses of ``count`` queues and of shared memory."""
    return LIBRARY.function("perform", ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p)


@functools.cache
def cut_sums() -> Any:
    """`cut_sums(a, b, c, d, m, n, k, least_a, least_b, fraction, room)`, host addresses and integers: one block as
    `block_sums` has it, of f32, rounded toward zero. 0 where its values are not those that sums.c can do so."""
    types = (*[ctypes.c_void_p] * 4, *[ctypes.c_int64] * 3, *[ctypes.c_int32] * 3, ctypes.c_void_p)
    return LIBRARY.function("cut_sums", ctypes.c_int64, *types)


@functools.cache
def block_sums() -> Any:
    """`sums(a, ea, b, eb, d, m, columns, k, fraction)`, host addresses and integers: adds one block to d, [m, columns]
    f64. The factors are a, [m, k], and b, [k, columns], in f64, and their exponents ea and eb, in i32; columns are a
    multiple of WIDE."""
    types = (*[ctypes.c_void_p] * 5, *[ctypes.c_int64] * 3, ctypes.c_int32)
    return LIBRARY.function("sums", None, *types)
