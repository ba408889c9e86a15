"""Decode attention over a paged KV cache with a Transformer-XL bias: inputs, reference, check and cost.

``out[s, h] = sum_t softmax_t(scale * ((q[s, h] + u[h]) . k[t] + bd[s, h, t])) * v[t]`` over t < context_lens[s], with

    q             [num_seqs, num_heads, head_size]                              fp32, fp16 or bf16; stride(0) is free
    k_cache       [num_blocks, num_kv_heads, head_size / x, block_size, x]      as q; x = 16 bytes of elements
    v_cache       [num_blocks, num_kv_heads, head_size, block_size]             as q
    pos_bias_u    [num_heads, head_size]                                        as q
    matrix_bd     [num_seqs, num_heads, max_context_len]                        as q; all strides are free
    block_tables  [num_seqs, entries], page_table "block": entry t // block_size is the page of token t;
                  page_table "token": entry t is                                int32
    context_lens  [num_seqs], 0 to max_context_len                              int32
    scale         float
    out           [num_seqs, num_heads, head_size]                              as q, contiguous

Query head h reads key head h // (num_heads / num_kv_heads). A sequence of length 0 gives zeros. Cache slots, bias and
table entries beyond a sequence's length are undefined: NaN in the cache and the bias, -1 in the table.
Bias from Transformer-XL (Dai et al. 2019, section 3.3): (q + u) . k is its terms (a) and (c), bd its (b) and (d).
"""

from __future__ import annotations

import math
from typing import Any

import torch
from task import input_t, output_t
from utils import Cost, default_device, flip_signs, make_match_reference

DTYPES = {"fp32": torch.float32, "fp16": torch.float16, "bf16": torch.bfloat16}
# Twice the rounding of one value for the 16-bit types: the weights and the result may each be rounded.
# fp32 leaves room for another order of summation, not for tf32 products.
TOLERANCE = {torch.float32: 2e-5, torch.float16: 1e-3, torch.bfloat16: 8e-3}


def context_lengths(num_seqs: int, context: int, lengths: str, seed: int) -> list[int]:
    """The lengths of a case, without making the rest of it; see ``generate_input``."""
    generator = torch.Generator().manual_seed(seed)
    if lengths == "full":
        return [context] * num_seqs
    if lengths == "around":
        low, high = context - context // 2, context + context // 2
        return torch.randint(low, high + 1, (num_seqs,), generator=generator).tolist()
    if lengths == "ragged":
        return torch.randint(0, context + 1, (num_seqs,), generator=generator).tolist()
    if lengths == "gaps":
        drawn = torch.randint(1, context + 1, (num_seqs,), generator=generator).tolist()
        return [0 if s % 2 == 0 else one for s, one in enumerate(drawn)]
    if lengths == "steps":
        return [min(s, context) for s in range(num_seqs)]
    raise ValueError(
        f"lengths: expected 'full', 'around', 'ragged', 'gaps' or 'steps', got {lengths!r}; choose one of these"
    )


def _make_tables(
    lens: list[int], block_size: int, page_table: str, generator: torch.Generator
) -> tuple[torch.Tensor, list[torch.Tensor], int]:
    """The table, each sequence's pages in order, and the number of pages; some pages belong to nobody."""
    if page_table not in ("block", "token"):
        raise ValueError(f"page_table: expected 'block' or 'token', got {page_table!r}; choose one of these")
    counts = [-(-n // block_size) for n in lens]
    num_blocks = sum(counts) + 3
    pages = torch.randperm(num_blocks, generator=generator, dtype=torch.int32).split([*counts, 3])[:-1]
    width = max(1, max(counts) + 1) * (block_size if page_table == "token" else 1)
    table = torch.full((len(lens), width), -1, dtype=torch.int32)
    for s, (n, own) in enumerate(zip(lens, pages, strict=True)):
        row = own.repeat_interleave(block_size)[:n] if page_table == "token" else own
        table[s, : len(row)] = row
    return table, list(pages), num_blocks


def generate_input(
    num_seqs: int,
    num_heads: int,
    num_kv_heads: int,
    head_size: int,
    block_size: int,
    context: int,
    dtype: str,
    seed: int,
    lengths: str = "full",
    page_table: str = "block",
    layout: str = "plain",
    values: str = "normal",
) -> input_t:
    """Makes one case on the default device.

    Args:
        lengths: ``full``: every sequence has ``context`` tokens; ``around``: uniform within 50% of it; ``ragged``:
            uniform from 0 to it; ``gaps``: the same, with every second sequence empty; ``steps``: 0, 1, 2, ...
        page_table: ``block``: one table entry a page; ``token``: one a token.
        layout: ``plain``: q and matrix_bd contiguous; ``sliced``: q is the first third of a qkv tensor and matrix_bd a
            slice with padding between its rows; ``transposed``: matrix_bd's storage is [num_seqs, tokens, num_heads].
        values: ``normal``: scores of order 1; ``peaked``: q and matrix_bd four times that, so that few tokens carry the
            result and one wrong score shows; ``drift``: v with an offset that grows along the context, so that a
            missing stretch of a long context shows.
    """
    device, kind = default_device(), DTYPES[dtype]
    generator = torch.Generator(device=device).manual_seed(seed)
    lens = context_lengths(num_seqs, context, lengths, seed)
    table, pages, num_blocks = _make_tables(lens, block_size, page_table, torch.Generator().manual_seed(seed + 1))
    x = 16 // kind.itemsize
    size = 4.0 if values == "peaked" else 1.0

    def normal(*shape: int) -> torch.Tensor:  # drawn in f32: in 16 bits, another machine draws other values
        return torch.randn(shape, generator=generator, device=device, dtype=torch.float32).to(kind)

    if layout == "sliced":
        q = normal(num_seqs, 3 * num_heads * head_size)[:, : num_heads * head_size].view(num_seqs, num_heads, head_size)
    else:
        q = normal(num_seqs, num_heads, head_size)
    q *= size
    u = normal(num_heads, head_size)
    k_cache = normal(num_blocks, num_kv_heads, head_size // x, block_size, x)
    v_cache = normal(num_blocks, num_kv_heads, head_size, block_size)

    longest = max(lens)
    if layout == "transposed":
        bd = normal(num_seqs, longest, num_heads).transpose(1, 2)
    elif layout == "sliced":
        bd = normal(num_seqs, num_heads + 1, longest + 5)[:, 1:, 3 : 3 + longest]
    elif layout == "plain":
        bd = normal(num_seqs, num_heads, longest)
    else:
        raise ValueError(f"layout: expected 'plain', 'sliced' or 'transposed', got {layout!r}; choose one of these")
    bd *= size * math.sqrt(head_size)

    live = torch.zeros(num_blocks, dtype=torch.bool)
    for s, (n, own) in enumerate(zip(lens, pages, strict=True)):
        live[own.long()] = True
        bd[s, :, n:] = math.nan
        if values == "drift":
            offset = torch.linspace(-2, 2, max(n, 1), device=device).to(kind)[:n]
            padded = torch.zeros(len(own) * block_size, dtype=kind, device=device)
            padded[:n] = offset
            v_cache[own.long().to(device)] += padded.view(-1, 1, 1, block_size)
        if n % block_size:
            k_cache[own[-1], :, :, n % block_size :] = math.nan
            v_cache[own[-1], :, :, n % block_size :] = math.nan
    if values not in ("normal", "peaked", "drift"):
        raise ValueError(f"values: expected 'normal', 'peaked' or 'drift', got {values!r}; choose one of these")
    k_cache[~live.to(device)] = math.nan
    v_cache[~live.to(device)] = math.nan
    context_lens = torch.tensor(lens, dtype=torch.int32, device=device)
    return q, k_cache, v_cache, u, bd, table.to(device), context_lens, head_size**-0.5, page_table


def refresh(data: input_t, seed: int, **_: Any) -> None:
    """Makes new inputs of old ones, in place and at once: other signs in all tensors. Lengths and pages stay."""
    flip_signs(torch.Generator(device=data[0].device).manual_seed(seed), *data[:5])


@torch.no_grad()
def ref_kernel(data: input_t) -> output_t:
    """The formula in f32 (in f64 for fp32 inputs), one sequence at a time; runs on the device of the data."""
    q, k_cache, v_cache, u, bd, block_tables, context_lens, scale, page_table = data
    num_seqs, num_heads, head_size = q.shape
    num_kv_heads, block_size = v_cache.shape[1], v_cache.shape[3]
    wide = torch.float64 if q.dtype == torch.float32 else torch.float32
    out = torch.zeros((num_seqs, num_heads, head_size), dtype=q.dtype, device=q.device)
    for s, n in enumerate(context_lens.tolist()):
        if n == 0:
            continue
        step = block_size if page_table == "token" else 1
        pages = block_tables[s, : -(-n // block_size) * step : step].long()
        # [num_kv_heads, n, head_size] and [num_kv_heads, head_size, n]
        k = k_cache[pages].permute(1, 0, 3, 2, 4).reshape(num_kv_heads, -1, head_size)[:, :n].to(wide)
        v = v_cache[pages].permute(1, 2, 0, 3).reshape(num_kv_heads, head_size, -1)[:, :, :n].to(wide)
        query = (q[s].to(wide) + u.to(wide)).view(num_kv_heads, -1, head_size)
        bias = bd[s, :, :n].to(wide).view(num_kv_heads, -1, n)
        weight = torch.softmax(scale * (torch.bmm(query, k.mT) + bias), dim=-1)
        out[s] = torch.bmm(weight, v.mT).view(num_heads, head_size).to(q.dtype)
    return out


def check_implementation(data: input_t, output: output_t) -> tuple[bool, str]:
    """Compares with the reference, absolute and relative: 2e-5 in fp32, 1e-3 in fp16, 8e-3 in bf16."""
    tolerance = TOLERANCE[data[0].dtype]
    return make_match_reference(ref_kernel, rtol=tolerance, atol=tolerance)(data, output)


def cost(
    num_seqs: int,
    num_heads: int,
    num_kv_heads: int,
    head_size: int,
    block_size: int,
    context: int,
    dtype: str,
    seed: int,
    lengths: str = "full",
    page_table: str = "block",
    layout: str = "plain",
    values: str = "normal",
) -> Cost:
    """K, V and bias of the tokens within each length, q, u and the result, each once; two products a token and head."""
    tokens = sum(context_lengths(num_seqs, context, lengths, seed))
    elements = tokens * (2 * num_kv_heads * head_size + num_heads) + (2 * num_seqs + 1) * num_heads * head_size
    return Cost(
        flops=4.0 * tokens * num_heads * head_size,
        bytes=float(elements * DTYPES[dtype].itemsize),
        peak="fp32" if dtype == "fp32" else "bf16",
    )
