import numpy as np
import torch
from numba import cuda, float32

TILE = 8


@cuda.jit
def l1_distance(a, b, out):
    sa = cuda.shared.array((TILE, TILE), float32)
    sb = cuda.shared.array((TILE, TILE), float32)
    tx = cuda.threadIdx.x
    ty = cuda.threadIdx.y
    i = cuda.blockIdx.y * TILE + ty
    j = cuda.blockIdx.x * TILE + tx
    total = np.float32(0)
    for t in range(a.shape[1] // TILE):
        col = t * TILE + tx
        if i < a.shape[0]:
            sa[ty, tx] = a[i, col]
        else:
            sa[ty, tx] = 0
        row = cuda.blockIdx.x * TILE + ty
        if row < b.shape[0]:
            sb[ty, tx] = b[row, col]
        else:
            sb[ty, tx] = 0
        cuda.syncthreads()
        for d in range(TILE):
            total += abs(sa[ty, d] - sb[tx, d])
        cuda.syncthreads()
    if i < out.shape[0] and j < out.shape[1]:
        out[i, j] = total


def custom_kernel(data):
    a, b = data
    out = torch.empty((a.shape[0], b.shape[0]), device=a.device)
    grid = ((b.shape[0] + TILE - 1) // TILE, (a.shape[0] + TILE - 1) // TILE)
    l1_distance[grid, (TILE, TILE)](cuda.as_cuda_array(a), cuda.as_cuda_array(b), cuda.as_cuda_array(out))
    return out
