"""What else computes this, for comparison: a TileLang kernel, and torch, the keys gathered a few queries at a time."""

# No `from __future__ import annotations`: TileLang reads its kernel's annotations as objects.

import math
import os
import tempfile
from collections.abc import Callable
from functools import cache
from typing import Any

import torch
from task import input_t, output_t

HEADS, KEYS = 64, 64


def _product(a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
    """Batched product of bf16 matrices in f32: scores rounded to bf16 would be too coarse for the tolerance."""
    if a.device.type == "cuda":
        return torch.bmm(a, b, out_dtype=torch.float32)
    return torch.bmm(a.float(), b.float())  # the CPU has no product with another type of result


def torch_bmm(data: input_t) -> output_t:
    """Gather and bf16 product by torch, 128 queries at a time; scores and the head sum in f32."""
    q, k, indices, lse, q_start, k_stride, sm_scale = data
    out = torch.empty(indices.shape, dtype=torch.float32, device=q.device)
    shift = torch.where(lse == -math.inf, math.inf, lse)
    keys = k[:, 0]
    for first in range(0, q.shape[0], 128):
        part = slice(first, first + 128)
        token = indices[part]
        position = torch.arange(first, first + token.shape[0], device=q.device)[:, None] + q_start
        last = torch.div(position + 1 - k_stride, k_stride, rounding_mode="floor")
        valid = (token >= 0) & (token < k.shape[0]) & (token <= last)
        picked = keys[torch.where(valid, token, 0).long()]
        score = _product(q[part], picked.mT) * (sm_scale * math.log2(math.e))
        out[part] = torch.where(valid, torch.exp2(score - shift[part, :, None]).sum(1), 0.0)
    return out


@cache
def _tilelang_kernel(h_q: int, d_qk: int, topk: int) -> Any:
    """After TileLang's sparse MLA examples: 64 heads of a query a CTA; one warpgroup gathers keys by `cp.async` into
    two places, two warpgroups multiply and sum, a block of 64 keys in turn.

    (q [s_q, h_q, d_qk], k [s_kv, d_qk], indices, lse, q_start, k_stride, scale) -> sums [h_q / 64, s_q, topk].
    """
    # It compiles and caches in these folders; the one for temporary files can always be written to.
    os.environ["TILELANG_CACHE_DIR"] = os.environ["TILELANG_TMP_DIR"] = os.path.join(tempfile.gettempdir(), "tilelang")
    import tilelang
    from tilelang import language as T

    groups = h_q // HEADS
    s_q, s_kv = T.dynamic("s_q"), T.dynamic("s_kv")

    @T.macro
    def consume(place, group, query, q_tile, k_tile, full, free, s_kv, last, indices, lse, out, scale):
        score = T.alloc_fragment([KEYS, HEADS], "float32")
        total = T.alloc_fragment([KEYS], "float32")
        shift = T.alloc_fragment([HEADS], "float32")
        T.copy(lse[query, group * HEADS : (group + 1) * HEADS], shift)
        for step in T.serial(T.ceildiv(topk // KEYS - place, 2)):
            first = (step * 2 + place) * KEYS
            T.barrier_wait(full[place], step & 1)
            T.wgmma_gemm(k_tile[place, :, :], q_tile, score, transpose_B=True, clear_accum=True)
            T.wait_wgmma(0)
            T.barrier_arrive(free[place])
            for j, h in T.Parallel(KEYS, HEADS):
                score[j, h] = T.exp2(score[j, h] * scale - shift[h])
            T.reduce_sum(score, total, dim=1)
            for j in T.Parallel(KEYS):
                token = indices[query, first + j]
                valid = (token >= 0) & (token < s_kv) & (token <= last)
                out[group, query, first + j] = T.if_then_else(valid, total[j], 0.0)

    @tilelang.jit(out_idx=[4], pass_configs={tilelang.PassConfigKey.TL_ENABLE_FAST_MATH: True})
    def build():
        # TileLang reads these annotations as values; no type checker knows them.
        @T.prim_func
        def attn_dist(
            q: T.Tensor((s_q, h_q, d_qk), "bfloat16"),  # type: ignore[valid-type]
            k: T.Tensor((s_kv, d_qk), "bfloat16"),  # type: ignore[valid-type]
            indices: T.Tensor((s_q, topk), "int32"),  # type: ignore[valid-type]
            lse: T.Tensor((s_q, h_q), "float32"),  # type: ignore[valid-type]
            out: T.Tensor((groups, s_q, topk), "float32"),  # type: ignore[valid-type]
            q_start: T.int32,
            k_stride: T.int32,
            scale: T.float32,
        ):
            with T.Kernel(groups, s_q, threads=384) as (group, query):
                q_tile = T.alloc_shared([HEADS, d_qk], "bfloat16")
                k_tile = T.alloc_shared([2, KEYS, d_qk], "bfloat16")
                token = T.alloc_var("int32")
                q_full = T.alloc_barrier(arrive_count=384)
                full = T.alloc_barrier(arrive_count=[128] * 2)
                free = T.alloc_barrier(arrive_count=[128] * 2)
                last = (q_start + query + 1) // k_stride - 1
                thread = T.get_thread_binding()
                T.tma_copy(q[query, group * HEADS : (group + 1) * HEADS, :], q_tile, barrier=q_full)
                T.barrier_arrive(q_full)
                if thread < 128:
                    T.set_max_nreg(168, 1)
                    T.barrier_wait(q_full, 0)
                    consume(0, group, query, q_tile, k_tile, full, free, s_kv, last, indices, lse, out, scale)
                elif thread < 256:
                    T.set_max_nreg(168, 1)
                    T.barrier_wait(q_full, 0)
                    consume(1, group, query, q_tile, k_tile, full, free, s_kv, last, indices, lse, out, scale)
                else:
                    T.set_max_nreg(80, 0)
                    for block in T.serial(topk // KEYS):
                        T.barrier_wait(free[block % 2], (block // 2 & 1) ^ 1)
                        for i in T.serial(KEYS // 16):
                            row = i * 16 + (thread - 256) // 8
                            token = T.max(0, T.min(indices[query, block * KEYS + row], s_kv - 1))
                            for u in T.serial(d_qk // 64):
                                column = u * 64 + (thread - 256) % 8 * 8
                                T.ptx_cp_async(
                                    T.access_ptr(k_tile[block % 2, row, column], "w", 8),
                                    T.access_ptr(k[token, column], "r", 8),
                                    8,
                                )
                        T.cp_async_barrier_noinc(full[block % 2])

        return attn_dist

    return build()


def _tilelang_compiled(data: input_t) -> tuple[Any, tuple]:
    """Compiles the kernel and lays its inputs out, untimed. Raises ImportError where TileLang is not installed."""
    q, k, indices, lse, q_start, k_stride, sm_scale = data
    kernel = _tilelang_kernel(q.shape[1], q.shape[2], indices.shape[1])
    shift = torch.where(lse == -math.inf, math.inf, lse)
    return kernel, (q.contiguous(), k[:, 0], indices, shift, q_start, k_stride, sm_scale * math.log2(math.e))


def tilelang(prepared: tuple[Any, tuple]) -> output_t:
    """The kernel; with 128 heads, the sum of its two groups."""
    kernel, arguments = prepared
    sums = kernel(*arguments)
    return sums[0] if len(sums) == 1 else sums.sum(0)


PEERS: dict[str, Callable | tuple[Callable, Callable]] = {
    "tilelang": (_tilelang_compiled, tilelang),
    "torch_bmm": torch_bmm,
}
