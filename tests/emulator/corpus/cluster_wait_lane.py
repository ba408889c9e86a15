"""`barrier.cluster.wait` by some lanes: "barrier.cluster instructions cause the executing thread to wait for all
non-exited threads from its warp" [PTX ISA 9.7.13.3], so one lane alone waits for ever; `.aligned` forbids it."""

from __future__ import annotations

import torch

from .case import Case

OUT = torch.zeros(2, dtype=torch.int32)
CASES = (
    Case(
        "one_lane",
        (OUT,),
        finding="partial-warp",
        line="barrier.cluster.wait.acquire;",
        says=("lanes 5 wait here for all of their warp", "bar.warp.sync"),
        grid=2,
        cluster=2,
    ),
    Case("aligned", (OUT,), finding="partial-warp", line="one lane", kernel="aligned", grid=2, cluster=2),
)
