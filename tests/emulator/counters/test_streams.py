"""The record of what warps run: it agrees with the counters, and only what is asked for runs."""

from __future__ import annotations

import os

import pytest
import torch

import jit
from jit import emulator, timing
from jit.base import environment
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
    assert written == [0, 15] == [one.number for one in launch.clusters]
    assert launch.count == 16
    # Eight times as much as the two clusters touch, which share nothing.
    assert launch.footprint().sum() == pytest.approx(2 * data.numel() * 4 / 32, rel=0.01)


def test_nothing_is_recorded_unless_asked_for() -> None:
    assert environment.STREAMS.name not in os.environ
    data, out = torch.rand(1024, 4), torch.zeros(1024, 4)
    jit.load(STREAM, arch="sm_90a")["stream"](out, data, grid=(1,), block=(256,))
    assert torch.equal(out, data)
    assert timing.CHIPS == ("b200", "h100", "h200")
