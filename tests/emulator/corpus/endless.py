"""Loops without end over barriers and stores: each round changes what others see, and the state comes back. A long loop
of atomics is none of them, though it looks like one that polls."""

from __future__ import annotations

import torch

from .case import Case

OUT = (torch.zeros(1, dtype=torch.int32),)


def endless(kernel: str, finding: str = "endless-loop", **shape: object) -> Case:
    return Case(kernel, OUT, finding=finding, line="waits", kernel=kernel, seeds=(0,), seconds=10, **shape)  # type: ignore[arg-type]


CASES = (
    endless("barriers", block=64),
    endless("cluster_barriers", grid=2, cluster=2),
    endless("phases"),
    endless("stores", block=64),
    Case("counts", (*OUT, 4_000_000), {0: [2_000_000]}, kernel="counts", block=1, seeds=(0,)),
    endless("test_wait", "deadlock", block=64),
)
