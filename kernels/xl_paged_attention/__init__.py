"""Decode attention over a paged KV cache with the two biases of Transformer-XL."""

from __future__ import annotations

import torch

import jit
from kernels import VARIANT, asked_variant, checks

from .forms import DTYPES, FORMS, HEAD_SIZES, Call, builds, chosen, line, split

__all__ = ["BLOCK_SIZES", "DTYPES", "FORMS", "HEAD_SIZES", "builds", "xl_paged_attention"]

BLOCK_SIZES = (8, 16, 32, 64, 128)

_LOG2E = 1.4426950408889634


@jit.planned(environment=VARIANT)
def xl_paged_attention(
    q: torch.Tensor,
    k_cache: torch.Tensor,
    v_cache: torch.Tensor,
    pos_bias_u: torch.Tensor,
    matrix_bd: torch.Tensor,
    block_tables: torch.Tensor,
    context_lens: torch.Tensor,
    scale: float,
    *,
    page_table: str = "block",
    form: str | None = None,
    ctas: int | None = None,
    out: torch.Tensor | None = None,
) -> torch.Tensor:
    """out[s, h] = sum_t softmax_t(scale * ((q[s, h] + u[h]) . k[t] + bd[s, h, t])) v[t], t < context_lens[s].

    In the 16-bit types q + u enters the products as the sum of two numbers of that type, the weights as one number, and
    all sums are f32; in fp32 every product is fp32.

    Args:
        q: [num_seqs, num_heads, head_size], fp16, bf16 or fp32; stride(0) is free, the rest contiguous. Head sizes 32,
            64, 80, 96, 128, 160, 192, 256. Query head h attends to key head h // (num_heads // num_kv_heads).
        k_cache: [num_blocks, num_kv_heads, head_size / x, block_size, x] with x = 16 bytes of elements, of q's type,
            contiguous, 16-byte aligned. Block sizes 8, 16, 32, 64, 128.
        v_cache: [num_blocks, num_kv_heads, head_size, block_size], as k_cache.
        pos_bias_u: u [num_heads, head_size], of q's type, contiguous.
        matrix_bd: bd [num_seqs, num_heads, max_context_len], of q's type, any strides.
        block_tables: int32 [num_seqs, entries], rows contiguous: the page of token t is entry t // block_size, or with
            ``page_table="token"`` entry t.
        context_lens: int32 [num_seqs]; at most max_context_len, and no more than the table holds (not checked: it
            would wait for the device). A length of 0 gives zeros.
        scale: factor of the scores.
        page_table: ``"block"`` or ``"token"``.
        form: ``"line"``: all CTAs have an equal share of all tiles; ``"split"``: a CTA has a part of one (sequence, key
            head), and a second kernel merges the parts, not in fp32, up to 2^26 tokens; by default the one that takes
            less time by an estimate (README.md).
        ctas: CTAs that share the work, at least one for each 8 query heads of a key head; by default the number that
            takes the least time by an estimate (README.md). In the split form every (sequence, key head) has one at
            least.
        out: [num_seqs, num_heads, head_size] of q's type, contiguous, 16-byte aligned, written and returned; by
            default a new tensor.

    Cache slots, biases and table entries beyond a sequence's length may hold anything.

    Returns:
        [num_seqs, num_heads, head_size] of q's type, contiguous.

    Raises:
        TypeError: an argument is no tensor, or of another type.
        ValueError: shape, strides, alignment, device or choice differ from the above.
        jit.JitError: no kernel for this device's architecture, or it does not compile.
    """
    checks.tensor("q", q, dtype=DTYPES, shape=(None, None, None))
    num_seqs, num_heads, head_size = q.shape
    device, dtype = q.device, q.dtype
    checks.choice("q.shape[2]", head_size, HEAD_SIZES)
    checks.tensor("q", q, strides=(None, head_size, 1))
    checks.choice("page_table", page_table, ("block", "token"))
    checks.tensor("v_cache", v_cache, dtype=dtype, shape=(None, None, head_size, None), device=device, align=16)
    num_blocks, kv_heads, _, block_size = v_cache.shape
    checks.choice("v_cache.shape[3]", block_size, BLOCK_SIZES)
    x = 16 // dtype.itemsize
    keys_shape = (num_blocks, kv_heads, head_size // x, block_size, x)
    checks.tensor("k_cache", k_cache, dtype=dtype, shape=keys_shape, device=device, align=16)
    for name, value in (("k_cache", k_cache), ("v_cache", v_cache)):
        if not value.is_contiguous():
            raise ValueError(f"{name}: expected contiguous, got strides {value.stride()}; pass the whole cache")
    if kv_heads < 1 or num_heads % kv_heads:
        raise ValueError(
            f"v_cache.shape[1]: expected a divisor of q's {num_heads} heads, got {kv_heads}; pass the cache of this q"
        )
    shape = (num_heads, head_size)
    checks.tensor("pos_bias_u", pos_bias_u, dtype=dtype, shape=shape, strides=(head_size, 1), device=device, align=4)
    checks.tensor("matrix_bd", matrix_bd, dtype=dtype, shape=(num_seqs, num_heads, None), device=device)
    checks.tensor(
        "block_tables", block_tables, dtype=torch.int32, shape=(num_seqs, None), strides=(None, 1), device=device
    )
    checks.tensor("context_lens", context_lens, dtype=torch.int32, shape=(num_seqs,), strides=(1,), device=device)
    if form is not None:
        checks.choice("form", form, FORMS)
    form = form or asked_variant("xl_paged_attention")
    if form == "split" and dtype == torch.float32:
        raise ValueError(f"form (or {VARIANT}): expected 'line' or nothing for float32, got 'split'; leave it out")
    if ctas is not None and ctas < 1:
        raise ValueError(f"ctas: expected at least 1 or None, got {ctas}; leave it out")
    if num_seqs > 65535:
        raise ValueError(f"q: expected at most 65535 sequences, got {num_seqs}; call it on parts of the batch")

    out = checks.output("out", out, (num_seqs, num_heads, head_size), dtype=dtype, device=device)
    if out.numel() == 0:
        return out
    if q.data_ptr() % 4 or q.stride(0) * q.itemsize % 4:  # the kernel reads pairs of 16-bit values
        q = q.clone(memory_format=torch.contiguous_format)

    call = Call(q, k_cache, v_cache, pos_bias_u, matrix_bd, block_tables, context_lens, out, scale * _LOG2E, page_table)
    if (form or chosen(call)) == "split":
        split(call, ctas)
    else:
        line(call, ctas)
    return out
