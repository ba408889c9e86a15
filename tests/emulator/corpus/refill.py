"""A barrier that is missing is reported on the side of the access where it belongs: before a tile is read, or before it
is refilled, whoever of the two warps comes first. One that is there and relaxed is reported as relaxed [PTX ISA
9.7.13.3]."""

from __future__ import annotations

import torch

from .case import Case

IN = torch.arange(512, dtype=torch.float32)
ARGUMENTS = (IN, torch.zeros(128))
BOTH = {"FULL": 1, "FREE": 1, "RELAXED": 0}
REFILLED = "race", "between this read and that write, which refills the place, is missing"
EARLY = "race", "a barrier, mbarrier or wait between that read and this write is missing"


def _pair(name: str, relaxed: int, **more: object) -> Case:
    fields = {"kernel": "pair", "grid": 2, "cluster": 2, "block": 64, "defines": BOTH | {"RELAXED": relaxed}} | more
    return Case(name, (torch.zeros(128),), **fields)  # type: ignore[arg-type]


CASES = (
    Case("right", ARGUMENTS, {1: IN.view(4, 128).sum(0).roll(-32)}, block=128, defines=BOTH),
    Case("no barrier before it is read", ARGUMENTS, finding="race", block=128, line="// reads it",
         says=("between that write and this read is missing",), defines=BOTH | {"FULL": 0}, seeds=(0, 1, 2, 3)),
    Case("refilled before it is read", ARGUMENTS, finding=REFILLED[0], says=REFILLED[1:], block=128,
         line="// reads it", defines=BOTH | {"FREE": 0}, seeds=tuple(range(6)), any_seed=True),
    Case("read before it is refilled", ARGUMENTS, finding=EARLY[0], says=EARLY[1:], block=128,
         line="// fills it", defines=BOTH | {"FREE": 0}, seeds=tuple(range(6)), any_seed=True),
    _pair("the pair's barrier orders", 0, want={0: torch.ones(128)}),
    _pair("the pair's barrier is relaxed", 1, finding="race", line="mbarrier.arrive", seeds=(0, 1, 2),
          says=("barrier.cluster.arrive at refill.cu:", "is .relaxed, which orders nothing")),
)  # fmt: skip
