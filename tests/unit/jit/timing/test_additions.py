"""Atomics of a launch to few lines take as long as was recorded for so many lines."""

from __future__ import annotations

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
MIXED = """extern "C" __global__ void adds(float* out, unsigned lines) {
    for (unsigned i = 0; i < 32; ++i) {
        const unsigned drawn = ((blockIdx.x * blockDim.x + threadIdx.x) / 32 * 32 + i) * 2654435761u >> 8;
        if (threadIdx.x % 32 == 0) atomicAdd(out + drawn % lines * 32, 1.0f);
    }
}
"""


def test_a_slice_visits_several_sectors_in_turn_faster_than_one() -> None:
    assert additions.slice_rate(1, False, H100) == pytest.approx(H100["additions_1"])
    assert additions.slice_rate(1, True, H100) == pytest.approx(H100["additions_1_f32"])
    assert H100["additions_1_f32"] < additions.slice_rate(4, True, H100) < H100["additions_slice"]
    assert additions.slice_rate(16, True, H100) == pytest.approx(H100["additions_slice"])


@pytest.mark.parametrize(
    ("lines", "rate"), [(1, 0.57e9), (2, 0.785e9), (4, 1.57e9), (8, 2.06e9), (18, 4.65e9), (32, 8.25e9)]
)
def test_the_rate_for_few_lines_is_the_recorded_one(recorded: Recorded, lines: int, rate: float) -> None:
    """results/contention.json, adds in f32 to lines side by side."""
    out = torch.zeros(32 * lines)
    launch = recorded(MIXED, "adds", out, lines, grid=(2112,), block=(256,), sample=4)
    made = Modelled(launch).additions
    (owner,) = made.visits
    assert made.rate(owner, H100, 1056) == pytest.approx(rate, rel=0.11)


def test_ctas_that_follow_each_other_add_to_few_slices_at_a_time(recorded: Recorded) -> None:
    """results/contention.json, own: each lane of 16384 CTAs of 256 adds to the word of its CTA: 320 µs where these
    lie side by side, with 1056 CTAs at once, and 65 in lines of their own."""
    source = """extern "C" __global__ void own(float* out, int apart) { atomicAdd(out + blockIdx.x * apart, 1.0f); }"""
    seconds = []
    for apart in (1, 32):
        launch = recorded(source, "own", torch.zeros(16384 * apart), apart, grid=(16384,), block=(256,), sample=4)
        seconds.append(Modelled(launch).additions.seconds(H100, 1056))
    assert seconds[0] == pytest.approx(320e-6, rel=0.15)
    assert seconds[1] == pytest.approx(65e-6, rel=0.3)


@pytest.mark.parametrize(("kind", "figure"), [("int", "additions_1"), ("float", "additions_1_f32")])
def test_all_lanes_that_add_to_one_word_follow_each_other(recorded: Recorded, kind: str, figure: str) -> None:
    """Each lane visits the sector. The whole grid counts, not the clusters that were recorded."""
    out = torch.zeros(32, dtype=torch.int32 if kind == "int" else torch.float32)
    launch = recorded(ADDS.replace("TYPE", kind), "adds", out, 1, grid=(4096,), block=(256,), sample=4)
    made = Modelled(launch)
    assert made.additions.seconds(H100, 1056) == pytest.approx(4096 * 256 / H100[figure])
    (kernel,) = timing.estimate([launch], H100, explain=False).kernels
    assert kernel.seconds == pytest.approx(4096 * 256 / H100[figure], rel=0.01)
    assert {phase.bound for phase in kernel.phases} == {additions.BOUND}


def test_one_lane_adds_for_all_where_ptxas_made_it_so(recorded: Recorded) -> None:
    """It does for integers at an address that all lanes of the warp have in a register of the warp."""
    source = """extern "C" __global__ void count(unsigned* out) { atomicAdd(out, 1u); }"""
    launch = recorded(source, "count", torch.zeros(8, dtype=torch.int32), grid=(4096,), block=(256,), sample=4)
    assert Modelled(launch).additions.seconds(H100, 1056) == pytest.approx(4096 * 8 / H100["additions_1"])


def test_additions_at_the_end_follow_what_was_before_them(recorded: Recorded) -> None:
    """All warps are there at once, and add to one word when they have done the rest."""
    source = """extern "C" __global__ void late(float* out, int rounds) {
        float x = threadIdx.x;
    #pragma unroll 16
        for (int i = 0; i < rounds; ++i) asm volatile("fma.rn.f32 %0, %0, %0, %0;" : "+f"(x));
        atomicAdd(out, x);
    }"""
    seconds = []
    for rounds in (16, 65536):
        launch = recorded(source, "late", torch.zeros(8), rounds, grid=(132,), block=(128,), sample=1)
        made = Modelled(launch)
        seconds.append(made.run(H100)[0] / H100["clock"])
    adds = 132 * 128 / H100["additions_1_f32"]
    assert seconds[1] > adds + 4 * 65536 / H100["clock"]


def test_additions_that_are_spread_have_one_rate_a_lane(recorded: Recorded) -> None:
    out = torch.zeros(32 * 32768, dtype=torch.int32)
    launch = recorded(ADDS.replace("TYPE", "int"), "adds", out, 32768, grid=(4096,), block=(256,), sample=4)
    assert Modelled(launch).additions.seconds(H100, 1056) == pytest.approx(4096 * 8 * 32 / H100["additions_apart"])
