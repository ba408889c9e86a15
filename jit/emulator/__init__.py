"""Runs kernels' own PTX, inline PTX included, on a CPU, and names what is wrong with them.

`jit` calls `launch` for CPU tensors. Nothing here needs a GPU. `launches.py` tells the options.
"""

from __future__ import annotations

from .findings import EmulatorFinding, UnsupportedInstruction
from .launches import Module, Request, Statistics, execute, launch, load, statistics
from .machine.global_memory import Allocation
from .program import variables

__all__ = [
    "Allocation", "EmulatorFinding", "Module", "Request", "Statistics", "UnsupportedInstruction", "execute", "launch",
    "load", "statistics", "variables",
]  # fmt: skip
