"""cuBLAS and cuBLASLt by their names, for which NumPy stands: programs, extensions; libraries that nobody calls."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import jit
from jit.emulated_cuda.programs import program
from jit.emulated_cuda.runtime import host_blas, toolkit
from jit.emulated_cuda.runtime.server import Server
from tests import programs
from tests.paths import DATA

try:
    toolkit.find()
except jit.NoCompilerError as missing:
    pytest.skip(str(missing), allow_module_level=True)

EXTENSION = r'''
import warnings

import torch

import jit
from jit.emulated_cuda.programs import extension
from jit.emulated_cuda.torch import install
from jit.extension import build_plan

install.install()
CUDA = """
#include <ATen/cuda/CUDAContext.h>
#include <cublas_v2.h>
torch::Tensor product(torch::Tensor a, torch::Tensor b) {
    auto c = torch::empty({a.size(0), b.size(1)}, a.options());
    const float one = 1, none = 0;
    cublasHandle_t handle = at::cuda::getCurrentCUDABlasHandle();
    // rows of c are columns of its transpose: c^T = b^T a^T
    TORCH_CUDABLAS_CHECK(cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, b.size(1), a.size(0), a.size(1), &one,
        b.data_ptr<float>(), b.size(1), a.data_ptr<float>(), a.size(1), &none, c.data_ptr<float>(), b.size(1)));
    return c;
}
torch::Tensor short_product(torch::Tensor a, torch::Tensor b) {
    auto c = torch::empty({a.size(0), b.size(1)}, a.options());
    const float one = 1, none = 0;
    TORCH_CUDABLAS_CHECK(cublasGemmEx(at::cuda::getCurrentCUDABlasHandle(), CUBLAS_OP_N, CUBLAS_OP_N, b.size(1),
        a.size(0), a.size(1), &one, b.data_ptr(), CUDA_R_16F, b.size(1), a.data_ptr(), CUDA_R_16F, a.size(1), &none,
        c.data_ptr(), CUDA_R_16F, b.size(1), CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT));
    return c;
}
"""
names = ["product", "short_product"]
head = "".join(f"torch::Tensor {name}(torch::Tensor a, torch::Tensor b);" for name in names)
made = extension.load(build_plan.inline_plan(
    "product", head, CUDA, functions=names, extra_ldflags=["-lcublas"], caller="/x/mine.py"))
a, b = torch.randn(30, 20, device="cuda"), torch.randn(20, 40, device="cuda")
with warnings.catch_warnings(record=True) as caught:
    for _ in range(2):
        torch.testing.assert_close(made.product(a, b), a @ b)
a, b = torch.randn(200, 300, device="cuda").half(), torch.randn(300, 100, device="cuda").half()
torch.testing.assert_close(made.short_product(a, b), a @ b, rtol=1e-3, atol=1e-3)
print([(one.category.__name__, str(one.message)) for one in caught])
unused = """__global__ void k(float* x) { x[threadIdx.x] = 1; }
void f(torch::Tensor x) { k<<<1, 32>>>(x.data_ptr<float>()); }"""
made = extension.load(build_plan.inline_plan("unused", "void f(torch::Tensor x);", unused, functions=["f"],
    extra_ldflags=["-lcublas", "-lcublasLt", "-lcurand", "-lcufft", "-lcusolver", "-lcusparse"], caller="/x/mine.py"))
x = torch.zeros(32, device="cuda")
made.f(x)
print(int(x.sum()))
'''


def test_products_of_every_form_and_what_is_refused(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """The program compares each with sums in f64."""
    said: list[str] = []

    def found(server: Server, error: jit.JitError) -> None:
        said.append(str(error))

    built = program.build(DATA / "cuda_programs" / "products.cu", "sm_90a", ["-lcublas"], tmp_path)
    ran = program.run(built, [], found, said.append)
    out = capfd.readouterr().out.splitlines()
    assert ran.code == 0, said
    assert [line.rpartition(" ")[2] for line in out[:-3]] == ["right"] * 10, out
    assert out[-3:] == [
        "short CUBLAS_STATUS_INVALID_VALUE", "outside CUBLAS_STATUS_EXECUTION_FAILED",
        "host CUBLAS_STATUS_EXECUTION_FAILED",
    ]  # fmt: skip
    assert said.count("cublasSgemm: a matrix is not in device memory, or leaves its allocation") == 2
    assert ran.server.on_host == {
        "cublasSgemm": 4, "cublasDgemm": 1, "cublasGemmEx": 1, "cublasGemmStridedBatchedEx": 1, "cublasSgemmBatched": 3,
        "cublasSgemv": 2,
    }  # fmt: skip


@pytest.mark.slow
def test_epilogues_of_cublaslt_and_what_is_refused(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """The program compares each with sums in f64."""
    said: list[str] = []

    def found(server: Server, error: jit.JitError) -> None:
        said.append(str(error))

    built = program.build(DATA / "cuda_programs" / "matmul_lt.cu", "sm_90a", ["-lcublasLt", "-lcublas"], tmp_path)
    ran = program.run(built, [], found, said.append)
    out = capfd.readouterr().out.splitlines()
    assert ran.code == 0, said
    assert [line.rpartition(" ")[2] for line in out[:-4]] == ["right"] * 14, out
    assert out[-4:] == [
        "relu aux CUBLAS_STATUS_NOT_SUPPORTED", "sizes CUBLAS_STATUS_INVALID_VALUE",
        "no bias CUBLAS_STATUS_INVALID_VALUE", "fp8 A B CUBLAS_STATUS_NOT_SUPPORTED",
    ]  # fmt: skip
    assert "cublasLtMatmul: epilogue 130: not supported here" in said
    assert ran.server.on_host == {"cublasLtMatmul": 14}


@pytest.mark.slow
def test_a_program_may_list_and_set_algorithms_of_cublaslt(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    said: list[str] = []
    built = program.build(DATA / "cuda_programs" / "algorithms_lt.cu", "sm_90a", ["-lcublasLt"], tmp_path)
    ran = program.run(built, [], lambda server, error: said.append(str(error)), said.append)
    assert (ran.code, capfd.readouterr().out) == (0, "right\n"), said
    assert ran.server.on_host == {"cublasLtMatmul": 1}


@pytest.mark.parametrize(("kind", "dtype"), [(28, "float8_e4m3fn"), (29, "float8_e5m2")])
def test_fp8_is_that_of_torch(kind: int, dtype: str) -> None:
    torch = pytest.importorskip("torch")
    codes = np.arange(256, dtype=np.uint8)
    ours = host_blas._wide(codes, kind)
    theirs = torch.from_numpy(codes).view(getattr(torch, dtype)).double().numpy()
    np.testing.assert_array_equal(ours, theirs)
    values = np.random.default_rng(7).normal(size=4000) * 40
    known = np.sort(theirs[np.isfinite(theirs)])
    values = np.concatenate([values, (known[1:] + known[:-1]) / 2])  # halfway: the even one of the two
    values = values[np.abs(values) <= known[-1]]
    made = np.empty(len(values), np.uint8)
    host_blas._put(made, values, kind)
    np.testing.assert_array_equal(made, torch.from_numpy(values).to(getattr(torch, dtype)).view(torch.uint8).numpy())
    host_blas._put(made[:3], np.array([1e9, -1e9, np.nan]), kind)
    assert theirs[made[:2]].tolist() == [known[-1], -known[-1]], "what is too large is the largest number"
    assert np.isnan(theirs[made[2]])


@pytest.mark.slow
def test_extensions(tmp_path: Path) -> None:
    """One multiplies by torch's handle; one is linked with libraries that it does not call."""
    done = programs.run(EXTENSION, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr[-3000:]
    assert done.stdout.splitlines() == [
        "warpyard: cuBLAS: its products are done by NumPy on the host, and not emulated",
        "[('NotEmulatedWarning', 'cublasSgemm: done on the host, and not emulated')]", "32",
    ]  # fmt: skip
