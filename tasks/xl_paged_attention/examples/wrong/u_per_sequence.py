"""Wrong: u is indexed by the sequence, not by the head."""

from __future__ import annotations

import torch
from task import input_t, output_t


@torch.no_grad()
def custom_kernel(data: input_t) -> output_t:
    q, k_cache, v_cache, u, bd, table, lengths, scale, page_table = data
    num_seqs, num_heads, head_size = q.shape
    block_size, kv_heads = v_cache.shape[3], v_cache.shape[1]
    group = num_heads // kv_heads
    out = torch.zeros(num_seqs, num_heads, head_size, dtype=q.dtype, device=q.device)
    for seq in range(num_seqs):
        length = int(lengths[seq])
        if not length:
            continue
        token = torch.arange(length, device=q.device)
        entry = token if page_table == "token" else token // block_size
        block, position = table[seq, entry].long(), token % block_size
        keys = k_cache[block, :, :, position, :].flatten(2).float()  # [tokens, kv_heads, head_size]
        vals = v_cache[block, :, :, position].float()  # [tokens, kv_heads, head_size]
        query = (q[seq].float() + u[seq % num_heads].float()).view(kv_heads, group, head_size)
        score = torch.einsum("hgd,thd->hgt", query, keys) + bd[seq, :, :length].float().view(kv_heads, group, length)
        weight = torch.softmax(score * scale, dim=-1)
        out[seq] = torch.einsum("hgt,thd->hgd", weight, vals).reshape(num_heads, head_size).to(q.dtype)
    return out
