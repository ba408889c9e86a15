import torch

import jit

SOURCE = r"""
__device__ float squash(float v) { return 1.0f / (1.0f + expf(-v)); }

extern "C" __global__ void highway(const float* sums, const float* x, float* out, int width) {
    int c = threadIdx.x, first = blockIdx.x * 2 * width;
    if (c >= width) return;
    float made = tanhf(sums[first + c]);
    float gate = squash(sums[first + width + c]);
    out[blockIdx.x * width + c] = gate * made + (1.0f - gate) * x[blockIdx.x * width + c];
}
"""


def custom_kernel(data):
    sums, shift, x = data
    rows, width = x.shape
    out = torch.empty_like(x)
    jit.load(SOURCE)["highway"](sums + shift, x, out, width, grid=rows, block=64)
    return out
