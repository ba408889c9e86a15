"""Findings that are allowed: by --allow, by a project's file, by the task; reported with a count; not in a ranked
run."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from harness import cli, tasks
from harness.errors import HarnessError
from harness.machine.devices import Device
from harness.tasks import allowances
from jit.base import environment
from tests.unit.harness.axpy_kernel import AXPY, launching
from tests.unit.harness.competition.test_evaluator import evaluate

KERNEL = """#include "last.cuh"
extern "C" __global__ void axpy(const float *x, const float *y, float *out, int n) {
    __shared__ int last;
    int i = blockIdx.x * 128 + threadIdx.x;
    keep(&last, threadIdx.x / 32);
    if (i < n)
        out[i] = 2 * x[i] + y[i];
}
"""
HEADER = """__device__ inline void keep(int *last, int warp) {
    unsigned at = (unsigned)__cvta_generic_to_shared(last);
    asm volatile("st.shared.s32 [%0], %1;" :: "r"(at), "r"(warp) : "memory");
}
"""
PATTERN = "race@last.cuh:keep"


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A submission that races in a header: 4 warps store their numbers to one word, which nobody reads."""
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path / "state"))
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")
    (tmp_path / "project").mkdir()
    (tmp_path / "project" / "axpy.cu").write_text(KERNEL)
    (tmp_path / "project" / "last.cuh").write_text(HEADER)
    path = tmp_path / "project" / "mine.py"
    path.write_text(launching("axpy"))
    return path


def check(mine: Path, *options: str, task: str = AXPY) -> int:
    return cli.main(["check", task, "-s", str(mine), "-k", "0", "--calls", "1", *options])


def test_a_race_that_is_allowed_stops_nobody(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(mine) == 1
    assert "race: write of shared address" in capsys.readouterr().out
    assert check(mine, "--allow", "race@last.cuh:other") == 1
    assert "--allow race@last.cuh:other" in capsys.readouterr().out.replace("'", ""), "in the line that runs it again"
    assert check(mine, "--allow", PATTERN) == 0
    out = capsys.readouterr().out
    assert "1 of 1 passed (emulated), 24 findings allowed" in out, "3 of each of 8 CTAs"
    assert f"note: allowed by {PATTERN}, 24 times: race: write of shared address" in out
    assert check(mine, "--allow", PATTERN, "--json") == 0
    assert json.loads(capsys.readouterr().out)["tasks"][0]["cases"][0]["allowed"] == 24


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "text"),
    [("warpyard.toml", f'allow = ["{PATTERN}"]\n'), ("pyproject.toml", f'[tool.warpyard]\nallow = ["{PATTERN}"]\n')],
)
def test_a_project_says_what_it_allows(mine: Path, name: str, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    (mine.parent.parent / name).write_text(text)
    assert check(mine) == 0
    assert "24 findings allowed" in capsys.readouterr().out
    (mine.parent / "warpyard.toml").write_text("allow = []\n")  # the nearer one
    assert check(mine) == 1


def test_a_task_says_what_it_allows(mine: Path, tmp_path: Path) -> None:
    folder = tmp_path / "task"
    shutil.copytree(AXPY, folder)
    (folder / "task.yml").write_text((folder / "task.yml").read_text() + f'\nallow: ["{PATTERN}"]\n')
    assert check(mine, task=str(folder)) == 0


def test_a_ranked_run_has_the_tasks_own_only(
    mine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The evaluator and the queue: what the submission's author and the shell allow does not count there."""
    monkeypatch.setenv(environment.ALLOW.name, PATTERN)
    task = tasks.load(Path(AXPY))
    assert allowances.applied(Device("emulator", ""), task).env[environment.ALLOW.name] == ""
    task.manifest.allow = ["unwaited"]
    assert allowances.applied(Device("emulator", ""), task).env[environment.ALLOW.name] == "unwaited"
    folder = tmp_path / "run"
    shutil.copytree(AXPY, folder)
    for path in mine.parent.iterdir():
        shutil.copy(path, folder / ("submission.py" if path == mine else path.name))
    (folder / "warpyard.toml").write_text(f'allow = ["{PATTERN}"]\n')
    (folder / "cases.txt").write_text("n: 1000; seed: 11\n")
    monkeypatch.chdir(folder)
    code, keys = evaluate("test")
    assert code != 0
    assert "race" in keys["test.0.error"]


@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        ("warpyard.toml", "allow = 3\n", "expected a list of patterns"),
        ("warpyard.toml", "alow = []\n", "'alow' is no setting of warpyard"),
        ("warpyard.toml", "allow = [\n", "correct"),
        ("pyproject.toml", '[tool.warpyard]\nallow = ["trap@*"]\n', "no run goes on after a finding of kind trap"),
    ],
)
def test_mistakes_name_the_file(tmp_path: Path, name: str, text: str, says: str) -> None:
    (tmp_path / name).write_text(text)
    with pytest.raises(HarnessError) as caught:
        allowances.of_project(tmp_path)
    assert str(tmp_path / name) in str(caught.value)
    assert says in f"{caught.value} {caught.value.hint}"
