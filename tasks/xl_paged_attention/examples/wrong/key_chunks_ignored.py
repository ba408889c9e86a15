"""Wrong: a key page is read as [head_size, block_size], without its 16-byte chunks."""

from __future__ import annotations

import torch
from task import input_t, output_t


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
        k = (
            k_cache[pages]
            .view(-1, num_kv_heads, head_size, block_size)
            .permute(1, 0, 3, 2)
            .reshape(num_kv_heads, -1, head_size)[:, :n]
        )
        v = v_cache[pages].permute(1, 2, 0, 3).reshape(num_kv_heads, head_size, -1)[:, :, :n]
        query = (q[s].float() + u.float()).view(num_kv_heads, -1, head_size)
        bias = bd[s, :, :n].float().view(num_kv_heads, -1, n)
        score = scale * (query @ k.float().mT + bias)
        weight = torch.softmax(score, dim=-1)
        out[s] = (weight @ v.float().mT).view(num_heads, head_size).to(q.dtype)
    return out
