import torch
import torch.distributed as dist
from task import input_t, output_t

import jit

SOURCE = r"""
extern "C" __global__ void sum(const float* parts, float* out, int count, int size) {
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at >= size) return;
    float total = 0;
    for (int i = 0; i < count; ++i) total += parts[i * size + at];
    out[at] = total;
}
"""


def custom_kernel(data: input_t) -> output_t:
    matrix, rank, world_size = data
    torch.cuda.set_device(rank)
    parts = torch.empty_like(matrix)
    dist.all_to_all_single(parts, matrix)
    out = torch.empty(matrix.shape[0] // world_size, matrix.shape[1], device=matrix.device)
    kernel = jit.load(SOURCE)["sum"]
    kernel(parts, out, world_size, out.numel(), grid=-(-out.numel() // 128), block=128)
    return out
