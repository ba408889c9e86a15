"""`cooperative_groups::tiled_partition<64>` and larger ones synchronise by memory that the system sets aside in shared
memory, not by a variable of the kernel."""

from __future__ import annotations

import torch

from .case import Case

CASES = (
    Case(
        "tiles of two warps",
        (torch.zeros(128, dtype=torch.int32),),
        {0: [1000 * (3 if t < 64 else 7) + t // 64 * 64 + (t + 32) % 64 for t in range(128)]},
        block=128,
        smem=512,
        remarks=("race",),  # lane 0 tells of what all lanes have stored, with no __syncwarp before that
    ),
)
