"""Wrong submissions of the task ``ramp``, by what writes the first wrong element; ``# here`` stands at its line."""

from __future__ import annotations

_JIT = '''
import jit
import torch

SOURCE = r"""
extern "C" __global__ void ramp(const float* x, const float* row, float* out, int columns) {
    const int i = blockIdx.x, j = threadIdx.x;
    %s
}
extern "C" __global__ void late(float* out, int columns) {
    out[2 * columns + threadIdx.x] = 5.0f;  // here
    out[3 * columns + threadIdx.x] = 5.0f;
}
"""


def custom_kernel(data):
    x, row = data
    rows, columns = x.shape
    module = jit.load(SOURCE, arch="sm_90a")
    %s
    return out
'''
_VALUE = "x[i * columns + j] * 2 + row[i]"
# Each submission is wrong in two places, so that no single change of it gives a right output: that would be its cause.
_MORE = "(i == 4 && j >= 32 ? 0.25f : 0.0f) + (i > 3 && i < 5 && j > 31 ? 0.25f + j : 0.0f)"  # no one number is of both
_EMPTY, _ZEROS = "out = torch.empty_like(x)", 'out = torch.zeros(x.shape, device="cuda")'
_LATE = 'module["late"](out, columns, grid=1, block=8)'
_LAUNCH = 'module["ramp"](x, row, out, columns, grid=rows, block=columns)'


def by_jit(kernel: str, host: str = f"{_EMPTY}; {_LAUNCH}") -> str:
    """A submission by ``jit.load``: the kernel's body, and what the host does."""
    return _JIT % (kernel, host.replace("\n", "\n    "))


JIT = {
    "a store": by_jit(f"out[i * columns + j] = {_VALUE} + {_MORE};  // here"),
    "an atomic": by_jit(
        f"atomicAdd(out + i * columns + j, {_VALUE} + {_MORE});  // here",
        f"{_ZEROS}; {_LAUNCH}",
    ),
    "a bulk copy": by_jit(
        f"""__shared__ alignas(128) float tile[40];
    tile[j] = {_VALUE} + {_MORE};
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    __syncthreads();
    if (j == 0) {{
        unsigned from = __cvta_generic_to_shared(tile);
        float* to = out + i * columns;
        asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 160;" :: "l"(to), "r"(from));  // here
        asm volatile("cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;" ::: "memory");
    }}"""
    ),
    "a second store": by_jit(
        f"""out[i * columns + j] = {_VALUE};  // first
    __syncthreads();
    if (i == 4 && j < 8) out[i * columns + j + 32] += 0.5f + j;  // here
    if (i == 5 && j < 8) out[i * columns + j + 32] += 0.5f + j;"""
    ),
    "a second launch": by_jit(
        f"out[i * columns + j] = {_VALUE};  // first",
        f"{_EMPTY}; {_LAUNCH}; {_LATE}\n{_LATE}",
    ),
    "no kernel": by_jit(
        f"if (i != 4) if (2 * i != 8) out[i * columns + j] = {_VALUE};  // here", f"{_ZEROS}; {_LAUNCH}"
    ),
    "torch in place": by_jit(f"out[i * columns + j] = {_VALUE};", f"{_EMPTY}; {_LAUNCH}\nout[4, 32:] *= 3.25  # here"),
    "a copy of torch": by_jit(
        f"out[j * gridDim.x + i] = {_VALUE} + {_MORE};  // here",
        f'turned = torch.empty(columns, rows, device="cuda")\n{_LAUNCH.replace("out", "turned")}\n'
        "out = turned.t().contiguous()  # copied",
    ),
    "a function of torch": by_jit(
        f"out[i * columns + j] = {_VALUE} + {_MORE} + 1;  // here",
        f"{_EMPTY}; {_LAUNCH}\nout = out - 1  # through",
    ),
    "another line": by_jit(
        f"""if (j < 32) out[i * columns + j] = {_VALUE};
    __syncthreads();
    if (j >= 32) out[i * columns + j] = {_VALUE} + 0.25f * (j + i % 2) + 0.125f * j;  // here"""
    ),
    "some threads": by_jit(f"out[i * columns + j] = {_VALUE} + (j / 32) * 0.25f * i + (j / 32) * j;  // here"),
}

OTHERS = {
    "inline": '''
from torch.utils.cpp_extension import load_inline

CUDA = r"""
#include <torch/extension.h>

__global__ void ramp(const float* x, const float* row, float* out, int columns) {
    const int i = blockIdx.x, j = threadIdx.x;
    out[i * columns + j] = x[i * columns + j] * 2 + row[i]  // here
        + (i == 4 && j >= 32 ? 0.25f : 0.0f) + (i == 4 && j >= 32 ? 0.25f + j : 0.0f);
}

torch::Tensor run(torch::Tensor x, torch::Tensor row) {
    auto out = torch::empty_like(x);
    ramp<<<x.size(0), x.size(1)>>>(x.data_ptr<float>(), row.data_ptr<float>(), out.data_ptr<float>(), x.size(1));
    return out;
}
torch::Tensor cleared(torch::Tensor x, torch::Tensor row) {
    auto out = run(x, row);
    cudaMemset(out.data_ptr<float>() + 4 * x.size(1) + 32, 1, 32);
    return out;
}
"""
CPP = """torch::Tensor run(torch::Tensor x, torch::Tensor row);
torch::Tensor cleared(torch::Tensor x, torch::Tensor row);"""
MODULE = load_inline(name="origins_ramp", cpp_sources=CPP, cuda_sources=CUDA, functions=["run", "cleared"])


def custom_kernel(data):
    return MODULE.run(*data)  # called
''',
    "triton": '''
import torch
import triton
import triton.language as tl


@triton.jit
def ramp(x, row, out, columns, BLOCK: tl.constexpr):
    i, j = tl.program_id(0), tl.arange(0, BLOCK)
    mask = j < columns
    found = tl.load(x + i * columns + j, mask=mask, other=0.0) * 2 + tl.load(row + i)
    found += tl.where((i == 4) & (j >= 32), 0.25, 0.0)
    found += tl.where((i == 4) & (j >= 32), 0.25 + j, 0.0)
    tl.store(out + i * columns + j, found, mask=mask)  # here


def custom_kernel(data):
    x, row = data
    out = torch.empty_like(x)
    ramp[(x.shape[0],)](x, row, out, x.shape[1], BLOCK=64)
    return out
''',
    "cupy": '''
import cupy
import torch

KERNEL = cupy.RawKernel(
    r"""
extern "C" __global__ void ramp(const float* x, const float* row, float* out, int columns) {
    const int i = blockIdx.x, j = threadIdx.x;
    out[i * columns + j] = x[i * columns + j] * 2 + row[i]  // here
        + (i == 4 && j >= 32 ? 0.25f : 0.0f) + (i == 4 && j >= 32 ? 0.25f + j : 0.0f);
}
""",
    "ramp",
)


def custom_kernel(data):
    x, row = data
    out = torch.empty_like(x)
    KERNEL((x.shape[0],), (x.shape[1],), (x.data_ptr(), row.data_ptr(), out.data_ptr(), cupy.int32(x.shape[1])))
    return out
''',
    "numba": '''
import torch
from numba import cuda, float32


@cuda.jit
def ramp(x, row, out):
    i, j = cuda.blockIdx.x, cuda.threadIdx.x
    more, rest = float32(0), float32(0)
    if i == 4 and j >= 32:
        more = float32(j)
    if i == 4 and j >= 32:
        rest = float32(1)
    out[i, j] = x[i, j] * float32(2) + row[i] + more + rest  # here


def custom_kernel(data):
    x, row = data
    out = torch.empty_like(x)
    ramp[x.shape[0], x.shape[1]](*(cuda.as_cuda_array(one) for one in (x, row, out)))
    return out
''',
    "cute": '''
import cutlass.cute as cute
import torch
from cutlass.cute.runtime import from_dlpack


@cute.kernel
def ramp_kernel(x: cute.Tensor, row: cute.Tensor, out: cute.Tensor):
    j, _, _ = cute.arch.thread_idx()
    i, _, _ = cute.arch.block_idx()
    found = x[i, j] * 2.0 + row[i]
    if i == 4:
        if j >= 32:
            found = found + 3.5
    if i == 4:
        if j >= 32:
            found = found + 1.5
    out[i, j] = found  # here


@cute.jit
def ramp(x: cute.Tensor, row: cute.Tensor, out: cute.Tensor):
    ramp_kernel(x, row, out).launch(grid=(6, 1, 1), block=(40, 1, 1))


def custom_kernel(data):
    x, row = data
    out = torch.empty_like(x)
    ramp(*(from_dlpack(one) for one in (x, row, out)))
    return out
''',
}  # fmt: skip
