"""Backward of sparse MLA attention: every query attends to its own list of tokens of one latent KV head."""

from __future__ import annotations

from typing import Any

import torch

import jit
from kernels import VARIANT, Build, checks, l2_bytes, pick, processors

D_QK = (576, 512)
D_V = 512
HEADS_MULTIPLE = 64  # of the heads of a query
TOPK_MULTIPLE = 64  # of the slots of a query: whole blocks of keys
MAX_PIECES = 8
_SPAN = 64  # columns of a tile: 128 bytes, what the swizzle spans
_EMULATED = 2  # processors on the emulator: two, so that an odd number of items leaves one to divide
_EMULATED_L2 = 1 << 20  # bytes, on the emulator: some hundred tokens fit


def builds() -> list[Build]:
    """Every build that the entries below can ask for: both sources for each width of q and kv."""
    have = [("sm_90a", None), ("sm_100a", None), ("sm_100a", "phase1")]
    return [
        build
        for d_qk in D_QK
        for build in (
            *(_build(arch, d_qk, variant) for arch, variant in have),
            *(_build("sm_90a", d_qk, "phase1", CTA_HEADS=heads) for heads in (64, 128)),
        )
    ]


def _build(arch: str, d_qk: int, variant: str | None = None, **defines: int) -> Build:
    return Build(pick(__file__, arch, variant, entries=("phase1",)), arch, {"D_QK": d_qk, **defines})


def _division(items: int, processors: int, topk: int) -> tuple[int, int]:
    """How many of the items are one CTA's, and into how many CTAs each of the rest is divided.

    The rest is what would leave most multiprocessors idle in a last round; a piece has two blocks of keys at least.
    """
    rest = items % processors
    pieces = min(MAX_PIECES, processors // max(rest, 1), -(-topk // (2 * TOPK_MULTIPLE)))
    return (items - rest, pieces) if rest and pieces > 1 else (items, 1)


def _sorts(s_q: int, s_kv: int, d_qk: int, topk: int, q_start: int, l2: int) -> bool:
    """Whether the token lists are sorted first (README.md).

    Either kv in bfloat16 and dkv in float32 do not stay in the L2, of ``l2`` bytes, and tokens come more than once. Or
    the lists are longer than what the queries may see: the sort leaves out what counts nothing.
    """
    crowded = s_kv * d_qk * 6 > l2 * 3 // 4 and s_q * topk >= s_kv
    first = max(
        0, min(q_start + 1, topk)
    )  # tokens that query 0 may see, and one more with each query until all of a list
    short = min(s_q, topk - first)
    unseen = short * (topk - first) - short * (short - 1) // 2
    return crowded or unseen * 32 > s_q * topk


def _check(
    q: torch.Tensor,
    kv: torch.Tensor,
    o: torch.Tensor,
    do: torch.Tensor,
    lse: torch.Tensor,
    indices: torch.Tensor,
    topk_length: torch.Tensor | None,
    q_start: int,
) -> None:
    """Raises TypeError or ValueError, naming the argument, unless all of them fit together."""
    bf16 = torch.bfloat16
    checks.tensor("q", q, dtype=bf16, shape=(None, None, None))
    s_q, h_q, d_qk = q.shape
    checks.choice("q.shape[2] (d_qk)", d_qk, D_QK)
    checks.multiple("q.shape[1] (h_q)", h_q, HEADS_MULTIPLE, least=HEADS_MULTIPLE)
    for name, value, dtype, shape, align in (
        ("q", q, bf16, (s_q, h_q, d_qk), 16),
        ("kv", kv, bf16, (None, 1, d_qk), 16),
        ("o", o, bf16, (s_q, h_q, D_V), 16),
        ("do", do, bf16, (s_q, h_q, D_V), 16),
        ("lse", lse, torch.float32, (s_q, h_q), 4),
        ("indices", indices, torch.int32, (s_q, 1, None), 4),
        ("topk_length", topk_length, torch.int32, (s_q,), 4),
    ):
        if value is None:
            continue
        checks.tensor(name, value, dtype=dtype, shape=shape, device=q.device, align=align)
        if not value.is_contiguous():
            raise ValueError(
                f"{name}: expected a contiguous tensor, got strides {tuple(value.stride())}; pass {name}.contiguous()"
            )
    if kv.shape[0] == 0:
        raise ValueError("kv: expected at least one row, got none; pass a row of zeros if no token is ever selected")
    checks.multiple("indices.shape[2] (topk)", indices.shape[2], TOPK_MULTIPLE)
    if not -(2**31) <= q_start < 2**31:
        raise ValueError(f"q_start: expected a 32-bit integer, got {q_start}; pass the position of query 0")


@jit.planned(environment=VARIANT)
def sparse_mla_bwd(
    q: torch.Tensor,
    kv: torch.Tensor,
    o: torch.Tensor,
    do: torch.Tensor,
    lse: torch.Tensor,
    indices: torch.Tensor,
    *,
    topk_length: torch.Tensor | None = None,
    q_start: int = 0,
    sm_scale: float | None = None,
    dq: torch.Tensor | None = None,
    dkv: torch.Tensor | None = None,
) -> tuple[torch.Tensor, torch.Tensor]:
    """Gradients of sparse MLA attention with respect to q and kv.

    Slot j of query s, with t = indices[s, 0, j], counts iff ``0 <= t < s_kv``, ``t <= q_start + s`` and
    ``j < topk_length[s]``. Over those, with V the first 512 columns of kv: ``P = exp(q k sm_scale - lse)``,
    ``dS = P (do v - Σ o do) sm_scale``, ``dq = Σ dS k``, ``dkv[t] = Σ dS q`` and on the first 512 columns
    ``+ Σ P do`` (FlashAttention-2, section 3.1).
    P and dS are rounded to bfloat16 between the products; dkv is summed in float32, in no fixed order.

    Args:
        q: [s_q, h_q, d_qk] bfloat16; d_qk is 576 or 512, h_q a multiple of 64.
        kv: [s_kv, 1, d_qk] bfloat16.
        o: [s_q, h_q, 512] bfloat16, the forward pass's output.
        do: [s_q, h_q, 512] bfloat16, its gradient.
        lse: [s_q, h_q] float32, natural logarithm. A row where it is infinite counts nothing.
        indices: [s_q, 1, topk] int32, topk a multiple of 64; any values.
        topk_length: [s_q] int32, or None for topk everywhere.
        q_start: position of query 0 among the tokens.
        sm_scale: None takes d_qk ** -0.5.
        dq, dkv: as returned, written and returned; by default new tensors.

    All tensors are contiguous and on one device, 16-byte aligned.

    Returns:
        dq [s_q, h_q, d_qk] and dkv [s_kv, 1, d_qk], bfloat16. Queries and tokens that nothing counts for get zeros.

    Raises:
        TypeError, ValueError: an argument that does not fit, named.
        jit.JitError: no source for the device's architecture, or a failed build or launch.
    """
    _check(q, kv, o, do, lse, indices, topk_length, q_start)
    s_q, h_q, d_qk = q.shape
    s_kv, topk = kv.shape[0], indices.shape[2]
    arch = jit.target_arch(q)
    module = _build(arch, d_qk).load()
    dq = checks.output("dq", dq, q.shape, dtype=q.dtype, device=q.device)
    dkv = checks.output("dkv", dkv, kv.shape, dtype=kv.dtype, device=q.device)
    dkv_sum = torch.zeros(s_kv, d_qk, dtype=torch.float32, device=q.device)
    rows = s_q * h_q
    scale = float(d_qk**-0.5 if sm_scale is None else sm_scale)
    if rows and arch == "sm_100a":
        module["sparse_mla_bwd"](
            _head_tiles(q),
            _head_tiles(do),
            _rows(kv, _SPAN),
            _rows(kv, _SPAN // 2),
            o,
            do,
            indices,
            topk_length,
            lse,
            dq,
            dkv_sum,
            h_q,
            topk,
            s_kv,
            q_start,
            scale,
            **_launch_of_pairs(module, "sparse_mla_bwd", s_q, h_q),
        )
    elif rows:
        reordered = torch.empty_like(kv)
        groups = s_kv * d_qk // 16
        module["sparse_mla_bwd_reorder"](
            kv, reordered, groups, **_one_thread_each(module, "sparse_mla_bwd_reorder", groups)
        )
        heads = module.constants["sparse_mla_bwd_heads"]
        places = processors(q.device, _EMULATED)
        if _sorts(s_q, s_kv, d_qk, topk, q_start, l2_bytes(q.device, _EMULATED_L2)):
            turn = max(1, places * heads // h_q)  # queries that are worked on at a time
            indices, topk_length = _sorted(module, indices, topk_length, s_kv, q_start, turn)
        whole, pieces = _division(rows // heads, places, topk)
        shared = rows // heads - whole
        parts = torch.empty(shared * pieces, heads, d_qk, dtype=torch.float32, device=q.device)
        module["sparse_mla_bwd"](
            _tiles(q),
            _tiles(do),
            reordered,
            o,
            indices,
            topk_length,
            lse,
            dq,
            parts,
            dkv_sum,
            whole,
            pieces,
            h_q,
            topk,
            s_kv,
            q_start,
            scale,
            grid=(whole + shared * pieces, 1, 1),
            block=(module.constants["sparse_mla_bwd_threads"], 1, 1),
            smem=module.constants["sparse_mla_bwd_smem"],
        )
        if shared:
            module["sparse_mla_bwd_join"](
                *(parts, dq, whole, pieces),
                grid=(shared * heads * d_qk // module.constants["sparse_mla_bwd_join_elements"], 1, 1),
                block=(module.constants["sparse_mla_bwd_join_threads"], 1, 1),
            )
    quads = s_kv * d_qk // 4
    module["sparse_mla_bwd_round"](dkv_sum, dkv, quads, **_one_thread_each(module, "sparse_mla_bwd_round", quads))
    return dq, dkv


@jit.planned(environment=VARIANT)
def phase1(
    q: torch.Tensor,
    kv: torch.Tensor,
    o: torch.Tensor,
    do: torch.Tensor,
    lse: torch.Tensor,
    indices: torch.Tensor,
    *,
    topk_length: torch.Tensor | None = None,
    q_start: int = 0,
    sm_scale: float | None = None,
    p: torch.Tensor | None = None,
    delta: torch.Tensor | None = None,
) -> tuple[torch.Tensor, torch.Tensor]:
    """The backward pass's first phase: P recomputed from q, kv and lse, and delta.

    Args:
        q, kv, o, do, lse, indices, topk_length, q_start, sm_scale: as of ``sparse_mla_bwd``.
        p, delta: as returned, contiguous, 16-byte aligned, written and returned; by default new tensors.

    Returns:
        p [s_q, h_q, topk] float32, ``exp(q k sm_scale - lse)`` and exactly 0 in slots that do not count;
        delta [s_q, h_q] float32, ``Σ o do``.

    Raises:
        As ``sparse_mla_bwd`` does.
    """
    _check(q, kv, o, do, lse, indices, topk_length, q_start)
    s_q, h_q, d_qk = q.shape
    s_kv, topk = kv.shape[0], indices.shape[2]
    arch = jit.target_arch(q)
    p = checks.output("p", p, (s_q, h_q, topk), dtype=torch.float32, device=q.device)
    delta = checks.output("delta", delta, (s_q, h_q), dtype=torch.float32, device=q.device)
    if arch == "sm_100a":
        if s_q:
            _phase1_of_pairs(q, kv, o, do, lse, indices, topk_length, q_start, sm_scale, p, delta)
        return p, delta
    if not p.numel():  # lists without slots
        if delta.numel():
            _launch_delta(_build(arch, d_qk).load(), o, do, delta)
        return p, delta
    heads = 128 if h_q % 128 == 0 else 64
    module = _build(arch, d_qk, "phase1", CTA_HEADS=heads).load()
    blocks, groups = topk // module.constants["sparse_mla_bwd_phase1_keys"], h_q // heads
    units = s_q * groups * blocks
    module["sparse_mla_bwd_phase1"](
        _tiles(q),
        kv,
        o,
        do,
        indices,
        topk_length,
        lse,
        p,
        delta,
        units,
        blocks,
        groups,
        s_kv,
        q_start,
        float(d_qk**-0.5 if sm_scale is None else sm_scale),
        grid=(min(units, processors(q.device, _EMULATED)), 1, 1),
        block=(module.constants["sparse_mla_bwd_phase1_threads"], 1, 1),
        smem=module.constants["sparse_mla_bwd_phase1_smem"],
    )
    return p, delta


def _phase1_of_pairs(
    q: torch.Tensor,
    kv: torch.Tensor,
    o: torch.Tensor,
    do: torch.Tensor,
    lse: torch.Tensor,
    indices: torch.Tensor,
    topk_length: torch.Tensor | None,
    q_start: int,
    sm_scale: float | None,
    p: torch.Tensor,
    delta: torch.Tensor,
) -> None:
    """Launches sm_100a_phase1.cu, which writes p and delta."""
    s_q, h_q, d_qk = q.shape
    module = _build("sm_100a", d_qk, "phase1").load()
    module["sparse_mla_bwd_phase1"](
        _head_tiles(q),
        _rows(kv, _SPAN),
        o,
        do,
        indices,
        topk_length,
        lse,
        p,
        delta,
        h_q,
        indices.shape[2],
        kv.shape[0],
        q_start,
        float(d_qk**-0.5 if sm_scale is None else sm_scale),
        **_launch_of_pairs(module, "sparse_mla_bwd_phase1", s_q, h_q),
    )


def _sorted(
    module: jit.Module,
    indices: torch.Tensor,
    topk_length: torch.Tensor | None,
    s_kv: int,
    q_start: int,
    turn: int,
) -> tuple[torch.Tensor, torch.Tensor]:
    """The lists by range of tokens, without what counts nothing, and how long they are then.

    The ranges rise in the lists of ``turn`` queries and fall in those of the next: these begin where those ended.
    """
    s_q, _, topk = indices.shape
    given, indices = indices, torch.empty_like(indices)
    lengths = torch.empty(s_q, dtype=torch.int32, device=indices.device)
    shift = (-(-s_kv // module.constants["sparse_mla_bwd_sort_ranges"]) - 1).bit_length()
    module["sparse_mla_bwd_sort"](
        *(given, topk_length, indices, lengths, topk, s_kv, q_start, shift, turn),
        grid=(s_q, 1, 1),
        block=(module.constants["sparse_mla_bwd_sort_threads"], 1, 1),
    )
    return indices, lengths


def _launch_of_pairs(module: jit.Module, entry: str, s_q: int, h_q: int) -> dict[str, Any]:
    """A cluster of two CTAs for each query and as many heads as a pair has."""
    constants = module.constants
    return {
        "grid": (2 * s_q * -(-h_q // constants[f"{entry}_heads"]), 1, 1),
        "block": (constants[f"{entry}_threads"], 1, 1),
        "cluster": (2, 1, 1),
        "smem": constants[f"{entry}_smem"],
    }


def _one_thread_each(module: jit.Module, entry: str, items: int) -> dict[str, Any]:
    """As many whole CTAs as have a thread for each item."""
    threads = module.constants[f"{entry}_threads"]
    return {"grid": (-(-items // threads), 1, 1), "block": (threads, 1, 1)}


def _head_tiles(x: torch.Tensor) -> jit.TensorMapSpec:
    """Tensor map of [s_q, h_q, d] in the tiles of a query's 64 heads x 64 columns; heads past h_q read as zeros."""
    return jit.TensorMapSpec(x, box=(_SPAN, HEADS_MULTIPLE, 1), swizzle="128B")


def _rows(kv: torch.Tensor, columns: int) -> jit.TensorMapSpec:
    """Tensor map of [s_kv, 1, d_qk] that a gather takes rows of 64 columns, or 32, from."""
    return jit.TensorMapSpec(kv.view(-1, kv.shape[-1]), box=(columns, 1), swizzle="128B" if columns == _SPAN else "64B")


def _launch_delta(module: jit.Module, o: torch.Tensor, do: torch.Tensor, delta: torch.Tensor) -> None:
    rows = delta.numel()
    launch = _one_thread_each(module, "sparse_mla_bwd_delta", 32 * rows)  # a warp a row
    module["sparse_mla_bwd_delta"](o, do, delta, rows, **launch)


def _tiles(x: torch.Tensor) -> jit.TensorMapSpec:
    """Tensor map of [s_q, h_q, d] as rows of d columns, in the tiles of 64 x 64 that the kernel works on."""
    return jit.TensorMapSpec(x.view(-1, x.shape[-1]), box=(_SPAN, HEADS_MULTIPLE), swizzle="128B")
