"""Sums as the tensor cores form them: terms aligned to the largest exponent, truncated, added, truncated to f32.

The models are the published ones (MMA-Sim); they were not compared with a Blackwell chip here.
The fast mode (mode.py) replaces them by f32 matrix products of NumPy.
"""

from __future__ import annotations

import numpy as np

from . import sum_code
from .mode import fast

FRACTION = 25  # bits kept below the largest exponent by kinds f16, tf32, f8f6f4 and mxf8f6f4
BLOCK_FRACTION = 35  # and by mxf4 and mxf4nvf4
BLOCK = 16  # elements that they sum exactly, whatever a scale covers
_ZERO = -126  # exponent that a zero counts with
_LEAST = {"f16": -14, "bf16": -126, "tf32": -126, "e4m3": -6, "e5m2": -14, "e2m3": 0, "e3m2": -2, "e2m1": 0}


def exponents(values: np.ndarray, least: int) -> np.ndarray:
    """Exponents of f32 or f64 values, at least ``least`` (subnormal numbers of the format); `_ZERO` for zeros."""
    e = (values.astype(np.float64).view(np.int64) >> 52 & 0x7FF).astype(np.int32) - 1023
    return np.where(values == 0, np.int32(_ZERO), np.maximum(e, np.int32(least)))


def power(exponent: np.ndarray) -> np.ndarray:
    """2 to the whole numbers -1022 to 1023, as f64."""
    return (exponent.astype(np.int64) + 1023 << 52).view(np.float64)


def toward_zero(values: np.ndarray) -> np.ndarray:
    """f64 to f32, truncated."""
    with np.errstate(over="ignore"):
        near = values.astype(np.float32)
    past = np.abs(near) > np.abs(values)
    past &= np.isfinite(near)
    return (near.view(np.uint32) - past).astype(np.uint32, copy=False).view(np.float32)  # one step toward zero


def dot(
    a: np.ndarray,
    b: np.ndarray,
    c: np.ndarray | None,
    kinds: tuple[str, str],
    scales: tuple[np.ndarray, np.ndarray] | None = None,
) -> np.ndarray:
    """a @ b.T + c as one K-step of the hardware, before the last rounding.

    Args:
        a: [M, K] f32; b: [N, K] f32; c: [M, N] f32, or None for 0.
        kinds: formats of a and b, for the exponents of subnormal numbers.
        scales: powers of two [M] and [N] (UE8M0) that multiply the rows of a and of b.

    Returns:
        [M, N] f64: the sum of the truncated terms, exact.
    """
    m, k = a.shape
    n = b.shape[0]
    if (
        fast()
        or not (np.isfinite(a).all() and np.isfinite(b).all() and (c is None or np.isfinite(c).all()))
        or (scales is not None and not (np.isfinite(scales[0]).all() and np.isfinite(scales[1]).all()))
    ):
        return _plain(a, b, c, kinds, scales)
    ea, eb = exponents(a, _LEAST[kinds[0]]), exponents(b, _LEAST[kinds[1]])
    wide_a, wide_b = a.astype(np.float64), b.astype(np.float64)
    if scales is not None:
        ea = ea + exponents(scales[0], -127)[:, None]
        eb = eb + exponents(scales[1], -127)[:, None]
        wide_a, wide_b = wide_a * scales[0][:, None], wide_b * scales[1][:, None]
    columns = -(-n // sum_code.WIDE) * sum_code.WIDE
    total = np.zeros((m, columns))
    if c is not None:
        total[:, :n] = c
    across, exponents_b = np.zeros((k, columns)), np.zeros((k, columns), np.int32)
    across[:, :n], exponents_b[:, :n] = wide_b.T, eb.T
    wide_a, ea = np.ascontiguousarray(wide_a), np.ascontiguousarray(ea)
    arrays = (wide_a, ea, across, exponents_b, total)
    sum_code.block_sums()(*(array.ctypes.data for array in arrays), m, columns, k, FRACTION)
    return total[:, :n]


def cut_dot(a: np.ndarray, b: np.ndarray, c: np.ndarray | None, kinds: tuple[str, str]) -> np.ndarray | None:
    """`toward_zero` of `dot` without scales, [M, N] f32, in half of the time; None where that cannot be: a value is not
    finite or of an unusual size, N is no multiple of 16, or the fast mode is on."""
    (m, k), n = a.shape, b.shape[0]
    if fast() or n % sum_code.WIDE or k % sum_code.GROUP:
        return None
    a, b, d = np.ascontiguousarray(a), np.ascontiguousarray(b), np.empty((m, n), np.float32)
    c = None if c is None else np.ascontiguousarray(c)
    room = np.empty(2 * (m + n) * k, np.float32)
    places = (a.ctypes.data, b.ctypes.data, 0 if c is None else c.ctypes.data, d.ctypes.data)
    least = _LEAST[kinds[0]], _LEAST[kinds[1]]
    return d if sum_code.cut_sums()(*places, m, n, k, *least, FRACTION, room.ctypes.data) else None


def _plain(
    a: np.ndarray,
    b: np.ndarray,
    c: np.ndarray | None,
    kinds: tuple[str, str],
    scales: tuple[np.ndarray, np.ndarray] | None,
) -> np.ndarray:
    """The fast mode; and infinities and NaN, whose rows and columns are done apart from the finite ones."""
    if scales is not None:
        a, b = a * scales[0][:, None], b * scales[1][:, None]
    with np.errstate(invalid="ignore", over="ignore"):
        if fast():
            product = (a.astype(np.float32) @ b.astype(np.float32).T).astype(np.float64)
            return product if c is None else product + c
        whole = a.astype(np.float64) @ b.astype(np.float64).T
        if c is not None:
            whole = whole + c
    clean = np.isfinite(a).all(1), np.isfinite(b).all(1)
    if clean[0].any() and clean[1].any():
        rows, columns = np.nonzero(clean[0])[0], np.nonzero(clean[1])[0]
        part = None if c is None else np.where(np.isfinite(c), c, 0).astype(np.float32)[np.ix_(rows, columns)]
        finite = dot(a[rows].astype(np.float32), b[columns].astype(np.float32), part, kinds) if scales is None else None
        if finite is not None:
            old = whole[np.ix_(rows, columns)]
            whole[np.ix_(rows, columns)] = np.where(np.isfinite(old), finite, old)
    return whole


def block_dot(
    a: np.ndarray, b: np.ndarray, c: np.ndarray | None, scale_a: np.ndarray, scale_b: np.ndarray, least: int
) -> np.ndarray:
    """sum over blocks of (a_block @ b_block.T) * scale_a * scale_b, + c: kinds mxf4 and mxf4nvf4.

    Args:
        a: [M, K] f32 of e2m1 values; b: [N, K]; c: [M, N] f32, or None for 0.
        scale_a: [M, S] f64; scale_b: [N, S]: one for each K / S elements.
        least: smallest exponent of a scale: -6 of UE4M3, -127 of UE8M0.

    Returns:
        [M, N] f64: sums of 16 products are exact; the exponent of one, scaled, is that of its two scales. These terms
        and c are truncated below the largest exponent, and added.
    """
    m, n, s = a.shape[0], b.shape[0], a.shape[1] // BLOCK
    scale_a, scale_b = (np.repeat(scale, s // scale.shape[1], 1) for scale in (scale_a, scale_b))
    # Products of e2m1 are multiples of 1/4 up to 36: sums of 16 of them are exact in f32.
    terms = np.empty((s + 1, m, n))
    for i in range(s):
        part = slice(i * BLOCK, (i + 1) * BLOCK)
        np.multiply(a[:, part] @ b[:, part].T, scale_a[:, i, None] * scale_b[None, :, i], out=terms[i])
    terms[s] = 0 if c is None else c
    if fast():
        return terms.sum(0)
    ea, eb = exponents(scale_a, least), exponents(scale_b, least)
    top = exponents(terms[s], -126)
    with np.errstate(invalid="ignore"):
        for i in range(s):
            np.maximum(top, ea[:, i, None] + eb[None, :, i], out=top)
        shift = np.where(np.isfinite(terms).all(0), BLOCK_FRACTION - top, 0)
        up = power(shift)
        total = np.zeros((m, n))
        for term in terms:
            np.multiply(term, up, out=term)
            np.trunc(term, out=term)
            total += term
    return total * power(-shift)


def integer_dot(a: np.ndarray, b: np.ndarray, c: np.ndarray | None, saturate: bool) -> np.ndarray:
    """a @ b.T + c in i32: wraps, or saturates. a: [M, K], b: [N, K] f32 of whole numbers; c: [M, N] i32."""
    total = (a.astype(np.float64) @ b.astype(np.float64).T).astype(np.int64)
    if c is not None:
        total = total + c
    if saturate:
        total = np.clip(total, -(1 << 31), (1 << 31) - 1)
    return total.astype(np.uint64).astype(np.uint32).view(np.int32)
