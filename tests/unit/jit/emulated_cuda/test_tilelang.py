"""What TileLang asks of CUDA, by a small package of its form: TileLang itself is large, and asks for nothing more."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from tests import programs
from tests.unit.jit.emulated_cuda.stand_in import needs_stand_in

# How TileLang 0.1.15 has nvcc make its cubins.
NVCC = """
import os, subprocess, tempfile

def compile_cuda(code, target_format="ptx", arch=None, options=None, path_target=None, verbose=False):
    with tempfile.TemporaryDirectory() as folder:
        source, made = os.path.join(folder, "tvm_kernels.cu"), os.path.join(folder, "made")
        with open(source, "w") as file:
            file.write(code)
        words = ["nvcc", f"--{target_format}", "-lineinfo", *(arch or []), *(options or []), "-o", made, source]
        subprocess.run(words, check=True)
        with open(made, "rb") as file:
            return bytearray(file.read())
"""
LAUNCHES = """
import torch

from jit.emulated_cuda import fronts

fronts.install()
import ctypes
import tilelang
from tilelang.contrib import nvcc

SOURCE = 'extern "C" __global__ void twice(float* x) { x[threadIdx.x] *= 2; }'
cubin = bytes(nvcc.compile_cuda(SOURCE, "cubin", ["-arch=sm_90a"], ["-std=c++17"]))
assert cubin.startswith(b"\\x7fELF")
assert b"twice" in nvcc.compile_cuda(SOURCE, arch=["-arch=sm_90a"])
loaded = {line.split("/")[-1].strip() for line in open("/proc/self/maps") if ".so" in line}
assert "libcudart.so.13" in loaded and "libcuda.so.1" in loaded  # where TileLang's libraries look first
driver = ctypes.CDLL("libcuda.so.1")
module, function = ctypes.c_void_p(), ctypes.c_void_p()
assert driver.cuModuleLoadData(ctypes.byref(module), cubin) == 0
assert driver.cuModuleGetFunction(ctypes.byref(function), module, b"twice") == 0
x = torch.ones(32, device="cuda")
words = (ctypes.c_void_p * 1)(ctypes.addressof(address := ctypes.c_void_p(x.data_ptr())))
assert driver.cuLaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, None, words, None) == 0
assert x.tolist() == [2.0] * 32
print("right")
"""


@needs_stand_in
def test_its_cubins_run_as_the_ptx_that_nvcc_made_them_of(tmp_path: Path) -> None:
    (tmp_path / "tilelang" / "contrib").mkdir(parents=True)
    (tmp_path / "tilelang" / "contrib" / "nvcc.py").write_text(NVCC)
    for folder in ("tilelang", "tilelang/contrib"):
        (tmp_path / folder / "__init__.py").touch()
    done = programs.run(LAUNCHES, variables={"PYTHONPATH": str(tmp_path)})
    assert (done.returncode, done.stdout) == (0, "right\n"), done.stdout + done.stderr


# A function that TVM-FFI has compiled makes its result by the table's `allocate`; DLTensor of dlpack.h describes it.
ALLOCATES = """
import ctypes
import torch

from jit.emulated_cuda import fronts

fronts.install()
import tvm_ffi
from jit.emulated_cuda.libraries import tvm_ffi_front

class Described(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("device", ctypes.c_int32 * 2), ("ndim", ctypes.c_int32),
                ("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16),
                ("shape", ctypes.c_void_p), ("strides", ctypes.c_void_p), ("offset", ctypes.c_uint64)]

table = tvm_ffi_front._held[0]
shape = (ctypes.c_int64 * 2)(3, 5)
for device, expected in (((2, 0), "cuda"), ((1, 0), "cpu")):
    like = Described(None, (ctypes.c_int32 * 2)(*device), 2, 2, 32, 1, ctypes.addressof(shape), None, 0)
    made, tensor = ctypes.c_void_p(), ctypes.py_object()
    assert table.allocate(ctypes.addressof(like), ctypes.addressof(made), None, None) == 0
    assert tuple(like.device) == device
    assert table.taken(made.value, ctypes.addressof(tensor)) == 0
    x = tensor.value
    assert (x.device.type, x.shape, x.dtype) == (expected, (3, 5), torch.float32), (expected, x.device)
print("right")
"""


@pytest.mark.skipif(
    importlib.util.find_spec("tvm_ffi") is None, reason="needs TVM-FFI, which pip install 'warpyard[cute]' brings"
)
def test_a_result_that_compiled_code_asks_tvm_ffi_for_is_on_the_device() -> None:
    done = programs.run(ALLOCATES)
    assert (done.returncode, done.stdout) == (0, "right\n"), done.stdout + done.stderr
