"""Flash decoding under a boolean KV mask: only the rows of K and V that the mask keeps are read."""

from __future__ import annotations

from functools import cache

import torch

import jit
from kernels import VARIANT, Build, checks, memory_share, pick, processors

DIMS = (64, 96, 128, 256)
DTYPES = (torch.float16, torch.bfloat16)

_LOG2E = 1.4426950408889634
# What work costs, in the time that a unit of K and V takes to reach a multiprocessor of an H200 while all of them read.
# Found by timing 610 shapes there with all numbers of splits (README.md).
_START = 1.75  # a wave of CTAs, before its first unit
_ALONE = 1.13  # a unit of a CTA that is alone on its multiprocessor: it waits for its own lists and copies
_LATE = 0.7  # of a CTA's units: how far apart CTAs end where a last wave does not fill the device
_COMBINE = 2.2  # the combine kernel
_PARTIAL, _PARTIAL_HEAD = 0.4, 0.075  # a CTA of a multiprocessor leaves its results, of so many heads, to be combined

_MAX_SPLITS = 1024
_MAX_TOKENS = 1 << 30  # token numbers are 32-bit
_EMULATED = 8  # CTAs that run at a time on the emulator: enough that a few thousand tokens are split


def _build(arch: str, dim: int, heads: int, dtype: torch.dtype) -> Build:
    return Build(pick(__file__, arch), arch, {"DIM": dim, "HEADS": heads, "BF16": int(dtype == torch.bfloat16)})


def builds() -> list[Build]:
    """Every build that ``masked_decode`` can ask for: head size, type, and groups of up to 8 or 16 query heads."""
    return [_build("sm_90a", dim, heads, dtype) for dim in DIMS for heads in (8, 16) for dtype in DTYPES]


@cache
def _splits(rows: int, units: int, heads: int, multiprocessors: int, resident: int, memory: float = 1.0) -> int:
    """How many CTAs share one row: the number that takes the least time to read all units and to combine the results.

    Args:
        rows: rows of the cache, for each tile of their heads.
        units: of a row.
        heads: query heads of a CTA.
        multiprocessors: of the device.
        resident: CTAs that a multiprocessor runs at a time.
        memory: a multiprocessor's share of the memory's rate, in that of an H200. What is no reading takes its time
            whatever the memory does, so this much of a unit's time.
    """

    def cost(splits: int) -> float:
        ctas, each = rows * splits, -(-units // splits)
        full, rest = divmod(ctas, multiprocessors * resident)
        reading = each * (full * resident + (max(_ALONE, -(-rest // multiprocessors)) if rest else 0))
        late = _LATE * each if full and rest else 0
        results = (_PARTIAL + _PARTIAL_HEAD * heads) * ctas / multiprocessors
        starts, combining = _START * (full + (rest > 0)), _COMBINE + results if splits > 1 else 0
        return reading + late + memory * starts + memory * combining

    return min(range(1, max(1, min(units, 2 * multiprocessors * resident, _MAX_SPLITS)) + 1), key=cost)


@jit.planned(environment=VARIANT)
def masked_decode(
    q: torch.Tensor,
    k: torch.Tensor,
    v: torch.Tensor,
    mask: torch.Tensor,
    valid_length: int,
    num_k_heads: int,
    *,
    num_splits: int | None = None,
    lse: torch.Tensor | None = None,
    out: torch.Tensor | None = None,
) -> tuple[torch.Tensor, torch.Tensor]:
    """softmax(q k^T / sqrt(dim)) v over the tokens that the mask keeps, and its log-sum-exp.

    Args:
        q: [bsz, num_q_heads, 1, dim], fp16 or bf16, contiguous, dim 64, 96, 128 or 256. Query head h attends to key
            head h // (num_q_heads // num_k_heads).
        k, v: flat, of q's type, 16-byte aligned; the first bsz * num_k_heads * valid_length * dim elements are
            [bsz, num_k_heads, valid_length, dim]. Kept rows must be finite; nothing else is read.
        mask: flat bool, packed like k and v without dim; True drops the token. Any alignment.
        valid_length: tokens of each row, 1 to 2^30.
        num_k_heads: key heads; a divisor of num_q_heads.
        num_splits: CTAs that share the tokens of one (batch, key head); by default as many as fill the device.
        lse, out: as returned, contiguous, 16-byte aligned, written and returned; by default new tensors.

    Returns:
        (lse [bsz, num_q_heads, 1] f32, natural logarithm; out [bsz, num_q_heads, 1, dim] of q's type).
        A head whose tokens are all dropped has lse = -inf and out = 0.

    Raises:
        TypeError: an argument is no tensor, or of another type.
        ValueError: shape, size, alignment or device differ from the above.
        jit.JitError: no kernel for this device's architecture, or it does not compile.
    """
    checks.tensor("q", q, dtype=DTYPES, shape=(None, None, 1, None), align=16)
    bsz, num_q_heads, _, dim = q.shape
    checks.choice("q.shape[3]", dim, DIMS)
    if not q.is_contiguous():
        raise ValueError(f"q: expected a contiguous tensor, got strides {q.stride()}; make it so with q.contiguous()")
    if num_k_heads < 1 or num_q_heads % num_k_heads:
        raise ValueError(
            f"num_k_heads: expected a divisor of q's {num_q_heads} heads, got {num_k_heads}; pass the cache's number"
        )
    if not 1 <= valid_length <= _MAX_TOKENS:
        raise ValueError(
            f"valid_length: expected 1 to {_MAX_TOKENS}, got {valid_length}; pass the number of tokens in the cache"
        )
    if num_splits is not None and not 1 <= num_splits <= _MAX_SPLITS:
        raise ValueError(f"num_splits: expected 1 to {_MAX_SPLITS} or None, got {num_splits}; leave it out")
    rows, group = bsz * num_k_heads, num_q_heads // num_k_heads
    if rows > 65535:
        raise ValueError(f"q: expected bsz * num_k_heads of at most 65535, got {rows}; call it on parts of the batch")
    for name, value, need, dtype, align in (
        ("k", k, rows * valid_length * dim, q.dtype, 16),
        ("v", v, rows * valid_length * dim, q.dtype, 16),
        ("mask", mask, rows * valid_length, torch.bool, None),
    ):
        checks.tensor(name, value, dtype=dtype, shape=(None,), strides=(1,), device=q.device, align=align)
        if value.numel() < need:
            raise ValueError(
                f"{name}: expected at least {need} elements, for {rows} rows of {valid_length} tokens, "
                f"got {value.numel()}; check valid_length and num_k_heads, or pass the whole cache"
            )

    lse = checks.output("lse", lse, (bsz, num_q_heads, 1), dtype=torch.float32, device=q.device)
    out = checks.output("out", out, q.shape, dtype=q.dtype, device=q.device)
    if rows == 0:
        return lse, out
    heads = 8 if group <= 8 else 16
    tiles = -(-group // heads)
    module = _build(jit.target_arch(q), dim, heads, q.dtype).load()
    constants = module.constants
    units = -(-valid_length // constants["masked_decode_split_unit"])
    resident = constants["masked_decode_split_ctas"]
    multiprocessors = processors(q.device, _EMULATED // resident)
    splits = num_splits or _splits(
        rows * tiles, units, min(group, heads), multiprocessors, resident, memory_share(q.device)
    )
    part_lse = part_out = None
    if splits > 1:
        part_lse = torch.empty((rows, splits, group), dtype=torch.float32, device=q.device)
        part_out = torch.empty((rows, splits, group, dim), dtype=torch.float32, device=q.device)
    # One wave with several CTAs a multiprocessor: behind another kernel they start early, where room is, and one that
    # got a CTA too many would be last by far.
    wave = multiprocessors < rows * tiles * splits <= multiprocessors * resident
    module["masked_decode_split"](
        q, k, v, mask, lse, out, part_lse, part_out, mask.numel(), valid_length, group,
        dim**-0.5 * _LOG2E,
        grid=(splits, tiles, rows), block=(constants["masked_decode_split_threads"], 1, 1),
        smem=constants["masked_decode_split_filling" if wave else "masked_decode_split_smem"], pdl=True,
    )  # fmt: skip
    if splits > 1:
        module["masked_decode_combine"](
            part_lse, part_out, lse, out, splits, group,
            grid=(rows * group, 1, 1), block=(constants["masked_decode_combine_threads"], 1, 1), pdl=True,
        )  # fmt: skip
    return lse, out
