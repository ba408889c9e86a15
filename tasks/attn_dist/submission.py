"""This project's own kernel as a submission."""

from __future__ import annotations

from task import input_t, output_t

from kernels.attn_dist import attn_dist


def custom_kernel(data: input_t) -> output_t:
    q, k, indices, lse, q_start, k_stride, sm_scale = data
    return attn_dist(q, k, indices, lse, q_start=q_start, k_stride=k_stride, sm_scale=sm_scale)
