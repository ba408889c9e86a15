"""Wrong: lse is a base-2 logarithm."""

from __future__ import annotations

import torch
from task import input_t, output_t


@torch.no_grad()
def custom_kernel(data: input_t) -> output_t:
    q, k, v, mask, valid_length, num_k_heads = data
    bsz, num_q_heads, _, dim = q.shape
    rows, group = bsz * num_k_heads, num_q_heads // num_k_heads
    queries = q.view(rows, group, dim).float()
    keys = k[: rows * valid_length * dim].view(rows, valid_length, dim)
    vals = v[: rows * valid_length * dim].view(rows, valid_length, dim)
    drop = mask[: rows * valid_length].view(rows, 1, valid_length)
    score = torch.bmm(queries, keys.float().mT) * dim**-0.5
    score = score.masked_fill(drop, -torch.inf)
    lse = torch.logsumexp(score, dim=-1)
    weight = torch.nan_to_num(torch.exp(score - lse[..., None]))
    out = torch.bmm(weight, vals.float())
    return (lse * 1.4426950408889634).view(bsz, num_q_heads, 1), out.to(q.dtype).view(bsz, num_q_heads, 1, dim)
