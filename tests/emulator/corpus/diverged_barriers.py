"""Barriers without `.aligned` by diverged lanes: "barrier{.cta} instruction causes executing thread to wait for all
non-exited threads from its warp and marks warps' arrival at barrier" [PTX ISA 9.7.13.1], `barrier.cluster` likewise
[9.7.13.3]."""

from __future__ import annotations

import torch

from .case import Case

LANES = range(32)
OUT = torch.zeros(128, dtype=torch.int32)


def cell(lane: int, turn: int) -> int:
    return lane + turn if lane % 3 == 0 else 100 * turn + lane % 3 - 1


TAKEN = [cell(31 - lane, turn) for turn in range(3) for lane in LANES] + [2 if lane & 1 else 0 for lane in LANES]
LOOPED = [32 + (1000 if lane < 40 else 0) for lane in range(64)]
CROSSED = [100 * (1 - me) + lane + lane % 4 for me in range(2) for lane in LANES]

CASES = (
    Case("named", (OUT,), {0: TAKEN}, block=64),
    Case("loop", (OUT[:64],), {0: LOOPED}, kernel="loop", block=64),
    Case(
        "cluster", (OUT[:64],), finding="race", kernel="cluster", grid=2, cluster=2, any_seed=True, line="= got",
        says=("write of global address", "of CTA [1, 0, 0] at diverged_barriers.cu:51 wrote"),
    ),
    Case("aligned", (OUT,), finding="partial-warp", kernel="aligned", line=["half", "the other"][0]),
    Case(
        "never", (OUT,), finding="partial-warp", kernel="never", line="all but one",
        says=("lanes 0–8, 10–31 wait here for all of their warp, but lanes 9 never come", "lanes 9 wait at"),
    ),
)  # fmt: skip
