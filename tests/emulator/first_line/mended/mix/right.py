import torch

import jit

SOURCE = r"""
extern "C" __global__ void mix(const float* x, const float* weights, float* out, int rows, int channels) {
    const int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows) return;
    for (int k = 0; k < 4; ++k) {
        float sum = 0.0f;
        for (int c = 0; c < channels; ++c) sum += x[row * channels + c] * weights[k * channels + c];
        out[row * 4 + k] = sum * sum;
    }
}
"""


def custom_kernel(data):
    x, w = data
    rows, channels = x.shape
    out = torch.empty(rows, 4, device=x.device)
    turned = w.t().contiguous()
    jit.load(SOURCE)["mix"](x, turned, out, rows, channels, grid=(rows + 31) // 32, block=32)
    return out
