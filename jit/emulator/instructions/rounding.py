"""Rounding in all modes, bit for bit: floats of any format from exact values, and arithmetic in f32 and f64
with the rounding mode of this CPU [PTX ISA 9.7.3, 9.7.9.21]."""

from __future__ import annotations

from ..lowering.emitter import BlockEmitter
from ..lowering.legacy import VECTOR
from ..lowering.vector_function import vector_function
from ..native.templates import Templates

# Bits of the exponent and of the mantissa.
LAYOUT = {"f16": (5, 10), "bf16": (8, 7), "f32": (8, 23), "f64": (11, 52)}
NAN = {"f16": 0x7FFF, "bf16": 0x7FFF, "f32": 0x7FFFFFFF, "f64": 0xFFF8000000000000}
MODES = ("rn", "rz", "rm", "rp", "rna")
_HOST = {"rz": 0, "rn": 1, "rp": 2, "rm": 3}  # of llvm.set.rounding
_L = "<32 x i64>"
_IR = Templates(__file__, "rounding.ll")


def canonical(e: BlockEmitter, value: str, t: str) -> str:
    """The value, with the one NaN that f32, f16 and bf16 results have."""
    v = VECTOR[t]
    nan = e.add(f"fcmp uno {v} {value}, {value}")
    return e.add(f"select <32 x i1> {nan}, {v} {e.splat(NAN[t], t)}, {v} {value}")


def carried(e: BlockEmitter, out: str, operands: list[str]) -> str:
    """An f64 result with the NaN that the chip takes from the operands, made quiet: of several the last one's."""
    v = VECTOR["f64"]
    for value in operands:
        nan = e.add(f"fcmp uno {v} {value}, {value}")
        word = e.add(f"or {_L} {e.cast(value, 'f64', 'i64')}, splat (i64 {1 << 51})")
        out = e.add(f"select <32 x i1> {nan}, {v} {e.cast(word, 'i64', 'f64')}, {v} {out}")
    return out


def clamp(e: BlockEmitter, value: str, t: str) -> str:
    """`.sat` of f32 or f64: into [0, 1], NaN and -0 to +0."""
    v, zero = VECTOR[t], e.splat(0, t)
    one = e.splat({"f32": 0x3F800000, "f64": 0x3FF0000000000000}[t], t)
    above = e.add(f"fcmp ogt {v} {value}, {zero}")
    value = e.add(f"select <32 x i1> {above}, {v} {value}, {v} {zero}")
    below = e.add(f"fcmp olt {v} {value}, {one}")
    return e.add(f"select <32 x i1> {below}, {v} {value}, {v} {one}")


def directed(e: BlockEmitter, name: str, mode: str, t: str, values: list[str]) -> str:
    """fadd, fsub, fmul, fdiv, fma, sqrt in f32 or f64 under a rounding mode of this CPU, as one function a program."""
    v = VECTOR[t]
    suffix = "v32" + t
    function = f"{name}_{mode}_{t}"
    if function not in e.low.functions:
        types = ", ".join([v] * len(values))
        e.low.declare("declare void @llvm.set.rounding(i32)")
        e.low.declare(f"declare {v} @llvm.experimental.constrained.{name}.{suffix}({types}, metadata, metadata)")
        names = [f"a{i}" for i in range(len(values))]
        arguments = ", ".join(f"{v} %{operand}" for operand in names)
        body = _IR.fill("directed", mode=_HOST[mode], vector=v, operation=f"{name}.{suffix}", arguments=arguments)
        e.low.functions[function] = vector_function(function, v, names, body, "noinline strictfp")
    return e.call_function(function, t, values)


def rounded(e: BlockEmitter, size: str, scale: str, minus: str, to: str, mode: str, finite: bool = False) -> str:
    """Bits, in i64, of ``size`` · 2^``scale`` (both i64; ``minus``: i1, the sign) in a format of LAYOUT; with
    ``finite``, what is too large becomes the largest finite value."""
    function = f"round_{to}_{mode}{'_finite' if finite else ''}"
    if function not in e.low.functions:
        e.low.functions[function] = _rounding(function, to, mode, finite)
        e.low.declare(f"declare {_L} @llvm.ctlz.v32i64({_L}, i1)")
        for name in ("smax", "smin"):
            e.low.declare(f"declare {_L} @llvm.{name}.v32i64({_L}, {_L})")
    return e.call_function(function, "i64", [size, scale, e.add(f"zext <32 x i1> {minus} to {_L}")])


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
    return vector_function(function, _L, ("size", "scale", "sign"), body)


def from_double(e: BlockEmitter, value: str, to: str, mode: str, finite: bool = False) -> str:
    """Bits (i16, i32 or i64 vector) of an f64 in another format; NaN is canonical."""
    word = e.cast(value, "f64", "i64")
    minus = e.add(f"icmp slt {_L} {word}, zeroinitializer")
    field = e.add(f"and {_L} {e.add(f'lshr {_L} {word}, splat (i64 52)')}, splat (i64 2047)")
    fraction = e.add(f"and {_L} {word}, splat (i64 {(1 << 52) - 1})")
    small = e.add(f"icmp eq {_L} {field}, zeroinitializer")
    normal = e.add(f"or {_L} {fraction}, splat (i64 {1 << 52})")
    size = e.add(f"select <32 x i1> {small}, {_L} {fraction}, {_L} {normal}")
    low = e.add(f"select <32 x i1> {small}, {_L} splat (i64 1), {_L} {field}")
    scale = e.add(f"sub {_L} {low}, splat (i64 1075)")
    code = rounded(e, size, scale, minus, to, mode, finite)
    exponent, mantissa = LAYOUT[to]
    if not finite:
        infinity = ((1 << exponent) - 1) << mantissa
        signed = e.add(
            f"select <32 x i1> {minus}, {_L} splat (i64 {infinity | 1 << exponent + mantissa}), "
            f"{_L} splat (i64 {infinity})"
        )
        endless = e.add(f"fcmp oeq <32 x double> {_absolute(e, value)}, splat (double 0x7FF0000000000000)")
        code = e.add(f"select <32 x i1> {endless}, {_L} {signed}, {_L} {code}")
    nan = e.add(f"fcmp uno <32 x double> {value}, {value}")
    code = e.add(f"select <32 x i1> {nan}, {_L} splat (i64 {NAN[to]}), {_L} {code}")
    return e.resize(code, 64, 1 + exponent + mantissa)


def _absolute(e: BlockEmitter, value: str) -> str:
    return e.call("f64", "fabs", f"<32 x double> {value}")


def from_integer(e: BlockEmitter, value: str, bits: int, signed: bool, to: str, mode: str) -> str:
    """Bits of an integer in a format."""
    word = e.resize(value, bits, 64, signed)
    minus = e.add(f"icmp slt {_L} {word}, {'zeroinitializer' if signed else 'splat (i64 -9223372036854775808)'}")
    size = word
    if signed:
        size = e.add(f"select <32 x i1> {minus}, {_L} {e.add(f'sub {_L} zeroinitializer, {word}')}, {_L} {word}")
    code = rounded(e, size, "zeroinitializer", minus, to, mode)
    return e.resize(code, 64, 1 + sum(LAYOUT[to]))
