import torch

import jit

SOURCE = r"""
extern "C" __global__ void residual(const float* x, const float* r, const float* sums, float* y, float* out,
                                    int columns) {
    __shared__ float parts[32];
    const int t = threadIdx.x, row = blockIdx.x;
    float total = 0.0f;
    for (int i = t; i < columns; i += blockDim.x) {
        float v = x[row * columns + i] + r[row * columns + i];
        y[row * columns + i] = v;
        total += v * v;
    }
    for (int far = 16; far; far /= 2) total += __shfl_xor_sync(~0u, total, far);
    if (t % 32 == 0) parts[t / 32] = total;
    __syncthreads();
    total = 0.0f;
    for (int i = 0; i < blockDim.x / 32; ++i) total += parts[i];
    const float scale = rsqrtf(total / columns + 1e-5f);
    for (int i = t; i < columns; i += blockDim.x)
        out[row * columns + i] = y[row * columns + i] * scale + (row > 0 ? sums[row - 1] : 0.0f);
}
"""


def custom_kernel(data):
    x, r, sums = data
    y, out = torch.empty_like(x), torch.empty_like(x)
    rows, columns = x.shape
    threads = min(64, (columns + 31) // 32 * 32)
    jit.load(SOURCE)["residual"](x, r, sums, y, out, columns, grid=rows, block=threads)
    return y, out
