"""`brkpt` "suspends execution" [PTX ISA 9.7.19.1]: where it is reached, a check of the kernel's own does not hold."""

from __future__ import annotations

import torch

from .case import Case

OUT = torch.zeros(32, dtype=torch.int32)

CASES = (
    Case("not reached", (OUT, 32), {0: torch.arange(32)}, chip=False),
    Case("reached", (OUT, 9), finding="trap", says=("brkpt",), line="brkpt"),
)
