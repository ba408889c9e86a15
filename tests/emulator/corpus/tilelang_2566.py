"""A pipeline of one turn that hangs, https://github.com/tile-ai/tilelang/issues/2566: expect_tx is no arrival
[PTX ISA 9.7.13.15.11], so the phase of a barrier that waits for one arrival never completes."""

from __future__ import annotations

import torch

from .case import Case

ROW = torch.arange(32, dtype=torch.int32)
ARGUMENTS = (torch.zeros(32, dtype=torch.int32), ROW)

CASES = (
    Case("arrives", ARGUMENTS, {0: ROW}, block=64, defines={"ARRIVES": 1}),
    Case("hangs", ARGUMENTS, finding="deadlock", says=("arriv",), block=64, defines={"ARRIVES": 0}),
)
