import torch

import jit

SOURCE = r"""
#include <cuda_fp16.h>

extern "C" __global__ void ring(const __half* x, float* out, int points, float width) {
    extern __shared__ float line[];
    for (int i = threadIdx.x; i < points; i += blockDim.x) line[i] = __half2float(x[blockIdx.x * points + i]);
    __syncthreads();
    if (threadIdx.x > 0) return;
    float sum = 0.0f;
    int before = points - 1;
    for (int i = 0; i < points; ++i) {
        float gap = line[i] - line[before];
        float far = gap * gap / (2.0f * width * width);
        sum = sum + __expf(-far);
        before = i;
    }
    out[blockIdx.x] = sum;
}
"""


def custom_kernel(data):
    x, width = data
    rings, points = x.shape
    out = torch.empty(rings, device=x.device)
    jit.load(SOURCE)["ring"](x, out, points, width, grid=rings, block=64, smem=points * 4)
    return out
