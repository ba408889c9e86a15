"""Four warps hold the same 32 numbers, each thread changes its own, and one warp stores them: what Triton makes of rows
that are shorter than the CTA. The warps race [PTX ISA 8.7.1]. Where the index of the thread says who stores, nothing
uses what the others have read. Where something else says it, it is a finding."""

from __future__ import annotations

import torch

from .case import Case

NUMBERS = torch.arange(32, dtype=torch.float32)
WARP = torch.zeros(1, dtype=torch.int32)
MENDED = {0: NUMBERS * 2 + 1}
SHARED = {"remarks": ("race",), "block": 128}

CASES = (
    Case("mask", (NUMBERS, WARP), MENDED, defines={"WHO": 0}, **SHARED),
    Case("shift", (NUMBERS, WARP), MENDED, defines={"WHO": 1}, **SHARED),
    Case("negated", (NUMBERS, WARP), MENDED, defines={"WHO": 2}, **SHARED),
    Case("loop", (NUMBERS.repeat(3), WARP), {0: NUMBERS.repeat(3) * 2 + 1}, defines={"WHO": 3}, **SHARED),
    Case("memory", (NUMBERS, WARP), finding="race", says=("spare_threads.cu",), defines={"WHO": 4}, block=128),
    Case("used", (NUMBERS, WARP), finding="race", says=("spare_threads.cu",), defines={"WHO": 5}, block=128),
)
