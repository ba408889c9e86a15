"""Floats as rational numbers, rounded in any mode, and kernels of single instructions to hold against them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
import torch

import jit

SEED = random.SystemRandom().randrange(2**30)
Number = Fraction | float  # a float is an infinity or NaN


@dataclass(frozen=True)
class Format:
    """A float with bits of exponent and mantissa, and the NaN of results."""

    exponent: int
    mantissa: int
    nan: int

    @property
    def bits(self) -> int:
        return 1 + self.exponent + self.mantissa

    @property
    def infinity(self) -> int:
        return ((1 << self.exponent) - 1) << self.mantissa

    def minus(self, bits: int) -> bool:
        return bool(bits >> self.bits - 1 & 1)

    def value(self, bits: int) -> Number:
        """What bits stand for."""
        size = bits & (1 << self.bits - 1) - 1
        sign = -1 if self.minus(bits) else 1
        if size >= self.infinity:
            return sign * float("inf") if size == self.infinity else float("nan")
        return Fraction(sign * self._steps(size) << max(self._least, 0), 1 << max(-self._least, 0))

    @property
    def _least(self) -> int:
        """The exponent of the smallest float above zero, of which each other is a multiple."""
        return 2 - (1 << self.exponent - 1) - self.mantissa

    def _steps(self, size: int) -> int:
        """How many times the smallest float a positive one is."""
        field, rest = size >> self.mantissa, size & (1 << self.mantissa) - 1
        return (rest | 1 << self.mantissa) << field - 1 if field else rest

    def bits_of(self, value: Number, mode: str = "rn", minus_zero: bool = False, finite: bool = False) -> int:
        """The value's bits, by search: the largest float that is not above it in magnitude, or the next one."""
        if value != value:
            return self.nan
        top = 1 << self.bits - 1
        if value == 0:
            return top if minus_zero else 0
        sign = top if value < 0 else 0
        if value in (float("inf"), float("-inf")):
            return sign | (self.infinity - finite)
        size = abs(Fraction(value)) / Fraction(2) ** self._least
        low, high = 0, self.infinity  # codes of positive floats are ordered
        while high - low > 1:
            middle = (low + high) // 2
            if self._steps(middle) * size.denominator <= size.numerator:
                low = middle
            else:
                high = middle
        below = self._steps(low)
        if low + 1 == self.infinity:  # the next one would be a power of two
            step = below - self._steps(low - 1)
        else:
            step = self._steps(low + 1) - below
        rest = size - below
        away = {
            "rn": 2 * rest > step or (2 * rest == step and low & 1),
            "rna": 2 * rest >= step,
            "rz": False,
            "rp": rest > 0 and not sign,
            "rm": rest > 0 and bool(sign),
        }[mode]
        return sign | min(low + bool(away), self.infinity - finite)

    def flushed(self, bits: int) -> int:
        """Subnormals to zero with the sign, `.ftz`."""
        return bits if bits & self.infinity else bits & 1 << self.bits - 1


F16, BF16 = Format(5, 10, 0x7FFF), Format(8, 7, 0x7FFF)
F32, F64 = Format(8, 23, 0x7FFFFFFF), Format(11, 52, 0x7FF8000000000000)
FORMATS = {"f16": F16, "bf16": BF16, "f32": F32, "f64": F64}


def draw(form: Format, count: int, seed: int = 0) -> np.ndarray:
    """u64 bits: each special value, and then those, near each other, ties, and any."""
    print(f"seed {SEED}")
    source = random.Random(SEED + seed)
    special = [0, 1, 2, (1 << form.mantissa) - 1, 1 << form.mantissa, form.infinity - 1, form.infinity, form.nan,
               ((1 << form.exponent - 1) - 1) << form.mantissa]  # fmt: skip
    first = source.sample(special, len(special))
    out = []
    for _ in range(count):
        kind = source.randrange(8)
        if kind == 0 or first:
            bits = first.pop() if first else source.choice(special)
        elif kind == 1:
            bits = source.getrandbits(form.mantissa)  # subnormal
        elif kind < 5:  # of ordinary size, some with few bits
            keep = source.choice([2, form.mantissa // 2, form.mantissa])
            rest = source.getrandbits(form.mantissa) >> form.mantissa - keep << form.mantissa - keep
            middle = (1 << form.exponent - 1) - 1
            bits = middle + source.randrange(-4, 5) << form.mantissa | rest
        elif kind == 5 and out:
            bits = max(0, (out[-1] & (1 << form.bits - 1) - 1) + source.randrange(-2, 3))
        else:
            bits = source.getrandbits(form.bits - 1)
        out.append(bits | source.getrandbits(1) << form.bits - 1)
    return np.array(out, np.uint64)


def integers(bits: int, count: int, seed: int = 0) -> np.ndarray:
    """u64 bits of integers: small ones, ends of the range, powers of two and their neighbours, any."""
    print(f"seed {SEED}")
    source = random.Random(SEED + seed)
    out = []
    for _ in range(count):
        kind = source.randrange(4)
        value = source.getrandbits(bits)
        if kind == 0:
            value = (1 << source.randrange(bits)) + source.randrange(-2, 3)
        elif kind == 1:
            value = source.choice([0, 1, -1, 1 << bits - 1, (1 << bits - 1) - 1])
        elif kind == 2:
            value >>= source.randrange(bits)
        out.append(value & (1 << bits) - 1)
    return np.array(out, np.uint64)


def signed(bits: int, value: int) -> int:
    """Two's complement."""
    return value - (1 << bits) if value >> bits - 1 & 1 else value


_LETTER = {8: "h", 16: "h", 32: "r", 64: "l"}
_TYPE = {8: "unsigned short", 16: "unsigned short", 32: "unsigned", 64: "unsigned long long"}


@dataclass(frozen=True)
class Form:
    """Assembly on ``%0`` (the result) and ``%1``… (operands), with the bits of each."""

    text: str
    result: int
    operands: tuple[int, ...]


def execute(forms: Sequence[Form], inputs: Sequence[np.ndarray], arch: str = "sm_90a") -> np.ndarray:
    """Results (u64, [form, element]) of every form on every element; operand k is ``inputs[k]`` cut to its bits."""
    count = len(inputs[0])
    body = ""
    for number, form in enumerate(forms):
        names = [f"({_TYPE[bits]})x{i}" for i, bits in enumerate(form.operands)]
        given = ", ".join(f'"{_LETTER[bits]}"({name})' for bits, name in zip(form.operands, names, strict=True))
        body += (
            f'{{ {_TYPE[form.result]} d; asm volatile("{form.text}" : "={_LETTER[form.result]}"(d) : {given}); '
            f"out[{number}ull * n + i] = d; }}\n"
        )
    loads = "".join(f"unsigned long long x{i} = in[{i}ull * n + i_];\n" for i in range(len(inputs)))
    source = (
        'extern "C" __global__ void k(const unsigned long long* in, unsigned long long* out, unsigned n) {\n'
        "unsigned i = blockIdx.x * blockDim.x + threadIdx.x; unsigned long long i_ = i; if (i >= n) return;\n"
        f"{loads}{body}}}"
    )
    data = torch.from_numpy(np.stack(inputs).astype(np.uint64).view(np.int64))
    out = torch.zeros((len(forms), count), dtype=torch.int64)
    jit.load(source, arch=arch)["k"](data, out, count, grid=-(-count // 128), block=128)
    return out.numpy().view(np.uint64)
