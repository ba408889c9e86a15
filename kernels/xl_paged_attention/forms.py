"""The two forms of xl_paged_attention: which one a call takes, how many CTAs, and its launches."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import torch

import jit
from kernels import Build, memory_share, pick, processors

HEAD_SIZES = (32, 64, 80, 96, 128, 160, 192, 256)
DTYPES = (torch.float16, torch.bfloat16, torch.float32)
FORMS = ("line", "split")
MOST_SPLIT_TOKENS = 1 << 26  # of a sequence: token numbers, 32 tiles ahead, are 32-bit
_MOST_GRID_Y = 65535

_SPLIT = "split"  # the variant in the name of its source
_CONSTANTS = ("smem", "threads", "warps", "heads", "near", "tile", "merge")
_SPLIT_CONSTANTS = ("smem", "threads", "ctas", "tile", "combine_threads", "combine_columns", "combine_batch")
_LEAST_PARTS = 8  # threads that share a column in the combine kernel: whole warps for every head size
_PASS_HEADS = 8  # query heads that a CTA of the line has
_EMULATED = 8  # processors on the emulator: enough that one row has several owners

# What work costs on the line, in the time that a warp takes for a tile. Found by timing 23 shapes on an H200 with 4 to
# 132 CTAs (README.md).
_LEAST = 0.2  # of a warp's tiles: less work does not make a CTA end sooner
_MERGE = 1.7  # the CTA that comes last, for each batch of partials
_OWNER = 0.033  # a partial of 8 heads
_BORDER = 3.0  # CTAs that end within rows: a CTA then merges two rows

# The costs that decide between the two forms, in microseconds. Found by timing both in 30 shapes on an H200
# (README.md).
_RATE = 33e3  # bytes a microsecond of a multiprocessor
_LINE_BATCH, _LINE_BATCH_CTAS = 1.9, 24  # the line: a batch of a row's partials
_LINE_HEAD = 0.3  # the line: a head of a row that several CTAs share
_COMBINE = 1.0  # the split form: its second kernel
_SLOWER = 0.03  # of the reading: the split form's copies fill the memory's time less well


class Call(NamedTuple):
    """A call's arguments, checked."""

    q: torch.Tensor
    k_cache: torch.Tensor
    v_cache: torch.Tensor
    pos_bias_u: torch.Tensor
    matrix_bd: torch.Tensor
    block_tables: torch.Tensor
    context_lens: torch.Tensor
    out: torch.Tensor
    scale_log2: float
    page_table: str

    @property
    def rows(self) -> int:
        """(sequence, key head)."""
        return self.q.shape[0] * self.v_cache.shape[1]

    @property
    def group(self) -> int:
        """Query heads of a key head."""
        return self.q.shape[1] // self.v_cache.shape[1]

    @property
    def most_tokens(self) -> int:
        """Of a sequence: the lengths themselves are on the device."""
        entries = self.block_tables.shape[1] * (1 if self.page_table == "token" else self.v_cache.shape[3])
        return min(self.matrix_bd.shape[2], entries)

    def launch(
        self, module: jit.Module, name: str, tile: int, parts: tuple[Any, ...], sizes: tuple[int, ...], **launch: Any
    ) -> None:
        """Launches the kernel ``name`` for this block size.

        Args:
            tile: tokens of the kernel's tiles.
            parts: what its CTAs leave each other.
            sizes: integers of this form alone.
        """
        num_blocks, kv_heads, head_size, block_size = self.v_cache.shape
        x = 16 // self.q.itemsize
        entry = module[f"{name}_pages"]
        maps: tuple[jit.TensorMapSpec, ...] = ()
        if block_size > tile:
            keys = (num_blocks * kv_heads * head_size // x, block_size * x), (tile * x, head_size // x)
            values = (num_blocks * kv_heads * head_size, block_size), (tile, head_size)
            entry, maps = module[f"{name}_tiles"], (_tile_map(self.k_cache, *keys), _tile_map(self.v_cache, *values))
        entry(
            *maps, *self[:8], *parts, self.q.shape[0], kv_heads, self.group, *sizes, block_size,
            self.block_tables.stride(0), 0 if self.page_table == "token" else block_size.bit_length() - 1,
            self.q.stride(0), *self.matrix_bd.stride(), self.scale_log2, pdl=True, **launch,
        )  # fmt: skip


def _tile_map(cache: torch.Tensor, shape: tuple[int, int], box: tuple[int, int]) -> jit.TensorMapSpec:
    """A cache as [rows, columns], of which the copies take boxes of all rows of one (page, key head)."""
    rows, columns = shape
    if rows >= 1 << 31:
        raise ValueError(f"v_cache: expected fewer than 2^31 rows of {columns} elements, got {rows}; split the cache")
    return jit.TensorMapSpec(
        cache,
        box=box,
        global_dim=(columns, rows),
        global_strides=(columns * cache.itemsize,),
        l2_promotion="128B",
    )


# ---- which form ------------------------------------------------------------------------------------------------------


@cache
def choose(rows: int, sequences: int, group: int, row_bytes: int, multiprocessors: int, memory: float = 1.0) -> str:
    """The form that takes less time by an estimate (README.md), ``"line"`` or ``"split"``.

    Args:
        rows: (sequence, key head).
        sequences: more than one may differ in length.
        group: query heads of a key head.
        row_bytes: K, V and biases of a row of the greatest length.
        multiprocessors: of the device.
        memory: a multiprocessor's share of the memory's rate, in that of an H200.
    """
    teams = -(-group // _PASS_HEADS)
    owners = multiprocessors // (teams * rows)
    if owners < 2:
        return "line"
    merging = _LINE_BATCH * -(-owners // _LINE_BATCH_CTAS) + _LINE_HEAD * -(-group // teams)
    reading = rows * row_bytes / (_RATE * memory * multiprocessors)
    rounding = rows / multiprocessors if sequences > 1 else 0
    return "split" if merging > _COMBINE + reading * (_SLOWER + rounding) else "line"


def chosen(call: Call) -> str:
    """`choose` for a call; fp32 and what the split form has no room for is the line's."""
    head_size, size = call.q.shape[2], call.q.itemsize
    if call.q.dtype == torch.float32 or call.most_tokens > MOST_SPLIT_TOKENS:
        return "line"
    row_bytes = call.most_tokens * size * (2 * head_size + call.group)
    device = call.q.device
    shares = processors(device, _EMULATED), memory_share(device)
    return choose(call.rows, call.q.shape[0], call.group, row_bytes, *shares)


# ---- line: all tiles are one line, of which each CTA has an equal share (sm_90a.cu) ----------------------------------


def _line_build(arch: str, head_size: int, dtype: torch.dtype) -> Build:
    source = pick(__file__, arch, entries=(_SPLIT,))
    return Build(source, arch, {"DIM": head_size, "TYPE": DTYPES.index(dtype)})


@cache
def line_ctas(rows: int, tiles: int, heads: int, warps: int, merge: int, most: int) -> int:
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


def line(call: Call, ctas: int | None) -> None:
    """Launches the kernel of the line. Raises ValueError where there are too many tiles."""
    q, device = call.q, call.q.device
    module = _line_build(jit.target_arch(q), q.shape[2], q.dtype).load()
    constants = {name: module.constants[f"xl_paged_attention_{name}"] for name in _CONSTANTS}
    warps, tile = constants["warps"], constants["tile"]
    teams = -(-call.group // constants["heads"])
    slots = -(-call.group // teams)
    most_tiles = call.rows * -(-call.most_tokens // tile)
    if most_tiles >= 1 << 32:
        raise ValueError(f"q: expected fewer than 2^32 tiles of {tile} tokens, got {most_tiles}; call it on parts")
    most = max(1, (ctas or processors(device, _EMULATED)) // teams)
    each = most if ctas else line_ctas(call.rows, most_tiles, slots, warps, constants["merge"], most)  # CTAs of a team
    grid = each * teams
    parts = grid * 2 * slots
    sums = parts + (grid * warps * slots if slots > constants["near"] else 0)
    part_sums = torch.empty((sums, q.shape[2]), dtype=torch.float32, device=device)
    part_stats = torch.empty((parts, 2), dtype=torch.float32, device=device)
    call.launch(
        module, "xl_paged_attention", tile, (part_sums, part_stats, jit.counters(grid, device)), (slots,),
        grid=(teams, each, 1), block=(constants["threads"], 1, 1), smem=constants["smem"],
    )  # fmt: skip


# ---- split: a CTA has a part of one row; a second kernel merges the parts (sm_90a_split.cu) --------------------------


def _split_build(arch: str, head_size: int, heads: int, dtype: torch.dtype) -> Build:
    defines = {"DIM": head_size, "TYPE": DTYPES.index(dtype), "HEADS": heads}
    return Build(pick(__file__, arch, _SPLIT), arch, defines)


def _split_heads(group: int, head_size: int) -> int:
    """Query heads of a CTA: 8 or 16. Beyond a head size of 128 there are no registers for 16."""
    return 16 if group > 8 and head_size <= 128 else 8


def split(call: Call, ctas: int | None) -> None:
    """Launches both kernels of the split form. Raises ValueError where there are too many rows or tokens."""
    q, device, head_size, rows = call.q, call.q.device, call.q.shape[2], call.rows
    if call.most_tokens > MOST_SPLIT_TOKENS:
        expected = f"expected at most {MOST_SPLIT_TOKENS} tokens with form='split'"
        raise ValueError(f"matrix_bd.shape[2]: {expected}, got {call.most_tokens}; leave the form out")
    if rows > _MOST_GRID_Y:
        expected = f"expected at most {_MOST_GRID_Y} (sequence, key head) with form='split'"
        raise ValueError(f"q: {expected}, got {rows}; leave the form out")
    heads = _split_heads(call.group, head_size)
    module = _split_build(jit.target_arch(q), head_size, heads, q.dtype).load()
    constants = {name: module.constants[f"xl_paged_attention_split_{name}"] for name in _SPLIT_CONSTANTS}
    head_tiles = -(-call.group // heads)
    # A CTA a multiprocessor keeps enough copies in flight, but for small rows, which take as many instructions.
    resident = min(constants["ctas"], head_tiles * (2 if head_size < 96 else 1))
    most = ctas or processors(device, _EMULATED) * resident
    each = min(max(most // head_tiles, rows), _MOST_GRID_Y)
    # Threads that share a column of a row: as many as read all its partials at once, if there is room for them.
    parts, columns = _LEAST_PARTS, constants["combine_columns"]
    while 2 * parts * columns <= constants["combine_threads"] and parts * constants["combine_batch"] * rows < each:
        parts *= 2
    part_sums = torch.empty((each, call.group, head_size), dtype=torch.float32, device=device)
    part_stats = torch.empty((each, call.group, 2), dtype=torch.float32, device=device)
    call.launch(
        module, "xl_paged_attention_split", constants["tile"], (part_sums, part_stats), (),
        grid=(head_tiles, each, 1), block=(constants["threads"], 1, 1), smem=constants["smem"],
    )  # fmt: skip
    module["xl_paged_attention_split_combine"](
        part_sums, part_stats, call.context_lens, call.out, q.shape[0], call.v_cache.shape[1], call.group, each,
        grid=(q.shape[0] * q.shape[1], 1, 1), block=(parts * columns, 1, 1), pdl=True,
    )  # fmt: skip


def builds() -> list[Build]:
    """Every build that ``xl_paged_attention`` can ask for: head size and type, and in the split form groups of up to 8
    or 16 query heads; the block size is no macro."""
    narrow = [dtype for dtype in DTYPES if dtype != torch.float32]
    heads = [(head_size, n) for head_size in HEAD_SIZES for n in sorted({_split_heads(g, head_size) for g in (8, 16)})]
    return [_line_build("sm_90a", head_size, dtype) for head_size in HEAD_SIZES for dtype in DTYPES] + [
        _split_build("sm_90a", head_size, n, dtype) for head_size, n in heads for dtype in narrow
    ]
