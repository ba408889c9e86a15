"""What else computes this, for comparison. All but FlashInfer read a dense cache, gathered untimed.

FlashInfer reads pages of its own layout, made untimed, and has no additive bias: it leaves bd out, so it does not pass
the check.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from functools import cache, partial

import torch
from task import input_t, output_t


def _dense(data: input_t) -> tuple[input_t, torch.Tensor, torch.Tensor, torch.Tensor]:
    """The inputs; k, v [num_seqs, kv_heads, longest, head_size], zero past each context; bias [num_seqs, num_heads,
    longest], scale*bd, else -inf. longest is a multiple of 8: with others SDPA has no fast kernel for the bias."""
    q, k_cache, v_cache, _, bd, table, lengths, scale, page_table = data
    num_seqs, _, head_size = q.shape
    kv_heads, block_size = v_cache.shape[1], v_cache.shape[3]
    longest = -(-max(1, int(lengths.max())) // 8) * 8
    k, v = (torch.zeros(num_seqs, kv_heads, longest, head_size, dtype=q.dtype, device=q.device) for _ in range(2))
    bias = torch.full((*bd.shape[:2], longest), -torch.inf, dtype=q.dtype, device=q.device)
    for seq, length in enumerate(lengths.tolist()):
        step = block_size if page_table == "token" else 1
        blocks = table[seq, ::step][: -(-length // block_size)].long()
        k[seq, :, :length] = k_cache[blocks].permute(1, 0, 3, 2, 4).reshape(kv_heads, -1, head_size)[:, :length]
        v[seq, :, :length] = v_cache[blocks].permute(1, 0, 3, 2).reshape(kv_heads, -1, head_size)[:, :length]
        bias[seq, :, :length] = bd[seq, :, :length] * scale
    return data, k, v, bias


def sdpa(prepared: tuple[input_t, torch.Tensor, torch.Tensor, torch.Tensor]) -> output_t:
    """torch's scaled_dot_product_attention with the bias as its mask."""
    data, k, v, bias = prepared
    q, u, scale = data[0], data[3], data[7]
    grouped = k.shape[1] != q.shape[1]
    out = torch.nn.functional.scaled_dot_product_attention(
        (q + u)[:, :, None], k, v, attn_mask=bias[:, :, None], scale=scale, enable_gqa=grouped
    )
    return out.reshape(q.shape)


@cache
def _flex():
    from torch.nn.attention.flex_attention import flex_attention

    return torch.compile(flex_attention)


def flex_attention(prepared: tuple[input_t, torch.Tensor, torch.Tensor, torch.Tensor]) -> output_t:
    """FlexAttention, compiled, with the bias as its score modification."""
    data, k, v, bias = prepared
    q, u, scale = data[0], data[3], data[7]

    def add_bias(score, batch, head, _query, token):
        return score + bias[batch, head, token]

    query = (q + u)[:, :, None]
    out = _flex()(query, k, v, score_mod=add_bias, scale=scale, enable_gqa=k.shape[1] != q.shape[1])
    return out.reshape(q.shape)


def _flashinfer_plan(data: input_t, split: bool = True) -> tuple:
    """The inputs, the planned wrapper, and K and V as FlashInfer has them; without ``split``, a row is one CTA's."""
    # It compiles, logs and locks under its workspace; the folder for temporary files can always be written to.
    os.environ["FLASHINFER_WORKSPACE_BASE"] = tempfile.gettempdir()
    import flashinfer

    q, k_cache, v_cache, _, _, table, lengths, scale, page_table = data
    _, num_heads, head_size = q.shape
    kv_heads, block_size = v_cache.shape[1], v_cache.shape[3]
    k = k_cache.permute(0, 3, 1, 2, 4).flatten(3).contiguous()  # [blocks, block_size, kv_heads, head_size]
    v = v_cache.permute(0, 3, 1, 2).contiguous()
    step = block_size if page_table == "token" else 1
    counts = (lengths + block_size - 1) // block_size
    indptr = torch.nn.functional.pad(counts.cumsum(0), (1, 0)).to(torch.int32)
    indices = torch.cat([table[seq, ::step][:count] for seq, count in enumerate(counts.tolist())])
    workspace = torch.empty(256 << 20, dtype=torch.uint8, device=q.device)
    wrapper = flashinfer.BatchDecodeWithPagedKVCacheWrapper(
        workspace, "NHD", use_tensor_cores=num_heads > kv_heads or not split
    )
    last = ((lengths - 1) % block_size + 1).to(torch.int32)
    wrapper.plan(
        indptr, indices, last, num_heads, kv_heads, head_size, block_size,
        q_data_type=q.dtype, kv_data_type=q.dtype, sm_scale=scale, **({} if split else {"disable_split_kv": True}),
    )  # fmt: skip
    return data, wrapper, k, v


def flashinfer_no_bias(prepared: tuple) -> output_t:
    """FlashInfer's paged decode, without bd. Raises ImportError where FlashInfer is not installed."""
    data, wrapper, k, v = prepared
    return wrapper.run(data[0] + data[3], (k, v))


PEERS: dict[str, tuple[Callable[[input_t], tuple], Callable[[tuple], output_t]]] = {
    "sdpa_dense": (_dense, sdpa),
    "flex_attention_dense": (_dense, flex_attention),
    "flashinfer_no_bias": (_flashinfer_plan, flashinfer_no_bias),
    "flashinfer_no_bias_unsplit": (partial(_flashinfer_plan, split=False), flashinfer_no_bias),
}
