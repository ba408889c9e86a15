"""Work of two streams that uses the same bytes, with and without something that orders it."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

import jit
from jit.emulated_cuda.programs import program
from jit.emulated_cuda.runtime import toolkit
from tests import programs
from tests.paths import DATA
from tests.selection import representatives
from tests.unit.jit.emulated_cuda.stand_in import lacking

SOURCE = DATA / "cuda_programs" / "streams.cu"
TORCH = """
import sys
import torch, jit
from jit.emulated_cuda.torch import install
install.install()
SOURCE = '''
extern "C" __global__ void twice(float* z, const float* y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) z[i] = 2 * y[i];
}'''
twice = jit.load(SOURCE)["twice"]
side, main = torch.cuda.Stream(), torch.cuda.current_stream()
x = torch.arange(1000, dtype=torch.float32, device="cuda")
y, z = torch.empty_like(x), torch.empty_like(x)
def begin():
    side.wait_stream(main)
    with torch.cuda.stream(side):
        twice(y, x, 1000, grid=4, block=256)
{body}
"""
# What follows the launch on the side stream, and what the finding says; "" where there is none.
BODIES = {
    "an operation": ("begin(); print(y.sum())", "torch's sum on the default stream reads .* kernel twice on stream 1"),
    "a launch": ("begin(); twice(z, y, 1000, grid=4, block=256)", "twice on the default stream reads .*argument"),
    "a launch that writes": ("begin(); twice(y, x, 1000, grid=4, block=256)", "twice on the default stream writes"),
    "nothing waits before": (
        "with torch.cuda.stream(side): x.add_(1)", "torch's add on stream 1 .*torch's arange on the default stream",
    ),
    "wait_stream": ("begin(); main.wait_stream(side); print(y.sum())", ""),
    "an event": ("begin(); main.wait_event(side.record_event()); print(y.sum())", ""),
    "an event of before": (
        "event = side.record_event(); begin(); main.wait_event(event); print(y.sum())", "nothing orders the two",
    ),
    "synchronize": ("begin(); torch.cuda.synchronize(); print(y.sum())", ""),
    "both only read": ("begin(); print(x.sum(), x[5].item())", ""),
    "other elements": ("begin(); z[:500] = 1; z[500:].fill_(2); print(x.reshape(10, 100)[1].shape)", ""),
    "halves of a tensor": (
        "side.wait_stream(main)\\nwith torch.cuda.stream(side): z[:500] = x[:500]\\nz[500:] = x[500:]", "",
    ),
    "tensors with no strides of their own": (
        "torch.vmap(lambda row: row.sum())(z.view(10, 100)); torch.func.grad(lambda v: (v * v).sum())(z)\\n"
        "print((torch.nested.nested_tensor([z]) * 2).is_cuda)", "",
    ),
    "a column and the next": (
        "w = z.view(100, 10); side.wait_stream(main)\\nwith torch.cuda.stream(side): w[:, 3] = 1\\nw[:, 4] = 2", "",
    ),
    "a copy from the host": (
        "h = torch.ones(1000)\\nwith torch.cuda.stream(side): d = h.cuda()\\nprint(d.sum())", "",
    ),
}  # fmt: skip


CUPY = """
import sys
import cupy
twice = cupy.RawKernel('''
extern "C" __global__ void twice(float* z, const float* y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) z[i] = 2 * y[i];
}''', "twice")
a, b = cupy.cuda.Stream(non_blocking=True), cupy.cuda.Stream(non_blocking=True)
x = cupy.arange(1000, dtype=cupy.float32)
y, z = cupy.empty_like(x), cupy.empty_like(x)
cupy.cuda.Stream.null.synchronize()
with a:
    twice((4,), (256,), (y, x, cupy.int32(1000)))
    event = a.record()
if sys.argv[1] == "ordered":
    b.wait_event(event)
with b:
    twice((4,), (256,), (z, y, cupy.int32(1000)))
b.synchronize()
"""
NUMBA = """
import sys
import numpy as np
from numba import cuda

@cuda.jit
def twice(z, y):
    i = cuda.grid(1)
    if i < z.size:
        z[i] = 2 * y[i]

a, b = cuda.stream(), cuda.stream()
x = cuda.to_device(np.arange(1000, dtype=np.float32))
y, z = cuda.device_array_like(x), cuda.device_array_like(x)
cuda.synchronize()
twice[4, 256, a](y, x)
if sys.argv[1] == "ordered":
    event = cuda.event()
    event.record(a)
    event.wait(b)
twice[4, 256, b](z, y)
"""


def _needs_nvcc() -> None:
    try:
        toolkit.find()
    except jit.NoCompilerError as missing:
        pytest.skip(str(missing))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> program.Built:
    _needs_nvcc()
    return program.build(SOURCE, "sm_90a", [], tmp_path_factory.mktemp("program"))


def line_of(text: str) -> int:
    return next(number for number, line in enumerate(SOURCE.read_text().splitlines(), 1) if text in line)


@pytest.mark.parametrize(
    ("mode", "says", "at", "before"),
    [
        ("nothing", "kernel twice on stream 2 reads .*argument 1 \\(y\\)", "z, y, n);  // all", "(y, n);  // first"),
        ("host", "the copy to the host on the default stream reads", "// back", "(y, n);  // first"),
        ("same", "kernel fill on stream 2 writes", "// again", "(y, n);  // first"),
        ("event", "", "", ""),
        ("blocking", "", "", ""),
        ("waits", "", "", ""),
        ("chunks", "", "", ""),
        ("pinned", "the copy from the host on stream 2 reads .*host allocation", "// up", "// down"),
        (
            "memset",
            "kernel fill on stream 1 writes .* the memset on the default stream",
            "(y, n);  // first",
            "// zero",
        ),
        ("graph", "kernel twice on stream 2 reads", "// all", ""),
        ("per-thread", "kernel twice on stream 2 reads .* kernel fill on the thread's default stream", "// all", ""),
    ],
)
def test_a_program(built: program.Built, mode: str, says: str, at: str, before: str) -> None:
    found: list[jit.JitError] = []
    ran = program.run(built, [mode], lambda server, error: found.append(error), print)
    if not says:
        assert (ran.code, found) == (0, [])
        return
    assert len(found) == 1
    report = found[0].report  # type: ignore[attr-defined]
    assert report["kind"] == "race"
    assert re.search(says, report["message"]), report["message"]
    assert report["location"].endswith(f"streams.cu:{line_of(at)}")
    if before:
        assert report["earlier"]["location"].endswith(f"streams.cu:{line_of(before)}")
    assert "cudaStreamWaitEvent" in report["missing"]


@pytest.mark.parametrize("name", representatives(BODIES))
def test_torch(name: str, tmp_path: Path) -> None:
    body, says = BODIES[name]
    path = tmp_path / "streams_of_torch.py"
    path.write_text(TORCH.replace("{body}", body.replace("\\n", "\n")))
    done = programs.run(path)
    if not says:
        assert done.returncode == 0, done.stderr[-2000:]
        return
    assert re.search(rf"\[race\] .*{says}", done.stderr), done.stderr[-2000:]
    assert "streams_of_torch.py:" in done.stderr.splitlines()[-1] + done.stderr


@pytest.mark.slow  # their streams are the stand-in's, as in a program
@pytest.mark.parametrize("word", ["not", "ordered"])
@pytest.mark.parametrize(("module", "text"), [("cupy", CUPY), ("numba_cuda", NUMBA)])
def test_cupy_and_numba(module: str, text: str, word: str, tmp_path: Path) -> None:
    if lacking() or importlib.util.find_spec(module) is None:
        pytest.skip(lacking() or f"{module} is not installed")
    path = tmp_path / "streams_of_others.py"
    path.write_text(text)
    command = [sys.executable, "-m", "harness.cli", "run", str(path), word]
    done = subprocess.run(command, capture_output=True, text=True, cwd=DATA.parents[1])
    if word == "ordered":
        assert done.returncode == 0, done.stderr[-2000:]
        return
    assert done.returncode != 0
    line = max(at for at, row in enumerate(text.splitlines(), 1) if "twice" in row and "z, y" in row)
    said = "kernel .*twice.* on stream 2 reads global .* on stream 1 at .*; nothing orders the two streams"
    assert re.search(rf"\[race\] {said}", done.stderr), done.stderr[-2000:]
    assert f"streams_of_others.py:{line}" in done.stderr
