"""CuPy where there is no GPU."""

from __future__ import annotations

import ctypes
import importlib.util
import shutil
import subprocess
from pathlib import Path

import pytest

from jit.emulated_cuda.runtime import divert
from tests import programs
from tests.checks import example_passes
from tests.unit.jit.emulated_cuda.stand_in import lacking
from tests.unit.jit.emulated_cuda.true_driver import loads_it

LACKING = lacking() or ("" if importlib.util.find_spec("cupy") else "CuPy is not installed")
needs_cupy = pytest.mark.skipif(bool(LACKING), reason=LACKING or "-")

PROGRAM = r'''
import ctypes

import numpy
import torch
from cuda.bindings import driver

from jit.emulated_cuda.libraries import cupy_front
from jit.emulated_cuda.torch import install
from jit.base.errors import CompileError
from jit.emulator import EmulatorFinding

install.install()
cupy_front.install()
import cupy

SOURCE = """
template <class T> __global__ void scale(T* y, const T* x, T a, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i];
}
__constant__ float table[4];
extern "C" __global__ void look_up(float* y) { y[threadIdx.x] = table[threadIdx.x]; }
struct alignas(64) Map { unsigned long long words[16]; };
extern "C" __global__ void tile(const __grid_constant__ Map map, float* out) {
    __shared__ alignas(128) float box[8 * 8];
    __shared__ alignas(8) unsigned long long full;
    unsigned bar = __cvta_generic_to_shared(&full), to = __cvta_generic_to_shared(box);
    if (threadIdx.x == 0) {
        asm volatile("mbarrier.init.shared.b64 [%0], 1;" :: "r"(bar));
        asm volatile("fence.mbarrier_init.release.cluster;");
        asm volatile("mbarrier.arrive.expect_tx.shared.b64 _, [%0], 256;" :: "r"(bar) : "memory");
        asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes"
                     " [%0], [%1, {8, 4}], [%2];" :: "r"(to), "l"(&map), "r"(bar) : "memory");
    }
    __syncthreads();
    asm volatile("{ .reg .pred p; again: mbarrier.try_wait.parity.shared.b64 p, [%0], 0; @!p bra again; }"
                 :: "r"(bar) : "memory");
    for (int i = threadIdx.x; i < 64; i += 32) out[i] = box[i];
}
"""
module = cupy.RawModule(code=SOURCE, name_expressions=["scale<float>"])
x = torch.arange(100, dtype=torch.float32, device="cuda")
for taken in (cupy.asarray(x), cupy.from_dlpack(x)):
    assert taken.data.ptr == x.data_ptr()
y = cupy.zeros(100, dtype=cupy.float32)
with cupy.cuda.ExternalStream(torch.cuda.current_stream().cuda_stream):
    module.get_function("scale<float>")((1,), (128,), (y, taken, cupy.float32(3), cupy.int32(100)))
assert y.get().tolist() == [3.0 * i for i in range(100)]
for back in (torch.from_dlpack(y), torch.as_tensor(y, device="cuda"), torch.utils.dlpack.from_dlpack(y)):
    assert back.is_cuda and back.data_ptr() == y.data.ptr and torch.equal(back, 3 * x)
assert not torch.from_dlpack(numpy.ones(3)).is_cuda

cupy.ndarray(4, cupy.float32, module.get_global("table"))[...] = cupy.arange(4)
module.get_function("look_up")((1,), (4,), (y,))
assert y[:5].get().tolist() == [0, 1, 2, 3, 12]

stream, first, last = cupy.cuda.Stream(non_blocking=True), cupy.cuda.Event(), cupy.cuda.Event()
with stream:
    first.record()
    z = y + 1
    last.record()
last.synchronize()
assert cupy.cuda.get_elapsed_time(first, last) >= 0 and z[:2].get().tolist() == [1, 2]
assert float(cupy.max(z)) == 298
assert cupy.cuda.Device().compute_capability == "90"

kinds = [getattr(driver, f"CUtensorMap{name}") for name in ("DataType", "Interleave", "Swizzle", "L2promotion")]
table = cupy.arange(16 * 32, dtype=cupy.float32).reshape(16, 32)
result, encoded = driver.cuTensorMapEncodeTiled(
    driver.CUtensorMapDataType.CU_TENSOR_MAP_DATA_TYPE_FLOAT32, 2, table.data.ptr,
    [driver.cuuint64_t(32), driver.cuuint64_t(16)], [driver.cuuint64_t(128)],
    [driver.cuuint32_t(8)] * 2, [driver.cuuint32_t(1)] * 2, *[kind(0) for kind in kinds[1:]],
    driver.CUtensorMapFloatOOBfill(0))
assert result == 0, result
octets = (ctypes.c_char * 128).from_address(encoded.getPtr())
out = cupy.zeros((8, 8), cupy.float32)
module.get_function("tile")((1,), (32,), (numpy.frombuffer(octets, numpy.dtype("V128"))[0], out))
assert cupy.array_equal(out, table[4:12, 8:16])

rows = cupy.asarray(torch.rand(6, 4, device="cuda"))
host = rows.get()
for got, want in (
    (rows @ rows.T, host @ host.T), (rows.T[::-1] @ rows, host.T[::-1] @ host), (cupy.dot(rows, rows.T), host @ host.T),
    (cupy.einsum("ij,kj->ik", rows, rows), host @ host.T), (cupy.sort(rows, axis=0), numpy.sort(host, 0)),
    (rows.argsort(), host.argsort()), (cupy.unique(cupy.asarray([3, 1, 3])), numpy.array([1, 3])),
):
    assert isinstance(got, cupy.ndarray) and got.dtype == want.dtype
    numpy.testing.assert_allclose(got.get(), want, rtol=1e-5)
square = cupy.empty((6, 6), cupy.float16)
half = rows.astype(cupy.float16)
assert cupy.matmul(half, half.T, out=square) is square and torch.from_dlpack(square).is_cuda
wide = half.get().astype(numpy.float64)
assert numpy.array_equal(square.get(), (wide @ wide.T).astype(numpy.float16))
from cupy.random import _bit_generator, _generator_api
cupy.random.seed(3)
first = cupy.random.rand(2000)
cupy.random.seed(3)
assert cupy.array_equal(cupy.random.rand(2000), first) and abs(float(first.mean()) - 0.5) < 0.03
assert abs(float(cupy.random.RandomState(1).normal(2, 3, 4000).std()) - 3) < 0.2
assert sorted(cupy.random.permutation(50).get()) == list(range(50))
_generator_api.Generator(_bit_generator.XORWOW(1)).random(4)  # no error of CuPy's, but a line
try:
    cupy.random.default_rng(1)
except NotImplementedError as error:
    assert "use cupy.random.RandomState" in str(error)
else:
    raise AssertionError

WRONG = 'extern "C" __global__ void beyond(float* y) {\n    y[100 + threadIdx.x] = 1;\n}\n'
try:
    cupy.RawKernel(WRONG, "beyond")((1,), (32,), (y,))
except EmulatorFinding as finding:
    print(finding.report["kind"], finding.report["location"], finding.report["message"])
try:
    cupy.RawKernel(WRONG.replace("threadIdx", "threadId"), "beyond")((1,), (32,), (y,))
except CompileError as error:
    print(error.diagnostics[0].line, error.diagnostics[0].message)
'''


@needs_cupy
def test_cupy_runs_upon_the_stand_in(tmp_path: Path) -> None:
    """Arrays on torch's memory and back, modules, constants, streams, events, tensor maps, findings, compile errors.
    A driver that was loaded before is not asked."""
    path = tmp_path / "run.py"
    path.write_text(loads_it(tmp_path) + PROGRAM)
    done = programs.run(path, cwd=tmp_path, variables={"CUPY_CACHE_DIR": str(tmp_path / "kept")})
    assert done.returncode == 0, done.stdout + done.stderr
    assert "warpyard: a kernel was launched that came with no PTX, as those of a library: it did not run" in done.stdout
    printed, error = [line for line in done.stdout.splitlines() if not line.startswith("warpyard:")]
    line = next(number for number, text in enumerate(path.read_text().splitlines(), 1) if text.startswith("WRONG ="))
    assert printed.startswith(f"out-of-bounds {path}:{line} global address")
    assert "which has 400 bytes" in printed
    assert error == '2 identifier "threadId" is undefined'


@pytest.mark.slow
@needs_cupy
def test_the_example_passes(tmp_path: Path, judge: dict[str, str]) -> None:
    example_passes("attn_dist_cupy.py", tmp_path, judge)


@pytest.mark.skipif(not shutil.which("g++"), reason="needs a C++ compiler")
def test_a_runtime_inside_a_library_gives_way(tmp_path: Path) -> None:
    """Also where it has a function that the stand-in lacks."""
    inside = tmp_path / "inside.cpp"
    inside.write_text(
        "#define KEPT static __attribute__((noinline, noipa))\n"
        'extern "C" {\n'
        "volatile int value = 7;\n"
        "KEPT int cudaKnown(int x) { for (int i = 0; i < x; ++i) value += i; return value; }\n"
        "KEPT int cudaNew(int x) { for (int i = 0; i < x; ++i) value += i; return value; }\n"
        "KEPT int own(int x) { for (int i = 0; i < x; ++i) value += i; return value; }\n"
        "int all(int x) { return cudaKnown(x) + 100 * cudaNew(x) + 10000 * own(x); }\n"
        "}\n"
    )
    stand_in = tmp_path / "stand_in.cpp"
    stand_in.write_text('extern "C" { int cudaKnown(int x) { return x; } int warpyard_lacking() { return 9; } }\n')
    made = []
    for source in (inside, stand_in):
        path = source.with_suffix(".so")
        subprocess.run(["g++", "-shared", "-fPIC", "-O1", "-o", str(path), str(source)], check=True)
        made.append(ctypes.CDLL(str(path)))
    library, other = made
    assert library.all(0) == 70707
    assert divert.divert(inside.with_suffix(".so"), other) == 2
    assert library.all(5) == 5 + 900 + 10000 * 17
