"""Shared memory and a barrier: each thread reads what another one wrote."""

import jit
import torch
from task import input_t, output_t

SOURCE = r"""
constexpr int kThreads = 128;

// out[i] = 2 x[i]. A thread loads the element of its mirror image, and takes its own from shared memory.
extern "C" __global__ void flip(const float* x, float* out, int n) {
    __shared__ float tile[kThreads];
    int t = threadIdx.x, mirror = kThreads - 1 - t, base = blockIdx.x * kThreads;
    tile[mirror] = x[base + mirror];
    __syncthreads();
    out[base + t] = 2 * tile[t];
}
"""


def custom_kernel(data: input_t) -> output_t:
    out = torch.empty_like(data)
    jit.load(SOURCE)["flip"](data, out, data.numel(), grid=data.numel() // 128, block=128)
    return out
