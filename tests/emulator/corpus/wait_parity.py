"""`mbarrier.test_wait.parity` and `.try_wait`: "the valid values of phaseParity operand are 0 and 1" [PTX ISA
9.7.13.15.16]. Others go by their lowest bit, and leave a remark."""

from __future__ import annotations

import torch

from .case import Case

OUT = torch.full((32,), 7, dtype=torch.int32)
CASES = (
    *(Case(f"{parity}", (OUT, parity), {0: OUT * 0 + parity}) for parity in (0, 1)),
    *(Case(f"{parity}", (OUT, parity), {0: OUT * 0 + parity % 2}, remarks=("mbarrier",)) for parity in (-1, 2, 3)),
    Case("strict", (OUT, 2), finding="mbarrier", says=("lane 0 waits for parity 2", "are 0 and 1"),
         line="test_wait.parity", environment={"WARPYARD_EMULATOR_STRICT": "1"}),
)  # fmt: skip
