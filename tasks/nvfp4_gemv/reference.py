"""Batched NVFP4 block-scaled matrix-vector product: inputs, reference, check and cost.

NVFP4: e2m1 codes, two to a byte with the lower nibble first, and one e4m3 scale for each 16 of them along k.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import torch
from task import input_t, output_t
from utils import Cost, default_device, make_match_reference, random_bits

BLOCK = 16  # codes that share a scale
PADDED_N = 128  # rows of b: row 0 is the vector
TILE_M = 128  # rows of one tile of the permuted scales
TILE_SF = 4  # scales along k of one tile of the permuted scales

E2M1 = (0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, -0.0, -0.5, -1.0, -1.5, -2.0, -3.0, -4.0, -6.0)
LARGEST_E4M3 = 0x7E  # 448; 0x7F is NaN
NAN_E4M3 = 0x7F

# Codes drawn at a time; bounds the scratch memory of generation and reference.
CHUNK = 1 << 22


def ceil_div(a: int, b: int) -> int:
    """Returns a/b rounded up."""
    return -(-a // b)


def permute_scales(scales: torch.Tensor, padding: torch.Tensor) -> torch.Tensor:
    """Arranges scales in the block-scale layout that cuBLAS and the tensor cores take.

    The byte of (row i, block j, batch b) goes to offset
    ``b·rm·rk·512 + (i/128)·rk·512 + (j/4)·512 + (i%32)·16 + ((i%128)/32)·4 + j%4``
    (cuBLAS documentation, "1D block scaling factors layout").

    Args:
        scales: [l, rows, k/16] uint8, contiguous.
        padding: [l, rm, rk, 32, 4, 4] uint8, contiguous, rm = ⌈rows/128⌉, rk = ⌈(k/16)/4⌉: what the places of no
            row hold. It is overwritten with the result.

    Returns:
        A view of ``padding``, [32, 4, rm, 4, rk, l], strides (16, 4, 512·rk, 1, 512, 512·rm·rk).
    """
    batches, rows, blocks = scales.shape
    whole_tiles = rows // TILE_M if blocks % TILE_SF == 0 else 0
    if whole_tiles:
        tiles = scales[:, : whole_tiles * TILE_M].view(batches, whole_tiles, 4, 32, blocks // TILE_SF, TILE_SF)
        padding[:, :whole_tiles] = tiles.permute(0, 1, 4, 3, 2, 5)
    for first in range(whole_tiles * TILE_M, rows, TILE_M):
        for quarter in range(4):
            rows_here = scales[:, first + 32 * quarter : min(first + 32 * quarter + 32, first + TILE_M)]
            count = rows_here.shape[1]
            whole = blocks // TILE_SF
            target = padding[:, first // TILE_M, :, :count, quarter]  # [l, rk, count, 4]
            target[:, :whole] = (
                rows_here[:, :, : whole * TILE_SF].reshape(batches, count, whole, TILE_SF).transpose(1, 2)
            )
            for rest in range(blocks % TILE_SF):
                target[:, whole, :, rest] = rows_here[:, :, whole * TILE_SF + rest]
    return padding.permute(3, 4, 1, 5, 2, 0)


class _Inputs:
    """Draws bytes of one family. Codes: [l, rows, k/2]; scales: [l, rows, k/16]; all uint8 on the device."""

    def __init__(self, seed: int, device: torch.device):
        self.device = device
        self.generator = torch.Generator(device=device).manual_seed(seed)

    def below(self, high: int, shape: tuple[int, ...]) -> torch.Tensor:
        return torch.randint(0, high, shape, dtype=torch.uint8, device=self.device, generator=self.generator)

    def index(self, batches: int, rows: int, columns: int) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Broadcastable batch, row and column numbers."""
        batch = torch.arange(batches, device=self.device, dtype=torch.int32).view(-1, 1, 1)
        row = torch.arange(rows, device=self.device, dtype=torch.int32).view(1, -1, 1)
        column = torch.arange(columns, device=self.device, dtype=torch.int32).view(1, 1, -1)
        return batch, row, column


def pack(codes: torch.Tensor) -> torch.Tensor:
    """[..., k] codes in 0..15 to [..., k/2] bytes: code 2j in the lower nibble of byte j. uint8 in, uint8 out."""
    return codes[..., 0::2] | codes[..., 1::2] << 4


def _public(draw: _Inputs, m: int, k: int, batches: int) -> tuple[torch.Tensor, ...]:
    """As the public problem draws them: bytes 0..3 (so every odd code is 0), scales 0, 1 or 2."""
    one_two = torch.tensor([0x00, 0x38, 0x40], dtype=torch.uint8, device=draw.device)

    def scales(shape: tuple[int, ...]) -> torch.Tensor:
        return one_two[draw.below(3, shape).int()]

    rm, rk = ceil_div(m, TILE_M), ceil_div(k // BLOCK, TILE_SF)
    return (
        draw.below(4, (batches, m, k // 2)),
        draw.below(4, (batches, PADDED_N, k // 2)),
        scales((batches, m, k // BLOCK)),
        scales((batches, PADDED_N, k // BLOCK)),
        scales((batches, rm, rk, 32, 4, 4)),
        scales((batches, 1, rk, 32, 4, 4)),
    )


def _nan_padding(draw: _Inputs, m: int, k: int, batches: int) -> tuple[torch.Tensor, torch.Tensor]:
    """Padding of the permuted scales that poisons whatever uses it."""
    rm, rk = ceil_div(m, TILE_M), ceil_div(k // BLOCK, TILE_SF)
    shape = (batches, rm, rk, 32, 4, 4), (batches, 1, rk, 32, 4, 4)
    return tuple(torch.full(s, NAN_E4M3, dtype=torch.uint8, device=draw.device) for s in shape)  # type: ignore[return-value]


def _full_range(draw: _Inputs, m: int, k: int, batches: int) -> tuple[torch.Tensor, ...]:
    """All 16 codes and all positive finite scales.

    In one third of the blocks the scales of a are anything (2^-9 .. 448) and those of b at most 7·2^-9; in one third
    it is the other way round; in the rest both are in 2^-5 .. 2. So no sum leaves the range of float16, and float32
    accumulation in any order stays well within the tolerance.
    """
    blocks = k // BLOCK
    kind = draw.below(3, (batches, 1, blocks))

    def scales(rows: int, anything: int) -> torch.Tensor:
        out = 0x10 + draw.below(0x31, (batches, rows, blocks))
        low = 1 + draw.below(7, (batches, rows, blocks))
        out = torch.where(kind == (1 - anything), low, out)
        return torch.where(kind == anything, 1 + draw.below(LARGEST_E4M3, (batches, rows, blocks)), out)

    return (
        draw.below(256, (batches, m, k // 2)),
        draw.below(256, (batches, PADDED_N, k // 2)),
        scales(m, 0),
        scales(PADDED_N, 1),
        *_nan_padding(draw, m, k, batches),
    )


def _one_hot(draw: _Inputs, m: int, k: int, batches: int) -> tuple[torch.Tensor, ...]:
    """One nonzero code in each row of a, at a position that walks through k; scales anywhere in 2^-9 .. 448.

    Each output is then one exact product, different for a neighbouring row, block, nibble or batch; some overflow
    float16 to infinity.
    """
    batch, row, column = draw.index(batches, m, k)
    nonzero = torch.tensor([1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15], dtype=torch.uint8, device=draw.device)
    where = (row * 37 + batch * 11 + 5) % k
    zero = draw.below(2, (batches, m, 1)) << 3  # +0 in some rows, -0 in others
    a = torch.where(column == where, nonzero[((row + batch) % 14).long()], zero)
    b = nonzero[draw.below(14, (batches, PADDED_N, k)).int()]
    blocks = k // BLOCK
    return (
        pack(a),
        pack(b),
        1 + draw.below(LARGEST_E4M3, (batches, m, blocks)),
        1 + draw.below(LARGEST_E4M3, (batches, PADDED_N, blocks)),
        *_nan_padding(draw, m, k, batches),
    )


def _ramp(draw: _Inputs, m: int, k: int, batches: int) -> tuple[torch.Tensor, ...]:
    """Codes and scales that count along rows, k and batches; nothing is random."""

    def codes(rows: int, by_row: int, by_k: int) -> torch.Tensor:
        batch, row, column = draw.index(batches, rows, k)
        return pack(((row * by_row + column * by_k + column // 48 + batch) % 16).to(torch.uint8))

    def scales(rows: int, by_row: int, by_block: int) -> torch.Tensor:
        batch, row, column = draw.index(batches, rows, k // BLOCK)
        return (0x10 + (row * by_row + column * by_block + batch * 3) % 0x31).to(torch.uint8)

    return (
        codes(m, 1, 1),
        codes(PADDED_N, 5, 3),
        scales(m, 7, 1),
        scales(PADDED_N, 1, 5),
        *_nan_padding(draw, m, k, batches),
    )


FAMILIES: dict[str, Callable[[_Inputs, int, int, int], tuple[torch.Tensor, ...]]] = {
    "public": _public,
    "full_range": _full_range,
    "one_hot": _one_hot,
    "ramp": _ramp,
}


def generate_input(m: int, k: int, l: int, seed: int, inputs: str = "public") -> input_t:  # noqa: E741
    """Makes the inputs of one case on ``default_device()``.

    Args:
        m: rows of a, at least 1.
        k: codes in a row, a multiple of 64.
        l: batches, at least 1.
        seed: seeds the generator of this case.
        inputs: family: "public" as the competition draws them; "full_range", "one_hot" or "ramp" to make errors
            of sign, nibble, range and layout visible.

    Returns:
        (a, b, sfa, sfb, sfa_permuted, sfb_permuted, c) as in the README. As in the competition, sfa and sfb are in
        host memory, and c holds noise.

    Raises:
        ValueError: a size or the family is not one of these.
    """
    if m < 1 or l < 1 or k < 64 or k % 64:
        raise ValueError(f"expected m >= 1, l >= 1 and k a positive multiple of 64, got m={m}, k={k}, l={l}")
    if inputs not in FAMILIES:
        raise ValueError(f"inputs: expected one of {', '.join(FAMILIES)}, got {inputs!r}")
    draw = _Inputs(seed, default_device())
    a, b, sfa, sfb, pad_a, pad_b = FAMILIES[inputs](draw, m, k, l)
    sfa_permuted, sfb_permuted = permute_scales(sfa, pad_a), permute_scales(sfb, pad_b)
    c = torch.randn((l, m, 1), device=draw.device, generator=draw.generator).half()
    fp4, fp8 = torch.float4_e2m1fn_x2, torch.float8_e4m3fn
    return (
        a.permute(1, 2, 0).view(fp4),
        b.permute(1, 2, 0).view(fp4),
        sfa.cpu().permute(1, 2, 0).view(fp8),
        sfb.cpu().permute(1, 2, 0).view(fp8),
        sfa_permuted.view(fp8),
        sfb_permuted.view(fp8),
        c.permute(1, 2, 0),
    )


def refresh(data: input_t, seed: int, inputs: str = "public", **_: Any) -> None:
    """Makes new inputs of old ones, in place and at once: other codes of the public family, other signs in the rest.
    The scales stay."""
    bits = 0x0303030303030303 if inputs == "public" else -0x7777777777777778  # 0x88 in each byte
    generator = torch.Generator(device=data[0].device).manual_seed(seed)
    for codes in data[:2]:
        flat = codes.view(torch.uint8).permute(2, 0, 1).view(-1).view(torch.int64)
        flat.bitwise_xor_(random_bits(generator, codes.nbytes) & bits)


def ref_kernel(data: input_t) -> output_t:
    """c[i, 0, b] = Σ_k a·b·sfa·sfb in float64, rounded once to float16. Leaves the given c alone.

    Reads the plain scales, not the permuted ones, so that a wrong permutation cannot hide.
    """
    a, b, sfa, sfb, _, _, c = data
    m, _, batches = c.shape
    device = a.device
    pairs = torch.tensor(
        [(E2M1[byte & 15], E2M1[byte >> 4]) for byte in range(256)], dtype=torch.float64, device=device
    )
    out = torch.empty((batches, m, 1), dtype=torch.float16, device=c.device)
    for batch in range(batches):
        vector = pairs[b.view(torch.uint8)[0, :, batch].int()].view(-1, BLOCK)  # [k/16, 16]
        vector = vector * sfb[0, :, batch].to(device).double().unsqueeze(1)
        scales = sfa[:, :, batch].to(device)
        rows = max(1, CHUNK // vector.numel())
        for first in range(0, m, rows):
            codes = a.view(torch.uint8)[first : first + rows, :, batch].int()
            blocks = pairs[codes].view(codes.shape[0], -1, BLOCK)  # [rows, k/16, 16]
            dots = blocks.mul_(vector).sum(2)
            out[batch, first : first + rows, 0] = (dots * scales[first : first + rows].double()).sum(1).half()
    return out.permute(1, 2, 0)


def lookalikes(data: input_t) -> Iterator[tuple[str, output_t]]:
    """What known mistakes make of the same inputs: (what was done, its result), for the report on a wrong output."""
    a, b, sfa, sfb, sfa_permuted, sfb_permuted, c = data
    codes_a, codes_b = a.view(torch.uint8), b.view(torch.uint8)

    def result(a=codes_a, b=codes_b, sfa=sfa, sfb=sfb) -> output_t:
        return ref_kernel((a, b, sfa, sfb, sfa_permuted, sfb_permuted, c))

    def as_rows(permuted: torch.Tensor, like: torch.Tensor) -> torch.Tensor:
        """The permuted bytes as if row after row were in memory."""
        batches, blocks = like.shape[2], like.shape[1]
        memory = permuted.view(torch.uint8).permute(5, 2, 4, 0, 1, 3).reshape(batches, -1)
        rows = memory[:, : memory.shape[1] // blocks * blocks].view(batches, -1, blocks)[:, : like.shape[0]]
        return rows.permute(1, 2, 0).view(like.dtype)

    linear_a, linear_b = as_rows(sfa_permuted, sfa), as_rows(sfb_permuted, sfb)
    linearly = "read row after row, not in tiles of 128 rows x 4 blocks"
    yield f"the permuted scales of a {linearly}", result(sfa=linear_a)
    yield f"the permuted scales of b {linearly}", result(sfb=linear_b)
    yield f"both permuted scales {linearly}", result(sfa=linear_a, sfb=linear_b)

    def as_permuted(scales: torch.Tensor, permuted: torch.Tensor) -> torch.Tensor:
        """Scales that lie row after row in memory, taken from the places of the permuted form."""
        rows, blocks, batches = scales.shape
        memory = torch.zeros((batches, permuted[..., 0].numel()), dtype=torch.uint8, device=scales.device)
        memory[:, : rows * blocks] = scales.view(torch.uint8).permute(2, 0, 1).reshape(batches, -1)
        i = torch.arange(rows, device=scales.device)[:, None]
        j = torch.arange(blocks, device=scales.device)[None]
        at = (i // 128 * permuted.shape[4] + j // 4) * 512 + i % 32 * 16 + i % 128 // 32 * 4 + j % 4
        return memory[:, at].permute(1, 2, 0).view(scales.dtype)

    plain_a, plain_b = as_permuted(sfa, sfa_permuted), as_permuted(sfb, sfb_permuted)
    blocked = "in memory row after row, but read as tiles of 128 rows x 4 blocks"
    yield f"the scales of a {blocked}", result(sfa=plain_a)
    yield f"the scales of a and b {blocked}", result(sfa=plain_a, sfb=plain_b)

    def first_of_tiles(scales: torch.Tensor, tiles: int) -> torch.Tensor:
        at = torch.arange(scales.shape[1], device=scales.device)
        return scales[:, at // (4 * tiles) * (4 * tiles) + at % 4]

    for tiles in (2, 4):
        text = f"the scales of a of the first 64 codes of each {64 * tiles} taken for all of them"
        yield text, result(sfa=first_of_tiles(sfa.view(torch.uint8), tiles).view(sfa.dtype))

    if codes_a.shape[1] % 128 == 0:
        row = torch.arange(codes_a.shape[0], device=a.device)[:, None]
        byte = torch.arange(codes_a.shape[1], device=a.device)[None]
        swizzled = byte ^ (row % 8 << 4)
        moved = codes_a.gather(1, swizzled[:, :, None].expand(-1, -1, codes_a.shape[2]))
        text = "a read from shared memory with a 128-byte swizzle that it was not written with, or without"
        yield text, result(a=moved)
    yield "the two codes of each byte of a swapped", result(a=codes_a << 4 | codes_a >> 4)
    yield "the two codes of each byte of b swapped", result(b=codes_b << 4 | codes_b >> 4)
    yield "the signs of a ignored", result(a=codes_a & 0x77)
    yield "the signs of b ignored", result(b=codes_b & 0x77)
    yield "the signs of a and b ignored", result(a=codes_a & 0x77, b=codes_b & 0x77)
    yield "the upper code of each byte of a skipped", result(a=codes_a & 0x0F)
    if c.shape[2] > 1:
        yield "the scales of a of batch 0 taken for every batch", result(sfa=sfa[:, :, :1].expand_as(sfa))
        yield "the scales of b of batch 0 taken for every batch", result(sfb=sfb[:, :, :1].expand_as(sfb))
        yield "b of batch 0 taken for every batch", result(b=codes_b[:, :, :1].expand_as(codes_b))


check_implementation = make_match_reference(ref_kernel, rtol=1e-3, atol=1e-3)


def cost(m: int, k: int, l: int, seed: int, inputs: str = "public") -> Cost:  # noqa: E741
    """Bytes: a, sfa, row 0 of b and its scales read once, c written once. Flops: one multiply-add a code."""
    row = k // 2 + k // BLOCK
    return Cost(flops=2.0 * m * k * l, bytes=float(l * (m * row + row + 2 * m)))
