"""A wgmma-group is the warpgroup's [PTX ISA 9.7.15.7.2], and wgmma.wait_group shows any of its threads that the whole
group is complete [9.7.15.7.3]: one thread may give a stage back for all four warps, as in CUTLASS's pipelines. A stage
that is given back before the wait is overwritten while it is read."""

from __future__ import annotations

import torch

from .case import Case

TILES, ELEMENTS = 8, 1152
DATA = torch.arange(1, TILES + 1).repeat_interleave(ELEMENTS).to(torch.bfloat16)
ARGUMENTS = (torch.zeros(512), DATA, TILES)
WANT = {0: [16.0 * sum(i * i for i in range(1, TILES + 1))] * 512}

CASES = tuple(
    case
    for thread in (0, 77)
    for registers in (0, 1)
    for case in (
        Case(f"thread {thread}{', A in registers' * registers}", ARGUMENTS, WANT, block=160, seeds=tuple(range(6)),
             defines={"RELEASES": thread, "FROM_REGISTERS": registers}),
        Case(f"thread {thread}{', A in registers' * registers}, early", ARGUMENTS, finding="unwaited|race", block=160,
             line="// copies",
             defines={"RELEASES": thread, "FROM_REGISTERS": registers, "EARLY": 1}),
    )
)  # fmt: skip
