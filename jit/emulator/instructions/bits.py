"""Bit fields, byte permutation and dot products [PTX ISA 9.7.1, 9.7.9]."""

from __future__ import annotations

from ..lowering.emitter import BlockEmitter
from ..lowering.types import chosen, integer_of, modifier
from ..lowering.values import I32, I64, INTEGERS, Value
from ..ptx.opcodes import ALL, TYPE, instruction
from ..ptx.parse import Inst


@instruction("popc", "clz", "bfind", "brev", isa="9.7.1.14, 9.7.1.15, 9.7.1.16, 9.7.1.18", counts=TYPE)
def _count(e: BlockEmitter, inst: Inst) -> None:
    name, t = inst.parts[0], integer_of(inst.parts[-1])
    a = e.get(inst.args[1], t)
    if name == "brev":
        e.put(inst.args[0], e.intrinsic("llvm.bitreverse", a))
        return
    if name == "popc":
        out = e.intrinsic("llvm.ctpop", a)
    else:
        if name == "bfind" and inst.parts[-1][0] == "s":
            a = a ^ a.shr(t.bits - 1, signed=True)
        out = zeros = e.intrinsic("llvm.ctlz", a, False)
        if name == "bfind":
            none = zeros == t.bits
            out = none.select(-1, zeros if "shiftamt" in inst.parts else t.bits - 1 - zeros)
    e.put(inst.args[0], out.to(I32))


@instruction("bfe", isa="9.7.1.19", counts=TYPE)
@instruction("bfi", isa="9.7.1.20", counts=TYPE, defined=ALL)
def _field(e: BlockEmitter, inst: Inst) -> None:
    """Bit fields; position and length are the low 8 bits, with 64-bit types all bits [PTX ISA 9.7.1.16, .17]."""
    t = integer_of(inst.parts[-1])
    at, length = (e.get(inst.args[i], I32) for i in (-2, -1))
    if t.bits == 32:
        at, length = at & 0xFF, length & 0xFF
    wide = INTEGERS[2 * t.bits]
    at, length = (e.intrinsic("llvm.umin", x, t.bits).to(wide) for x in (at, length))
    mask = (1 << length) - 1
    if inst.parts[0] == "bfi":
        a, b = (e.get(inst.args[i], t).to(wide) for i in (1, 2))
        out = (a & mask) << at | b & ~(mask << at)
    else:
        signed = inst.parts[-1][0] == "s"
        out = e.get(inst.args[1], t).to(wide, signed).shr(at, signed) & mask
        if signed:  # in two steps: a shift by all bits is none
            room = wide.bits - 1 - length
            out = (out << room << 1).shr(room, signed).shr(1, signed)
    e.put(inst.args[0], out.to(t))


# Selectors of the modes of prmt by the lowest two bits of c.
_MODES = {
    "f4e": (0x3210, 0x4321, 0x5432, 0x6543), "b4e": (0x5670, 0x6701, 0x7012, 0x0123),
    "rc8": (0x0000, 0x1111, 0x2222, 0x3333), "ecl": (0x3210, 0x3211, 0x3222, 0x3333),
    "ecr": (0x0000, 0x1110, 0x2210, 0x3210), "rc16": (0x1010, 0x3232, 0x1010, 0x3232),
}  # fmt: skip


@instruction("prmt", isa="9.7.9.7", counts="move", defined=ALL)
def _prmt(e: BlockEmitter, inst: Inst) -> None:
    """Four bytes picked from eight; bit 3 of a selector replicates the sign [PTX ISA 9.7.9.7]."""
    selector = e.get(inst.args[3], I32).to(I64)
    if inst.parts[-1] != "b32":
        index = selector & 3
        first, *rest = chosen(_MODES, inst.parts[-1])
        selector = e.constant(I64, first)
        for i, value in enumerate(rest, 1):
            selector = (index == i).select(value, selector)
    a, b = (e.get(inst.args[i], I32).to(I64) for i in (1, 2))
    both = a | b << 32

    def picked(i: int) -> Value:
        pick = selector >> 4 * i
        byte = both >> ((pick & 7) << 3) & 0xFF
        return (pick & 8 != 0).select((byte >> 7) * 0xFF, byte) << 8 * i

    e.put(inst.args[0], (picked(0) | picked(1) | picked(2) | picked(3)).to(I32))


@instruction("dp4a", "dp2a", isa="9.7.1.23, 9.7.1.24", counts=TYPE)
def _dot(e: BlockEmitter, inst: Inst) -> None:
    """Dot product of 4 bytes with 4 bytes, or of 2 halves with 2 bytes, plus c [PTX ISA 9.7.1.23, .24]."""
    a, b, out = (e.get(inst.args[i], I32) for i in (1, 2, 3))
    a_signed, b_signed = (part.startswith("s") for part in inst.parts[-2:])
    whole = inst.parts[0] == "dp4a"
    bits = 8 if whole else 16  # of an element of a
    first = 16 if not whole and modifier(inst, 1) == "hi" else 0  # bit of b

    def piece(value: Value, at: int, bits: int, signed: bool) -> Value:
        return (value << 32 - at - bits).shr(32 - bits, signed)

    for i in range(32 // bits):
        out = out + piece(a, bits * i, bits, a_signed) * piece(b, first + 8 * i, 8, b_signed)
    e.put(inst.args[0], out)


def _limited(e: BlockEmitter, inst: Inst, operand: str) -> Value:
    """An amount of bits, `.clamp`ed to 32 or its lowest five bits with `.wrap`."""
    value = e.get(operand, I32)
    return (e.intrinsic("llvm.umin", value, 32) if modifier(inst, 1) == "clamp" else value & 31).to(I64)


@instruction("bmsk", isa="9.7.1.22", counts=TYPE)
def _mask(e: BlockEmitter, inst: Inst) -> None:
    """`bmsk.{clamp,wrap}.b32 d, a, b`: b ones from bit a [PTX ISA 9.7.1.20]."""
    a, b = (_limited(e, inst, inst.args[i]) for i in (1, 2))
    e.put(inst.args[0], ((1 << b) - 1 << a).to(I32))


@instruction("szext", isa="9.7.1.21", counts=TYPE)
def _extend(e: BlockEmitter, inst: Inst) -> None:
    """`szext.{clamp,wrap}.{u32,s32} d, a, b`: a cut to b bits and extended; none is 0 [PTX ISA 9.7.1.19]."""
    signed = inst.parts[-1] == "s32"
    a, b = e.get(inst.args[1], I32).to(I64), _limited(e, inst, inst.args[2])
    up = 63 - b  # and one more: a shift by 64 is none
    e.put(inst.args[0], (a << up << 1).shr(up, signed).shr(1, signed).to(I32))
