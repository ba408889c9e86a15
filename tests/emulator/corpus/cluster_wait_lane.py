"""`barrier.cluster.wait` by some lanes: "barrier.cluster instructions cause the executing thread to wait for all
non-exited threads from its warp" [PTX ISA 9.7.13.3], so one lane alone waits for ever; `.aligned` forbids it.
A relaxed arrival gives "no memory ordering" without a fence before it."""

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
    Case(
        "a relaxed arrival",
        (OUT,),
        finding="race",
        line="after a relaxed arrival",
        kernel="relaxed",
        grid=2,
        block=64,
        says=("is .relaxed, which orders nothing",),
        cluster=2,
    ),
    Case(
        "relaxed, behind a fence",
        (OUT,),
        {0: [10, 11]},
        kernel="relaxed",
        grid=2,
        block=64,
        cluster=2,
        defines={"FENCE": 1},
        chip=False,
    ),
)
