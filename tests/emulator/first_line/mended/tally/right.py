import torch

import jit

SOURCE = r"""
extern "C" __global__ void tally(const int* keys, int* ordered) {
    __shared__ int next[8];
    const int tid = threadIdx.x, key = keys[blockIdx.x * 128 + tid];
    if (tid < 8) next[tid] = 0;
    __syncthreads();
    atomicAdd(next + key, 1);
    __syncthreads();
    if (tid == 0)
        for (int k = 0, sum = 0; k < 8; ++k) {
            const int own = next[k];
            next[k] = sum;
            sum += own;
        }
    __syncthreads();
    const int at = atomicAdd(next + key, 1);
    ordered[blockIdx.x * 128 + at] = key;
}
"""


def custom_kernel(data):
    ordered = torch.empty(data.shape, dtype=torch.int32, device=data.device)
    jit.load(SOURCE)["tally"](data.int(), ordered, grid=data.shape[0], block=128)
    return ordered
