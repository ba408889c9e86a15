"""The running sum of each row, in blocks of two warps."""

import torch

import jit

SOURCE = r"""
extern "C" __global__ void scan(const float* x, float* out, int columns) {
    __shared__ float sums[2];
    __shared__ float carry;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    if (threadIdx.x == 0) carry = 0;
    __syncthreads();
    for (int first = 0; first < columns; first += 64) {
        const int c = first + threadIdx.x;
        float v = c < columns ? x[blockIdx.x * columns + c] : 0;
        for (int far = 1; far < 32; far *= 2) {
            const float other = __shfl_up_sync(~0u, v, far);
            if (lane >= far) v += other;
        }
        if (lane == 31) sums[warp] = v;
        __syncthreads();
        if (warp == 1) v += sums[0];
        v += carry;
        if (c < columns) out[blockIdx.x * columns + c] = v;
        __syncthreads();
        if (threadIdx.x == 63) carry = v;
        __syncthreads();
    }
}
"""


def custom_kernel(x):
    rows, columns = x.shape
    out = torch.empty_like(x)
    jit.load(SOURCE)["scan"](x, out, columns, grid=rows, block=64)
    return out
