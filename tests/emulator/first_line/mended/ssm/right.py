import torch

import jit

SOURCE = r"""
constexpr int kStates = 4;
extern "C" __global__ void selective_scan(const float* u, const float* delta, const float* a, const float* b,
                                          const float* c, const float* d, float* out, int length, int dims) {
    const int channel = blockIdx.x * blockDim.x + threadIdx.x;
    if (channel >= dims) return;
    float state[kStates], decay[kStates];
#pragma unroll
    for (int s = 0; s < kStates; ++s) {
        state[s] = 0.0f;
        decay[s] = a[channel * kStates + s];
    }
    const float skip = d[channel];
    for (int t = 0; t < length; ++t) {
        const float step = delta[t * dims + channel];
        const float input = u[t * dims + channel];
        float y = 0.0f;
#pragma unroll
        for (int s = 0; s < kStates; ++s) {
            state[s] = expf(step * decay[s]) * state[s] + step * input * b[t * kStates + s];
            y += state[s] * c[t * kStates + s];
        }
        out[t * dims + channel] = y + skip * input;
    }
}
"""


def custom_kernel(data):
    u, delta, a, b, c, d = data
    length, dims = u.shape
    out = torch.empty_like(u)
    jit.load(SOURCE)["selective_scan"](u, delta, a, b, c, d, out, length, dims, grid=-(-dims // 8), block=8)
    return out
