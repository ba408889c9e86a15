"""What launches of unlike clusters take, sectors that are read and then written in part, and the way through loops of
integers of 64 bits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
import torch

from jit import timing
from jit.timing import estimates
from jit.timing.estimates import Modelled
from jit.timing.replay import Run
from tests.unit.jit.timing.recorded import recorded

__all__ = ["recorded"]
Recorded = Callable[..., timing.Launch]
H100 = timing.chip("h100")
RUN = Run(
    100.0, np.full(4, 100.0), np.full(4, 100.0), np.zeros((1, 1)), np.zeros((1, 1)), 100.0, 1, 0, 0, np.zeros(1), 0
)


@pytest.mark.parametrize(("used", "clocks"), [(0.0, 100.0), (1.0, 100.0)])
def test_equal_clusters_end_together(used: float, clocks: float) -> None:
    assert estimates._unequal(RUN, 4 * 132, 132, 4, used) == pytest.approx(clocks)
    assert estimates._unequal(RUN, 8 * 132, 132, 4, used) == pytest.approx(2 * clocks)


def test_the_last_of_unlike_clusters_takes_as_long_as_on_the_busiest_multiprocessor() -> None:
    """Those on a multiprocessor slow each other down where a pipe is full: four of the longest take 182 clocks."""
    lives = np.array([10.0, 40.0, 70.0, 100.0])
    run = replace(RUN, lives=lives, ends=lives)
    free, full = (estimates._unequal(run, 4 * 132, 132, 4, used) for used in (0.0, 1.0))
    assert free == pytest.approx(100, rel=0.01)
    assert 120 < full <= 182


def test_sectors_that_are_read_and_then_written_count_where_they_are_alone_in_their_lines(recorded: Recorded) -> None:
    source = """extern "C" __global__ void more(float* x, int apart) {
        x[(blockIdx.x * blockDim.x + threadIdx.x) * apart] += 1.0f; }"""
    for apart, part in ((32, 1.0), (4, 0.0), (1, 0.0)):
        data = torch.zeros(4096 * apart)
        visits, fresh = recorded(source, "more", data, apart, grid=(16,), block=(256,), sample=4).rewritten()
        assert fresh[0] == pytest.approx(part * 4096)
        assert visits[0] == (0 if apart == 1 else 4096 * min(apart, 8) // 8)


def test_a_loop_of_integers_of_64_bits_runs_as_often_as_it_does(recorded: Recorded) -> None:
    """ptxas makes two machine instructions of most of them: that is no loop that it unrolled twice."""
    source = """extern "C" __global__ void draw(unsigned long long* out, int rounds) {
        unsigned long long x = out[threadIdx.x] + threadIdx.x;
    #pragma unroll 1
        for (int i = 0; i < rounds; ++i) {
    #pragma unroll
            for (int j = 0; j < 8; ++j) { x ^= x << 13; x ^= x >> 7; x ^= x << 17; }
        }
        out[threadIdx.x] = x;
    }"""
    issued = []
    for rounds in (100, 200):
        data = torch.zeros(32, dtype=torch.int64)
        made = Modelled(recorded(source, "draw", data, rounds, grid=(1,), block=(32,)))
        issued.append(int(estimates._issued(made.replay)[0]))
    loop = max(np.bincount([one.part for one in made.replay.machine]))
    assert issued[1] - issued[0] == pytest.approx(100 * loop, rel=0.1)
