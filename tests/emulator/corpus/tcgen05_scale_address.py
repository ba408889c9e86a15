"""No lane of tensor memory has bits 30 and 31 in its address [PTX ISA 9.7.16.1.1]; CUTLASS keeps the scale factor id
there, and the id that counts is the instruction descriptor's [9.7.16.10.7.2]."""

from __future__ import annotations

import torch

from .case import Case

OUT, WANT = (torch.zeros(128),), {0: [32.0 * 2 * 4] * 128}

CASES = tuple(
    Case(name, OUT, WANT, arch="sm_100a", block=128, smem=136 * 32, remarks=remarks,
         defines={"A_BITS": f"{a}u", "B_BITS": f"{b}u"})
    for name, a, b, remarks in (("plain", 0, 0, ()), ("ids", 1, 3, ()), ("others", 2, 1, ("descriptor",)))
)  # fmt: skip
