"""Lanes of a warp that wait for one another in loops: from sm_70 on each thread makes progress by itself."""

from __future__ import annotations

import torch

from .case import Case

OUT = torch.zeros(2, dtype=torch.int32)
CASES = (
    Case("loop", (OUT,), {0: [0, 496]}, seeds=(0,)),
    Case("ctas", (OUT,), {0: [0, 2 * 28]}, grid=2, block=8, seeds=(0,)),
    Case("inside", (OUT,), {0: [0, 2 * 496]}, kernel="inside", grid=2),
    Case("flag", (OUT,), {0: [1, 7]}, kernel="flag"),
    Case("never", (OUT,), finding="endless-loop", kernel="never", line="nobody writes 1", grid=2),
)
