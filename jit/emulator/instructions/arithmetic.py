"""Arithmetic by type, comparison, logic and moves [PTX ISA 9.7.1 – 9.7.9]."""

from __future__ import annotations

from ..lowering.emitter import BlockEmitter
from ..lowering.kernel import STACK
from ..lowering.legacy import BITS, VECTOR
from ..lowering.types import FLOATS, kind, modifiers
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
        values = [e.get(arg, "i1") for arg in inst.args[1:]]
        e.put(inst.args[0], integer.operation(e, inst.parts[0], values, False, found))
    else:
        integer.lower(e, inst, found)


@instruction("mov", isa="9.7.9.3, 9.7.9.4", counts="move", defined=ALL)
@instruction("cvta", isa="9.7.9.20", counts="move")
@instruction("createpolicy", isa="9.7.9.18", counts=TYPE)
def _move(e: BlockEmitter, inst: Inst) -> None:
    if inst.parts[0] == "createpolicy":  # a cache hint has no effect on results
        e.put(inst.args[0], e.splat(0, "i64"), "i64")
        return
    target, source = inst.args
    t = kind(inst.parts[-1])
    if inst.parts[0] == "cvta":
        _cvta(e, inst, t)
    elif inst.parts[1] in ("v2", "v4"):
        names = [f"{source}.{axis}" for axis in "xyzw"] if source.startswith("%") else elements(source)
        values = [e.splat(0, t) if name.endswith(".w") else e.get(name, t) for name in names]  # %tid.w is 0
        for name, value in zip(elements(target), values, strict=False):
            e.put(name, value, t)
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


@instruction("isspacep", isa="9.7.9.19", counts="move")
def _isspacep(e: BlockEmitter, inst: Inst) -> None:
    space = inst.parts[1].split("::")[0]
    tag = {"shared": f.SHARED_TAG, "local": f.LOCAL_TAG, "global": 0, "param": 0, "const": 0}.get(space)
    if tag is None:
        raise Unsupported(f"space .{inst.parts[1]}")
    address = e.get(inst.args[1], "i64")
    inside = e.add(f"icmp eq <32 x i64> {e.add(f'lshr <32 x i64> {address}, splat (i64 48)')}, splat (i64 {tag})")
    if space in ("global", "param"):
        first = e.add(f"load i64, ptr {e.add(f'getelementptr i8, ptr %w, i64 {f.PARAMS_AT}')}")
        offset = e.add(f"sub <32 x i64> {address}, {e.spread(first, 'i64')}")
        relation = "ult" if space == "param" else "uge"
        among = e.add(f"icmp {relation} <32 x i64> {offset}, splat (i64 {max(e.low.param_size, 1)})")
        inside = e.add(f"and <32 x i1> {inside}, {among}")
    if space in ("global", "const"):
        held = _constant(e, address)
        if space == "global":
            held = e.add(f"xor <32 x i1> {held}, splat (i1 true)")
        inside = e.add(f"and <32 x i1> {inside}, {held}")
    if inst.parts[1] in ("shared", "shared::cta"):  # the CTA's own, not its neighbours'
        window = e.add(f"load i64, ptr {e.add(f'getelementptr i8, ptr %w, i64 {f.WINDOW}')}")
        low = e.add(f"and <32 x i64> {address}, splat (i64 {0xFFFFFFFF & -(1 << f.PEER_SHIFT)})")
        own = e.add(f"icmp eq <32 x i64> {low}, {e.spread(window, 'i64')}")
        inside = e.add(f"and <32 x i1> {inside}, {own}")
    e.put(inst.args[0], inside, "i1")


def _constant(e: BlockEmitter, address: str) -> str:
    """Whether generic addresses are those of variables in constant memory, an i1 vector."""
    found = "zeroinitializer"
    for name, at, size in e.low.constants:
        first = e.add(f"ptrtoint ptr {e.low.symbol(f'variable {name}', at)} to i64")
        offset = e.add(f"sub <32 x i64> {address}, {e.spread(first, 'i64')}")
        among = e.add(f"icmp ult <32 x i64> {offset}, splat (i64 {max(size, 1)})")
        found = e.add(f"or <32 x i1> {found}, {among}")
    return found if e.low.constants else "splat (i1 false)"


_COMPARE = {"eq": "eq", "ne": "ne", "lt": "lt", "le": "le", "gt": "gt", "ge": "ge",
            "lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}  # fmt: skip


def _compare(e: BlockEmitter, relation: str, ptx: str, values: list[str], ftz: bool) -> str:
    """An i1 vector. ``values``: of the kind of ``ptx``, but bits in i16 for f16 and bf16."""
    if ptx in FLOATS:
        return floating.compare(e, relation, ptx, values, ftz)
    name, t = _COMPARE[relation], kind(ptx)
    if name not in ("eq", "ne"):
        unsigned = ptx[0] != "s" or relation in ("lo", "ls", "hi", "hs")
        name = ("u" if unsigned else "s") + name
    return e.add(f"icmp {name} {VECTOR[t]} {values[0]}, {values[1]}")


@instruction("setp", "set", isa="9.7.6.1, 9.7.6.2, 9.7.7", counts=TYPE)
def _setp(e: BlockEmitter, inst: Inst) -> None:
    """`setp.CmpOp{.BoolOp}{.ftz}.type p{|q}, a, b{, {!}c}` and `set...dtype.stype d, a, b{, {!}c}`; of pairs, p is the
    comparison of the lower and q of the upper halves [PTX ISA 9.7.6, 9.7.7]."""
    ptx, ftz, relation = inst.parts[-1], "ftz" in inst.parts, inst.parts[1]
    base = ptx.removesuffix("x2") if ptx in FLOATS else ptx
    if ptx in ("f16", "bf16", "f16x2", "bf16x2"):
        columns = list(zip(*(floating.operands(e, arg, ptx) for arg in inst.args[1:3]), strict=True))
    else:
        columns = [tuple(e.get(arg, kind(ptx)) for arg in inst.args[1:3])]
    results = [_compare(e, relation, base, list(column), ftz) for column in columns]
    joins = [part for part in inst.parts[2:-1] if part in ("and", "or", "xor")]
    if inst.parts[0] == "set":
        if joins:
            other = e.get(inst.args[3], "i1")
            results = [e.add(f"{joins[0]} <32 x i1> {result}, {other}") for result in results]
        _set(e, inst, results)
        return
    if len(results) == 1:
        results.append(e.add(f"xor <32 x i1> {results[0]}, splat (i1 true)"))
    elif "|" not in inst.args[0]:
        raise Unsupported("one predicate for a pair")
    other = e.get(inst.args[3], "i1") if joins else ""
    for name, result in zip(inst.args[0].split("|"), results, strict=False):
        e.put(name, e.add(f"{joins[0]} <32 x i1> {result}, {other}") if joins else result, "i1")


def _set(e: BlockEmitter, inst: Inst, results: list[str]) -> None:
    """All bits or 1.0 where true."""
    t = inst.parts[-2]
    if len(results) == 2 or t in ("f16", "bf16", "u16", "s16"):
        true = {"f16": 0x3C00, "bf16": 0x3F80}.get(t.removesuffix("x2"), 0xFFFF)
        halves = [
            e.add(f"select <32 x i1> {result}, <32 x i16> {e.splat(true, 'i16')}, <32 x i16> zeroinitializer")
            for result in results
        ]
        e.put(inst.args[0], *floating.packed(e, halves))
        return
    true = {"f32": 0x3F800000}.get(t, 0xFFFFFFFF)
    v = VECTOR["i32"]
    e.put(inst.args[0], e.add(f"select <32 x i1> {results[0]}, {v} {e.splat(true, 'i32')}, {v} zeroinitializer"), "i32")


@instruction("selp", isa="9.7.6.3", counts="move", defined=SELECT)
def _selp(e: BlockEmitter, inst: Inst) -> None:
    t = kind(inst.parts[-1])
    t = t if t not in BITS else f"i{BITS[t]}"
    a, b, p = e.get(inst.args[1], t), e.get(inst.args[2], t), e.get(inst.args[3], "i1")
    e.put(inst.args[0], e.add(f"select <32 x i1> {p}, {VECTOR[t]} {a}, {VECTOR[t]} {b}"), t)


@instruction("lop3", isa="9.7.8.6", counts=TYPE, defined=ALL)
def _lop3(e: BlockEmitter, inst: Inst) -> None:
    """`lop3.b32 d, a, b, c, table` and `lop3.{or,and}.b32 d|p, a, b, c, table, q`: any function of three bits
    by its truth table; p tells whether the result is not 0, joined with q [PTX ISA 9.7.8.6]."""
    found = modifiers(inst, "or", "and")
    a, b, c = (e.get(arg, "i32") for arg in inst.args[1:4])
    table, v = number(inst.args[4]), "<32 x i32>"
    no = [e.add(f"xor {v} {x}, splat (i32 -1)") for x in (a, b, c)]
    out = "zeroinitializer"
    for row in range(8):
        if table >> row & 1:
            x, y, z = (a if row & 4 else no[0]), (b if row & 2 else no[1]), (c if row & 1 else no[2])
            term = e.add(f"and {v} {e.add(f'and {v} {x}, {y}')}, {z}")
            out = e.add(f"or {v} {out}, {term}")
    out = e.add(f"or {v} {out}, zeroinitializer")
    target, _, predicate = inst.args[0].partition("|")
    if found:
        some = e.add(f"icmp ne {v} {out}, zeroinitializer")
        e.put(predicate, e.add(f"{min(found)} <32 x i1> {some}, {e.get(inst.args[5], 'i1')}"), "i1")
    e.put(target, out, "i32")


@instruction("alloca", "stacksave", isa="9.7.17.3, 9.7.17.1", counts=TYPE)
@instruction("stackrestore", isa="9.7.17.2", counts=TYPE, results=())
def _stack(e: BlockEmitter, inst: Inst) -> None:
    """`alloca.u64 p, size{, align}`: local memory until `stackrestore` of what `stacksave` gave, of 32 or 64 bits
    [PTX ISA 9.7.17]."""
    v, t = "<32 x i64>", kind(inst.parts[1])
    if inst.parts[0] == "stacksave":
        e.put(inst.args[0], e.resize(e.get(STACK, "i64"), 64, int(t[1:])), t)
    elif inst.parts[0] == "stackrestore":
        e.put(STACK, e.resize(e.get(inst.args[0], t), int(t[1:]), 64), "i64")
    else:
        align = max(number(inst.args[2]) if len(inst.args) > 2 else 8, 8)
        base = e.low.symbols[STACK][1]  # a multiple of 16
        at = e.add(f"add {v} {e.get(STACK, 'i64')}, {e.splat(base + align - 1, 'i64')}")
        at = e.add(f"and {v} {at}, {e.splat(-align, 'i64')}")
        end = e.add(f"add {v} {at}, {e.get(inst.args[1], 'i64')}")
        e.put(STACK, e.add(f"sub {v} {end}, {e.splat(base, 'i64')}"), "i64")
        e.put(inst.args[0], e.resize(at, 64, int(t[1:])), t)


@instruction("clusterlaunchcontrol.query_cancel", isa="9.7.13.18", counts=TYPE)
def _query_cancel(e: BlockEmitter, inst: Inst) -> None:
    """`clusterlaunchcontrol.query_cancel.is_canceled.pred.b128 p, answer`: never (cluster.py); then there is no
    first CTA: `.get_first_ctaid` gives 0."""
    if "is_canceled" in inst.parts:
        e.put(inst.args[0], e.splat(0, "i1"), "i1")
    else:
        for name in elements(inst.args[0]):
            e.put(name, e.splat(0, "i32"), "i32")


@instruction("testp", isa="9.7.3.1", counts=TYPE)
def _testp(e: BlockEmitter, inst: Inst) -> None:
    """`testp.{finite,infinite,number,notanumber,normal,subnormal}.{f32,f64}`; 0 is
    normal, as an H200 says [PTX ISA 9.7.3.1]."""
    bits, exponent = {"f32": (32, 0x7F800000), "f64": (64, 0x7FF << 52)}[inst.parts[-1]]
    t, what = f"i{bits}", inst.parts[1]
    v = VECTOR[t]
    size = e.add(f"and {v} {e.get(inst.args[1], t)}, {e.splat((1 << bits - 1) - 1, t)}")
    least = exponent & -exponent
    if what in ("normal", "subnormal"):
        low, high = (least, exponent - 1) if what == "normal" else (1, least - 1)
        inside = e.add(f"sub {v} {size}, {e.splat(low, t)}")
        out = e.add(f"icmp ule {v} {inside}, {e.splat(high - low, t)}")
        if what == "normal":
            out = e.add(f"or <32 x i1> {out}, {e.add(f'icmp eq {v} {size}, zeroinitializer')}")
    else:
        how = {"finite": "ult", "infinite": "eq", "number": "ule", "notanumber": "ugt"}[what]
        out = e.add(f"icmp {how} {v} {size}, {e.splat(exponent, t)}")
    e.put(inst.args[0], out, "i1")
