"""Sweeps without workers: their files, how settings are searched, what is kept of a trial, macros, and pictures."""

from __future__ import annotations

import io
import sqlite3
import zipfile
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

import jit
from harness import tasks
from harness.errors import HarnessError
from harness.history import trials
from harness.history.trials import Trial
from harness.report import sweeps as report
from harness.report import task_page
from harness.scale import blobs, builds, plan, search
from tests.paths import AXPY

KERNEL = """
#ifndef SHIFT
#define SHIFT 1
#endif
extern "C" __device__ const unsigned add_shift = SHIFT;
extern "C" __global__ void add(float* out) { out[threadIdx.x] += SHIFT; }
"""


def submission(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text)
    return path


def test_a_trial_has_one_result(connection: sqlite3.Connection) -> None:
    number = trials.begin(connection, "digest", "axpy", {})
    assert trials.keep(connection, number, Trial("a", {}, "pass"), {}, {}, [])
    assert not trials.keep(connection, number, Trial("a", {}, "wrong"), {}, {}, [])
    assert [one.status for one in trials.read(connection, number)] == ["pass"]


def test_the_score_is_the_geometric_mean_and_its_interval_narrows_with_the_cases() -> None:
    case = {"device_ns": {"median": 100.0, "ci_low": 90.0, "ci_high": 110.0}}
    middle, low, high = trials.score([case])
    assert (round(middle, 6), round(low, 6), round(high, 6)) == (100.0, 90.0, 110.0)
    middle, low, high = trials.score([case, case])
    assert round(middle, 6) == 100.0
    assert 90 < low < 100 < high < 110


def test_a_study_finds_the_least_goes_on_where_it_was_and_prunes() -> None:
    asked = msgspec.convert(
        {"task": "t", "defines": {"A": {"low": -10, "high": 10}, "B": [1, 2]},
         "search": {"method": "tpe", "trials": 40, "seed": 1, "prune": True}},
        plan.Plan,
    )  # fmt: skip
    axes = asked.axes("submission.py")
    known: list[Trial] = []

    def go(limit: int) -> None:
        study = search.begin(asked, axes, lambda **one: one["A"] != 0, known)
        for candidate in study:
            at = candidate.settings
            score = 10.0 + at["A"] ** 2 * at["B"]
            slow = study.slow(candidate, 0, score)
            trial = Trial(candidate.key, at, trials.PRUNED if slow else "pass", score_ns=score)
            study.learn(candidate, trial)
            known.append(trial)
            if len(known) == limit:
                return

    go(15)
    go(1000)
    assert len(known) == len({one.key for one in known}) == 40
    assert all(one.settings["A"] != 0 for one in known)
    assert (trials.best(known).score_ns or 0) <= 14
    assert any(one.status == trials.PRUNED for one in known)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('task = "axpy"\nextra = 1\n', "extra"),
        ('task = "axpy"\n[search]\nmethod = "tpe"\n', "search.trials"),
        ('task = "axpy"\n[defines]\narch = [1]\n', "this name is reserved"),
        ('task = "axpy"\n[defines]\nA = {low = 3, high = 1}\n', "no number from 3 to 1"),
        ('task = "axpy"\n[defines]\nA = ["1,2"]\n', "defines"),
        ("task = \n", "line 1"),
        ('task = "axpy"\ncheck = false\ntime = false\n', "there is nothing to do"),
        ('task = "axpy"\ntime = true\n', "time"),
    ],
)
def test_a_mistake_in_a_plan_is_told_with_its_key(text: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_text(text)
    with pytest.raises(HarnessError, match=message):
        plan.read(tmp_path / "plan.toml")


def test_a_plan_in_python_leaves_settings_out(tmp_path: Path) -> None:
    (tmp_path / "plan.py").write_text(
        "SWEEP = {'task': 'axpy', 'defines': {'A': [1, 2], 'B': {'low': 1, 'high': 3}}}\n"
        "def valid(A, B, **others):\n    return A < B\n"
    )
    asked, valid = plan.read(tmp_path / "plan.py")
    found = list(search.begin(asked, asked.axes("submission.py"), valid, []))
    assert [(one.settings["A"], one.settings["B"]) for one in found] == [(1, 2), (1, 3), (2, 3)]


def test_a_macro_that_no_source_has_is_refused(tmp_path: Path) -> None:
    asked = msgspec.convert({"task": "axpy", "defines": {"NOWHERE": [1]}}, plan.Plan)
    task = tasks.load(AXPY)
    with pytest.raises(HarnessError, match=r"defines.NOWHERE: no source"):
        plan.files(asked, task, plan.submissions(asked, task, tmp_path))


def test_macros_of_the_environment_replace_those_of_a_source(monkeypatch: pytest.MonkeyPatch) -> None:
    assert jit.compile(KERNEL, arch="sm_90a", defines={"SHIFT": 2}).constants["add_shift"] == 2
    monkeypatch.setenv("WARPYARD_DEFINES", "SHIFT=5")
    assert jit.compile(KERNEL, arch="sm_90a", defines={"SHIFT": 2}).constants["add_shift"] == 5
    monkeypatch.setenv("WARPYARD_DEFINES", "SHIFT")
    with pytest.raises(ValueError, match="NAME=VALUE"):
        jit.compile(KERNEL, arch="sm_90a")


def test_what_one_machine_compiled_gets_into_the_cache_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = f'import jit\nSOURCE = """{KERNEL}"""\nmodule = jit.load(SOURCE)\n'
    for name in ("here", "there"):
        (tmp_path / name).mkdir()
        submission(tmp_path / name, "submission.py", text)
    monkeypatch.setenv("WARPYARD_CACHE_DIR", str(tmp_path / "cache1"))
    built = builds.make(builds.requests(tmp_path / "there" / "submission.py", "sm_90a", None, {"SHIFT": "7"}))
    monkeypatch.setenv("WARPYARD_CACHE_DIR", str(tmp_path / "cache2"))
    wanted = builds.requests(tmp_path / "here" / "submission.py", "sm_90a", None, {"SHIFT": "7"})
    assert list(wanted) == list(built.made)
    for contents, request in wanted.items():
        builds.publish(request, built.made[contents])
    made = jit.compile(KERNEL, arch="sm_90a", defines={"SHIFT": "7"})
    assert made.cached
    assert made.constants["add_shift"] == 7


def test_what_lies_beside_a_submission_travels_with_it(tmp_path: Path) -> None:
    for name in ("kernel.cu", "built.cubin", "notes.txt", "helper.py", "other.py"):
        submission(tmp_path, name, "")
    packed = blobs.of_submission(tasks.load(AXPY), submission(tmp_path, "mine.py", "import helper"))
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        assert set(archive.namelist()) == {"submission.py", "kernel.cu", "built.cubin", "helper.py"}


def test_the_report_of_a_task_shows_its_sweeps(connection: sqlite3.Connection) -> None:
    number = trials.begin(connection, "digest", "axpy", {})
    for a in (1, 2):
        for b in (1, 2):
            trial = Trial(f"{a}{b}", {"A": a, "B": b}, "pass", "", 1e3 * (a + b), 1e3 * (a + b) - 1, 1e3 * (a + b) + 1)
            trials.keep(connection, number, trial, {}, {}, [])
    trials.begin(connection, "another", "axpy", {})  # nothing of it has ended
    page = task_page.page(connection, ["axpy"])
    assert page.count("<h3>Sweep") == 1
    assert "4 trials" in page
    assert "Best: A=1 B=1: pass 2.00 µs [2.00, 2.00]" in page
    assert "heat map of A and B" in page


def test_two_axes_give_a_heat_map_and_three_give_lines() -> None:
    found = [
        Trial(f"{a}{b}{c}", {"A": a, "B": b, "C": c}, "pass", score_ns=1e3 * (a + b + c))
        for a in (1, 2) for b in (1, 2) for c in (1, 2)
    ]  # fmt: skip
    assert report.picture(found).count("<polyline") == 8
    flat = [replace(one, settings={**one.settings, "C": 1}) for one in found]
    assert report.picture(flat).count("<rect") == 4
    assert "A=1 B=1: 3 µs" in report.picture(flat)
    assert report.picture([replace(one, settings={"A": 1}) for one in found]) == ""
