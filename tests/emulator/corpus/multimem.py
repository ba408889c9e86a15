"""`multimem.ld_reduce`, `.st` and `.red` [PTX ISA 9.7.9.14] where the multicast object has one device, as NVSHMEM's and
CUTLASS's distributed kernels have them on one GPU. A chip has no such address without a multicast object."""

from __future__ import annotations

import torch

from .case import Case

DATA = torch.arange(512, dtype=torch.float32)
HALVES = torch.tensor([2.0, 1.0, 0.5, -1.0], dtype=torch.float16) * 96

CASES = (
    Case("all-reduce", (DATA,), {0: DATA + 1}, kernel="all_reduce", grid=2, block=64, chip=False),
    Case("counts", (torch.zeros(1, dtype=torch.int32), torch.tensor([-5000, 0], dtype=torch.int32),
                    torch.zeros(4, dtype=torch.float16), torch.zeros(96, dtype=torch.int32)),
         {0: [3], 1: [231 - 1000, -1], 2: HALVES, 3: [1] * 96}, kernel="counts", grid=3, chip=False),
)  # fmt: skip
