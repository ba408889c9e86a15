"""Order statistics, floors, and the seeds behind a geometric mean."""

from __future__ import annotations

import random
import statistics
from types import SimpleNamespace

import pytest
import torch

from harness.timing import roofline, stats
from tasks.utils import Cost


def test_summary_of_known_times() -> None:
    summary = stats.summarise([float(value) for value in range(1, 102)])
    assert (summary.runs, summary.median, summary.best, summary.worst) == (101, 51, 1, 101)
    assert (summary.low, summary.high) == (26, 76)
    assert summary.mean == pytest.approx(51)
    assert summary.err == pytest.approx(statistics.stdev(range(1, 102)) / 101**0.5)
    assert (summary.ci_low, summary.ci_high) == (41, 62)  # 1.96 times half the root of 101, to either side of 50.5


def test_one_time_is_enough_and_none_is_not() -> None:
    assert stats.summarise([5.0]).median == 5.0
    with pytest.raises(ValueError, match="no times"):
        stats.summarise([])


def test_the_floor_of_calls_whose_work_differs_is_the_mean_of_theirs() -> None:
    one, other = (roofline.Floor(*(scale * n for n in (8.0, 2.0, 6.0, 40.0, 50.0)), "bf16") for scale in (1, 3))
    assert roofline.mean([one]) is one
    assert roofline.mean([one, other]) == roofline.Floor(16.0, 4.0, 12.0, 80.0, 100.0, "bf16")
    assert roofline.middle([other, one, other]) is other


@pytest.mark.parametrize("name", ["NVIDIA H200", "another"])
@pytest.mark.parametrize(("given", "found"), [({"L2_cache_size": 60 << 20}, 60 << 20), ({}, 64 << 20)])
def test_a_chip_has_the_l2_that_torch_tells(
    monkeypatch: pytest.MonkeyPatch, name: str, given: dict[str, int], found: int
) -> None:
    """64 MiB where it tells none. The peaks of one that the table lacks are probed."""
    monkeypatch.setattr(torch.cuda, "get_device_properties", lambda index: SimpleNamespace(name=name, **given))
    monkeypatch.setattr(roofline, "_probe", lambda: (1e12, {"bf16": 1.0}))
    roofline.chip.cache_clear()
    chip = roofline.chip()
    roofline.chip.cache_clear()
    assert (chip.name, chip.l2) == (name, found)
    assert chip.bandwidth == (4.35e12 if name == "NVIDIA H200" else 1e12)
    assert chip.source.startswith("measured on one H200" if name == "NVIDIA H200" else "probed now")


def test_the_interval_covers_the_median_as_often_as_it_says() -> None:
    seed = 20240611
    print(f"seed {seed}")
    generator = random.Random(seed)
    covered = 0
    for _ in range(400):
        # Exponential above a base: skewed as times are; the true median is 10 + ln 2.
        times = [10 + generator.expovariate(1.0) for _ in range(40)]
        summary = stats.summarise(times)
        covered += summary.ci_low <= 10 + 0.693147 <= summary.ci_high
    assert covered >= 0.93 * 400


def test_ratios_are_of_pairs() -> None:
    summary = stats.ratio([2.0, 20.0, 200.0], [1.0, 10.0, 100.0])
    assert (summary.median, summary.best, summary.worst) == (2.0, 2.0, 2.0)


def test_a_zero_time_cannot_collapse_the_geometric_mean() -> None:
    assert stats.geometric_mean([1.0, 100.0]) == pytest.approx(10)
    for bad in ([], [0.0, 5.0], [-1.0]):
        with pytest.raises(ValueError):
            stats.geometric_mean(bad)


CHIP = roofline.Chip("test", 4e12, {"bf16": 800e12, "fp32": 60e12}, "invented", 50 << 20)


def test_floor_is_the_larger_of_memory_and_compute() -> None:
    memory = roofline.floor(Cost(flops=8e9, bytes=4e9), CHIP)
    assert memory.seconds == pytest.approx(1e-3)
    assert memory.bound == "memory"
    compute = roofline.floor(Cost(flops=8e12, bytes=4e9), CHIP)
    assert compute.seconds == pytest.approx(1e-2)
    assert compute.bound == "compute"
    assert roofline.floor(Cost(flops=6e10, bytes=0, peak="fp32"), CHIP).seconds == pytest.approx(1e-3)


def test_an_unknown_peak_is_named() -> None:
    with pytest.raises(KeyError, match="fp64"):
        roofline.floor(Cost(flops=1.0, bytes=1.0, peak="fp64"), CHIP)


def test_the_floors_of_the_gemv_benchmarks() -> None:
    """15.2, 30.4 and 7.6 us at 4.35 TB/s: half a byte and a sixteenth of a byte per element of a."""
    chip = roofline.Chip("NVIDIA H200", *roofline._MEASURED["NVIDIA H200"], 60 << 20)
    for (m, k, batch), microseconds in (((7168, 16384, 1), 15.2), ((4096, 7168, 8), 30.4), ((7168, 2048, 4), 7.6)):
        size = m * k * batch * (0.5 + 1 / 16)
        assert roofline.floor(Cost(0, size), chip).seconds * 1e6 == pytest.approx(microseconds, rel=0.01)


def test_a_cost_without_flops_has_a_floor_by_its_bytes_alone() -> None:
    chip = roofline.Chip("made up", 1e12, {}, "made up", 1 << 20)
    assert roofline.floor((0, 4e12), chip) == roofline.Floor(4.0, 4.0, 0.0, 4e12, 0.0, "bf16")
    assert roofline.floor((0, 0), chip).bound == "memory"
