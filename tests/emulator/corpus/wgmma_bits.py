"""`wgmma.mma_async` of single bits [PTX ISA 9.7.15.5.2]: the set bits of ANDed rows, A in shared memory and in
registers, with and without a swizzle of B."""

from __future__ import annotations

import numpy as np

from .case import Case
from .wgmma_sparse import image, swizzled, words

M, N, K = 64, 24, 256


def per_lane(values: np.ndarray) -> np.ndarray:
    """[12, 128] of D [64, 24]: a lane has of its row, and of the row 8 below, two columns of each 8."""
    out = np.empty((12, 128), np.int32)
    for i, t in np.ndindex(12, 128):
        row = t // 32 * 16 + t % 32 // 4 + 8 * (i // 2 % 2)
        out[i, t] = values[row, i // 4 * 8 + t % 4 * 2 + i % 2]
    return out


def registers(rows: np.ndarray) -> np.ndarray:
    """[4, 128] u32 of A's rows of 32 bytes: 32 bits of the lane's row, or of the row 8 below, from bit 0 or 128."""
    whole = np.ascontiguousarray(rows).view(np.uint32)
    out = np.empty((4, 128), np.uint32)
    for i, t in np.ndindex(4, 128):
        out[i, t] = whole[t // 32 * 16 + t % 32 // 4 + 8 * (i % 2), i // 2 * 4 + t % 4]
    return out


def case(name: str, in_registers: bool, swizzle: bool, scale: int) -> Case:
    rng = np.random.default_rng(7)
    a, b = rng.integers(0, 256, (M, 32)).astype(np.uint8), rng.integers(0, 256, (N, 32)).astype(np.uint8)
    c = rng.integers(-(1 << 31), 1 << 31, (M, N))
    bits_a, bits_b = np.unpackbits(a, axis=1).astype(int), np.unpackbits(b, axis=1).astype(int)
    want = 2 * bits_a @ bits_b.T + (c if scale else 0)
    right = swizzled(b, 3072) if swizzle else image(b, 128, 256, 3072)
    layout = {"LEADING": 16, "STRIDE": 1024, "MODE": 1} if swizzle else {"LEADING": 128, "STRIDE": 256, "MODE": 0}
    return Case(
        name, (words(np.zeros((12, 128), np.int32)), words(per_lane(c)), words(image(a, 128, 256, 2048)),
               words(registers(a)), words(right), scale),
        {0: words(per_lane(want.astype(np.int32)))}, block=128,
        defines={"REGISTERS": int(in_registers), **layout},
    )  # fmt: skip


CASES = (
    case("both in shared memory", False, False, 1),
    case("in registers", True, False, 1),
    case("swizzled, into nothing", False, True, 0),
    case("in registers, swizzled, into nothing", True, True, 0),
)
