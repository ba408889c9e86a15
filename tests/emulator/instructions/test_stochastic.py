"""Stochastic rounding: the random bits are added to what the format discards, and the carry decides."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

import random

import numpy as np
import pytest
import torch

import jit
from tests.emulator.instructions.test_narrow import values

SEED = random.SystemRandom().randrange(2**30)
COUNT = 1024
# Bits of exponent and mantissa, the exponents of normal values that stay finite, and bits of the random number.
FORMATS = {
    "f16": (5, 10, range(-14, 15), 13), "bf16": (8, 7, range(-126, 127), 16), "e4m3": (4, 3, range(-6, 8), 16),
    "e5m2": (5, 2, range(-14, 15), 16), "e2m3": (2, 3, range(2), 16), "e3m2": (3, 2, range(-2, 4), 16),
    "e2m1": (2, 1, range(2), 16),
}  # fmt: skip


def convert(name: str, data: np.ndarray, chance: np.ndarray, modifiers: str = "") -> np.ndarray:
    """Codes [4, n], or [2, n] of pairs, of f32 bits of that shape; operand a first."""
    rows, n = data.shape
    if rows == 2:
        text = f'asm("cvt.rs{modifiers}.{name}x2.f32 %0, %1, %2, %3;" : "=r"(d) : "r"(x[i]), "r"(x[n + i]), "r"(r[i]));'
    else:
        four = '"r"(x[i]), "r"(x[n + i]), "r"(x[2 * n + i]), "r"(x[3 * n + i]), "r"(r[i])'
        to, register, out = ("h", "b16", "unsigned short h; ") if name == "e2m1" else ("d", "b32", "")
        letter = "h" if to == "h" else "r"
        text = f'{out}asm("{{ .reg .{register} q; cvt.rs{modifiers}.satfinite.{name}x4.f32 q, {{%1, %2, %3, %4}}, %5; mov.{register} %0, q; }}" : "={letter}"({to}) : {four});'
        text += " d = h;" if to == "h" else ""
    source = (
        'extern "C" __global__ void k(const unsigned* x, const unsigned* r, unsigned* out, int n) {'
        f"int i = blockIdx.x * blockDim.x + threadIdx.x; unsigned d; {text} out[i] = d; }}"
    )
    out = torch.zeros(n, dtype=torch.int32)
    given = [torch.from_numpy(np.ascontiguousarray(part).view(np.int32)) for part in (data, chance)]
    jit.load(source.replace('"r"(x[', '"f"(((const float*)x)['), arch="sm_100a")["k"](
        *given, out, n, grid=n // 128, block=128
    )
    word = out.numpy().view(np.uint32)
    step = 16 if rows == 2 else 4 if name == "e2m1" else 8
    return np.stack([word >> step * (rows - 1 - i) & (1 << step) - 1 for i in range(rows)])


def chances(name: str, word: np.ndarray) -> np.ndarray:
    """The random number of each operand, as the ISA says where its bits are."""
    if name == "f16":
        return np.stack([word >> 16 & 0x1FFF, word & 0x1FFF])
    if name == "bf16":
        return np.stack([word >> 16, word & 0xFFFF])
    byte = [word >> 8 * i & 0xFF for i in range(4)]
    low, high = (0, 2), (1, 3)
    if name != "e2m1":
        low, high = (0, 1), (2, 3)
    upper, lower = byte[high[0]] | byte[high[1]] << 8, byte[low[0]] | byte[low[1]] << 8
    return np.stack([upper, upper, lower, lower])


@pytest.mark.parametrize("name", FORMATS)
def test_the_carry_decides(name: str) -> None:
    """Of normal results, by the words of the ISA alone: f32 bits plus random bits, then cut."""
    print("seed", SEED)
    exponent, mantissa, range_, bits = FORMATS[name]
    rng = np.random.default_rng(SEED)
    rows = 2 if bits == 13 or name == "bf16" else 4
    data = rng.integers(range_[0] + 127, range_[-1] + 128, (rows, COUNT)).astype(np.uint32) << 23
    data |= rng.integers(0, 1 << 23, data.shape, dtype=np.uint32)
    data |= rng.integers(0, 2, data.shape, dtype=np.uint32) << 31
    chance = rng.integers(0, 1 << 32, COUNT, dtype=np.uint64).astype(np.uint32)
    cut, bias = 23 - mantissa, (1 << exponent - 1) - 1
    size = (data & 0x7FFFFFFF).astype(np.int64) + (chances(name, chance).astype(np.int64) << cut - bits)
    want = (size >> cut) - (127 - bias << mantissa) | (data >> 31).astype(np.int64) << exponent + mantissa
    assert np.array_equal(convert(name, data, chance), want)


@pytest.mark.parametrize("name", [name for name in FORMATS if name != "bf16"])  # f32 has no finer subnormal numbers
def test_it_is_right_on_average(name: str) -> None:
    """Over all random bits a value is rounded up as often as it is near the upper neighbour; subnormal results too."""
    _, mantissa, range_, _ = FORMATS[name]
    least = 2.0 ** (range_[0] - mantissa)
    rows = 2 if name == "f16" else 4
    chance = np.random.default_rng(1).permutation(1 << 16)[: 1 << 14].astype(np.uint32) * 0x10001
    got = convert(name, np.full((rows, len(chance)), np.float32(1.25 * least)).view(np.uint32), chance)
    assert set(np.unique(got)) == {1, 2}
    assert abs(got.mean(1) - 1.25).max() < 0.02


@pytest.mark.parametrize("name", FORMATS)
def test_special_values(name: str) -> None:
    exponent, mantissa, _, _ = FORMATS[name]
    rows, sign = (2 if name in ("f16", "bf16") else 4), 1 << exponent + mantissa
    infinity = (1 << exponent) - 1 << mantissa
    last = (
        infinity - 1
        if rows == 2
        else int(np.argmax(np.where(np.isfinite(values(name)[:sign]), values(name)[:sign], 0)))
    )
    nan = {"f16": 0x7FFF, "bf16": 0x7FFF, "e4m3": 0x7F, "e5m2": 0x7F}.get(name, sign - 1)
    cases = {"inf": 0x7F800000, "-inf": 0xFF800000, "nan": 0xFFC00001, "big": 0x7F7FFFFF, "0": 0, "-0": 0x80000000}
    data = np.zeros((rows, 128), np.uint32)
    data[:, : len(cases)] = list(cases.values())
    ones = np.full(128, 0xFFFFFFFF, np.uint32)
    got = convert(name, data, ones, ".satfinite" if rows == 2 else "")[:, : len(cases)]
    assert np.array_equal(got, [[last, last | sign, nan, last, 0, sign]] * rows)
    positive = convert(name, data, ones, ".relu" + (".satfinite" if rows == 2 else ""))[:, : len(cases)]
    assert np.array_equal(positive, [[last, 0, nan, last, 0, 0]] * rows)
    if rows == 2:
        plain = convert(name, data, ones)[:, : len(cases)]
        assert np.array_equal(plain, [[infinity, infinity | sign, nan, infinity, 0, sign]] * rows)
