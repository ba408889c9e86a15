"""The native half of the race detector: shadow memory against clocks."""

from __future__ import annotations

import ctypes
import functools
from typing import Any

from ...llvm.library import Library
from ..lowering.kernel import Lowering

LIBRARY = Library(__file__, "accesses", "the emulator: race detector", passes=False)
address = LIBRARY.address


def symbol(low: Lowering, name: str) -> str:
    """The constant by which a kernel's code calls one of its functions."""
    return low.native(LIBRARY, name)


@functools.cache
def global_pieces() -> Any:
    """`global_pieces(context, addresses, n, size, site, how, copy)`: addresses and integers to an integer."""
    return LIBRARY.function("global_pieces", ctypes.c_int64, *[ctypes.c_uint64] * 7)


@functools.cache
def pieces() -> Any:
    """`pieces(context, pvc, shadow, offsets, n, size, slot, stamp, how)`: addresses and integers to an integer."""
    return LIBRARY.function("pieces", ctypes.c_int64, *[ctypes.c_uint64] * 9)
