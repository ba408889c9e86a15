"""A phase completes when its arrivals and its bytes are there [PTX ISA 9.7.13.15.6]: a wrong expect_tx is named."""

from __future__ import annotations

import torch

from .case import Case

ROW = torch.arange(32, dtype=torch.int32)
ARGUMENTS = (torch.zeros(64, dtype=torch.int32), ROW)

CASES = (
    Case("right", ARGUMENTS, {0: ROW.repeat(2)}, block=64, defines={"EXPECTED": 128}),
    Case("too many bytes", ARGUMENTS, finding="deadlock", says=("16 of the bytes that are expected at",),
         line="expect_tx", block=64, defines={"EXPECTED": 144}),
    Case("too few bytes", ARGUMENTS, finding="deadlock", says=("16 bytes more were copied",),
         line="expect_tx", block=64, defines={"EXPECTED": 112}),
)  # fmt: skip
