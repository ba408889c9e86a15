"""The steps of examples/ladder: each is right, and does less of what the step before it did too much of."""

from __future__ import annotations

import importlib.util
from functools import cache
from types import ModuleType

import pytest

from harness import tasks
from jit import emulator
from tests.paths import ROOT
from tests.selection import representatives

LADDER = ROOT / "examples" / "ladder"
STEPS = sorted(path.name for path in LADDER.glob("[0-9]_*.cu"))


@cache
def launcher() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ladder_launch", LADDER / "launch.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def passes(step: str, **case: object) -> None:
    (task,) = tasks.resolve(["nvfp4_gemv"])
    data = task.generate(case)
    output = launcher().gemv(step, data)
    with task.active():
        good, message = task.reference.check_implementation(data, output)
    assert good, message


def test_there_are_seven_steps_and_a_submission_for_each() -> None:
    assert [name[0] for name in STEPS] == list("1234567")
    for step in STEPS:
        assert f'gemv("{step}", data)' in (LADDER / step).with_suffix(".py").read_text()


@pytest.mark.parametrize("step", representatives(STEPS))
def test_a_step_is_right(step: str) -> None:
    """Rows that fill no tile, and end in its second quarter, several batches, and every code and scale."""
    passes(step, m=170, k=192, l=2, seed=1, inputs="full_range")


@pytest.mark.slow
def test_what_a_step_changes_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sectors fall from step 1 to 2, instructions from 3 to 4, 4 to 5 and 6 to 7, bank passes from 4 to 5."""
    monkeypatch.setenv("WARPYARD_EMULATOR_COUNTERS", "1")
    emulator.statistics.counters.clear()
    counts = []
    for step in STEPS:
        passes(step, m=128, k=2048, l=1, seed=2)
        counts.append(emulator.statistics.counters.pop("gemv"))
    lanes = [sum(row["lane"] for row in report["instructions"].values()) for report in counts]
    loads = [report["memory"].get("global load", {}) for report in counts]
    shared = [report["memory"].get("shared load", {}) for report in counts]
    assert loads[0]["units"] > 10 * loads[0]["ideal"]
    assert loads[1]["units"] < 2 * loads[1]["ideal"]
    assert lanes[3] < lanes[2] / 2
    assert lanes[4] < 0.9 * lanes[3]
    assert lanes[6] < 0.95 * lanes[5]
    assert shared[3]["units"] > 5 * shared[3]["ideal"]
    assert shared[4]["units"] == shared[4]["ideal"]


@pytest.mark.nightly
@pytest.mark.parametrize("step", STEPS)
def test_a_step_passes_every_case(step: str) -> None:
    (task,) = tasks.resolve(["nvfp4_gemv"])
    for case in task.cases("test"):
        passes(step, **case.args)
