"""A suspended mbarrier.try_wait comes back when the phase completes "OR before the phase completes following a
system-dependent time limit", and test_wait does not wait at all [PTX ISA 9.7.13.15.16]."""

from __future__ import annotations

import torch

from .case import Case

OUT = torch.zeros(64, dtype=torch.int32)
FIRST = torch.zeros(2, dtype=torch.int32)

CASES = tuple(
    case
    for look in ("try_wait", "test_wait")
    for case in (
        Case(f"{look} once", (FIRST, 9), {0: [9, 0]}, defines={"LOOK": f'"{look}"'}),
        # How often a look fails before the one that passes is the machine's business, but at least so often.
        Case(f"{look} and works", (FIRST, 300), {0: [300, 1]}, kernel="works", block=64, chip=False, seeds=(0,),
             defines={"LOOK": f'"{look}"'}),
        Case(f"{look} for ever", (OUT, 0), finding="deadlock", kernel="never", block=64, seconds=30.0,
             says=("parity 0", "1 of 1 arrivals pending"),  defines={"LOOK": f'"{look}"'}),
        Case(f"{look} counted for ever", (OUT, 0), finding="deadlock", kernel="counts", block=64, seconds=30.0,
             says=("parity 0",),  defines={"LOOK": f'"{look}"'}, seeds=(0, 1)),
    )
)  # fmt: skip
