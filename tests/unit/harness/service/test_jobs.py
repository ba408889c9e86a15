"""A check whose emulated CTAs run in several processes: confined like one, and gone with it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from harness import cli
from tests.unit.harness.axpy_kernel import AXPY, launching

KERNEL = """extern "C" __global__ void slow(const float *x, const float *y, float *out, int n, int rounds) {
    int i = blockIdx.x * 128 + threadIdx.x, spin = 0;
    #pragma unroll 1
    for (int r = 0; r < rounds; ++r)
        asm volatile("add.s32 %0, %0, 1;" : "+r"(spin));
    if (i < n)
        out[i] = 2 * x[i] + y[i] + (spin != rounds);
}
"""


@pytest.fixture
def checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):  # type: ignore[no-untyped-def]
    """Checks case 1, 32 CTAs of so many rounds, in two processes, and reports which processes of it are left."""
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path / "state"))
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")
    monkeypatch.setenv("WARPYARD_EMULATOR_JOBS", "2")
    (tmp_path / "slow.cu").write_text(KERNEL)

    def run(rounds: int, *options: str) -> tuple[int, list[str]]:
        (tmp_path / "mine.py").write_text(launching("slow", rounds))
        words = ["check", AXPY, "-s", str(tmp_path / "mine.py"), "-k", "1", "--device", "emulator", "--json"]
        code = cli.main([*words, *options])
        state = f"WARPYARD_STATE_DIR={tmp_path / 'state'}".encode()
        left = []
        for process in Path("/proc").glob("[0-9]*"):
            try:
                if state in (process / "environ").read_bytes().split(b"\0"):
                    left.append((process / "cmdline").read_text())
            except OSError:
                continue
        return code, left

    return run


def test_two_processes_give_the_right_result(checked, capsys: pytest.CaptureFixture[str]) -> None:  # type: ignore[no-untyped-def]
    assert checked(500000) == (0, [])
    assert json.loads(capsys.readouterr().out)["tasks"][0]["cases"][0]["emulated"]


@pytest.mark.slow
def test_a_timeout_ends_all_of_them(checked, capsys: pytest.CaptureFixture[str]) -> None:  # type: ignore[no-untyped-def]
    code, left = checked(18000000, "--timeout", "3")
    assert code == 6
    assert left == []
    case = json.loads(capsys.readouterr().out)["tasks"][0]["cases"][0]
    assert case["status"] == "timeout"
