"""The record of what warps run: it agrees with the counters, and only what is asked for runs."""

from __future__ import annotations

import os

import pytest
import torch

import jit
from jit import emulator, timing
from jit.base import environment
from jit.emulator.counters import streams
from tests.unit.jit.timing.recorded import STREAM, recorded

__all__ = ["recorded"]


def test_the_record_has_what_the_counters_count(recorded, monkeypatch: pytest.MonkeyPatch) -> None:
    data, out = torch.rand(4 * 1024, 4), torch.zeros(4 * 1024, 4)
    launch = recorded(STREAM, "stream", out, data, grid=(4,), block=(256,))
    assert torch.equal(out, data)
    monkeypatch.setenv(environment.COUNTERS.name, "1")
    before = dict(emulator.statistics.counters)
    emulator.statistics.counters.clear()
    jit.load(STREAM, arch="sm_90a")["stream"](out, data, grid=(4,), block=(256,))
    counted = emulator.statistics.counters["stream"]
    emulator.statistics.counters.update(before)
    sectors = sum(len(one.sectors) for one in launch.clusters)
    assert sectors == sum(row["units"] for name, row in counted["memory"].items() if name.startswith("global"))
    warps = sum(len(one.lengths) for one in launch.clusters)
    assert warps == counted["warps"] == 32
    ran = sum(len(launch.blocks[block]) for one in launch.clusters for block in one.blocks)
    assert ran == sum(row["warp"] for row in counted["instructions"].values())
    assert launch.lost == 0


def test_a_sample_runs_alone(recorded) -> None:
    data, out = torch.rand(16 * 1024, 4), torch.zeros(16 * 1024, 4)
    launch = recorded(STREAM, "stream", out, data, grid=(16,), block=(256,), sample=2)
    written = [at for at in range(16) if out[1024 * at : 1024 * (at + 1)].any()]
    assert written == [4, 12] == [one.number for one in launch.clusters]
    assert launch.count == 16
    # Eight times as much as the two clusters touch, which share nothing.
    assert launch.footprint().sum() == pytest.approx(2 * data.numel() * 4 / 32, rel=0.01)


def test_nothing_is_recorded_unless_asked_for() -> None:
    assert environment.STREAMS.name not in os.environ
    data, out = torch.rand(1024, 4), torch.zeros(1024, 4)
    jit.load(STREAM, arch="sm_90a")["stream"](out, data, grid=(1,), block=(256,))
    assert torch.equal(out, data)
    assert timing.CHIPS == ("b200", "h100", "h200")


@pytest.mark.parametrize(("shape", "most", "numbers"), [
    ((3, 1, 1), 4, [0, 1, 2]),
    ((16, 1, 1), None, list(range(16))),
    ((1000, 1, 1), 4, [118, 368, 618, 868]),
    ((2, 1, 3), 5, [0, 1, 3, 4, 5]),
])  # fmt: skip
def test_a_sample_lies_inside_the_grid(shape: tuple[int, int, int], most: int | None, numbers: list[int]) -> None:
    assert streams.sampled(shape, most) == numbers


def test_a_sample_has_no_edge_and_each_part_of_each_dimension() -> None:
    numbers = streams.sampled((16, 32, 1), 4)
    assert sorted(one % 16 for one in numbers) == [2, 6, 10, 14]
    assert sorted(one // 16 for one in numbers) == [4, 12, 20, 28]
