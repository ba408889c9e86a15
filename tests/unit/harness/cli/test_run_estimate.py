"""``warpyard run --estimate``: the modelled time of each kernel of a program, beside what the program prints."""

from __future__ import annotations

from pathlib import Path

import pytest

import jit
from harness import cli
from harness.errors import Exit
from jit.emulated_cuda.runtime import toolkit

KERNELS = """
__global__ void twice(float* x) { x[blockIdx.x * blockDim.x + threadIdx.x] *= 2; }
__global__ void long_one(float* x) { for (int i = 0; i < 5000; ++i) x[threadIdx.x] = x[threadIdx.x] * 2 + 1; }
"""
PROGRAM = f"""#include <cstdio>
{KERNELS}
int main(int argc, char** argv) {{
    float* x;
    cudaMalloc(&x, 1 << 18);
    cudaMemset(x, 0, 1 << 18);
    for (int i = 0; i < 3; ++i) twice<<<256, 256>>>(x);
    long_one<<<1, 32>>>(x);
    printf("%d %s\\n", argc, cudaGetErrorString(cudaDeviceSynchronize()));
    return 0;
}}
"""
PYTHON = """import sys, torch, jit
text = 'extern "C" __global__ void axpy(float* y, const float* x) { y[threadIdx.x] += 2 * x[threadIdx.x]; }'
axpy = jit.load(text)["axpy"]
x, y = torch.ones(64, device="cuda"), torch.ones(64, device="cuda")
axpy(y, x, grid=1, block=64)
print(sys.argv[1:], float(y.sum()))
sys.exit(3)
"""


def _missing() -> str:
    try:
        toolkit.find()
    except jit.NoCompilerError as error:
        return str(error)
    return ""


def _words(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.slow
@pytest.mark.skipif(bool(_missing()), reason=_missing() or "there")
def test_a_program_s_kernels_have_a_modelled_time(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "prog.cu").write_text(PROGRAM)
    assert cli.main(["run", str(tmp_path / "prog.cu"), "--estimate", "--", "one"]) == Exit.PASS
    out, err = capfd.readouterr()
    assert out == "2 no error\n"
    told = _words(err)
    assert "modelled, not measured" in told
    assert told.index("long_one: modelled") < told.index("twice: modelled")  # what takes most is first
    assert "3 launches; grid 256×1×1, block 256×1×1" in told
    assert "4 launches: modelled" in told


@pytest.mark.slow
@pytest.mark.skipif(bool(_missing()), reason=_missing() or "there")
def test_without_the_option_nothing_is_modelled(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "prog.cu").write_text(PROGRAM)
    assert cli.main(["run", str(tmp_path / "prog.cu")]) == Exit.PASS
    assert "modelled" not in capfd.readouterr().err


@pytest.mark.slow
def test_a_python_program_runs_and_is_modelled(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "prog.py").write_text(PYTHON)
    assert cli.main(["run", "--chip", "b200", str(tmp_path / "prog.py"), "--estimate", "a", "-b"]) == 3
    out, err = capfd.readouterr()
    assert out == "['a', '-b'] 192.0\n"
    told = _words(err)
    assert "NVIDIA B200" in told
    assert "not validated on this chip" in told
    assert "axpy: modelled" in told


@pytest.mark.slow
def test_a_finding_in_a_python_program_leaves_nothing_to_model(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "bad.py").write_text(PYTHON.replace("block=64", "block=96"))
    assert cli.main(["run", str(tmp_path / "bad.py"), "--estimate"]) == 1
    err = capfd.readouterr().err
    assert "out-of-bounds" in err
    assert "there is nothing to model" in err


def test_bad_words_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "prog.py").write_text(PYTHON)
    assert cli.main(["run", str(tmp_path / "prog.py"), "--chip", "h200"]) == Exit.USAGE
    assert "--chip: only with --estimate" in capsys.readouterr().err
    assert cli.main(["run", str(tmp_path / "prog.py"), "--estimate", "--chip", "a100"]) == Exit.USAGE
    assert "--chip: expected one of b200, h100, h200, got 'a100'" in capsys.readouterr().err
    assert cli.main(["run", "--estimate", str(tmp_path / "none.py")]) == Exit.USAGE
    assert "no file" in capsys.readouterr().err
    assert cli.main(["run", "--estimate"]) == Exit.USAGE
    assert "such as prog.cu or prog.py" in capsys.readouterr().err
