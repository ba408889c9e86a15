"""What NVIDIA Warp asks of CUDA, by a small package of its form: building Warp's own library takes minutes."""

from __future__ import annotations

import _ctypes
from pathlib import Path

import pytest

from tests import programs
from tests.unit.harness.cli.test_run_python import run
from tests.unit.jit.emulated_cuda.stand_in import needs_stand_in

# How Warp 1.19 loads its library.
CONTEXT = """
import ctypes, os

HOME = os.path.dirname(os.path.dirname(__file__))

class Runtime:
    def __init__(self):
        self.core = self.load_dll(os.path.join(HOME, "bin", "warp.so"))

    def load_dll(self, dll_path):
        return ctypes.CDLL(dll_path)
"""
KERNELS = """
#include "unit.h"
#include <nvPTXCompiler.h>

__global__ void doubled(float* x) { x[threadIdx.x] *= 2; }

extern "C" WP_API int wp_double_device(float* x, int count) {
    doubled<<<1, count>>>(x);
    return cudaGetLastError();
}
"""
HOST = """
#include "unit.h"
#include <cuda_runtime_api.h>
#include <nvrtc.h>

extern "C" WP_API void* wp_alloc_device(size_t size) {
    void* found = nullptr;
    cudaMalloc(&found, size);
    return found;
}
extern "C" WP_API int wp_copy(void* to, const void* from, size_t size) {
    return cudaMemcpy(to, from, size, cudaMemcpyDefault);
}
extern "C" WP_API int wp_nvrtc_version() {
    int major = 0, minor = 0;
    nvrtcVersion(&major, &minor);
    return major;
}
"""
RUNS = """
import ctypes
import numpy as np
from jit.base.errors import JitError
from jit.emulated_cuda import fronts

fronts.install()
from jit.emulated_cuda.libraries import warp_front
from warp._src import context

core = context.Runtime().core
assert not warp_front.on_cpu, warp_front.on_cpu
core.wp_alloc_device.argtypes, core.wp_alloc_device.restype = [ctypes.c_size_t], ctypes.c_void_p
core.wp_copy.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t]
core.wp_double_device.argtypes = [ctypes.c_void_p, ctypes.c_int]
assert core.wp_nvrtc_version() >= 12
x = np.ones(32, np.float32)
at = core.wp_alloc_device(128)
assert core.wp_copy(at, x.ctypes.data, 128) == 0
assert core.wp_double_device(at, 32) == 0
assert core.wp_copy(x.ctypes.data, at, 128) == 0
assert x.tolist() == [2.0] * 32
core.wp_volume_create_device.argtypes = [ctypes.c_void_p]
try:
    core.wp_volume_create_device(None)
except NotImplementedError as error:
    assert "volumes" in str(error)
else:
    raise AssertionError
assert core.wp_is_cubql_enabled() == 0
try:
    core.wp_double_device(at, 33)
except JitError as error:
    assert error.report["kind"] == "out-of-bounds", error
else:
    raise AssertionError
print("right")
"""


def package(folder: Path) -> None:
    """Writes a package of Warp's form."""
    for name in ("warp", "warp/_src", "warp/bin", "warp/native"):
        (folder / name).mkdir()
    for name in ("warp/__init__.py", "warp/_src/__init__.py", "warp/bin/warp.so"):
        (folder / name).touch()
    (folder / "warp/_src/context.py").write_text(CONTEXT)
    native = folder / "warp" / "native"
    (native / "unit.h").write_text('#define WP_API __attribute__((visibility("default")))\n')
    (native / "scale.cu").write_text(KERNELS)
    (native / "alloc.cpp").write_text(HOST)
    for name in ("apic.cu", "volume.cpp"):
        (native / name).write_text("#error not built\n")


@needs_stand_in
def test_its_library_is_built_of_its_sources_upon_the_stand_in(tmp_path: Path) -> None:
    package(tmp_path)
    done = programs.run(RUNS, variables={"PYTHONPATH": str(tmp_path)})
    assert (done.returncode, done.stdout.splitlines()[-1:]) == (0, ["right"]), done.stdout + done.stderr


@pytest.mark.slow
@needs_stand_in
def test_where_it_cannot_be_built_warp_keeps_its_own_and_run_says_why(tmp_path: Path) -> None:
    """Its own library goes to the CPU by itself: such a program looked like one that had been checked."""
    package(tmp_path)
    (tmp_path / "warp" / "native" / "alloc.cpp").write_text("nothing of C++\n")
    (tmp_path / "warp" / "bin" / "warp.so").unlink()
    (tmp_path / "warp" / "bin" / "warp.so").symlink_to(_ctypes.__file__)  # any library
    (program := tmp_path / "one.py").write_text("from warp._src import context\ncontext.Runtime()\nprint('ran')\n")
    done = run(program)
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "ran"), done.stderr
    assert "NVIDIA Warp ran on the CPU, and nothing of it was checked: " in done.stderr
    assert "NVIDIA Warp's library does not build" in done.stderr
