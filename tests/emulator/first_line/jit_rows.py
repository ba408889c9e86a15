"""The sum of each row, a warp a row; the last of a row's CTAs adds up what they have found."""

import torch

import jit

SOURCE = r"""
extern "C" __global__ void rows(const float* x, float* part, unsigned* count, float* out, int columns, float scale) {
    __shared__ float found[32];
    __shared__ float total[4];
    const int lane = threadIdx.x, row = blockIdx.y, parts = gridDim.x;
    float sum = 0;
    for (int c = blockIdx.x * 32 + lane; c < columns; c += parts * 32) sum += x[row * columns + c];
    found[lane] = sum;
    __syncwarp();  // the sums of all lanes are there
    if (lane < 4) {
        float quarter = 0;
        for (int i = 0; i < 8; ++i) quarter += found[lane * 8 + i];
        total[lane] = quarter;
    }
    __syncwarp();  // the quarters are there
    if (lane == 0) {
        part[row * parts + blockIdx.x] = total[0] + total[1] + total[2] + total[3];
        __threadfence();
        if (atomicAdd(count + row, 1u) == parts - 1) {
            __threadfence();
            float all = 0;
            for (int i = 0; i < parts; ++i) all += part[row * parts + i];
            out[row] = all * scale;
        }
    }
}
"""


def custom_kernel(data):
    x, scale = data
    rows, columns = x.shape
    out, part = torch.empty(rows, device="cuda"), torch.empty(rows * 3, device="cuda")
    count = torch.zeros(rows, dtype=torch.int32, device="cuda")
    jit.load(SOURCE)["rows"](x, part, count, out, columns, scale, grid=(3, rows), block=32)
    return out
