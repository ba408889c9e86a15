"""Flash decoding under a boolean mask of the KV cache: inputs, reference, check and cost.

``data = (q, k, v, mask, valid_length, num_k_heads)``, result ``(lse, out)``:

    q     [bsz, num_q_heads, 1, dim]                     fp16 or bf16, contiguous
    k, v  flat, bsz * num_k_heads * max_length * dim     as q; the first bsz*num_k_heads*valid_length*dim elements are
                                                         [bsz, num_k_heads, valid_length, dim], the rest is undefined
    mask  flat, bsz * num_k_heads * max_length, bool     packed the same way, without dim; True drops the token
    lse   [bsz, num_q_heads, 1]                          f32, natural logarithm
    out   [bsz, num_q_heads, 1, dim]                     as q

Query head h attends to key head h // (num_q_heads / num_k_heads), with scale 1/sqrt(dim). A head whose tokens are all
dropped has lse = -inf and out = 0.
"""

from __future__ import annotations

import math
from typing import Any

import torch
from task import input_t, output_t
from utils import Cost, default_device, flip_signs, verbose_allclose

DTYPES = {"fp16": torch.float16, "bf16": torch.bfloat16}
# Twice the rounding of one value: the probabilities and the result may each be rounded to the input's type.
TOLERANCE = {torch.float16: 1e-3, torch.bfloat16: 8e-3, torch.float32: 1e-3}  # of out, and in f32 of lse


def _block_of(pattern: str) -> int | None:
    """Tokens that ``random`` and ``block<n>`` drop together; None for the other patterns."""
    if pattern == "random":
        return 1
    return int(pattern.removeprefix("block")) if pattern.startswith("block") else None


def _dropped_blocks(blocks: int, masked: float) -> int:
    return round(blocks * masked / 100)


def _make_mask(
    rows: int, valid_length: int, masked: float, pattern: str, generator: torch.Generator, device: torch.device
) -> torch.Tensor:
    """bool [rows, valid_length], True = dropped; every row drops its share of blocks exactly."""
    token = torch.arange(valid_length, device=device)
    block = _block_of(pattern)
    if block is not None:
        blocks = -(-valid_length // block)
        order = torch.rand((rows, blocks), generator=generator, device=device).argsort(dim=-1)
        return (order < _dropped_blocks(blocks, masked))[:, token // block]
    edge = round(valid_length * masked / 100)
    if pattern == "prefix":
        row = token < edge
    elif pattern == "suffix":
        row = token >= valid_length - edge
    elif pattern == "alternate":
        row = token % 2 == 1
    else:
        raise ValueError(
            f"pattern: expected 'random', 'block<n>', 'prefix', 'suffix' or 'alternate', got {pattern!r}; choose one"
        )
    return row.repeat(rows, 1)


def generate_input(
    bsz: int,
    num_q_heads: int,
    num_k_heads: int,
    max_length: int,
    valid_length: int,
    dim: int,
    dtype: str,
    masked: float,
    pattern: str,
    seed: int,
    values: str = "normal",
    dead_rows: int = 0,
) -> input_t:
    """Makes one case on the default device.

    Args:
        masked: percent of tokens dropped, 0 to 100 (``alternate`` drops every second token whatever this says).
        pattern: ``random``; ``block<n>``: aligned runs of n tokens are dropped together; ``prefix``, ``suffix``: the
            first or last tokens; ``alternate``: odd tokens.
        values: ``normal``: N(0, 1); ``peaked``: q four times that, so that few tokens carry the result and one
            wrong row shows; ``drift``: v with an offset that grows along the context.
        dead_rows: if n > 0, every n-th (batch, key head) drops all its tokens.

    What lies past the packed rows is NaN in k and v and False in mask: reading it with any weight shows.
    """
    device = default_device()
    generator = torch.Generator(device=device).manual_seed(seed)
    rows, kind = bsz * num_k_heads, DTYPES[dtype]

    def normal(*shape: int) -> torch.Tensor:  # drawn in f32: in 16 bits, another machine draws other values
        return torch.randn(shape, generator=generator, device=device, dtype=torch.float32).to(kind)

    q = normal(bsz, num_q_heads, 1, dim)
    k, v = (torch.full((rows * max_length * dim,), math.nan, device=device, dtype=kind) for _ in range(2))
    live = rows * valid_length * dim
    k[:live] = normal(live)
    v[:live] = normal(live)
    if values == "peaked":
        q *= 4
    elif values == "drift":
        offset = torch.linspace(-2, 2, valid_length, device=device, dtype=torch.float32).to(kind)
        v[:live].view(rows, valid_length, dim).add_(offset[:, None])
    elif values != "normal":
        raise ValueError(f"values: expected 'normal', 'peaked' or 'drift', got {values!r}; choose one of these")

    mask = torch.zeros(rows * max_length, device=device, dtype=torch.bool)
    packed = mask[: rows * valid_length].view(rows, valid_length)
    packed.copy_(_make_mask(rows, valid_length, masked, pattern, generator, device))
    if dead_rows:
        packed[::dead_rows] = True
    return q, k, v, mask, valid_length, num_k_heads


def refresh(data: input_t, bsz: int, seed: int, **_: Any) -> None:
    """Makes new inputs of old ones, in place and at once: other signs in q, k and v, and each mask for another row."""
    q, k, v, mask, valid_length, num_k_heads = data
    generator = torch.Generator(device=q.device).manual_seed(seed)
    flip_signs(generator, q, k, v)
    packed = mask[: bsz * num_k_heads * valid_length].view(-1, valid_length)
    packed.copy_(packed[torch.randperm(len(packed), generator=generator, device=q.device)])


def ref_kernel(data: input_t) -> output_t:
    """The same in f32, one (batch, key head) at a time; runs on the device of the data."""
    q, k, v, mask, valid_length, num_k_heads = data
    bsz, num_q_heads, _, dim = q.shape
    rows, group = bsz * num_k_heads, num_q_heads // num_k_heads
    queries = q.view(rows, group, dim)
    keys = k[: rows * valid_length * dim].view(rows, valid_length, dim)
    vals = v[: rows * valid_length * dim].view(rows, valid_length, dim)
    drop = mask[: rows * valid_length].view(rows, valid_length)

    lse = torch.full((rows, group), -math.inf, dtype=torch.float32, device=q.device)
    out = torch.zeros((rows, group, dim), dtype=torch.float32, device=q.device)
    for row in range(rows):
        score = queries[row].float() @ keys[row].float().T * dim**-0.5  # [group, valid_length]
        score.masked_fill_(drop[row], -math.inf)
        row_lse = torch.logsumexp(score.double(), dim=-1, keepdim=True)
        alive = row_lse > -math.inf
        weight = torch.where(alive, torch.exp(score - row_lse.float()), 0.0)
        lse[row] = row_lse[:, 0].float()
        # A dropped row has weight zero and may still hold an infinity.
        out[row] = weight @ vals[row].float().masked_fill(drop[row][:, None], 0.0)
    return lse.view(bsz, num_q_heads, 1), out.to(q.dtype).view(bsz, num_q_heads, 1, dim)


def check_implementation(data: input_t, output: output_t) -> tuple[bool, str]:
    """Compares (lse, out) with the reference, absolute and relative: lse 1e-3; out 1e-3 in fp16, 8e-3 in bf16."""
    if not isinstance(output, (tuple, list)) or len(output) != 2:
        return False, f"expected the tuple (lse, out), got {type(output).__name__}"
    expected = ref_kernel(data)
    good, lines = True, []
    for name, got, want in zip(("lse", "out"), output, expected, strict=True):
        tolerance = TOLERANCE[want.dtype]
        one_good, one_lines = verbose_allclose(got, want, rtol=tolerance, atol=tolerance)
        good &= one_good
        lines += [f"{name}: {line}" for line in one_lines]
    return good, "\n".join(lines)


def _live_tokens(rows: int, valid_length: int, masked: float, pattern: str, dead_rows: int) -> float:
    block = _block_of(pattern)
    if block is not None:
        blocks = -(-valid_length // block)
        # A dropped block is the short last one with equal chance.
        live = valid_length * (1 - _dropped_blocks(blocks, masked) / blocks)
    elif pattern == "alternate":
        live = (valid_length + 1) // 2
    else:
        live = valid_length - round(valid_length * masked / 100)
    alive_rows = rows - (-(-rows // dead_rows) if dead_rows else 0)
    return live * alive_rows


def cost(
    bsz: int,
    num_q_heads: int,
    num_k_heads: int,
    max_length: int,
    valid_length: int,
    dim: int,
    dtype: str,
    masked: float,
    pattern: str,
    seed: int = 0,
    values: str = "normal",
    dead_rows: int = 0,
) -> Cost:
    """The mask, the rows of k and v that it keeps, q and the results, each once; two products per kept row and head."""
    rows = bsz * num_k_heads
    live = _live_tokens(rows, valid_length, masked, pattern, dead_rows)
    moved = rows * valid_length + 2 * live * dim * 2 + 2 * bsz * num_q_heads * dim * 2 + bsz * num_q_heads * 4
    return Cost(flops=4.0 * live * (num_q_heads // num_k_heads) * dim, bytes=moved, peak="bf16")
