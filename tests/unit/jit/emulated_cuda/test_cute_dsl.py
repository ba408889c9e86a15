"""CuTe DSL where there is no GPU."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from tests import programs

PROGRAM = """
import torch

from jit.emulated_cuda.libraries import cute_front
from jit.emulated_cuda.torch import install
from jit.emulator import EmulatorFinding

install.install()
cute_front.install()
import cutlass.cute as cute
from cutlass.cute.runtime import from_dlpack


@cute.kernel
def add_kernel(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, beyond: cute.Int32):
    thread, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    i = block * 32 + thread
    if i < cute.size(a):
        c[i + beyond] = a[i] + b[i]


@cute.jit
def add(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, beyond: cute.Int32):
    add_kernel(a, b, c, beyond).launch(grid=(4, 1, 1), block=(32, 1, 1))


a, b = torch.randn(100, device="cuda"), torch.randn(100, device="cuda")
c = torch.zeros(100, device="cuda")
given = [from_dlpack(tensor) for tensor in (a, b, c)]
compiled = cute.compile(add, *given, cute.Int32(0))
compiled(*given, cute.Int32(0))
assert torch.equal(c, a + b)
try:
    compiled(*given, cute.Int32(1000))
except EmulatorFinding as finding:
    print(finding.report["kind"], finding.report["location"])
    assert "argument 2 (c), a tensor of shape [100], which has 400" in finding.report["message"], finding
"""


@pytest.mark.skipif(
    importlib.util.find_spec("nvidia_cutlass_dsl") is None, reason="needs CuTe DSL: pip install 'warpyard[cute]'"
)
def test_a_kernel_runs_and_its_defect_is_found_at_its_line(tmp_path: Path) -> None:
    path = tmp_path / "run.py"
    path.write_text(PROGRAM)
    done = programs.run(path, cwd=tmp_path, variables={"CUTE_DSL_DUMP_DIR": str(tmp_path)})
    assert done.returncode == 0, done.stdout + done.stderr
    line = PROGRAM.splitlines().index("        c[i + beyond] = a[i] + b[i]") + 1
    printed = [line for line in done.stdout.splitlines() if not line.startswith("warpyard:")]
    assert printed == [f"out-of-bounds {tmp_path}/run.py:{line}"]
