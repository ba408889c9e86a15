"""Bit fields, byte permutation, dot products and conversions [PTX ISA 9.7.1, 9.7.9]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import narrow, pythonic
from .alu import _flush, _op, kind
from .lower import VECTOR, Unsupported
from .parse import Inst

if TYPE_CHECKING:
    from .lower import BlockEmitter

I = "<32 x i32>"  # noqa: E741


@_op("popc", "clz", "brev", "bfind")
def _count(e: BlockEmitter, inst: Inst) -> None:
    t = kind(inst.parts[-1])
    v, bits = VECTOR[t], int(t[1:])
    a = e.get(inst.args[1], t)
    if inst.parts[0] == "brev":
        e.put(inst.args[0], e.call(t, "bitreverse", f"{v} {a}"), t)
        return
    if inst.parts[0] == "popc":
        out = e.call(t, "ctpop", f"{v} {a}")
    else:
        if inst.parts[0] == "bfind" and inst.parts[-1][0] == "s":
            a = e.add(f"xor {v} {a}, {e.add(f'ashr {v} {a}, {e.splat(bits - 1, t)}')}")
        out = e.call(t, "ctlz", f"{v} {a}", "i1 false")
        if inst.parts[0] == "bfind":
            none = e.add(f"icmp eq {v} {out}, {e.splat(bits, t)}")
            if "shiftamt" not in inst.parts:
                out = e.add(f"sub {v} {e.splat(bits - 1, t)}, {out}")
            out = e.add(f"select <32 x i1> {none}, {v} {e.splat(-1, t)}, {v} {out}")
    e.put(inst.args[0], e.resize(out, bits, 32), "i32")


@_op("bfe", "bfi", "bmsk")
def _field(e: BlockEmitter, inst: Inst) -> None:
    """Bit fields; position and length are the low 8 bits [PTX ISA 9.7.1.16, .17]."""
    t = kind(inst.parts[-1])
    bits, name = int(t[1:]), inst.parts[0]
    at, length = (e.add(f"and {I} {e.get(arg, 'i32')}, splat (i32 255)") for arg in inst.args[-2:])
    big = VECTOR["i128"] if bits == 64 else VECTOR["i64"]
    wide = 2 * bits
    limit = f"splat (i32 {bits})"
    at, length = (e.call("i32", "umin", f"{I} {x}", f"{I} {limit}") for x in (at, length))
    at, length = (e.resize(x, 32, wide) for x in (at, length))
    one = f"splat (i{wide} 1)"
    mask = e.add(f"sub {big} {e.add(f'shl {big} {one}, {length}')}, {one}")
    if name == "bfi":
        a, b = (e.resize(e.get(arg, t), bits, wide) for arg in inst.args[1:3])
        field = e.add(f"shl {big} {e.add(f'and {big} {a}, {mask}')}, {at}")
        hole = e.add(f"xor {big} {e.add(f'shl {big} {mask}, {at}')}, splat (i{wide} -1)")
        out = e.add(f"or {big} {field}, {e.add(f'and {big} {b}, {hole}')}")
    elif name == "bfe":
        signed = inst.parts[-1][0] == "s"
        a = e.resize(e.get(inst.args[1], t), bits, wide, signed)
        out = e.add(f"{'ashr' if signed else 'lshr'} {big} {a}, {at}")
        out = e.add(f"and {big} {out}, {mask}")
        if signed:
            room = e.add(f"sub {big} splat (i{wide} {wide - 1}), {length}")
            left = e.add(f"shl {big} {e.add(f'shl {big} {out}, {room}')}, {one}")
            down = e.add(f"ashr {big} {e.add(f'ashr {big} {left}, {room}')}, {one}")
            out = down
    else:
        raise Unsupported(name)
    e.put(inst.args[0], e.resize(out, wide, bits), t)


@_op("prmt")
def _prmt(e: BlockEmitter, inst: Inst) -> None:
    """Four bytes picked from eight; bit 3 of a selector replicates the sign [PTX ISA 9.7.9.7]."""
    if inst.parts[-1] != "b32":
        raise Unsupported(f"prmt mode .{inst.parts[-1]}")
    a, b = (e.resize(e.get(arg, "i32"), 32, 64) for arg in inst.args[1:3])
    v = "<32 x i64>"
    both = e.add(f"or {v} {a}, {e.add(f'shl {v} {b}, splat (i64 32)')}")
    selector = e.resize(e.get(inst.args[3], "i32"), 32, 64)
    out = ""
    for i in range(4):
        pick = e.add(f"lshr {v} {selector}, splat (i64 {4 * i})")
        shift = e.add(f"shl {v} {e.add(f'and {v} {pick}, splat (i64 7)')}, splat (i64 3)")
        byte = e.add(f"and {v} {e.add(f'lshr {v} {both}, {shift}')}, splat (i64 255)")
        sign = e.add(f"icmp ne {v} {e.add(f'and {v} {pick}, splat (i64 8)')}, zeroinitializer")
        full = e.add(f"mul {v} {e.add(f'lshr {v} {byte}, splat (i64 7)')}, splat (i64 255)")
        byte = e.add(f"select <32 x i1> {sign}, {v} {full}, {v} {byte}")
        byte = e.add(f"shl {v} {byte}, splat (i64 {8 * i})")
        out = e.add(f"or {v} {out}, {byte}") if out else byte
    e.put(inst.args[0], e.resize(out, 64, 32), "i32")


@_op("dp4a", "dp2a")
def _dot(e: BlockEmitter, inst: Inst) -> None:
    """Dot product of 4 bytes with 4 bytes, or of 2 halves with 2 bytes, plus c [PTX ISA 9.7.1.23, .24]."""
    a, b, c = (e.get(arg, "i32") for arg in inst.args[1:4])
    signs = [part[0] == "s" for part in inst.parts[-2:]]

    def piece(value: str, at: int, bits: int, signed: bool) -> str:
        up = e.add(f"shl {I} {value}, splat (i32 {32 - at - bits})")
        return e.add(f"{'ashr' if signed else 'lshr'} {I} {up}, splat (i32 {32 - bits})")

    out = c
    for i in range(4 if inst.parts[0] == "dp4a" else 2):
        if inst.parts[0] == "dp4a":
            x, y = piece(a, 8 * i, 8, signs[0]), piece(b, 8 * i, 8, signs[1])
        else:
            x = piece(a, 16 * i, 16, signs[0])
            y = piece(b, 8 * i + (16 if inst.parts[1] == "hi" else 0), 8, signs[1])
        out = e.add(f"add {I} {out}, {e.add(f'mul {I} {x}, {y}')}")
    e.put(inst.args[0], out, "i32")


_ROUND = {"rzi": "trunc", "rni": "rint", "rmi": "floor", "rpi": "ceil"}


@_op("cvt")
def _cvt(e: BlockEmitter, inst: Inst) -> None:
    """Conversions [PTX ISA 9.7.9.21]."""
    to, source = inst.parts[-2], inst.parts[-1]
    found = set(inst.parts[1:-2]) - {"rn"}
    if to in ("bf16x2", "f16x2") and source == "f32":
        if found:
            raise Unsupported(f"modifier .{min(found)}")
        high, low = (_narrow(e, e.get(arg, "f32"), to[:-2]) for arg in inst.args[1:3])
        high = e.add(f"shl {I} {e.resize(high, 16, 32)}, splat (i32 16)")
        e.put(inst.args[0], e.add(f"or {I} {high}, {e.resize(low, 16, 32)}"), "i32")
        return
    if to == "f16x2" and source == "e4m3x2" and not found:
        pair = e.get(inst.args[1], "i16")
        halves = []
        for shift in (0, 8):
            byte = e.add(f"and <32 x i16> {e.add(f'lshr <32 x i16> {pair}, splat (i16 {shift})')}, splat (i16 255)")
            halves.append(e.resize(_e4m3(e, byte), 16, 32))
        high = e.add(f"shl {I} {halves[1]}, splat (i32 16)")
        e.put(inst.args[0], e.add(f"or {I} {high}, {halves[0]}"), "i32")
        return
    if to == "f16x2" and source == "e2m1x2" and not found:
        e.put(inst.args[0], _e2m1x2(e, e.get(inst.args[1], "i8")), "i32")
        return
    if to in narrow.NARROW or source in narrow.NARROW:
        pythonic.lower(e, inst)
        return
    a, b = kind(to), kind(source)
    is_float = [t in ("f16", "bf16", "f32", "f64") for t in (a, b)]
    if "x2" in to or "x2" in source:
        raise Unsupported("packed formats")
    value = e.get(inst.args[1], b)
    if b == "f32" and "ftz" in found:
        value = _flush(e, value, b)
    if not any(is_float):
        if "sat" in found:
            raise Unsupported("saturation")
        signed = source[0] == "s"
        e.put(inst.args[0], e.resize(value, int(b[1:]), int(a[1:]), signed), a, to[0] == "s")
        return
    if is_float[0] and is_float[1]:
        if modes := found & {"rz", "rm", "rp"}:
            raise Unsupported(f"rounding .{min(modes)}")
        if rounding := found & set(_ROUND):
            value = e.call(b, _ROUND[min(rounding)], f"{VECTOR[b]} {value}")
        if a in ("bf16",) and b == "f32":
            out, a = _narrow(e, value, "bf16"), "i16"
        elif a == b:
            out = value
        else:
            how = "fpext" if int(a.strip("bf")) > int(b.strip("bf")) else "fptrunc"
            out = e.add(f"{how} {VECTOR[b]} {value} to {VECTOR[a]}")
        if a == "f32":
            out = _flush(e, out, a) if "ftz" in found else out
            if "sat" in found:
                out = e.call(a, "maxnum", f"{VECTOR[a]} {out}", f"{VECTOR[a]} {e.splat(0, a)}")
                out = e.call(a, "minnum", f"{VECTOR[a]} {out}", f"{VECTOR[a]} {e.splat(0x3F800000, a)}")
    elif is_float[1]:
        rounding = found & set(_ROUND)
        if not rounding:
            raise Unsupported("no integer rounding")
        value = e.call(b, _ROUND[min(rounding)], f"{VECTOR[b]} {value}")
        suffix = {"f32": "v32f32", "f64": "v32f64", "f16": "v32f16"}[b]
        name = f"@llvm.fpto{'si' if to[0] == 's' else 'ui'}.sat.v32{a}.{suffix}"
        e.low.intrinsics.add(f"declare {VECTOR[a]} {name}({VECTOR[b]})")
        out = e.add(f"call {VECTOR[a]} {name}({VECTOR[b]} {value})")
    else:
        if modes := found & {"rz", "rm", "rp"}:
            raise Unsupported(f"rounding .{min(modes)}")
        out = e.add(f"{'s' if source[0] == 's' else 'u'}itofp {VECTOR[b]} {value} to {VECTOR[a]}")
    e.put(inst.args[0], out, a)


def _narrow(e: BlockEmitter, value: str, to: str) -> str:
    """f32 to the bits of f16 or bf16, to nearest even; every NaN becomes 0x7fff."""
    nan = e.add(f"fcmp uno <32 x float> {value}, {value}")
    if to == "f16":
        half = e.add(f"fptrunc <32 x float> {value} to <32 x half>")
        short = e.cast(half, "f16", "i16")
    else:
        word = e.cast(value, "f32", "i32")
        odd = e.add(f"and {I} {e.add(f'lshr {I} {word}, splat (i32 16)')}, splat (i32 1)")
        up = e.add(f"add {I} {e.add(f'add {I} {word}, splat (i32 32767)')}, {odd}")
        short = e.resize(e.add(f"lshr {I} {up}, splat (i32 16)"), 32, 16)
    return e.add(f"select <32 x i1> {nan}, <32 x i16> splat (i16 32767), <32 x i16> {short}")


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
