"""Wrong: the causal limit rounds toward zero, so that early queries see key 0."""

from __future__ import annotations

import math

import torch
from task import input_t, output_t


@torch.no_grad()
def custom_kernel(data: input_t) -> output_t:
    q, k, indices, lse, q_start, k_stride, sm_scale = data
    out = torch.zeros(indices.shape, dtype=torch.float32, device=q.device)
    for s in range(q.shape[0]):
        token = indices[s].long()
        last = math.trunc((q_start + s + 1 - k_stride) / k_stride)
        valid = (token >= 0) & (token < k.shape[0]) & (token <= last)
        keys = k[token[valid], 0].float()
        score = q[s].float() @ keys.T * (sm_scale * math.log2(math.e))
        heads = lse[s].isfinite()
        out[s, valid] = torch.exp2(score[heads] - lse[s, heads, None]).sum(0)
    return out
