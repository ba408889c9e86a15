import torch

import jit

SOURCE = r"""
#define N 128
extern "C" __global__ void top_k(const float* x, float* out, int k) {
    __shared__ float keys[N];
    const int t = threadIdx.x;
    const int row = blockIdx.x;
    keys[t] = x[row * N + t];
    __syncthreads();
    for (int size = 2; size <= N; size <<= 1) {
        for (int stride = size >> 1; stride > 0; stride >>= 1) {
            const int partner = t ^ stride;
            if (partner > t) {
                const bool descending = (t & size) == 0;
                const float a = keys[t], b = keys[partner];
                if (descending ? a < b : a > b) {
                    keys[t] = b;
                    keys[partner] = a;
                }
            }
            __syncthreads();
        }
    }
    if (t < k) {
        out[row * k + t] = keys[t];
    }
}
"""


def custom_kernel(data):
    x, k = data
    rows, columns = x.shape
    assert columns == 128
    out = torch.empty((rows, k), dtype=x.dtype, device=x.device)
    module = jit.load(SOURCE)
    kernel = module["top_k"]
    kernel(x, out, k, grid=rows, block=128)
    return out
