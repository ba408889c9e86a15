import torch

import jit

SOURCE = r"""
#define FLT_MAX 3.402823466e+38f
#define FLT_MIN 1.175494351e-38f

// A thread a column.
extern "C" __global__ void largest(const float* x, float* out, int rows, int columns) {
    int column = blockIdx.x * blockDim.x + threadIdx.x;
    if (column >= columns) return;
    float best = -FLT_MAX;
    for (int row = 0; row < rows; ++row) best = fmaxf(best, x[row * columns + column]);
    out[column] = best;
}
"""


def custom_kernel(x):
    rows, columns = x.shape
    out = torch.empty(columns, device=x.device)
    jit.load(SOURCE)["largest"](x, out, rows, columns, grid=(columns + 63) // 64, block=64)
    return out
