"""Rounding in all modes, bit for bit: floats of any format from exact values, and arithmetic in f32 and f64
with the rounding mode of this CPU [PTX ISA 9.7.3, 9.7.9.21]."""

from __future__ import annotations

import math

from ..lowering.emitter import BlockEmitter
from ..lowering.values import F32, F64, I64, INTEGERS, Value
from .native_code import ARITHMETIC

# Bits of the exponent and of the mantissa.
LAYOUT = {"f16": (5, 10), "bf16": (8, 7), "f32": (8, 23), "f64": (11, 52)}
NAN = {"f16": 0x7FFF, "bf16": 0x7FFF, "f32": 0x7FFFFFFF, "f64": 0xFFF8000000000000}
MODES = {"rn": 0, "rz": 1, "rm": 2, "rp": 3, "rna": 4}
_HOST = {"rz": 0, "rn": 1, "rp": 2, "rm": 3}  # FLT_ROUNDS of C


def canonical(value: Value) -> Value:
    """An f32 with the one NaN that results have."""
    return value.nan.select(value.code.coded(F32, NAN["f32"]), value)


def carried(out: Value, operands: list[Value]) -> Value:
    """An f64 result with the NaN that the chip takes from the operands, made quiet: of several the last one's."""
    for value in operands:
        out = value.nan.select((value.bitcast(I64) | 1 << 51).bitcast(F64), out)
    return out


def clamp(value: Value) -> Value:
    """`.sat` of f32 or f64: into [0, 1], NaN and -0 to +0."""
    value = (value > 0.0).select(value, 0.0)
    return (value < 1.0).select(value, 1.0)


def directed(e: BlockEmitter, name: str, mode: str, *values: Value) -> Value:
    """fadd, fsub, fmul, fdiv, fma, sqrt in f32 or f64 under a rounding mode of this CPU."""
    target = e.low.native(ARITHMETIC, f"directed_{name}_f{values[0].type.bits}")
    return e.call_function(target, *values, given=(_HOST[mode],))


def rounded(
    e: BlockEmitter, size: Value, scale: Value, minus: Value, to: str, mode: str, finite: bool = False
) -> Value:
    """Bits, in I64, of ``size`` · 2^``scale`` (both I64; ``minus``: I1, the sign) in a format of LAYOUT; with
    ``finite``, what is too large becomes the largest finite value."""
    given = *LAYOUT[to], MODES[mode], int(finite)
    return e.call_function(e.low.native(ARITHMETIC, "round_exactly"), size, scale, minus.to(I64), given=given)


def from_double(e: BlockEmitter, value: Value, to: str, mode: str, finite: bool = False) -> Value:
    """Bits (I16, I32 or I64) of an f64 in another format; NaN is canonical."""
    word = value.bitcast(I64)
    minus = word.negative
    field = word >> 52 & 2047
    fraction = word & (1 << 52) - 1
    small = field == 0
    size = small.select(fraction, fraction | 1 << 52)
    code = rounded(e, size, small.select(1, field) - 1075, minus, to, mode, finite)
    exponent, mantissa = LAYOUT[to]
    if not finite:
        infinity = ((1 << exponent) - 1) << mantissa
        signed = minus.select(e.constant(I64, infinity | 1 << exponent + mantissa), infinity)
        code = (e.intrinsic("llvm.fabs", value) == math.inf).select(signed, code)
    code = value.nan.select(NAN[to], code)
    return code.to(INTEGERS[1 + exponent + mantissa])


def from_integer(e: BlockEmitter, value: Value, signed: bool, to: str, mode: str) -> Value:
    """Bits of an integer in a format."""
    word = value.to(I64, signed)
    minus = word.negative if signed else word.compare("slt", -1 << 63)
    size = minus.select(-word, word) if signed else word
    return rounded(e, size, e.constant(I64, 0), minus, to, mode).to(INTEGERS[1 + sum(LAYOUT[to])])
