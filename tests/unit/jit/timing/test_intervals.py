"""What warps of a modelled launch did, and when."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch

from jit import timing
from jit.timing.estimates import Modelled
from jit.timing.intervals import COPY, LIFE, WAIT
from tests.unit.jit.timing.recorded import RING, STREAM, recorded

__all__ = ["recorded"]
Recorded = Callable[..., timing.Launch]
H200 = timing.chip("h200")


def test_copies_of_a_ring_end_before_the_waits_for_them(recorded: Recorded) -> None:
    out, data = torch.zeros(32), torch.zeros(8 * 1024)
    launch = recorded(RING, "ring", out, data, 8, grid=(1,), block=(64,))
    found = timing.pipeline(launch, H200)
    assert found.whole
    assert found.title == "NVIDIA H200"
    assert "modelled, not measured" in found.remarks
    lives = {one.warp: one for one in found.intervals if one.kind == LIFE}
    assert set(lives) == {0, 1}
    clocks = Modelled(launch).run(H200)[0]
    assert max(one.end for one in lives.values()) == pytest.approx(clocks / H200["clock"] * 1e9)
    copies = {(one.about, one.phase): one for one in found.intervals if one.kind == COPY}
    assert len(copies) == 8
    assert {one.warp for one in copies.values()} == {1}
    line = 1 + RING[: RING.index("// waits")].count("\n")
    waits = [one for one in found.intervals if one.kind == WAIT and one.reason == "mbarrier" and one.warp == 0]
    assert waits
    for one in waits:
        assert one.place.endswith(f":{line}")
        assert one.end == pytest.approx(
            copies[one.about, one.phase].end + H200["mbarrier_latency"] / H200["clock"] * 1e9
        )
    for one in found.intervals:
        assert 0 <= one.begin < one.end
        assert one.kind == COPY or one.end <= lives[one.warp].end + 1e-6


def test_a_wait_for_loads_is_seen(recorded: Recorded) -> None:
    data, out = (torch.zeros(1024, 4) for _ in range(2))
    launch = recorded(STREAM, "stream", out, data, grid=(1,), block=(256,))
    waits = [one for one in timing.pipeline(launch, H200).intervals if one.reason == "global memory"]
    assert {one.warp for one in waits} == set(range(8))
    for warp in range(8):
        longest = max(one.end - one.begin for one in waits if one.warp == warp)
        assert longest > 0.5 * H200["dram_latency"] / H200["clock"] * 1e9
