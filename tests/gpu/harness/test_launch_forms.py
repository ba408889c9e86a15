"""Honest submissions in each form in which people launch: every one passes, with the time of its kernels."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from harness import tasks
from harness.checking import checker, verdict
from harness.machine.devices import Device
from harness.process.session import Session
from harness.tasks.cases import Case
from harness.timing import benchmark
from harness.timing.batches import Form
from tests.paths import AXPY

pytestmark = pytest.mark.gpu

CUDA = Device("cuda", "cuda")
CASE = Case({"n": 1 << 22, "seed": 5}, "n: 4194304; seed: 5", "benchmark", 0)
BYTES = 12 * (1 << 22)
GRAPH, QUEUED, PLAIN = Form.GRAPH.value, Form.QUEUED.value, Form.PLAIN.value

KERNEL = r"""
#include <torch/extension.h>
__global__ void axpy(const float* x, const float* y, float* out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = 2 * x[i] + y[i];
}
"""
LAUNCH = "axpy<<<(n + 255) / 256, 256{more}>>>(x.data_ptr<float>(), y.data_ptr<float>(), out.data_ptr<float>(), n);"


def extension(body: str, before: str = "", flags: str = "", headers: str = "", setup: str = "") -> str:
    """A submission whose C++ function does ``body`` for ``x``, ``y``, ``out`` and ``n``."""
    cuda = (
        headers
        + KERNEL
        + before
        + "torch::Tensor run(torch::Tensor x, torch::Tensor y) {\n    auto out = torch::empty_like(x);\n"
        + f"    int n = x.numel();\n    {body}\n    return out;\n}}\n"
    )
    return f"""
import torch
from torch.utils.cpp_extension import load_inline
{setup}
module = load_inline("forms", cpp_sources="torch::Tensor run(torch::Tensor x, torch::Tensor y);",
                     cuda_sources={cuda!r}, functions=["run"], extra_cuda_cflags={flags.split()!r})

def custom_kernel(data):
    x, y = data
    return module.run(x, y)
"""


PLAIN_LAUNCH = LAUNCH.replace("{more}", "")
CUB = "#include <cub/cub.cuh>\n"
SUM = "cub::DeviceReduce::Sum({temp}, bytes, x.data_ptr<float>(), total.data_ptr<float>(), n);"

FORMS: dict[str, tuple[str, set[str]]] = {
    "the legacy default stream": (extension(PLAIN_LAUNCH), {QUEUED}),
    "the per-thread default stream": (extension(PLAIN_LAUNCH, flags="-default-stream=per-thread"), {QUEUED, PLAIN}),
    "a stream of the extension's own": (
        extension(
            "static cudaStream_t own = nullptr;\n    if (!own) cudaStreamCreate(&own);\n    "
            + LAUNCH.replace("{more}", ", 0, own")
        ),
        {QUEUED, PLAIN},
    ),
    "a non-blocking stream that it waits for": (
        extension(
            "static cudaStream_t own = nullptr;\n"
            "    if (!own) cudaStreamCreateWithFlags(&own, cudaStreamNonBlocking);\n    cudaDeviceSynchronize();\n    "
            + LAUNCH.replace("{more}", ", 0, own")
            + "\n    cudaStreamSynchronize(own);"
        ),
        {PLAIN},
    ),
    "cub with torch's memory": (
        extension(
            "size_t bytes = 0;\n    auto total = torch::empty({1}, x.options());\n    "
            + SUM.replace("{temp}", "nullptr")
            + "\n    auto temp = torch::empty({(int64_t)bytes}, x.options().dtype(torch::kUInt8));\n    "
            + SUM.replace("{temp}", "temp.data_ptr()")
            + PLAIN_LAUNCH,
            headers=CUB,
        ),
        {QUEUED},
    ),
    "cub with cudaMalloc": (
        extension(
            "size_t bytes = 0;\n    void* temp = nullptr;\n    auto total = torch::empty({1}, x.options());\n    "
            + SUM.replace("{temp}", "temp")
            + "\n    cudaMalloc(&temp, bytes);\n    "
            + SUM.replace("{temp}", "temp")
            + PLAIN_LAUNCH
            + "\n    cudaFree(temp);",
            headers=CUB,
        ),
        {QUEUED, PLAIN},
    ),
    "cudaMallocAsync": (
        extension(
            "float* temp;\n    cudaMallocAsync(&temp, 4 * n, 0);\n"
            "    axpy<<<(n + 255) / 256, 256>>>(x.data_ptr<float>(), y.data_ptr<float>(), temp, n);\n"
            "    cudaMemcpyAsync(out.data_ptr<float>(), temp, 4 * n, cudaMemcpyDeviceToDevice, 0);\n"
            "    cudaFreeAsync(temp, 0);"
        ),
        {QUEUED, PLAIN},
    ),
    "scratch that the call before zeroed": (
        extension(
            "static int* flags = nullptr;\n"
            "    if (!flags) { cudaMalloc(&flags, 4); cudaMemset(flags, 0, 4); }\n"
            "    count<<<1, 1>>>(flags);\n"
            "    counted<<<(n + 255) / 256, 256>>>(x.data_ptr<float>(), y.data_ptr<float>(), out.data_ptr<float>(), n,"
            " flags);\n    zero<<<1, 1>>>(flags);",
            before="__global__ void count(int* flags) { ++*flags; }\n__global__ void zero(int* flags) { *flags = 0; }\n"
            "__global__ void counted(const float* x, const float* y, float* out, int n, const int* flags) {\n"
            "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
            "    if (i < n) out[i] = (2 * x[i] + y[i]) * *flags;\n}\n",
        ),
        {QUEUED},
    ),
    "one output for all calls": (
        extension(PLAIN_LAUNCH, setup="kept = {}").replace(
            "return module.run(x, y)", "return kept.setdefault(x.numel(), torch.empty_like(x)).copy_(module.run(x, y))"
        ),
        {QUEUED},
    ),
    "torch": ("import torch\n\ndef custom_kernel(data):\n    return torch.add(data[1], data[0], alpha=2)\n", {GRAPH}),
    "cuBLAS": (
        "import torch\none = torch.full((1, 1), 2.0, device='cuda')\n\ndef custom_kernel(data):\n    x, y = data\n"
        "    return torch.addmm(y.view(-1, 1), x.view(-1, 1), one).view(-1)\n",
        {GRAPH},
    ),
    "a graph of its own": (
        """
import torch
graphs = {}

def custom_kernel(data):
    x, y = data
    if x.numel() not in graphs:
        held = [torch.empty_like(x) for _ in range(3)]
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            torch.add(held[1], held[0], alpha=2, out=held[2])
        graphs[x.numel()] = graph, held
    graph, held = graphs[x.numel()]
    held[0].copy_(x)
    held[1].copy_(y)
    graph.replay()
    return held[2].clone()
""",
        {GRAPH, QUEUED},
    ),
    "CuPy": (
        """
import cupy
import torch
module = cupy.RawModule(code='extern "C" __global__ void axpy(const float* x, const float* y, float* out, int n) {'
                             'int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) out[i] = 2 * x[i] + y[i]; }')
axpy = module.get_function("axpy")

def custom_kernel(data):
    x, y = map(cupy.asarray, data)
    out = cupy.empty_like(x)
    axpy(((x.size + 255) // 256,), (256,), (x, y, out, cupy.int32(x.size)))
    return torch.as_tensor(out, device="cuda")
""",
        {QUEUED},
    ),
    "Triton, tuned at its first shape": (
        """
import torch
import triton
import triton.language as tl

@triton.autotune([triton.Config({"BLOCK": block}) for block in (512, 1024, 2048)], key=["n"])
@triton.jit
def axpy(x, y, out, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + at, 2 * tl.load(x + at, at < n) + tl.load(y + at, at < n), at < n)

def custom_kernel(data):
    x, y = data
    out = torch.empty_like(x)
    axpy[lambda meta: (triton.cdiv(x.numel(), meta["BLOCK"]),)](x, y, out, x.numel())
    return out
""",
        {GRAPH},
    ),
    "torch.compile, for each shape": (
        """
import torch

@torch.compile(dynamic=False)
def axpy(x, y):
    return 2 * x + y

def custom_kernel(data):
    return axpy(*data)
""",
        {GRAPH, QUEUED},
    ),
}


@pytest.mark.parametrize("name", FORMS)
def test_an_honest_form_is_timed_right(name: str, tmp_path: Path) -> None:
    source, forms = FORMS[name]
    path = tmp_path / "submission.py"
    path.write_text(source)
    task = tasks.load(AXPY)
    with Session(task, path, CUDA) as session:
        checked = checker.run(session, task.tests, checker.Options(timeout=300))
        result = benchmark.Bench(session, benchmark.Options(reps=20, budget=2, timeout=300)).run(CASE)
    assert [one.status for one in checked] == [verdict.PASS] * 3, [one.message for one in checked]
    said = [note for note in result.notes if "the evaluator's clock" in note]
    print(name, result.device and result.device.median, result.launch and result.launch.median, result.notes)
    assert result.status == verdict.PASS, result.message
    assert result.device is not None
    assert result.device.median > 0.9e9 * BYTES / 4.35e12, "its bytes take longer"
    assert any(form in said[0] for form in forms), result.notes
    if PLAIN not in said[0]:
        assert result.launch is not None
        assert result.device.median < result.launch.median, "a call, with its launch and a wait for it, is quicker"


def test_an_output_in_place_is_timed_right(tmp_path: Path) -> None:
    folder = tmp_path / "axpy"
    shutil.copytree(AXPY, folder)
    text = (folder / "task.yml").read_text()
    (folder / "task.yml").write_text(text.replace("mutable_inputs: []", "mutable_inputs: [1]"))
    path = tmp_path / "submission.py"
    path.write_text("def custom_kernel(data):\n    x, y = data\n    return y.add_(x, alpha=2)\n")
    with Session(tasks.load(folder), path, CUDA) as session:
        result = benchmark.Bench(session, benchmark.Options(reps=20, budget=2, timeout=60)).run(CASE)
    print(result.notes)
    assert result.status == verdict.PASS, result.message
    assert any(GRAPH in note for note in result.notes), result.notes


def test_memory_that_a_submission_took_costs_its_case(tmp_path: Path) -> None:
    """It takes all that is left, by the driver: the reference finds none, and is not blamed."""
    path = tmp_path / "submission.py"
    path.write_text("""
import ctypes
import torch
driver = ctypes.CDLL("libcuda.so.1")

def custom_kernel(data):
    x, y = data
    if x.numel() == 4096:
        for size in (1 << 30, 1 << 26, 1 << 21):
            while driver.cuMemAlloc_v2(ctypes.byref(ctypes.c_uint64()), ctypes.c_size_t(size)) == 0:
                pass
    return torch.add(y, x, alpha=2)
""")
    folder = tmp_path / "axpy"
    shutil.copytree(AXPY, folder)
    reference = folder / "reference.py"
    text = reference.read_text()
    reference.write_text(
        text.replace("    return 2 * x + y", "    torch.zeros(1 << 28, device=x.device)\n    return 2 * x + y")
    )
    task = tasks.load(folder)
    with Session(task, path, CUDA) as session:
        results = checker.run(session, task.tests, checker.Options(timeout=60))
    print([(result.status, result.message) for result in results])
    assert results[0].status == results[2].status == verdict.PASS, results
    assert results[1].status in (verdict.REFUSED, verdict.PASS), results[1]
