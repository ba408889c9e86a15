"""The layer norm of each row by a warp; the defects are in its algebra."""

import torch

import jit

SOURCE = r"""
__device__ float total(float x) {
    for (int far = 16; far; far /= 2) x += __shfl_xor_sync(~0u, x, far);
    return x;
}
extern "C" __global__ void layer_norm(const float* x, const float* weight, const float* bias, float* out, int columns) {
    const float* row = x + blockIdx.x * columns;
    float sum = 0, squares = 0;
    for (int c = threadIdx.x; c < columns; c += 32) sum += row[c];
    const float mean = total(sum) / columns;
    for (int c = threadIdx.x; c < columns; c += 32) squares += (row[c] - mean) * (row[c] - mean);
    const float factor = rsqrtf(total(squares) / columns + 1e-5f);
    for (int c = threadIdx.x; c < columns; c += 32)
        out[blockIdx.x * columns + c] = (row[c] - mean) * factor * weight[c] + bias[c];
}
"""


def custom_kernel(data):
    x, weight, bias = data
    out = torch.empty_like(x)
    kernel = jit.load(SOURCE, arch="sm_90a")["layer_norm"]
    kernel(x, weight, bias, out, x.shape[1], grid=x.shape[0], block=32)
    return out
