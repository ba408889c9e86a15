"""Where nobody gives a slot free before it is filled the first time, that is the cause, and no count."""

from __future__ import annotations

import torch

from .case import Case

IN = torch.arange(64, dtype=torch.float32)

CASES = (
    Case("right", (IN, torch.zeros(64)), {1: IN}, block=64, defines={"FIRST": 1}),
    Case("nobody gives the slot free first", (IN, torch.zeros(64)), finding="deadlock", block=64, defines={"FIRST": 0},
         says=("32 of 33 arrivals are missing there", "the first arrivals"), line="// waits for the slot"),
)  # fmt: skip
