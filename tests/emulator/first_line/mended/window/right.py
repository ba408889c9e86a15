import torch

import jit

SOURCE = r"""
extern "C" __global__ void window(const float* x, const float* v, float* y, int h, int w, int pitch) {
    const int column = blockIdx.x * 16 + threadIdx.x, row = blockIdx.y * 8 + threadIdx.y;
    if (column >= w || row >= h) return;
    const float a = x[row * pitch + column], b = v[column];
    y[row * w + column] = 2.0f * a * b - b * b;
}
"""


def custom_kernel(data):
    x, v = data
    h, w = x.shape
    y = torch.zeros((h, w), device=x.device)
    grid = ((w + 15) // 16, (h + 7) // 8)
    jit.load(SOURCE)["window"](x, v, y, h, w, x.stride(0), grid=grid, block=(16, 8))
    return y
