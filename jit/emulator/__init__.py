"""Runs kernels' own PTX, inline PTX included, on a CPU, and names what is wrong with them (README.md)."""

from .findings import EmulatorFinding, UnsupportedInstruction
from .run import Options, Report, launch

__all__ = ["EmulatorFinding", "Options", "Report", "UnsupportedInstruction", "launch"]
