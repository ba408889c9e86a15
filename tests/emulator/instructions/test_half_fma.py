"""fma.rn.f16 and .f16x2 against rational arithmetic: one rounding, to nearest even, subnormals and overflow too."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import torch

import jit

SOURCE = """
extern "C" __global__ void fma16(const unsigned short* a, const unsigned short* b, const unsigned short* c,
                                 unsigned short* one, unsigned* two) {
    int i = blockIdx.x * 32 + threadIdx.x;
    asm("fma.rn.f16 %0, %1, %2, %3;" : "=h"(one[i]) : "h"(a[i]), "h"(b[i]), "h"(c[i]));
    asm("fma.rn.f16x2 %0, %1, %2, %3;"
        : "=r"(two[i]) : "r"(a[i] | b[i] * 0x10000u), "r"(b[i] | a[i] * 0x10000u), "r"(c[i] * 0x10001u));
}
"""
COUNT = 1024


def _rounded(value: Fraction) -> np.float16:
    if abs(value) >= 65520:
        return np.float16(np.inf if value > 0 else -np.inf)
    near = np.float16(float(value))
    around = [np.nextafter(near, np.float16(-np.inf)), near, np.nextafter(near, np.float16(np.inf))]
    finite = [x for x in around if np.isfinite(x)]
    return min(finite, key=lambda x: (abs(Fraction(float(x)) - value), int(x.view(np.uint16)) & 1))


def test_half_fma_rounds_once():
    seed = np.random.SeedSequence().entropy
    print(f"seed {seed}")
    generator = np.random.default_rng(seed)
    raw = generator.integers(0, 1 << 16, (3, COUNT)).astype(np.uint16)
    raw[:, : COUNT // 2] = generator.normal(size=(3, COUNT // 2)).astype(np.float16).view(np.uint16)
    a, b, c = (torch.from_numpy(x.view(np.int16).copy()) for x in raw)
    one, two = torch.zeros(COUNT, dtype=torch.int16), torch.zeros(COUNT, dtype=torch.int32)
    jit.load(SOURCE, arch="sm_90a")["fma16"](a, b, c, one, two, grid=COUNT // 32, block=32)
    values, results = raw.view(np.float16), one.numpy().view(np.float16)
    checked = 0
    for i in range(COUNT):
        if np.isfinite(values[:, i]).all():
            x, y, z = (Fraction(float(value)) for value in values[:, i])
            assert results[i] == _rounded(x * y + z), f"{values[:, i]}"
            checked += 1
    assert checked > COUNT // 2
    bits = one.numpy().view(np.uint16).astype(np.uint32)
    numbers = ~np.isnan(results)
    assert np.array_equal(two.numpy().view(np.uint32)[numbers], bits[numbers] * 0x10001)
