"""Every task's own kernel, from its PTX, passes every test case with no GPU, through the command line."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from harness import tasks

TASKS = tasks.discover()


@pytest.mark.parametrize("name", sorted(TASKS))
def test_task(name: str):
    command = [
        sys.executable,
        "-m",
        "harness.cli",
        "check",
        name,
        "--device",
        "emulator",
        "--calls",
        "1",
        "--arch",
        "sm_90a",
        "--json",
    ]
    run = subprocess.run(command, capture_output=True, text=True, timeout=850)
    assert run.returncode == 0, run.stdout[-3000:] + run.stderr[-3000:]
    (task,) = json.loads(run.stdout)["tasks"]
    assert [case["status"] for case in task["cases"]] == ["pass"] * len(TASKS[name].tests)
    assert all(case["emulated"] for case in task["cases"])
