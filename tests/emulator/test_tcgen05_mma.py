"""tcgen05.mma against definitions of its own: operand images and D built here from the tables of PTX ISA 9.7.16."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

import numpy as np
import pytest
import torch

from .tcgen05_kernels import PLAIN, mma_kernel

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")

SWIZZLE = {"none": (0, 16), "32B": (6, 32), "64B": (4, 64), "128B": (2, 128)}


def place(address: int, width: int) -> int:
    """A byte address after the swizzle of rows of ``width`` bytes: 16-byte pieces xored with the number of the 128 bytes."""
    return address ^ ((address >> 7) % (width // 16) << 4) if width > 16 else address


def k_major(rows: np.ndarray, swizzle: str) -> tuple[np.ndarray, int, int]:
    """Image, leading and stride offsets of a [rows, 32 bytes] operand: 8 rows of `width` bytes make an atom."""
    _, width = SWIZZLE[swizzle]
    n = len(rows)
    if swizzle == "none":  # core matrices of 8 rows by 16 bytes; the second along k after all the rows
        image = np.zeros(n * 32, np.uint8)
        for r in range(n):
            for u in range(2):
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
    """Image and offsets of a [k, rows] operand of 1- or 2-byte elements, rows contiguous: atoms of `width` bytes of rows by
    8 of k, first all atoms of 8 k, then the next 8 k."""
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


def run(kernel, images: list[np.ndarray], cells: np.ndarray, a: int, b: int, i: int, d: int = 0, ta: int = 0, sa: int = 0, sb: int = 0, adds: int = 0, times: int = 1) -> np.ndarray:  # type: ignore[no-untyped-def]  # fmt: skip
    group = len(images)
    image = np.concatenate(images)
    out = torch.zeros(group, 128, 512, dtype=torch.int32)
    kernel(out, torch.from_numpy(image.view(np.int32).copy()), torch.from_numpy(cells.view(np.int32).copy()), len(images[0]),
           a, b, i, d, ta, sa, sb, adds, times, grid=group, block=128, smem=len(images[0]))  # fmt: skip
    return out.numpy().view(np.uint32)


def halves(rng: np.random.Generator, shape: tuple[int, ...]) -> np.ndarray:
    """f16 whose products and sums over 16 of them are exact in f32, so that every order of summation agrees."""
    return (rng.integers(-16, 17, shape) / 8).astype(np.float16)


@pytest.mark.parametrize("swizzle", ["none", "32B", "64B", "128B"])
@pytest.mark.parametrize(("m", "n"), [(128, 8), (64, 24), (128, 256)])
def test_f16(m: int, n: int, swizzle: str) -> None:
    rng = np.random.default_rng(m + n)
    a, b, c = halves(rng, (m, 16)), halves(rng, (n, 16)), rng.integers(-99, 99, (m, n)).astype(np.float32)
    cells = rng.integers(0, 1 << 30, (1, 128, 512)).astype(np.uint32)
    place_d = where_d(m, n, 1, False)
    cells[place_d] = c.view(np.uint32)
    image_a, *offsets_a = k_major(a.view(np.uint8).reshape(m, 32), swizzle)
    image_b, *offsets_b = k_major(b.view(np.uint8).reshape(n, 32), swizzle)
    start = -(-len(image_a) // 1024) * 1024
    image = np.concatenate([image_a, np.zeros(start - len(image_a), np.uint8), image_b])
    kernel = mma_kernel(PLAIN, "f16")
    out = run(kernel, [image], cells, descriptor(0, *offsets_a, swizzle), descriptor(start, *offsets_b, swizzle), idesc(0, 0, 1, m, n), adds=1, times=2)
    expected = cells.copy()
    expected[place_d] = (2 * (a.astype(np.float32) @ b.astype(np.float32).T) + c).view(np.uint32)
    np.testing.assert_array_equal(out, expected)
