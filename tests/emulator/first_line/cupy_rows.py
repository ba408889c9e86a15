"""The sum of each row by CuPy's RawKernel."""

import cupy
import torch

KERNEL = cupy.RawKernel(
    r"""
extern "C" __global__ void rows(const float* x, float* out, int columns, float scale) {
    __shared__ float found[64];
    __shared__ float halves[2];
    const int t = threadIdx.x;
    float sum = 0;
    for (int c = t; c < columns; c += 64) sum += x[blockIdx.x * columns + c];
    found[t] = sum;
    __syncthreads();
    for (int far = 32; far; far /= 2) {
        if (t < far) found[t] += found[t + far];
        __syncthreads();
    }
    if (t < 2) halves[t] = found[0] * (t ? scale : 0);
    __syncwarp();
    if (t == 0) out[blockIdx.x] = halves[0] + halves[1];
}
""",
    "rows",
)


def custom_kernel(data):
    x, scale = data
    rows, columns = x.shape
    out = torch.empty(rows, device="cuda")
    KERNEL((rows,), (64,), (x.data_ptr(), out.data_ptr(), cupy.int32(columns), cupy.float32(scale)))
    return out
