"""What else computes this, for comparison: torch einsum, SDPA with the mask, FlashInfer, and flash decoding in Triton.

None of them skips the dropped rows. ``sdpa_additive`` gets the mask in the form that SDPA computes with, made untimed.
einsum gives NaN for a head whose tokens are all dropped. SDPA returns no log-sum-exp: its lse is NaN, so that it can be
timed and its ``out`` compared, but it does not pass the check.
"""

from __future__ import annotations

import math
import os
import tempfile
from collections.abc import Callable
from functools import cache

import torch
from task import input_t, output_t


def _views(data: input_t) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:
    """q [bsz, hk, group, dim], k and v [bsz, hk, valid, dim], mask [bsz, hk, 1, valid]; all views."""
    q, k, v, mask, valid_length, num_k_heads = data
    bsz, num_q_heads, _, dim = q.shape
    shape = (bsz, num_k_heads, valid_length, dim)
    live = bsz * num_k_heads * valid_length
    return (
        q.view(bsz, num_k_heads, num_q_heads // num_k_heads, dim),
        k[: live * dim].view(shape),
        v[: live * dim].view(shape),
        mask[:live].view(bsz, num_k_heads, 1, valid_length),
    )


def torch_einsum(data: input_t) -> output_t:
    """Unfused: scores, log-sum-exp, softmax and the weighted sum as separate torch calls in the input's type."""
    q, k, v, drop = _views(data)
    score = torch.einsum("bhgd,bhtd->bhgt", q, k) * q.shape[-1] ** -0.5
    score = score.masked_fill(drop, -torch.inf)
    lse = torch.logsumexp(score.float(), dim=-1)
    out = torch.einsum("bhgt,bhtd->bhgd", torch.softmax(score, dim=-1), v)
    return lse.view(*data[0].shape[:2], 1), out.reshape(data[0].shape)


def sdpa(data: input_t) -> output_t:
    """torch's scaled_dot_product_attention with the mask, repeated for each query head of a group."""
    q, _, _, drop = _views(data)
    heads = data[0].shape[1]
    keep = (~drop).expand(-1, -1, q.shape[2], -1).reshape(drop.shape[0], heads, 1, drop.shape[3])
    return sdpa_additive((data, keep))


def _additive(data: input_t) -> tuple[input_t, torch.Tensor]:
    """The inputs; the mask in the type that SDPA adds, 0 or -inf, for each query head [bsz, num_q_heads, 1, valid]."""
    q, _, _, drop = _views(data)
    added = torch.zeros(drop.shape, dtype=q.dtype, device=q.device).masked_fill_(drop, -torch.inf)
    return data, added.repeat_interleave(q.shape[2], 1)


def sdpa_additive(prepared: tuple[input_t, torch.Tensor]) -> output_t:
    """torch's scaled_dot_product_attention with a mask [bsz, num_q_heads, 1, valid] made before."""
    data, mask = prepared
    q, k, v, _ = _views(data)
    out = torch.nn.functional.scaled_dot_product_attention(data[0], k, v, attn_mask=mask, enable_gqa=True)
    lse = torch.full((*data[0].shape[:2], 1), torch.nan, dtype=torch.float32, device=q.device)
    return lse, out


@cache
def _triton_kernels():
    import triton
    import triton.language as tl

    @triton.jit
    def split(q_ptr, k_ptr, v_ptr, mask_ptr, lse_ptr, out_ptr, valid_length, scale, per_split, splits,
              GROUP: tl.constexpr, DIM: tl.constexpr, DIM_PAD: tl.constexpr, TOKENS: tl.constexpr):  # fmt: skip
        part, row = tl.program_id(0), tl.program_id(1).to(tl.int64)
        head = tl.arange(0, 16)
        column = tl.arange(0, DIM_PAD)
        inside = column < DIM
        q = tl.load(
            q_ptr + (row * GROUP + head)[:, None] * DIM + column[None, :],
            mask=(head < GROUP)[:, None] & inside[None, :],
            other=0.0,
        )
        peak = tl.full([16], -float("inf"), tl.float32)
        total = tl.zeros([16], tl.float32)
        acc = tl.zeros([16, DIM_PAD], tl.float32)
        last = tl.minimum((part + 1) * per_split, valid_length)
        for start in range(part * per_split, last, TOKENS):
            token = start + tl.arange(0, TOKENS)
            keep = (token < last) & (tl.load(mask_ptr + row * valid_length + token, mask=token < last, other=1) == 0)
            where = (row * valid_length + token)[:, None] * DIM + column[None, :]
            # Rows that the mask drops are not fetched, but a warp's load still waits for its slowest lane.
            k = tl.load(k_ptr + where, mask=keep[:, None] & inside[None, :], other=0.0)
            score = tl.where(keep[None, :], tl.dot(q, tl.trans(k)) * scale, -float("inf"))
            new_peak = tl.maximum(peak, tl.max(score, 1))
            base = tl.where(new_peak == -float("inf"), 0.0, new_peak)
            weight = tl.exp2(score - base[:, None])
            shrink = tl.exp2(peak - base)
            v = tl.load(v_ptr + where, mask=keep[:, None] & inside[None, :], other=0.0)
            acc = acc * shrink[:, None] + tl.dot(weight.to(v.dtype), v)
            total = total * shrink + tl.sum(weight, 1)
            peak = new_peak
        at = (row * splits + part) * GROUP + head
        some = total > 0
        tl.store(lse_ptr + at, tl.where(some, peak + tl.log2(total), -float("inf")), mask=head < GROUP)
        acc = acc / tl.where(some, total, 1.0)[:, None]
        tl.store(out_ptr + at[:, None] * DIM + column[None, :], acc, mask=(head < GROUP)[:, None] & inside[None, :])

    @triton.jit
    def combine(part_lse_ptr, part_out_ptr, lse_ptr, out_ptr, splits,
                GROUP: tl.constexpr, DIM: tl.constexpr, DIM_PAD: tl.constexpr, SPLITS: tl.constexpr):  # fmt: skip
        query = tl.program_id(0)
        row, head = query // GROUP, query % GROUP
        part = tl.arange(0, SPLITS)
        column = tl.arange(0, DIM_PAD)
        at = (row * splits + part) * GROUP + head
        part_lse = tl.load(part_lse_ptr + at, mask=part < splits, other=-float("inf"))
        peak = tl.max(part_lse, 0)
        base = tl.where(peak == -float("inf"), 0.0, peak)
        weight = tl.exp2(part_lse - base)
        total = tl.sum(weight, 0)
        value = tl.load(
            part_out_ptr + at[:, None] * DIM + column[None, :],
            mask=(part < splits)[:, None] & (column < DIM)[None, :],
            other=0.0,
        )
        result = tl.sum(value * weight[:, None], 0) / tl.where(total > 0, total, 1.0)
        tl.store(out_ptr + query * DIM + column, result.to(out_ptr.dtype.element_ty), mask=column < DIM)
        log2_sum = tl.where(total > 0, base + tl.log2(total), -float("inf"))
        tl.store(lse_ptr + query, log2_sum * 0.6931471805599453)

    return triton, split, combine


def triton_flash_decoding(data: input_t) -> output_t:
    """Split over the context with a combine, tensor cores, online softmax; groups of up to 16 heads.

    Raises:
        ImportError: Triton is not installed.
        ValueError: more than 16 query heads a key head.
    """
    triton, split, combine = _triton_kernels()
    q, k, v, mask, valid_length, num_k_heads = data
    bsz, num_q_heads, _, dim = q.shape
    group, rows = num_q_heads // num_k_heads, bsz * num_k_heads
    if group > 16:
        raise ValueError(f"q: expected at most 16 query heads a key head, got {group}; use another peer")
    tokens = 64
    processors = torch.cuda.get_device_properties(q.device).multi_processor_count
    blocks = triton.cdiv(valid_length, tokens)
    blocks_per_split = triton.cdiv(blocks, max(1, min(triton.cdiv(4 * processors, rows), blocks)))
    splits, per_split = triton.cdiv(blocks, blocks_per_split), blocks_per_split * tokens
    part_lse = torch.empty((rows, splits, group), dtype=torch.float32, device=q.device)
    part_out = torch.empty((rows, splits, group, dim), dtype=torch.float32, device=q.device)
    lse = torch.empty((bsz, num_q_heads, 1), dtype=torch.float32, device=q.device)
    out = torch.empty_like(q)
    pad = triton.next_power_of_2(dim)
    split[(splits, rows)](
        q, k, v, mask, part_lse, part_out, valid_length, dim**-0.5 * 1.4426950408889634, per_split, splits,
        GROUP=group, DIM=dim, DIM_PAD=pad, TOKENS=tokens, num_warps=4, num_stages=3,
    )  # fmt: skip
    combine[(bsz * num_q_heads,)](
        part_lse, part_out, lse, out, splits,
        GROUP=group, DIM=dim, DIM_PAD=pad, SPLITS=triton.next_power_of_2(splits), num_warps=4,
    )  # fmt: skip
    return lse, out


def _flashinfer_plan(data: input_t) -> tuple:
    """The inputs and a planned wrapper: each (batch, key head) is a request of one key head, with a mask of its own."""
    # It compiles, logs and locks under its workspace; the folder for temporary files can always be written to.
    os.environ["FLASHINFER_WORKSPACE_BASE"] = tempfile.gettempdir()
    import flashinfer

    q, _, _, mask, valid_length, num_k_heads = data
    bsz, num_q_heads, _, dim = q.shape
    if dim not in (64, 128, 256):  # beside it, 96 had an illegal memory access
        raise ValueError(f"q: expected dim 64, 128 or 256, got {dim}; use another peer")
    rows = bsz * num_k_heads
    starts = torch.arange(rows + 1, dtype=torch.int32, device=q.device)
    workspace = torch.empty(256 << 20, dtype=torch.uint8, device=q.device)
    wrapper = flashinfer.BatchPrefillWithRaggedKVCacheWrapper(workspace, "NHD", backend="fa2")
    wrapper.plan(
        starts, starts * valid_length, num_q_heads // num_k_heads, 1, dim,
        custom_mask=~mask[: rows * valid_length], q_data_type=q.dtype, kv_data_type=q.dtype, sm_scale=dim**-0.5,
    )  # fmt: skip
    return data, wrapper


def flashinfer_custom_mask(prepared: tuple) -> output_t:
    """FlashInfer's ragged attention with its mask of bits. Raises ImportError where FlashInfer is not installed."""
    (q, k, v, _, valid_length, num_k_heads), wrapper = prepared
    bsz, num_q_heads, _, dim = q.shape
    rows = bsz * num_k_heads
    k, v = (x[: rows * valid_length * dim].view(rows * valid_length, 1, dim) for x in (k, v))
    out, log2_sum = wrapper.run(q.view(rows, num_q_heads // num_k_heads, dim), k, v, return_lse=True)
    return log2_sum.view(bsz, num_q_heads, 1) * math.log(2), out.view(q.shape)


PEERS: dict[str, Callable | tuple[Callable, Callable]] = {
    "torch_einsum": torch_einsum,
    "sdpa": sdpa,
    "sdpa_additive": (_additive, sdpa_additive),
    "triton_flash_decoding": triton_flash_decoding,
    "flashinfer_custom_mask": (_flashinfer_plan, flashinfer_custom_mask),
}
