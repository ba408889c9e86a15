"""Integer arithmetic, extended precision and shifts [PTX ISA 9.7.1, 9.7.2, 9.7.8]."""

from __future__ import annotations

import operator as op
from collections.abc import Callable

from ..lowering.emitter import BlockEmitter
from ..lowering.kernel import CARRY
from ..lowering.types import integer_of, modifier, modifiers, type_of
from ..lowering.values import F32, I1, I16, I32, I64, INTEGERS, Type, Value
from ..ptx.malformed import Unsupported
from ..ptx.opcodes import ALL, TYPE, instruction
from ..ptx.parse import Inst
from ..ptx.types import number
from .floating import flush
from .native_code import ARITHMETIC


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
    t, signed = integer_of(ptx), ptx[0] == "s"
    if "sat" in found and (name not in ("add", "sub", "mad") or ptx != "s32"):
        raise Unsupported(f"saturation of {name} of .{ptx}")
    if name in ("mul", "mad") and found & {"hi", "wide"}:
        out = _product(e, inst, t, signed)
        if "hi" in found:
            out = (out >> t.bits).to(t)
        if name == "mad":
            c = e.get(inst.args[3], out.type)
            out = e.intrinsic("llvm.sadd.sat", out, c) if "sat" in found else out + c
        e.put(inst.args[0], out)
        return
    e.put(inst.args[0], operation(e, name, [e.get(arg, t) for arg in inst.args[1:]], signed, found))


def _product(e: BlockEmitter, inst: Inst, t: Type, signed: bool) -> Value:
    """The whole product of operands 1 and 2."""
    a, b = (e.get(inst.args[i], t).to(INTEGERS[2 * t.bits], signed) for i in (1, 2))
    return a * b


_OPERATORS: dict[str, Callable[..., Value]] = {
    "add": op.add, "sub": op.sub, "mul": op.mul, "and": op.and_, "or": op.or_, "xor": op.xor, "not": op.invert,
    "neg": op.neg, "cnot": lambda a: (a == 0).to(a.type), "mad": lambda a, b, c: a * b + c,
}  # fmt: skip
_OPERANDS = {"not": 1, "neg": 1, "cnot": 1, "abs": 1, "mad": 3}  # and 2 of all others


def operation(e: BlockEmitter, name: str, v: list[Value], signed: bool, found: set[str]) -> Value:
    """The value of an operation on integers of one type."""
    if len(v) != _OPERANDS.get(name, 2):
        raise Unsupported(f"{name} of {len(v)} operands")
    sign = "s" if signed else "u"
    if name in ("add", "sub") and "sat" in found:
        return e.intrinsic(f"llvm.s{name}.sat", *v)
    if name in _OPERATORS:
        return _OPERATORS[name](*v)
    if name in ("min", "max"):
        out = e.intrinsic(f"llvm.{sign}{name}", *v)
        return e.intrinsic("llvm.smax", out, 0) if "relu" in found else out
    if name == "abs":
        return e.intrinsic("llvm.abs", *v, False)
    if name in ("div", "rem"):
        return _divide(e, name, v[0], v[1], signed)
    raise Unsupported(f"{name} of .{sign}{v[0].type.bits}")


def _pairs(e: BlockEmitter, inst: Inst, found: set[str]) -> None:
    """`{add,min,max}{.relu}.{s16x2,u16x2}`: two integers of 16 bits in a register."""
    name, signed = inst.parts[0], inst.parts[-1][0] == "s"
    if name not in ("add", "min", "max") or "sat" in found or ("relu" in found and not signed):
        raise Unsupported(f"{name} of .{inst.parts[-1]}")
    words = [e.get(arg, I32) for arg in inst.args[1:]]
    low, high = (operation(e, name, [(word >> at).to(I16) for word in words], signed, found).to(I32) for at in (0, 16))
    e.put(inst.args[0], low | high << 16)


def _divide(e: BlockEmitter, name: str, a: Value, b: Value, signed: bool) -> Value:
    """Quotient or remainder. Lanes that would trap on this CPU (x / 0, and x / -1 signed) take another way."""
    zero = b == 0
    minus = b == -1 if signed else None
    odd = zero if minus is None else zero | minus
    odd = odd | ~e.mask.flags()
    safe = odd.select(1, b).freeze()
    out = e.call_function(e.low.native(ARITHMETIC, f"i{a.type.bits}_{'s' if signed else 'u'}{name}"), a, safe)
    if minus is not None:
        out = minus.select(0 if name == "rem" else -a, out)
    return zero.select(-1, out)  # PTX leaves division by zero to the machine; an H200 gives -1.


@instruction("addc", "subc", "madc", isa="9.7.2", counts=TYPE)
def _carried(e: BlockEmitter, inst: Inst) -> None:
    """`add.cc`, `addc{.cc}`, `sub.cc`, `subc{.cc}`, `mad{.hi,.lo}.cc`, `madc{.hi,.lo}{.cc}` of 32 and 64 bits:
    the carry, or the borrow, goes through CC.CF [PTX ISA 9.7.2]. CC.CF is the carry of the adder, which a subtraction
    sets where there is no borrow: the compiler's division of 128 bits has `addc` behind `subc.cc`."""
    name, t = inst.parts[0], integer_of(inst.parts[-1])
    found = modifiers(inst, "cc", "hi", "lo")
    if t.bits not in (32, 64):
        raise Unsupported(f"carry of .{inst.parts[-1]}")
    wide = INTEGERS[2 * t.bits]
    if name.startswith("mad"):
        a = _product(e, inst, t, inst.parts[-1][0] == "s")
        if "hi" in found:
            a = a >> t.bits
        a, b = a.to(t), e.get(inst.args[3], t)
    else:
        a, b = e.get(inst.args[1], t), e.get(inst.args[2], t)
    a, b = a.to(wide), b.to(wide)
    subtracts = name.startswith("sub")
    if name.endswith("c"):
        carry = e.get(CARRY, I1)
        b = b + (~carry if subtracts else carry).to(wide)
    out = a - b if subtracts else a + b
    if "cc" in found:
        over = out >> t.bits & 1
        e.put(CARRY, over == 0 if subtracts else over != 0)
    e.put(inst.args[0], out.to(t))


@instruction("sad", isa="9.7.1.7", counts=TYPE)
def _difference(e: BlockEmitter, inst: Inst) -> None:
    """`sad.type d, a, b, c`: c + |a - b| [PTX ISA 9.7.1.8]."""
    t, sign = integer_of(inst.parts[-1]), "s" if inst.parts[-1][0] == "s" else "u"
    a, b, c = (e.get(inst.args[i], t) for i in (1, 2, 3))
    large, small = (e.intrinsic(f"llvm.{sign}{name}", a, b) for name in ("max", "min"))
    e.put(inst.args[0], c + (large - small))


@instruction("mul24", "mad24", isa="9.7.1.5, 9.7.1.6", counts=TYPE)
def _low24(e: BlockEmitter, inst: Inst) -> None:
    """`mul24.{hi,lo}`, `mad24.{hi{.sat},lo}`: 32 of the 48 bits of a product of 24-bit integers [PTX ISA
    9.7.1.5, .6]."""
    signed = inst.parts[-1] == "s32"
    found = modifiers(inst, "hi", "lo", "sat")
    a, b = ((e.get(inst.args[i], I32) << 8).shr(8, signed).to(I64, signed) for i in (1, 2))
    out = a * b
    if "hi" in found:
        out = out >> 16
    out = out.to(I32)
    if inst.parts[0] == "mad24":
        c = e.get(inst.args[3], I32)
        out = e.intrinsic("llvm.sadd.sat", out, c) if "sat" in found else out + c
    e.put(inst.args[0], out)


@instruction("slct", isa="9.7.6.4", counts="move")
def _select_sign(e: BlockEmitter, inst: Inst) -> None:
    """`slct{.ftz}.dtype.{s32,f32} d, a, b, c`: a where c >= 0, else b; NaN is not [PTX ISA 9.7.6.5]."""
    t, by = type_of(inst.parts[-2:][0]).integer, inst.parts[-1]
    a, b = (e.get(inst.args[i], t) for i in (1, 2))
    if by == "s32":
        yes = e.get(inst.args[3], I32).compare("sge", 0)
    elif by == "f32":  # a subnormal below zero is one to .ftz alone
        c = e.get(inst.args[3], F32)
        yes = (flush(c) if "ftz" in inst.parts else c) >= 0
    else:
        raise Unsupported(f"type .{by}")
    e.put(inst.args[0], yes.select(a, b))


@instruction("shl", "shr", isa="9.7.8.8, 9.7.8.9", counts=TYPE)
def _shift(e: BlockEmitter, inst: Inst) -> None:
    """Amounts beyond the width are clamped to it [PTX ISA 9.7.8.7]."""
    t, left = integer_of(inst.parts[-1]), inst.parts[0] == "shl"
    signed = not left and inst.parts[-1][0] == "s"
    value, limit = e.get(inst.args[1], t), t.bits - 1

    def shifted(by: Value | int) -> Value:
        return value << by if left else value.shr(by, signed)

    if not inst.args[2].startswith("%"):
        by = number(inst.args[2]) & 0xFFFFFFFF
        e.put(inst.args[0], e.constant(t, 0) if by > limit and not signed else shifted(min(by, limit)))
        return
    amount = e.get(inst.args[2], I32)
    over = amount > limit
    out = shifted(over.select(limit, amount).to(t))
    e.put(inst.args[0], out if signed else over.select(0, out))


@instruction("shf", isa="9.7.8.7", counts=TYPE, defined=ALL)
def _funnel(e: BlockEmitter, inst: Inst) -> None:
    """`shf.{l,r}.{clamp,wrap}.b32`: 64 bits shifted by the amount's low 5 bits, or by at most 32 [PTX ISA 9.7.8.8]."""
    low, high, amount = (e.get(inst.args[i], I32) for i in (1, 2, 3))
    left = modifier(inst, 1) == "l"
    if modifier(inst, 2) == "wrap":
        e.put(inst.args[0], e.intrinsic("llvm.fshl" if left else "llvm.fshr", high, low, amount))
        return
    by = e.intrinsic("llvm.umin", amount, 32).to(I64)
    both = high.to(I64) << 32 | low.to(I64)
    e.put(inst.args[0], (both << by >> 32 if left else both >> by).to(I32))
