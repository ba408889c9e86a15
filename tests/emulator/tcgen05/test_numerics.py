"""Sums of tcgen05.mma against a model of one element in exact fractions, term by term."""

from __future__ import annotations

import random
from fractions import Fraction

import numpy as np
import pytest

from jit.emulator.tensor import tcgen05_sums

SEED = random.SystemRandom().randrange(2**30)
E2M1 = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6, 0, -0.5, -1, -1.5, -2, -3, -4, -6], np.float32)


def exponent(value: float, least: int) -> int:
    """Of the leading bit, but not below a format's least; a zero counts as -126."""
    if value == 0:
        return -126
    size, e = abs(Fraction(value)), 0
    while size >= 2:
        size, e = size / 2, e + 1
    while size < 1:
        size, e = size * 2, e - 1
    return max(e, least)


def truncated_sum(terms: list[tuple[Fraction, int]], bits: int) -> Fraction:
    """Terms and their exponents: each cut to ``bits`` bits below the largest exponent, then added."""
    unit = Fraction(2) ** (max(e for _, e in terms) - bits)
    return sum((int(value / unit) * unit for value, _ in terms), Fraction(0))  # int() cuts toward zero


def to_f32(value: Fraction) -> np.float32:
    """Cut to f32."""
    if value == 0:
        return np.float32(0)
    e = max(exponent(value, -126), -126)  # type: ignore[arg-type]
    unit = Fraction(2) ** (e - 23)
    return np.float32(float(int(value / unit) * unit))


def values(draw: np.random.Generator, shape: tuple[int, ...], kind: str) -> np.ndarray:
    """Numbers of a format, all exponents, some zeros and subnormals."""
    mantissa, least, most = {"f16": (10, -14, 15), "bf16": (7, -60, 60), "e4m3": (3, -6, 8), "e5m2": (2, -14, 15)}[kind]
    whole = draw.integers(0, 1 << mantissa, shape) / (1 << mantissa)
    e = draw.integers(least, most, shape)
    normal = draw.random(shape) < 0.9
    size = np.where(normal, (1 + whole) * 2.0**e, whole * 2.0**least)
    sign = draw.choice([-1, 1], shape)
    return (sign * size * (draw.random(shape) < 0.9)).astype(np.float32)


@pytest.mark.parametrize(("kind", "k"), [("f16", 16), ("bf16", 16), ("e4m3", 32), ("e5m2", 32)])
def test_plain_kinds(kind: str, k: int) -> None:
    print(f"seed {SEED}")
    draw = np.random.default_rng(SEED)
    least = {"f16": -14, "bf16": -126, "e4m3": -6, "e5m2": -14}[kind]
    a, b = values(draw, (6, k), kind), values(draw, (6, k), kind)
    c = (draw.standard_normal((6, 6)) * 2.0 ** draw.integers(-40, 40, (6, 6))).astype(np.float32)
    c[draw.random((6, 6)) < 0.3] = 0
    got = tcgen05_sums.toward_zero(tcgen05_sums.dot(a, b, c, (kind, kind)))
    for i, j in np.ndindex(6, 6):
        terms = [(Fraction(float(c[i, j])), exponent(float(c[i, j]), -126))]
        for x, y in zip(map(float, a[i]), map(float, b[j]), strict=True):
            terms.append((Fraction(x) * Fraction(y), exponent(x, least) + exponent(y, least)))
        assert got[i, j] == to_f32(truncated_sum(terms, 25)), (i, j)


@pytest.mark.parametrize(("scale", "covers"), [("ue4m3", 16), ("ue8m0", 16), ("ue8m0", 32)])
def test_block_scaled_fp4(scale: str, covers: int) -> None:
    print(f"seed {SEED}")
    draw = np.random.default_rng(SEED)
    least = -6 if scale == "ue4m3" else -127
    a, b = E2M1[draw.integers(0, 16, (6, 64))], E2M1[draw.integers(0, 16, (6, 64))]

    def scales() -> np.ndarray:
        shape = (6, 64 // covers)
        if scale == "ue8m0":
            return 2.0 ** draw.integers(-30, 30, shape)
        return np.abs(values(draw, shape, "e4m3")).astype(np.float64)

    sa, sb = scales(), scales()
    c = (draw.standard_normal((6, 6)) * 2.0 ** draw.integers(-40, 40, (6, 6))).astype(np.float32)
    got = tcgen05_sums.toward_zero(tcgen05_sums.block_dot(a, b, c, sa, sb, least))
    for i, j in np.ndindex(6, 6):
        terms = [(Fraction(float(c[i, j])), exponent(float(c[i, j]), -126))]
        for at in range(0, 64, 16):
            x, y = float(sa[i, at // covers]), float(sb[j, at // covers])
            exact = Fraction(float(a[i, at : at + 16].astype(np.float64) @ b[j, at : at + 16].astype(np.float64)))
            terms.append((exact * Fraction(x) * Fraction(y), exponent(x, least) + exponent(y, least)))
        assert got[i, j] == to_f32(truncated_sum(terms, 35)), (i, j)
