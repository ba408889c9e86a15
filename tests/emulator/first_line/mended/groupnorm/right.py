import torch

import jit

SOURCE = r"""
__device__ float2 block_sum(float2 v) {
    __shared__ float2 parts[4];
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    for (int offset = 16; offset > 0; offset >>= 1) {
        v.x += __shfl_xor_sync(0xffffffff, v.x, offset);
        v.y += __shfl_xor_sync(0xffffffff, v.y, offset);
    }
    if (lane == 0) parts[warp] = v;
    __syncthreads();
    float2 all = make_float2(0.f, 0.f);
    for (int i = 0; i < blockDim.x / 32; ++i) {
        all.x += parts[i].x;
        all.y += parts[i].y;
    }
    return all;
}

extern "C" __global__ void group_norm(const float* x, const float* weight, const float* bias, float* out, int channels,
                                      int groups, int pixels, float eps) {
    const int n = blockIdx.y, group = blockIdx.x;
    const int per_group = channels / groups;
    const int size = per_group * pixels;
    const long base = (long)(n * channels + group * per_group) * pixels;
    float2 sums = make_float2(0.f, 0.f);
    for (int i = threadIdx.x; i < size; i += blockDim.x) {
        const float v = x[base + i];
        sums.x += v;
        sums.y += v * v;
    }
    sums = block_sum(sums);
    const float mean = sums.x / size;
    const float variance = sums.y / size - mean * mean;
    const float inverse = rsqrtf(variance + eps);
    for (int i = threadIdx.x; i < size; i += blockDim.x) {
        const int c = group * per_group + i / pixels;
        out[base + i] = (x[base + i] - mean) * inverse * weight[c] + bias[c];
    }
}
"""


def custom_kernel(data):
    x, weight, bias, groups = data
    batch, channels, pixels = x.shape
    out = torch.empty_like(x)
    jit.load(SOURCE)["group_norm"](
        x, weight, bias, out, channels, groups, pixels, 1e-5, grid=(groups, batch), block=128
    )
    return out
