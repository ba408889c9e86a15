"""Integer, floating-point, comparison, logic, data movement and warp instructions [PTX ISA 9.7.1 – 9.7.9, 9.7.13]."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .lower import BITS, VECTOR, Unsupported, elements
from .parse import Inst, number

if TYPE_CHECKING:
    from .lower import BlockEmitter

_TABLE: dict[str, Callable[[BlockEmitter, Inst], None]] = {}
FLOATS = ("f16", "f32", "f64", "f16x2", "bf16", "bf16x2")
_IGNORED = ("rn", "uni", "to", "lo", "approx", "full")


def _op(*names: str) -> Callable[[Callable[[BlockEmitter, Inst], None]], Callable[[BlockEmitter, Inst], None]]:
    def register(function: Callable[[BlockEmitter, Inst], None]) -> Callable[[BlockEmitter, Inst], None]:
        _TABLE.update(dict.fromkeys(names, function))
        return function

    return register


def lower(e: BlockEmitter, inst: Inst) -> bool:
    """Emits the instruction; False where this chapter does not have it. Raises Unsupported for a form of it."""
    function = _TABLE.get(inst.parts[0])
    if function is None:
        return False
    function(e, inst)
    return True


def kind(name: str) -> str:
    """Value kind of a PTX type: `s32`, `u32` and `b32` are ``"i32"``, `pred` is ``"i1"``."""
    if name in FLOATS:
        return name
    if name == "pred":
        return "i1"
    if name[0] in "sub" and name[1:].isdigit():
        return f"i{name[1:]}"
    raise Unsupported(f"type .{name}")


def _modifiers(inst: Inst, *allowed: str) -> set[str]:
    """The modifiers between the name and the type, refusing unknown ones."""
    found = set(inst.parts[1:-1])
    if unknown := found - set(allowed) - set(_IGNORED):
        raise Unsupported(f"modifier .{min(unknown)}")
    return found


def _flush(e: BlockEmitter, value: str, t: str) -> str:
    """Subnormals to zero of the same sign, `.ftz`."""
    size = e.call(t, "fabs", f"{VECTOR[t]} {value}")
    small = e.add(f"fcmp olt {VECTOR[t]} {size}, {e.splat(0x00800000, 'f32')}")
    zero = e.call(t, "copysign", f"{VECTOR[t]} {e.splat(0, 'f32')}", f"{VECTOR[t]} {value}")
    return e.add(f"select <32 x i1> {small}, {VECTOR[t]} {zero}, {VECTOR[t]} {value}")


def _sources(e: BlockEmitter, inst: Inst, t: str, ftz: bool = False, first: int = 1) -> list[str]:
    values = [e.get(arg, t) for arg in inst.args[first:]]
    return [_flush(e, value, t) for value in values] if ftz and t == "f32" else values


@_op("add", "sub", "mul", "div", "rem", "min", "max", "and", "or", "xor", "not", "neg", "abs", "fma", "mad", "cnot",
     "sqrt", "rcp", "rsqrt", "ex2", "lg2", "sin", "cos", "tanh", "copysign")  # fmt: skip
def _arithmetic(e: BlockEmitter, inst: Inst) -> None:
    if inst.parts[-1] == "f32x2":
        _pair(e, inst)
        return
    t = kind(inst.parts[-1])
    if t in FLOATS:
        _floating(e, inst, t)
    else:
        _integer(e, inst, t)


def _pair(e: BlockEmitter, inst: Inst) -> None:
    """`{add,sub,mul,fma}{.rn}{.ftz}.f32x2`: two f32 in 64 bits, each as the scalar instruction [PTX ISA 9.7.3]."""
    name, found = inst.parts[0], _modifiers(inst, "ftz")
    if name not in ("add", "sub", "mul", "fma"):
        raise Unsupported(f"{name} of .f32x2")
    out = ""
    for shift in (0, 32):
        values = []
        for arg in inst.args[1:]:
            word = e.get(arg, "i64")
            if shift:
                word = e.add(f"lshr <32 x i64> {word}, {e.splat(shift, 'i64')}")
            values.append(e.cast(e.resize(word, 64, 32), "i32", "f32"))
        if "ftz" in found:
            values = [_flush(e, value, "f32") for value in values]
        if name == "fma":
            one = e.call("f32", "fma", *(f"<32 x float> {value}" for value in values))
        else:
            one = e.add(f"f{name} <32 x float> {values[0]}, {values[1]}")
        if "ftz" in found:
            one = _flush(e, one, "f32")
        half = e.resize(e.cast(one, "f32", "i32"), 32, 64)
        out = half if not shift else e.add(f"or <32 x i64> {out}, {e.add(f'shl <32 x i64> {half}, splat (i64 32)')}")
    e.put(inst.args[0], out, "i64")


def _floating(e: BlockEmitter, inst: Inst, t: str) -> None:
    name, vector = inst.parts[0], VECTOR[t]
    found = _modifiers(inst, "ftz", "sat", "relu", "NaN")
    ftz = "ftz" in found
    v = _sources(e, inst, t, ftz)
    typed = [f"{vector} {value}" for value in v]
    one = {"f32": 0x3F800000, "f64": 0x3FF0000000000000}
    if "sat" in found and t not in one:
        raise Unsupported(f"saturation of .{inst.parts[-1]}")
    if name in ("add", "sub", "mul", "div"):
        out = e.add(f"f{name} {vector} {v[0]}, {v[1]}")
    elif name in ("fma", "mad"):
        out = _half_fma(e, t, v) if t in ("f16", "f16x2") else e.call(t, "fma", *typed)
    elif name in ("min", "max"):
        out = e.call(t, f"{name}imum" if "NaN" in found else f"{name}num", *typed)
    elif name == "neg":
        out = e.add(f"fneg {vector} {v[0]}")
    elif name in ("abs", "sqrt"):
        out = e.call(t, {"abs": "fabs"}.get(name, name), *typed)
    elif name in ("ex2", "lg2", "sin", "cos", "tanh"):
        out = e.shared_function(f"{name}_{t}", t, {"ex2": "exp2", "lg2": "log2"}.get(name, name), v[:1])
    elif name in ("rcp", "rsqrt") and t in one:
        below = e.call(t, "sqrt", *typed) if name == "rsqrt" else v[0]
        out = e.add(f"fdiv {vector} {e.splat(one[t], t)}, {below}")
    elif name == "copysign":
        out = e.call(t, "copysign", typed[1], typed[0])
    else:
        raise Unsupported(f"{name} of .{inst.parts[-1]}")
    if ftz and t == "f32":
        out = _flush(e, out, t)
    if "sat" in found or "relu" in found:
        zero = e.splat(0, t)
        out = e.call(t, "maxnum", f"{vector} {out}", f"{vector} {zero}")
        if "sat" in found:
            out = e.call(t, "minnum", f"{vector} {out}", f"{vector} {e.splat(one[t], t)}")
    e.put(inst.args[0], out, t)


def _half_fma(e: BlockEmitter, t: str, v: list[str]) -> str:
    """a * b + c of f16, rounded once: exact in f64, to f32 rounded to odd, which f16 rounds as it would the sum."""
    count = VECTOR[t].split()[0].strip("<")
    half, single, double, bits = (f"<{count} x {x}>" for x in ("half", "float", "double", "i32"))
    wide = [e.add(f"fpext {half} {value} to {double}") for value in v]
    total = e.add(f"fadd {double} {e.add(f'fmul {double} {wide[0]}, {wide[1]}')}, {wide[2]}")
    near = e.add(f"fptrunc {double} {total} to {single}")
    back = e.add(f"fpext {single} {near} to {double}")
    inexact = e.add(f"fcmp one {double} {back}, {total}")
    sizes = []
    for value in (back, total):
        below = e.add(f"fcmp olt {double} {value}, zeroinitializer")
        minus = e.add(f"fneg {double} {value}")
        sizes.append(e.add(f"select <{count} x i1> {below}, {double} {minus}, {double} {value}"))
    away = e.add(f"fcmp ogt {double} {sizes[0]}, {sizes[1]}")
    raw = e.add(f"bitcast {single} {near} to {bits}")
    toward_zero = e.add(f"sub {bits} {raw}, {e.add(f'zext <{count} x i1> {away} to {bits}')}")
    odd = e.add(f"or {bits} {toward_zero}, {e.add(f'zext <{count} x i1> {inexact} to {bits}')}")
    return e.add(f"fptrunc {single} {e.add(f'bitcast {bits} {odd} to {single}')} to {half}")


def _integer(e: BlockEmitter, inst: Inst, t: str) -> None:
    name, ptx = inst.parts[0], inst.parts[-1]
    found, bits, signed = _modifiers(inst, "hi", "wide", "sat"), int(t[1:]), ptx[0] == "s"
    if "sat" in found:
        raise Unsupported("saturation")
    vector = VECTOR[t]
    if name in ("mul", "mad") and found & {"hi", "wide"}:
        big = VECTOR[f"i{2 * bits}"]
        ext = "sext" if signed else "zext"
        a, b = (e.add(f"{ext} {vector} {e.get(arg, t)} to {big}") for arg in inst.args[1:3])
        out, t2 = e.add(f"mul {big} {a}, {b}"), f"i{2 * bits}"
        if "hi" in found:
            out, t2 = e.add(f"trunc {big} {e.add(f'lshr {big} {out}, splat (i{2 * bits} {bits})')} to {vector}"), t
        if name == "mad":
            out = e.add(f"add {VECTOR[t2]} {out}, {e.get(inst.args[3], t2)}")
        e.put(inst.args[0], out, t2)
        return
    v = _sources(e, inst, t)
    ones = e.splat(-1, t)
    if name in ("add", "sub", "mul", "and", "or", "xor"):
        out = e.add(f"{name} {vector} {v[0]}, {v[1]}")
    elif name == "mad":
        out = e.add(f"add {vector} {e.add(f'mul {vector} {v[0]}, {v[1]}')}, {v[2]}")
    elif name in ("min", "max"):
        out = e.call(t, ("s" if signed else "u") + name, f"{vector} {v[0]}", f"{vector} {v[1]}")
    elif name == "not":
        out = e.add(f"xor {vector} {v[0]}, {ones}")
    elif name == "neg":
        out = e.add(f"sub {vector} {e.splat(0, t)}, {v[0]}")
    elif name == "cnot":
        out = e.add(f"zext <32 x i1> {e.add(f'icmp eq {vector} {v[0]}, {e.splat(0, t)}')} to {vector}")
    elif name == "abs":
        out = e.call(t, "abs", f"{vector} {v[0]}", "i1 false")
    elif name in ("div", "rem"):
        out = _divide(e, name, v, t, signed)
    else:
        raise Unsupported(f"{name} of .{ptx}")
    e.put(inst.args[0], out, t)


def _divide(e: BlockEmitter, name: str, v: list[str], t: str, signed: bool) -> str:
    """Quotient or remainder. Lanes that would trap on this CPU (x / 0, and x / -1 signed) take another way."""
    vector = VECTOR[t]
    zero = e.add(f"icmp eq {vector} {v[1]}, {e.splat(0, t)}")
    odd = zero
    if signed:
        minus = e.add(f"icmp eq {vector} {v[1]}, {e.splat(-1, t)}")
        odd = e.add(f"or <32 x i1> {zero}, {minus}")
    odd = e.add(f"or <32 x i1> {odd}, {e.add(f'xor <32 x i1> {e.lanes()}, splat (i1 true)')}")
    safe = e.add(f"freeze {vector} {e.add(f'select <32 x i1> {odd}, {vector} {e.splat(1, t)}, {vector} {v[1]}')}")
    out = e.shared_function(f"{'s' if signed else 'u'}{name}_{t}", t, "", [v[0], safe])
    if signed:
        other = e.splat(0, t) if name == "rem" else e.add(f"sub {vector} {e.splat(0, t)}, {v[0]}")
        out = e.add(f"select <32 x i1> {minus}, {vector} {other}, {vector} {out}")
    unspecified = e.splat(-1, t) if name == "div" else v[0]  # PTX leaves division by zero to the machine
    return e.add(f"select <32 x i1> {zero}, {vector} {unspecified}, {vector} {out}")


@_op("shl", "shr")
def _shift(e: BlockEmitter, inst: Inst) -> None:
    """Amounts beyond the width are clamped to it [PTX ISA 9.7.8.7]."""
    t, signed = kind(inst.parts[-1]), inst.parts[-1][0] == "s"
    bits, vector = int(t[1:]), VECTOR[t]
    value = e.get(inst.args[1], t)
    limit = bits - 1
    how = "shl" if inst.parts[0] == "shl" else "ashr" if signed else "lshr"
    if not inst.args[2].startswith("%"):
        by = number(inst.args[2]) & 0xFFFFFFFF
        if by > limit and how != "ashr":
            e.put(inst.args[0], e.splat(0, t), t)
        else:
            e.put(inst.args[0], e.add(f"{how} {vector} {value}, {e.splat(min(by, limit), t)}"), t)
        return
    amount = e.get(inst.args[2], "i32")
    over = e.add(f"icmp ugt <32 x i32> {amount}, splat (i32 {limit})")
    clamped = e.add(f"select <32 x i1> {over}, <32 x i32> splat (i32 {limit}), <32 x i32> {amount}")
    clamped = e.resize(clamped, 32, bits)
    out = e.add(f"{how} {vector} {value}, {clamped}")
    if how != "ashr":
        out = e.add(f"select <32 x i1> {over}, {vector} {e.splat(0, t)}, {vector} {out}")
    e.put(inst.args[0], out, t)


@_op("shf")
def _funnel(e: BlockEmitter, inst: Inst) -> None:
    if inst.parts[2] != "wrap":
        raise Unsupported("shf.clamp")
    low, high, amount = (f"<32 x i32> {e.get(arg, 'i32')}" for arg in inst.args[1:4])
    e.put(inst.args[0], e.call("i32", "fshl" if inst.parts[1] == "l" else "fshr", high, low, amount), "i32")


@_op("mov", "cvta", "createpolicy")
def _move(e: BlockEmitter, inst: Inst) -> None:
    if inst.parts[0] == "createpolicy":  # a cache hint has no effect on results
        e.put(inst.args[0], e.splat(0, "i64"), "i64")
        return
    target, source = inst.args
    t = kind(inst.parts[-1])
    if inst.parts[0] == "cvta":
        _cvta(e, inst, t)
    elif source.startswith("{"):
        parts = elements(source)
        bits = int(t[1:]) // len(parts)
        out = ""
        for i, part in enumerate(parts):
            piece = e.resize(e.get(part, f"i{bits}"), bits, int(t[1:]))
            if i:
                piece = e.add(f"shl {VECTOR[t]} {piece}, {e.splat(i * bits, t)}")
            out = piece if not i else e.add(f"or {VECTOR[t]} {out}, {piece}")
        e.put(target, out, t)
    elif target.startswith("{"):
        parts = elements(target)
        bits = int(t[1:]) // len(parts)
        value = e.get(source, t)
        for i, part in enumerate(parts):
            piece = value if not i else e.add(f"lshr {VECTOR[t]} {value}, {e.splat(i * bits, t)}")
            e.put(part, e.resize(piece, int(t[1:]), bits), f"i{bits}")
    elif t == "i1":
        e.put(target, e.get(source, t), t)
    else:
        t = t if t not in BITS else f"i{BITS[t]}"
        e.put(target, e.get(source, t), t)


def _cvta(e: BlockEmitter, inst: Inst, t: str) -> None:
    """Generic addresses carry the state space in their top 16 bits [PTX ISA 9.7.9.20]."""
    from . import frame as f

    to = inst.parts[1] == "to"
    space = inst.parts[2 if to else 1].split("::")[0]
    value = e.get(inst.args[1], t)
    tag = {"shared": f.SHARED_TAG, "local": f.LOCAL_TAG}.get(space)
    if tag is not None:
        if t != "i64":
            raise Unsupported("32-bit generic addresses")
        value = e.add(f"and <32 x i64> {value}, splat (i64 4294967295)")
        if not to:
            value = e.add(f"or <32 x i64> {value}, splat (i64 {tag << 48})")
    elif space not in ("global", "param", "const"):
        raise Unsupported(f"space .{space}")
    e.put(inst.args[0], value, t)


@_op("isspacep")
def _isspacep(e: BlockEmitter, inst: Inst) -> None:
    from . import frame as f

    tag = {"shared": f.SHARED_TAG, "local": f.LOCAL_TAG, "global": 0}.get(inst.parts[1].split("::")[0])
    if tag is None:
        raise Unsupported(f"space .{inst.parts[1]}")
    top = e.add(f"lshr <32 x i64> {e.get(inst.args[1], 'i64')}, splat (i64 48)")
    e.put(inst.args[0], e.add(f"icmp eq <32 x i64> {top}, splat (i64 {tag})"), "i1")


_COMPARE = {"eq": "eq", "ne": "ne", "lt": "lt", "le": "le", "gt": "gt", "ge": "ge",
            "lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}  # fmt: skip


def _compare(e: BlockEmitter, inst: Inst, relation: str, ptx: str) -> str:
    t = kind(ptx)
    a, b = e.get(inst.args[1], t), e.get(inst.args[2], t)
    if t in FLOATS:
        if "x2" in t:
            raise Unsupported("packed comparison")
        if "ftz" in inst.parts and t == "f32":
            a, b = _flush(e, a, t), _flush(e, b, t)
        name = {"num": "ord", "nan": "uno"}.get(relation)
        if name is None:
            name = ("u" + relation[:-1]) if relation.endswith("u") and relation != "u" else "o" + relation
        return e.add(f"fcmp {name} {VECTOR[t]} {a}, {b}")
    name = _COMPARE[relation]
    if name not in ("eq", "ne"):
        unsigned = ptx[0] != "s" or relation in ("lo", "ls", "hi", "hs")
        name = ("u" if unsigned else "s") + name
    return e.add(f"icmp {name} {VECTOR[t]} {a}, {b}")


@_op("setp", "set")
def _setp(e: BlockEmitter, inst: Inst) -> None:
    if inst.parts[0] == "set":
        out = _compare(e, inst, inst.parts[1], inst.parts[-1])
        ones = e.splat(0x3F800000, "f32") if inst.parts[-2] == "f32" else e.splat(-1, "i32")
        t = "f32" if inst.parts[-2] == "f32" else "i32"
        e.put(inst.args[0], e.add(f"select <32 x i1> {out}, {VECTOR[t]} {ones}, {VECTOR[t]} {e.splat(0, t)}"), t)
        return
    joins = [part for part in inst.parts[2:-1] if part in ("and", "or", "xor")]
    p = _compare(e, inst, inst.parts[1], inst.parts[-1])
    names = inst.args[0].split("|")
    for i, name in enumerate(names):
        value = p if i == 0 else e.add(f"xor <32 x i1> {p}, splat (i1 true)")
        if joins:
            value = e.add(f"{joins[0]} <32 x i1> {value}, {e.get(inst.args[3], 'i1')}")
        e.put(name, value, "i1")


@_op("selp")
def _selp(e: BlockEmitter, inst: Inst) -> None:
    t = kind(inst.parts[-1])
    t = t if t not in BITS else f"i{BITS[t]}"
    a, b, p = e.get(inst.args[1], t), e.get(inst.args[2], t), e.get(inst.args[3], "i1")
    e.put(inst.args[0], e.add(f"select <32 x i1> {p}, {VECTOR[t]} {a}, {VECTOR[t]} {b}"), t)


@_op("lop3")
def _lop3(e: BlockEmitter, inst: Inst) -> None:
    """Any function of three bits by its truth table [PTX ISA 9.7.8.6]."""
    a, b, c = (e.get(arg, "i32") for arg in inst.args[1:4])
    table, v = number(inst.args[4]), "<32 x i32>"
    no = [e.add(f"xor {v} {x}, splat (i32 -1)") for x in (a, b, c)]
    out = "zeroinitializer"
    for row in range(8):
        if table >> row & 1:
            x, y, z = (a if row & 4 else no[0]), (b if row & 2 else no[1]), (c if row & 1 else no[2])
            term = e.add(f"and {v} {e.add(f'and {v} {x}, {y}')}, {z}")
            out = e.add(f"or {v} {out}, {term}")
    e.put(inst.args[0], e.add(f"or {v} {out}, zeroinitializer"), "i32")
