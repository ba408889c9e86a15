"""The competition's contract: ``eval.py MODE CASEFILE`` in a folder as its runner makes it."""

from __future__ import annotations

import base64
import os
import shutil
from pathlib import Path

import pytest

from harness.competition import evaluator
from harness.tasks import ROOT
from tests import programs
from tests.paths import DATA

STATISTICS = {"spec", "runs", "mean", "std", "err", "best", "worst"}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What the competition's runner lays out: the listed files side by side, no task.yml."""
    for name in ("task.py", "reference.py", "submission.py"):
        shutil.copy(DATA / "axpy" / name, tmp_path / name)
    shutil.copy(ROOT / "tasks" / "utils.py", tmp_path / "utils.py")
    (tmp_path / "cases.txt").write_text("n: 1000; seed: 11\nn: 130; kind: ramp; seed: 13\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")
    return tmp_path


def evaluate(mode: str, cases: str = "cases.txt", seed: int | None = None) -> tuple[int, dict[str, str]]:
    """Runs a mode in this process; returns the exit code and what was written."""
    reader, writer = os.pipe()
    os.environ["POPCORN_FD"] = str(writer)
    if seed is not None:
        os.environ["POPCORN_SEED"] = str(seed)
    code = evaluator.main([mode, cases])
    assert "POPCORN_SEED" not in os.environ
    if code == evaluator.BAD_SPEC:
        os.close(writer)
    with os.fdopen(reader) as pipe:
        lines = pipe.read().splitlines()
    return code, dict(line.split(": ", 1) for line in lines)


@pytest.mark.usefixtures("folder")
def test_passing_tests() -> None:
    code, keys = evaluate("test", seed=77)
    assert code == 0
    assert keys == {
        "test-count": "2",
        "test.0.spec": "n: 1000; seed: 11",
        "test.0.status": "pass",
        "test.1.spec": "n: 130; kind: ramp; seed: 13",
        "test.1.status": "pass",
        "check": "pass",
    }


def test_failing_tests(folder: Path) -> None:
    (folder / "submission.py").write_text("def custom_kernel(data):\n    return data[0] + data[1]\n")
    code, keys = evaluate("test")
    assert code == 112
    assert keys["check"] == "fail"
    assert keys["test.1.status"] == "fail"
    assert "elements differ" in keys["test.0.error"]


def test_a_timeout_is_114(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from harness.tasks import Task

    monkeypatch.setattr(Task, "test_timeout", 3.0)
    (folder / "submission.py").write_text("import time\ndef custom_kernel(data):\n    time.sleep(60)\n")
    (folder / "cases.txt").write_text("n: 1000; seed: 11\n")
    assert evaluate("test")[0] == 114


@pytest.mark.usefixtures("folder")
def test_benchmarks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluator, "SECONDS", 0.3)
    code, keys = evaluate("benchmark")
    assert code == 0
    assert keys["benchmark-count"] == "2"
    assert {key.split(".")[2] for key in keys if key.startswith("benchmark.1.")} == STATISTICS
    assert int(keys["benchmark.0.runs"]) >= 3
    assert 0 < float(keys["benchmark.0.best"]) <= float(keys["benchmark.0.mean"]) <= float(keys["benchmark.0.worst"])
    assert keys["check"] == "pass"


def test_a_wrong_leaderboard_run_stops(folder: Path) -> None:
    (folder / "submission.py").write_text("def custom_kernel(data):\n    return data[0] + data[1]\n")
    code, keys = evaluate("leaderboard")
    assert code == 112
    assert keys["benchmark.0.status"] == "fail"
    assert "benchmark.1.spec" not in keys
    assert keys["check"] == "fail"


@pytest.mark.slow
@pytest.mark.usefixtures("folder")
def test_profiles_are_base64_tables() -> None:
    code, keys = evaluate("profile")
    assert code == 0
    assert "aten::mul" in base64.b64decode(keys["benchmark.0.report"], b"+*").decode()


@pytest.mark.usefixtures("folder")
def test_bad_specs_are_113() -> None:
    Path("bad.txt").write_text("n 1000\n")
    assert evaluate("test", "bad.txt")[0] == 113
    assert evaluate("test", "missing.txt")[0] == 113


def test_a_bad_mode_is_2(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POPCORN_FD", "1")
    assert evaluator.main(["unheard-of", "cases.txt"]) == 2


@pytest.mark.slow
def test_no_descriptor_is_111(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Through the file that the competition calls, in a process of its own."""
    shutil.copy(ROOT / "tasks" / "eval.py", folder / "eval.py")
    monkeypatch.delenv("POPCORN_FD", raising=False)
    assert programs.run(folder / "eval.py", "test", "cases.txt", cwd=folder).returncode == 111
