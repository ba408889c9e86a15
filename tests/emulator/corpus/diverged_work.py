"""What lanes compute on different arms, with `shfl`, `vote`, `redux` and `match` in between, is what they compute
together [PTX ISA 9.7.9.6, 9.7.13.9, 9.7.13.10, 9.7.13.12]."""

from __future__ import annotations

import torch

from .case import Case

ARMS = torch.tensor([[(7 * lane + 5 * turn + lane // 3) % 3 for lane in range(32)] for turn in range(4)])
OUT = torch.full((32,), 77, dtype=torch.int32)
CASES = (Case("", (OUT, OUT, ARMS.to(torch.int32), 4), {0: torch.zeros(32)}),)
