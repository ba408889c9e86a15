"""Integer, logic, comparison, selection and data movement [PTX ISA 9.7.1, 9.7.2, 9.7.6 to 9.7.9.7]."""

from __future__ import annotations

from collections.abc import Callable

from . import floats
from .emit import MASK, Values, splat, vec
from .parse import Inst, number, split, width

PLAIN = {"add": "add", "sub": "sub", "and": "and", "or": "or", "xor": "xor"}


def _bits(inst: Inst) -> tuple[int, bool]:
    kind = inst.parts[-1]
    return width(kind), kind.startswith("s")


def arithmetic(e: Values, inst: Inst) -> None:
    """add, sub, and, or, xor, min, max, div, rem of integers, also in 16-bit pairs."""
    kind = inst.parts[-1]
    bits, signed = _bits(inst)
    verb = inst.parts[0]
    if kind in ("u16x2", "s16x2"):
        a, b = (e.emit(f"bitcast <32 x i32> {e.get(arg, 32)} to <64 x i16>") for arg in inst.args[1:3])
        value = _pair_op(e, verb, signed, a, b, "<64 x i16>", "v64i16")
        e.set(inst.args[0], e.emit(f"bitcast <64 x i16> {value} to <32 x i32>"), 32)
        return
    if kind == "pred":
        bits = 1
    a, b = (e.get(arg, bits, signed) for arg in inst.args[1:3])
    if "sat" in inst.parts and verb in ("add", "sub"):
        kind_v = vec(bits)
        value = e.intrinsic(f"llvm.s{verb}.sat.v32i{bits}", kind_v, (kind_v, a), (kind_v, b))
    elif "cc" in inst.parts or verb in ("addc", "subc"):
        value = _carry(e, inst, verb, a, b, bits)
    else:
        value = _pair_op(e, verb, signed, a, b, vec(bits), f"v32i{bits}")
    if "relu" in inst.parts:
        value = e.intrinsic(f"llvm.smax.v32i{bits}", vec(bits), (vec(bits), value), (vec(bits), "zeroinitializer"))
    e.set(inst.args[0], value, bits, signed)


def _pair_op(e: Values, verb: str, signed: bool, a: str, b: str, kind: str, suffix: str) -> str:
    if verb in PLAIN:
        return e.emit(f"{PLAIN[verb]} {kind} {a}, {b}")
    if verb in ("min", "max"):
        return e.intrinsic(f"llvm.{'s' if signed else 'u'}{verb}.{suffix}", kind, (kind, a), (kind, b))
    # Division by zero gives all ones and leaves the dividend as the remainder; LLVM leaves both undefined.
    n = kind[1:].split(" ")[0]
    bits = int(suffix.split("i")[1])
    zero = e.emit(f"icmp eq {kind} {b}, zeroinitializer")
    safe = e.emit(f"select <{n} x i1> {zero}, {kind} {splat(1, bits)}, {kind} {b}")
    word = "s" if signed else "u"
    if signed:  # the most negative number divided by -1 wraps to itself
        minus = e.emit(f"icmp eq {kind} {safe}, {splat(-1, bits)}")
        safe = e.emit(f"select <{n} x i1> {minus}, {kind} {splat(1, bits)}, {kind} {safe}")
        quotient = e.emit(f"sdiv {kind} {a}, {safe}")
        negated = e.emit(f"sub {kind} zeroinitializer, {a}")
        quotient = e.emit(f"select <{n} x i1> {minus}, {kind} {negated}, {kind} {quotient}")
    else:
        quotient = e.emit(f"{word}div {kind} {a}, {safe}")
    if verb == "div":
        return e.emit(f"select <{n} x i1> {zero}, {kind} {splat(-1, bits)}, {kind} {quotient}")
    product = e.emit(f"mul {kind} {quotient}, {b}")
    rest = e.emit(f"sub {kind} {a}, {product}")
    return e.emit(f"select <{n} x i1> {zero}, {kind} {a}, {kind} {rest}")


CARRY = "%carry"  # a predicate register of the emulator's own: CC.CF


def _carry(e: Values, inst: Inst, verb: str, a: str, b: str, bits: int) -> str:
    """add.cc, addc, sub.cc, subc [9.7.2]: CC.CF is the carry, for subtraction the borrow."""
    e.registers.setdefault(CARRY, 1)
    kind = vec(bits)
    base = verb.removesuffix("c")
    less = "ult" if base == "add" else "ugt"
    value = e.emit(f"{base} {kind} {a}, {b}")
    carry = e.emit(f"icmp {less} {kind} {value}, {a}")
    if verb.endswith("c"):
        have = e.emit(f"zext {MASK} {e.get(CARRY, 1)} to {kind}")
        again = e.emit(f"{base} {kind} {value}, {have}")
        carry = e.emit(f"or {MASK} {carry}, {e.emit(f'icmp {less} {kind} {again}, {value}')}")
        value = again
    if "cc" in inst.parts:
        e.set(CARRY, carry, 1)
    return value


def multiply(e: Values, inst: Inst) -> None:
    """mul, mad, mul24, mad24 [9.7.1.3 to 9.7.1.6], mad.cc and madc [9.7.2]."""
    bits, signed = _bits(inst)
    kind, wide = vec(bits), vec(2 * bits)
    a, b = (e.get(arg, bits, signed) for arg in inst.args[1:3])
    extend = "sext" if signed else "zext"
    if inst.parts[0].endswith("24"):
        a, b = (_low24(e, value, signed) for value in (a, b))
    size = bits
    if "wide" in inst.parts or "hi" in inst.parts:
        a, b = (e.emit(f"{extend} {kind} {value} to {wide}") for value in (a, b))
        value = e.emit(f"mul {wide} {a}, {b}")
        if "hi" in inst.parts:
            shift = 16 if inst.parts[0].endswith("24") else bits
            value = e.emit(f"trunc {wide} {e.emit(f'lshr {wide} {value}, {splat(shift, 2 * bits)}')} to {kind}")
        else:
            size = 2 * bits
    else:
        value = e.emit(f"mul {kind} {a}, {b}")
    if inst.parts[0].startswith("mad"):
        c = e.get(inst.args[3], size, signed)
        if "cc" in inst.parts or inst.parts[0] == "madc":
            value = _carry(e, inst, "addc" if inst.parts[0] == "madc" else "add", value, c, size)
        else:
            value = e.emit(f"add {vec(size)} {value}, {c}")
    e.set(inst.args[0], value, size, signed)


def _low24(e: Values, value: str, signed: bool) -> str:
    up = e.emit(f"shl <32 x i32> {value}, {splat(8, 32)}")
    return e.emit(f"{'ashr' if signed else 'lshr'} <32 x i32> {up}, {splat(8, 32)}")


def shift(e: Values, inst: Inst) -> None:
    """shl, shr: amounts above the width are clamped [9.7.8.7, 9.7.8.8]."""
    bits, signed = _bits(inst)
    kind = vec(bits)
    value, amount = e.get(inst.args[1], bits, signed), e.get(inst.args[2], 32)
    if bits < 32:
        most = e.intrinsic("llvm.umin.v32i32", vec(32), (vec(32), amount), (vec(32), splat(bits, 32)))
        amount = e.emit(f"trunc {vec(32)} {most} to {kind}")
    elif bits == 64:
        amount = e.emit(f"zext {vec(32)} {amount} to {kind}")
    if inst.parts[0] == "shr" and signed:
        most = e.intrinsic(f"llvm.umin.v32i{bits}", kind, (kind, amount), (kind, splat(bits - 1, bits)))
        out = e.emit(f"ashr {kind} {value}, {most}")
    else:
        inside = e.emit(f"icmp ult {kind} {amount}, {splat(bits, bits)}")
        safe = e.emit(f"select {MASK} {inside}, {kind} {amount}, {kind} zeroinitializer")
        out = e.emit(f"{'shl' if inst.parts[0] == 'shl' else 'lshr'} {kind} {value}, {safe}")
        out = e.emit(f"select {MASK} {inside}, {kind} {out}, {kind} zeroinitializer")
    e.set(inst.args[0], out, bits, signed)


def funnel(e: Values, inst: Inst) -> None:
    """shf [9.7.8.6]."""
    kind = vec(32)
    a, b, c = (e.get(arg, 32) for arg in inst.args[1:4])
    left = inst.parts[1] == "l"
    if "clamp" in inst.parts:
        c = e.intrinsic("llvm.umin.v32i32", kind, (kind, c), (kind, splat(32, 32)))
    else:
        c = e.emit(f"and {kind} {c}, {splat(31, 32)}")
    wide = vec(64)
    both = e.emit(f"shl {wide} {e.emit(f'zext {kind} {b} to {wide}')}, {splat(32, 64)}")
    both = e.emit(f"or {wide} {both}, {e.emit(f'zext {kind} {a} to {wide}')}")
    amount = e.emit(f"zext {kind} {c} to {wide}")
    value = e.emit(f"{'shl' if left else 'lshr'} {wide} {both}, {amount}")
    if left:
        value = e.emit(f"lshr {wide} {value}, {splat(32, 64)}")
    e.set(inst.args[0], e.emit(f"trunc {wide} {value} to {kind}"), 32)


def unary(e: Values, inst: Inst) -> None:
    """abs, neg, not, cnot, popc, clz, brev, bfind [9.7.1.10 to 9.7.1.15, 9.7.8.4, 9.7.8.5]."""
    kind_name = inst.parts[-1]
    bits, signed = (1, False) if kind_name == "pred" else _bits(inst)
    kind, name = vec(bits), inst.parts[0]
    a = e.get(inst.args[1], bits, signed)
    out = bits
    if name == "not":
        value = e.emit(f"xor {kind} {a}, {splat(-1, bits)}")
    elif name == "neg":
        value = e.emit(f"sub {kind} zeroinitializer, {a}")
    elif name == "abs":
        value = e.intrinsic(f"llvm.smax.v32i{bits}", kind, (kind, a),
                            (kind, e.emit(f"sub {kind} zeroinitializer, {a}")))  # fmt: skip
    elif name == "cnot":
        value = e.emit(f"zext {MASK} {e.emit(f'icmp eq {kind} {a}, zeroinitializer')} to {kind}")
    elif name == "brev":
        value = e.intrinsic(f"llvm.bitreverse.v32i{bits}", kind, (kind, a))
    else:
        value = _count(e, inst, a, bits, signed)
        out = 32
    e.set(inst.args[0], value, out)


def _count(e: Values, inst: Inst, a: str, bits: int, signed: bool) -> str:
    kind, name = vec(bits), inst.parts[0]
    if name == "popc":
        value = e.intrinsic(f"llvm.ctpop.v32i{bits}", kind, (kind, a))
    else:
        if name == "bfind" and signed:
            negative = e.emit(f"ashr {kind} {a}, {splat(bits - 1, bits)}")
            a = e.emit(f"xor {kind} {a}, {negative}")
        e.declared[f"llvm.ctlz.v32i{bits}"] = f"declare {kind} @llvm.ctlz.v32i{bits}({kind}, i1)"
        value = e.emit(f"call {kind} @llvm.ctlz.v32i{bits}({kind} {a}, i1 false)")
        if name == "bfind":
            none = e.emit(f"icmp eq {kind} {value}, {splat(bits, bits)}")
            place = value if "shiftamt" in inst.parts else e.emit(f"sub {kind} {splat(bits - 1, bits)}, {value}")
            value = e.emit(f"select {MASK} {none}, {kind} {splat(-1, bits)}, {kind} {place}")
    return e.resize(value, bits, 32, False)


def bitfield(e: Values, inst: Inst) -> None:
    """bfe, bfi [9.7.1.16, 9.7.1.17], bmsk."""
    bits, signed = _bits(inst)
    kind = vec(64)
    if inst.parts[0] == "bfi":
        source, base, at, length = inst.args[1:5]
        mask, offset = _field_mask(e, at, length)
        moved = e.emit(f"and {kind} {e.emit(f'shl {kind} {e.get(source, 64)}, {offset}')}, {mask}")
        kept = e.emit(f"and {kind} {e.get(base, 64)}, {e.emit(f'xor {kind} {mask}, {splat(-1, 64)}')}")
        value = e.emit(f"or {kind} {moved}, {kept}")
    else:
        a = e.resize(e.get(inst.args[1], bits), bits, 64, signed)
        mask, offset = _field_mask(e, inst.args[2], inst.args[3])
        verb = "ashr" if signed else "lshr"
        low = e.emit(f"and {kind} {e.emit(f'{verb} {kind} {a}, {offset}')}, "
                     f"{e.emit(f'lshr {kind} {mask}, {offset}')}")  # fmt: skip
        value = low
        if signed:
            length = e.emit(f"and {kind} {e.get(inst.args[3], 64)}, {splat(255, 64)}")
            length = e.intrinsic("llvm.umin.v32i64", kind, (kind, length), (kind, splat(63, 64)))
            left = e.emit(f"sub {kind} {splat(64, 64)}, {length}")
            left = e.intrinsic("llvm.umin.v32i64", kind, (kind, left), (kind, splat(63, 64)))
            value = e.emit(f"ashr {kind} {e.emit(f'shl {kind} {low}, {left}')}, {left}")
            none = e.emit(f"icmp eq {kind} {length}, zeroinitializer")
            value = e.emit(f"select {MASK} {none}, {kind} zeroinitializer, {kind} {value}")
    e.set(inst.args[0], e.resize(value, 64, bits, False), bits)


def _field_mask(e: Values, at: str, length: str) -> tuple[str, str]:
    kind = vec(64)
    places = []
    for arg in (at, length):
        value = e.emit(f"and {kind} {e.get(arg, 64)}, {splat(255, 64)}")
        places.append(e.intrinsic("llvm.umin.v32i64", kind, (kind, value), (kind, splat(63, 64))))
    ones = e.emit(f"sub {kind} {e.emit(f'shl {kind} {splat(1, 64)}, {places[1]}')}, {splat(1, 64)}")
    return e.emit(f"shl {kind} {ones}, {places[0]}"), places[0]


def permute(e: Values, inst: Inst) -> None:
    """prmt in its default mode [9.7.9.7]."""
    if len(inst.parts) > 2:
        raise e.unsupported("only the default mode of prmt is executed")
    wide, kind = vec(64), vec(32)
    a, b = (e.get(arg, 64) for arg in inst.args[1:3])
    a = e.emit(f"and {wide} {a}, {splat(0xFFFFFFFF, 64)}")
    both = e.emit(f"or {wide} {e.emit(f'shl {wide} {b}, {splat(32, 64)}')}, {a}")
    selector = e.get(inst.args[3], 64)
    out = ""
    for i in range(4):
        nibble = e.emit(f"lshr {wide} {selector}, {splat(4 * i, 64)}")
        place = e.emit(f"shl {wide} {e.emit(f'and {wide} {nibble}, {splat(7, 64)}')}, {splat(3, 64)}")
        word = e.emit(f"trunc {wide} {e.emit(f'lshr {wide} {both}, {place}')} to {kind}")
        plain = e.emit(f"and {kind} {word}, {splat(255, 32)}")
        top = e.emit(f"ashr {kind} {e.emit(f'shl {kind} {word}, {splat(24, 32)}')}, {splat(31, 32)}")
        spread = e.emit(f"icmp ne {wide} {e.emit(f'and {wide} {nibble}, {splat(8, 64)}')}, zeroinitializer")
        sign = e.emit(f"and {kind} {top}, {splat(255, 32)}")
        byte = e.emit(f"select {MASK} {spread}, {kind} {sign}, {kind} {plain}")
        byte = e.emit(f"shl {kind} {byte}, {splat(8 * i, 32)}")
        out = e.emit(f"or {kind} {out}, {byte}") if out else byte
    e.set(inst.args[0], out, 32)


def lop3(e: Values, inst: Inst) -> None:
    """lop3 [9.7.8.5]: the immediate is a truth table."""
    at = 2 if inst.parts[1] in ("or", "and") else 1
    if at == 2:
        raise e.unsupported("lop3 with a predicate result")
    table = number(inst.args[4])
    a, b, c = (e.get(arg, 32) for arg in inst.args[1:4])
    inverse = {value: e.emit(f"xor {vec(32)} {value}, {splat(-1, 32)}") for value in (a, b, c)}
    out = "zeroinitializer"
    for i in range(8):
        if table >> i & 1:
            terms = [value if i >> (2 - k) & 1 else inverse[value] for k, value in enumerate((a, b, c))]
            term = e.emit(f"and {vec(32)} {e.emit(f'and {vec(32)} {terms[0]}, {terms[1]}')}, {terms[2]}")
            out = e.emit(f"or {vec(32)} {out}, {term}")
    e.set(inst.args[0], out, 32)


def dot(e: Values, inst: Inst) -> None:
    """dp4a, dp2a [9.7.1.24, 9.7.1.25]."""
    kind = vec(32)
    signs = [part.startswith("s") for part in inst.parts[-2:]]
    a, b, total = (e.get(arg, 32) for arg in inst.args[1:4])
    four = inst.parts[0] == "dp4a"
    base = 2 if "hi" in inst.parts else 0
    for i in range(4 if four else 2):
        left = _piece(e, a, 8 if four else 16, i, signs[0])
        right = _piece(e, b, 8, i + (0 if four else base), signs[1])
        total = e.emit(f"add {kind} {total}, {e.emit(f'mul {kind} {left}, {right}')}")
    e.set(inst.args[0], total, 32)


def _piece(e: Values, value: str, bits: int, index: int, signed: bool) -> str:
    up = e.emit(f"shl {vec(32)} {value}, {splat(32 - bits * (index + 1), 32)}")
    return e.emit(f"{'ashr' if signed else 'lshr'} {vec(32)} {up}, {splat(32 - bits, 32)}")


def sad(e: Values, inst: Inst) -> None:
    """sad: c + |a - b| [9.7.1.7]."""
    bits, signed = _bits(inst)
    kind = vec(bits)
    a, b, c = (e.get(arg, bits, signed) for arg in inst.args[1:4])
    letter = "s" if signed else "u"
    high = e.intrinsic(f"llvm.{letter}max.v32i{bits}", kind, (kind, a), (kind, b))
    low = e.intrinsic(f"llvm.{letter}min.v32i{bits}", kind, (kind, a), (kind, b))
    e.set(inst.args[0], e.emit(f"add {kind} {c}, {e.emit(f'sub {kind} {high}, {low}')}"), bits)


_FLOAT_COMPARE = {"eq": "oeq", "ne": "one", "lt": "olt", "le": "ole", "gt": "ogt", "ge": "oge", "num": "ord",
                  "nan": "uno", "equ": "ueq", "neu": "une", "ltu": "ult", "leu": "ule", "gtu": "ugt",
                  "geu": "uge"}  # fmt: skip
_UNSIGNED = {"lo": "ult", "ls": "ule", "hi": "ugt", "hs": "uge"}


def compare(e: Values, inst: Inst, first: str, second: str) -> str:
    """The comparison of setp and set [9.7.6]; for pairs, `<64 x i1>`."""
    name, kind = inst.parts[1], inst.parts[-1]
    if kind in floats.FLOATS:
        a, b = (floats.operand(e, inst, arg, kind) for arg in (first, second))
        element, _, n = floats.shape(kind)
        return e.emit(f"fcmp {_FLOAT_COMPARE[name]} <{n} x {floats.KIND.get(element, 'float')}> {a}, {b}")
    bits, signed = width(kind), kind.startswith("s")
    test = _UNSIGNED.get(name) or (name if name in ("eq", "ne") else ("s" if signed else "u") + name)
    return e.emit(f"icmp {test} {vec(bits)} {e.get(first, bits, signed)}, {e.get(second, bits, signed)}")


def setp(e: Values, inst: Inst) -> None:
    """setp: one or two predicates [9.7.6.2, 9.7.7.2]."""
    outs = inst.args[0].split("|")
    test = compare(e, inst, inst.args[1], inst.args[2])
    if inst.parts[-1].endswith("x2"):
        for half, out in enumerate(outs):
            lanes = ", ".join(f"i32 {2 * i + half}" for i in range(32))
            e.set(out, e.emit(f"shufflevector <64 x i1> {test}, <64 x i1> poison, <32 x i32> <{lanes}>"), 1)
        return
    other = e.emit(f"xor {MASK} {test}, splat (i1 true)") if len(outs) > 1 else ""
    verb = next((part for part in inst.parts[2:] if part in ("and", "or", "xor")), None)
    if verb:
        third = e.get(inst.args[3], 1)
        test = e.emit(f"{verb} {MASK} {test}, {third}")
        other = e.emit(f"{verb} {MASK} {other}, {third}") if other else ""
    e.set(outs[0], test, 1)
    if other:
        e.set(outs[1], other, 1)


def set_(e: Values, inst: Inst) -> None:
    """set: all ones, or 1.0 where the destination is f32 [9.7.6.1]."""
    if inst.parts[-1].endswith("x2"):
        raise e.unsupported("set of pairs")
    test = compare(e, inst, inst.args[1], inst.args[2])
    one = 0x3F800000 if inst.parts[-2] == "f32" else -1
    e.set(inst.args[0], e.emit(f"select {MASK} {test}, {vec(32)} {splat(one, 32)}, {vec(32)} zeroinitializer"), 32)


def selp(e: Values, inst: Inst) -> None:
    """selp, slct [9.7.6.3, 9.7.6.4]."""
    bits = width(inst.parts[-2 if inst.parts[0] == "slct" else -1])
    a, b = (e.get(arg, bits) for arg in inst.args[1:3])
    if inst.parts[0] == "slct":
        c = e.get(inst.args[3], 32)
        if inst.parts[-1] == "f32":
            real = e.emit(f"bitcast {vec(32)} {c} to <32 x float>")
            test = e.emit(f"fcmp oge <32 x float> {real}, zeroinitializer")
        else:
            test = e.emit(f"icmp sge {vec(32)} {c}, zeroinitializer")
    else:
        test = e.get(inst.args[3], 1)
    e.set(inst.args[0], e.emit(f"select {MASK} {test}, {vec(bits)} {a}, {vec(bits)} {b}"), bits)


def move(e: Values, inst: Inst) -> None:
    """mov, with packing and unpacking of vectors [9.7.9.6]."""
    kind = inst.parts[-1]
    bits = 1 if kind == "pred" else width(kind)
    out, source = inst.args
    if source.startswith("{"):
        parts = split(source[1:-1])
        each = bits // len(parts)
        value = ""
        for i, part in enumerate(parts):
            piece = e.emit(f"zext {vec(each)} {e.get(part, each)} to {vec(bits)}")
            piece = e.emit(f"shl {vec(bits)} {piece}, {splat(each * i, bits)}") if i else piece
            value = e.emit(f"or {vec(bits)} {value}, {piece}") if value else piece
    else:
        value = e.get(source, bits)
    if not out.startswith("{"):
        e.set(out, value, bits)
        return
    parts = split(out[1:-1])
    each = bits // len(parts)
    for i, part in enumerate(parts):
        shifted = e.emit(f"lshr {vec(bits)} {value}, {splat(each * i, bits)}") if i else value
        e.set(part, e.emit(f"trunc {vec(bits)} {shifted} to {vec(each)}"), each)


HANDLERS: dict[str, Callable[[Values, Inst], None]] = {
    **dict.fromkeys(("add", "sub", "and", "or", "xor", "min", "max", "div", "rem", "addc", "subc"), arithmetic),
    **dict.fromkeys(("mul", "mad", "mul24", "mad24", "madc"), multiply),
    **dict.fromkeys(("shl", "shr"), shift), "shf": funnel,
    **dict.fromkeys(("abs", "neg", "not", "cnot", "popc", "clz", "brev", "bfind"), unary),
    **dict.fromkeys(("bfe", "bfi"), bitfield), "prmt": permute, "lop3": lop3, "dp4a": dot, "dp2a": dot, "sad": sad,
    "setp": setp, "set": set_, "selp": selp, "slct": selp, "mov": move,
}  # fmt: skip
