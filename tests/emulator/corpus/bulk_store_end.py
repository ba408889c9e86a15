"""A thread may end with bulk copies out of shared memory under way: PTX ISA 9.7.9.25.6.2 says how to wait for them,
and no sentence asks for it at the end. Reusing the source before they have read it is a defect."""

from __future__ import annotations

import torch

from .case import Case

OUT = (torch.zeros(64, dtype=torch.int32),)
WANT = {0: torch.cat((torch.arange(32), torch.arange(100, 132))).to(torch.int32)}

CASES = (
    Case("ends", OUT, WANT, remarks=("unwaited",), grid=2, block=64, defines={"READ": 0, "REUSED": 0}),
    Case("waits", OUT, WANT, grid=2, block=32, defines={"READ": 1, "REUSED": 1}),
    Case("reused", OUT, finding="unwaited", says=("wait_group.read",), line="// reuses", grid=2, block=32,
         defines={"READ": 0, "REUSED": 1}),
)  # fmt: skip
