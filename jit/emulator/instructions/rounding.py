"""Rounding in all modes, bit for bit: floats of any format from exact values, and arithmetic in f32 and f64
with the rounding mode of this CPU [PTX ISA 9.7.3, 9.7.9.21]."""

from __future__ import annotations

import math

from ..lowering.emitter import BlockEmitter
from ..lowering.values import F32, F64, I64, INTEGERS, Value
from ..lowering.vector_function import vector_function
from ..native.templates import Templates

# Bits of the exponent and of the mantissa.
LAYOUT = {"f16": (5, 10), "bf16": (8, 7), "f32": (8, 23), "f64": (11, 52)}
NAN = {"f16": 0x7FFF, "bf16": 0x7FFF, "f32": 0x7FFFFFFF, "f64": 0xFFF8000000000000}
MODES = ("rn", "rz", "rm", "rp", "rna")
_HOST = {"rz": 0, "rn": 1, "rp": 2, "rm": 3}  # of llvm.set.rounding
_IR = Templates(__file__, "rounding.ll")


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
    """fadd, fsub, fmul, fdiv, fma, sqrt in f32 or f64 under a rounding mode of this CPU, as one function a program."""
    t = values[0].type
    function = f"{name}_{mode}_f{t.bits}"
    if function not in e.low.functions:
        types = ", ".join([t.text] * len(values))
        constrained = f"{name}.{t.suffix}"
        e.low.declare("declare void @llvm.set.rounding(i32)")
        e.low.declare(f"declare {t} @llvm.experimental.constrained.{constrained}({types}, metadata, metadata)")
        names = [f"a{i}" for i in range(len(values))]
        arguments = ", ".join(f"{t} %{operand}" for operand in names)
        body = _IR.fill("directed", mode=_HOST[mode], vector=t, operation=constrained, arguments=arguments)
        e.low.functions[function] = vector_function(function, t.text, names, body, "noinline strictfp")
    return e.call_function(function, *values)


def rounded(
    e: BlockEmitter, size: Value, scale: Value, minus: Value, to: str, mode: str, finite: bool = False
) -> Value:
    """Bits, in I64, of ``size`` · 2^``scale`` (both I64; ``minus``: I1, the sign) in a format of LAYOUT; with
    ``finite``, what is too large becomes the largest finite value."""
    function = f"round_{to}_{mode}{'_finite' if finite else ''}"
    if function not in e.low.functions:
        e.low.functions[function] = _rounding(function, to, mode, finite)
        e.low.declare(f"declare {I64} @llvm.ctlz.v32i64({I64}, i1)")
        for name in ("smax", "smin"):
            e.low.declare(f"declare {I64} @llvm.{name}.v32i64({I64}, {I64})")
    return e.call_function(function, size, scale, minus.to(I64))


def _rounding(function: str, to: str, mode: str, finite: bool) -> str:
    exponent, mantissa = LAYOUT[to]
    infinity = ((1 << exponent) - 1) << mantissa
    below = infinity - 1  # the largest finite value
    positive = below if finite or mode in ("rz", "rm") else infinity
    negative = below if finite or mode in ("rz", "rp") else infinity
    body = _IR.fill(
        "round",
        exponent=exponent,
        mantissa=mantissa,
        lowest=2 - (1 << exponent - 1),
        cut=62 - mantissa,
        infinity=infinity,
        sign=exponent + mantissa,
        up=_IR.fill(mode),
        limit=_IR.fill("limit", positive=positive, negative=negative),
    )
    return vector_function(function, I64.text, ("size", "scale", "sign"), body)


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
