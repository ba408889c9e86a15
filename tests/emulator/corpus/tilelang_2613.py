"""A tile that is filled again while another warpgroup's wgmma may still read it,
https://github.com/tile-ai/tilelang/issues/2613: a wait for one's own products orders none of the others'."""

from __future__ import annotations

import torch

from .case import Case

ARGUMENTS = (torch.zeros(1024), torch.full((1152,), 3.0).to(torch.bfloat16))

CASES = (
    Case("a barrier behind the products", ARGUMENTS, {0: [3 * 16.0 * 9] * 1024}, block=256, defines={"BACK": 1}),
    Case("none", ARGUMENTS, finding="race|unwaited", says=("wgmma",), block=256, defines={"BACK": 0}),
)
