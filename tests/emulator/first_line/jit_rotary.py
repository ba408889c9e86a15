"""Rotary embedding, a warp a head of a token; the defects are in its algebra and in its indices."""

import torch

import jit

SOURCE = r"""
extern "C" __global__ void rotate(const float* x, const int* positions, float* out, int dims) {
    const int half = dims / 2, token = blockIdx.y, row = (token * gridDim.x + blockIdx.x) * dims;
    const int position = positions[token];
    for (int i = threadIdx.x; i < half; i += 32) {
        const float angle = position * powf(10000.0f, -float(i) / half);
        const float low = x[row + i], high = x[row + half + i];
        out[row + i] = low * cosf(angle) - high * sinf(angle);
        out[row + half + i] = low * sinf(angle) + high * cosf(angle);
    }
}
"""


def custom_kernel(data):
    x, positions = data
    out = torch.empty_like(x)
    tokens, heads, dims = x.shape
    jit.load(SOURCE, arch="sm_90a")["rotate"](x, positions, out, dims, grid=(heads, tokens), block=32)
    return out
