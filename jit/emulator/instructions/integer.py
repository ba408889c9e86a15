"""Integer arithmetic, extended precision and shifts [PTX ISA 9.7.1, 9.7.2, 9.7.8]."""

from __future__ import annotations

from ..lowering.emitter import BlockEmitter
from ..lowering.kernel import CARRY
from ..lowering.legacy import VECTOR
from ..lowering.types import kind, modifiers
from ..ptx.malformed import Unsupported
from ..ptx.opcodes import ALL, TYPE, instruction
from ..ptx.parse import Inst
from ..ptx.types import number
from .floating import flush

I = "<32 x i32>"  # noqa: E741


def lower(e: BlockEmitter, inst: Inst, found: set[str]) -> None:
    """``found``: the modifiers between the name and the type."""
    name, ptx = inst.parts[0], inst.parts[-1]
    if "cc" in found:
        _carried(e, inst)
        return
    if unknown := found - {"hi", "lo", "wide", "sat", "relu"}:
        raise Unsupported(f"modifier .{min(unknown)}")
    if ptx in ("s16x2", "u16x2"):
        _pairs(e, inst, found)
        return
    t = kind(ptx)
    bits, signed = int(t[1:]), ptx[0] == "s"
    vector = VECTOR[t]
    if "sat" in found and (name not in ("add", "sub", "mad") or ptx != "s32"):
        raise Unsupported(f"saturation of {name} of .{ptx}")
    if name in ("mul", "mad") and found & {"hi", "wide"}:
        big, out, t2 = VECTOR[f"i{2 * bits}"], _product(e, inst, bits, signed), f"i{2 * bits}"
        if "hi" in found:
            out, t2 = e.add(f"trunc {big} {e.add(f'lshr {big} {out}, splat (i{2 * bits} {bits})')} to {vector}"), t
        if name == "mad":
            if "sat" in found:
                out = e.call(t2, "sadd.sat", f"{vector} {out}", f"{vector} {e.get(inst.args[3], t2)}")
            else:
                out = e.add(f"add {VECTOR[t2]} {out}, {e.get(inst.args[3], t2)}")
        e.put(inst.args[0], out, t2)
        return
    v = [e.get(arg, t) for arg in inst.args[1:]]
    out = operation(e, name, t, v, signed, found)
    e.put(inst.args[0], out, t)


def _product(e: BlockEmitter, inst: Inst, bits: int, signed: bool) -> str:
    """The whole product of operands 1 and 2."""
    t, big, ext = f"i{bits}", VECTOR[f"i{2 * bits}"], "sext" if signed else "zext"
    a, b = (e.add(f"{ext} {VECTOR[t]} {e.get(arg, t)} to {big}") for arg in inst.args[1:3])
    return e.add(f"mul {big} {a}, {b}")


def operation(e: BlockEmitter, name: str, t: str, v: list[str], signed: bool, found: set[str]) -> str:
    """The value of an operation on values of a kind."""
    vector = VECTOR[t]
    if name in ("add", "sub") and "sat" in found:
        return e.call(t, f"s{name}.sat", f"{vector} {v[0]}", f"{vector} {v[1]}")
    if name in ("add", "sub", "mul", "and", "or", "xor"):
        return e.add(f"{name} {vector} {v[0]}, {v[1]}")
    if name == "mad":
        return e.add(f"add {vector} {e.add(f'mul {vector} {v[0]}, {v[1]}')}, {v[2]}")
    if name in ("min", "max"):
        out = e.call(t, ("s" if signed else "u") + name, f"{vector} {v[0]}", f"{vector} {v[1]}")
        if "relu" in found:
            out = e.call(t, "smax", f"{vector} {out}", f"{vector} zeroinitializer")
        return out
    if name == "not":
        return e.add(f"xor {vector} {v[0]}, {e.splat(-1, t)}")
    if name == "neg":
        return e.add(f"sub {vector} {e.splat(0, t)}, {v[0]}")
    if name == "cnot":
        return e.add(f"zext <32 x i1> {e.add(f'icmp eq {vector} {v[0]}, {e.splat(0, t)}')} to {vector}")
    if name == "abs":
        return e.call(t, "abs", f"{vector} {v[0]}", "i1 false")
    if name in ("div", "rem"):
        return _divide(e, name, v, t, signed)
    raise Unsupported(f"{name} of .{'s' if signed else 'u'}{t[1:]}")


def _pairs(e: BlockEmitter, inst: Inst, found: set[str]) -> None:
    """`{add,min,max}{.relu}.{s16x2,u16x2}`: two integers of 16 bits in a register."""
    name, signed = inst.parts[0], inst.parts[-1][0] == "s"
    if name not in ("add", "min", "max") or "sat" in found or ("relu" in found and not signed):
        raise Unsupported(f"{name} of .{inst.parts[-1]}")
    words = [e.get(arg, "i32") for arg in inst.args[1:]]
    out = ""
    for shift in (0, 16):
        v = [e.resize(e.add(f"lshr {I} {word}, splat (i32 {shift})"), 32, 16) for word in words]
        half = e.resize(operation(e, name, "i16", v, signed, found), 16, 32)
        out = e.add(f"or {I} {out}, {e.add(f'shl {I} {half}, splat (i32 16)')}") if shift else half
    e.put(inst.args[0], out, "i32")


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
    # PTX leaves division by zero to the machine; an H200 gives -1.
    return e.add(f"select <32 x i1> {zero}, {vector} {e.splat(-1, t)}, {vector} {out}")


@instruction("addc", "subc", "madc", isa="9.7.2", counts=TYPE)
def _carried(e: BlockEmitter, inst: Inst) -> None:
    """`add.cc`, `addc{.cc}`, `sub.cc`, `subc{.cc}`, `mad{.hi,.lo}.cc`, `madc{.hi,.lo}{.cc}` of 32 and 64 bits:
    the carry, or the borrow, goes through CC.CF [PTX ISA 9.7.2]. CC.CF is the carry of the adder, which a subtraction
    sets where there is no borrow: the compiler's division of 128 bits has `addc` behind `subc.cc`."""
    name, t = inst.parts[0], kind(inst.parts[-1])
    found = modifiers(inst, "cc", "hi", "lo")
    bits = int(t[1:])
    if bits not in (32, 64):
        raise Unsupported(f"carry of .{inst.parts[-1]}")
    wide = 2 * bits
    big = VECTOR[f"i{wide}"]
    if name.startswith("mad"):
        a = _product(e, inst, bits, inst.parts[-1][0] == "s")
        if "hi" in found:
            a = e.add(f"lshr {big} {a}, splat (i{wide} {bits})")
        a, b = e.resize(a, wide, bits), e.get(inst.args[3], t)
    else:
        a, b = e.get(inst.args[1], t), e.get(inst.args[2], t)
    a, b = e.resize(a, bits, wide), e.resize(b, bits, wide)
    subtracts = name.startswith("sub")
    if name.endswith("c"):
        carry = e.get(CARRY, "i1")
        if subtracts:
            carry = e.add(f"xor <32 x i1> {carry}, splat (i1 true)")
        b = e.add(f"add {big} {b}, {e.add(f'zext <32 x i1> {carry} to {big}')}")
    out = e.add(f"{'sub' if subtracts else 'add'} {big} {a}, {b}")
    if "cc" in found:
        over = e.add(f"and {big} {e.add(f'lshr {big} {out}, splat (i{wide} {bits})')}, splat (i{wide} 1)")
        e.put(CARRY, e.add(f"icmp {'eq' if subtracts else 'ne'} {big} {over}, zeroinitializer"), "i1")
    e.put(inst.args[0], e.resize(out, wide, bits), t)


@instruction("sad", isa="9.7.1.7", counts=TYPE)
def _difference(e: BlockEmitter, inst: Inst) -> None:
    """`sad.type d, a, b, c`: c + |a - b| [PTX ISA 9.7.1.8]."""
    t, signed = kind(inst.parts[-1]), "s" if inst.parts[-1][0] == "s" else "u"
    v = VECTOR[t]
    a, b, c = (e.get(arg, t) for arg in inst.args[1:4])
    large, small = (e.call(t, signed + name, f"{v} {a}", f"{v} {b}") for name in ("max", "min"))
    e.put(inst.args[0], e.add(f"add {v} {c}, {e.add(f'sub {v} {large}, {small}')}"), t)


@instruction("mul24", "mad24", isa="9.7.1.5, 9.7.1.6", counts=TYPE)
def _low24(e: BlockEmitter, inst: Inst) -> None:
    """`mul24.{hi,lo}`, `mad24.{hi{.sat},lo}`: 32 of the 48 bits of a product of 24-bit integers [PTX ISA
    9.7.1.5, .6]."""
    signed = inst.parts[-1] == "s32"
    found = modifiers(inst, "hi", "lo", "sat")
    v, values = VECTOR["i64"], []
    for arg in inst.args[1:3]:
        up = e.add(f"shl {I} {e.get(arg, 'i32')}, splat (i32 8)")
        values.append(e.resize(e.add(f"{'ashr' if signed else 'lshr'} {I} {up}, splat (i32 8)"), 32, 64, signed))
    out = e.add(f"mul {v} {values[0]}, {values[1]}")
    if "hi" in found:
        out = e.add(f"lshr {v} {out}, splat (i64 16)")
    out = e.resize(out, 64, 32)
    if inst.parts[0] == "mad24":
        c = e.get(inst.args[3], "i32")
        if "sat" in found:
            out = e.call("i32", "sadd.sat", f"{I} {out}", f"{I} {c}")
        else:
            out = e.add(f"add {I} {out}, {c}")
    e.put(inst.args[0], out, "i32")


@instruction("slct", isa="9.7.6.4", counts="move")
def _select_sign(e: BlockEmitter, inst: Inst) -> None:
    """`slct{.ftz}.dtype.{s32,f32} d, a, b, c`: a where c >= 0, else b; NaN is not [PTX ISA 9.7.6.5]."""
    t, by = kind(inst.parts[-2]), inst.parts[-1]
    whole = t if t[0] == "i" else f"i{t[1:]}"
    a, b = (e.get(arg, whole) for arg in inst.args[1:3])
    if by == "s32":
        yes = e.add(f"icmp sge {I} {e.get(inst.args[3], 'i32')}, zeroinitializer")
    elif by == "f32":  # a subnormal below zero is one to .ftz alone
        c = e.get(inst.args[3], "f32")
        if "ftz" in inst.parts:
            c = flush(e, c, "f32")
        yes = e.add(f"fcmp oge <32 x float> {c}, zeroinitializer")
    else:
        raise Unsupported(f"type .{by}")
    e.put(inst.args[0], e.add(f"select <32 x i1> {yes}, {VECTOR[whole]} {a}, {VECTOR[whole]} {b}"), whole)


@instruction("shl", "shr", isa="9.7.8.8, 9.7.8.9", counts=TYPE)
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
    over = e.add(f"icmp ugt {I} {amount}, splat (i32 {limit})")
    clamped = e.add(f"select <32 x i1> {over}, {I} splat (i32 {limit}), {I} {amount}")
    clamped = e.resize(clamped, 32, bits)
    out = e.add(f"{how} {vector} {value}, {clamped}")
    if how != "ashr":
        out = e.add(f"select <32 x i1> {over}, {vector} {e.splat(0, t)}, {vector} {out}")
    e.put(inst.args[0], out, t)


@instruction("shf", isa="9.7.8.7", counts=TYPE, defined=ALL)
def _funnel(e: BlockEmitter, inst: Inst) -> None:
    """`shf.{l,r}.{clamp,wrap}.b32`: 64 bits shifted by the amount's low 5 bits, or by at most 32 [PTX ISA 9.7.8.8]."""
    low, high, amount = (e.get(arg, "i32") for arg in inst.args[1:4])
    if inst.parts[2] == "wrap":
        name = "fshl" if inst.parts[1] == "l" else "fshr"
        e.put(inst.args[0], e.call("i32", name, *(f"{I} {value}" for value in (high, low, amount))), "i32")
        return
    v = VECTOR["i64"]
    by = e.resize(e.call("i32", "umin", f"{I} {amount}", f"{I} splat (i32 32)"), 32, 64)
    both = e.add(f"or {v} {e.add(f'shl {v} {e.resize(high, 32, 64)}, splat (i64 32)')}, {e.resize(low, 32, 64)}")
    if inst.parts[1] == "l":
        out = e.add(f"lshr {v} {e.add(f'shl {v} {both}, {by}')}, splat (i64 32)")
    else:
        out = e.add(f"lshr {v} {both}, {by}")
    e.put(inst.args[0], e.resize(out, 64, 32), "i32")
