"""sparse_mla_bwd's sm_100a kernels on the emulator: the tasks' test cases, and many schedules of the small ones."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
import torch

from harness import tasks
from kernels.sparse_mla_bwd import sparse_mla_bwd


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


def test_192_heads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two pairs of CTAs a query, the second with 64 heads only."""
    monkeypatch.setenv("WARPYARD_ARCH", "sm_100a")
    monkeypatch.delenv("WARPYARD_VARIANT", raising=False)
    task = tasks.load(Path(__file__).parents[2] / "tasks" / "sparse_mla_bwd")
    monkeypatch.setattr(task.reference, "default_device", lambda: torch.device("cpu"))
    case = {"s_q": 1, "s_kv": 90, "h_q": 192, "d_qk": 576, "topk": 128, "q_start": 60, "lengths": 0, "family": "edges"}
    data = task.generate({**case, "seed": 3})
    q, kv, o, do, lse, indices, topk_length, q_start, sm_scale = data
    result = sparse_mla_bwd(q, kv, o, do, lse, indices, topk_length=topk_length, q_start=q_start, sm_scale=sm_scale)
    good, message = task.verify(data, result)
    assert good, message
