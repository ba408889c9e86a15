"""PTX blocks to LLVM IR: one function a block, which runs it for the masked lanes of a warp on 32-lane vectors.

A register that lives in one block only is an SSA value; every other register has a place in the warp's frame, loaded at
its first use in a block and stored at the block's end. Inactive lanes keep their old contents.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from . import frame as f
from .dataflow import Definedness
from .definedness import follow
from .flow import EXITS, Block, suspends
from .parse import Function, Inst, number, split

if TYPE_CHECKING:
    from .counters import Table

VECTOR = {
    **{f"i{bits}": f"<32 x i{bits}>" for bits in (1, 8, 16, 32, 64, 128)},
    "f16": "<32 x half>", "f32": "<32 x float>", "f64": "<32 x double>",
    "f16x2": "<64 x half>", "bf16": "<32 x bfloat>", "bf16x2": "<64 x bfloat>",
}  # fmt: skip
BITS = {"f16": 16, "f32": 32, "f64": 64, "f16x2": 32, "bf16": 16, "bf16x2": 32}
NO_RESULT = (
    "st.", "red.", "bra", "bar.", "barrier.", "cp.", "mbarrier.init", "mbarrier.inval", "mbarrier.expect_tx",
    "mbarrier.complete_tx", "fence", "membar", "griddepcontrol", "prefetch", "setmaxnreg", "stmatrix", "ret", "exit",
    "trap", "brkpt", "discard", "applypriority", "nanosleep", "pmevent", "wgmma.fence", "wgmma.commit", "wgmma.wait",
    "call", "multimem.red", "st ", "tcgen05.st", "tcgen05.cp", "tcgen05.mma", "tcgen05.alloc", "tcgen05.dealloc",
    "tcgen05.commit", "tcgen05.shift", "vprintf", "__assertfail",
)  # fmt: skip
_REGISTER = re.compile(r"%[\w$]+(?:\.[xyzw])?")


class Unsupported(Exception):
    """This form of the instruction is not lowered; the message says why."""


@dataclass
class Site:
    """An instruction that can fault or that Python executes.

    Attributes:
        inst: the instruction.
        handler: the function that executes it, or None.
        slots: for each operand, the scratch slots of its registers and immediates.
        homes: for each operand, the frame offsets of its registers (only where `keep` asked for them).
        widths: for each operand, the bits of each of its slots' values.
    """

    inst: Inst
    handler: Callable[..., int] | None = None
    slots: list[list[int]] = field(default_factory=list)
    homes: list[list[int]] = field(default_factory=list)
    widths: list[list[int]] = field(default_factory=list)
    kernel: str = ""
    number: int = 0  # its place in SITES


SITES: list[Site] = []  # by number; what the generated code and Python call a place


def bits_of(kind: str) -> int:
    """Bits of a value kind, ``"i32"`` or ``"bf16x2"``."""
    return BITS.get(kind) or int(kind[1:])


class Lowering:
    """The state of lowering one kernel.

    Args:
        function: the kernel.
        blocks: its blocks.
        symbols: generic address (or offset) of every variable and parameter by name.
        callback: host address of the function that runs a site in Python: i64(i64 site, i32 mask).
        arch: what the kernel was compiled for, ``"sm_90a"``.
        counters: what its code is to add to, or None.
    """

    def __init__(
        self, function: Function, blocks: list[Block], symbols: dict[str, tuple[str, int]], callback: int, arch: str,
        counters: Table | None = None,
    ):  # fmt: skip
        self.function, self.blocks, self.symbols, self.callback = function, blocks, symbols, callback
        self.arch, self.counters = arch, counters
        self.helpers: set[tuple[Any, ...]] = set()
        self.intrinsics: set[str] = set()
        self.functions: dict[str, str] = {}
        self.specials: dict[str, int] = {}
        self.homes: dict[str, int] = {}
        self.size = f.REGISTERS
        self._allocate()
        self.definedness = Definedness(blocks, function.registers)
        self.defined_at = self._place(4 * len(self.definedness.place) + 4) + 4  # its words; one for the report before

    def _allocate(self) -> None:
        first: dict[str, int] = {}
        shared: set[str] = set()
        for i, block in enumerate(self.blocks):
            seen: set[str] = set()
            for inst in block.insts:
                names = set(_REGISTER.findall(" ".join(inst.args))) | ({inst.guard} if inst.guard else set())
                result: set[str] = set()
                if inst.args and not inst.op.startswith(NO_RESULT) and not inst.guard:
                    result = set(_REGISTER.findall(inst.args[0]))
                    used = set(_REGISTER.findall(" ".join(inst.args[1:])))
                    result -= used
                for name in names:
                    if name not in self.function.registers:
                        continue
                    if first.setdefault(name, i) != i or (name not in seen and name not in result):
                        shared.add(name)
                    seen.add(name)
                if inst.op.startswith(("wgmma.mma_async", "tcgen05.ld")):
                    shared |= set(_REGISTER.findall(inst.args[0]))
        for name in sorted(shared):
            bits = self.function.registers[name]
            self.homes[name] = self._place(64 if bits == 1 else bits * 4)

    def _place(self, size: int) -> int:
        at = self.size
        self.size += -(-size // 64) * 64
        return at

    def special(self, name: str) -> int:
        """Frame offset of a special register's 32-lane vector of 32 or 64 bits."""
        if name not in self.specials:
            self.specials[name] = self._place(256)
        return self.specials[name]

    def cache(self) -> int:
        """Frame offset of a site's two words for the allocation that it touched last."""
        return self._place(64)

    def text(self) -> str:
        """The module's IR, without the helpers of runtime.py."""
        return "\n".join(BlockEmitter(self, i, block).emit() for i, block in enumerate(self.blocks))


class BlockEmitter:
    """Emits one block. Value kinds are the keys of VECTOR."""

    def __init__(self, lowering: Lowering, number: int, block: Block):
        self.low, self.number, self.block = lowering, number, block
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
        on this CPU is emitted once. Operands and result are in memory."""
        vector = VECTOR[kind]
        suffix = {"f32": "v32f32", "f64": "v32f64", "f16": "v32f16"}.get(kind, kind)
        if name not in self.low.functions:
            lines = [f"define void @{name}(ptr %v) noinline {{"]
            for i in range(len(values)):
                lines.append(f"  %p{i} = getelementptr i8, ptr %v, i64 {256 * i}")
                lines.append(f"  %a{i} = load {vector}, ptr %p{i}, align 64")
            if intrinsic:
                self.low.intrinsics.add(f"declare {vector} @llvm.{intrinsic}.{suffix}({vector})")
                lines.append(f"  %r = call {vector} @llvm.{intrinsic}.{suffix}({vector} %a0)")
            else:
                lines.append(f"  %r = {name.split('_')[0]} {vector} %a0, %a1")
            lines += [f"  store {vector} %r, ptr %v, align 64", "  ret void", "}"]
            self.low.functions[name] = "\n".join(lines)
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
        if operand.startswith("!"):
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
                pointer = self.add(f"getelementptr i8, ptr %w, i64 {f.PARAMS}")
                base = self.add(f"load i64, ptr {pointer}")
                one = self.add(f"add i64 {base}, {address}")
                return self.cast(self.resize(self.spread(one, "i64"), 64, bits), f"i{bits}", kind)
            if space == "shared":
                window = self.add(f"load i64, ptr {self.add(f'getelementptr i8, ptr %w, i64 {f.WINDOW}')}")
                one = self.add(f"add i64 {window}, {address}")
                return self.cast(self.resize(self.spread(one, "i64"), 64, bits), f"i{bits}", kind)
            return self.splat(address, kind)
        try:
            value_bits = number(operand)
        except ValueError:
            raise Unsupported(f"operand {operand}") from None
        if operand[:2].lower() == "0d" and kind == "f32":
            raise Unsupported("a double literal")
        return self.splat(value_bits, kind)

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
            r"%(n?tid|n?ctaid|(n)?cluster_(n)?cta(id|rank)|cluster_(ctaid|nctaid)|n?clusterid)\.[xyz]|%laneid|%warpid|"
            r"%nwarpid|%smid|%nsmid|%gridid|%lanemask_(eq|le|lt|ge|gt)|%clock|%clock64|%globaltimer|%globaltimer_lo|"
            r"%cluster_(n)?ctarank|%is_explicit_cluster|%dynamic_smem_size|%total_smem_size|%envreg\d+",
            name,
        ):
            raise Unsupported(f"special register {name}")
        pointer = self.add(f"getelementptr i8, ptr %w, i64 {self.low.special(name)}")
        wide = self.add(f"load <32 x i64>, ptr {pointer}, align 64")
        return self.cast(self.resize(wide, 64, bits), f"i{bits}", kind)

    def put(self, register: str, value: str, kind: str, signed: bool = False) -> None:
        """Writes a result for the executing lanes; integers are extended to the register's width."""
        if register == "_":
            return
        if register not in self.low.function.registers:
            raise Unsupported(f"destination {register}")
        have = self.low.function.registers[register]
        bits = bits_of(kind)
        value = self.resize(self.cast(value, kind, f"i{bits}"), bits, have, signed)
        local = register not in self.low.homes
        if not local or (self.mask != "%mask" and register in self.values):
            old = self.values.get(register) or self.load(register, have)
            lanes = self.lanes()
            value = self.add(f"select <32 x i1> {lanes}, <32 x i{have}> {value}, <32 x i{have}> {old}")
        elif not value.startswith("%"):
            value = self.add(f"select i1 true, <32 x i{have}> {value}, <32 x i{have}> {value}")
        self.values[register] = value
        if not local:
            self.dirty.add(register)

    def lanes(self) -> str:
        return self.add(f"bitcast i32 {self.mask} to <32 x i1>")

    def flush(self, forget: bool = False) -> None:
        """Stores what the block wrote; with ``forget``, values are loaded anew afterwards."""
        for register in sorted(self.dirty):
            bits, value = self.low.function.registers[register], self.values[register]
            pointer = self.add(f"getelementptr i8, ptr %w, i64 {self.low.homes[register]}")
            if bits == 1:
                whole = self.add(f"bitcast <32 x i1> {value} to i32")
                self.say(f"store i32 {whole}, ptr {pointer}")
            else:
                self.say(f"store <32 x i{bits}> {value}, ptr {pointer}, align 64")
        self.dirty.clear()
        if forget:
            self.values = {name: value for name, value in self.values.items() if name not in self.low.homes}

    # -- the block
    def emit(self) -> str:
        """The function `@block{number}`."""
        from . import alu, bits, memory, pythonic  # noqa: F401  (bits registers its instructions)

        self.say("%abuf = alloca [32 x i64], align 64")
        self.say("%vbuf = alloca [16 x [32 x i64]], align 64")
        self.say("%ibuf = alloca [32 x i32], align 64")
        counter = self.add(f"getelementptr i8, ptr %w, i64 {f.COUNT}")
        lanes = self.add(f"zext i32 {self.add('call i32 @llvm.ctpop.i32(i32 %mask)')} to i64")
        if self.low.counters:
            self.low.counters.block(self, lanes)
        work = self.add(f"mul i64 {lanes}, {len(self.block.insts)}")
        before = self.add(f"load i64, ptr {counter}")
        self.say(f"store i64 {self.add(f'add i64 {before}, {work}')}, ptr {counter}")
        ended = False
        for inst in self.block.insts:
            self.inst, self.mask = inst, "%mask"
            follow(self, inst)
            if inst.parts[0] in ("bra", *EXITS):
                self.branch(inst)
                ended = True
                continue
            start, count = len(self.lines), self.count
            try:
                if inst.guard:
                    guard = self.get(("!" if inst.negated else "") + inst.guard, "i1")
                    self.mask = self.add(f"and i32 %mask, {self.add(f'bitcast <32 x i1> {guard} to i32')}")
                if self.low.counters:
                    self.low.counters.instruction(self, inst)
                if not (alu.lower(self, inst) or memory.lower(self, inst) or pythonic.lower(self, inst)):
                    raise Unsupported("no such instruction here")
            except (Unsupported, KeyError, IndexError) as error:
                del self.lines[start:]
                self.count = count
                self.values = {k: v for k, v in self.values.items() if not v.startswith("%t") or int(v[2:]) <= count}
                self.dirty &= set(self.values)
                if inst.guard:
                    guard = self.get(("!" if inst.negated else "") + inst.guard, "i1")
                    self.mask = self.add(f"and i32 %mask, {self.add(f'bitcast <32 x i1> {guard} to i32')}")
                pythonic.refuse(self, inst, str(error))
            if suspends(inst):
                ended = self.suspended()
        if not ended:
            self.flush()
            after = self.block.targets[0] if self.block.targets else f.EXITED
            self.say(f"ret i64 {after}")
        for site in dict.fromkeys(self.faults):
            self.lines += [f"fault{site}:", f"  ret i64 {f.FAULT << 32 | site}"]
        return f"define i64 @block{self.number}(ptr %w, i32 %mask) {{\nentry:\n" + "\n".join(self.lines) + "\n}\n"

    def suspended(self) -> bool:
        """Ends the block after a call into Python whose status is in `%status`'s place."""
        self.flush()
        after = self.block.targets[0] if self.block.targets else f.EXITED
        pointer = self.add(f"getelementptr i8, ptr %w, i64 {f.STATUS}")
        status = self.add(f"load i32, ptr {pointer}")
        again = self.add(f"icmp eq i32 {status}, {f.RETRY}")
        pc = self.add(f"select i1 {again}, i64 {self.number}, i64 {after}")
        high = self.add(f"shl i64 {self.add(f'zext i32 {status} to i64')}, 32")
        self.say(f"ret i64 {self.add(f'or i64 {high}, {pc}')}")
        return True

    def branch(self, inst: Inst) -> None:
        targets = self.block.targets
        taken = f.EXITED if inst.parts[0] in EXITS else targets[0]
        if not inst.guard:
            self.flush()
            self.say(f"ret i64 {taken}")
            return
        after = targets[0] if inst.parts[0] in EXITS else targets[1]
        predicate = self.get(("!" if inst.negated else "") + inst.guard, "i1")
        self.flush()
        lanes = self.add(f"and i32 %mask, {self.add(f'bitcast <32 x i1> {predicate} to i32')}")
        n = self.count
        self.say(f"br i1 {self.add(f'icmp eq i32 {lanes}, %mask')}, label %all{n}, label %notall{n}")
        self.lines += [f"all{n}:", f"  ret i64 {taken}", f"notall{n}:"]
        self.say(f"br i1 {self.add(f'icmp eq i32 {lanes}, 0')}, label %none{n}, label %some{n}")
        self.lines += [f"none{n}:", f"  ret i64 {after}", f"some{n}:"]
        self.say(f"%pcs{n} = getelementptr i8, ptr %w, i64 {f.PCS}")
        old = self.add(f"load <32 x i32>, ptr %pcs{n}, align 4")
        here = self.add("bitcast i32 %mask to <32 x i1>")
        goes = self.add(f"bitcast i32 {lanes} to <32 x i1>")
        new = self.add(f"select <32 x i1> {goes}, <32 x i32> splat (i32 {taken}), <32 x i32> splat (i32 {after})")
        both = self.add(f"select <32 x i1> {here}, <32 x i32> {new}, <32 x i32> {old}")
        self.say(f"store <32 x i32> {both}, ptr %pcs{n}, align 4")
        self.say(f"ret i64 {f.SPLIT << 32}")

    # -- calls
    def site(self, handler: Callable[..., int] | None = None) -> int:
        SITES.append(Site(self.inst, handler, kernel=self.low.function.name, number=len(SITES)))
        return len(SITES) - 1

    def fault_if(self, condition: str, site: int) -> None:
        self.faults.append(site)
        self.count += 1
        self.say(f"br i1 {condition}, label %fault{site}, label %ok{self.count}")
        self.lines.append(f"ok{self.count}:")

    def address(self, operand: str, space: str) -> str:
        """The <32 x i64> generic addresses of a ``[base+offset]`` operand in a state space."""
        base, offset = address_parts(operand)
        shared = space.startswith("shared")
        if base in self.low.symbols and self.low.symbols[base][0] in ("shared", "local") and space == "generic":
            raise Unsupported("a variable's own address used as generic")
        if (shared and self.low.function.registers.get(base, 64) == 32) or (shared and base in self.low.symbols):
            value = self.get(base, "i32")
            if offset:
                value = self.add(f"add <32 x i32> {value}, {self.splat(offset, 'i32')}")
            if not value.startswith("%"):
                value = self.add(f"select i1 true, <32 x i32> {value}, <32 x i32> {value}")
            value = self.resize(value, 32, 64)
        else:
            value = self.get(base, "i64")
            if offset:
                value = self.add(f"add <32 x i64> {value}, {self.splat(offset, 'i64')}")
        tag = f.SHARED_TAG if shared else f.LOCAL_TAG if space == "local" else 0
        if tag:
            low = self.add(f"and <32 x i64> {value}, splat (i64 4294967295)")
            value = self.add(f"or <32 x i64> {low}, splat (i64 {tag << 48})")
        return value


def address_parts(operand: str) -> tuple[str, int]:
    """Base and offset of ``[%r1+-4]``."""
    inner = operand.strip("[]").strip()
    match = re.fullmatch(r"([%\w$.]+?)\s*(?:\+\s*(-?\w+))?", inner)
    if not match:
        raise Unsupported(f"address {operand}")
    return match[1], number(match[2]) if match[2] else 0


def elements(operand: str) -> list[str]:
    """The registers of ``{%r1, %r2}``, or the operand itself."""
    return split(operand.strip("{} ")) if operand.startswith("{") else [operand]
