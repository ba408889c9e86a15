"""`tcgen05.mma` with a K of 96 [PTX ISA 9.7.16.3.1.2], which sm_103a alone has, as CUTLASS's kernels use it.

Its rows of 48 bytes lie one after the other in buffers of 128 bytes. Its scale factors lie one after the other in
tensor memory: four in the bytes of a column, and the next four so many columns further as whole 128 rows take. The
results are exact: sums of multiples of 1/4 below 2^21.
"""

from __future__ import annotations

import numpy as np
import torch

from .case import Case

K, STEPS, BUFFER = 768, 8, 128
VALUES = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6, -0.0, -0.5, -1, -1.5, -2, -3, -4, -6])


def buffers(codes: np.ndarray) -> np.ndarray:
    """u8: rows of three buffers of 128 bytes, 16-byte units XORed with the row."""
    packed = (codes[:, 0::2] | codes[:, 1::2] << 4).astype(np.uint8).reshape(len(codes), 3, 8, 16)
    out = np.empty((3, len(codes), 8, 16), np.uint8)
    for row in range(len(codes)):
        for unit in range(8):
            out[:, row, unit ^ row % 8] = packed[row, :, unit]
    return out.reshape(-1)


def columns(scales: np.ndarray) -> np.ndarray:
    """u32 [32, columns] of tensor memory: row r in lane r mod 32, four scale factors in the bytes of a column."""
    rows, count = scales.shape
    wide = -(-rows // 128) * 4
    out = np.zeros((32, count // 4 * wide, 4), np.uint8)
    for row in range(rows):
        for i in range(count):
            out[row % 32, i // 4 * wide + row // 32, i % 4] = scales[row, i]
    return out.view(np.uint32)[..., 0]


def case(name: str, kind: str, block: int, n: int, *, first: int = 0, high: int = 0x40104040, mend: int = 0,
         finding: str = "", says: tuple[str, ...] = ()) -> Case:  # fmt: skip
    """``first``: the row of B's scales that belongs to row 0 of B. ``high``: of both descriptors: swizzle, absolute
    address, fixed bits, 1024 bytes in 8 rows. ``mend``: bits of the instruction descriptor that are flipped."""
    rng = np.random.default_rng(n + block)
    count = K // block
    a, b = rng.integers(0, 16, (128, K)), rng.integers(0, 16, (n, K))
    # Powers of two: 1, 2 and 4 as UE8M0, or as UE4M3.
    of_a, of_b = rng.integers(0, 3, (128, count)), rng.integers(0, 3, (first + n, count))
    code = (lambda power: power + 127) if block == 32 else (lambda power: (power + 7) << 3)
    left = VALUES[a] * np.repeat(2.0**of_a, block, 1)
    right = VALUES[b] * np.repeat(2.0 ** of_b[first:], block, 1)
    image, second = buffers(a), len(buffers(a))
    cells = np.concatenate([columns(code(of_a)), columns(code(of_b))], 1)
    start_b = len(columns(code(of_a))[0])
    wide = -(-(first + n) // 128) * 4
    steps = []
    for i in range(STEPS):
        buffer, byte = divmod(48 * i, BUFFER)
        after = buffer + (byte + 48 > BUFFER)
        at, column = i * count // STEPS // 4, i * count // STEPS % 4
        idesc = column << 4 | 1 << 7 | 1 << 10 | n >> 3 << 17 | (block == 32) << 23 | 1 << 27 | column << 29 | 1 << 31
        words = [
            (origin + buffer * rows * BUFFER + byte) >> 4 | (origin + after * rows * BUFFER) >> 4 << 16
            for origin, rows in ((0, 128), (second, n))
        ]
        steps += [*words, at * 4, start_b + at * wide + first // 32, idesc ^ mend]
    image = np.concatenate([image, buffers(b)])
    tensors = [
        torch.from_numpy(x.view(np.int32).reshape(-1).copy()) for x in (image, cells, np.array(steps, np.uint32))
    ]
    return Case(
        name, (torch.zeros(128 * n), *tensors, len(image), cells.shape[1], n, high),
        {} if finding else {0: torch.from_numpy((left @ right.T).astype(np.float32)).flatten()},
        arch="sm_103a", block=128, smem=len(image), defines={"KIND": f'"{kind}"'}, finding=finding, says=says,
        line="tcgen05.mma" if finding else "", seeds=(0,),
    )  # fmt: skip


NVFP4, MXFP4 = "kind::mxf4nvf4.block_scale.scale_vec::4X", "kind::mxf4.block_scale.block32"
CASES = (
    case("blocks of 16", NVFP4, 16, 256),
    case("blocks of 16, N of 128", "kind::mxf4nvf4.block_scale.block16", 16, 128),
    case("blocks of 32", MXFP4, 32, 256),
    case("blocks of 32, N of 192 behind 64 rows", "kind::mxf4nvf4.block_scale.scale_vec::2X", 32, 192, first=64),
    case(
        "a relative offset", NVFP4, 16, 128, high=0x40004040, finding="descriptor", says=("bit 52", "48 bytes along K")
    ),
    case("another swizzle", NVFP4, 16, 128, high=0x80104040, finding="descriptor", says=("bits 61–63", "128 bytes")),
    case("an odd scale factor", NVFP4, 16, 128, mend=1 << 29, finding="descriptor", says=("of A is odd", "0 or 2")),
    case(
        "an address for K of 64", NVFP4, 16, 128, mend=1 << 31, finding="descriptor", says=("bit 52", "K of 48 bytes")
    ),
)
