"""In the text of a ring a warp comes from a copy to the read of another tile without a barrier. What was waited for is
what the copier did, and not what the text allows."""

from __future__ import annotations

import torch

from .case import Case

IN = torch.arange(512, dtype=torch.float32)
ARGUMENTS = (IN, torch.zeros(128))
RIGHT = {"EVERY": 1, "WAIT": 1}


def _with(name: str, says: str, **changed: int) -> Case:
    return Case(name, ARGUMENTS, finding="unwaited", says=(says,), block=128, line="// reads", defines=RIGHT | changed,
                seeds=(0, 1, 2, 3), any_seed=True)  # fmt: skip


CASES = (
    Case("right", ARGUMENTS, {1: IN.view(4, 128).sum(0).roll(-32)}, block=128, defines=RIGHT),
    _with(
        "the last waits leave the last group pending", "cp_async_ring.cu:16 leaves the copy's group pending", EVERY=0
    ),
    _with("no wait", "a wait for the copy before this access is missing: cp.async.wait_group (and a barrier", WAIT=0),
)
