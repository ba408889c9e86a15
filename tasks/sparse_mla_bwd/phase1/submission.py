from __future__ import annotations

from task import input_t, output_t

from kernels.sparse_mla_bwd import phase1


def custom_kernel(data: input_t) -> output_t:
    q, kv, o, do, lse, indices, topk_length, q_start, sm_scale = data
    return phase1(q, kv, o, do, lse, indices, topk_length=topk_length, q_start=q_start, sm_scale=sm_scale)
