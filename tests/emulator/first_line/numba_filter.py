"""A convolution in one dimension by numba.cuda."""

import torch
from numba import cuda, float32


@cuda.jit
def convolve(x, w, out):
    o, t = cuda.blockIdx.x, cuda.threadIdx.x
    total = float32(0)
    for c in range(x.shape[0]):
        for i in range(3):
            at = t + i - 1
            if at >= 0 and at < x.shape[1]:
                total += x[c, at] * w[o, c, i]
    out[o, t] = total


def custom_kernel(data):
    x, w = data
    out = torch.empty(w.shape[0], x.shape[1], device="cuda")
    convolve[w.shape[0], x.shape[1]](*(cuda.as_cuda_array(one) for one in (x, w, out)))
    return out
