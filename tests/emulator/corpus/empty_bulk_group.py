"""A group of bulk copies may be empty [PTX ISA 9.7.9.25.6.1]: nothing is left to wait for at the end."""

from __future__ import annotations

import torch

from .case import Case

OUT = (torch.zeros(32, dtype=torch.int32),)
WANT = {0: torch.arange(32, dtype=torch.int32)}

CASES = (
    Case("alone", OUT, WANT, block=32, defines={"COPIES": 0}),
    Case("after a copy", OUT, WANT, block=32, defines={"COPIES": 1}),
)
