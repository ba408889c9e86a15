"""`malloc` and `free` of kernels take memory from a heap of 8 MiB [CUDA C++ Programming Guide, "Dynamic Global Memory
Allocation and Operations"]."""

from __future__ import annotations

import torch

from .case import Case


def listed(t: int) -> int:
    total = 0
    for i in reversed(range(t % 5 + 1)):
        total = total * 3 + t * 10 + i
    return total


OUT = torch.zeros(96, dtype=torch.int32)
CASES = (
    Case("lists", (OUT,), {0: [listed(t) for t in range(96)]}, grid=3),
    Case("over", (OUT,), {0: [(47 - t % 48) ** 2 for t in range(96)]}, kernel="over", grid=2, block=48),
    Case("large", (OUT[:1],), {0: [1]}, kernel="large", block=1),
    Case(
        "twice", (OUT[:1],), finding="out-of-bounds", kernel="twice", line="again", block=1, says=("is freed already",)
    ),
)
