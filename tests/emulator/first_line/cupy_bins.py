"""A histogram by CuPy's RawKernel, by way of shared memory."""

import cupy
import torch

KERNEL = cupy.RawKernel(
    r"""
extern "C" __global__ void histogram(const float* x, int* out, int n, int bins) {
    __shared__ int counts[64];
    for (int b = threadIdx.x; b < bins; b += blockDim.x) counts[b] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        const int bin = min(max(int(x[i] * bins), 0), bins - 1);
        atomicAdd(&counts[bin], 1);
    }
    __syncthreads();
    for (int b = threadIdx.x; b < bins; b += blockDim.x) atomicAdd(&out[b], counts[b]);
}
""",
    "histogram",
)


def custom_kernel(data):
    x, bins = data
    out = torch.zeros(bins, dtype=torch.int32, device="cuda")
    KERNEL((6,), (128,), (x.data_ptr(), out.data_ptr(), cupy.int32(x.numel()), cupy.int32(bins)))
    return out
