"""Runs kernels' own PTX, inline PTX included, on a CPU, and names what is wrong with them.

`jit` calls `launch` for CPU tensors. Nothing here needs a GPU. `launches.py` tells the options.
"""

from __future__ import annotations

from .findings import EmulatorFinding, UnsupportedInstruction
from .launches import Statistics, launch, statistics

__all__ = ["EmulatorFinding", "Statistics", "UnsupportedInstruction", "launch", "statistics"]
