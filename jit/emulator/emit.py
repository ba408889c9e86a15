"""Text of LLVM instructions over 32-lane vectors, and the values that a block's registers hold."""

from __future__ import annotations

import re

from . import layout
from .findings import UnsupportedInstruction
from .parse import Inst, number

V32 = "<32 x i32>"
V64 = "<32 x i64>"
MASK = "<32 x i1>"
_LITERAL = re.compile(r"-?\d+U?$|-?0[xX][0-9a-fA-F]+U?$|0[fFdD][0-9a-fA-F]+$")


def vec(bits: int, lanes: int = 32) -> str:
    """The LLVM type of a register of ``bits`` bits in all lanes."""
    return f"<{lanes} x i{bits}>"


def splat(value: int, bits: int, lanes: int = 32) -> str:
    """A constant in all lanes."""
    value &= (1 << bits) - 1
    if bits == 1:
        return f"splat (i1 {'true' if value else 'false'})"
    return f"splat (i{bits} {value})"


def lanes_of(values: list[int]) -> str:
    """A constant vector of i32, one value for each lane."""
    return "<" + ", ".join(f"i32 {value}" for value in values) + ">"


class Emitter:
    """Appends instructions to the text of one function and hands out names for their results."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.serial = 0
        self.declared: dict[str, str] = {}

    def emit(self, text: str) -> str:
        self.serial += 1
        name = f"%t{self.serial}"
        self.lines.append(f"  {name} = {text}")
        return name

    def do(self, text: str) -> None:
        self.lines.append("  " + text)

    def label(self, name: str) -> None:
        self.lines.append(f"{name}:")

    def intrinsic(self, name: str, result: str, *operands: tuple[str, str]) -> str:
        """Calls an LLVM intrinsic. ``operands``: (type, value)."""
        types = ", ".join(kind for kind, _ in operands)
        self.declared[name] = f"declare {result} @{name}({types})"
        text = f"call {result} @{name}(" + ", ".join(f"{kind} {value}" for kind, value in operands) + ")"
        if result == "void":
            self.do(text)
            return ""
        return self.emit(text)

    def broadcast(self, kind: str, value: str, lanes: int = 32) -> str:
        one = self.emit(f"insertelement <{lanes} x {kind}> poison, {kind} {value}, i32 0")
        return self.emit(
            f"shufflevector <{lanes} x {kind}> {one}, <{lanes} x {kind}> poison, <{lanes} x i32> zeroinitializer"
        )

    def field(self, offset: int, kind: str) -> str:
        """A field of the warp's state."""
        return self.emit(f"load {kind}, ptr {self.at(offset)}")

    def at(self, offset: int) -> str:
        return self.emit(f"getelementptr i8, ptr %w, i64 {offset}")


class Values(Emitter):
    """Registers of the current block as SSA values, loaded from the frame at their first use.

    Attributes:
        registers: bits of each register.
        slots: byte offset in the warp's state of each register that lives across blocks.
        symbols: addresses of shared, local, global and const variables: (space, value).
        params: byte offset of each kernel parameter.
        active: SSA name of the block's active lanes, `<32 x i1>`.
    """

    def __init__(self, registers: dict[str, int], symbols: dict[str, tuple[str, int]], params: dict[str, int]):
        super().__init__()
        self.registers, self.symbols, self.params = registers, symbols, params
        self.slots: dict[str, int] = {}
        self.size = layout.REGISTERS
        self.helpers: set[tuple[str, int, str, str]] = set()
        self.local_bytes = 0
        self.current: dict[str, str] = {}
        self.written: set[str] = set()
        self.active = "%active"
        self.inst: Inst = Inst("", [])

    def unsupported(self, why: str = "") -> UnsupportedInstruction:
        return UnsupportedInstruction(str(self.inst), self.inst.location, why)

    def slot(self, register: str) -> int:
        """Byte offset of a register in the warp's state."""
        if register not in self.slots:
            bits = self.registers[register]
            size = 4 if bits == 1 else 4 * bits
            self.size = -(-self.size // min(size, 64)) * min(size, 64)
            self.slots[register] = self.size
            self.size += size
        return self.slots[register]

    def is_register(self, arg: str) -> bool:
        return arg in self.registers

    def register(self, name: str) -> str:
        if name not in self.current:
            bits = self.registers[name]
            if bits == 1:
                self.current[name] = self.emit(f"bitcast i32 {self.field(self.slot(name), 'i32')} to {MASK}")
            else:
                self.current[name] = self.field(self.slot(name), vec(bits))
        return self.current[name]

    def get(self, arg: str, bits: int, signed: bool = False) -> str:
        """An operand as a vector of ``bits``-wide integers (the low bits, or extended)."""
        if bits == 1 and arg.startswith("!"):
            return self.emit(f"xor {MASK} {self.get(arg[1:], 1)}, splat (i1 true)")
        if arg in self.registers:
            return self.resize(self.register(arg), self.registers[arg], bits, signed)
        if _LITERAL.match(arg):
            return splat(self.literal(arg, bits), bits)
        if arg.startswith("%"):
            value, wide = self.special(arg)
            return self.resize(value, wide, bits, False)
        if arg == "WARP_SZ":
            return splat(32, bits)
        name, _, more = arg.partition("+")
        name, more = name.strip(), more.strip()
        if name in self.symbols:
            return splat(self.symbols[name][1] + int(more or "0", 0), bits)
        if name in self.params:
            base = self.field(layout.PARAMS, "i64")
            return self.broadcast("i64", self.emit(f"add i64 {base}, {self.params[name] + int(more or '0', 0)}"))
        raise self.unsupported(f"operand {arg!r} is neither a register, a literal nor a known symbol")

    def literal(self, arg: str, bits: int) -> int:
        return number(arg) if not arg.startswith("-") else -number(arg[1:])

    def resize(self, value: str, have: int, want: int, signed: bool) -> str:
        if have == want:
            return value
        verb = "trunc" if have > want else "sext" if signed else "zext"
        return self.emit(f"{verb} {vec(have)} {value} to {vec(want)}")

    def set(self, arg: str, value: str, bits: int, signed: bool = False) -> None:
        """Assigns a register, under the guard where the instruction has one."""
        if arg == "_":
            return
        if arg not in self.registers:
            raise self.unsupported(f"destination {arg!r} is not a register")
        have = self.registers[arg]
        value = self.resize(value, bits, have, signed)
        if self.inst.guard:
            value = self.emit(f"select {MASK} {self.guard()}, {vec(have)} {value}, {vec(have)} {self.register(arg)}")
        self.current[arg] = value
        self.written.add(arg)

    def guard(self) -> str:
        """The guard predicate's lanes."""
        assert self.inst.guard
        return self.get("!" + self.inst.guard if self.inst.negated else self.inst.guard, 1)

    def lanes(self) -> str:
        """Lanes that execute the instruction."""
        return self.emit(f"and {MASK} {self.active}, {self.guard()}") if self.inst.guard else self.active

    def bitmask(self, mask: str) -> str:
        return self.emit(f"bitcast {MASK} {mask} to i32")

    def special(self, name: str) -> tuple[str, int]:
        """A special register [PTX ISA 10] and its width."""
        key = name[1:]
        if key.startswith("tid."):
            return self.field(layout.TID + 128 * "xyz".index(key[4]), V32), 32
        if key == "laneid":
            return lanes_of(list(range(32))), 32
        if key.startswith("lanemask_"):
            masks = {
                "eq": [1 << i for i in range(32)], "lt": [(1 << i) - 1 for i in range(32)],
                "le": [(2 << i) - 1 for i in range(32)], "gt": [layout.FULL & ~((2 << i) - 1) for i in range(32)],
                "ge": [layout.FULL & ~((1 << i) - 1) for i in range(32)],
            }  # fmt: skip
            return lanes_of(masks[key[9:]]), 32
        wide = {"clock64": "clock", "globaltimer": "globaltimer_lo"}.get(key)
        if wide:
            at = layout.SPECIAL + 4 * layout.SPECIALS.index(wide)
            return self.broadcast("i64", self.emit(f"load i64, ptr {self.at(at)}, align 4")), 64
        if key not in layout.SPECIALS:
            raise self.unsupported(f"special register {name}")
        return self.broadcast("i32", self.field(layout.SPECIAL + 4 * layout.SPECIALS.index(key), "i32")), 32

    def site(self, inst: Inst) -> int:
        """A number for a memory instruction, which its checks report."""
        raise NotImplementedError
