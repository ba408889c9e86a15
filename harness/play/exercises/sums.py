"""Lanes that talk to each other: a warp adds 32 copies of x[i] / 16 with shuffles, which is 2 x[i]."""

import jit
import torch
from task import input_t, output_t

SOURCE = r"""
// out[i] = 2 x[i]. Each lane holds a sixteenth of it, and five shuffles add up the 32 lanes.
extern "C" __global__ void sums(const float* x, float* out) {
    int lane = threadIdx.x, base = blockIdx.x * 32;
    for (int i = 0; i < 32; ++i) {
        float part = x[base + i] / 16;
        for (int far = 16; far; far /= 2) part += __shfl_xor_sync(0xffffffff, part, far);
        if (lane == i) out[base + i] = part;
    }
}
"""


def custom_kernel(data: input_t) -> output_t:
    out = torch.empty_like(data)
    jit.load(SOURCE)["sums"](data, out, grid=data.numel() // 32, block=32)
    return out
