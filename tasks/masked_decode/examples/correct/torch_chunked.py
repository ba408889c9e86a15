"""Correct: plain torch, the context in chunks that are merged by their log-sum-exp."""

from __future__ import annotations

import math

import torch
from task import input_t, output_t

CHUNK = 16384


@torch.no_grad()
def custom_kernel(data: input_t) -> output_t:
    q, k, v, mask, valid_length, num_k_heads = data
    bsz, num_q_heads, _, dim = q.shape
    rows, group = bsz * num_k_heads, num_q_heads // num_k_heads
    queries = q.view(rows, group, dim).float() * dim**-0.5
    keys = k[: rows * valid_length * dim].view(rows, valid_length, dim)
    vals = v[: rows * valid_length * dim].view(rows, valid_length, dim)
    drop = mask[: rows * valid_length].view(rows, 1, valid_length)

    lse = torch.full((rows, group, 1), -math.inf, device=q.device)
    out = torch.zeros((rows, group, dim), device=q.device)
    for start in range(0, valid_length, CHUNK):
        part = slice(start, min(start + CHUNK, valid_length))
        score = torch.bmm(queries, keys[:, part].float().mT).masked_fill(drop[..., part], -math.inf)
        part_lse = torch.logsumexp(score, dim=-1, keepdim=True)
        total = torch.logaddexp(lse, part_lse)
        # exp(-inf - -inf) is NaN: a row with nothing kept so far has weight 0.
        keep = torch.where(total > -math.inf, torch.exp(lse - total), 0.0)
        weight = torch.where(total > -math.inf, torch.exp(score - total), 0.0)
        out = out * keep + torch.bmm(weight, vals[:, part].float())
        lse = total
    return lse.view(bsz, num_q_heads, 1), out.to(q.dtype).view(bsz, num_q_heads, 1, dim)
