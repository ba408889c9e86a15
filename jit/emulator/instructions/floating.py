"""Arithmetic of f32, f64, f16, bf16 and their pairs [PTX ISA 9.7.3, 9.7.4], every rounding mode, `.ftz`, `.sat`,
`.relu`, `.NaN` and `.xorsign.abs`.

f16 and bf16 are computed in f32, which holds their sums and products to enough bits that the second rounding never
matters; fma goes through f64, rounded to odd where it is inexact.
"""

from __future__ import annotations

import functools
import math
import operator as op

from ..lowering.emitter import BlockEmitter
from ..lowering.types import type_of
from ..lowering.values import F16, F32, F64, I16, I32, I64, Value, pack, unpack
from ..ptx.malformed import Unsupported
from ..ptx.parse import Inst
from .native_code import ARITHMETIC
from .rounding import canonical, carried, clamp, directed, from_double

MODES = ("rn", "rz", "rm", "rp")
_HALF = {"f16": 0x7C00, "bf16": 0x7F80}  # the exponent's bits
_NAN = 0x7FFF  # of f16 and bf16
_OUTSIDE = 0x7FF7  # the NaN that `fma.oob` takes for what a tensor map found out of bounds, as an H200 does
_APPROXIMATE = {"ex2", "lg2", "sin", "cos", "tanh"}
_OPERANDS = {"neg": 1, "abs": 1, "sqrt": 1, "rcp": 1, "rsqrt": 1, "fma": 3, "mad": 3, **dict.fromkeys(_APPROXIMATE, 1)}
_LAST = {"fma": (2, 1), "mad": (2, 1), "neg": (0,), "abs": (0,), "add": (1,), "sub": (1,), "mul": (1,)}


def magnitude(value: Value) -> Value:
    """Without its sign."""
    return value.code.intrinsic("llvm.fabs", value)


def _signed_zero(value: Value) -> Value:
    return value.code.intrinsic("llvm.copysign", value.code.constant(value.type, 0.0), value)


def flush(value: Value) -> Value:
    """Subnormals of f32 to zero of the same sign, `.ftz`."""
    return (magnitude(value) < 2.0**-126).select(_signed_zero(value), value)


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
        e.put(inst.args[0], single(e, inst.parts[0], [e.get(arg, type_of(t)) for arg in inst.args[1:]], found))
    else:
        _halves(e, inst, found)


def _mixed(e: BlockEmitter, inst: Inst, found: set[str]) -> None:
    """`{add,sub}{.rnd}{.sat}.f32.atype d, a, c` and `fma{.rnd}{.sat}.f32.abtype d, a, b, c`: factors, or the
    first term, in f16 or bf16 are widened [PTX ISA 9.7.5]."""
    if inst.parts[0] not in ("add", "sub", "fma") or found - {"sat", *MODES}:
        raise Unsupported("these modifiers of mixed precision")
    values = [widen(e.get(arg, I16), inst.parts[-1]) for arg in inst.args[1:-1]]
    e.put(inst.args[0], single(e, inst.parts[0], [*values, e.get(inst.args[-1], F32)], found))


def _pair(e: BlockEmitter, inst: Inst, found: set[str]) -> None:
    """`{add,sub,mul,fma}{.rnd}{.ftz}.f32x2`: two f32 in 64 bits, each as the scalar instruction [PTX ISA 9.7.3]."""
    if inst.parts[0] not in ("add", "sub", "mul", "fma"):
        raise Unsupported(f"{inst.parts[0]} of .f32x2")
    columns = zip(*(unpack(e.get(arg, I64), I32) for arg in inst.args[1:]), strict=True)
    halves = [single(e, inst.parts[0], [word.bitcast(F32) for word in column], found) for column in columns]
    e.put(inst.args[0], pack(*(half.bitcast(I32) for half in halves)))


def single(e: BlockEmitter, name: str, v: list[Value], found: set[str]) -> Value:
    """The result, in f32 or f64, of an instruction's name and modifiers on values."""
    _count(name, v)
    t = v[0].type
    ftz = "ftz" in found and t is F32
    if ftz:
        v = [flush(value) for value in v]
    modes = found & set(MODES)
    if len(modes) > 1:
        raise Unsupported(f"modifiers .{' and .'.join(sorted(modes))}")
    mode = min(modes) if modes else "rn"
    if t is F64 and "approx" in found and (name == "rcp" or (name == "rsqrt" and "ftz" in found)):
        return _upper(e, name, v[0])
    if name == "copysign":
        return e.intrinsic("llvm.copysign", v[1], v[0])
    out = _computed(e, name, v, mode, found)
    if ftz:
        out = flush(out)
        if name in ("mul", "fma", "mad"):
            out = _unbounded(out, v, mode)
    if "sat" in found:
        return clamp(out)
    if t is F32:
        return canonical(out)
    # Which NaN of several becomes the result: as an H200 does.
    if name in ("min", "max"):
        return out.nan.select(carried(v[1], v[1:2]), out)
    return carried(out, [v[i] for i in _LAST.get(name, ())])


def _computed(e: BlockEmitter, name: str, v: list[Value], mode: str, found: set[str]) -> Value:
    """What an instruction computes of its operands, before its result is flushed, clamped, or a NaN is chosen."""
    t = v[0].type
    if name == "rcp":
        return _arithmetic(e, "fdiv", mode, e.constant(t, 1.0), v[0])
    if name == "rsqrt":
        return 1.0 / e.intrinsic("llvm.sqrt", v[0])
    if name in ("add", "sub", "mul", "div", "fma", "mad", "sqrt"):
        what = {"fma": "fma", "mad": "fma", "sqrt": "sqrt"}.get(name, f"f{name}")
        out = _arithmetic(e, what, mode, *v)
        return _far_divisor(v[1], out) if name == "div" and "approx" in found else out
    if name in ("min", "max"):
        return _extreme(e, name, v, found)
    if name == "neg":
        return -v[0]
    if name == "abs":
        return magnitude(v[0])
    if name in _APPROXIMATE and t is F32:
        return e.call_function(e.low.native(ARITHMETIC, f"approximate_{name}"), v[0])
    raise Unsupported(f"{name} of .f{t.bits}")


def _count(name: str, v: list[Value]) -> None:
    """Refuses another number of operands than an instruction has; `min` and `max` may have three."""
    if len(v) != _OPERANDS.get(name, 2) and not (name in ("min", "max") and len(v) == 3):
        raise Unsupported(f"{name} of {len(v)} operands")


def _unbounded(out: Value, v: list[Value], mode: str) -> Value:
    """`.ftz` of a product, or a product and a sum, in f32: it is flushed where it would be below the smallest normal
    number had it an unbounded exponent, though it rounds up to that number among the subnormal ones."""
    a, b, *c = (value.to(F64) for value in v)
    size, least = magnitude(a * b + c[0] if c else a * b), 2.0**-126
    limit = least * (1 - 2.0**-25) if mode == "rn" else least if mode == "rz" else least * (1 - 2.0**-24)
    below = size <= limit if mode in ("rm", "rp") else size < limit
    return below.select(_signed_zero(out), out)


def _far_divisor(divisor: Value, out: Value) -> Value:
    """`div.approx.f32` by what is finite and beyond 2^126: 0, of an infinity NaN [PTX ISA 9.7.3.8]."""
    size = magnitude(divisor)
    far = (size > 2.0**126) & (size < math.inf)
    return far.select(out * 0.0, out)  # keeps the sign, and is NaN of an infinity


def _arithmetic(e: BlockEmitter, what: str, mode: str, *v: Value) -> Value:
    if mode != "rn":
        return directed(e, what, mode, *v)
    if what in ("fma", "sqrt"):
        return e.intrinsic(f"llvm.{what}", *v)
    return {"fadd": op.add, "fsub": op.sub, "fmul": op.mul, "fdiv": op.truediv}[what](*v)  # type: ignore[no-any-return]


def _upper(e: BlockEmitter, name: str, value: Value) -> Value:
    """`rcp.approx.ftz.f64`, `rsqrt.approx.ftz.f64`: of the operand's upper 32 bits, and only those of the result."""
    x = _tiny(value.bitcast(I64) & -1 << 32).bitcast(F64)
    if name == "rsqrt":
        x = e.intrinsic("llvm.sqrt", x)
    return _tiny((1.0 / x).bitcast(I64) & -1 << 32).bitcast(F64)


def _tiny(word: Value) -> Value:
    """f64 bits whose subnormals are zeros."""
    return (word & 0x7FF << 52 == 0).select(word & -1 << 63, word)


def _extreme(e: BlockEmitter, name: str, v: list[Value], found: set[str]) -> Value:
    """min and max of two or three: -0 is below +0; a NaN is left out, or with `.NaN` the result [PTX ISA 9.7.3.11]."""
    how = f"llvm.{name}imum" if "NaN" in found else f"llvm.{name}imumnum"
    sizes = [magnitude(value) for value in v] if "xorsign" in found or "abs" in found else v
    out = functools.reduce(functools.partial(e.intrinsic, how), sizes)
    if "xorsign" in found:
        sign = functools.reduce(op.xor, [value.bitcast(value.type.integer) for value in v])
        return e.intrinsic("llvm.copysign", out, sign.bitcast(out.type))
    return out


# -- f16 and bf16


def operands(e: BlockEmitter, operand: str, t: str) -> list[Value]:
    """Bits, in I16, of an f16 or bf16, or of the lower and the upper one of a pair."""
    return unpack(e.get(operand, I32), I16) if t.endswith("x2") else [e.get(operand, I16)]


def widen(half: Value, base: str) -> Value:
    """The f32 of the bits of an f16 or bf16."""
    return half.bitcast(F16).to(F32) if base == "f16" else (half.to(I32) << 16).bitcast(F32)


def narrowed(value: Value, to: str) -> Value:
    """f32 to the bits of f16 or bf16, to nearest even; every NaN becomes 0x7fff."""
    nan = value.nan
    if to == "f16":
        short = value.to(F16).bitcast(I16)
    else:
        word = value.bitcast(I32)
        odd = word >> 16 & 1
        short = (word + 0x7FFF + odd >> 16).to(I16)
    return nan.select(_NAN, short)


def flush_half(half: Value, base: str) -> Value:
    """Subnormal f16 or bf16 to zero of the same sign."""
    return (half & _HALF[base] == 0).select(half & 0x8000, half)


def _halves(e: BlockEmitter, inst: Inst, found: set[str]) -> None:
    name, t = inst.parts[0], inst.parts[-1]
    base = t.removesuffix("x2")
    if base not in _HALF:
        raise Unsupported(f"type .{t}")
    if modes := found & set(MODES) - {"rn"}:
        raise Unsupported(f"rounding .{min(modes)} of .{t}")
    if "oob" in found and name != "fma":
        raise Unsupported(f"modifier .oob of {name}")
    columns = zip(*(operands(e, arg, t) for arg in inst.args[1:]), strict=True)
    e.put(inst.args[0], pack(*(_half(e, name, base, list(column), found) for column in columns)))


def _half(e: BlockEmitter, name: str, base: str, v: list[Value], found: set[str]) -> Value:
    _count(name, v)
    if "ftz" in found:
        v = [flush_half(value, base) for value in v]
    if name in ("neg", "abs"):
        out = v[0] ^ 0x8000 if name == "neg" else v[0] & 0x7FFF
        return (v[0] & 0x7FFF > _HALF[base]).select(_NAN, out)
    wide = [widen(value, base) for value in v]
    if name in ("add", "sub", "mul"):
        exact = _arithmetic(e, f"f{name}", "rn", *wide)
        out = narrowed(exact, base)
        if "ftz" in found and name == "mul":
            out = _unbounded_half(out, exact.to(F64))
    elif name in ("fma", "mad"):
        total = _fused(*wide)
        out = from_double(e, total, base, "rn")
        if "ftz" in found:
            out = _unbounded_half(out, total)
    elif name in ("min", "max"):
        out = narrowed(_extreme(e, name, wide, found), base)
    elif name in ("tanh", "ex2"):
        out = narrowed(e.call_function(e.low.native(ARITHMETIC, f"approximate_{name}"), wide[0]), base)
    else:
        raise Unsupported(f"{name} of .{base}")
    if "ftz" in found:
        out = flush_half(out, base)
    if "relu" in found:
        out = relu_half(out)
    if "sat" in found:
        out = narrowed(clamp(widen(out, base)), base)
    if "oob" in found:
        outside = [value & 0x7FFF == _OUTSIDE for value in v[:2]]
        out = (outside[0] | outside[1]).select(0, out)
    return out


def relu_half(half: Value) -> Value:
    """What has a sign to +0; NaN is canonical before, without one."""
    return half.negative.select(0, half)


def _unbounded_half(half: Value, exact: Value) -> Value:
    """As `_unbounded`, for f16 to nearest."""
    return (magnitude(exact) < 2.0**-14 * (1 - 2.0**-12)).select(half & 0x8000, half)


def _fused(*wide: Value) -> Value:
    """a * b + c in f64, to be rounded once. The product is exact in f64; an inexact sum is rounded to odd there (by
    the error of the sum, which f64 holds too), so that the second rounding sees on which side of every tie it lies."""
    a, b, c = (value.to(F64) for value in wide)
    p = a * b
    s = p + c
    back = s - p
    error = p - (s - back) + (c - back)
    word = s.bitcast(I64)
    inexact, even = error.compare("one", 0.0), word & 1 == 0
    # Even and inexact: one step toward the error; the bits of a float are ordered like its magnitude.
    inward = (word ^ error.bitcast(I64)).negative
    odd = word + inward.select(word.code.constant(I64, -1), 1)
    return (inexact & even).select(odd, word).bitcast(F64)


def plus(e: BlockEmitter, first: Value, second: Value, t: str) -> Value:
    """The sum, to nearest, of two I32 that hold an f32 or f16x2, as an I32."""
    if t == "f32":
        return single(e, "add", [first.bitcast(F32), second.bitcast(F32)], set()).bitcast(I32)
    columns = zip(unpack(first, I16), unpack(second, I16), strict=True)
    return pack(*(_half(e, "add", "f16", list(column), set()) for column in columns))


# -- comparison


def compare(relation: str, t: str, values: list[Value], ftz: bool) -> Value:
    """Whether it is so in each lane; values in f32 or f64, or the bits of an f16 or bf16 of base ``t``."""
    if t in _HALF:
        if ftz:
            values = [flush_half(value, t) for value in values]
        values, ftz = [widen(value, t) for value in values], False
    if ftz and t == "f32":
        values = [flush(value) for value in values]
    name = {"num": "ord", "nan": "uno"}.get(relation)
    if name is None:
        name = ("u" + relation[:-1]) if relation.endswith("u") and relation != "u" else "o" + relation
    return values[0].compare(name, values[1])
