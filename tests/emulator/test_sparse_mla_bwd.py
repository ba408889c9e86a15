"""sparse_mla_bwd's sm_100a kernels on the emulator: the tasks' test cases, and many schedules of the small ones."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest


def passes(task: str, case: int, schedules: int, timeout: int = 280) -> None:
    command = [sys.executable, "-m", "harness.cli", "check", task, "--device", "emulator", "--arch", "sm_100a"]
    command += ["-k", str(case), "--schedules", str(schedules), "--timeout", str(timeout), "--json"]
    run = subprocess.run(command, capture_output=True, text=True, timeout=timeout)
    assert run.returncode == 0, run.stdout[-3000:] + run.stderr[-3000:]
    (found,) = json.loads(run.stdout)["tasks"]
    assert [(one["status"], one["emulated"]) for one in found["cases"]] == [("pass", True)]


@pytest.mark.parametrize("case", range(8))
def test_phase1(case: int) -> None:
    passes("sparse_mla_bwd/phase1", case, 1)


@pytest.mark.parametrize("case", [*range(8), pytest.param(8, marks=pytest.mark.nightly)])
def test_backward(case: int) -> None:
    passes("sparse_mla_bwd", case, 1)


@pytest.mark.nightly
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("task", "case"), [("sparse_mla_bwd", 0), ("sparse_mla_bwd", 4), ("sparse_mla_bwd/phase1", 2)])
def test_100_schedules(task: str, case: int) -> None:
    passes(task, case, 100, 1700)
