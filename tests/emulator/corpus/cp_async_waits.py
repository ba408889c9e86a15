"""Of a copy by cp.async that is read too early, the report says what lacks: the barrier behind the wait or the one
before the refill, the commit, or a wait for more groups. What is there is not asked for."""

from __future__ import annotations

import torch

from .case import Case

IN = torch.arange(512, dtype=torch.float32)
ARGUMENTS = (IN, torch.zeros(128))
RIGHT = {"COMMIT": 1, "PENDING": 1, "FREE": 1, "FULL": 1}
BEHIND = "a barrier behind the wait at cp_async_waits.cu:"
REFILL = "a barrier or mbarrier between this read and that copy, which refills the place, is missing"


def _without(name: str, finding: str, says: str, **changed: int) -> Case:
    return Case(name, ARGUMENTS, finding=finding, says=(says,), block=128, line="// reads", defines=RIGHT | changed,
                seeds=(0, 1, 2, 3), any_seed=True)  # fmt: skip


CASES = (
    Case("right", ARGUMENTS, {1: IN.view(4, 128).sum(0).roll(-32)}, block=128, defines=RIGHT),
    _without("no barrier behind the wait", "unwaited", BEHIND, FULL=0),
    _without("no barrier before the refill", "race", REFILL, FREE=0),
    _without("no commit", "unwaited", "cp.async.commit_group between the copy and the wait at", COMMIT=0),
    _without("a group too many is pending", "unwaited", "leaves the copy's group pending", PENDING=2),
)
