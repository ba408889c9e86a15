"""Operands of tcgen05.mma and the place of D, built from the tables of PTX ISA 9.7.16 and nothing of the emulator's."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import torch

SWIZZLE = {"none": (0, 16), "32B": (6, 32), "64B": (4, 64), "128B": (2, 128)}


def place(address: int, width: int) -> int:
    """A byte address after the swizzle of rows of ``width`` bytes: 16-byte pieces xored with the 128 bytes' number."""
    return address ^ ((address >> 7) % (width // 16) << 4) if width > 16 else address


def k_major(rows: np.ndarray, swizzle: str) -> tuple[np.ndarray, int, int]:
    """Image, leading and stride offsets of a [rows, 32 bytes] operand: 8 rows of `width` bytes make an atom. Without a
    swizzle a row may have any number of 16 bytes."""
    _, width = SWIZZLE[swizzle]
    n = len(rows)
    if swizzle == "none":  # core matrices of 8 rows by 16 bytes; the second along k after all the rows
        image = np.zeros(rows.size, np.uint8)
        for r in range(n):
            for u in range(rows.shape[1] // 16):
                to = u * n * 16 + r // 8 * 128 + r % 8 * 16
                image[to : to + 16] = rows[r, 16 * u : 16 * u + 16]
        return image, n * 16, 128
    image = np.zeros(n // 8 * 8 * width, np.uint8)
    for r in range(n):
        for u in range(2):
            to = place(r // 8 * 8 * width + r % 8 * width + 16 * u, width)
            image[to : to + 16] = rows[r, 16 * u : 16 * u + 16]
    return image, 16, 8 * width


def mn_major(matrix: np.ndarray, swizzle: str) -> tuple[np.ndarray, int, int]:
    """Image and offsets of a [k, rows] operand of 1- or 2-byte elements, rows contiguous.

    Atoms are `width` bytes of rows by 8 of k: first all atoms of 8 k, then those of the next 8 k.
    """
    _, width = SWIZZLE[swizzle]
    k, n = matrix.shape
    size = matrix.itemsize
    data = np.ascontiguousarray(matrix).view(np.uint8).reshape(k, n * size)
    image = np.zeros(k * n * size, np.uint8)
    atoms = n * size // width
    for kk in range(k):
        for unit in range(n * size // 16):
            atom, inside = unit // (width // 16), unit % (width // 16)
            to = (kk // 8 * atoms + atom) * 8 * width + kk % 8 * width + 16 * inside
            to = place(to, width)
            image[to : to + 16] = data[kk, 16 * unit : 16 * unit + 16]
    atom_step, k_step = 8 * width, atoms * 8 * width
    return (image, k_step, atom_step) if swizzle == "none" else (image, atom_step, k_step)


def descriptor(offset: int, leading: int, stride: int, swizzle: str) -> int:
    return offset >> 4 | leading >> 4 << 16 | stride >> 4 << 32 | 1 << 46 | SWIZZLE[swizzle][0] << 61


def idesc(a: int, b: int, d: int, m: int, n: int, major_a: int = 0, major_b: int = 0) -> int:
    return d << 4 | a << 7 | b << 10 | major_a << 15 | major_b << 16 | n >> 3 << 17 | m >> 4 << 24


def where_d(m: int, n: int, group: int, ws: bool) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """CTA, lane and column of every element of D: layouts A to G."""
    row, column = np.meshgrid(np.arange(m), np.arange(n), indexing="ij")
    if group == 2 and m == 256:
        return row // 128, row % 128, column
    if group == 2:
        return row // 64, row % 64 + column // (n // 2) * 64, column % (n // 2)
    if m == 128:
        return 0 * row, row, column
    if m == 64 and ws:
        return 0 * row, row + column // (n // 2) * 64, column % (n // 2)
    if m == 64:
        return 0 * row, row // 16 * 32 + row % 16, column
    return 0 * row, row + column // (n // 4) * 32, column % (n // 4)


def run(
    kernel: Callable[..., None],
    images: list[np.ndarray],
    cells: np.ndarray,
    a: int,
    b: int,
    i: int,
    d: int = 0,
    ta: int = 0,
    sa: int = 0,
    sb: int = 0,
    adds: int = 0,
    times: int = 1,
) -> np.ndarray:
    """Cells of tensor memory [CTAs, 128, 512] after the kernel, which gets each CTA's image of shared memory."""
    group = len(images)
    image, bytes_each = np.concatenate(images), len(images[0])
    out = torch.zeros(group, 128, 512, dtype=torch.int32)
    shared, memory = (torch.from_numpy(x.view(np.int32).copy()) for x in (image, cells))
    kernel(
        *(out, shared, memory, bytes_each, a, b, i, d, ta, sa, sb, adds, times),
        grid=group,
        block=128,
        smem=bytes_each,
    )
    return out.numpy().view(np.uint32)


ELEMENTS = {  # name: number in the instruction descriptor, exponent and mantissa bits, bias
    "f16": (0, 5, 10, 15), "bf16": (1, 8, 7, 127), "tf32": (2, 8, 23, 127), "e4m3": (0, 4, 3, 7), "e5m2": (1, 5, 2, 15),
    "e2m3": (3, 2, 3, 1), "e3m2": (4, 3, 2, 3), "e2m1": (5, 2, 1, 1),
}  # fmt: skip


def value(codes: np.ndarray, name: str) -> np.ndarray:
    """Finite codes as f64: (-1)^s 2^(e - bias) 1.f, or 2^(1 - bias) 0.f where e is 0."""
    _, e_bits, m_bits, bias = ELEMENTS[name]
    codes = codes.astype(np.int64)
    sign, e, f = codes >> e_bits + m_bits & 1, codes >> m_bits & (1 << e_bits) - 1, codes & (1 << m_bits) - 1
    size = np.where(e == 0, f * 2.0 ** (1 - bias - m_bits), (f + (1 << m_bits)) * 2.0 ** (e - bias - m_bits))
    return np.where(sign == 1, -size, size)


def draw(rng: np.random.Generator, name: str, shape: tuple[int, ...]) -> np.ndarray:
    """Codes whose exponents differ by little, so that all sums here are exact in f32 in every order."""
    _, e_bits, m_bits, bias = ELEMENTS[name]
    sign = rng.integers(0, 2, shape) << e_bits + m_bits
    if e_bits == 2:
        return sign | rng.integers(0, 1 << e_bits + m_bits, shape)
    exponent = rng.integers(bias - 1, bias + 2, shape) << m_bits
    return sign | exponent | rng.integers(0, 1 << min(m_bits, 3), shape) << max(m_bits - 3, 0)


def pack(codes: np.ndarray, name: str, unpacked: bool) -> np.ndarray:
    """Codes [rows, K] as bytes of shared memory; 16 elements of 6 or 4 bits in the low bytes of each 16 if unpacked."""
    if name in ("f16", "bf16"):
        return codes.astype(np.uint16).view(np.uint8)
    if name == "tf32":
        return codes.astype(np.uint32).view(np.uint8)
    if name in ("e4m3", "e5m2", "int"):
        return codes.astype(np.uint8)
    bits = 1 + sum(ELEMENTS[name][1:3])
    if not unpacked:
        return (codes[:, ::2] | codes[:, 1::2] << 4).astype(np.uint8)
    rows = np.zeros((len(codes), codes.shape[1]), np.uint8)
    for r, row in enumerate(codes):
        for unit in range(codes.shape[1] // 16):
            whole = sum(int(c) << bits * i for i, c in enumerate(row[16 * unit : 16 * unit + 16]))
            rows[r, 16 * unit : 16 * unit + 16] = np.frombuffer(whole.to_bytes(16, "little"), np.uint8)
    return rows


def operand(
    codes: np.ndarray, name: str, swizzle: str, major: bool, unpacked: bool = True
) -> tuple[np.ndarray, int, int]:
    if not major:
        return k_major(pack(codes, name, unpacked), swizzle)
    rows = np.ascontiguousarray(codes.T)
    return mn_major(rows.astype(np.uint16 if name in ("f16", "bf16") else np.uint8), swizzle)


def images(parts: list[tuple[np.ndarray, int, int]], swizzles: list[str]) -> tuple[np.ndarray, list[int]]:
    """Operands one after the other at multiples of 1024 bytes, and their descriptors."""
    image, found = np.zeros(0, np.uint8), []
    for (data, leading, stride), swizzle in zip(parts, swizzles, strict=True):
        found.append(descriptor(len(image), leading, stride, swizzle))
        image = np.concatenate([image, data, np.zeros(-len(data) % 1024, np.uint8)])
    return image, found


def background(rng: np.random.Generator, group: int) -> np.ndarray:
    """Every cell of tensor memory, so that a test sees which cells an instruction leaves alone."""
    return rng.integers(0, 1 << 30, (group, 128, 512)).astype(np.uint32)
