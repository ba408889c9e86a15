"""Sweeps: their files, how settings are searched, and real runs on Dask's workers, one of which is killed."""

from __future__ import annotations

import contextlib
import os
import signal
import sqlite3
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from distributed import Client

import jit
from harness import cli, tasks
from harness.errors import HarnessError
from harness.history import database, queries, trials
from harness.history.trials import Trial
from harness.report import sweeps as report
from harness.scale import blobs, builds, cluster, plan, search, worker
from harness.scale.engine import Engine
from harness.scale.jobs import Cases, Job, Outcome
from harness.scale.sweep import Sweep

AXPY = Path(__file__).parent.parent / "data" / "axpy"
RIGHT = "def custom_kernel(data):\n    x, y = data\n    return 2 * x + y\n"
WRONG = "def custom_kernel(data):\n    x, y = data\n    return 3 * x + y\n"
SLOW = "import time\n\n\ndef custom_kernel(data):\n    time.sleep(2)\n    x, y = data\n    return 2 * x + y\n"
KERNEL = """
#ifndef SHIFT
#define SHIFT 1
#endif
extern "C" __device__ const unsigned add_shift = SHIFT;
extern "C" __global__ void add(float* out) { out[threadIdx.x] += SHIFT; }
"""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """Two workers without a GPU, whose results lie in a folder of the tests'."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WARPYARD_STATE_DIR", str(tmp_path_factory.mktemp("state")))
        with cluster.connected("local", [], 2) as client:
            yield client


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    with contextlib.closing(database.connect(tmp_path / "history.sqlite", create=True)) as connection:
        yield connection


def submission(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text)
    return path


def sweep(
    client: Client, connection: sqlite3.Connection, number: int, folder: Path, asked: plan.Plan, **options: Any
) -> Sweep:
    task = tasks.load(AXPY)
    named = plan.submissions(asked, task, folder)
    chosen = Cases("test", (0,)), (Cases("benchmark", (0,)) if asked.time else None)
    return Sweep(Engine(client), connection, asked, task, named, chosen, "cpu", number, **options)


def test_every_combination_is_tried_once_and_a_sweep_that_was_cut_off_goes_on(
    client: Client, connection: sqlite3.Connection, tmp_path: Path
) -> None:
    for name, text in (("one.py", RIGHT), ("two.py", WRONG), ("three.py", RIGHT + "\n")):
        submission(tmp_path, name, text)
    asked = msgspec.convert(
        {"task": "axpy", "submissions": ["one.py", "two.py", "three.py"], "time": {"reps": 2, "budget": 0.01}},
        plan.Plan,
    )
    number = trials.begin(connection, "digest", "axpy", {})

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        sweep(client, connection, number, tmp_path, asked, tell=stop).run()
    assert len(trials.read(connection, number)) == 1
    told: list[Trial] = []
    found = sweep(client, connection, number, tmp_path, asked, tell=lambda one, _: told.append(one)).run()
    assert len(told) == 2
    assert {one.settings["submission"]: one.status for one in found} == {
        "one.py": "pass", "two.py": "wrong", "three.py": "pass",
    }  # fmt: skip
    good = [one for one in found if one.status == "pass"]
    assert all(one.score_ns and one.low_ns and one.low_ns <= one.score_ns <= (one.high_ns or 0) for one in good)
    assert trials.best(found) in good
    runs = queries.runs(connection, "axpy")
    assert {run.verb for run in runs} == {"sweep"}
    assert sorted(one.run or 0 for one in found) == sorted(run.id for run in runs)


def test_a_job_goes_on_elsewhere_when_its_worker_is_killed(client: Client, tmp_path: Path) -> None:
    engine = Engine(client)
    task = tasks.load(AXPY)
    tree, folder = blobs.of_task(task)
    path = submission(tmp_path, "slow.py", SLOW)
    one, two = engine.hold([tree, blobs.of_submission(task, path)])
    engine.ready(["cpu"])
    job = Job("slow", worker.project(), "axpy", one, folder, two, "cpu", checks=Cases("test", (0,)), calls=1)
    engine.submit(job)
    assert engine.next(timeout=1.0) is None  # it runs
    (victim,) = {address for address, keys in client.processing().items() if keys}
    os.kill(client.run(os.getpid, workers=[victim])[victim], signal.SIGKILL)
    told = engine.next()
    assert told is not None
    key, outcome = told
    assert isinstance(outcome, Outcome)
    assert (key, outcome.status) == ("slow", "pass")
    assert outcome.worker != victim
    assert engine.next() is None


@pytest.mark.nightly
def test_a_job_that_kills_three_workers_is_recorded_as_such(client: Client, tmp_path: Path) -> None:
    folder = tmp_path / "task"
    folder.mkdir()
    for path in AXPY.iterdir():
        if path.is_file():
            (folder / path.name).write_bytes(path.read_bytes())
    text = (folder / "reference.py").read_text()
    (folder / "reference.py").write_text("import os\nos.kill(os.getpid(), 9)\n" + text)
    engine = Engine(client)
    task = tasks.load(folder)
    tree, name = blobs.of_task(task)
    one, two = engine.hold([tree, blobs.of_submission(task, folder / "submission.py")])
    engine.submit(Job("deadly", worker.project(), "axpy", one, name, two, "cpu", checks=Cases("test", (0,))))
    told = engine.next()
    assert told is not None
    assert isinstance(told[1], Outcome)
    assert told[1].status == trials.LOST
    assert "3 workers died" in told[1].message


def test_a_worker_with_other_code_and_a_limit_are_told(client: Client, tmp_path: Path) -> None:
    engine = Engine(client)
    task = tasks.load(AXPY)
    tree, folder = blobs.of_task(task)
    one, two = engine.hold([tree, blobs.of_submission(task, submission(tmp_path, "slow.py", SLOW))])
    job = Job("other", "a digest", "axpy", one, folder, two, "cpu", checks=Cases("test", (0,)))
    late = replace(job, key="late", project=worker.project(), limit=0.001)
    engine.submit(job)
    engine.submit(late)
    found: dict[str, Any] = dict(filter(None, (engine.next(), engine.next())))
    assert "another state of warpyard" in found["other"].message
    assert found["late"].status == "timeout"


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
            study.told(candidate, trial)
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
    ("text", "told"),
    [
        ('task = "axpy"\nextra = 1\n', "extra"),
        ('task = "axpy"\n[search]\nmethod = "tpe"\n', "search.trials"),
        ('task = "axpy"\n[defines]\narch = [1]\n', "this name is taken"),
        ('task = "axpy"\n[defines]\nA = {low = 3, high = 1}\n', "no number from 3 to 1"),
        ('task = "axpy"\n[defines]\nA = ["1,2"]\n', "defines"),
        ("task = \n", "line 1"),
    ],
)
def test_a_mistake_in_a_plan_is_told_with_its_key(text: str, told: str, tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_text(text)
    with pytest.raises(HarnessError, match=told):
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


@pytest.mark.nightly
@pytest.mark.usefixtures("quiet_machine")
def test_the_command_goes_on_after_a_kill(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import subprocess
    import sys

    names = [submission(tmp_path, f"s{number}.py", SLOW.replace("2)", f"{2 + number})")).name for number in range(3)]
    (tmp_path / "plan.toml").write_text(
        f'task = "{AXPY}"\nsubmissions = {names}\ndevice = "cpu"\n[check]\ncases = "0"\n[time]\nreps = 1\n'
        'cases = "0"\nbudget = 0.01\n'
    )
    words = ["sweep", str(tmp_path / "plan.toml"), "--cpus", "1"]
    first = subprocess.Popen([sys.executable, "-m", "harness.cli", *words], stderr=subprocess.PIPE, text=True)
    assert first.stderr is not None
    assert any(line.startswith("1/3") for line in iter(first.stderr.readline, ""))
    first.kill()
    first.wait()
    time.sleep(0.1)
    assert cli.main([*words, "--resume"]) == 0
    captured = capsys.readouterr()
    assert "3 of 3 passed; 2 trials" in captured.out
    assert cli.main([*words, "--resume"]) == 5
