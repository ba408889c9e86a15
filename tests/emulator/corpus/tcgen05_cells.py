"""Operations of tcgen05 meet where they share a cell, and not where only their columns or the boxes around them meet:
M of 64 takes half of the lanes [PTX ISA 9.7.16.10.5.6], 16x32bx2 two runs of columns [9.7.16.2.3.1]."""

from __future__ import annotations

import torch

from .case import Case

OUT = torch.zeros(512)
LANES = torch.arange(32, dtype=torch.int32)

CASES = (
    Case("first while the second is computed", (OUT,), {0: torch.full((512,), 16.0)}, arch="sm_100a", block=128,
         smem=72 * 32, defines={"SECOND": 0}),
    Case("second before it is", (OUT,), finding="tcgen05-order|tmem", arch="sm_100a", block=128,
         smem=72 * 32, defines={"SECOND": 1}),
    Case("between two halves", (torch.zeros(64, dtype=torch.int32),), {0: torch.cat((LANES, LANES + 100))},
         arch="sm_100a", kernel="halves", defines={"SECOND": 0}),
)  # fmt: skip
