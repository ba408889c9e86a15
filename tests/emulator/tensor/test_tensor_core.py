"""Sums of tensor cores against a model in Python's exact fractions, written from the published description."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest

from jit.emulator.tensor import sums

# Exponent bits, mantissa bits, bias, and whether the highest exponent holds infinities.
FORMATS = {
    "f16": (5, 10, 15, True), "bf16": (8, 7, 127, True), "tf32": (8, 10, 127, True), "f32": (8, 23, 127, True),
    "e4m3": (4, 3, 7, False), "e5m2": (5, 2, 15, True),
}  # fmt: skip
CODES = {"f16": np.uint16, "bf16": np.uint16, "tf32": np.uint32, "e4m3": np.uint8, "e5m2": np.uint8}


def decode(code: int, kind: str) -> tuple[Fraction | float, int]:
    """Value and exponent; subnormal numbers have that of the smallest normal one, zeros have -126."""
    if kind == "tf32":  # the lower bits are cut, of a NaN too, which may become infinite
        code >>= 13
    e_bits, m_bits, bias, infinities = FORMATS[kind]
    sign = -1 if code >> (e_bits + m_bits) & 1 else 1
    e, m = code >> m_bits & (1 << e_bits) - 1, code & (1 << m_bits) - 1
    if infinities and e == (1 << e_bits) - 1:
        return (math.nan if m else sign * math.inf), 0
    if not infinities and e == (1 << e_bits) - 1 and m == (1 << m_bits) - 1:
        return math.nan, 0
    exponent = max(e, 1) - bias
    value = sign * Fraction(m + ((1 << m_bits) if e else 0)) * Fraction(2) ** (exponent - m_bits)
    return value, exponent if value else -126


def truncate(value: Fraction, unit: Fraction) -> Fraction:
    return math.trunc(value / unit) * unit


def exponent_of(value: Fraction, least: int) -> int:
    e = abs(value.numerator).bit_length() - value.denominator.bit_length()
    if abs(value) < Fraction(2) ** e:
        e -= 1
    return max(e, least)


def rounded(total: Fraction, result: str) -> int:
    """The code of a finite sum."""
    if result == "f16":
        if not total:
            return 0
        unit = Fraction(2) ** (exponent_of(total, -14) - 10)
        near = round(total / unit) * unit  # Python rounds ties to even
        return int(
            np.array([float(near) if abs(near) < 65520 else math.copysign(math.inf, near)])
            .astype(np.float16)
            .view(np.uint16)[0]
        )
    bits = 13 if result == "e8m13" else 23
    if not total:
        return 0
    cut = truncate(total, Fraction(2) ** (exponent_of(total, -126) - bits))
    value = math.copysign(math.inf, cut) if abs(cut) >= Fraction(2) ** 128 else float(cut)
    return int(np.array([value]).astype(np.float32).view(np.uint32)[0])


def block(a: list, b: list, c: int, kinds: tuple[str, str], how: sums.Sum) -> int:
    """One block's sum of codes."""
    half = how.result == "f16"
    terms = [decode(c, "f16" if half else "f32")]
    for x, y in zip(a, b, strict=True):
        (u, eu), (v, ev) = decode(x, kinds[0]), decode(y, kinds[1])
        product = u * v if isinstance(u, Fraction) and isinstance(v, Fraction) else float(u) * float(v)
        terms.append((product, eu + ev))
    odd = [float(value) for value, _ in terms if isinstance(value, float)]
    if odd:
        total = sum(odd)
        if math.isnan(total):
            return 0x7FFF if half else 0x7FFFFFFF
        return int(
            np.array([total]).astype(np.float16 if half else np.float32).view(np.uint16 if half else np.uint32)[0]
        )
    unit = Fraction(2) ** (max(e for _, e in terms) - how.fraction)
    return rounded(sum((truncate(Fraction(value), unit) for value, _ in terms), Fraction(0)), how.result)


def slow(a: np.ndarray, b: np.ndarray, c: np.ndarray, kinds: tuple[str, str], how: sums.Sum) -> np.ndarray:
    d = c.copy()
    for i in range(a.shape[0]):
        for j in range(b.shape[1]):
            for at in range(0, a.shape[1], how.block):
                part = slice(at, at + how.block)
                d[i, j] = block(a[i, part].tolist(), b[part, j].tolist(), int(d[i, j]), kinds, how)
    return d


def codes(rng: np.random.Generator, shape: tuple[int, int], kind: str, spread: str) -> np.ndarray:
    """Random codes: all bit patterns, finite ones of like size, or many subnormal numbers and zeros."""
    e_bits, m_bits, bias, _ = FORMATS[kind]
    low = 13 if kind == "tf32" else 0
    e = {
        "any": rng.integers(0, 1 << e_bits, shape), "near": rng.integers(max(bias - 4, 1), bias + 3, shape),
        "small": rng.integers(0, 3, shape),
    }[spread]  # fmt: skip
    m = rng.integers(0, 1 << m_bits, shape) * (rng.random(shape) < 0.8)
    e = e * (rng.random(shape) < 0.9) if spread == "small" else e
    whole = rng.integers(0, 2, shape) << (e_bits + m_bits) | e << m_bits | m
    return (whole << low | rng.integers(0, 1 << low, shape)).astype(CODES.get(kind, np.uint32))


CASES = [
    *(("sm_90a", "wgmma", kind, kind, result, k) for kind, result, k in (
        ("f16", "f32", 16), ("f16", "f16", 16), ("bf16", "f32", 16), ("tf32", "f32", 8))),
    *(("sm_90a", "wgmma", a, b, result, 32)
      for a in ("e4m3", "e5m2") for b in ("e4m3", "e5m2") for result in ("f32", "f16")),
    ("sm_80", "mma", "f16", "f16", "f32", 16), ("sm_80", "mma", "bf16", "bf16", "f32", 8),
    ("sm_80", "mma", "tf32", "tf32", "f32", 8), ("sm_80", "mma", "f16", "f16", "f16", 16),
    ("sm_89", "mma", "e4m3", "e5m2", "f32", 32), ("sm_90", "mma", "e5m2", "e4m3", "f32", 32),
]  # fmt: skip


@pytest.mark.parametrize(("arch", "instruction", "a", "b", "result", "k"), CASES)
@pytest.mark.parametrize("spread", ["any", "near", "small"])
def test_sum(arch: str, instruction: str, a: str, b: str, result: str, k: int, spread: str) -> None:
    seed = 20 + len(spread)
    print(f"seed {seed}")
    rng = np.random.default_rng(seed)
    how = sums.model(arch, instruction, a, result, k)
    left, right = codes(rng, (3, k), a, spread), codes(rng, (k, 17), b, spread)
    c = codes(rng, (3, 17), "f16" if result == "f16" else "f32", spread)
    c *= (rng.random(c.shape) < 0.8).astype(c.dtype)
    got = sums.matmul(left, right, c, (a, b), how)
    expected = slow(left, right, c, (a, b), how)
    zero = 0x8000 if result == "f16" else 0x80000000  # the sign of a zero sum is not part of the published model
    same = (got == expected) | ((got | zero == zero) & (expected | zero == zero))
    assert same.all(), (how, np.argwhere(~same)[:4], got[~same][:4], expected[~same][:4])


def test_known_cuts() -> None:
    """1 and 2^-25 are kept by wgmma in f16 and lost by sm_80; fp8 loses what is 2^-14 of the largest."""

    def run(arch: str, instruction: str, kind: str, one: int, tiny: list[int], k: int) -> float:
        a, b = np.zeros((1, k), CODES[kind]), np.zeros((k, 1), CODES[kind])
        a[0, 0] = b[0, 0] = one
        a[0, 1], b[1, 0] = tiny
        a[0, 2], b[2, 0] = one | 1 << (7 if k == 32 else 15), one
        how = sums.model(arch, instruction, kind, "f32", k)
        return float(sums.matmul(a, b, None, (kind, kind), how).view(np.float32)[0, 0])

    assert run("sm_90a", "wgmma", "f16", 0x3C00, [0x0C00, 0x0800], 16) == 2.0**-25
    assert run("sm_90a", "wgmma", "f16", 0x3C00, [0x0800, 0x0800], 16) == 0
    assert run("sm_80", "mma", "f16", 0x3C00, [0x0C00, 0x0800], 16) == 0
    assert run("sm_90a", "wgmma", "e4m3", 0x38, [0x08, 0x02], 32) == 0
    assert run("sm_90a", "mma", "e4m3", 0x38, [0x08, 0x02], 32) == 2.0**-14


@pytest.mark.parametrize("kind", ["s8", "u8"])
@pytest.mark.parametrize("saturate", [False, True])
def test_integers(kind: str, saturate: bool) -> None:
    print("seed 9")
    rng = np.random.default_rng(9)
    dtype = np.int8 if kind == "s8" else np.uint8
    a, b = (rng.integers(0, 256, shape, dtype=np.uint8).view(dtype) for shape in ((16, 32), (32, 24)))
    c = rng.choice(np.array([0, 5, 2**31 - 1, -(2**31), -77], np.int64), (16, 24))
    how = sums.model("sm_90a", "wgmma", kind, "s32", 32, saturate)
    got = sums.matmul(a.view(np.uint8), b.view(np.uint8), c.astype(np.int32).view(np.uint32), (kind, kind), how)
    total = a.astype(np.int64) @ b.astype(np.int64) + c
    expected = np.clip(total, -(2**31), 2**31 - 1) if saturate else total
    np.testing.assert_array_equal(got.view(np.int32), expected.astype(np.uint64).astype(np.uint32).view(np.int32))
