"""``check`` on a terminal shows how many CTAs of a launch are done, and what is left."""

from __future__ import annotations

import contextlib
import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest
import torch

import jit
from harness.process import progress
from tests.unit.harness.axpy_kernel import AXPY, launching

KERNEL = """extern "C" __global__ void slow(const float *x, const float *y, float *out, int n) {
    int i = blockIdx.x * 128 + threadIdx.x, spin = 0;
    #pragma unroll 1
    for (int r = 0; r < TURNS; ++r)
        asm volatile("add.s32 %0, %0, 1;" : "+r"(spin));
    if (i < n)
        out[i] = 2 * x[i] + y[i] + (spin != TURNS);
}
"""


@pytest.mark.parametrize(
    ("terminal", "case", "ctas", "turns"),
    [pytest.param(True, "1", 32, 3_000_000, marks=pytest.mark.slow), (False, "0", 8, 1_000_000)],
)
def test_ctas_of_a_long_launch_are_told_on_a_terminal(
    tmp_path: Path, terminal: bool, case: str, ctas: int, turns: int, judge: dict[str, str]
) -> None:
    (tmp_path / "mine.py").write_text(launching("slow"))
    (tmp_path / "slow.cu").write_text(KERNEL.replace("TURNS", str(turns)))
    words = [sys.executable, "-m", "harness.cli", "check", AXPY, "-s", str(tmp_path / "mine.py"), "-k", case]
    ours, theirs = pty.openpty() if terminal else os.pipe()
    env = os.environ | judge | {"WARPYARD_STATE_DIR": str(tmp_path / "state"), "TERM": "xterm", "COLUMNS": "160"}
    words += ["--device", "emulator", "--calls", "1", "--timeout", "600"]  # on a busy machine it takes long
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=theirs, env=env) as process:
        os.close(theirs)
        text = b""
        with contextlib.suppress(OSError):  # how a terminal reports its end
            while part := os.read(ours, 65536):
                text += part
        os.close(ours)
        assert process.stdout is not None
        assert b"1 of 1 passed" in process.stdout.read()
    assert process.returncode == 0
    found = re.findall(rf"slow: CTA (\d+) of {ctas}, about \d+:\d\d left", text.decode())
    assert (len(set(found)) >= 2) == terminal, text
    assert sorted(map(int, found)) == list(map(int, found))


def test_only_launches_under_way_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "progress"
    assert progress.read(path) == ""

    def says(**text: object) -> str:
        path.write_text(json.dumps(text))
        return progress.read(path)

    assert says(kernel="k", done=3, total=12, seconds=10) == "k: CTA 3 of 12, about 0:30 left"
    assert says(kernel="k", done=1, total=1000, seconds=10) == "k: CTA 1 of 1000, about 2:46:30 left"
    assert says(kernel="k", done=0, total=12, seconds=10) == "k: CTA 0 of 12"
    assert says(kernel="k", done=3, total=12, seconds=0.5) == "", "too short to be reported"
    # What the submission's process may write besides.
    text = says(kernel="\x1b[2J" + 99 * "k", done=1, total=2, seconds=60)
    assert text == f"[2J{37 * 'k'}: CTA 1 of 2, about 1:00 left"
    assert says(kernel="k", done=13, total=12, seconds=10) == ""
    assert says(kernel="k", done="x", total=12, seconds=float("nan")) == ""
    assert says(done=3) == ""
    path.unlink()
    path.symlink_to("/dev/zero")
    assert progress.read(path) == ""
    # A launch that is over leaves nothing.
    path.unlink()
    monkeypatch.setenv("WARPYARD_EMULATOR_PROGRESS", str(path))
    out = torch.zeros(64, dtype=torch.int32)
    kernel = jit.load('extern "C" __global__ void k(int* o) { o[blockIdx.x * 32 + threadIdx.x] = 1; }', arch="sm_90a")
    kernel["k"](out, grid=2, block=32)
    assert out.sum() == 64
    assert path.read_text().strip() == ""


def test_a_long_launch_is_told_of_once_a_case_at_the_pace_of_its_first_ctas() -> None:
    """The first look is left out, since code is generated before it; short launches are not reported."""
    forecast = progress.Forecast(long=60, measured=2)

    def say(done: int, total: int, seconds: float) -> str:
        return forecast.line(progress.Progress("gemv", done, total, seconds))

    assert forecast.line(None) == say(0, 1000, 4.0) == say(1, 1000, 9.0) == say(2, 1000, 10.0) == ""
    text = say(11, 1000, 14.0)
    assert "gemv has 1000 CTAs" in text
    assert "10 of the first 11" in text
    assert "about 8:28 " in text  # 14 + 989 * 0.5 seconds
    assert say(20, 1000, 18.0) == ""
    forecast.begins()
    assert say(1, 100, 1.0) == say(11, 100, 6.0) == ""  # 50 seconds
    assert say(1, 7000, 1.0) == ""
    assert "about 1:00:40 " in say(7, 7000, 4.12)
