"""How sparse MLA attention, summed over the heads, falls on each query's list of keys."""

from __future__ import annotations

import torch

import jit
from kernels import VARIANT, Build, checks, l2_bytes, pick, processors

D_QK = (576, 512)
HEADS = (64, 128)
TOPK_MULTIPLE = 64  # of the slots of a query: whole tiles

_LOG2E = 1.4426950408889634
_MOST_SORTED = 4096  # slots of a query that are sorted as one list (key_order.cuh)
_MOST_PARTS = 6
_AGAIN = 16  # how often a key is read at least, in the mean, where the lists are sorted
_EMULATED_L2 = 1 << 16  # bytes, on the emulator: less than a hundred keys
_EMULATED = 2  # processors on the emulator: two runs of tiles, so that one starts in the middle of a query


def builds() -> list[Build]:
    """Every build that ``attn_dist`` can ask for: both widths of q and k, 64 and 128 heads, and 64 heads in parts."""
    return [
        _build("sm_90a", d_qk, heads, parts)
        for d_qk in D_QK
        for heads, parts in ((64, False), (64, True), (128, False))
    ]


def _build(arch: str, d_qk: int, heads: int, parts: bool = False) -> Build:
    return Build(pick(__file__, arch), arch, {"D_QK": d_qk, "HEADS": heads, "PARTS": int(parts)})


def _parts(s_q: int, s_kv: int, heads: int, d_qk: int, topk: int, l2: int) -> int:
    """How many parts of the keys are worked through one after the other (README.md).

    More than one where K takes most of the L2, of ``l2`` bytes, or more, keys are read many times, and the L2 is what
    bounds the kernel, with 64 heads. A part takes five eighths of the L2. Each part loads the queries again, so there
    are 6 at most, and a part has 4 tiles of a list at least.
    """
    size = s_kv * d_qk * 2
    if heads != 64 or topk > _MOST_SORTED or not l2 * 7 // 8 < size <= _MOST_PARTS * l2 or s_q * topk < _AGAIN * s_kv:
        return 1
    parts = min(-(-size // (l2 * 5 // 8)), _MOST_PARTS)
    return parts if topk >= parts * 4 * TOPK_MULTIPLE else 1


@jit.planned(environment=VARIANT)
def attn_dist(
    q: torch.Tensor,
    k: torch.Tensor,
    indices: torch.Tensor,
    lse: torch.Tensor,
    *,
    q_start: int = 0,
    k_stride: int = 1,
    sm_scale: float | None = None,
    num_ctas: int | None = None,
    out: torch.Tensor | None = None,
) -> torch.Tensor:
    """Σ over the heads of exp2(q·k[t] · sm_scale · log2(e) − lse), for each slot's key t = indices[s, j].

    A slot is valid iff 0 <= t < s_kv and t <= floor((q_start + s + 1 - k_stride) / k_stride); any other
    slot is exactly 0. A head whose lse is +inf or -inf adds nothing. The result is the same in every run.

    Args:
        q: [s_q, h_q, d_qk] bf16, h_q 64 or 128, d_qk 576 or 512; innermost stride 1, the others multiples of 8
            elements; 16-byte aligned.
        k: [s_kv, 1, d_qk] bf16, contiguous, 16-byte aligned. Only rows that a valid slot names are read.
        indices: [s_q, topk] int32, contiguous, topk a multiple of 64; any values.
        lse: [s_q, h_q] f32, base 2, contiguous.
        q_start: position of query 0; q_start + s_q fits 31 bits.
        k_stride: positions that one key stands for, at least 1.
        sm_scale: None takes d_qk ** -0.5.
        num_ctas: CTAs that share the work; by default one for each multiprocessor.
        out: [s_q, topk] f32, contiguous, 16-byte aligned, written and returned; by default a new tensor.

    Returns:
        [s_q, topk] f32.

    Raises:
        TypeError: an argument is no tensor, or of another type.
        ValueError: shape, strides, size, alignment or device differ from the above.
        jit.JitError: no kernel for this device's architecture, or it does not compile.
    """
    checks.tensor("q", q, dtype=torch.bfloat16, shape=(None, None, None), align=16)
    s_q, h_q, d_qk = q.shape
    checks.choice("q.shape[1] (h_q)", h_q, HEADS)
    checks.choice("q.shape[2] (d_qk)", d_qk, D_QK)
    checks.tensor("q", q, strides=(None, None, 1))
    for dim in (0, 1):
        if q.shape[dim] > 1:
            checks.multiple(f"q.stride({dim})", q.stride(dim), 8, least=8)
    checks.tensor("k", k, dtype=torch.bfloat16, shape=(None, 1, d_qk), device=q.device, align=16)
    checks.tensor("indices", indices, dtype=torch.int32, shape=(s_q, None), device=q.device)
    checks.tensor("lse", lse, dtype=torch.float32, shape=(s_q, h_q), device=q.device)
    topk = checks.multiple("indices.shape[1] (topk)", indices.shape[1], TOPK_MULTIPLE)
    for name, value in (("k", k), ("indices", indices), ("lse", lse)):
        if not value.is_contiguous():
            raise ValueError(
                f"{name}: expected a contiguous tensor, got strides {tuple(value.stride())}; pass {name}.contiguous()"
            )
    if not -(2**31) <= q_start <= 2**31 - 1 - s_q:
        raise ValueError(
            f"q_start: expected q_start + s_q within 31 bits, got {q_start} + {s_q}; pass the position of query 0"
        )
    if not 1 <= k_stride < 2**31:
        raise ValueError(f"k_stride: expected at least 1, got {k_stride}; pass the positions that one key stands for")
    if s_q * topk >= 2**31 * TOPK_MULTIPLE:
        raise ValueError(
            f"indices: expected fewer than 2^31 times {TOPK_MULTIPLE} slots, got {s_q} x {topk}; call it on parts of q"
        )
    if num_ctas is not None and num_ctas < 1:
        raise ValueError(f"num_ctas: expected at least 1 or None, got {num_ctas}; leave it out")

    out = checks.output("out", out, (s_q, topk), dtype=torch.float32, device=q.device)
    if out.numel() == 0:
        return out
    parts = _parts(s_q, k.shape[0], h_q, d_qk, topk, l2_bytes(q.device, _EMULATED_L2))
    module = _build(jit.target_arch(q), d_qk, h_q, parts > 1).load()
    tile = module.constants["attn_dist_tile"]
    tiles = s_q * (topk // tile)
    # A stride over a single query or head is never used, and may be anything.
    strides = [2 * (q.stride(dim) if q.shape[dim] > 1 else d_qk) for dim in (1, 0)]
    q_map = jit.TensorMapSpec(q, box=(64, tile, 1), global_dim=(d_qk, h_q, s_q), global_strides=strides, swizzle="128B")
    scale = (d_qk**-0.5 if sm_scale is None else sm_scale) * _LOG2E
    slots = None
    if parts > 1:
        slots, given = torch.empty(indices.shape, dtype=torch.uint16, device=q.device), indices
        indices = torch.empty_like(given)
        shift = (-(-k.shape[0] // module.constants["attn_dist_order_ranges"]) - 1).bit_length()
        module["attn_dist_order"](
            given,
            indices,
            slots,
            topk,
            k.shape[0],
            shift,
            grid=(s_q, 1, 1),
            block=(module.constants["attn_dist_order_threads"], 1, 1),
        )
    module["attn_dist"](
        q_map, k, indices, slots, lse, out, s_q, topk // tile, parts, k.shape[0], q_start, k_stride, scale,
        grid=(min(tiles, num_ctas or processors(q.device, _EMULATED)), 1, 1),
        block=(module.constants["attn_dist_threads"], 1, 1), smem=module.constants["attn_dist_smem"],
    )  # fmt: skip
    return out
