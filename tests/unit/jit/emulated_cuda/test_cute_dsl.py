"""CuTe DSL where there is no GPU."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path

import pytest

from tests import programs

PROGRAM = """
import torch

from jit.emulated_cuda.libraries import cute_front, tvm_ffi_front
from jit.emulated_cuda.torch import install
from jit.emulator import EmulatorFinding

install.install()
cute_front.install()
tvm_ffi_front.install()
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
    assert "argument 2 (c), a float32 tensor of shape [100], which has 400" in finding.report["message"], finding
"""


# The same by TVM-FFI, which takes torch's tensors as they are, and asks for a stream.
BY_TVM_FFI = (
    PROGRAM.replace("import cutlass.cute as cute\n", "import cutlass\nimport cutlass.cute as cute\n")
    .replace("given = [from_dlpack(tensor) for tensor in (a, b, c)]\n", "given = [a, b, c]\nn = cute.sym_int()\n")
    .replace(
        "compiled = cute.compile(add, *given, cute.Int32(0))\ncompiled(*given, cute.Int32(0))",
        "fakes = [cute.runtime.make_fake_compact_tensor(cutlass.Float32, (n,)) for _ in given]\n"
        'compiled = cute.compile(add, *fakes, cute.Int32(0), options="--enable-tvm-ffi")\n'
        "try:\n    compiled(a.cpu(), b, c, 0)\n"
        "except ValueError as error:\n    assert 'expected device_type=cuda' in str(error)\n"
        "else:\n    raise AssertionError('a tensor of the CPU was taken')\n"
        "compiled(*given, 0)",
    )
    .replace("compiled(*given, cute.Int32(1000))", "compiled(*given, 1000)")
)
NEEDS = pytest.mark.skipif(
    any(importlib.util.find_spec(name) is None for name in ("nvidia_cutlass_dsl", "tvm_ffi")),
    reason="needs CuTe DSL and TVM-FFI: pip install 'warpyard[cute]'",
)


def _finds_the_store(program: str, folder: Path) -> None:
    """The program ends well, and prints the finding at the line of its store alone."""
    path = folder / "run.py"
    path.write_text(program)
    done = programs.run(path, cwd=folder, variables={"CUTE_DSL_DUMP_DIR": str(folder)})
    assert done.returncode == 0, done.stdout + done.stderr
    line = program.splitlines().index("        c[i + beyond] = a[i] + b[i]") + 1
    printed = [line for line in done.stdout.splitlines() if not line.startswith("warpyard:")]
    assert printed == [f"out-of-bounds {folder}/run.py:{line}"]


@NEEDS
def test_a_function_with_tvm_ffi_gets_tensors_of_the_device(tmp_path: Path) -> None:
    _finds_the_store(BY_TVM_FFI, tmp_path)


RETURNED = """
import torch

from jit.emulated_cuda import fronts

fronts.install()
import tvm_ffi

same = tvm_ffi.convert(lambda tensor: tensor)
x = torch.arange(4.0, device="cuda")
y = same(x)
assert y.is_cuda and y.data_ptr() == x.data_ptr() and torch.equal(y, x)
on_host = torch.arange(4.0)
z = same(on_host)
assert not z.is_cuda and z.data_ptr() == on_host.data_ptr()
parameter = torch.nn.Parameter(x)
assert tvm_ffi.from_dlpack(parameter.detach()).device.type == "cuda"
print("right")
"""


@NEEDS
def test_tensors_come_back_from_tvm_ffi_on_their_device(tmp_path: Path) -> None:
    done = programs.run(RETURNED, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (0, "right\n"), done.stdout + done.stderr


EXPORTS = BY_TVM_FFI.split("compiled(*given, 0)")[0] + (
    'compiled.export_to_c("add.o", function_name="add")\n'
    "import subprocess\n"
    "libraries = cute.runtime.find_runtime_libraries(enable_tvm_ffi=True)\n"
    'subprocess.run(["gcc", "-shared", "-o", "add.so", "add.o", *libraries], check=True)\n'
)
LOADS = """
import torch

from jit.emulated_cuda import fronts

fronts.install()
import cutlass.cute as cute

a, b = torch.randn(100, device="cuda"), torch.randn(100, device="cuda")
c = torch.zeros(100, device="cuda")
cute.runtime.load_module("./add.so", enable_tvm_ffi=True).add(a, b, c, 0)
assert torch.equal(c, a + b)
print("right")
"""


@NEEDS
@pytest.mark.skipif(shutil.which("gcc") is None, reason="needs gcc, which links the exported function")
def test_a_function_that_was_exported_runs_in_a_later_process(tmp_path: Path) -> None:
    for name, program, prints in (("export.py", EXPORTS, ""), ("load.py", LOADS, "right\n")):
        (tmp_path / name).write_text(program)
        done = programs.run(tmp_path / name, cwd=tmp_path, variables={"CUTE_DSL_DUMP_DIR": str(tmp_path)})
        assert (done.returncode, done.stdout) == (0, prints), done.stdout + done.stderr


@pytest.mark.skipif(
    importlib.util.find_spec("nvidia_cutlass_dsl") is None, reason="needs CuTe DSL: pip install 'warpyard[cute]'"
)
def test_a_kernel_runs_and_its_defect_is_found_at_its_line(tmp_path: Path) -> None:
    _finds_the_store(PROGRAM, tmp_path)
