"""``watch --estimate``: the modelled time of each save that passes, and its place among the saves."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from harness import cli
from harness.errors import Exit
from tests.paths import ROOT
from tests.unit.harness.axpy_kernel import AXPY, launching
from tests.unit.harness.command_line import submission

KERNEL = """extern "C" __global__ void axpy(const float* x, const float* y, float* out, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float sum = y[i];
#pragma unroll 1
    for (int turn = 0; turn < TURNS; ++turn) asm volatile("add.f32 %0, %0, 0f00000000;" : "+f"(sum));
    out[i] = 2 * x[i] + sum;
}
"""


@pytest.mark.slow
def test_saves_are_ranked_by_their_modelled_times(tmp_path: Path) -> None:
    (tmp_path / "axpy.cu").write_text(KERNEL.replace("TURNS", "4000"))
    (tmp_path / "mine.py").write_text(launching("axpy"))
    words = ["-s", str(tmp_path / "mine.py"), "--device", "emulator", "-k", "0", "--runs", "2", "--no-sandbox"]
    command = [sys.executable, "-m", "harness.cli", "watch", AXPY, *words, "--estimate", "--json"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as watch:
        assert watch.stdout is not None
        first, slow = (json.loads(watch.stdout.readline()) for _ in range(2))
        (tmp_path / "axpy.cu").write_text(KERNEL.replace("TURNS", "1"))
        second, fast = (json.loads(watch.stdout.readline()) for _ in range(2))
    assert watch.returncode == 0
    assert [one["exit"] for one in (first, second)] == [0, 0]
    assert "modelled" not in first
    assert slow["cases"] == []
    slow, fast = slow["modelled"], fast["modelled"]
    assert (slow["rank"], slow["of"], slow["best"]) == (1, 1, None)
    assert (fast["rank"], fast["of"], fast["best"]) == (1, 2, slow["seconds"])
    assert fast["seconds"] < slow["seconds"]
    assert fast["title"] == "NVIDIA H200"
    assert "modelled, not measured" in fast["remarks"]


def test_bad_words_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["watch", AXPY, "-s", submission(tmp_path, "return 2 * x + y"), "--runs", "1"]
    assert cli.main([*words, "--chip", "h200"]) == Exit.USAGE
    assert "--chip: only with --estimate" in capsys.readouterr().err
    assert cli.main([*words, "--estimate", "--chip", "a100"]) == Exit.USAGE
    assert "--chip: expected one of" in capsys.readouterr().err
