"""CUDA's driver on the emulator, for programs that load it by its name."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import programs
from tests.unit.jit.emulated_cuda.stand_in import needs_stand_in

PROGRAM = """
import ctypes, sys
import torch
import jit
from jit.emulated_cuda.libraries import ctypes_front
from jit.emulated_cuda.torch import install

install.install()
ctypes_front.install()
SOURCE = '''
extern "C" __global__ void twice(float* x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) x[i] *= 2;
}
extern "C" __global__ void __launch_bounds__(1) none() {}
'''
ptx = jit.compile(SOURCE, arch="sm_90a").ptx.encode()
assert not any("libwarpyard_cuda" in line for line in open("/proc/self/maps")), "loaded before it was asked for"
driver = ctypes.CDLL("libcuda.so.1")
runtime = ctypes.CDLL("libcudart.so")
count = ctypes.c_int()
assert runtime.cudaGetDeviceCount(ctypes.byref(count)) == 0 and count.value == 1
module, function, device, context = (ctypes.c_void_p() for _ in range(4))
assert driver.cuInit(0) == 0
assert driver.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0) == 0
assert driver.cuCtxSetCurrent(context) == 0
assert driver.cuModuleLoadData(ctypes.byref(module), ptx) == 0
assert driver.cuModuleGetFunction(ctypes.byref(function), module, b"twice") == 0

def launch(x, n):
    words = ctypes.c_void_p(x.data_ptr()), ctypes.c_int(n)
    given = (ctypes.c_void_p * 2)(*map(ctypes.addressof, words))
    return driver.cuLaunchKernel(function, 2, 1, 1, 64, 1, 1, 0, None, given, None)

x = torch.arange(100, dtype=torch.float32, device="cuda")
assert launch(x, 100) == 0 and driver.cuCtxSynchronize() == 0
assert torch.equal(x, 2 * torch.arange(100, device="cuda"))
assert launch(x, 110) != 0, "an access outside"

class Attribute(ctypes.Structure):  # CUlaunchAttribute
    _fields_ = [("kind", ctypes.c_int), ("pad", ctypes.c_int), ("value", ctypes.c_uint * 16)]

class Config(ctypes.Structure):  # CUlaunchConfig
    _fields_ = [("dims", ctypes.c_uint * 6), ("shared", ctypes.c_uint), ("stream", ctypes.c_void_p),
                ("attributes", ctypes.POINTER(Attribute)), ("count", ctypes.c_uint)]

library, kernels = ctypes.c_void_p(), (ctypes.c_void_p * 3)()
assert driver.cuLibraryLoadData(ctypes.byref(library), ptx, None, None, 0, None, None, 0) == 0
for count_of, all_of, loaded in (
    (driver.cuLibraryGetKernelCount, driver.cuLibraryEnumerateKernels, library),
    (driver.cuModuleGetFunctionCount, driver.cuModuleEnumerateFunctions, module),
):
    assert count_of(ctypes.byref(count), loaded) == 0 and count.value == 2
    kernels[:] = [None] * 3
    assert all_of(kernels, 3, loaded) == 0 and kernels[0] and kernels[1] and not kernels[2]
name = ctypes.c_char_p()
names = [name.value for kernel in kernels[:2] if driver.cuFuncGetName(ctypes.byref(name), ctypes.c_void_p(kernel)) == 0]
assert sorted(names) == [b"none", b"twice"], names
room, size = ctypes.c_size_t(), ctypes.c_int()
assert driver.cuOccupancyAvailableDynamicSMemPerBlock(ctypes.byref(room), function, 1, 128) == 0
assert room.value == 227 * 1024
assert driver.cuOccupancyAvailableDynamicSMemPerBlock(ctypes.byref(room), function, 4, 128) == 0
assert room.value == 56 * 1024
cluster = Attribute(4, 0, (ctypes.c_uint * 16)(4, 1, 1))  # CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION
config = Config((ctypes.c_uint * 6)(4, 1, 1, 128, 1, 1), 112 * 1024, None, ctypes.pointer(cluster), 1)
assert driver.cuOccupancyMaxActiveClusters(ctypes.byref(count), function, ctypes.byref(config)) == 0
assert count.value == 2 * torch.cuda.get_device_properties(0).multi_processor_count // 4
small = ctypes.c_void_p()
assert driver.cuModuleGetFunction(ctypes.byref(small), module, b"none") == 0
assert driver.cuOccupancyMaxActiveBlocksPerMultiprocessor(ctypes.byref(count), small, 128, ctypes.c_size_t()) == 0
assert count.value == 0
assert driver.cuOccupancyMaxActiveClusters(ctypes.byref(count), small, ctypes.byref(config)) == 0 and count.value
assert driver.cuOccupancyMaxPotentialClusterSize(ctypes.byref(size), function, ctypes.byref(config)) == 0
assert size.value == 8
"""


@needs_stand_in
def test_a_driver_that_is_called_by_hand() -> None:
    done = programs.run(PROGRAM)
    assert done.returncode == 0, done.stderr


COMPILED = """
import torch
from jit.emulated_cuda.libraries import ctypes_front
from jit.emulated_cuda.runtime import in_process
from jit.emulated_cuda.torch import install

install.install()
ctypes_front.install()
SOURCE = '''extern "C" __global__ void twice(float* y, const float* x, int n) {
    if (threadIdx.x < n) y[threadIdx.x] = 2 * x[threadIdx.x];
}'''
"""
BY_TORCH = """
twice = torch.cuda._compile_kernel(SOURCE, "twice")
x = torch.arange(100, dtype=torch.float32, device="cuda")
y = torch.zeros_like(x)
twice(grid=(1, 1, 1), block=(128, 1, 1), args=(y, x, 100))
assert torch.equal(y, 2 * x)
try:
    twice(grid=(1, 1, 1), block=(128, 1, 1), args=(y, x, 110))
except RuntimeError as error:
    print(error)
try:
    in_process.raise_pending()
except Exception as finding:
    print(finding)
"""
BY_BINDINGS = """
import numpy as np
from cuda.bindings import driver, nvrtc

program = nvrtc.nvrtcCreateProgram(SOURCE.encode(), b"twice.cu", 0, [], [])[1]
assert int(nvrtc.nvrtcCompileProgram(program, 1, [b"-arch=sm_90a"])[0]) == 0
cubin = b" " * nvrtc.nvrtcGetCUBINSize(program)[1]
assert int(nvrtc.nvrtcGetCUBIN(program, cubin)[0]) == 0 and cubin.startswith(b"\\x7fELF")
assert int(driver.cuInit(0)[0]) == 0
driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(0)[1])
function = driver.cuModuleGetFunction(driver.cuModuleLoadData(cubin)[1], b"twice")[1]
x = torch.arange(100, dtype=torch.float32, device="cuda")
y = torch.zeros_like(x)

def launch(n):
    words = [np.array([y.data_ptr()], np.uint64), np.array([x.data_ptr()], np.uint64), np.array([n], np.int32)]
    given = np.array([word.ctypes.data for word in words], np.uint64)
    return driver.cuLaunchKernel(function, 1, 1, 1, 128, 1, 1, 0, 0, given.ctypes.data, 0)[0]

assert int(launch(100)) == 0
assert torch.equal(y, 2 * x)
print(launch(110))
try:
    in_process.raise_pending()
except Exception as finding:
    print(finding)
"""
# A program that looks for NVRTC's file itself.
BY_PATH = """
import ctypes
from jit.emulated_cuda.runtime import nvrtc_library

nvrtc, driver = ctypes.CDLL(nvrtc_library.of_wheel()), ctypes.CDLL("libcuda.so.1")
program, size, context, module, function = (ctypes.c_void_p() for _ in range(5))
assert nvrtc.nvrtcCreateProgram(ctypes.byref(program), SOURCE.encode(), b"twice.cu", 0, None, None) == 0
assert nvrtc.nvrtcCompileProgram(program, 1, (ctypes.c_char_p * 1)(b"-arch=sm_90a")) == 0
assert nvrtc.nvrtcGetCUBINSize(program, ctypes.byref(size)) == 0
cubin = ctypes.create_string_buffer(size.value)
assert nvrtc.nvrtcGetCUBIN(program, cubin) == 0 and cubin.raw.startswith(b"\\x7fELF")
assert driver.cuInit(0) == 0 and driver.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0) == 0
assert driver.cuCtxSetCurrent(context) == 0
assert driver.cuModuleLoadData(ctypes.byref(module), cubin) == 0
assert driver.cuModuleGetFunction(ctypes.byref(function), module, b"twice") == 0
x = torch.arange(100, dtype=torch.float32, device="cuda")
y = torch.zeros_like(x)

def launch(n):
    words = ctypes.c_void_p(y.data_ptr()), ctypes.c_void_p(x.data_ptr()), ctypes.c_int(n)
    given = (ctypes.c_void_p * 3)(*map(ctypes.addressof, words))
    return driver.cuLaunchKernel(function, 1, 1, 1, 128, 1, 1, 0, None, given, None)

assert launch(100) == 0 and torch.equal(y, 2 * x)
assert launch(110) != 0
try:
    in_process.raise_pending()
except Exception as finding:
    print(finding)
"""


@pytest.mark.slow
@needs_stand_in
@pytest.mark.parametrize(
    ("package", "program"),
    [("torch", BY_TORCH), ("cuda.bindings.nvrtc", BY_BINDINGS), ("cuda.pathfinder", BY_PATH)],
    ids=["torch", "bindings", "path"],
)
def test_a_cubin_of_nvrtc_runs_as_its_ptx(package: str, program: str) -> None:
    pytest.importorskip(package, exc_type=ImportError)
    done = programs.run(COMPILED + program)
    assert done.returncode == 0, done.stderr
    assert "out-of-bounds" in done.stdout
    assert "twice.cu:2" in done.stdout


def test_without_a_compiler_the_library_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A program that looks for a driver, and does without, is not stopped."""
    program = """
import ctypes
from jit.emulated_cuda.libraries import ctypes_front
ctypes_front.install()
try:
    ctypes.CDLL("libcuda.so.1")
except OSError as error:
    print(error)
"""
    monkeypatch.setenv("CXX", str(tmp_path / "none"))
    monkeypatch.setenv("PATH", str(tmp_path))
    done = programs.run(program)
    assert "its stand-in cannot be built" in done.stdout, done.stderr


# What of tinygrad 0.14 looks for the driver: it searches folders, and loads the path that it finds.
SEARCHING = """
import ctypes

class DLL(ctypes.CDLL):
    @staticmethod
    def findlib(nm, paths, extra_paths=[]):
        return None

    def __init__(self, nm, paths):
        super().__init__(DLL.findlib(nm, paths))
"""
BY_SEARCHING = """
import os
from jit.emulated_cuda import fronts

fronts.install()
from tinygrad.runtime.support import c

assert c.DLL.findlib("amd", []) is None
driver = c.DLL("cuda", ["cuda"])
assert driver.cuInit(0) == 0
count = __import__("ctypes").c_int()
assert driver.cuDeviceGetCount(__import__("ctypes").byref(count)) == 0 and count.value == 1
assert os.path.isfile(os.environ["NVRTC_PATH"])
"""


@needs_stand_in
def test_a_package_that_searches_folders_for_the_driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tinygrad" / "runtime" / "support").mkdir(parents=True)
    (tmp_path / "tinygrad" / "runtime" / "support" / "c.py").write_text(SEARCHING)
    for folder in ("tinygrad", "tinygrad/runtime", "tinygrad/runtime/support"):
        (tmp_path / folder / "__init__.py").touch()
    monkeypatch.delenv("NVRTC_PATH", raising=False)
    done = programs.run(BY_SEARCHING, variables={"PYTHONPATH": str(tmp_path)})
    assert done.returncode == 0, done.stderr


VERSIONS = """
import ctypes
from jit.emulated_cuda.libraries import ctypes_front

ctypes_front.install()
driver = ctypes.CDLL("libcuda.so.1")
for ask in (driver.cuGetProcAddress, driver.cuGetProcAddress_v2):
    for name, version, form in (
        ("cuCtxGetDevice", 2000, ""), ("cuCtxGetDevice", 12090, ""), ("cuCtxGetDevice", 13000, "_v2"),
        ("cuCtxSynchronize", 2000, ""), ("cuStreamGetCtx", 9020, ""), ("cuCtxCreate", 3020, "_v2"),
        ("cuStreamGetCaptureInfo", 11030, "_v2"), ("cuStreamGetCaptureInfo", 13000, "_v3"),
        ("cuStreamUpdateCaptureDependencies", 11030, ""), ("cuMemAlloc", 13000, "_v2"), ("cuInit", 13000, ""),
    ):
        found = ctypes.c_void_p()
        given = (name.encode(), ctypes.byref(found), version, ctypes.c_uint64(0), None)
        assert ask(*given[: 4 if ask is driver.cuGetProcAddress else 5]) == 0, name
        expected = ctypes.cast(getattr(driver, name + form), ctypes.c_void_p)
        assert found.value == expected.value, (name, version)
status, count = ctypes.c_int(7), ctypes.c_size_t(7)
assert driver.cuStreamGetCaptureInfo_v2(None, ctypes.byref(status), None, None, None, ctypes.byref(count)) == 0
assert status.value == 0  # CU_STREAM_CAPTURE_STATUS_NONE
print("right")
"""


@needs_stand_in
def test_an_entry_point_is_the_form_of_the_version_that_is_asked_for() -> None:
    """A form of a later version takes other arguments, and would read what the caller has not set."""
    done = programs.run(VERSIONS)
    assert (done.returncode, done.stdout) == (0, "right\n"), done.stdout + done.stderr
