"""The launches that a kernel has put down in the table of ``children.h``."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from pathlib import Path

from ...base.launch_shape import Dims
from ...llvm.structures import structures

SOURCE = Path(__file__).with_name("device_runtime.cu")
TABLE = "warpyard_children"  # the variable of a module that launches kernels
_LAYOUT = structures(Path(__file__).with_name("children.h"))
_TAIL = 3  # cudaStreamTailLaunch: behind all other launches of the kernel


@dataclass(frozen=True)
class Child:
    """A launch by a kernel: what stands for the launched kernel, its shape, and its parameters, with bytes behind them
    that mean nothing."""

    kernel: int
    grid: Dims
    block: Dims
    shared: int
    parameters: bytes


def take(address: int) -> tuple[list[Child], int]:
    """The launches in the order in which they are to run, and how many had no room. The table is empty afterwards.

    Args:
        address: of the table, in this process's memory.
    """
    table = _LAYOUT.Children.from_address(address)
    rows = [row for row in table.rows[: min(table.count, _LAYOUT.CHILDREN_MOST)] if row.order]
    rows.sort(key=lambda row: (row.stream == _TAIL, row.order))
    made = [
        Child(row.kernel, (*row.grid,), (*row.block,), row.shared, bytes(row.parameters))  # type: ignore[arg-type]
        for row in rows
    ]
    lost = int(table.lost)
    ctypes.memset(address, 0, 16)
    return made, lost
