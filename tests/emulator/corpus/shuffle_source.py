"""A shuffle that reads a lane which has exited, is not of the same member mask, or was never there: a remark. "Results
are undefined if a thread sources a register from an inactive thread or a thread that is not in membermask" [PTX ISA
9.7.9.6]."""

from __future__ import annotations

import torch

from .case import Case

OUT = torch.zeros(32, dtype=torch.int32)
IN = torch.arange(96, dtype=torch.int32).square()
REMARK = ("partial-warp",)

CASES = (
    Case("exited", (OUT,), {0: [t + 92 if 8 <= t < 16 else 0 for t in range(32)]}, kernel="exited", remarks=REMARK),
    Case(
        "half",
        (OUT, IN),
        {0: torch.where(torch.arange(32) < 16, 0, IN.view(3, 32).sum(0))},
        kernel="half",
        remarks=REMARK,
    ),
    Case("masks", (OUT,), {0: [100 + (t ^ 1) if t != 3 else 0 for t in range(32)]}, kernel="masks", remarks=REMARK),
    Case(
        "short warp",
        (OUT,),
        {0: [2 * t + 4 if t < 16 else 0 for t in range(32)]},
        kernel="short_warp",
        block=20,
        remarks=REMARK,
    ),
    Case("right", (OUT,), {0: [(t ^ 7) + 100 * t if t < 24 else 0 for t in range(32)]}, kernel="right"),
)
