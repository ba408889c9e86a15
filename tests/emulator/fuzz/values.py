"""Operands of the fuzzed instructions: seeded random codes of every type, weighted to where arithmetic goes wrong."""

from __future__ import annotations

import numpy as np

FLOATS = {  # exponent bits, mantissa bits
    "f64": (11, 52), "f32": (8, 23), "tf32": (8, 10), "f16": (5, 10), "bf16": (8, 7), "e4m3": (4, 3), "e5m2": (5, 2),
}  # fmt: skip
PROFILES = ("bell", "wide", "few bits", "small", "any", "specials", "cancelling", "zeros")  # of matrices


def width(kind: str) -> int:
    """Bits of one element of a type: ``"u16"``, ``"f16"``, ``"tf32"`` (in 32), ``"e4m3"``."""
    if kind in FLOATS:
        return {"tf32": 32, "e4m3": 8, "e5m2": 8, "bf16": 16}.get(kind) or int(kind[1:])
    return int(kind[1:])


def random(rng: np.random.Generator, bits: int, count: int) -> np.ndarray:
    """Random codes, u64."""
    return rng.integers(0, 2**bits, count, dtype=np.uint64)


def _compose(kind: str, sign: np.ndarray, exponent: np.ndarray, mantissa: np.ndarray) -> np.ndarray:
    """Codes of sign, biased exponent (clipped to finite ones) and mantissa."""
    e, m = FLOATS[kind]
    most = (1 << e) - (1 if kind == "e4m3" else 2)
    code = np.clip(exponent, 0, most).astype(np.uint64) << np.uint64(m) | mantissa
    if kind == "e4m3":  # the one code of all ones is NaN
        code = np.where(code == 0x7F, np.uint64(0x7E), code)
    code |= sign << np.uint64(e + m)
    return code << np.uint64(13) if kind == "tf32" else code


def _specials(kind: str) -> np.ndarray:
    e, m = FLOATS[kind]
    one = ((1 << e - 1) - 1) << m
    top = ((1 << e) - 1) << m
    codes = [0, 1, (1 << m) - 1, 1 << m, (1 << m) + 1, one, one + 1, one - 1, one + (1 << m - 1), one - (1 << m),
             one + (1 << m), top - 1, top, top + 1, top + (1 << m - 1), top + (1 << m) - 1]  # fmt: skip
    codes = [*codes, *(code | 1 << e + m for code in codes)]
    return np.array(codes, np.uint64) << np.uint64(13 if kind == "tf32" else 0)


def floats(rng: np.random.Generator, kind: str, count: int) -> np.ndarray:
    """Codes, u64: special values, random codes, exponents near one, and mantissas of few bits, which make ties."""
    e, m = FLOATS[kind]
    bias = (1 << e - 1) - 1
    sign = rng.integers(0, 2, count, dtype=np.uint64)
    mantissa = random(rng, m, count)
    cut = rng.integers(0, m + 1, count).astype(np.uint64)
    few = (mantissa >> cut | np.uint64(1)) << cut & np.uint64((1 << m) - 1)
    near = _compose(kind, sign, bias + rng.integers(-3, 4, count), mantissa)
    ties = _compose(kind, sign, bias + rng.integers(-m - 4, m + 16, count), few)
    wide = _compose(kind, sign, rng.integers(0, 1 << e, count), few)
    special = rng.choice(_specials(kind), count)
    anything = random(rng, 1 + e + m, count) << np.uint64(13 if kind == "tf32" else 0)
    choice = rng.integers(0, 8, count)
    return np.select(
        [choice == 0, choice <= 2, choice <= 4, choice <= 6, choice == 7], [special, anything, near, ties, wide]
    )


def edges(rng: np.random.Generator, kind: str, count: int) -> np.ndarray:
    """Codes, u64, of (1 ± 2^-k) 2^e: products and sums next to the smallest normal number, and to the largest."""
    e, m = FLOATS[kind]
    bias = (1 << e - 1) - 1
    least = 1 - bias
    choices = [least, least, least + 1, least // 2, least // 2, least // 2 + 1, 0, 0, 1, least + m, bias, bias // 2]
    exponent = bias + rng.choice(np.array(choices), count)
    step = np.uint64(1) << rng.integers(0, m, count).astype(np.uint64)
    below = rng.integers(0, 2, count).astype(bool)  # 1 - 2^-k is of the next lower exponent
    mantissa = np.where(below, np.uint64(1 << m) - step, step)
    exponent = exponent - below
    return _compose(kind, rng.integers(0, 2, count, dtype=np.uint64), exponent, mantissa & np.uint64((1 << m) - 1))


def nans(rng: np.random.Generator, kind: str, count: int) -> np.ndarray:
    """Codes, u64, most of them NaN: of both signs, quiet and signalling, with any payload or one of many ones."""
    e, m = FLOATS[kind]
    payload = random(rng, m, count)
    ones = np.uint64((1 << m) - 1) ^ np.uint64(1) << rng.integers(0, m, count).astype(np.uint64)
    payload = np.maximum(np.where(rng.integers(0, 4, count) == 0, ones, payload), 1).astype(np.uint64)
    code = np.uint64(((1 << e) - 1) << m) | payload | rng.integers(0, 2, count, dtype=np.uint64) << np.uint64(e + m)
    return np.where(rng.integers(0, 4, count) == 0, floats(rng, kind, count), code)


def integers(rng: np.random.Generator, bits: int, count: int) -> np.ndarray:
    """Codes, u64: extremes, small values of both signs, and random values of random widths."""
    mask = np.uint64(2**bits - 1)
    low = 1 << bits - 1
    known = [0, 1, 2, low - 1, low, low + 1, 2**bits - 1, 2**bits - 2, 7, 8, 15, 16, 31, 32, 33, 63, 64, 65, 127, 128,
             255, 256]  # fmt: skip
    special = rng.choice(np.array([value & 2**bits - 1 for value in known], np.uint64), count)
    small = rng.integers(-40, 41, count).astype(np.int64).view(np.uint64) & mask
    anything = random(rng, bits, count)
    cut = anything >> rng.integers(0, bits, count).astype(np.uint64)
    choice = rng.integers(0, 4, count)
    return np.select([choice == 0, choice == 1, choice == 2, choice == 3], [special, small, anything, cut])


def matrix(rng: np.random.Generator, kind: str, count: int, profile: str) -> np.ndarray:
    """Codes, u64, of a matrix operand's elements; ``profile``: one of PROFILES."""
    if kind not in FLOATS:
        bits = width(kind)
        if profile in ("few bits", "small"):
            return rng.integers(-3, 4, count).astype(np.int64).view(np.uint64) & np.uint64(2**bits - 1)
        if profile == "specials":
            return rng.choice(np.array([2 ** (bits - 1) - 1, 2 ** (bits - 1), 2**bits - 1], np.uint64), count)
        return random(rng, bits, count)
    e, m = FLOATS[kind]
    bias = (1 << e - 1) - 1
    sign, mantissa = rng.integers(0, 2, count, dtype=np.uint64), random(rng, m, count)
    if profile == "zeros":
        codes = np.array([0, 0, 1, 3, 1 << m, (bias << m)], np.uint64)
        code = rng.choice(codes, count) | sign << np.uint64(e + m)
        return code << np.uint64(13) if kind == "tf32" else code
    if profile == "wide":
        return _compose(kind, sign, rng.integers(0, 1 << e, count), mantissa)
    if profile == "few bits":
        few = mantissa & ~np.uint64((1 << max(m - 2, 0)) - 1)
        return _compose(kind, sign, bias + rng.integers(-2, 3, count), few)
    if profile == "small":
        return _compose(kind, sign, rng.integers(0, 4, count), mantissa)
    if profile == "any":
        return random(rng, 1 + e + m, count) << np.uint64(13 if kind == "tf32" else 0)
    spread = rng.integers(-14, 15, count) if profile == "cancelling" else np.minimum(rng.geometric(0.5, count), 20)
    half = 1 << e - 1
    spread = np.clip(spread, -half, half) if profile == "cancelling" else 1 - spread
    code = _compose(kind, sign, bias + spread, mantissa)
    if profile == "specials":
        code = np.where(rng.integers(0, 96, count) == 0, rng.choice(_specials(kind), count), code)
    return code


def split(kind: str) -> tuple[str, int]:
    """Element type and count of a packed type: ``"f16x2"`` is ("f16", 2)."""
    element, _, count = kind.partition("x")
    return element, int(count or 1)


def operand(rng: np.random.Generator, kind: str, count: int) -> np.ndarray:
    """Codes, u64, of ``count`` operands of a type or packed type, or of one of the ranges below."""
    if kind == "lane":
        return rng.integers(0, 64, count).astype(np.uint64)
    if kind == "offset":
        return rng.integers(-33, 34, count).astype(np.int64).view(np.uint64) & np.uint64(0xFFFFFFFF)
    if kind == "clamp":
        return random(rng, 32, count) & np.uint64(0x1F1F)
    if kind == "few":  # values that meet each other
        return rng.integers(0, 3, count).astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15) >> np.uint64(32)
    if kind == "bool":
        return rng.integers(0, 2, count).astype(np.uint64)
    if kind == "same":  # votes that often agree within a warp
        return np.repeat(rng.integers(0, 3, -(-count // 32)), 32)[:count].astype(np.uint64) >> (
            rng.integers(0, 64, count) == 0
        ).astype(np.uint64)
    if kind.startswith("edge_"):
        return edges(rng, kind.removeprefix("edge_"), count)
    if kind.startswith("nan_"):
        return nans(rng, kind.removeprefix("nan_"), count)
    element, each = split(kind)
    out = np.zeros(count, np.uint64)
    for i in range(each):
        codes = floats(rng, element, count) if element in FLOATS else integers(rng, width(element), count)
        out |= codes << np.uint64(i * width(element))
    return out


def packed(rng: np.random.Generator, kind: str, count: int, profile: str) -> np.ndarray:
    """Codes of matrix operands: as `operand`, of one profile. Types narrower than 32 bits fill 32."""
    element, bits = split(kind)[0], width(split(kind)[0])
    out = np.zeros(count, np.uint64)
    for at in range(0, max(bits, 32), bits):
        out |= matrix(rng, element, count, profile) << np.uint64(at)
    return out
