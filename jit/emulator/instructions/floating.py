"""Arithmetic of f32, f64, f16, bf16 and their pairs [PTX ISA 9.7.3, 9.7.4], every rounding mode, `.ftz`, `.sat`,
`.relu`, `.NaN` and `.xorsign.abs`.

f16 and bf16 are computed in f32, which holds their sums and products to enough bits that the second rounding never
matters; fma goes through f64, rounded to odd where it is inexact.
"""

from __future__ import annotations

import struct

from ..lowering.emitter import BlockEmitter
from ..lowering.legacy import VECTOR
from ..ptx.malformed import Unsupported
from ..ptx.parse import Inst
from .rounding import canonical, carried, clamp, directed, from_double

ONE = {"f32": 0x3F800000, "f64": 0x3FF0000000000000}
MODES = ("rn", "rz", "rm", "rp")
_F, _H = "<32 x float>", "<32 x i16>"
_HALF = {"f16": (0x7C00, 0x3C00), "bf16": (0x7F80, 0x3F80)}  # the exponent's bits; one
_OUTSIDE = 0x7FF7  # the NaN that `fma.oob` takes for what a tensor map found out of bounds, as an H200 does
_APPROXIMATE = {"ex2": "exp2", "lg2": "log2", "sin": "sin", "cos": "cos", "tanh": "tanh"}


def flush(e: BlockEmitter, value: str, t: str) -> str:
    """Subnormals to zero of the same sign, `.ftz`."""
    size = e.call(t, "fabs", f"{VECTOR[t]} {value}")
    small = e.add(f"fcmp olt {VECTOR[t]} {size}, {e.splat(0x00800000, 'f32')}")
    zero = e.call(t, "copysign", f"{VECTOR[t]} {e.splat(0, 'f32')}", f"{VECTOR[t]} {value}")
    return e.add(f"select <32 x i1> {small}, {VECTOR[t]} {zero}, {VECTOR[t]} {value}")


def lower(e: BlockEmitter, inst: Inst, found: set[str]) -> None:
    """``found``: the modifiers between the name and the type."""
    t = inst.parts[-1]
    if t in ("f16", "bf16") and "f32" in found:
        _mixed(e, inst, found - {"f32"})
        return
    known = {"ftz", "sat", "relu", "NaN", "oob", "xorsign", "abs", "approx", "full", *MODES}
    if unknown := found - known:
        raise Unsupported(f"modifier .{min(unknown)}")
    if t == "f32x2":
        _pair(e, inst, found)
    elif t in ("f32", "f64"):
        e.put(inst.args[0], single(e, inst.parts[0], t, [e.get(arg, t) for arg in inst.args[1:]], found), t)
    else:
        _halves(e, inst, found)


def _mixed(e: BlockEmitter, inst: Inst, found: set[str]) -> None:
    """`{add,sub}{.rnd}{.sat}.f32.atype d, a, c` and `fma{.rnd}{.sat}.f32.abtype d, a, b, c`: factors, or the
    first term, in f16 or bf16 are widened [PTX ISA 9.7.5]."""
    if inst.parts[0] not in ("add", "sub", "fma") or found - {"sat", *MODES}:
        raise Unsupported("these modifiers of mixed precision")
    *narrow, last = inst.args[1:]
    values = [widen(e, e.get(arg, "i16"), inst.parts[-1]) for arg in narrow]
    e.put(inst.args[0], single(e, inst.parts[0], "f32", [*values, e.get(last, "f32")], found), "f32")


def _pair(e: BlockEmitter, inst: Inst, found: set[str]) -> None:
    """`{add,sub,mul,fma}{.rnd}{.ftz}.f32x2`: two f32 in 64 bits, each as the scalar instruction [PTX ISA 9.7.3]."""
    if inst.parts[0] not in ("add", "sub", "mul", "fma"):
        raise Unsupported(f"{inst.parts[0]} of .f32x2")
    out = ""
    for shift in (0, 32):
        values = []
        for arg in inst.args[1:]:
            word = e.get(arg, "i64")
            if shift:
                word = e.add(f"lshr <32 x i64> {word}, {e.splat(shift, 'i64')}")
            values.append(e.cast(e.resize(word, 64, 32), "i32", "f32"))
        one = single(e, inst.parts[0], "f32", values, found)
        half = e.resize(e.cast(one, "f32", "i32"), 32, 64)
        out = half if not shift else e.add(f"or <32 x i64> {out}, {e.add(f'shl <32 x i64> {half}, splat (i64 32)')}")
    e.put(inst.args[0], out, "i64")


def single(e: BlockEmitter, name: str, t: str, v: list[str], found: set[str]) -> str:
    """The result, in f32 or f64, of an instruction's name and modifiers on values."""
    vector, ftz = VECTOR[t], "ftz" in found and t == "f32"
    if ftz:
        v = [flush(e, value, t) for value in v]
    modes = found & set(MODES)
    if len(modes) > 1:
        raise Unsupported(f"modifiers .{' and .'.join(sorted(modes))}")
    mode = min(modes) if modes else "rn"
    typed = [f"{vector} {value}" for value in v]
    if t == "f64" and "approx" in found and (name == "rcp" or (name == "rsqrt" and "ftz" in found)):
        return _upper(e, name, v[0])
    elif name == "rcp":
        out = _arithmetic(e, "fdiv", mode, t, [e.splat(ONE[t], t), v[0]])
    elif name == "rsqrt":
        out = e.add(f"fdiv {vector} {e.splat(ONE[t], t)}, {e.call(t, 'sqrt', *typed)}")
    elif name in ("add", "sub", "mul", "div", "fma", "mad", "sqrt"):
        what = {"fma": "fma", "mad": "fma", "sqrt": "sqrt"}.get(name, f"f{name}")
        out = _arithmetic(e, what, mode, t, v)
        if name == "div" and "approx" in found:
            out = _far_divisor(e, v, out)
    elif name in ("min", "max"):
        out = _extreme(e, name, t, v, found)
    elif name in ("neg", "abs"):
        out = e.add(f"fneg {typed[0]}") if name == "neg" else e.call(t, "fabs", *typed)
    elif name == "copysign":
        return e.call(t, "copysign", typed[1], typed[0])
    elif name in _APPROXIMATE and t == "f32":
        out = e.shared_function(f"{name}_{t}", t, _APPROXIMATE[name], v[:1])
    else:
        raise Unsupported(f"{name} of .{t}")
    if ftz:
        out = flush(e, out, t)
        if name in ("mul", "fma", "mad"):
            out = _unbounded(e, out, v, mode)
    if "sat" in found:
        return clamp(e, out, t)
    if t == "f32":
        return canonical(e, out, t)
    # Which NaN of several becomes the result: as an H200 does.
    if name in ("min", "max"):
        both = e.add(f"fcmp uno {vector} {out}, {out}")
        return e.add(f"select <32 x i1> {both}, {vector} {carried(e, v[1], v[1:2])}, {vector} {out}")
    last = {"fma": [2, 1], "mad": [2, 1], "neg": [0], "abs": [0], "add": [1], "sub": [1], "mul": [1]}.get(name, [])
    return carried(e, out, [v[i] for i in last])


def _unbounded(e: BlockEmitter, out: str, v: list[str], mode: str) -> str:
    """`.ftz` of a product, or a product and a sum, in f32: it is flushed where it would be below the smallest normal
    number had it an unbounded exponent, though it rounds up to that number among the subnormal ones."""
    d, least = "<32 x double>", 2.0**-126
    a, b, *c = (e.add(f"fpext {_F} {value} to {d}") for value in v)
    exact = e.add(f"fmul {d} {a}, {b}")
    if c:
        exact = e.add(f"fadd {d} {exact}, {c[0]}")
    size = e.call("f64", "fabs", f"{d} {exact}")
    limit = least * (1 - 2.0**-25) if mode == "rn" else least if mode == "rz" else least * (1 - 2.0**-24)
    bits = int.from_bytes(struct.pack(">d", limit), "big")
    how = "ole" if mode in ("rm", "rp") else "olt"
    below = e.add(f"fcmp {how} {d} {size}, splat (double {bits:#018x})")
    zero = e.call("f32", "copysign", f"{_F} {e.splat(0, 'f32')}", f"{_F} {out}")
    return e.add(f"select <32 x i1> {below}, {_F} {zero}, {_F} {out}")


def _far_divisor(e: BlockEmitter, v: list[str], out: str) -> str:
    """`div.approx.f32` by what is finite and beyond 2^126: 0, of an infinity NaN [PTX ISA 9.7.3.8]."""
    size = e.call("f32", "fabs", f"{_F} {v[1]}")
    far = e.add(f"fcmp ogt {_F} {size}, {e.splat(0x7E800000, 'f32')}")
    finite = e.add(f"fcmp olt {_F} {size}, {e.splat(0x7F800000, 'f32')}")
    none = e.add(f"fmul {_F} {out}, zeroinitializer")  # keeps the sign, and is NaN of an infinity
    far = e.add(f"and <32 x i1> {far}, {finite}")
    return e.add(f"select <32 x i1> {far}, {_F} {none}, {_F} {out}")


def _arithmetic(e: BlockEmitter, what: str, mode: str, t: str, v: list[str]) -> str:
    if mode != "rn":
        return directed(e, what, mode, t, v)
    vector = VECTOR[t]
    if what in ("fma", "sqrt"):
        return e.call(t, what, *(f"{vector} {value}" for value in v))
    return e.add(f"{what} {vector} {v[0]}, {v[1]}")


def _upper(e: BlockEmitter, name: str, value: str) -> str:
    """`rcp.approx.ftz.f64`, `rsqrt.approx.ftz.f64`: of the operand's upper 32 bits, and only those of the result."""
    v = "<32 x i64>"
    word = e.add(f"and {v} {e.cast(value, 'f64', 'i64')}, splat (i64 {-1 << 32})")
    x = e.cast(_tiny(e, word), "i64", "f64")
    if name == "rsqrt":
        x = e.call("f64", "sqrt", f"<32 x double> {x}")
    out = e.cast(e.add(f"fdiv <32 x double> {e.splat(ONE['f64'], 'f64')}, {x}"), "f64", "i64")
    out = e.add(f"and {v} {out}, splat (i64 {-1 << 32})")
    return e.cast(_tiny(e, out), "i64", "f64")


def _tiny(e: BlockEmitter, word: str) -> str:
    """f64 bits whose subnormals are zeros."""
    v = "<32 x i64>"
    field = e.add(f"and {v} {word}, splat (i64 {0x7FF << 52})")
    sign = e.add(f"and {v} {word}, splat (i64 {-1 << 63})")
    return e.add(f"select <32 x i1> {e.add(f'icmp eq {v} {field}, zeroinitializer')}, {v} {sign}, {v} {word}")


def _extreme(e: BlockEmitter, name: str, t: str, v: list[str], found: set[str]) -> str:
    """min and max of two or three: -0 is below +0; a NaN is left out, or with `.NaN` the result [PTX ISA 9.7.3.11]."""
    vector = VECTOR[t]
    how = f"{name}imum" if "NaN" in found else f"{name}imumnum"
    signs = v
    if "xorsign" in found or "abs" in found:
        v = [e.call(t, "fabs", f"{vector} {value}") for value in v]
    out = v[0]
    for value in v[1:]:
        out = e.call(t, how, f"{vector} {out}", f"{vector} {value}")
    if "xorsign" in found:
        whole = f"i{t[1:]}"
        words = [e.cast(value, t, whole) for value in signs]
        sign = words[0]
        for word in words[1:]:
            sign = e.add(f"xor {VECTOR[whole]} {sign}, {word}")
        signed = e.call(t, "copysign", f"{vector} {out}", f"{vector} {e.cast(sign, whole, t)}")
        return signed
    return out


# -- f16 and bf16


def operands(e: BlockEmitter, operand: str, t: str) -> list[str]:
    """Bits, in i16, of an f16 or bf16, or of the lower and the upper one of a pair."""
    if not t.endswith("x2"):
        return [e.get(operand, "i16")]
    return _parts(e, e.get(operand, "i32"))


def _parts(e: BlockEmitter, word: str) -> list[str]:
    return [e.resize(word, 32, 16), e.resize(e.add(f"lshr <32 x i32> {word}, splat (i32 16)"), 32, 16)]


def packed(e: BlockEmitter, halves: list[str]) -> tuple[str, str]:
    """One or two i16 as the value of an i16 or i32, and which."""
    if len(halves) == 1:
        return halves[0], "i16"
    low, high = (e.resize(half, 16, 32) for half in halves)
    return e.add(f"or <32 x i32> {low}, {e.add(f'shl <32 x i32> {high}, splat (i32 16)')}"), "i32"


def widen(e: BlockEmitter, half: str, base: str) -> str:
    """The f32 of an f16 or bf16."""
    if base == "f16":
        return e.add(f"fpext <32 x half> {e.cast(half, 'i16', 'f16')} to {_F}")
    word = e.add(f"shl <32 x i32> {e.resize(half, 16, 32)}, splat (i32 16)")
    return e.cast(word, "i32", "f32")


def narrowed(e: BlockEmitter, value: str, to: str) -> str:
    """f32 to the bits of f16 or bf16, to nearest even; every NaN becomes 0x7fff."""
    v = "<32 x i32>"
    nan = e.add(f"fcmp uno {_F} {value}, {value}")
    if to == "f16":
        half = e.add(f"fptrunc {_F} {value} to <32 x half>")
        short = e.cast(half, "f16", "i16")
    else:
        word = e.cast(value, "f32", "i32")
        odd = e.add(f"and {v} {e.add(f'lshr {v} {word}, splat (i32 16)')}, splat (i32 1)")
        up = e.add(f"add {v} {e.add(f'add {v} {word}, splat (i32 32767)')}, {odd}")
        short = e.resize(e.add(f"lshr {v} {up}, splat (i32 16)"), 32, 16)
    return e.add(f"select <32 x i1> {nan}, {_H} splat (i16 32767), {_H} {short}")


def flush_half(e: BlockEmitter, half: str, base: str) -> str:
    """Subnormal f16 or bf16 to zero of the same sign."""
    field = e.add(f"and {_H} {half}, splat (i16 {_HALF[base][0]})")
    sign = e.add(f"and {_H} {half}, splat (i16 -32768)")
    return e.add(f"select <32 x i1> {e.add(f'icmp eq {_H} {field}, zeroinitializer')}, {_H} {sign}, {_H} {half}")


def _halves(e: BlockEmitter, inst: Inst, found: set[str]) -> None:
    name, t = inst.parts[0], inst.parts[-1]
    base = t.removesuffix("x2")
    if base not in _HALF:
        raise Unsupported(f"type .{t}")
    if modes := found & set(MODES) - {"rn"}:
        raise Unsupported(f"rounding .{min(modes)} of .{t}")
    if "oob" in found and name != "fma":
        raise Unsupported(f"modifier .oob of {name}")
    columns = list(zip(*(operands(e, arg, t) for arg in inst.args[1:]), strict=True))
    halves = [_half(e, name, base, list(column), found) for column in columns]
    value, whole = packed(e, halves)
    e.put(inst.args[0], value, whole)


def _half(e: BlockEmitter, name: str, base: str, v: list[str], found: set[str]) -> str:
    if "ftz" in found:
        v = [flush_half(e, value, base) for value in v]
    if name in ("neg", "abs"):
        out = e.add(f"xor {_H} {v[0]}, splat (i16 -32768)") if name == "neg" else _magnitude(e, v[0])
        nan = e.add(f"icmp ugt {_H} {_magnitude(e, v[0])}, splat (i16 {_HALF[base][0]})")
        return e.add(f"select <32 x i1> {nan}, {_H} splat (i16 32767), {_H} {out}")
    wide = [widen(e, value, base) for value in v]
    if name in ("add", "sub", "mul"):
        exact = e.add(f"f{name} {_F} {wide[0]}, {wide[1]}")
        out = narrowed(e, exact, base)
        if "ftz" in found and name == "mul":
            out = _unbounded_half(e, out, e.add(f"fpext {_F} {exact} to <32 x double>"))
    elif name in ("fma", "mad"):
        total = _fused(e, wide)
        out = from_double(e, total, base, "rn")
        if "ftz" in found:
            out = _unbounded_half(e, out, total)
    elif name in ("min", "max"):
        out = narrowed(e, _extreme(e, name, "f32", wide, found), base)
    elif name in ("tanh", "ex2"):
        out = narrowed(e, e.shared_function(f"{name}_f32", "f32", _APPROXIMATE[name], wide[:1]), base)
    else:
        raise Unsupported(f"{name} of .{base}")
    if "ftz" in found:
        out = flush_half(e, out, base)
    if "relu" in found:
        out = relu_half(e, out)
    if "sat" in found:
        out = narrowed(e, clamp(e, widen(e, out, base), "f32"), base)
    if "oob" in found:
        outside = [e.add(f"icmp eq {_H} {_magnitude(e, value)}, splat (i16 {_OUTSIDE})") for value in v[:2]]
        either = e.add(f"or <32 x i1> {outside[0]}, {outside[1]}")
        out = e.add(f"select <32 x i1> {either}, {_H} zeroinitializer, {_H} {out}")
    return out


def _magnitude(e: BlockEmitter, half: str) -> str:
    return e.add(f"and {_H} {half}, splat (i16 32767)")


def relu_half(e: BlockEmitter, half: str) -> str:
    """What has a sign to +0; NaN is canonical before, without one."""
    minus = e.add(f"icmp slt {_H} {half}, zeroinitializer")
    return e.add(f"select <32 x i1> {minus}, {_H} zeroinitializer, {_H} {half}")


def _unbounded_half(e: BlockEmitter, half: str, exact: str) -> str:
    """As `_unbounded`, for f16 to nearest."""
    limit = int.from_bytes(struct.pack(">d", 2.0**-14 * (1 - 2.0**-12)), "big")
    size = e.call("f64", "fabs", f"<32 x double> {exact}")
    below = e.add(f"fcmp olt <32 x double> {size}, splat (double {limit:#018x})")
    sign = e.add(f"and {_H} {half}, splat (i16 -32768)")
    return e.add(f"select <32 x i1> {below}, {_H} {sign}, {_H} {half}")


def _fused(e: BlockEmitter, wide: list[str]) -> str:
    """a * b + c in f64, to be rounded once. The product is exact in f64; an inexact sum is rounded to odd there (by
    the error of the sum, which f64 holds too), so that the second rounding sees on which side of every tie it lies."""
    d, v = "<32 x double>", "<32 x i64>"
    a, b, c = (e.add(f"fpext {_F} {value} to {d}") for value in wide)
    p = e.add(f"fmul {d} {a}, {b}")
    s = e.add(f"fadd {d} {p}, {c}")
    back = e.add(f"fsub {d} {s}, {p}")
    rest = e.add(f"fsub {d} {p}, {e.add(f'fsub {d} {s}, {back}')}")
    error = e.add(f"fadd {d} {rest}, {e.add(f'fsub {d} {c}, {back}')}")
    word = e.cast(s, "f64", "i64")
    inexact = e.add(f"fcmp one {d} {error}, zeroinitializer")
    even = e.add(f"icmp eq {v} {e.add(f'and {v} {word}, splat (i64 1)')}, zeroinitializer")
    # Even and inexact: one step toward the error; the bits of a float are ordered like its magnitude.
    apart = e.add(f"xor {v} {word}, {e.cast(error, 'f64', 'i64')}")
    inward = e.add(f"icmp slt {v} {apart}, zeroinitializer")
    step = e.add(f"select <32 x i1> {inward}, {v} splat (i64 -1), {v} splat (i64 1)")
    odd = e.add(f"add {v} {word}, {step}")
    use = e.add(f"and <32 x i1> {inexact}, {even}")
    return e.cast(e.add(f"select <32 x i1> {use}, {v} {odd}, {v} {word}"), "i64", "f64")


def plus(e: BlockEmitter, first: str, second: str, t: str) -> str:
    """The sum, to nearest, of two i32 that hold an f32 or f16x2, as an i32."""
    if t == "f32":
        return e.cast(single(e, "add", t, [e.cast(first, "i32", t), e.cast(second, "i32", t)], set()), t, "i32")
    columns = zip(_parts(e, first), _parts(e, second), strict=True)
    return packed(e, [_half(e, "add", "f16", list(column), set()) for column in columns])[0]


# -- comparison


def compare(e: BlockEmitter, relation: str, t: str, values: list[str], ftz: bool) -> str:
    """An i1 vector; values in f32 or f64, or the bits of an f16 or bf16 of base ``t``."""
    if t in _HALF:
        if ftz:
            values = [flush_half(e, value, t) for value in values]
        values, t, ftz = [widen(e, value, t) for value in values], "f32", False
    if ftz and t == "f32":
        values = [flush(e, value, t) for value in values]
    name = {"num": "ord", "nan": "uno"}.get(relation)
    if name is None:
        name = ("u" + relation[:-1]) if relation.endswith("u") and relation != "u" else "o" + relation
    return e.add(f"fcmp {name} {VECTOR[t]} {values[0]}, {values[1]}")
