"""Bit fields, byte permutation and dot products [PTX ISA 9.7.1, 9.7.9]."""

from __future__ import annotations

from ..lowering.emitter import BlockEmitter
from ..lowering.legacy import VECTOR
from ..lowering.types import kind
from ..ptx.opcodes import ALL, TYPE, instruction
from ..ptx.parse import Inst

I = "<32 x i32>"  # noqa: E741


@instruction("popc", "clz", "bfind", "brev", isa="9.7.1.14, 9.7.1.15, 9.7.1.16, 9.7.1.18", counts=TYPE)
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


@instruction("bfe", isa="9.7.1.19", counts=TYPE)
@instruction("bfi", isa="9.7.1.20", counts=TYPE, defined=ALL)
def _field(e: BlockEmitter, inst: Inst) -> None:
    """Bit fields; position and length are the low 8 bits, with 64-bit types all bits [PTX ISA 9.7.1.16, .17]."""
    t = kind(inst.parts[-1])
    bits, name = int(t[1:]), inst.parts[0]
    at, length = (e.get(arg, "i32") for arg in inst.args[-2:])
    if bits == 32:
        at, length = (e.add(f"and {I} {x}, splat (i32 255)") for x in (at, length))
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
    else:
        signed = inst.parts[-1][0] == "s"
        a = e.resize(e.get(inst.args[1], t), bits, wide, signed)
        out = e.add(f"{'ashr' if signed else 'lshr'} {big} {a}, {at}")
        out = e.add(f"and {big} {out}, {mask}")
        if signed:
            room = e.add(f"sub {big} splat (i{wide} {wide - 1}), {length}")
            left = e.add(f"shl {big} {e.add(f'shl {big} {out}, {room}')}, {one}")
            down = e.add(f"ashr {big} {e.add(f'ashr {big} {left}, {room}')}, {one}")
            out = down
    e.put(inst.args[0], e.resize(out, wide, bits), t)


# Selectors of the modes of prmt by the lowest two bits of c.
_MODES = {
    "f4e": (0x3210, 0x4321, 0x5432, 0x6543), "b4e": (0x5670, 0x6701, 0x7012, 0x0123),
    "rc8": (0x0000, 0x1111, 0x2222, 0x3333), "ecl": (0x3210, 0x3211, 0x3222, 0x3333),
    "ecr": (0x0000, 0x1110, 0x2210, 0x3210), "rc16": (0x1010, 0x3232, 0x1010, 0x3232),
}  # fmt: skip


def _listed(e: BlockEmitter, index: str, values: tuple[int, ...]) -> str:
    """One of four constants by the lowest two bits, i64."""
    v = "<32 x i64>"
    index = e.add(f"and {v} {index}, splat (i64 3)")
    out = e.splat(values[0], "i64")
    for i, value in enumerate(values[1:], 1):
        here = e.add(f"icmp eq {v} {index}, splat (i64 {i})")
        out = e.add(f"select <32 x i1> {here}, {v} {e.splat(value, 'i64')}, {v} {out}")
    return out


@instruction("prmt", isa="9.7.9.7", counts="move", defined=ALL)
def _prmt(e: BlockEmitter, inst: Inst) -> None:
    """Four bytes picked from eight; bit 3 of a selector replicates the sign [PTX ISA 9.7.9.7]."""
    selector = e.resize(e.get(inst.args[3], "i32"), 32, 64)
    if inst.parts[-1] != "b32":
        selector = _listed(e, selector, _MODES[inst.parts[-1]])
    a, b = (e.resize(e.get(arg, "i32"), 32, 64) for arg in inst.args[1:3])
    v = "<32 x i64>"
    both = e.add(f"or {v} {a}, {e.add(f'shl {v} {b}, splat (i64 32)')}")
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


@instruction("dp4a", "dp2a", isa="9.7.1.23, 9.7.1.24", counts=TYPE)
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


@instruction("bmsk", isa="9.7.1.22", counts=TYPE)
def _mask(e: BlockEmitter, inst: Inst) -> None:
    """`bmsk.{clamp,wrap}.b32 d, a, b`: b ones from bit a [PTX ISA 9.7.1.20]."""
    v, values = "<32 x i64>", []
    for arg in inst.args[1:3]:
        value = e.get(arg, "i32")
        if inst.parts[1] == "clamp":
            value = e.call("i32", "umin", f"{I} {value}", f"{I} splat (i32 32)")
        else:
            value = e.add(f"and {I} {value}, splat (i32 31)")
        values.append(e.resize(value, 32, 64))
    ones = e.add(f"sub {v} {e.add(f'shl {v} splat (i64 1), {values[1]}')}, splat (i64 1)")
    e.put(inst.args[0], e.resize(e.add(f"shl {v} {ones}, {values[0]}"), 64, 32), "i32")


@instruction("szext", isa="9.7.1.21", counts=TYPE)
def _extend(e: BlockEmitter, inst: Inst) -> None:
    """`szext.{clamp,wrap}.{u32,s32} d, a, b`: a cut to b bits and extended; none is 0 [PTX ISA 9.7.1.19]."""
    v, signed = "<32 x i64>", inst.parts[-1] == "s32"
    a, b = e.resize(e.get(inst.args[1], "i32"), 32, 64), e.get(inst.args[2], "i32")
    if inst.parts[1] == "clamp":
        b = e.call("i32", "umin", f"{I} {b}", f"{I} splat (i32 32)")
    else:
        b = e.add(f"and {I} {b}, splat (i32 31)")
    up = e.add(f"sub {v} splat (i64 63), {e.resize(b, 32, 64)}")  # and one more: a shift by 64 is none
    high = e.add(f"shl {v} {e.add(f'shl {v} {a}, {up}')}, splat (i64 1)")
    down = "ashr" if signed else "lshr"
    out = e.add(f"{down} {v} {e.add(f'{down} {v} {high}, {up}')}, splat (i64 1)")
    e.put(inst.args[0], e.resize(out, 64, 32), "i32")
