"""``warpyard run`` of Python programs: how they end, whose frames their tracebacks have, and where findings stand."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from harness.cli import _python_program
from jit.base import environment
from tests.paths import ROOT
from tests.unit.jit.emulated_cuda.stand_in import lacking

LACKING = lacking()
needs_toolkit = pytest.mark.skipif(bool(LACKING), reason=LACKING or "-")
needs_cupy = pytest.mark.skipif(not importlib.util.find_spec("cupy"), reason="CuPy is not installed")
OWN = (f"{ROOT}/jit/", f"{ROOT}/harness/", "<frozen runpy>")


def run(program: Path, *words: str, options: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    """The program's run in its folder, so that places are as short as people see them."""
    command = [sys.executable, "-m", "harness.cli", "run", *options, program.name, *words]
    variables = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run(command, cwd=program.parent, env=variables, capture_output=True, text=True)


def line_of(program: Path, text: str) -> int:
    """The number of the first line that holds a text."""
    return next(number for number, line in enumerate(program.read_text().splitlines(), 1) if text in line)


ENDS = """
import sys, torch
from torch.utils.cpp_extension import load_inline
CUDA = '''
#include <cstdlib>
#include <unistd.h>
__global__ void overrun(float* x, long n) {
    x[n + threadIdx.x] = 1;
}
void run(torch::Tensor x, long how) {
    overrun<<<1, 1>>>(x.data_ptr<float>(), x.numel());
    if (how == 1) exit(0);
    if (how == 2) _exit(5);
    if (how == 3) abort();
}
'''
module = load_inline("ends", "void run(torch::Tensor x, long how);", CUDA, functions=["run"])
try:
    module.run(torch.zeros(64, device="cuda"), int(sys.argv[1]))
except Exception as error:
    print("caught", type(error).__name__)
"""


@pytest.mark.slow
@needs_toolkit
def test_a_finding_is_told_where_native_code_ends_the_process(tmp_path: Path) -> None:
    """However it does that; the exit code is the program's unless that says nothing. An exception is told once."""
    program = tmp_path / "ends.py"
    program.write_text(ENDS)
    place = f"at ends.py:{line_of(program, 'x[n +')}"
    for how, code in (("1", 1), ("2", 5), ("3", 1)):
        done = run(program, how)
        assert (done.returncode, done.stderr.count("out-of-bounds:"), done.stdout) == (code, 1, ""), done
        assert place in done.stderr
        assert "no kernel" not in done.stderr
    done = run(program, "0")
    assert (done.returncode, done.stdout, done.stderr) == (0, "caught EmulatorFinding\n", ""), done


CUPY = """
import cupy
N = 4
SOURCE = r'''
extern "C" __global__ void k(float* y) {
    y[threadIdx.x] = 1.0f;  // of a string
}
'''
FORMATTED = f'''
extern "C" __global__ void k(float* y) {{
    y[threadIdx.x] = {N}.0f;  // of a formatted one
}}
'''
def use(source):
    cupy.RawKernel(source, "k")((1,), (32,), (cupy.zeros(3, dtype=cupy.float32),))
import sys
use([SOURCE, FORMATTED][int(sys.argv[1])])
"""


@pytest.mark.slow
@needs_toolkit
@needs_cupy
def test_a_finding_in_a_kernel_of_cupy_stands_in_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where CuPy has the kernel from an earlier run. The frames are the program's and CuPy's."""
    monkeypatch.setenv("CUPY_CACHE_DIR", str(tmp_path / "kernels"))
    program = tmp_path / "raw.py"
    program.write_text(CUPY)
    for number, text in (("0", "// of a string"), ("1", "// of a formatted"), ("1", "// of a formatted")):
        done = run(program, number)
        line = line_of(program, text)
        assert done.returncode == 1
        assert f"(raw.py:{line}, kernel k" in done.stderr, done.stderr
        assert f"> {line:5} | " in done.stderr
        assert "argument 0 (y)" in done.stderr
        assert "cupy/_core/raw.pyx" in done.stderr
        assert "in use" in done.stderr
        assert not [own for own in OWN if own in done.stderr], done.stderr
    verbose = run(program, "1", options=("--verbose",))
    assert OWN[0] in verbose.stderr


def raises(program: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What is printed for the exception that a program ends with."""
    code = compile(program.read_text(), str(program), "exec")
    try:
        exec(code, {})
    except Exception as error:
        trace = error.__traceback__
        _python_program._show(type(error), error, trace and trace.tb_next)
    return capsys.readouterr().err


def test_a_traceback_has_the_frames_of_the_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of the exceptions before it too; it says so where the exception was raised in frames that it lacks."""
    program = tmp_path / "mine.py"
    program.write_text("import json\ndef f():\n    json.loads('')\nf()\n")
    text = raises(program, capsys)
    assert text.count('File "') == 5, text
    assert text.endswith("json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)\n")
    program.write_text(
        "from jit.base import environment\n"
        "try:\n    environment.refuse_unknown({'WARPYARD_' 'NOTHING': '1'})\n"
        "except ValueError:\n    environment.refuse_unknown({'WARPYARD_' 'NONE': '1'})\n"
    )
    text = raises(program, capsys)
    assert [row.strip() for row in text.splitlines() if "File " in row] == [
        f'File "{program}", line {line}, in <module>' for line in (3, 5)
    ]
    assert "_NOTHING: there is no such variable" in text
    assert text.endswith("note: frames of warpyard are not shown; warpyard run --verbose shows them\n")


@pytest.mark.slow
def test_a_program_that_launches_no_kernel_is_told_so(tmp_path: Path) -> None:
    """On one line; what it exits with stays."""
    program = tmp_path / "none.py"
    program.write_text("import sys\nprint(1)\nsys.exit(3)\n")
    done = run(program)
    assert (done.returncode, done.stdout, done.stderr) == (3, "1\n", "warpyard: no kernel was launched\n")


def test_a_package_whose_kernels_go_to_the_cpu_is_named(tmp_path: Path) -> None:
    """It says nothing itself, and a program that was not checked looked like one that was."""
    path = tmp_path / "jax/_src/xla_bridge.py"
    path.parent.mkdir(parents=True)
    path.touch()
    program = tmp_path / "none.py"
    program.write_text("import jax._src.xla_bridge\n")
    done = run(program)
    assert (done.returncode, done.stdout) == (0, "")
    note, launched = done.stderr.splitlines()
    assert note.startswith("note: JAX has a CUDA runtime within")
    assert "nothing of it was checked" in note
    assert launched == "warpyard: no kernel was launched"


def test_a_variable_that_holds_something_else_is_told_before_the_program_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Launches did nothing, and the program went on as if they had."""
    program = tmp_path / "one.py"
    program.write_text("print('runs')\n")
    monkeypatch.setenv(environment.SEED.name, "first")
    done = run(program)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"{environment.SEED.name}: expected" in done.stderr


@pytest.mark.slow
@needs_cupy
def test_a_launch_under_a_variable_that_holds_something_else_fails(tmp_path: Path) -> None:
    program = tmp_path / "late.py"
    program.write_text(
        f"import os, cupy\nfill = cupy.RawKernel('extern \"C\" __global__ void fill(int* x) {{ *x = 1; }}', 'fill')\n"
        f"x = cupy.zeros(1, dtype=cupy.int32)\nos.environ['{environment.SEED.name}'] = 'first'\n"
        "fill((1,), (1,), (x,))\ncupy.cuda.Device().synchronize()\nprint('success')\n"
    )
    done = run(program)
    assert done.returncode != 0
    assert "success" not in done.stdout
    assert f"fill: {environment.SEED.name}: expected" in done.stderr


@pytest.mark.slow
@needs_toolkit
def test_a_cuda_program_that_launches_no_kernel_is_told_so(tmp_path: Path) -> None:
    """As a Python program is; one that launches one is not."""
    program = tmp_path / "none.cu"
    program.write_text("__global__ void k() {}\nint main(int n, char**) { if (n > 1) k<<<1, 1>>>(); return 0; }\n")
    done = run(program)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "warpyard: no kernel was launched\n")
    done = run(program, "1")
    assert (done.returncode, done.stderr) == (0, "")
