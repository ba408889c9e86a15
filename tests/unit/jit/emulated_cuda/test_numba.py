"""numba.cuda on the emulator, in a submission's process."""

from __future__ import annotations

import importlib.util
import subprocess
from pathlib import Path

import pytest

from tests import programs
from tests.unit.jit.emulated_cuda.stand_in import needs_stand_in

if importlib.util.find_spec("numba_cuda") is None:  # not imported: each process that collects tests would wait for it
    pytest.skip("pip install 'warpyard[numba]' brings numba.cuda", allow_module_level=True)

SUBMISSION = """
import numpy as np
import torch
from harness.submission.exception_report import describe_error
from jit.emulator import EmulatorFinding
from numba import cuda, float32

@cuda.jit
def twice(x, y, n):
    tile = cuda.shared.array(64, float32)
    i = cuda.grid(1)
    tile[cuda.threadIdx.x] = x[i]
    cuda.syncthreads()
    if i < n:
        y[i] = 2 * tile[cuda.threadIdx.x]

x, y = torch.rand(64, device="cuda"), torch.zeros(64, device="cuda")
twice[1, 64](x, cuda.as_cuda_array(y), 64)
assert torch.equal(y, 2 * x)
host = np.arange(64, dtype=np.float32)
there = cuda.to_device(host)
twice[1, 64](there, there, 64)
assert (there.copy_to_host() == 2 * host).all()
try:
    twice[1, 64](x, torch.zeros(60, device="cuda"), 64)
except EmulatorFinding as finding:
    print(finding)
    print("report:", describe_error(finding).traceback)
"""
RUN = """
import runpy
from jit.emulated_cuda.libraries import numba_front
from jit.emulated_cuda.torch import install
install.install()
numba_front.install()
runpy.run_path("submission.py")
"""


def run(text: str, folder: Path) -> subprocess.CompletedProcess[str]:
    (folder / "submission.py").write_text(text)
    return programs.run(RUN, cwd=folder)


@needs_stand_in
def test_kernels_run_and_a_finding_names_the_line(tmp_path: Path) -> None:
    done = run(SUBMISSION, tmp_path)
    assert done.returncode == 0, done.stderr
    (line,) = [n for n, row in enumerate(SUBMISSION.splitlines(), 1) if "y[i] =" in row]
    assert done.stdout.startswith("[out-of-bounds]")
    assert "of the allocation of argument 1 (y)" in done.stdout, "an array is seven parameters"
    assert f"(submission.py:{line}, kernel twice, cta " in done.stdout
    called = done.stdout.partition("report:")[2]
    assert "twice[1, 64](x, torch.zeros(60" in called
    assert "dispatcher.py" not in called


GRID = """
import numpy as np
from numba import cuda
from jit.emulator import EmulatorFinding

@cuda.jit
def rows(made):
    at, grid = cuda.grid(1), cuda.cg.this_grid()
    for row in range(1, made.shape[0]):
        made[row, at] = made[row - 1, made.shape[1] - at - 1] + 1
        grid.sync()

@cuda.jit
def unordered(made, far):
    at, grid = cuda.grid(1), cuda.cg.this_grid()
    made[at] = at
    if far < 0:
        grid.sync()
    made[at + far] += made[far - at]

made = cuda.to_device(np.zeros((4, 128), np.int32))
rows[4, 32](made)
assert (made.copy_to_host() == np.arange(4)[:, None]).all()
try:
    unordered[2, 32](cuda.to_device(np.zeros(128, np.int32)), 63)
except EmulatorFinding as finding:
    print(finding)
"""


@needs_stand_in
def test_a_grid_synchronises_itself(tmp_path: Path) -> None:
    """numba calls CUDA's device runtime for that, which is in no PTX of its own."""
    done = run(GRID, tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("[race]")
