"""Arithmetic by type, comparison, logic and moves [PTX ISA 9.7.1 – 9.7.9]."""

from __future__ import annotations

import operator as op

from ..lowering.emitter import BlockEmitter
from ..lowering.kernel import STACK
from ..lowering.types import FLOATS, chosen, integer_of, modifier, modifiers, type_of
from ..lowering.values import I1, I16, I32, I64, INTEGERS, S64, Type, Value, pack
from ..native import frame as f
from ..ptx.malformed import Unsupported
from ..ptx.opcodes import ALL, SELECT, TYPE, instruction
from ..ptx.parse import Inst, elements
from ..ptx.types import number
from . import floating, integer


@instruction(
    "add", "mul", "div", "rem", "min", "max", "neg", "abs", "mad", isa="9.7.1, 9.7.3, 9.7.4, 9.7.5", counts=TYPE
)
@instruction("sub", isa="9.7.1.2, 9.7.3.4, 9.7.4.2, 9.7.5.2", counts=TYPE, cancels=True)
@instruction("fma", "copysign", isa="9.7.3, 9.7.4, 9.7.5", counts=TYPE)
@instruction("and", "or", isa="9.7.8.1, 9.7.8.2", counts=TYPE, defined=ALL)
@instruction("xor", isa="9.7.8.3", counts=TYPE, defined=ALL, cancels=True)
@instruction("not", "cnot", isa="9.7.8.4, 9.7.8.5", counts=TYPE)
@instruction("sqrt", "rcp", "rsqrt", "ex2", "lg2", "sin", "cos", "tanh", isa="9.7.3, 9.7.4", counts="special function")
def _arithmetic(e: BlockEmitter, inst: Inst) -> None:
    if inst.parts[-1] == "relu":  # min.s32.relu is min.relu.s32
        inst = Inst(inst.op, inst.args, parts=[inst.parts[0], *inst.parts[1:-2], "relu", inst.parts[-2]])
    found = set(inst.parts[1:-1])
    if inst.parts[-1] in (*FLOATS, "f32x2"):
        floating.lower(e, inst, found)
    elif inst.parts[-1] == "pred":
        if found:
            raise Unsupported(f"modifier .{min(found)}")
        values = [e.get(arg, I1) for arg in inst.args[1:]]
        e.put(inst.args[0], integer.operation(e, inst.parts[0], values, False, found))
    else:
        integer.lower(e, inst, found)


@instruction("mov", isa="9.7.9.3, 9.7.9.4", counts="move", defined=ALL)
@instruction("cvta", isa="9.7.9.20", counts="move")
@instruction("createpolicy", isa="9.7.9.18", counts=TYPE)
def _move(e: BlockEmitter, inst: Inst) -> None:
    if inst.parts[0] == "createpolicy":  # a cache hint has no effect on results
        e.put(inst.args[0], e.constant(I64, 0))
        return
    target, source = inst.args[0], inst.args[1]
    t = type_of(inst.parts[-1]).integer
    if inst.parts[0] == "cvta":
        e.put(target, _cvta(inst, e.get(source, t)))
    elif inst.parts[1] in ("v2", "v4"):
        names = [f"{source}.{axis}" for axis in "xyzw"] if source.startswith("%") else elements(source)
        values = [e.constant(t, 0) if name.endswith(".w") else e.get(name, t) for name in names]  # %tid.w is 0
        for name, value in zip(elements(target), values, strict=False):
            e.put(name, value)
    elif source.startswith("{"):
        e.put(target, pack(*(e.get(part, narrow) for part, narrow in _parts(source, t))))
    elif target.startswith("{"):
        value = e.get(source, t)
        for i, (part, narrow) in enumerate(_parts(target, t)):
            e.put(part, (value >> i * narrow.bits).to(narrow))
    else:
        e.put(target, e.get(source, t))


def _parts(operand: str, t: Type) -> list[tuple[str, Type]]:
    """The registers that an operand of a type is made of, and their type."""
    parts = elements(operand)
    if not parts or t.bits % len(parts) or t.bits // len(parts) not in INTEGERS:
        raise Unsupported(f"{len(parts)} parts of {t.bits} bits")
    return [(part, INTEGERS[t.bits // len(parts)]) for part in parts]


def _cvta(inst: Inst, value: Value) -> Value:
    """Generic addresses carry the state space in their top 16 bits [PTX ISA 9.7.9.20]."""
    to = inst.parts[1] == "to"
    space = inst.parts[2 if to else 1].split("::")[0]
    tag = {"shared": f.SHARED_TAG, "local": f.LOCAL_TAG}.get(space)
    if tag is None:
        if space not in ("global", "param", "const"):
            raise Unsupported(f"space .{space}")
        return value
    if value.type is not I64:
        raise Unsupported("32-bit generic addresses")
    offset = value & 0xFFFFFFFF
    return offset if to else offset | tag << 48


@instruction("isspacep", isa="9.7.9.19", counts="move")
def _isspacep(e: BlockEmitter, inst: Inst) -> None:
    space = modifier(inst, 1).split("::")[0]
    tag = {"shared": f.SHARED_TAG, "local": f.LOCAL_TAG, "global": 0, "param": 0, "const": 0}.get(space)
    if tag is None:
        raise Unsupported(f"space .{inst.parts[1]}")
    address = e.get(inst.args[1], I64)
    inside = address >> 48 == tag
    if space in ("global", "param"):
        offset = address - e.read(S64, f.PARAMS_AT).spread()
        size = max(e.low.param_size, 1)
        inside = inside & (offset < size if space == "param" else offset >= size)
    if space in ("global", "const"):
        held = _constant(e, address)
        inside = inside & (~held if space == "global" else held)
    if inst.parts[1] in ("shared", "shared::cta"):  # the CTA's own, not its neighbours'
        window = e.read(S64, f.WINDOW)
        inside = inside & ((address & 0xFFFFFFFF & -(1 << f.PEER_SHIFT)) == window.spread())
    e.put(inst.args[0], inside)


def _constant(e: BlockEmitter, address: Value) -> Value:
    """Whether generic addresses are those of variables in constant memory."""
    found = e.constant(I1, 0)
    for name, at, size in e.low.constants:
        first = e.symbol(f"variable {name}", at).address()
        found = found | (address - first.spread() < max(size, 1))
    return found


BOOLEAN = {"and": op.and_, "or": op.or_, "xor": op.xor}
_COMPARE = {"eq": "eq", "ne": "ne", "lt": "lt", "le": "le", "gt": "gt", "ge": "ge",
            "lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}  # fmt: skip


def _compare(relation: str, ptx: str, values: list[Value], ftz: bool) -> Value:
    """Whether it is so in each lane. ``values``: of the type of ``ptx``, but bits in I16 for f16 and bf16."""
    if ptx in FLOATS:
        return floating.compare(relation, ptx, values, ftz)
    name = chosen(_COMPARE, relation)
    if name not in ("eq", "ne"):
        unsigned = ptx[0] != "s" or relation in ("lo", "ls", "hi", "hs")
        name = ("u" if unsigned else "s") + name
    return values[0].compare(name, values[1])


@instruction("setp", "set", isa="9.7.6.1, 9.7.6.2, 9.7.7", counts=TYPE)
def _setp(e: BlockEmitter, inst: Inst) -> None:
    """`setp.CmpOp{.BoolOp}{.ftz}.type p{|q}, a, b{, {!}c}` and `set...dtype.stype d, a, b{, {!}c}`; of pairs, p is the
    comparison of the lower and q of the upper halves [PTX ISA 9.7.6, 9.7.7]."""
    ptx, ftz, relation = inst.parts[-1], "ftz" in inst.parts, modifier(inst, 1)
    base = ptx.removesuffix("x2") if ptx in FLOATS else ptx
    if ptx in ("f16", "bf16", "f16x2", "bf16x2"):
        a, b = (floating.operands(e, inst.args[i], ptx) for i in (1, 2))
    else:
        a, b = ([e.get(inst.args[i], type_of(ptx))] for i in (1, 2))
    results = [_compare(relation, base, [x, y], ftz) for x, y in zip(a, b, strict=True)]
    names = inst.args[0].split("|")
    if inst.parts[0] == "setp" and len(results) != len(names):
        if len(results) == 2:
            raise Unsupported("one predicate for a pair")
        results.append(~results[0])
    for join in [part for part in inst.parts[2:-1] if part in BOOLEAN][:1]:
        other = e.get(inst.args[3], I1)
        results = [BOOLEAN[join](result, other) for result in results]
    if inst.parts[0] == "set":
        _set(e, inst, results)
        return
    for name, result in zip(names, results, strict=False):
        e.put(name, result)


def _set(e: BlockEmitter, inst: Inst, results: list[Value]) -> None:
    """All bits or 1.0 where true."""
    t = inst.parts[-2]
    if len(results) == 2 or t in ("f16", "bf16", "u16", "s16"):
        true = {"f16": 0x3C00, "bf16": 0x3F80}.get(t.removesuffix("x2"), 0xFFFF)
        e.put(inst.args[0], pack(*(result.select(e.constant(I16, true), 0) for result in results)))
        return
    e.put(inst.args[0], results[0].select(e.constant(I32, 0x3F800000 if t == "f32" else -1), 0))


@instruction("selp", isa="9.7.6.3", counts="move", defined=SELECT)
def _selp(e: BlockEmitter, inst: Inst) -> None:
    t = type_of(inst.parts[-1]).integer
    a, b, by = e.get(inst.args[1], t), e.get(inst.args[2], t), inst.args[3]
    p = e.scalar(by) if by.lstrip("!") in e.low.uniform else e.get(by, I1)
    e.put(inst.args[0], p.select(a, b))


@instruction("lop3", isa="9.7.8.6", counts=TYPE, defined=ALL)
def _lop3(e: BlockEmitter, inst: Inst) -> None:
    """`lop3.b32 d, a, b, c, table` and `lop3.{or,and}.b32 d|p, a, b, c, table, q`: any function of three bits
    by its truth table; p says whether the result is not 0, joined with q [PTX ISA 9.7.8.6]."""
    found = modifiers(inst, "or", "and")
    a, b, c = (e.get(inst.args[i], I32) for i in (1, 2, 3))
    table = number(inst.args[4])
    not_a, not_b, not_c = ~a, ~b, ~c
    out = e.constant(I32, 0)
    for row in range(8):
        if table >> row & 1:
            out = out | (a if row & 4 else not_a) & (b if row & 2 else not_b) & (c if row & 1 else not_c)
    target, _, predicate = inst.args[0].partition("|")
    if found:
        e.put(predicate, BOOLEAN[min(found)](out != 0, e.get(inst.args[5], I1)))
    e.put(target, out)


@instruction("alloca", "stacksave", isa="9.7.17.3, 9.7.17.1", counts=TYPE)
@instruction("stackrestore", isa="9.7.17.2", counts=TYPE, results=())
def _stack(e: BlockEmitter, inst: Inst) -> None:
    """`alloca.u64 p, size{, align}`: local memory until `stackrestore` of what `stacksave` gave, of 32 or 64 bits
    [PTX ISA 9.7.17]."""
    t = integer_of(modifier(inst, 1))
    if inst.parts[0] == "stacksave":
        e.put(inst.args[0], e.get(STACK, I64).to(t))
    elif inst.parts[0] == "stackrestore":
        e.put(STACK, e.get(inst.args[0], t).to(I64))
    else:
        align = max(number(inst.args[2]) if len(inst.args) > 2 else 8, 8)
        base = e.low.symbols[STACK][1]  # a multiple of 16
        at = e.get(STACK, I64) + (base + align - 1) & -align
        e.put(STACK, at + e.get(inst.args[1], I64) - base)
        e.put(inst.args[0], at.to(t))


@instruction("clusterlaunchcontrol.query_cancel", isa="9.7.13.18", counts=TYPE)
def _query_cancel(e: BlockEmitter, inst: Inst) -> None:
    """`clusterlaunchcontrol.query_cancel.is_canceled.pred.b128 p, answer`: never (cluster.py); then there is no
    first CTA: `.get_first_ctaid` gives 0."""
    if "is_canceled" in inst.parts:
        e.put(inst.args[0], e.constant(I1, 0))
    else:
        for name in elements(inst.args[0]):
            e.put(name, e.constant(I32, 0))


@instruction("testp", isa="9.7.3.1", counts=TYPE)
def _testp(e: BlockEmitter, inst: Inst) -> None:
    """`testp.{finite,infinite,number,notanumber,normal,subnormal}.{f32,f64}`; 0 is
    normal, as an H200 says [PTX ISA 9.7.3.1]."""
    what, t = modifier(inst, 1), type_of(inst.parts[-1]).integer
    if inst.parts[-1] not in ("f32", "f64"):
        raise Unsupported(f"type .{inst.parts[-1]}")
    exponent = 0x7F800000 if t is I32 else 0x7FF << 52
    size = e.get(inst.args[1], t) & (1 << t.bits - 1) - 1
    least = exponent & -exponent
    match what:
        case "normal":
            out = (size - least <= exponent - 1 - least) | (size == 0)
        case "subnormal":
            out = size - 1 <= least - 2
        case "finite":
            out = size < exponent
        case "infinite":
            out = size == exponent
        case "number":
            out = size <= exponent
        case "notanumber":
            out = size > exponent
        case _:
            raise Unsupported(f"test .{what}")
    e.put(inst.args[0], out)
