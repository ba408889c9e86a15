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


def odd_values(draw: np.random.Generator, shape: tuple[int, ...], kind: str) -> np.ndarray:
    """Numbers of a format, in one of several manners: many zeros, all of one sign, all of nearly the same size."""
    numbers = values(draw, shape, kind)
    if kind == "bf16" and draw.random() < 0.8:
        numbers = np.where(np.abs(numbers) < 2.0**-40, 0, np.clip(numbers, -(2.0**40), 2.0**40)).astype(np.float32)
    how = draw.integers(5)
    if how == 1:
        numbers[draw.random(shape) < 0.8] = 0
    elif how == 2:
        numbers = -np.abs(numbers)
    elif how == 3:
        numbers = np.sign(draw.standard_normal(shape)).astype(np.float32) * np.float32(1.9375)
    elif how == 4:
        numbers = draw.standard_normal(shape).astype(np.float16).astype(np.float32)
        numbers = (numbers.view(np.uint32) & np.uint32(0xFFF00000)).view(np.float32)  # of 3 bits
    return numbers


@pytest.mark.parametrize(("kind", "k"), [("f16", 16), ("bf16", 16), ("e4m3", 32), ("e5m2", 32)])
def test_in_f32_the_bits_are_those_in_f64(kind: str, k: int) -> None:
    """Whatever `cut_dot` does itself; it takes nearly all of these."""
    print(f"seed {SEED}")
    draw, taken = np.random.default_rng(SEED), 0
    for turn in range(60):
        a, b = odd_values(draw, (24, k), kind), odd_values(draw, (32, k), kind)
        c = (draw.standard_normal((24, 32)) * 2.0 ** draw.integers(-140, 120, (24, 32))).astype(np.float32)
        if turn % 3 == 0:
            c = (c.view(np.uint32) & np.uint32(0x807FFFFF) | np.uint32(turn + 10 << 23)).view(np.float32)
        given = None if turn % 7 == 0 else c
        got = tcgen05_sums.cut_dot(a, b, given, (kind, kind))
        if got is not None:
            taken += 1
            want = tcgen05_sums.toward_zero(tcgen05_sums.dot(a, b, given, (kind, kind)))
            np.testing.assert_array_equal(got.view(np.uint32), want.view(np.uint32))
    assert taken > (20 if kind == "bf16" else 55)


def test_what_is_not_added_in_f32() -> None:
    ones, c = np.ones((16, 16), np.float32), np.zeros((16, 16), np.float32)
    assert tcgen05_sums.cut_dot(ones, ones, c, ("bf16", "bf16")) is not None
    for value in (np.inf, np.nan, np.float32(2.0**51), np.float32(2.0**-51)):
        odd = ones.copy()
        odd[3, 5] = value
        assert tcgen05_sums.cut_dot(odd, ones, c, ("bf16", "bf16")) is None
        assert tcgen05_sums.cut_dot(ones, odd, c, ("bf16", "bf16")) is None
    for value in (np.inf, np.nan, np.float32(-0.0)):
        odd = c.copy()
        odd[7, 2] = value
        assert tcgen05_sums.cut_dot(ones, ones, odd, ("bf16", "bf16")) is None
    assert tcgen05_sums.cut_dot(ones, ones[:8], None, ("bf16", "bf16")) is None
