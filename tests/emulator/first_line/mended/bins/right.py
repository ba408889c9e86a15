import numba
import torch
from numba import cuda

MOST = 256


@cuda.jit
def bins_of_rows(x, out, bins):
    own = cuda.shared.array(MOST, dtype=numba.int32)
    t = cuda.threadIdx.x
    row = cuda.blockIdx.x
    for i in range(t, bins, cuda.blockDim.x):
        own[i] = 0
    cuda.syncthreads()
    for i in range(t, x.shape[1], cuda.blockDim.x):
        cuda.atomic.add(own, x[row, i], 1)
    cuda.syncthreads()
    for i in range(t, bins, cuda.blockDim.x):
        out[row, i] = own[i]


def custom_kernel(data):
    x, bins = data
    out = torch.empty((len(x), bins), dtype=torch.int32, device=x.device)
    bins_of_rows[len(x), 32](cuda.as_cuda_array(x), cuda.as_cuda_array(out), bins)
    return out
