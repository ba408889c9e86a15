"""attn_dist in Triton, on tensor cores. It runs on a GPU, and with no GPU.

warpyard check attn_dist --submission examples/attn_dist_triton.py -k 9
"""

import math

import torch
import triton
import triton.language as tl
from task import input_t, output_t


@triton.jit
def distribution(q, k, indices, lse, out, keys, slots, row, head, q_start, k_stride, scale,
                 HEADS: tl.constexpr, DIMS: tl.constexpr, SLOTS: tl.constexpr, STEP: tl.constexpr):  # fmt: skip
    """out[s, j] = sum over h of exp2((q[s, h] . k[t]) * scale - lse[s, h]), with t = indices[s, j]; SLOTS of them."""
    s = tl.program_id(1)
    at = s * slots + tl.program_id(0) * SLOTS + tl.arange(0, SLOTS)
    heads = tl.arange(0, HEADS)
    t = tl.load(indices + at)
    valid = (t >= 0) & (t < keys)
    valid = valid & ((tl.where(valid, t, 0) + 1) * k_stride <= q_start + s + 1)
    score = tl.zeros([HEADS, SLOTS], tl.float32)
    for first in range(0, DIMS, STEP):
        d = first + tl.arange(0, STEP)
        queries = tl.load(q + s * row + heads[:, None] * head + d[None, :])
        rows = tl.load(k + t[None, :] * DIMS + d[:, None], mask=valid[None, :], other=0.0)
        score = tl.dot(queries, rows, score)
    weight = tl.exp2(score * scale - tl.load(lse + s * HEADS + heads)[:, None])
    weight = tl.where(weight < float("inf"), weight, 0.0)  # a head with no keys has lse = -inf
    tl.store(out + at, tl.where(valid, tl.sum(weight, 0), 0.0))


def custom_kernel(data: input_t) -> output_t:
    q, k, indices, lse, q_start, k_stride, sm_scale = data
    queries, slots = indices.shape
    out = torch.empty(indices.shape, dtype=torch.float32, device=q.device)
    distribution[(slots // 64, queries)](
        q, k, indices, lse, out, k.shape[0], slots, q.stride(0), q.stride(1), q_start, k_stride,
        sm_scale * math.log2(math.e), HEADS=q.shape[1], DIMS=q.shape[2], SLOTS=64, STEP=64,
    )  # fmt: skip
    return out
