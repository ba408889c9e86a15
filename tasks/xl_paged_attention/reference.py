"""Decode attention over a paged KV cache with a Transformer-XL bias: inputs, reference, check and cost.

``data = (q, k_cache, v_cache, pos_bias_u, matrix_bd, block_tables, context_lens, scale, page_table)``, result ``out``:

    out[s, h, :] = softmax_t( scale * ((q[s, h] + u[h]) . k[t] + bd[s, h, t]) ) . v[t],   t < context_lens[s]

    q             [num_seqs, num_heads, head_size]                        fp32, fp16 or bf16; q.stride(0) is free
    k_cache       [num_blocks, num_kv_heads, head_size/x, block_size, x]  as q, contiguous; x = 16 bytes of elements
    v_cache       [num_blocks, num_kv_heads, head_size, block_size]       as q, contiguous
    pos_bias_u    [num_heads, head_size]                                  as q, contiguous; u above
    matrix_bd     [num_seqs, num_heads, max_context_len]                  as q; bd above; innermost stride 1
    block_tables  [num_seqs, entries]                                     int32; see page_table
    context_lens  [num_seqs]                                              int32, 0 .. max_context_len
    scale         float
    page_table    "block": entry i is the block of tokens i*block_size ..; "token": entry t is the block of token t
    out           [num_seqs, num_heads, head_size]                        as q, contiguous

Token t of a sequence is at position t % block_size of its block. Query head h reads key head
h // (num_heads / num_kv_heads). A sequence with no token gives zeros. Cache positions, bias columns and table entries
that belong to no token are undefined.
"""

from __future__ import annotations

import math

import torch
from task import input_t, output_t
from utils import Cost, default_device, verbose_allclose

DTYPES = {"fp32": torch.float32, "fp16": torch.float16, "bf16": torch.bfloat16}
# f32: a sum of thousands of terms in another order. 16 bits: q + u, the probabilities and the result are rounded once.
TOLERANCE = {torch.float32: 1e-5, torch.float16: 1e-3, torch.bfloat16: 8e-3}


def _lengths(num_seqs: int, context: int, ragged: int, empty: int, seed: int) -> torch.Tensor:
    """int64 [num_seqs] on the CPU, the same on every machine: cost() needs them too."""
    spread = context * ragged // 100
    generator = torch.Generator().manual_seed(seed)
    lengths = torch.randint(context - spread, context + spread + 1, (num_seqs,), generator=generator)
    if empty:
        lengths[::empty] = 0
    return lengths


def generate_input(
    num_seqs: int,
    num_heads: int,
    num_kv_heads: int,
    head_size: int,
    block_size: int,
    context: int,
    dtype: str,
    seed: int,
    ragged: int = 0,
    empty: int = 0,
    page_table: str = "block",
    q_slice: int = 0,
    bd_pad: int = 0,
    values: str = "normal",
) -> input_t:
    """Makes one case on the default device.

    Args:
        context: tokens a sequence; ``ragged`` percent more or less, uniformly.
        empty: if n > 0, every n-th sequence, the first included, has no token.
        page_table: ``block`` or ``token``, as above.
        q_slice: 1: q is a slice of a fused q, k, v projection, so that q.stride(0) is larger than a row.
        bd_pad: columns of matrix_bd past the longest context.
        values: ``normal``; ``drift``: v grows along the context, so that a missing stretch shows; ``peaked``: q
            twice as large, so that few tokens carry the result.

    Blocks are spread over the cache at random. What belongs to no token is NaN in the caches and the bias, and -1 in
    the table: reading it with any weight shows.
    """
    device, kind = default_device(), DTYPES[dtype]
    generator = torch.Generator(device=device).manual_seed(seed)
    x = 16 // kind.itemsize

    def normal(*shape: int) -> torch.Tensor:
        return torch.randn(shape, generator=generator, device=device, dtype=kind)

    lengths = _lengths(num_seqs, context, ragged, empty, seed)
    blocks_of = (lengths + block_size - 1) // block_size
    used, spare = int(blocks_of.sum()), 3
    order = torch.randperm(used + spare, generator=torch.Generator().manual_seed(seed + 1))[:used]

    entries = max(1, int(blocks_of.max()))
    table = torch.full((num_seqs, entries), -1, dtype=torch.int32)
    inside = torch.arange(entries) < blocks_of[:, None]
    table[inside] = order.to(torch.int32)

    k_cache = normal(used + spare, num_kv_heads, head_size // x, block_size, x)
    v_cache = normal(used + spare, num_kv_heads, head_size, block_size)
    # live[b, p]: position p of block b holds a token; first[b]: that block's first token.
    live = torch.zeros(used + spare, block_size, dtype=torch.bool)
    token = (torch.arange(entries) * block_size)[None, :, None] + torch.arange(block_size)
    live[order] = (token < lengths[:, None, None])[inside]
    if values == "drift":
        first = torch.zeros(used + spare, dtype=torch.float32)
        first[order] = token[..., 0].expand(num_seqs, -1)[inside].float()
        v_cache += ((first / max(1, context)) * 4 - 2).to(device=device, dtype=kind)[:, None, None, None]
    elif values not in ("normal", "peaked"):
        raise ValueError(f"values: expected 'normal', 'peaked' or 'drift', got {values!r}; choose one of these")
    dead = ~live.to(device)
    k_cache.masked_fill_(dead[:, None, None, :, None], math.nan)
    v_cache.masked_fill_(dead[:, None, None, :], math.nan)

    q = normal(num_seqs, (num_heads + 2 * num_kv_heads) * head_size if q_slice else num_heads * head_size)
    q = q[:, : num_heads * head_size].unflatten(1, (num_heads, head_size))
    if values == "peaked":
        q *= 2
    pos_bias_u = normal(num_heads, head_size)
    matrix_bd = normal(num_seqs, num_heads, max(1, int(lengths.max())) + bd_pad)
    column = torch.arange(matrix_bd.shape[2], device=device)
    matrix_bd.masked_fill_((column >= lengths.to(device)[:, None])[:, None], math.nan)

    if page_table == "token":
        table = table.repeat_interleave(block_size, dim=1)[:, : max(1, int(lengths.max()))].contiguous()
    elif page_table != "block":
        raise ValueError(f"page_table: expected 'block' or 'token', got {page_table!r}; choose one of these")
    context_lens = lengths.to(device=device, dtype=torch.int32)
    scale = head_size**-0.5
    return q, k_cache, v_cache, pos_bias_u, matrix_bd, table.to(device), context_lens, scale, page_table


def ref_kernel(data: input_t) -> output_t:
    """The same in f32 with the softmax in f64, one sequence at a time; runs on the device of the data."""
    q, k_cache, v_cache, pos_bias_u, matrix_bd, block_tables, context_lens, scale, page_table = data
    num_seqs, num_heads, head_size = q.shape
    num_kv_heads, block_size = v_cache.shape[1], v_cache.shape[3]
    out = torch.zeros(num_seqs, num_heads, head_size, dtype=torch.float32, device=q.device)
    for seq, length in enumerate(context_lens.tolist()):
        if length == 0:
            continue
        step = block_size if page_table == "token" else 1
        table = block_tables[seq, :: step][: -(-length // block_size)].long()
        # [blocks, kv, d/x, block, x] -> [kv, tokens, d]; [blocks, kv, d, block] -> [kv, tokens, d]
        keys = k_cache[table].permute(1, 0, 3, 2, 4).reshape(num_kv_heads, -1, head_size)[:, :length].float()
        vals = v_cache[table].permute(1, 0, 3, 2).reshape(num_kv_heads, -1, head_size)[:, :length].float()
        query = (q[seq].float() + pos_bias_u.float()).view(num_kv_heads, -1, head_size)
        bias = matrix_bd[seq, :, :length].float().view(num_kv_heads, -1, length)
        score = scale * (torch.bmm(query, keys.mT) + bias)
        out[seq] = torch.bmm(torch.softmax(score.double(), dim=-1).float(), vals).view(num_heads, head_size)
    return out.to(q.dtype)


def check_implementation(data: input_t, output: output_t) -> tuple[bool, str]:
    """Compares with the reference, absolute and relative: 1e-5 in fp32, 1e-3 in fp16, 8e-3 in bf16."""
    expected = ref_kernel(data)
    tolerance = TOLERANCE[expected.dtype]
    good, lines = verbose_allclose(output, expected, rtol=tolerance, atol=tolerance)
    return good, "\n".join(lines)


def cost(
    num_seqs: int,
    num_heads: int,
    num_kv_heads: int,
    head_size: int,
    block_size: int,
    context: int,
    dtype: str,
    seed: int,
    ragged: int = 0,
    empty: int = 0,
    page_table: str = "block",
    **layout: object,
) -> Cost:
    """Each token's K, V and bias once, its table entry, q, u and the result; two products a token and query head.

    ``layout`` (q_slice, bd_pad, values) changes none of it.
    """
    size = DTYPES[dtype].itemsize
    lengths = _lengths(num_seqs, context, ragged, empty, seed)
    tokens = int(lengths.sum())
    entries = int(((lengths + block_size - 1) // block_size).sum())
    moved = tokens * (2 * num_kv_heads * head_size + num_heads) * size + entries * 4
    moved += (2 * num_seqs + 1) * num_heads * head_size * size + num_seqs * 4
    peak = "fp32" if dtype == "fp32" else "bf16"
    return Cost(flops=4.0 * tokens * num_heads * head_size, bytes=moved, peak=peak)
