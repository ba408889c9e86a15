"""The places of a kernel at which its generated code calls Python, or stops: instructions that can fault or that Python
executes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ..ptx.parse import Inst


@dataclass
class Site:
    """An instruction that can fault or that Python executes.

    Attributes:
        inst: the instruction.
        handler: the function that executes it, called with the warp, the site and the mask of lanes; or None.
        slots: for each operand, the scratch slots of its registers and immediates.
        homes: for each operand, the frame offsets of its registers (only where `keep` asked for them).
        widths: for each operand, the bits of each of its slots' values.
        kernel: name of the kernel.
        number: its place among the kernel's sites, by which the generated code and the race detector know it.
        form: what the handler keeps from one execution to the next.
    """

    inst: Inst
    handler: Callable[..., int] | None = None
    slots: list[list[int]] = field(default_factory=list)
    homes: list[list[int]] = field(default_factory=list)
    widths: list[list[int]] = field(default_factory=list)
    kernel: str = ""
    number: int = 0
    form: Any = None
