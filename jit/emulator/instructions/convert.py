"""`cvt` between integers, f16, bf16, f32 and f64 in every rounding mode, and `cvt.pack` [PTX ISA 9.7.9.21, .22]; the
8-bit formats that kernels load most. narrow.py has the other narrow formats."""

from __future__ import annotations

from ..lowering.emitter import BlockEmitter
from ..lowering.legacy import BITS, VECTOR
from ..lowering.types import kind
from ..ptx.malformed import Unsupported
from ..ptx.opcodes import instruction
from ..ptx.parse import Inst
from . import narrow
from .floating import flush, narrowed, packed, relu_half, widen
from .rounding import LAYOUT, MODES, canonical, clamp, from_double, from_integer

I = "<32 x i32>"  # noqa: E741
_ROUND = {"rzi": "trunc", "rni": "rint", "rmi": "floor", "rpi": "ceil"}
_KNOWN = {"ftz", "sat", "relu", "satfinite", *_ROUND, "rn", "rz", "rm", "rp"}


@instruction("cvt", isa="9.7.9.21, 9.7.9.22", counts="convert", executes=narrow.cvt, in_python=narrow.executed)
def _cvt(e: BlockEmitter, inst: Inst) -> None:
    to, source = inst.parts[-2], inst.parts[-1]
    found = set(inst.parts[1:-2])
    if "pack" in inst.parts:
        _pack(e, inst)
        return
    if source == "e4m3x2":  # of the narrow formats, narrow.executed leaves these two
        _e4m3x2(e, inst)
        return
    if source == "e2m1x2":
        e.put(inst.args[0], _e2m1x2(e, e.get(inst.args[1], "i8")), "i32")
        return
    if unknown := found - _KNOWN:
        raise Unsupported(f"modifier .{min(unknown)}")
    if to in ("bf16x2", "f16x2") and source == "f32":  # the first operand becomes the upper half
        mode = _mode(found, "rn", "rz")
        halves = [_to_half(e, e.get(arg, "f32"), to[:-2], mode, found) for arg in inst.args[2:0:-1]]
        e.put(inst.args[0], *packed(e, halves))
        return
    if "x2" in to or "x2" in source:
        raise Unsupported("packed formats")
    if to in LAYOUT and source in LAYOUT:
        _between_floats(e, inst, to, source, found)
    elif source in LAYOUT:
        _to_integer(e, inst, to, source, found)
    elif to in LAYOUT:
        _to_float(e, inst, to, source, found)
    else:
        _between_integers(e, inst, to, source, "sat" in found)


def _mode(found: set[str], *allowed: str) -> str:
    modes = found & set(MODES)
    if len(modes) > 1 or modes - set(allowed):
        raise Unsupported(f"rounding .{' .'.join(sorted(modes))}")
    return min(modes) if modes else "rn"


def _operand(e: BlockEmitter, operand: str, source: str, ftz: bool) -> str:
    """An f16, bf16 or f32 as f32, an f64 as such."""
    if source in ("f16", "bf16"):
        return widen(e, e.get(operand, "i16"), source)
    value = e.get(operand, source)
    return flush(e, value, source) if ftz and source == "f32" else value


def _to_half(e: BlockEmitter, value: str, to: str, mode: str, found: set[str]) -> str:
    """i16 bits of an f32 in f16 or bf16."""
    if "ftz" in found:
        value = flush(e, value, "f32")
    if mode == "rn" and "satfinite" not in found:
        half = narrowed(e, value, to)
    else:
        double = e.add(f"fpext <32 x float> {value} to <32 x double>")
        half = from_double(e, double, to, mode, "satfinite" in found)
    if "relu" in found:
        half = relu_half(e, half)
    return half


def _between_floats(e: BlockEmitter, inst: Inst, to: str, source: str, found: set[str]) -> None:
    if found & {"relu", "satfinite"} and not (to in ("f16", "bf16") and source == "f32"):
        raise Unsupported(f"modifier .{min(found & {'relu', 'satfinite'})}")
    mode, rounding = _mode(found, *MODES), found & set(_ROUND)
    if not found and to == source:
        e.put(inst.args[0], e.get(inst.args[1], f"i{BITS[to]}"), f"i{BITS[to]}")
        return
    ftz = "ftz" in found and to not in ("f16", "bf16")  # the chip keeps subnormal operands of these
    value = _operand(e, inst.args[1], source, ftz)
    wide = "f64" if source == "f64" else "f32"
    if rounding:
        value = e.call(wide, _ROUND[min(rounding)], f"{VECTOR[wide]} {value}")
    if "sat" in found:
        value = clamp(e, value, wide)  # rounding keeps the bounds, so the order does not matter
    if to in ("f16", "bf16"):
        if wide == "f64":
            half = _payload(e, value, from_double(e, value, to, mode), to)
        elif source == to:
            half = narrowed(e, value, to)
        else:
            half = _to_half(e, value, to, mode, found - {"ftz"})
        e.put(inst.args[0], half, "i16")
        return
    if to == "f64":
        if ftz:
            value = canonical(e, value, "f32")
        out = value if wide == "f64" else e.add(f"fpext <32 x float> {value} to <32 x double>")
        e.put(inst.args[0], out, to)
        return
    if wide == "f64":
        double = value
        if mode == "rn":
            value = e.add(f"fptrunc <32 x double> {value} to <32 x float>")
        else:
            value = e.cast(from_double(e, value, "f32", mode), "i32", "f32")
        value = e.cast(_payload(e, double, e.cast(value, "f32", "i32"), "f32"), "i32", "f32")
    if ftz:
        value = flush(e, value, "f32")
    same = source == "f64" or (source == "bf16" and not ftz)
    e.put(inst.args[0], value if same else canonical(e, value, "f32"), "f32")


def _payload(e: BlockEmitter, value: str, code: str, to: str) -> str:
    """``code``, or where an f64 is a NaN its sign and the upper bits of its mantissa, made quiet."""
    v = "<32 x i64>"
    exponent, mantissa = LAYOUT[to]
    word = e.cast(value, "f64", "i64")
    sign = e.add(f"and {v} {e.add(f'lshr {v} {word}, splat (i64 {63 - exponent - mantissa})')}, "
                 f"splat (i64 {1 << exponent + mantissa})")  # fmt: skip
    upper = e.add(f"lshr {v} {word}, splat (i64 {52 - mantissa})")
    upper = e.add(f"and {v} {upper}, splat (i64 {(1 << mantissa) - 1})")
    quiet = e.add(f"or {v} {upper}, splat (i64 {((1 << exponent) - 1) << mantissa | 1 << mantissa - 1})")
    bits = 1 + exponent + mantissa
    nan = e.add(f"fcmp uno <32 x double> {value}, {value}")
    other = e.resize(e.add(f"or {v} {quiet}, {sign}"), 64, bits)
    return e.add(f"select <32 x i1> {nan}, <32 x i{bits}> {other}, <32 x i{bits}> {code}")


def _to_integer(e: BlockEmitter, inst: Inst, to: str, source: str, found: set[str]) -> None:
    """Beyond the integer's range its largest or smallest; NaN is 0, but the highest bit alone with .f64, .s64
    or .u64."""
    if len(rounding := found & set(_ROUND)) != 1:
        raise Unsupported("no integer rounding")
    t = kind(to)
    wide = "f64" if source == "f64" else "f32"
    value = _operand(e, inst.args[1], source, "ftz" in found)
    value = e.call(wide, _ROUND[min(rounding)], f"{VECTOR[wide]} {value}")
    name = f"@llvm.fpto{'si' if to[0] == 's' else 'ui'}.sat.v32{t}.v32{wide}"
    e.low.declare(f"declare {VECTOR[t]} {name}({VECTOR[wide]})")
    out = e.add(f"call {VECTOR[t]} {name}({VECTOR[wide]} {value})")
    if source == "f64" or t == "i64":
        nan = e.add(f"fcmp uno {VECTOR[wide]} {value}, {value}")
        top = e.splat(1 << int(t[1:]) - 1, t)
        out = e.add(f"select <32 x i1> {nan}, {VECTOR[t]} {top}, {VECTOR[t]} {out}")
    e.put(inst.args[0], out, t, to[0] == "s")


def _to_float(e: BlockEmitter, inst: Inst, to: str, source: str, found: set[str]) -> None:
    mode, t, signed = _mode(found, *MODES), kind(source), source[0] == "s"
    value = e.get(inst.args[1], t)
    if mode == "rn" and to in ("f32", "f64"):
        out, kind_ = e.add(f"{'s' if signed else 'u'}itofp {VECTOR[t]} {value} to {VECTOR[to]}"), to
    else:
        out, kind_ = from_integer(e, value, int(t[1:]), signed, to, mode), f"i{BITS[to]}"
    if "sat" in found:
        if to in ("f16", "bf16"):
            out = narrowed(e, clamp(e, widen(e, out, to), "f32"), to)
        else:
            out, kind_ = clamp(e, e.cast(out, kind_, to), to), to
    e.put(inst.args[0], out, kind_)


def _between_integers(e: BlockEmitter, inst: Inst, to: str, source: str, saturate: bool) -> None:
    a, b = kind(to), kind(source)
    value = e.get(inst.args[1], b)
    if saturate:
        value, b = _saturated(e, value, b, source[0] == "s", int(a[1:]), to[0] == "s")
    out = e.resize(value, int(b[1:]), int(a[1:]), source[0] == "s")
    e.put(inst.args[0], out, a, to[0] == "s")


def _saturated(e: BlockEmitter, value: str, t: str, from_signed: bool, bits: int, signed: bool) -> tuple[str, str]:
    """The value in its own width, limited to a type's range as far as its own type passes it."""
    own, v = int(t[1:]), VECTOR[t]
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
    least, most = (-(1 << own - 1), (1 << own - 1) - 1) if from_signed else (0, (1 << own) - 1)
    prefix = "s" if from_signed else "u"
    if low > least:
        value = e.call(t, f"{prefix}max", f"{v} {value}", f"{v} {e.splat(low, t)}")
    if high < most:
        value = e.call(t, f"{prefix}min", f"{v} {value}", f"{v} {e.splat(high, t)}")
    return value, t


def _pack(e: BlockEmitter, inst: Inst) -> None:
    """`cvt.pack.sat.convertType.s32{.b32} d, a, b{, c}`: a above b, each limited to the type; c, with the lower
    bits pushed out, above both."""
    parts = inst.parts[3:]
    to, source = parts[0], parts[1]
    bits, signed = int(to[1:]), to[0] == "s"
    if source not in ("s32", "u32") or (len(parts) == 3) != (bits < 16):
        raise Unsupported("this packing")
    mask, pieces = (1 << bits) - 1, []
    for arg in inst.args[1:3]:
        value, _ = _saturated(e, e.get(arg, "i32"), "i32", source[0] == "s", bits, signed)
        pieces.append(e.add(f"and {I} {value}, splat (i32 {mask})"))
    out = e.add(f"or {I} {e.add(f'shl {I} {pieces[0]}, splat (i32 {bits})')}, {pieces[1]}")
    if bits < 16:
        above = e.add(f"shl {I} {e.get(inst.args[3], 'i32')}, splat (i32 {2 * bits})")
        out = e.add(f"or {I} {out}, {above}")
    e.put(inst.args[0], out, "i32")


def _e4m3x2(e: BlockEmitter, inst: Inst) -> None:
    """`cvt.rn.f16x2.e4m3x2`."""
    pair = e.get(inst.args[1], "i16")
    halves = []
    for shift in (0, 8):
        byte = e.add(f"and <32 x i16> {e.add(f'lshr <32 x i16> {pair}, splat (i16 {shift})')}, splat (i16 255)")
        halves.append(_e4m3(e, byte))
    e.put(inst.args[0], *packed(e, halves))


def to_halves(e: BlockEmitter, word: str, kind: str, at: int) -> str:
    """The f16x2, an i32, of the two e4m3 or e5m2 from bit ``at`` of an i32 on."""
    pair = e.resize(e.add(f"lshr {I} {word}, splat (i32 {at})"), 32, 16)
    low = e.add(f"and <32 x i16> {pair}, splat (i16 255)")
    high = e.add(f"lshr <32 x i16> {pair}, splat (i16 8)")
    if kind == "e4m3":
        return packed(e, [_e4m3(e, low), _e4m3(e, high)])[0]
    return packed(e, [e.add(f"shl <32 x i16> {half}, splat (i16 8)") for half in (low, high)])[0]


def _e2m1x2(e: BlockEmitter, pair: str) -> str:
    """The f16x2 of two e2m1 in a byte, the first in the lower nibble: the exponent is 14 less of f16's."""
    v = "<32 x i16>"
    byte, out = e.resize(pair, 8, 16), ""
    for shift in (0, 4):
        code = e.add(f"lshr {v} {byte}, splat (i16 {shift})")
        sign = e.add(f"shl {v} {e.add(f'and {v} {code}, splat (i16 8)')}, splat (i16 12)")
        size = e.add(f"shl {v} {e.add(f'and {v} {code}, splat (i16 7)')}, splat (i16 9)")
        wide = e.add(f"fpext <32 x half> {e.add(f'bitcast {v} {size} to <32 x half>')} to <32 x float>")
        scaled = e.add(f"fmul <32 x float> {wide}, {e.splat(0x46800000, 'f32')}")
        half = e.add(f"bitcast <32 x half> {e.add(f'fptrunc <32 x float> {scaled} to <32 x half>')} to {v}")
        word = e.resize(e.add(f"or {v} {half}, {sign}"), 16, 32)
        out = e.add(f"or {I} {out}, {e.add(f'shl {I} {word}, splat (i32 16)')}") if out else word
    return out


def _e4m3(e: BlockEmitter, byte: str) -> str:
    """Bits of the f16 of an e4m3: its exponent is 8 less of f16's, so shifting and scaling by 256 is exact."""
    v = "<32 x i16>"
    sign = e.add(f"shl {v} {e.add(f'and {v} {byte}, splat (i16 128)')}, splat (i16 8)")
    size = e.add(f"and {v} {byte}, splat (i16 127)")
    half = e.add(f"bitcast {v} {e.add(f'shl {v} {size}, splat (i16 7)')} to <32 x half>")
    wide = e.add(f"fpext <32 x half> {half} to <32 x float>")
    scaled = e.add(f"fmul <32 x float> {wide}, {e.splat(0x43800000, 'f32')}")
    out = e.add(f"bitcast <32 x half> {e.add(f'fptrunc <32 x float> {scaled} to <32 x half>')} to {v}")
    nan = e.add(f"icmp eq {v} {size}, splat (i16 127)")
    out = e.add(f"select <32 x i1> {nan}, {v} splat (i16 32767), {v} {out}")
    signed = e.add(f"or {v} {out}, {sign}")
    return e.add(f"select <32 x i1> {nan}, {v} {out}, {v} {signed}")
