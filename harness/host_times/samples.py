"""Small calls of every kernel entry: arguments whose kernels take the device less time than a call takes the host."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from kernels.attn_dist import attn_dist
from kernels.masked_decode import masked_decode
from kernels.nvfp4_gemv import nvfp4_gemv
from kernels.sparse_mla_bwd import phase1, sparse_mla_bwd
from kernels.xl_paged_attention import xl_paged_attention

CUDA = torch.device("cuda")
BF16 = torch.bfloat16


def gemv(k: int = 512) -> tuple[tuple[Any, ...], dict[str, Any]]:
    m = 128
    codes = torch.randint(0, 256, (2, 128, k // 2), dtype=torch.uint8, device=CUDA)
    a, b = (half.unsqueeze(0).permute(1, 2, 0).view(torch.float4_e2m1fn_x2) for half in codes)
    scales = torch.randint(40, 60, (2, 1, 1, k // 64, 32, 4, 4), dtype=torch.uint8, device=CUDA)
    sfa, sfb = (half.permute(3, 4, 1, 5, 2, 0).view(torch.float8_e4m3fn) for half in scales)
    out = torch.empty((1, m, 1), dtype=torch.float16, device=CUDA).permute(1, 2, 0)
    return (a, b, sfa, sfb), {"out": out}


def decode() -> tuple[tuple[Any, ...], dict[str, Any]]:
    q = torch.randn(1, 32, 1, 128, device=CUDA, dtype=torch.float16)
    k, v = torch.randn(2, 8 * 1024 * 128, device=CUDA, dtype=torch.float16)
    return (q, k, v, torch.rand(8 * 1024, device=CUDA) < 0.5, 1024, 8), {}


def distribution() -> tuple[tuple[Any, ...], dict[str, Any]]:
    q, k = torch.randn(4, 128, 576, device=CUDA, dtype=BF16), torch.randn(256, 1, 576, device=CUDA, dtype=BF16)
    indices = torch.randint(0, 256, (4, 64), dtype=torch.int32, device=CUDA)
    return (q, k, indices, torch.randn(4, 128, device=CUDA) + 10), {"q_start": 100, "k_stride": 1}


def paged() -> tuple[tuple[Any, ...], dict[str, Any]]:
    q, u = torch.randn(2, 4, 128, device=CUDA, dtype=BF16), torch.randn(4, 128, device=CUDA, dtype=BF16)
    keys = torch.randn(8, 4, 16, 16, 8, device=CUDA, dtype=BF16)
    values = torch.randn(8, 4, 128, 16, device=CUDA, dtype=BF16)
    bias = torch.randn(2, 4, 64, device=CUDA, dtype=BF16)
    table = torch.arange(8, dtype=torch.int32, device=CUDA).view(2, 4)
    lengths = torch.tensor([64, 33], dtype=torch.int32, device=CUDA)
    return (q, keys, values, u, bias, table, lengths, 0.088), {}


def backward() -> tuple[tuple[Any, ...], dict[str, Any]]:
    q, kv = torch.randn(1, 64, 576, device=CUDA, dtype=BF16), torch.randn(128, 1, 576, device=CUDA, dtype=BF16)
    o, do = torch.randn(2, 1, 64, 512, device=CUDA, dtype=BF16)
    lse, indices = (
        torch.randn(1, 64, device=CUDA) + 10,
        torch.randint(0, 128, (1, 1, 64), dtype=torch.int32, device=CUDA),
    )
    return (q, kv, o, do, lse, indices), {}


def wide_gemv() -> tuple[tuple[Any, ...], dict[str, Any]]:
    """The variant wgmma, whose codes and scales come by tensor maps."""
    return gemv(k=4096)


CALLS: dict[str, tuple[Callable[..., Any], Callable[[], tuple[tuple[Any, ...], dict[str, Any]]]]] = {
    "nvfp4_gemv": (nvfp4_gemv, gemv),
    "nvfp4_gemv, k 4096": (nvfp4_gemv, wide_gemv),
    "masked_decode": (masked_decode, decode),
    "attn_dist": (attn_dist, distribution),
    "xl_paged_attention": (xl_paged_attention, paged),
    "sparse_mla_bwd": (sparse_mla_bwd, backward),
    "sparse_mla_bwd/phase1": (phase1, backward),
}
OUTPUTS = {"masked_decode": ("lse", "out"), "sparse_mla_bwd": ("dq", "dkv"), "sparse_mla_bwd/phase1": ("p", "delta")}
