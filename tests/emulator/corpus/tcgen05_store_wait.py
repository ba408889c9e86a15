"""tcgen05.st is asynchronous: a load of its cells, by the same warp or another, needs tcgen05.wait::st before it
[PTX ISA 9.7.16.6.4.2, 9.7.16.6.4.4]."""

from __future__ import annotations

import torch

from .case import Case

OUT = (torch.zeros(32, dtype=torch.int32),)
RIGHT = {0: torch.arange(1000, 1032, dtype=torch.int32)}
MISSING = {"finding": "tcgen05-order", "says": ("tcgen05.wait::st is missing",), "line": "// loads"}

CASES = tuple(
    case
    for kernel, block in (("k", 160), ("own", 32))
    for case in (
        Case(f"{kernel} waits", OUT, RIGHT, kernel=kernel, block=block, arch="sm_100a", defines={"WAIT": 1}),
        Case(f"{kernel} without", OUT, kernel=kernel, block=block, arch="sm_100a", defines={"WAIT": 0}, **MISSING),  # type: ignore[arg-type]
    )
)
