"""`barrier.cluster.wait` by some lanes: allowed without `.aligned`, which says that the whole warp executes it together
[PTX ISA 9.7.13.3]."""

from __future__ import annotations

import torch

from .case import Case

OUT = torch.zeros(2, dtype=torch.int32)
CASES = (
    Case("one_lane", (OUT,), {0: [11, 10]}, grid=2, cluster=2),
    Case("aligned", (OUT,), finding="partial-warp", line="one lane", kernel="aligned", grid=2, cluster=2),
)
