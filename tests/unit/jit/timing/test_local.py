"""Local memory that the L1 or the L2 has no room for."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch

from jit import timing
from jit.timing.estimates import Modelled
from tests.unit.jit.timing.recorded import recorded

__all__ = ["recorded"]
Recorded = Callable[..., timing.Launch]
H100 = timing.chip("h100")
WORDS = 256

# Each thread writes an array of its own, and reads it once.
ARRAYS = """extern "C" __global__ void arrays(float* out, int rounds) {
    float own[256];
    for (int i = 0; i < rounds; ++i) own[(i * 7 + threadIdx.x) % 256] = i;
    float sum = 0;
    for (int i = 0; i < rounds; ++i) sum += own[i];
    out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}
"""


def modelled(recorded: Recorded, ctas: int) -> tuple[Modelled, float, float]:
    """The launch of so many CTAs, its clocks, and the bytes from and to DRAM of a CTA."""
    launch = recorded(ARRAYS, "arrays", torch.zeros(ctas * 256), WORDS, grid=ctas, block=256, sample=2)
    made = Modelled(launch)
    clocks, run, _, clusters = made.run(H100)
    return made, clocks, run.dram_bytes / clusters


def test_arrays_of_few_threads_stay_in_the_l2(recorded: Recorded) -> None:
    made, _, moved = modelled(recorded, 32)
    assert made.entry.stack >= 4 * WORDS
    assert moved < 4 * WORDS * 256 / 16


def test_what_more_threads_store_than_the_l2_keeps_goes_on_to_dram(recorded: Recorded) -> None:
    """All threads that are there at once write 1 KiB each; the L2 keeps less of that than it holds."""
    ctas = 8 * H100.sms
    made, clocks, moved = modelled(recorded, ctas)
    there = min(ctas, made.resident() * H100.sms) * 256 * made.entry.stack
    assert there > H100["lost_part"] * H100.l2  # so all loads come from DRAM
    assert moved == pytest.approx((2 - H100["kept_part"] * H100.l2 / there) * 4 * WORDS * 256, rel=0.25)
    assert clocks > moved * ctas / H100["dram_bytes"] * H100["clock"] * 0.9


def test_loads_wait_for_the_l2_where_the_l1_has_no_room(recorded: Recorded) -> None:
    made = modelled(recorded, 32)[0]
    one = H100.with_(kept_part=1.0)
    shares = made._local(one, 1, one.sms), made._local(one, made.resident(), 4)
    assert shares[0][2] < shares[1][2]
    assert shares[1][2] == pytest.approx(1 - 248 * 1024 / (made.resident() * 256 * made.entry.stack), abs=0.1)
