"""Where two pieces of memory differ."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

PIECE = 1 << 16  # bytes that are compared, and copied, together

_memcmp = ctypes.CDLL(None).memcmp
_memcmp.argtypes = [ctypes.c_uint64, ctypes.c_uint64, ctypes.c_size_t]


def differences(one: int, other: int, size: int) -> Iterator[tuple[int, int]]:
    """The first byte and the length of each run of pieces in which ``size`` bytes at the two addresses differ."""
    begin = None
    for at in range(0, size, PIECE):
        if _memcmp(one + at, other + at, min(PIECE, size - at)):
            begin = at if begin is None else begin
        elif begin is not None:
            yield begin, at - begin
            begin = None
    if begin is not None:
        yield begin, size - begin
