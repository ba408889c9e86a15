"""`cvt.rs`: stochastic rounding of f32, whose random bits are an operand [PTX ISA 9.7.9.21].

"Operation's result is rounded in the direction toward zero or away from zero based on the carry out of the integer
addition of the supplied random bits (rbits) to the truncated off (discarded) bits of mantissa". f16 and bf16 have as
many random bits as a normal result discards. Of the narrower formats, and of subnormal results, more bits are
discarded than there are random ones. These are then added at the upper end.
"""

from __future__ import annotations

import numpy as np

from ...base.findings import UnsupportedInstruction
from ..machine.cta_cluster import Warp
from ..machine.sites import Site
from .narrow_formats import FORMATS, Format

_HALF = {"f16x2": Format(5, 10, 65504.0, 0x7FFF), "bf16x2": Format(8, 7, 2.0**128 - 2.0**120, 0x7FFF)}


def encode(values: np.ndarray, form: Format, random: np.ndarray, bits: int, satfinite: bool, relu: bool) -> np.ndarray:
    """Codes of f64 values, rounded away from zero where ``random``, of ``bits`` bits, carries. What is too large is the
    largest finite value with ``satfinite``, else infinity."""
    nan, minus = np.isnan(values), np.signbit(values)
    most = (1 << form.exponent) - 1 << form.mantissa
    size = np.where(np.isfinite(values), np.abs(values), 0.0)
    e = np.where(size == 0, 1 - form.bias, np.maximum(np.frexp(size)[1] - 1, 1 - form.bias))
    count = np.ldexp(size, form.mantissa - e)  # of units in the last place; exact
    whole = np.floor(count)
    carry = np.ldexp(count - whole, bits) + random >= 2.0**bits
    code = (whole + carry).astype(np.int64) + (e + form.bias - 1 << form.mantissa)
    largest = int(form.largest / 2.0 ** (form.top - form.mantissa)) + (form.top + form.bias - 1 << form.mantissa)
    code = np.where(np.isinf(values) | (code > largest), largest if satfinite else most, code)
    code = np.where(minus, 0 if relu else code | 1 << form.sign, code)
    return np.where(nan, form.nan, code)


def convert(warp: Warp, site: Site) -> None:
    """`cvt.rs{.relu}{.satfinite}.{f16x2,bf16x2}.f32 d, a, b, rbits`, `cvt.rs{.relu}.satfinite.dtype.f32 d,
    {a, b, e, f}, rbits` with four values of 8, 6 or 4 bits. The first operand is in the upper bits of the result."""
    inst, slots = site.inst, site.slots
    to, source = inst.parts[-2:]
    found = set(inst.parts[1:-2])
    relu, satfinite = "relu" in found, "satfinite" in found
    four = to.endswith("x4") and to[:-1] + "2" in FORMATS and satfinite
    known = source == "f32" and (four or to in _HALF) and not found - {"rs", "relu", "satfinite"}
    if not known or len(slots) != (3 if four else 4):
        raise UnsupportedInstruction(str(inst), inst.location, "this stochastic rounding")
    operands = slots[1] if four else [slots[1][0], slots[2][0]]
    values = [warp.u32[slot].view(np.float32).astype(np.float64) for slot in operands]
    word = warp.u32[slots[-1][0]].astype(np.int64)
    lower, upper = word & 0xFFFF, word >> 16
    if to == "e2m1x4":  # the lower bytes of both halves are of e and f, the upper ones of a and b
        lower, upper = lower & 0xFF | (upper & 0xFF) << 8, lower >> 8 | upper >> 8 << 8
    elif to == "f16x2":
        lower, upper = lower & 0x1FFF, upper & 0x1FFF
    form, bits = FORMATS[to[:-1] + "2"] if four else _HALF[to], 13 if to == "f16x2" else 16
    random = [upper, upper, lower, lower] if four else [upper, lower]
    step = 4 if to == "e2m1x4" else 8 if four else 16
    out = np.zeros(32, np.int64)
    for value, chance in zip(values, random, strict=True):
        out = out << step | encode(value, form, chance, bits, satfinite, relu)
    warp.u32[slots[0][0]] = out
