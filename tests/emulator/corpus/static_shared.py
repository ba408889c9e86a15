"""Static shared memory above 48 KiB, which ptxas takes for targets of one architecture: 227 KiB for sm_90a and sm_100a,
99 KiB for sm_120a."""

from __future__ import annotations

import torch

from .case import Case

IN = torch.arange(256, dtype=torch.int32)
CASES = tuple(
    Case(f"{kib} KiB of {arch}", (IN,), {0: IN ^ 1}, block=256, arch=arch, defines={"WORDS": kib * 256}, chip=on_chip)
    for arch, kib, on_chip in (("sm_90a", 227, True), ("sm_100a", 227, False), ("sm_120a", 99, False))
)
