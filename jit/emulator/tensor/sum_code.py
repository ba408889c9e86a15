"""Native code of matrix products D = A·B + C as tensor cores form them; sums.py describes the sums.

`i64 @mma(plan, a, b, c, d)` gathers the elements of A [M, K], B [K, N] and C [M, N] through tables of byte offsets from
four base addresses, and scatters D. It returns the number of the first element of A (or of B, plus 2^32) whose shared
memory nothing wrote, or -1. `plan` holds 64-bit fields, numbered by `PLAN`;
`fast` is the address of a 64-bit flag.
"""

from __future__ import annotations

import ctypes
import functools
from typing import Any

from ...llvm import host_code
from ..native import product_queue
from ..native.templates import Templates
from . import operands
from .operands import BITS, KINDS, VECTORS, WIDE

__all__ = ["BITS", "KINDS", "MOST_K", "MOST_N", "PLAN", "RESULTS", "WIDE", "address", "text"]

PLAN = {name: i for i, name in enumerate((
    "a_table", "b_table", "c_table", "d_table", "m", "columns", "n", "k", "block", "a_kind", "b_kind", "fraction",
    "result", "use_c", "negate", "a_shadow", "b_shadow", "fast",
))}  # fmt: skip
_OF_A_PRODUCT = ("a_table", "b_table", "use_c", "negate")  # fields that differ from one product of a plan to the next
RESULTS = {"f32": 0, "e8m13": 1, "f16": 2, "wrap": 3, "saturate": 4}
MOST_K, MOST_N = 64, 256  # of one product; columns are padded to a multiple of WIDE
_MMA, _SUMS = Templates(__file__, "mma.ll"), Templates(__file__, "sums.ll")


def _exact() -> str:
    """`@dot` adds one block as a tensor core does."""
    cut = _SUMS.fill("cut", wide=VECTORS)
    terms = _SUMS.fill("terms", before="align", first="%ct", cut=cut, term="%r", wide=VECTORS)
    return _SUMS.fill("exact", terms=terms, wide=VECTORS)


def _plain() -> str:
    """`@plain` adds in f64."""
    terms = _SUMS.fill("terms", before="entry", first="%c", cut="", term="%p", wide=VECTORS)
    return _SUMS.fill("plain", terms=terms, wide=VECTORS)


def text() -> str:
    """The module."""
    product = _MMA.fill(
        "product",
        fields="\n".join(_MMA.fill("field", name=name, number=number) for name, number in PLAN.items()),
        row=16 * MOST_K,
        most=MOST_K * MOST_N,
        wide=VECTORS,
        **{name: number for name, number in RESULTS.items() if name != "f32"},
    )
    rounding = Templates(__file__, "rounding.ll").fill(wide=VECTORS)
    queue = Templates(__file__, "queue.ll").fill(
        queue=product_queue, most=MOST_K * MOST_N, **{name: PLAN[name] for name in _OF_A_PRODUCT}
    )
    declare, permute = _MMA.fill("declare", wide=VECTORS), _MMA.fill("permute")
    return "\n\n".join([declare, *operands.text(), rounding, _exact(), _plain(), product, queue, permute])


@functools.cache
def address(name: str = "mma") -> int:
    """Host address of a compiled function."""
    return int(_engine().get_function_address(name))


@functools.cache
def perform() -> Any:
    """`perform(queues, count, shared)`: host addresses of ``count`` queues and of shared memory (queue.ll)."""
    types = (ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p)
    return ctypes.CFUNCTYPE(ctypes.c_int64, *types)(address("perform"))


@functools.cache
def _engine() -> Any:
    return host_code.build("the emulator: sums", text(), passes=False)


@functools.cache
def _block_engine() -> Any:
    parts = [_MMA.fill("declare", wide=VECTORS), _exact(), _SUMS.fill("blocks", wide=VECTORS)]
    return host_code.build("the emulator: sums of blocks", "\n\n".join(parts), passes=False)


@functools.cache
def block_sums() -> Any:
    """`sums(a, ea, b, eb, d, m, columns, k, fraction)`, host addresses and integers: adds one block to d, [m, columns]
    f64. The factors are a, [m, k], and b, [k, columns], in f64, and their exponents ea and eb, in i32; columns are a
    multiple of WIDE."""
    types = (*[ctypes.c_void_p] * 5, *[ctypes.c_int64] * 3, ctypes.c_int32)
    return ctypes.CFUNCTYPE(None, *types)(_block_engine().get_function_address("sums"))
