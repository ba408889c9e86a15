"""barrier.cluster waits for all threads of the cluster that have not exited [PTX ISA 9.7.13.3]: it is looked at again
when one exits (ThunderKittens leaves warps so), and a warp that arrived and exited stands for no other."""

from __future__ import annotations

import torch

from .case import Case

CASES = (
    Case("the last one exits", (torch.zeros(2, dtype=torch.int32),), {0: [1, 1]}, grid=2, block=64, cluster=2),
    Case("arrives and exits", (torch.zeros(5, dtype=torch.int32), 5000), {0: [5000, 0, 0, 5000, 5000]}, grid=2,
         block=64, cluster=2, kernel="leaves"),
)  # fmt: skip
