"""Shared variables at the module's scope [PTX ISA 5.1.7, 5.4.1]: of 49312 bytes in all a kernel has those that its text
names, so each kernel fits into the 48 KB of static shared memory."""

from __future__ import annotations

import torch

from .case import Case

OUT = torch.zeros(32, dtype=torch.int32)
LANES = torch.arange(32, dtype=torch.int32)

CASES = (
    Case("few", (OUT,), {0: LANES.flip(0)}),
    Case("many", (OUT,), {0: LANES ^ 1}, kernel="other", smem=128),
)
