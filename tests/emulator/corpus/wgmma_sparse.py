"""`wgmma.mma_async.sp` [PTX ISA 9.7.15.6]: every type, A in shared memory and in registers, both majors and a swizzle
of B, against the dense product of the expanded A. The integers are small, so that the product is exact."""

from __future__ import annotations

import numpy as np
import torch

from .case import Case
from .sparse_matrix import BITS, Sparse, coded, metadata, registers_a, registers_d

N = 16
K = {"f16": 32, "bf16": 32, "tf32": 16, "s8": 64, "u8": 64, "e4m3": 64, "e5m2": 64}


def bits_of(codes: np.ndarray, kind: str) -> np.ndarray:
    """[rows, bytes] of [rows, k] codes."""
    size = {8: np.uint8, 16: np.uint16, 32: np.uint32}[BITS[kind]]
    return np.ascontiguousarray(codes.astype(size)).view(np.uint8)


def image(rows: np.ndarray, leading: int, stride: int, total: int) -> np.ndarray:
    """Rows of bytes in matrices of 8 rows of 16 bytes: `leading` apart along a row, `stride` from 8 rows to 8."""
    out = np.zeros(total, np.uint8)
    for row in range(len(rows)):
        for piece in range(rows.shape[1] // 16):
            place = row // 8 * stride + piece * leading + row % 8 * 16
            out[place : place + 16] = rows[row, 16 * piece : 16 * piece + 16]
    return out


def swizzled(rows: np.ndarray, total: int) -> np.ndarray:
    """Rows of bytes at multiples of 128, their 16-byte pieces swizzled by the row's number."""
    out = np.zeros((total // 128, 8, 16), np.uint8)
    for row in range(len(rows)):
        for piece in range(rows.shape[1] // 16):
            out[row, piece ^ row % 8] = rows[row, 16 * piece : 16 * piece + 16]
    return out.reshape(-1)


def words(values: np.ndarray) -> torch.Tensor:
    return torch.from_numpy(np.ascontiguousarray(values).view(np.int32).flatten().copy())


def product(
    a: str, b: str, d: str, selector: int = 0, registers: bool = False, layout: str = "plain", scale: int = 1,
    negate: bool = False, spoil: int = -1, name: str = "", waited: bool = True, **more: object,
) -> Case:  # fmt: skip
    """``layout``: of B, ``"plain"``, ``"128B"`` or ``"mn"``. ``spoil``: metadata that one chunk has instead."""
    rng = np.random.default_rng(7)
    k = K[a]
    sparse = Sparse(rng, 64, k, a)
    other = rng.integers(0 if b[0] == "u" else -3, 4, (k, N))
    added = rng.integers(-9, 9, (64, N))
    if spoil >= 0:
        sparse.codes[37, 2] = spoil
    want = (-1 if negate else 1) * (sparse.dense @ other) + (added if scale else 0)
    count = 2 if d == "f16" else 4

    def accumulators(values: np.ndarray) -> np.ndarray:
        """[8, 128]: of each warp 16 rows, of each 8 columns the registers of an `mma`."""
        out = np.zeros((8, 128), np.uint32)
        for warp in range(4):
            for block in range(N // 8):
                part = registers_d(values[16 * warp : 16 * warp + 16, 8 * block : 8 * block + 8], d)[:count]
                out[count * block : count * (block + 1), 32 * warp : 32 * warp + 32] = part
        return out

    lanes = np.concatenate([metadata(sparse.codes[16 * w : 16 * w + 16], a, selector, rng) for w in range(4)])
    fragments = np.concatenate([registers_a(sparse.stored[16 * w : 16 * w + 16], a) for w in range(4)], axis=1)
    left = image(bits_of(coded(sparse.stored, a), a), 128, 256, 2048)
    codes = coded(other, b)
    if layout == "mn":  # 8 of N next to each other, 8 of K in a matrix
        right, leading, stride, mode = image(bits_of(codes, b), 1024, 128, 8192), 128, 1024, 0
    elif layout == "128B":
        right, leading, stride, mode = swizzled(bits_of(codes.T, b), 8192), 16, 1024, 1
    else:
        right, leading, stride, mode = image(bits_of(codes.T, b), 256, 1024, 8192), 256, 1024, 0
    tail = f", {-1 if negate else 1}, 1" if d != "s32" else ""
    if BITS[a] == 16:
        tail += f"{'' if registers else ', 0'}, {int(layout == 'mn')}"
    out = accumulators(want)
    if d == "f16":
        out[4:] = accumulators(added)[4:]
    defines = {
        "SHAPE": f'"m64n{N}k{k}.{d}.{a}.{b}"', "SELECTOR": f'"{selector}"', "TAIL": f'"{tail}"', "LEADING": leading,
        "STRIDE": stride, "MODE": mode, "REGISTERS": int(registers), "NARROW": int(d == "f16"), "WAITED": int(waited),
    }  # fmt: skip
    return Case(
        name or f"{a} {b} {d} {layout} {selector}{' registers' if registers else ''}",
        (torch.zeros(out.size, dtype=torch.int32), words(accumulators(added)), words(left), words(fragments),
         words(right), words(lanes), scale),
        {} if "finding" in more else {0: words(out)}, block=128, defines=defines, seeds=(0,), **more,
    )  # type: ignore[arg-type]  # fmt: skip


CASES = (
    product("f16", "f16", "f32"), product("f16", "f16", "f32", 1, registers=True, layout="128B"),
    product("f16", "f16", "f16", 1, layout="mn", negate=True), product("bf16", "bf16", "f32", layout="128B", scale=0),
    product("tf32", "tf32", "f32", 1), product("tf32", "tf32", "f32", registers=True, layout="128B"),
    product("s8", "u8", "s32"), product("u8", "s8", "s32", registers=True),
    product("e4m3", "e5m2", "f32", layout="128B"), product("e5m2", "e4m3", "f16", registers=True, negate=True),
    product("f16", "f16", "f32", spoil=0b1010, name="alike indices", finding="sparsity", line="// multiplies",
            says=("chunk 2 of row 5 is 0b1010",)),
    product("f16", "f16", "f32", waited=False, name="no wait", finding="unwaited", says=("wgmma",)),
)  # fmt: skip
