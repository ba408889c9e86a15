"""8-, 6- and 4-bit floats and ue8m0 as values and as codes [PTX ISA 5.2.3]."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class Format:
    """A float of ``exponent`` and ``mantissa`` bits. ``largest``: of finite values; ``nan``: what a NaN becomes."""

    exponent: int
    mantissa: int
    largest: float
    nan: int

    @property
    def bias(self) -> int:
        return (1 << self.exponent - 1) - 1

    @property
    def top(self) -> int:
        """The exponent of the largest finite value."""
        return math.frexp(self.largest)[1] - 1

    @property
    def sign(self) -> int:
        return self.exponent + self.mantissa


FORMATS = {
    "e4m3x2": Format(4, 3, 448.0, 0x7F),
    "e5m2x2": Format(5, 2, 57344.0, 0x7F),
    "e2m3x2": Format(2, 3, 7.5, 0x1F),  # no NaN: the largest value
    "e3m2x2": Format(3, 2, 28.0, 0x1F),
    "e2m1x2": Format(2, 1, 6.0, 0x7),
}
NARROW = {*FORMATS, "ue8m0x2", "tf32"}


def decode(bits: np.ndarray, form: Format) -> np.ndarray:
    """Values, f64, of the codes of a format."""
    bits = bits.astype(np.int64)
    size = bits & (1 << form.sign) - 1
    e, m = size >> form.mantissa, size & (1 << form.mantissa) - 1
    fraction = np.where(e == 0, m, m + (1 << form.mantissa)) * 2.0**-form.mantissa
    value = np.ldexp(fraction, np.maximum(e, 1) - form.bias)
    if form.mantissa == 3 and form.exponent == 4:
        value = np.where(size == 0x7F, np.nan, value)
    elif form.exponent == 5:
        value = np.where(size > 0x7C, np.nan, np.where(size == 0x7C, np.inf, value))
    return np.where(bits >> form.sign & 1, -value, value)


def encode(values: np.ndarray, form: Format, relu: bool = False) -> np.ndarray:
    """Codes of f64 values: to nearest even, beyond the largest finite value that one (`.rn.satfinite`)."""
    nan, minus = np.isnan(values), np.signbit(values)
    size = np.minimum(np.where(nan, 0, np.abs(values)), form.largest)
    e = np.where(size == 0, 1 - form.bias, np.maximum(np.frexp(size)[1] - 1, 1 - form.bias))
    unit = np.ldexp(1.0, e - form.mantissa)
    count = np.rint(size / unit).astype(np.int64)  # of units: exact, and rint is to nearest even
    code = count + (e + form.bias - 1 << form.mantissa)
    code = np.where(minus & ~nan, 0 if relu else code | 1 << form.sign, code)
    return np.where(nan, form.nan, code)


def ue8m0(values: np.ndarray, up: bool, satfinite: bool) -> np.ndarray:
    """Codes of the powers of two next below (above with ``up``) the magnitudes."""
    size = np.abs(values)
    fraction, e = np.frexp(np.where(np.isfinite(size) & (size > 0), size, 1.0))
    e = e - 1 + (up & (fraction != 0.5))
    code = np.where(size == 0, 0, np.clip(e + 127, 0, 254 if satfinite else 255))
    return np.where(np.isnan(size), 255, np.where(np.isinf(size), 254 if satfinite else 255, code))


def four_bits(units: np.ndarray) -> np.ndarray:
    """The 16 4-bit values in the first 8 bytes of 16-byte units [..., 16]."""
    low = units[..., :8]
    return np.stack([low & 15, low >> 4], -1).reshape(units.shape)


def six_bits(units: np.ndarray) -> np.ndarray:
    """The 16 6-bit values in the first 12 bytes of 16-byte units [..., 16]."""
    triple = units[..., :12].reshape(*units.shape[:-1], 4, 3).astype(np.uint32)
    word = triple[..., 0] | triple[..., 1] << 8 | triple[..., 2] << 16
    parts = [word >> 6 * i & 63 for i in range(4)]
    return np.stack(parts, -1).reshape(units.shape).astype(np.uint8)
