"""What a block's code is made of: LLVM values of 32 lanes, registers and immediates as such, results under a mask."""

from __future__ import annotations

import re
from collections.abc import Set as AbstractSet

from ..native import frame as f
from ..ptx.parse import Inst
from ..ptx.types import constant, number
from .kernel import Lowering
from .vector_function import vector_function

VECTOR = {
    **{f"i{bits}": f"<32 x i{bits}>" for bits in (1, 8, 16, 32, 64, 128)},
    "f16": "<32 x half>", "f32": "<32 x float>", "f64": "<32 x double>",
    "f16x2": "<64 x half>", "bf16": "<32 x bfloat>", "bf16x2": "<64 x bfloat>",
}  # fmt: skip
BITS = {"f16": 16, "f32": 32, "f64": 64, "f16x2": 32, "bf16": 16, "bf16x2": 32}


class Unsupported(Exception):
    """This form of the instruction is not lowered; the message says why."""


def bits_of(kind: str) -> int:
    """Bits of a value kind, ``"i32"`` or ``"bf16x2"``."""
    return BITS.get(kind) or int(kind[1:])


class Values:
    """The text of a block and its registers' values. Value kinds are the keys of VECTOR."""

    def __init__(self, lowering: Lowering):
        self.low = lowering
        self.lines: list[str] = []
        self.count = 0
        self.values: dict[str, str] = {}
        self.dirty: set[str] = set()
        self.inst: Inst = Inst("", [])
        self.mask = "%mask"  # i32 of the lanes that execute the instruction
        self.faults: list[int] = []

    # -- text
    def add(self, text: str) -> str:
        """Appends an instruction with a result, and names it."""
        self.count += 1
        self.lines.append(f"  %t{self.count} = {text}")
        return f"%t{self.count}"

    def say(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def call(self, kind: str, name: str, *args: str) -> str:
        """Calls an LLVM intrinsic ``name`` on values of ``kind``; args are typed."""
        vector = VECTOR[kind]
        suffix = {"<32 x float>": "v32f32", "<32 x double>": "v32f64", "<32 x half>": "v32f16", "<64 x half>": "v64f16",
                  "<32 x bfloat>": "v32bf16", "<64 x bfloat>": "v64bf16"}.get(vector, f"v32{kind}")  # fmt: skip
        types = ", ".join("i1" if arg.startswith("i1 ") else vector for arg in args)
        self.low.intrinsics.add(f"declare {vector} @llvm.{name}.{suffix}({types})")
        return self.add(f"call {vector} @llvm.{name}.{suffix}({', '.join(args)})")

    def call_scalar(self, kind: str, name: str, value: str) -> str:
        """Counts the zeros below (`cttz`) the lowest set bit of a scalar."""
        self.count += 1
        return self.add(f"call {kind} @llvm.{name}.{kind}({kind} {value}, i1 false)")

    def shared_function(self, name: str, kind: str, intrinsic: str, values: list[str]) -> str:
        """Calls `@name`, whose body is one intrinsic, or the instruction of its name, on all lanes: code that is long
        on this CPU is emitted once."""
        vector = VECTOR[kind]
        suffix = {"f32": "v32f32", "f64": "v32f64", "f16": "v32f16"}.get(kind, kind)
        if name not in self.low.functions:
            if intrinsic:
                self.low.intrinsics.add(f"declare {vector} @llvm.{intrinsic}.{suffix}({vector})")
                body = f"  %r = call {vector} @llvm.{intrinsic}.{suffix}({vector} %a0)"
            else:
                body = f"  %r = {name.split('_')[0]} {vector} %a0, %a1"
            operands = [f"a{i}" for i in range(len(values))]
            self.low.functions[name] = vector_function(name, vector, operands, body)
        return self.call_function(name, kind, values)

    def call_function(self, name: str, kind: str, values: list[str]) -> str:
        """Calls the program's own function ``name`` on all lanes; operands and the result are in memory, 256 bytes
        each."""
        vector = VECTOR[kind]
        for i, value in enumerate(values):
            pointer = self.add(f"getelementptr i8, ptr %vbuf, i64 {256 * i}")
            self.say(f"store {vector} {value}, ptr {pointer}, align 64")
        self.say(f"call void @{name}(ptr %vbuf)")
        return self.add(f"load {vector}, ptr %vbuf, align 64")

    # -- values
    def cast(self, value: str, have: str, want: str) -> str:
        """The same bits as another kind."""
        if VECTOR[have] == VECTOR[want]:
            return value
        if not value.startswith("%"):
            return f"bitcast ({VECTOR[have]} {value} to {VECTOR[want]})"
        return self.add(f"bitcast {VECTOR[have]} {value} to {VECTOR[want]}")

    def splat(self, value: int, kind: str) -> str:
        bits = bits_of(kind)
        value &= (1 << bits) - 1
        if bits == 1:
            return f"splat (i1 {'true' if value else 'false'})"
        return self.cast(f"splat (i{bits} {value})", f"i{bits}", kind)

    def get(self, operand: str, kind: str) -> str:
        """An operand's value; integers of another width are zero-extended or truncated."""
        if operand.startswith("!") and kind == "i1":
            return self.add(f"xor <32 x i1> {self.get(operand[1:], 'i1')}, splat (i1 true)")
        bits = bits_of(kind)
        if operand in self.low.function.registers:
            have = self.low.function.registers[operand]
            value = self.values.get(operand)
            if value is None:
                value = self.load(operand, have)
                self.values[operand] = value
            return self.cast(self.resize(value, have, bits), f"i{bits}", kind)
        if operand.startswith("%"):
            return self.special(operand, bits, kind)
        if operand in self.low.symbols:
            space, address = self.low.symbols[operand]
            if space == "param":
                pointer = self.add(f"getelementptr i8, ptr %w, i64 {f.PARAMS_AT}")
                base = self.add(f"load i64, ptr {pointer}")
                one = self.add(f"add i64 {base}, {address}")
                return self.cast(self.resize(self.spread(one, "i64"), 64, bits), f"i{bits}", kind)
            if space == "shared":
                window = self.add(f"load i64, ptr {self.add(f'getelementptr i8, ptr %w, i64 {f.WINDOW}')}")
                one = self.add(f"add i64 {window}, {address}")
                return self.cast(self.resize(self.spread(one, "i64"), 64, bits), f"i{bits}", kind)
            if space in ("local", "code"):  # an offset, and a number
                return self.splat(address, kind)
            one = self.add(f"ptrtoint ptr {self.low.symbol(f'variable {operand}', address)} to i64")
            return self.cast(self.resize(self.spread(one, "i64"), 64, bits), f"i{bits}", kind)
        if (sum_ := re.fullmatch(r"([A-Za-z_$][\w$]*)\+(\d+)", operand)) and sum_[1] in self.low.symbols:
            width = 32 if bits == 32 else 64
            start, more = self.get(sum_[1], f"i{width}"), self.splat(int(sum_[2]), f"i{width}")
            value = self.add(f"add <32 x i{width}> {start}, {more}")
            return self.cast(self.resize(value, width, bits), f"i{bits}", kind)
        try:
            return self.splat(constant(operand, bits), kind)
        except ValueError:
            raise Unsupported(f"operand {operand}") from None

    def spread(self, scalar: str, kind: str) -> str:
        """A scalar in all lanes."""
        one = self.add(f"insertelement {VECTOR[kind]} poison, {kind} {scalar}, i32 0")
        return self.add(f"shufflevector {VECTOR[kind]} {one}, {VECTOR[kind]} poison, <32 x i32> zeroinitializer")

    def resize(self, value: str, have: int, want: int, signed: bool = False) -> str:
        """An integer vector of another width."""
        if have == want:
            return value
        how = "trunc" if want < have else "sext" if signed else "zext"
        return self.add(f"{how} <32 x i{have}> {value} to <32 x i{want}>")

    def load(self, register: str, bits: int) -> str:
        if register not in self.low.homes:
            return "undef" if bits > 1 else "splat (i1 false)"
        pointer = self.add(f"getelementptr i8, ptr %w, i64 {self.low.homes[register]}")
        if bits == 1:
            return self.add(f"bitcast i32 {self.add(f'load i32, ptr {pointer}')} to <32 x i1>")
        return self.add(f"load <32 x i{bits}>, ptr {pointer}, align 64")

    def special(self, name: str, bits: int, kind: str) -> str:
        if not re.fullmatch(
            r"%(n?tid|n?ctaid|(n)?cluster_(n)?cta(id|rank)|cluster_(ctaid|nctaid)|n?clusterid)\.[xyzw]|%laneid|%warpid|"
            r"%nwarpid|%smid|%nsmid|%gridid|%lanemask_(eq|le|lt|ge|gt)|%clock(64|_hi)?|%globaltimer(_lo|_hi)?|"
            r"%cluster_(n)?ctarank|%is_explicit_cluster|%(dynamic|total|aggr)_smem_size|%envreg([12]?\d|3[01])|"
            r"%pm([0-7](_64)?)|%reserved_smem_offset_(begin|end|cap|[01])|%current_graph_exec",
            name,
        ):
            raise Unsupported(f"special register {name}")
        pointer = self.add(f"getelementptr i8, ptr %w, i64 {self.low.special(name)}")
        wide = self.add(f"load <32 x i64>, ptr {pointer}, align 64")
        if name.startswith(("%clock", "%globaltimer")):
            wide = self.add(f"add <32 x i64> {wide}, {self.spread(self.elapsed(), 'i64')}")
            if name.endswith("_hi"):
                wide = self.add(f"lshr <32 x i64> {wide}, splat (i64 32)")
        return self.cast(self.resize(wide, 64, bits), f"i{bits}", kind)

    def elapsed(self) -> str:
        """An i64 that grows with every instruction of the warp: what clocks show."""
        raise Unsupported("clocks")

    def put(self, register: str, value: str, kind: str, signed: bool = False) -> None:
        """Writes a result for the executing lanes; integers are extended to the register's width."""
        if register == "_":
            return
        if register not in self.low.function.registers:
            raise Unsupported(f"destination {register}")
        have = self.low.function.registers[register]
        bits = bits_of(kind)
        value = self.resize(self.cast(value, kind, f"i{bits}"), bits, have, signed)
        local = register not in self.low.homes or register in self.low.spare
        if not local or (self.mask != "%mask" and register in self.values):
            old = self.values.get(register) or self.load(register, have)
            lanes = self.lanes()
            value = self.add(f"select <32 x i1> {lanes}, <32 x i{have}> {value}, <32 x i{have}> {old}")
        elif not value.startswith("%"):
            value = self.add(f"select i1 true, <32 x i{have}> {value}, <32 x i{have}> {value}")
        self.values[register] = value
        if not local:
            self.dirty.add(register)

    def assume(self, register: str, value: str) -> None:
        """Takes a register to have a value of its width for the rest of the block; the frame does not get it."""
        self.values[register] = value

    def lanes(self) -> str:
        return self.add(f"bitcast i32 {self.mask} to <32 x i1>")

    def flush(self, forget: bool = False) -> None:
        """Stores what the block wrote; with ``forget``, values are loaded anew afterwards."""
        for register in sorted(self.dirty):
            self._store(register, self.values[register])
        self.dirty.clear()
        if forget:
            kept = self.values.items()
            self.values = {k: v for k, v in kept if k not in self.low.homes or k in self.low.spare}

    def leave(self, needed: AbstractSet[str]) -> None:
        """Stores what the block has so far for lanes that leave it here, and goes on as if nothing had been stored.
        ``needed``: the registers that these lanes still need."""
        for register in sorted(self.dirty | (self.low.spare & self.values.keys() & needed)):
            bits, value = self.low.function.registers[register], self.values[register]
            if register not in self.dirty:
                lanes = self.add("bitcast i32 %mask to <32 x i1>")
                old = self.load(register, bits)
                value = self.add(f"select <32 x i1> {lanes}, <32 x i{bits}> {value}, <32 x i{bits}> {old}")
            self._store(register, value)

    def _store(self, register: str, value: str) -> None:
        bits = self.low.function.registers[register]
        pointer = self.add(f"getelementptr i8, ptr %w, i64 {self.low.homes[register]}")
        if bits == 1:
            whole = self.add(f"bitcast <32 x i1> {value} to i32")
            self.say(f"store i32 {whole}, ptr {pointer}")
        else:
            self.say(f"store <32 x i{bits}> {value}, ptr {pointer}, align 64")


def address_parts(operand: str) -> tuple[str, int]:
    """Base and offset of ``[%r1+-4]``; of ``[64]`` the base is the number. ``[%r1].unified`` is the same place."""
    inner = operand.removesuffix(".unified").strip("[]").strip()
    match = re.fullmatch(r"([%$_A-Za-z][\w%$.@]*)\s*([-+].*)?", inner)
    try:
        return (match[1], number(match[2]) if match[2] else 0) if match else (str(number(inner)), 0)
    except ValueError:
        raise Unsupported(f"address {operand}") from None
