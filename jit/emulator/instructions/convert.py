"""`cvt` between integers, f16, bf16, f32 and f64 in every rounding mode, and `cvt.pack` [PTX ISA 9.7.9.21, .22]; the
8-bit formats that kernels load most. narrow.py has the other narrow formats."""

from __future__ import annotations

from ..lowering.emitter import BlockEmitter
from ..lowering.types import chosen, type_of
from ..lowering.values import F16, F32, F64, I8, I16, I32, I64, Value, pack
from ..ptx.malformed import Unsupported
from ..ptx.opcodes import instruction
from ..ptx.parse import Inst
from . import narrow
from .floating import flush, narrowed, relu_half, widen
from .rounding import LAYOUT, MODES, canonical, clamp, from_double, from_integer

_ROUND = {"rzi": "llvm.trunc", "rni": "llvm.rint", "rmi": "llvm.floor", "rpi": "llvm.ceil"}
_PACKED = {f"{sign}{bits}": bits for sign in "us" for bits in (2, 4, 8, 16)}
_KNOWN = {"ftz", "sat", "relu", "satfinite", *_ROUND, "rn", "rz", "rm", "rp"}


@instruction("cvt", isa="9.7.9.21, 9.7.9.22", counts="convert", executes=narrow.cvt, in_python=narrow.executed)
def _cvt(e: BlockEmitter, inst: Inst) -> None:
    to, source = inst.parts[-2], inst.parts[-1]
    found = set(inst.parts[1:-2])
    if "pack" in inst.parts:
        _pack(e, inst)
        return
    if source == "e4m3x2":  # of the narrow formats, narrow.executed leaves these two
        e.put(inst.args[0], _e4m3x2(e.get(inst.args[1], I16)))
        return
    if source == "e2m1x2":
        e.put(inst.args[0], _e2m1x2(e.get(inst.args[1], I8)))
        return
    if unknown := found - _KNOWN:
        raise Unsupported(f"modifier .{min(unknown)}")
    if to in ("bf16x2", "f16x2") and source == "f32":  # the first operand becomes the upper half
        mode = _mode(found, "rn", "rz")
        e.put(inst.args[0], pack(*(_to_half(e, e.get(inst.args[i], F32), to[:-2], mode, found) for i in (2, 1))))
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


def _operand(e: BlockEmitter, operand: str, source: str, ftz: bool) -> Value:
    """An f16, bf16 or f32 as f32, an f64 as such."""
    if source in ("f16", "bf16"):
        return widen(e.get(operand, I16), source)
    value = e.get(operand, type_of(source))
    return flush(value) if ftz and source == "f32" else value


def _to_half(e: BlockEmitter, value: Value, to: str, mode: str, found: set[str]) -> Value:
    """I16 bits of an f32 in f16 or bf16."""
    if "ftz" in found:
        value = flush(value)
    if mode == "rn" and "satfinite" not in found:
        half = narrowed(value, to)
    else:
        half = from_double(e, value.to(F64), to, mode, "satfinite" in found)
    return relu_half(half) if "relu" in found else half


def _between_floats(e: BlockEmitter, inst: Inst, to: str, source: str, found: set[str]) -> None:
    if found & {"relu", "satfinite"} and not (to in ("f16", "bf16") and source == "f32"):
        raise Unsupported(f"modifier .{min(found & {'relu', 'satfinite'})}")
    mode, rounding = _mode(found, *MODES), found & set(_ROUND)
    if not found and to == source:
        e.put(inst.args[0], e.get(inst.args[1], type_of(to).integer))
        return
    ftz = "ftz" in found and to not in ("f16", "bf16")  # the chip keeps subnormal operands of these
    value = _operand(e, inst.args[1], source, ftz)
    if rounding:
        value = e.intrinsic(_ROUND[min(rounding)], value)
    if "sat" in found:
        value = clamp(value)  # rounding keeps the bounds, so the order does not matter
    if to in ("f16", "bf16"):
        if source == "f64":
            half = _payload(value, from_double(e, value, to, mode), to)
        elif source == to:
            half = narrowed(value, to)
        else:
            half = _to_half(e, value, to, mode, found - {"ftz"})
        e.put(inst.args[0], half)
        return
    if to == "f64":
        e.put(inst.args[0], (canonical(value) if ftz and source != "f64" else value).to(F64))
        return
    if source == "f64":
        double = value
        code = value.to(F32).bitcast(I32) if mode == "rn" else from_double(e, value, "f32", mode)
        value = _payload(double, code, "f32").bitcast(F32)
    if ftz:
        value = flush(value)
    same = source == "f64" or (source == "bf16" and not ftz)
    e.put(inst.args[0], value if same else canonical(value))


def _payload(value: Value, code: Value, to: str) -> Value:
    """``code``, or where an f64 is a NaN its sign and the upper bits of its mantissa, made quiet."""
    exponent, mantissa = LAYOUT[to]
    word = value.bitcast(I64)
    sign = word >> 63 - exponent - mantissa & 1 << exponent + mantissa
    upper = word >> 52 - mantissa & (1 << mantissa) - 1
    quiet = upper | (((1 << exponent) - 1) << mantissa | 1 << mantissa - 1)
    return value.nan.select((quiet | sign).to(code.type), code)


def _to_integer(e: BlockEmitter, inst: Inst, to: str, source: str, found: set[str]) -> None:
    """Beyond the integer's range its largest or smallest; NaN is 0, but the highest bit alone with .f64, .s64
    or .u64."""
    if len(rounding := found & set(_ROUND)) != 1:
        raise Unsupported("no integer rounding")
    t, signed = type_of(to), to[0] == "s"
    value = e.intrinsic(_ROUND[min(rounding)], _operand(e, inst.args[1], source, "ftz" in found))
    out = value.saturated(t, signed)
    if source == "f64" or t is I64:
        out = value.nan.select(1 << t.bits - 1, out)
    e.put(inst.args[0], out, signed)


def _to_float(e: BlockEmitter, inst: Inst, to: str, source: str, found: set[str]) -> None:
    mode, signed = _mode(found, *MODES), source[0] == "s"
    value, wide = e.get(inst.args[1], type_of(source)), type_of(to)
    if mode == "rn" and to in ("f32", "f64"):
        out = value.to(wide, signed)
    else:
        out = from_integer(e, value, signed, to, mode)
    if "sat" in found:
        out = narrowed(clamp(widen(out, to)), to) if to in ("f16", "bf16") else clamp(out.bitcast(wide))
    e.put(inst.args[0], out)


def _between_integers(e: BlockEmitter, inst: Inst, to: str, source: str, saturate: bool) -> None:
    t, signed = type_of(to), to[0] == "s"
    value = e.get(inst.args[1], type_of(source))
    if saturate:
        value = _saturated(value, source[0] == "s", t.bits, signed)
    e.put(inst.args[0], value.to(t, source[0] == "s"), signed)


def _saturated(value: Value, from_signed: bool, bits: int, signed: bool) -> Value:
    """The value in its own width, limited to a type's range as far as its own type passes it."""

    def reach(bits: int, signed: bool) -> tuple[int, int]:
        return (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)

    (low, high), (least, most) = reach(bits, signed), reach(value.type.bits, from_signed)
    sign = "s" if from_signed else "u"
    if low > least:
        value = value.code.intrinsic(f"llvm.{sign}max", value, low)
    if high < most:
        value = value.code.intrinsic(f"llvm.{sign}min", value, high)
    return value


def _pack(e: BlockEmitter, inst: Inst) -> None:
    """`cvt.pack.sat.convertType.s32{.b32} d, a, b{, c}`: a above b, each limited to the type; c, with the lower
    bits pushed out, above both."""
    if len(inst.parts) < 5:
        raise Unsupported("this packing")
    to, source, *more = inst.parts[3:]
    bits, signed = chosen(_PACKED, to), to[0] == "s"
    if source not in ("s32", "u32") or len(more) != (bits < 16):
        raise Unsupported("this packing")
    high, low = (_saturated(e.get(inst.args[i], I32), source[0] == "s", bits, signed) & (1 << bits) - 1 for i in (1, 2))
    out = high << bits | low
    e.put(inst.args[0], out | e.get(inst.args[3], I32) << 2 * bits if bits < 16 else out)


def _e4m3x2(pair: Value) -> Value:
    """`cvt.rn.f16x2.e4m3x2`."""
    return pack(_e4m3(pair & 0xFF), _e4m3(pair >> 8))


def to_halves(word: Value, kind: str, at: int) -> Value:
    """The f16x2, an I32, of the two e4m3 or e5m2 from bit ``at`` of an I32 on."""
    pair = (word >> at).to(I16)
    if kind == "e4m3":
        return _e4m3x2(pair)
    return pack((pair & 0xFF) << 8, pair >> 8 << 8)


def _scaled(half: Value, by: float) -> Value:
    """The bits of the f16 of these bits, times a power of two that it has room for."""
    return (half.bitcast(F16).to(F32) * by).to(F16).bitcast(I16)


def _e2m1x2(pair: Value) -> Value:
    """The f16x2 of two e2m1 in a byte, the first in the lower nibble: the exponent is 14 less of f16's."""
    codes = [pair.to(I16) >> at for at in (0, 4)]
    return pack(*(_scaled((code & 7) << 9, 2.0**14) | (code & 8) << 12 for code in codes))


def _e4m3(byte: Value) -> Value:
    """Bits of the f16 of an e4m3: its exponent is 8 less of f16's, so shifting and scaling by 256 is exact."""
    size = byte & 0x7F
    half = _scaled(size << 7, 256.0) | (byte & 0x80) << 8
    return (size == 0x7F).select(0x7FFF, half)
