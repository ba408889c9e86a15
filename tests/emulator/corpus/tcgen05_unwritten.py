"""`tcgen05.ld` of cells that nothing wrote: no sentence of the PTX ISA forbids it. It is a remark, and gives NaN.
Triton's attention for Blackwell does so where a pipelined loop has no turn, and does not use what it loads."""

from __future__ import annotations

import torch

from .case import Case

OUT = torch.zeros(128)
LANES = torch.arange(128.0)


def _case(name: str, turns: int, uses: int, want: torch.Tensor, remarks: tuple[str, ...] = ()) -> Case:
    defines = {"USES": uses}
    return Case(name, (OUT, turns), {0: want}, arch="sm_100a", block=128, defines=defines, remarks=remarks)


CASES = (
    _case("a turn", 1, 0, 3 * LANES),
    _case("no turn", 0, 0, LANES, ("tmem",)),
    _case("no turn, but used", 0, -1, torch.full((128,), torch.nan), ("tmem",)),
)
