"""The chips' figures: ranges, sources, and what is said of them."""

from __future__ import annotations

import json
import statistics
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from jit import timing
from jit.base.errors import ArgumentError
from jit.timing import estimates


@pytest.mark.parametrize("name", timing.CHIPS)
def test_every_figure_has_a_source_and_lies_in_its_range(name: str) -> None:
    chip = timing.chip(name)
    assert chip.sms > 100
    for figure in chip.figures.values():
        assert figure.low <= figure.value <= figure.high
        assert len(figure.source) > 10


def test_what_is_recorded_of_an_h100_is_what_the_run_gave() -> None:
    folder = Path(timing.__file__).parent / "record" / "results"
    files = "h100.json", "load.json", "contention.json"
    results = {name: one for file in files for name, one in json.loads((folder / file).read_text())["figures"].items()}
    figures = timing.chip("h100").figures
    recorded = {name for name, figure in figures.items() if figure.recorded}
    assert len(recorded) == 41
    for name in recorded:
        assert figures[name].value == pytest.approx(results[name]["value"], rel=1e-5)
        assert figures[name].unit == results[name]["unit"]
    assert not recorded & {name for name, figure in figures.items() if figure.doubted}


def test_what_is_recorded_of_an_h200_is_what_the_run_gave() -> None:
    folder = Path(timing.__file__).parent / "record" / "results"
    results = json.loads((folder / "h200.json").read_text())["figures"]
    figures = timing.chip("h200").figures
    recorded = {name for name, figure in figures.items() if figure.recorded}
    assert len(recorded) > 25
    for name in recorded:
        assert figures[name].value == pytest.approx(results[name]["value"], rel=1e-5)
        assert figures[name].unit == results[name]["unit"]
    assert not recorded & {name for name, figure in figures.items() if figure.doubted}


def test_the_clock_of_tensor_cores_is_what_the_slices_show() -> None:
    """While mma.sync goes on, on one multiprocessor or on all; before and after it is the other clock."""
    path = Path(timing.__file__).parent / "record" / "results" / "clocks_h200.json"
    chip = timing.chip("h200")
    rows = [
        one
        for one in json.loads(path.read_text())["slices"]
        if one["load"].startswith("mma") and "every=1 " in one["load"]
    ]
    assert len(rows) == 4
    for one in rows:
        slices = list(zip(one["us"], one["ghz"], strict=True))
        within = statistics.median(ghz for us, ghz in slices if 35 < us < 88)
        without = statistics.median(ghz for us, ghz in slices if us < 26 or us > 98)
        assert within * 1e9 == pytest.approx(chip["tensor_clock"], rel=0.01)
        assert without * 1e9 == pytest.approx(chip["clock"], rel=0.01)


@pytest.mark.parametrize("many", [2, 8, 16])
def test_what_multiprocessors_get_that_copy_the_same_lines_is_the_mean_of_what_was_recorded(many: int) -> None:
    """Over what they get of lines of their own: side by side and far apart, with three distances in time."""
    path = Path(timing.__file__).parent / "record" / "results" / "load.json"
    rows = [one for one in json.loads(path.read_text())["same_lines"] if one["bulk"]]
    (alone,) = (one["gbs"] for one in rows if one["groups"] == 132 and not one["skew"])
    found = [one["gbs"] / alone for one in rows if one["groups"] == round(132 / many)]
    assert len(found) == 6
    figure = timing.chip("h100").figures[f"l2_merged_{many}"]
    assert figure.value == pytest.approx(sum(found) / 6, abs=0.006)
    assert figure.low <= max(min(found), 1)
    assert figure.high >= max(found) - 0.01


def contention(topic: str, **of: object) -> list[dict[str, Any]]:
    """The rows of a topic of contention.json that have these values."""
    path = Path(timing.__file__).parent / "record" / "results" / "contention.json"
    rows = json.loads(path.read_text())[topic]
    return [one for one in rows if all(one[name] == value for name, value in of.items())]


@pytest.mark.parametrize("moved", [0, 1, 7])
def test_how_much_of_what_is_read_twice_the_l2_has_is_as_recorded(moved: int) -> None:
    """Between the straight lines of small sizes, of which it has all, and of large ones, of which it has nothing."""
    took = {one["mib"]: sum(one["us"]) / 2 for one in contention("again", written=0, moved=moved)}
    sizes = (20, 24, 28, 32), (48, 56, 64, 96)
    near, far = (np.polyfit(some, [took[one] for one in some], 1) for some in sizes)
    chip = timing.chip("h100")
    for mib in (30, 34, 36, 38, 40, 44, 48):
        hits, misses = np.polyval(near, mib), np.polyval(far, mib)
        missed = (took[mib] - hits) / (misses - hits)
        assert estimates.pushed_out(chip, mib << 20) == pytest.approx(missed, abs=0.12), mib


def test_the_answer_to_the_first_of_many_is_as_recorded() -> None:
    def clocks(**of: object) -> float:
        rows = contention("steps", at_once=1, l1=1, threads=32, cold=1, own=0, **of)
        return statistics.median(sum(one["clocks"]) / 2 for one in rows if 64 <= one["apart"] <= 256)

    chip = timing.chip("h100")
    alone = clocks(grid=1)
    for grid in (32, 66, 132):
        assert clocks(grid=grid) - alone == pytest.approx(chip["dram_shared_latency"] - chip["dram_latency"], abs=10)
    assert clocks(grid=8) > alone - 20


def test_the_chips_have_the_same_figures() -> None:
    first, *others = (set(timing.chip(name).figures) for name in timing.CHIPS)
    assert all(other == first for other in others)


def test_a_time_is_said_to_be_modelled_and_on_a_b200_not_validated() -> None:
    assert "modelled, not measured" in timing.chip("h200").remarks
    assert any("not recorded" in said for said in timing.chip("b200").remarks)
    assert "not validated on this chip" in timing.chip("b200").remarks


def test_the_fast_end_of_a_range_is_more_bandwidth_and_less_latency() -> None:
    chip = timing.chip("h200")
    assert chip.at("dram", "fast")["dram_bytes"] == chip.figures["dram_bytes"].high
    assert chip.at("latency", "fast")["l2_latency"] == chip.figures["l2_latency"].low
    assert chip.at("latency", "slow")["l2_latency"] == chip.figures["l2_latency"].high


def test_a_chip_is_found_by_its_architecture() -> None:
    assert timing.chip(arch="sm_100a").name == "b200"
    with pytest.raises(ArgumentError, match="chip: expected one of b200, h100, h200, got 'a100'"):
        timing.chip("a100")
    with pytest.raises(ArgumentError, match="no figures for sm_80"):
        timing.chip(arch="sm_80")
