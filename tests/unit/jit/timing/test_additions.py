"""Atomics of a launch to few lines take as long as was recorded for so many lines."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
import torch

from jit import timing
from jit.timing import additions
from jit.timing.estimates import Modelled
from tests.unit.jit.timing.recorded import recorded

__all__ = ["recorded"]
Recorded = Callable[..., timing.Launch]
H100 = timing.chip("h100")
ADDS = """extern "C" __global__ void adds(TYPE* out, unsigned lines) {
    atomicAdd(out + (blockIdx.x * blockDim.x + threadIdx.x) / 32 % lines * 32, TYPE(1));
}
"""


def test_the_rate_is_the_recorded_one_and_grows_with_the_lines() -> None:
    assert additions.rate(1, False, H100) == pytest.approx(H100["additions_1"])
    assert additions.rate(1, True, H100) == pytest.approx(H100["additions_1_f32"])
    assert additions.rate(8, False, H100) == pytest.approx(H100["additions_8"])
    assert H100["additions_8"] < additions.rate(64, False, H100) < H100["additions_256"]
    assert additions.rate(257, False, H100) == math.inf


@pytest.mark.parametrize(("kind", "figure"), [("int", "additions_1"), ("float", "additions_1_f32")])
def test_all_warps_that_add_to_one_word_follow_each_other(recorded: Recorded, kind: str, figure: str) -> None:
    """One sector for each request of a warp. The whole grid counts, not the clusters that were recorded."""
    out = torch.zeros(32, dtype=torch.int32 if kind == "int" else torch.float32)
    launch = recorded(ADDS.replace("TYPE", kind), "adds", out, 1, grid=(4096,), block=(256,), sample=4)
    made = Modelled(launch)
    assert made.additions.seconds(H100) == pytest.approx(4096 * 8 / H100[figure])
    (kernel,) = timing.estimate([launch], H100, explain=False).kernels
    assert kernel.seconds == pytest.approx(4096 * 8 / H100[figure])
    assert {phase.bound for phase in kernel.phases} == {additions.BOUND}


def test_additions_that_are_spread_are_not_held_back(recorded: Recorded) -> None:
    out = torch.zeros(32 * 32768, dtype=torch.int32)
    launch = recorded(ADDS.replace("TYPE", "int"), "adds", out, 32768, grid=(4096,), block=(256,), sample=4)
    assert Modelled(launch).additions.seconds(H100) == 0
