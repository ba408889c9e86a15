"""Decode attention over a paged KV cache with the two biases of Transformer-XL."""

from __future__ import annotations

from functools import cache

import torch

import jit
from kernels import VARIANT, Build, checks, pick, processors

HEAD_SIZES = (32, 64, 80, 96, 128, 160, 192, 256)
BLOCK_SIZES = (8, 16, 32, 64, 128)
DTYPES = (torch.float16, torch.bfloat16, torch.float32)

_LOG2E = 1.4426950408889634
_CONSTANTS = ("smem", "threads", "warps", "heads", "near", "tile", "merge")
# What work costs, in the time that a warp takes for a tile. Found by timing 23 shapes on an H200 with 4 to 132 CTAs
# (README.md).
_LEAST = 0.2  # of a warp's tiles: less work does not make a CTA end sooner
_MERGE = 1.7  # the CTA that comes last, for each batch of partials
_OWNER = 0.033  # a partial of 8 heads
_BORDER = 3.0  # CTAs that end within rows: a CTA then merges two rows
_EMULATED = 8  # processors on the emulator: enough that one row has several owners


def _build(arch: str, head_size: int, dtype: torch.dtype) -> Build:
    return Build(pick(__file__, arch), arch, {"DIM": head_size, "TYPE": DTYPES.index(dtype)})


def builds() -> list[Build]:
    """Every build that ``xl_paged_attention`` can ask for: head size and type; the block size is no macro."""
    return [_build("sm_90a", head_size, dtype) for head_size in HEAD_SIZES for dtype in DTYPES]


@cache
def _ctas(rows: int, tiles: int, heads: int, warps: int, merge: int, most: int) -> int:
    """How many CTAs a team has: the number that takes the least time if all rows are of one length.

    Args:
        rows: (sequence, key head).
        tiles: of all rows.
        heads: of a team, for each key head.
        warps: of a CTA.
        merge: partials that are read at once.
        most: CTAs that the device holds, for each team.
    """

    def cost(ctas: int) -> float:
        borders = ctas % rows != 0 and rows % ctas != 0
        owners = max(1, -(-ctas // rows)) + borders
        merging = _MERGE * -(-owners // merge) + _OWNER * owners * heads / 8 if owners > 1 else 0
        return max(tiles / (warps * ctas), _LEAST) + merging + (_BORDER if borders else 0)

    return min(range(most, 0, -1), key=cost)


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
        ctas: CTAs that share the work, at least one for each 8 query heads of a key head; by default the number that
            takes the least time by an estimate (README.md).
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
    if ctas is not None and ctas < 1:
        raise ValueError(f"ctas: expected at least 1 or None, got {ctas}; leave it out")
    if num_seqs > 65535:
        raise ValueError(f"q: expected at most 65535 sequences, got {num_seqs}; call it on parts of the batch")

    out = checks.output("out", out, (num_seqs, num_heads, head_size), dtype=dtype, device=device)
    if out.numel() == 0:
        return out
    if q.data_ptr() % 4 or q.stride(0) * q.itemsize % 4:  # the kernel reads pairs of 16-bit values
        q = q.clone(memory_format=torch.contiguous_format)

    module = _build(jit.target_arch(q), head_size, dtype).load()
    constants = {name: module.constants[f"xl_paged_attention_{name}"] for name in _CONSTANTS}
    warps, tile = constants["warps"], constants["tile"]
    group, rows = num_heads // kv_heads, num_seqs * kv_heads
    teams = -(-group // constants["heads"])
    slots = -(-group // teams)
    entries = block_tables.shape[1] * (1 if page_table == "token" else block_size)
    most_tiles = rows * -(-min(matrix_bd.shape[2], entries) // tile)
    if most_tiles >= 1 << 32:
        raise ValueError(f"q: expected fewer than 2^32 tiles of {tile} tokens, got {most_tiles}; call it on parts")
    most = max(1, (ctas or processors(device, _EMULATED)) // teams)
    each = most if ctas else _ctas(rows, most_tiles, slots, warps, constants["merge"], most)  # CTAs of a team
    grid = each * teams
    parts = grid * 2 * slots
    sums = parts + (grid * warps * slots if slots > constants["near"] else 0)
    part_sums = torch.empty((sums, head_size), dtype=torch.float32, device=device)
    part_stats = torch.empty((parts, 2), dtype=torch.float32, device=device)
    arrived = jit.counters(grid, device)

    arguments = (
        q, k_cache, v_cache, pos_bias_u, matrix_bd, block_tables, context_lens, out, part_sums, part_stats, arrived,
        num_seqs, kv_heads, group, slots, block_size, block_tables.stride(0),
        0 if page_table == "token" else block_size.bit_length() - 1, q.stride(0), *matrix_bd.stride(), scale * _LOG2E,
    )  # fmt: skip
    maps: tuple[jit.TensorMapSpec, ...]
    if block_size <= tile:
        entry, maps = "xl_paged_attention_pages", ()
    else:
        entry, maps = (
            "xl_paged_attention_tiles",
            (
                _tile_map(k_cache, num_blocks * kv_heads * head_size // x, block_size * x, (tile * x, head_size // x)),
                _tile_map(v_cache, num_blocks * kv_heads * head_size, block_size, (tile, head_size)),
            ),
        )
    block, smem = (constants["threads"], 1, 1), constants["smem"]
    module[entry](*maps, *arguments, grid=(teams, each, 1), block=block, smem=smem, pdl=True)
    return out


def _tile_map(cache: torch.Tensor, rows: int, columns: int, box: tuple[int, int]) -> jit.TensorMapSpec:
    """A cache as [rows, columns], of which the copies take boxes of all rows of one (page, key head)."""
    if rows >= 1 << 31:
        raise ValueError(f"v_cache: expected fewer than 2^31 rows of {columns} elements, got {rows}; split the cache")
    return jit.TensorMapSpec(
        cache,
        box=box,
        global_dim=(columns, rows),
        global_strides=(columns * cache.itemsize,),
        l2_promotion="128B",
    )
