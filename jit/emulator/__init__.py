"""Runs kernels' own PTX, inline PTX included, on a CPU, and names what is wrong with them.

`jit` calls `launch` for CPU tensors. Nothing here needs a GPU. `launches.py` lists the options.

The names below are imported when they are first used: who wants only the findings does not wait for the
rest.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..base.findings import EmulatorFinding, UnsupportedInstruction
    from .launches import Module, Request, Statistics, execute, kernel_at, launch, load, statistics
    from .machine.global_memory import Allocation
    from .program import variables

__all__ = [
    "Allocation", "EmulatorFinding", "Module", "Request", "Statistics", "UnsupportedInstruction", "execute",
    "kernel_at", "launch", "load", "statistics", "variables",
]  # fmt: skip
_ELSEWHERE = {
    "Allocation": ".machine.global_memory",
    "EmulatorFinding": "..base.findings",
    "UnsupportedInstruction": "..base.findings",
    "variables": ".program",
}  # the others are of launches


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(importlib.import_module(_ELSEWHERE.get(name, ".launches"), __name__), name)
    globals()[name] = found
    return found
