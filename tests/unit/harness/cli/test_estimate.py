"""``warpyard estimate``: what it prints, its document, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import jit
from harness import cli
from harness.errors import Exit
from jit import timing
from jit.emulated_cuda.runtime import toolkit
from tests.unit.harness.axpy_kernel import AXPY

PROGRAM = """#include <cstdio>
__global__ void twice(float* x) { x[blockIdx.x * blockDim.x + threadIdx.x] *= 2; }
int main() {
    float* x;
    cudaMalloc(&x, 1 << 20);
    cudaMemset(x, 0, 1 << 20);
    twice<<<1024, 256>>>(x);
    twice<<<1024, 256>>>(x);
    puts(cudaGetErrorString(cudaDeviceSynchronize()));
    return 0;
}
"""


def _missing() -> str:
    try:
        toolkit.find()
    except jit.NoCompilerError as error:
        return str(error)
    return ""


WORDS = ["estimate", "nvfp4_gemv", "--tests", "-k", "0", "--no-sandbox"]


def test_the_word_modelled_stands_with_the_time(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*WORDS, "-s", "examples/ladder/2_coalesced.py"]) == Exit.PASS
    out = " ".join(capsys.readouterr().out.split())
    assert "NVIDIA H200" in out
    assert f"modelled, not measured; {timing.chip('h200').remarks[1]}" in out
    assert out.count("modelled") >= 3
    assert "2_coalesced.cu:" in out
    assert "of it launch" in out
    assert out.index("what bounds it: ") < out.index("of the warps' time, by line")
    assert "what-ifs that change nothing: " in out  # what it changes has its figure, and that is none of 0
    assert "+0%" not in out
    assert "-0%" not in out


@pytest.mark.slow
def test_the_document_of_a_b200_says_that_it_is_not_validated(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*WORDS, "--chip", "b200", "--kernel", "cvt", "--quick", "--json"]) == Exit.PASS
    document = json.loads(capsys.readouterr().out)
    (case,) = document["cases"]
    assert case["chip"] == "b200"
    assert "not validated on this chip" in case["remarks"]
    assert 0 < case["low"] < case["seconds"] < case["high"]
    assert case["seconds"] == pytest.approx(case["launch"] + sum(one["seconds"] for one in case["kernels"]))
    assert case["advice"] == []
    assert case["emulated_seconds"] > 0


def test_bad_words_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert cli.main([*WORDS, "--chip", "a100"]) == Exit.USAGE
    assert "--chip: expected one of b200, h100, h200, got 'a100'" in capsys.readouterr().err
    assert cli.main(["estimate", str(tmp_path / "none.cu")]) == Exit.USAGE
    assert "no file" in capsys.readouterr().err
    program, python = tmp_path / "p.cu", tmp_path / "p.py"
    program.write_text(PROGRAM)
    python.write_text("")
    assert cli.main(["estimate", str(python)]) == Exit.USAGE
    assert f"warpyard run {python} --estimate" in " ".join(capsys.readouterr().err.split())
    for words, said in (
        (["-k", "3"], "-k: for a task only, and p.cu is a program"),
        (["--grid", "--kernel", "cvt"], "--kernel, --tests or --grid: for a task only"),
        (["--arch", "sm_80"], "--arch: no figures for sm_80"),
    ):
        assert cli.main(["estimate", str(program), *words]) == Exit.USAGE
        assert said in " ".join(capsys.readouterr().err.split())


@pytest.mark.slow
def test_a_fill_before_the_call_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    words = [*WORDS, "-s", "examples/ladder/7_signs.py", "--quick", "--json"]
    found = []
    for more in ([], ["--filled"]):
        assert cli.main([*words, *more]) == Exit.PASS
        (case,) = json.loads(capsys.readouterr().out)["cases"]
        found.append(case)
    clean, filled = found
    assert filled["seconds"] >= clean["seconds"]  # so small a case is not bound by the DRAM
    assert any("behind a fill" in said for said in filled["remarks"])
    assert not any("behind a fill" in said for said in clean["remarks"])


FIRST_WRITES = """extern "C" __global__ void numbers(int* at, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) at[i] = i;
}
extern "C" __global__ void axpy(const float* x, const float* y, float* out, const int* at, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = 2 * x[at[n - 1 - i]] + y[i] - 2 * x[at[n - 1 - i]] + 2 * x[i];
}
"""
TWO_LAUNCHES = """from pathlib import Path

import jit
import torch

def custom_kernel(data):
    x, y = data
    n = x.numel()
    out, at = torch.empty_like(x), torch.full((n,), 1 << 30, dtype=torch.int32, device=x.device)
    module = jit.load(Path(__file__).parent / "two.cu", arch="sm_90a")
    module["numbers"](at, n, grid=(n + 31) // 32, block=32)
    module["axpy"](x, y, out, at, n, grid=(n + 31) // 32, block=32)
    return out
"""


@pytest.mark.slow
def test_clusters_that_need_the_others_have_the_whole_grid_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The second kernel reads, as places, what all clusters of the first one write."""
    (tmp_path / "two.cu").write_text(FIRST_WRITES)
    (tmp_path / "two.py").write_text(TWO_LAUNCHES)
    words = ["estimate", AXPY, "-s", str(tmp_path / "two.py"), "--tests", "-k", "2", "--no-sandbox", "--quick"]
    assert cli.main(words) == Exit.PASS
    captured = capsys.readouterr()
    assert "do not run without the others; the whole grid is emulated" in captured.err
    assert "numbers" in captured.out


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["submission", "program"])
def test_a_launch_that_says_where_another_goes_runs_whole(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, kind: str
) -> None:
    """No place is outside, so a few clusters of the first launch would do; the second one would read one element."""
    source = FIRST_WRITES.replace("2 * x[at[n - 1 - i]] + y[i] - 2 * x[at[n - 1 - i]] + 2 * x[i]", "x[at[i]] + y[i]")
    text = TWO_LAUNCHES.replace("torch.full((n,), 1 << 30, ", "torch.zeros((n,), ")
    (tmp_path / "two.cu").write_text(source)
    (tmp_path / "two.py").write_text(text)
    host = """int main() {
    const int n = 1 << 16;
    float *x, *out; int* at;
    cudaMalloc(&x, n * 4); cudaMalloc(&out, n * 4); cudaMalloc(&at, n * 4);
    cudaMemset(x, 0, n * 4); cudaMemset(at, 0, n * 4);
    numbers<<<n / 32, 32>>>(at, n);
    axpy<<<n / 32, 32>>>(x, x, out, at, n);
    return cudaDeviceSynchronize();
}
"""
    (tmp_path / "program.cu").write_text(source + host)
    words = {
        "submission": [AXPY, "-s", str(tmp_path / "two.py"), "--tests", "-k", "2", "--no-sandbox"],
        "program": [str(tmp_path / "program.cu"), "--chip", "h100"],
    }[kind]
    assert cli.main(["estimate", *words, "--quick"]) == Exit.PASS
    captured = capsys.readouterr()
    assert "what launch 1 (numbers) writes decides what a later launch does; all its clusters are emulated" in " ".join(
        captured.err.split()
    )


@pytest.mark.slow
def test_torchs_own_work_is_named_beside_the_time(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """On a chip each of these is a kernel that the emulator does not see."""
    (tmp_path / "two.cu").write_text(FIRST_WRITES)
    text = TWO_LAUNCHES.replace("    return out", "    at.zero_()\n    x.sum()\n    return out")
    (tmp_path / "two.py").write_text(text)
    words = ["estimate", AXPY, "-s", str(tmp_path / "two.py"), "--tests", "-k", "2", "--no-sandbox", "--quick"]
    assert cli.main([*words, "--whole", "--json"]) == Exit.PASS
    (case,) = json.loads(capsys.readouterr().out)["cases"]
    assert "without torch's own work in the call: aten::sum, aten::full, aten::zero_" in case["remarks"]


def test_a_submission_that_launches_nothing_has_no_time(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "none.py").write_text("def custom_kernel(data):\n    return data[-1]\n")
    assert cli.main([*WORDS, "-s", str(tmp_path / "none.py")]) == Exit.NOTHING_MATCHED
    assert "there is nothing to model" in capsys.readouterr().err


def test_a_submission_that_raises_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("def custom_kernel(data):\n    raise RuntimeError('no such luck')\n")
    assert cli.main([*WORDS, "-s", str(tmp_path / "bad.py")]) == Exit.WRONG
    assert "no such luck" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.skipif(bool(_missing()), reason=_missing() or "-")
def test_a_program_with_two_launches(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """What the program prints goes to stderr, so that stdout has the document alone."""
    source = tmp_path / "twice.cu"
    source.write_text(PROGRAM)
    assert cli.main(["estimate", str(source), "--quick", "--json"]) == Exit.PASS
    printed = capfd.readouterr()
    (case,) = json.loads(printed.out)["cases"]
    assert "no error" in printed.err
    assert [kernel["grid"] for kernel in case["kernels"]] == [[1024, 1, 1]] * 2
    assert case["kernels"][0]["dram_bytes"] == pytest.approx(1 << 20, rel=0.02)
