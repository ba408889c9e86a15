"""A warp reads what another one overwrites, with no order between the two, and uses the value nowhere: a data race
[PTX ISA 8.7.1] on which no result depends. Marlin's pipelines end so. Where the value is used, it is a finding."""

from __future__ import annotations

import torch

from .case import Case

TILES = torch.arange(192, dtype=torch.int32).reshape(3, 64)
OUT = torch.zeros(64, dtype=torch.int32)

CASES = (
    Case("unused", (OUT, TILES, 3), {0: TILES.sum(0)}, remarks=("race",), defines={"USED": 0}, block=64),
    Case("used", (OUT, TILES, 3), finding="race", says=("unused_read.cu",), defines={"USED": 1}, block=64),
)
