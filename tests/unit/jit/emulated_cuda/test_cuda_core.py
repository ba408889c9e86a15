"""cuda.core on the emulator, in a submission's process."""

from __future__ import annotations

import importlib.util
import subprocess
from pathlib import Path

import pytest

from tests import programs
from tests.unit.jit.emulated_cuda.stand_in import needs_stand_in
from tests.unit.jit.emulated_cuda.true_driver import loads_it

if importlib.util.find_spec("cuda.core") is None:  # not imported: each process that collects tests would wait for it
    pytest.skip("cuda.core is not installed", allow_module_level=True)

SUBMISSION = """
import numpy as np
import torch
from cuda.core import Device, LaunchConfig, Program, ProgramOptions, launch

device = Device()
device.set_current()
stream = device.create_stream()
SOURCE = r'''
extern "C" __global__ void twice(float* y, const float* x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = 2 * x[i];
}
'''
def run(source, size):
    program = Program(source, "c++", ProgramOptions(std="c++17", arch=f"sm_{device.arch}"))
    kernel = program.compile("cubin").get_kernel("twice")
    start, x = device.create_event(), torch.arange(300, dtype=torch.float32, device="cuda")
    stream.record(start)
    y = torch.zeros_like(x)
    launch(stream, LaunchConfig(grid=3, block=128), kernel, y.data_ptr(), x.data_ptr(), np.int32(size))
    stream.sync()
    assert torch.equal(y, 2 * x)

run(SOURCE, 300)
for source, size in ((SOURCE, 301), (SOURCE.replace("2 * x[i]", "twofold(x[i])"), 300)):
    try:
        run(source, size)
    except Exception as error:
        print(type(error).__name__, error)
"""
RUN = """
import runpy
from jit.emulated_cuda.libraries import core_front
from jit.emulated_cuda.torch import install
install.install()
core_front.install()
runpy.run_path("submission.py")
"""


def run(text: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """A program beside a driver that was loaded before, which is not asked."""
    (folder / "submission.py").write_text(text)
    return programs.run(loads_it(folder) + RUN, cwd=folder)


@needs_stand_in
def test_a_program_runs_and_its_defects_and_errors_are_told(tmp_path: Path) -> None:
    """Streams, events, a cubin that is asked for, an access outside, and a source that does not compile."""
    done = run(SUBMISSION, tmp_path)
    assert done.returncode == 0, done.stderr
    finding, _, rest = done.stdout.partition("\n")
    assert finding.startswith("EmulatorFinding")
    assert "(submission.py:" in finding
    assert ".cu:" not in finding
    assert 'identifier "twofold" is undefined' in rest
