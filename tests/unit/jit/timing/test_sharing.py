"""Clusters that read the same lines: who waits for DRAM, and what the L2 gives to all of them."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
import torch

from jit import timing
from jit.timing.estimates import Modelled
from jit.timing.replay import MODEL, Shares
from jit.timing.sharing import Sharing
from tests.unit.jit.timing.recorded import recorded

__all__ = ["recorded"]

Recorded = Callable[..., timing.Launch]
H100 = timing.chip("h100")
# Each CTA reads `lines` lines one behind the other, those of CTA number `blockIdx.x / same`.
CHASE = """extern "C" __global__ void chase(unsigned* out, const unsigned* in, int lines, int same) {
    unsigned at = blockIdx.x / same * lines * 32;
    for (int i = 0; i < lines; ++i) at += 32 + in[at + threadIdx.x];
    out[blockIdx.x * 32 + threadIdx.x] = at;
}
"""
LINES = 64
# A warp reads one word after the other, `apart` words from each to the next.
WORDS = """extern "C" __global__ void words(unsigned* out, const unsigned* in, int count, int apart) {
    unsigned at = 0;
    for (int i = 0; i < count; ++i) at += apart + in[at];
    out[0] = at;
}
"""


def _chase(recorded: Recorded, ctas: int, same: int) -> timing.Launch:
    data = torch.zeros(ctas // same * LINES * 32 + 32, dtype=torch.int32)
    out = torch.zeros(ctas * 32, dtype=torch.int32)
    return recorded(CHASE, "chase", out, data, LINES, same, grid=(ctas,), block=(32,), sample=4)


def _sharing(launch: timing.Launch, at_once: int, of_lines: float = 4.0) -> Sharing:
    return Sharing(launch, launch.footprint(), at_once, np.full(MODEL.ALLOCATIONS, of_lines))


def _shared(launch: timing.Launch) -> int:
    return int(np.argmax(launch.own()))


@pytest.mark.parametrize("same", [1, 132])
def test_clusters_that_read_the_same_lines_wait_for_dram_as_if_each_were_the_first(
    recorded: Recorded, same: int
) -> None:
    """132 CTAs begin at once: one behind the other by 1.19 clocks, and each waits for the same answers."""
    launch = _chase(recorded, 132, same)
    clocks = Modelled(launch).run(H100)[0]
    takes = H100["dram_latency" if same == 1 else "dram_shared_latency"]
    assert clocks > LINES * takes
    assert clocks < 1.3 * LINES * (takes + H100["dram_load_reads"] / 4)


def test_a_cluster_that_is_behind_catches_up_with_the_first(recorded: Recorded) -> None:
    """Each answer that it waits for is there the sooner the more it is behind; then it is in step."""
    launch = _chase(recorded, 132, 132)
    model = Modelled(launch)
    own = _shared(launch)
    late = np.zeros((3, MODEL.ALLOCATIONS))
    late[0, own] = 1
    late[2] = H100["dram_latency"]
    # Its lag, which is a part of the spread, is drawn for its number; 0 of the first one.
    ends = [model.replay.run(H100, Shares(64, 20, late=late, spread=spread), 2, 2).ends for spread in (0, 2000)]
    lag = 2000 * ((2654435769 >> 8) / (1 << 24))
    saved = float(ends[0].max() - ends[1].min())
    assert saved == pytest.approx(lag, rel=0.1)


def test_what_earlier_waves_have_touched_is_there(recorded: Recorded) -> None:
    launch = _chase(recorded, 132 * 8, 132 * 8)
    sharing = _sharing(launch, 132)
    own = _shared(launch)
    assert sharing.sharers[own] == pytest.approx(132 * 8)
    assert sharing.near[own] == pytest.approx(132, rel=0.01)
    assert sharing.new[own] == pytest.approx(1 / 8)
    requests = np.where(np.arange(len(sharing.own)) == own, sharing.own, 0.0)
    first, then, takes = sharing.late(requests, H100, carried_on=False)[:, own]
    assert (first, then) == (1, pytest.approx(1 / 8))
    assert takes == H100["dram_shared_latency"]
    mean = sharing.late(requests, H100, carried_on=True)[:2, own]
    assert mean.tolist() == pytest.approx([1 / 8 + 7 / 8 / 8] * 2)
    assert sharing.late(4 * requests, H100, carried_on=False)[0, own] == pytest.approx(
        1 / 4
    )  # it reads each four times


@pytest.mark.parametrize(("words", "waits"), [(8, 0.5), (16, 1.0)])
def test_what_comes_from_dram_brings_the_other_half_of_its_64_bytes(
    recorded: Recorded, words: int, waits: float
) -> None:
    """Of words 32 bytes apart every second one is there; of those 64 bytes apart none is. As on an H100: 503 and 702
    clocks each (`steps` in results/contention.json)."""
    launch = recorded(WORDS, "words", torch.zeros(1, dtype=torch.int32), torch.zeros(128 * words, dtype=torch.int32),
                      128, words, grid=(1,), block=(32,))  # fmt: skip
    clocks = Modelled(launch).run(H100)[0] / 128
    expected = waits * H100["dram_latency"] + (1 - waits) * H100["l2_latency"]
    assert clocks == pytest.approx(expected + 25, abs=25)


@pytest.mark.parametrize(("same", "of_lines", "gain"), [
    (1, 4.0, 1.0), (2, 4.0, H100["l2_merged_2"]), (132, 4.0, H100["l2_merged_16"]), (132, 1.0, 1.0),
])  # fmt: skip
def test_requests_of_several_multiprocessors_for_a_line_are_fewer(
    recorded: Recorded, same: int, of_lines: float, gain: float
) -> None:
    """But not of those that read a sector here and there."""
    launch = _chase(recorded, 132, same)
    sharing = _sharing(launch, 132, of_lines)
    requests = np.where(np.arange(len(sharing.own)) == _shared(launch), 1000.0, 0.0)
    assert sharing.merged(requests, H100) == pytest.approx(gain, rel=0.01)
    assert sharing.merged(0 * requests, H100) == 1


def test_loads_say_how_many_sectors_of_a_line_they_ask_for(recorded: Recorded) -> None:
    launch = _chase(recorded, 132, 1)
    assert Modelled(launch).replay.sectors_of_lines().min() == pytest.approx(4)
