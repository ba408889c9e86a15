"""Products with a sparse A: which column of A each stored element is, by the metadata [PTX ISA 9.7.14.6, 9.7.15.6].

Of a chunk of columns half are stored: two of four, one of two (tf32), or two pairs of eight (4-bit types). Four bits of
metadata say which: two indices, the lower bits of the first stored element. The figures of the ISA show which thread
holds the bits of which row; the places here are those of CUTLASS's layouts (ELayout_64x16, 64x32 and 64x64).
"""

from __future__ import annotations

import numpy as np

from ...base.findings import EmulatorFinding
from . import sums
from .sums import Sum

_TF32 = (0b0100, 0b1110)
_ALIKE = (0b0000, 0b0101, 0b1010, 0b1111)


def chunk_of(bits: int) -> int:
    """Columns of A that share four bits of metadata, by the bits of an element."""
    return {32: 2, 16: 4, 8: 4, 4: 8}[bits]


def codes(words: np.ndarray, selector: int, k: int, bits: int) -> np.ndarray:
    """The metadata of 16 rows, as the lanes of a warp hold it.

    Args:
        words: [32] u32, the metadata operand of each lane.
        selector: the sparsity selector.
        k: columns of A, those that are not stored too.
        bits: of an element of A.

    Returns:
        [16, k / chunk] values of four bits.

    Raises:
        EmulatorFinding: the selector is not one of the shape's.
    """
    of_row = k // chunk_of(bits) * 4
    lanes = of_row * 16 // 32 // 8  # of each four that contribute
    if selector * lanes >= 4:
        raise EmulatorFinding(
            "sparsity", f"sparsity selector {selector}: expected 0 to {4 // lanes - 1}, since {lanes} of four threads "
            f"hold the metadata of this shape"
        )  # fmt: skip
    held = words.reshape(8, 4)[:, selector * lanes : (selector + 1) * lanes]
    if bits >= 16:  # a half of each word a row
        halves = np.ascontiguousarray(held).view(np.uint16).reshape(8, lanes, 2)
        rows = np.ascontiguousarray(halves.transpose(2, 0, 1)).reshape(16, lanes)
        each = 4
    else:  # a word a row
        rows = np.ascontiguousarray(held.reshape(8, lanes // 2, 2).transpose(2, 0, 1)).reshape(16, lanes // 2)
        each = 8
    shifts = np.arange(each, dtype=rows.dtype) * 4
    return (rows[:, :, None] >> shifts.astype(rows.dtype) & rows.dtype.type(15)).reshape(16, -1).astype(np.int64)


def columns(metadata: np.ndarray, bits: int, ordered: bool) -> np.ndarray:
    """The column of A that each stored element is.

    Args:
        metadata: [rows, k / chunk] values of four bits.
        bits: of an element of A.
        ordered: the indices of a chunk have to rise.

    Returns:
        [rows, k / 2].

    Raises:
        EmulatorFinding: values that the ISA calls invalid.
    """
    low, high = metadata & 3, metadata >> 2
    bad = np.isin(metadata, _TF32, invert=True) if bits == 32 else low >= high if ordered else np.isin(metadata, _ALIKE)
    if bad.any():
        row, place = (int(i) for i in np.argwhere(bad)[0])
        expected = "0b0100 or 0b1110" if bits == 32 else "two indices that rise" if ordered else "two different indices"
        raise EmulatorFinding(
            "sparsity",
            f"the metadata of chunk {place} of row {row} is {int(metadata[row, place]):#06b}: expected {expected}, "
            f"else the result is undefined",
        )
    rows, chunks = metadata.shape
    first = np.arange(chunks) * chunk_of(bits)
    if bits == 32:
        return first + high // 2
    if bits == 4:
        found = [first + 2 * low, first + 2 * low + 1, first + 2 * high, first + 2 * high + 1]
    else:
        found = [first + low, first + high]
    return np.stack(found, 2).reshape(rows, -1)


def product(
    a: np.ndarray, at: np.ndarray, b: np.ndarray, c: np.ndarray | None, kinds: tuple[str, str], how: Sum
) -> np.ndarray:
    """A B + C of arrays of codes. The stored elements and the rows of B that they meet are added as a dense product of
    half the depth; no other row of B is looked at.

    Args:
        a: [m, k / 2] stored elements.
        at: [m, k / 2] their columns.
        b: [k, n].
        c: [m, n] as of `sums.matmul`, or None for 0.
        kinds: element types of A and B.
        how: the sum.
    """
    (m, k), n = a.shape, b.shape[1]
    a, d = np.ascontiguousarray(a), np.zeros((m, n), np.uint16 if how.result == "f16" else np.uint32)
    if c is not None:
        d[:] = c
    left, right, to = (
        np.arange(rows * columns, dtype=np.int32).reshape(rows, columns) * size
        for rows, columns, size in ((1, k, a.itemsize), (k, n, b.itemsize), (1, n, d.itemsize))
    )
    plan = sums.Plan(n, k, kinds, how, left, right, to, to, 1)
    plan.set("use_c", int(c is not None))
    for i in range(m):
        met = np.ascontiguousarray(b[at[i]])
        sums.run(plan, a[i:].ctypes.data, met.ctypes.data, d[i:].ctypes.data, d[i:].ctypes.data)
    return d
