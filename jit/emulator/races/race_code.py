"""The native half of the race detector, compiled once a process: shadow memory against clocks."""

from __future__ import annotations

import ctypes
import functools
from typing import Any

from ... import host_code
from ..lowering.kernel import Lowering
from ..machine import owners
from ..native import frame as f
from ..native.lane_loop import lane_loop
from ..native.templates import Templates
from . import layout


def text() -> str:
    """The module."""
    pieces = Templates(__file__, "pieces.ll")
    shared = pieces.fill(
        "loop",
        name="pieces",
        context="ptr %c, ptr %pvc, ptr %sh",
        access="i64 %slot, i64 %stamp",
        setup=pieces.fill("shared_setup", layout=layout),
        test=pieces.fill("shared_test"),
    )
    of_global = pieces.fill(
        "loop",
        name="global_pieces",
        context="ptr %c",
        access="i64 %site",
        setup=pieces.fill("global_setup"),
        test=pieces.fill("global_test"),
    )
    parts = [
        Templates(__file__, "cells.ll").fill(layout=layout, owners=owners),
        Templates(__file__, "twins.ll").fill(layout=layout, owners=owners, last_told=layout.PAIRS - 1),
        Templates(__file__, "global_memory.ll").fill(
            layout=layout,
            owners=owners,
            frame=f,
            within=owners.CELL - 1,
            wrote=15 << 32,
            ever=15 << owners.BYTES_SHIFT,
            to_ever=32 - owners.BYTES_SHIFT,
        ),
        shared,
        of_global,
        Templates(__file__, "clocks.ll").fill(layout=layout, frame=f, owners=owners, row_mask=layout.SYNC_ROWS - 1),
        Templates(__file__, "accesses.ll").fill(
            layout=layout, frame=f, lanes=lane_loop("%lanes", "on", "finish", previous=("-1", "%word"))
        ),
    ]
    return "\n\n".join(parts)


@functools.cache
def _engine() -> Any:
    return host_code.build("the emulator: race detector", text())


@functools.cache
def address(name: str) -> int:
    """Host address of one of its functions."""
    return int(_engine().get_function_address(name))


def symbol(low: Lowering, name: str) -> str:
    """The constant by which a kernel's code calls one of its functions."""
    return low.symbol(f"races {name}", address(name))


@functools.cache
def global_pieces() -> Any:
    """`global_pieces(context, addresses, n, size, site, how)`: addresses and integers to an integer."""
    return ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_uint64] * 6)(address("global_pieces"))


@functools.cache
def pieces() -> Any:
    """`pieces(context, pvc, shadow, offsets, n, size, slot, stamp, how)`: addresses and integers to an integer."""
    return ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_uint64] * 9)(address("pieces"))
