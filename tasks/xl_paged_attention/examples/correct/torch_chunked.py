"""Correct: plain torch in double, pages gathered a sequence at a time, the context in chunks merged by their peak."""

from __future__ import annotations

import math

import torch
from task import input_t, output_t

PAGES = 64


@torch.no_grad()
def custom_kernel(data: input_t) -> output_t:
    q, k_cache, v_cache, u, bd, block_tables, context_lens, scale, page_table = data
    num_seqs, num_heads, head_size = q.shape
    num_kv_heads, block_size = v_cache.shape[1], v_cache.shape[3]
    out = torch.zeros((num_seqs, num_heads, head_size), dtype=q.dtype, device=q.device)
    for s, n in enumerate(context_lens.tolist()):
        if n == 0:
            continue
        step = block_size if page_table == "token" else 1
        pages = block_tables[s, : -(-n // block_size) * step : step].long()
        query = (q[s].double() + u.double()).view(num_kv_heads, -1, head_size)
        peak = torch.full((*query.shape[:2], 1), -math.inf, dtype=torch.float64, device=q.device)
        total, sums = torch.zeros_like(peak), torch.zeros_like(query)
        for first in range(0, len(pages), PAGES):
            some = pages[first : first + PAGES]
            start, stop = first * block_size, min(n, (first + PAGES) * block_size)
            k = k_cache[some].permute(1, 2, 4, 0, 3).reshape(num_kv_heads, head_size, -1)[..., : stop - start]
            v = v_cache[some].permute(1, 0, 3, 2).reshape(num_kv_heads, -1, head_size)[:, : stop - start]
            bias = bd[s, :, start:stop].double().reshape(num_kv_heads, -1, stop - start)
            score = scale * (query @ k.double() + bias)
            higher = torch.maximum(peak, score.amax(dim=-1, keepdim=True))
            weight, keep = torch.exp(score - higher), torch.exp(peak - higher)
            total = total * keep + weight.sum(dim=-1, keepdim=True)
            sums = sums * keep + weight @ v.double()
            peak = higher
        out[s] = (sums / total).view(num_heads, head_size).to(q.dtype)
    return out
