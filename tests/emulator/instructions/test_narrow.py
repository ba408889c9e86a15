"""Narrow conversions and packed f32 against torch's types and exact arithmetic, every code of every format."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

import random

import numpy as np
import pytest
import torch

import jit
from jit.compiler import nvrtc

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")

SEED = random.SystemRandom().randrange(2**30)
# Values of all codes, from the formats' definitions: sign, exponent, mantissa.
E2M1 = [0, 0.5, 1, 1.5, 2, 3, 4, 6]
E2M3 = [m / 8 for m in range(8)] + [(1 + m / 8) * 2.0**e for e in range(3) for m in range(8)]
E3M2 = [m / 16 for m in range(4)] + [(1 + m / 4) * 2.0 ** (e - 2) for e in range(7) for m in range(4)]


def values(name: str) -> np.ndarray:
    """f64 of all codes; positive ones first."""
    if name in ("e4m3", "e5m2"):
        kind = torch.float8_e4m3fn if name == "e4m3" else torch.float8_e5m2
        return torch.arange(256, dtype=torch.uint8).view(kind).double().numpy()
    half = {"e2m1": E2M1, "e2m3": E2M3, "e3m2": E3M2}[name]
    return np.array([*half, *(-float(x) for x in half)])


def run(body: str, source: torch.Tensor, out: torch.Tensor) -> torch.Tensor:
    """One thread an element: `in` and `out` are arrays of 32-bit words."""
    text = (
        'extern "C" __global__ void k(const unsigned* in, const unsigned* in2, unsigned* out, int n) {'
        f"int i = blockIdx.x * blockDim.x + threadIdx.x; if (i >= n) return; unsigned a = in[i], b = in2[i], d; {body} out[i] = d; }}"
    )
    second = source.roll(1)
    jit.load(text, arch="sm_100a")["k"](source, second, out, source.numel(), grid=-(-source.numel() // 128), block=128)
    return out


def words(count: int) -> torch.Tensor:
    return torch.zeros(count, dtype=torch.int32)


@pytest.mark.parametrize("name", ["e4m3", "e5m2", "e2m3", "e3m2", "e2m1"])
@pytest.mark.parametrize("relu", ["", ".relu"])
def test_every_code_to_f16(name: str, relu: str) -> None:
    table = values(name)
    codes = torch.arange(len(table), dtype=torch.int32)
    source = codes | codes.flip(0) << (4 if name == "e2m1" else 8)
    operand = (
        "{.reg .b8 x, y, z, w; mov.b32 {x, y, z, w}, %1;" if name == "e2m1" else "{.reg .b16 x, y; mov.b32 {x, y}, %1;"
    )
    body = f'asm("{operand} cvt.rn{relu}.f16x2.{name}x2 %0, x;}}" : "=r"(d) : "r"(a));'
    got = run(body, source, words(len(table))).numpy().view(np.uint32)
    for shift, order in ((0, codes), (16, codes.flip(0))):
        want = table[order.numpy()]
        if relu:
            want = np.where(want < 0, 0.0, want)
        half = (got >> shift & 0xFFFF).astype(np.uint16)
        assert np.array_equal(half.view(np.float16).astype(np.float64), want, equal_nan=True)
        assert (half[np.isnan(want)] == 0x7FFF).all()


def numbers(count: int) -> np.ndarray:
    """f32 of all sizes that matter to the formats, ties, zeros, infinities and NaN."""
    print(f"seed {SEED}")
    draw = np.random.default_rng(SEED)
    x = draw.standard_normal(count) * 2.0 ** draw.integers(-20, 20, count)
    x[::3] = np.round(x[::3] * 16) / 16  # many ties
    x[:8] = [0.0, -0.0, np.inf, -np.inf, np.nan, 1e30, -1e30, 2.0**-140]
    return x.astype(np.float32)


def nearest(x: float, table: np.ndarray) -> float:
    """The finite value next to x, ties to the even code; beyond the largest, that one."""
    half = table[: len(table) // 2]
    half = half[np.isfinite(half)]
    size = abs(x)
    distance = np.abs(half - size) if size < half[-1] else np.abs(half - half[-1])
    best = np.flatnonzero(distance == distance.min())
    code = best[0] if len(best) == 1 else best[best % 2 == 0][0]
    return float(np.copysign(half[code], x))


@pytest.mark.parametrize("name", ["e4m3", "e5m2", "e2m3", "e3m2", "e2m1"])
@pytest.mark.parametrize("source", ["f32", "f16x2"])
def test_to_narrow(name: str, source: str) -> None:
    if source == "f16x2" and name in ("e2m3", "e3m2") and nvrtc.identity().version < (13, 1):
        pytest.skip("PTX has this conversion since CUDA 13.1, and this NVRTC is older")
    x = numbers(512)
    table, bits = values(name), 4 if name == "e2m1" else 8
    if source == "f16x2":
        x = x.astype(np.float16).astype(np.float32)
        raw = x.astype(np.float16).view(np.uint16).astype(np.uint32)
        data = torch.from_numpy((raw | np.roll(raw, 1) << 16).view(np.int32).copy())
        operands = "%1"
    else:
        data, operands = (
            torch.from_numpy(x.view(np.int32).copy()),
            "%2, %1",
        )  # the second operand goes to the lower bits
    result = f"{{.reg .b8 x, y, z, w; mov.b32 {{w, y, z, x}}, 0; cvt.rn.satfinite.e2m1x2.{source} x, {operands}; mov.b32 %0, {{x, y, z, w}};}}"
    if name != "e2m1":
        result = (
            f"{{.reg .b16 x, z; cvt.rn.satfinite.{name}x2.{source} x, {operands}; mov.b16 z, 0; mov.b32 %0, {{x, z}};}}"
        )
    body = f'asm("{result}" : "=r"(d) : "r"(a), "r"(b));'
    got = run(body, data, words(512)).numpy().view(np.uint32)
    for shift, want in ((0, x), (bits, np.roll(x, 1))):
        codes = got >> shift & (1 << bits) - 1
        for code, value in zip(codes, want.astype(np.float64), strict=True):
            if np.isnan(value):
                if name in ("e4m3", "e5m2"):
                    assert code == 0x7F
                else:
                    assert table[code] == table[: len(table) // 2].max()
                continue
            pick = int(code) & (len(table) // 2 - 1) | (
                len(table) // 2 if code >> (bits - 1 if bits == 4 else {"e2m3": 5, "e3m2": 5}.get(name, 7)) & 1 else 0
            )
            assert table[pick] == nearest(float(value), table), (value, hex(int(code)))
            assert np.signbit(table[pick]) == np.signbit(value)


@pytest.mark.parametrize(("rounding", "up"), [("rz", False), ("rp", True)])
def test_to_ue8m0_and_back(rounding: str, up: bool) -> None:
    x = np.abs(numbers(256))
    body = f'asm("{{.reg .b16 x, z; .reg .b32 t; cvt.{rounding}.satfinite.ue8m0x2.f32 x, %1, %1; cvt.rn.bf16x2.ue8m0x2 %0, x;}}" : "=r"(d) : "r"(a));'
    got = run(body, torch.from_numpy(x.view(np.int32).copy()), words(256)).numpy().view(np.uint32)
    scale = (got & 0xFFFF0000).view(np.float32).astype(np.float64)
    assert np.array_equal(got & 0xFFFF, got >> 16)
    fine = np.isfinite(x) & (x > 0)
    exact = np.log2(x[fine].astype(np.float64))
    power = np.ceil(exact) if up else np.floor(exact)
    assert np.array_equal(scale[fine], 2.0 ** np.clip(power, -127, 127))
    assert np.isnan(scale[np.isnan(x)]).all()
    assert (scale[np.isinf(x)] == 2.0**127).all()


@pytest.mark.parametrize("how", ["rna", "rn", "rz"])
def test_tf32(how: str) -> None:
    x = numbers(512)
    x[8:40] = np.float32(1) + np.arange(32, dtype=np.float32) * np.float32(2.0**-11)  # ties
    got = run(
        f'asm("cvt.{how}.tf32.f32 %0, %1;" : "=r"(d) : "r"(a));', torch.from_numpy(x.view(np.int32).copy()), words(512)
    )
    got = got.numpy().view(np.float32).astype(np.float64)
    fine = np.isfinite(x) & (x != 0)
    wide = x[fine].astype(np.float64)
    unit = 2.0 ** (np.maximum(np.floor(np.log2(np.abs(wide))), -126) - 10)
    scaled = np.abs(wide) / unit
    count = {"rna": np.floor(scaled + 0.5), "rn": np.rint(scaled), "rz": np.floor(scaled)}[how]
    assert np.array_equal(got[fine], np.copysign(count * unit, wide))


@pytest.mark.parametrize("name", ["add", "sub", "mul", "fma"])
def test_packed_f32(name: str) -> None:
    x = np.where(np.isfinite(numbers(256)), numbers(256), 1).astype(np.float32)
    args = "p, q, p" if name == "fma" else "p, q"
    body = f'unsigned hi; asm("{{.reg .b64 p, q, r; mov.b64 p, {{%2, %3}}; mov.b64 q, {{%3, %2}}; {name}.rn.f32x2 r, {args}; mov.b64 {{%0, %1}}, r;}}" : "=r"(d), "=r"(hi) : "r"(a), "r"(b));'
    data = torch.from_numpy(x.view(np.int32).copy())
    second = np.roll(x, 1)
    for part, (p, q) in {"": (x, second), " d = hi;": (second, x)}.items():
        got = run(body + part, data, words(256)).numpy().view(np.float32)
        p64, q64 = p.astype(np.float64), q.astype(np.float64)
        with np.errstate(over="ignore"):
            if (
                name == "fma"
            ):  # the product is exact in f64; its sum is rounded to odd there, as twice rounding would err
                total = p64 * q64 + p64
                lost = (p64 * q64 - (total - (total - p64 * q64))) + (p64 - (total - p64 * q64))
                bits = total.view(np.int64)
                total = np.where((lost != 0) & (bits & 1 == 0), np.nextafter(total, np.copysign(np.inf, lost)), total)
                want = total.astype(np.float32)
            else:
                want = {"add": p64 + q64, "sub": p64 - q64, "mul": p64 * q64}[name].astype(np.float32)
        assert np.array_equal(got, want), name
