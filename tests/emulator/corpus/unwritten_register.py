"""Registers that nothing wrote, stored or branched by: no sentence of the PTX ISA forbids it, and nobody reads these
elements. It is a remark, and what is stored becomes NaN, so that a result that needs it is seen. As an address it is a
finding."""

from __future__ import annotations

import torch

from .case import Case

IN = torch.arange(100, 164, dtype=torch.int32)
OUT = torch.zeros(64, dtype=torch.int32)
NAN = torch.full((12,), 0x7FFF7FFF, dtype=torch.int32)  # as float

CASES = (
    Case("part", (IN, OUT, 37), {1: torch.cat((IN[:37].flip(0), OUT[37:]))}, remarks=("uninitialised-register",)),
    Case("full", (IN, OUT, 64), {1: IN.flip(0)}),
    Case("kept", (IN[:32], 20), {0: torch.cat((IN[:20] + 1, NAN))}, remarks=("uninitialised-register",),
         kernel="kept", chip=False),
    Case("branch", (IN, OUT, 20), {1: torch.tensor([1] * 11 + [2] * 9 + [0] * 44)}, remarks=("uninitialised-register",),
         kernel="branch"),
    Case("address", (OUT, 20), finding="uninitialised-register", says=("lanes 20–31",), line="asm volatile",
         kernel="used"),
)  # fmt: skip
