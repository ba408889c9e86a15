"""The sum of each row by numba.cuda."""

import torch
from numba import cuda, float32


@cuda.jit
def rows_kernel(x, out, scale):
    found = cuda.shared.array(32, float32)
    t, row = cuda.threadIdx.x, cuda.blockIdx.x
    total = float32(0)
    for c in range(t, x.shape[1], 32):
        total += x[row, c]
    found[t] = total
    cuda.syncwarp()
    if t == 0:
        for i in range(1, 32):
            total += found[i]
        out[row] = total * scale


def custom_kernel(data):
    x, scale = data
    out = torch.empty(x.shape[0], device="cuda")
    rows_kernel[x.shape[0], 32](cuda.as_cuda_array(x), cuda.as_cuda_array(out), scale)
    return out
