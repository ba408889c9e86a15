"""PTX blocks to LLVM IR: one function a block, which runs it for the masked lanes of a warp on 32-lane vectors.

A register that lives in one block only is an SSA value; every other register has a place in the warp's frame, loaded at
its first use in a block and stored at the block's end. Inactive lanes keep their old contents.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from . import frame as f
from . import wgmma_registers
from .dataflow import Definedness
from .definedness import follow
from .findings import EmulatorFinding
from .flow import EXITS, Block, suspends
from .parse import Function, Inst
from .values import BITS, REGISTER, VECTOR, Unsupported, Values, address_parts, bits_of, elements

if TYPE_CHECKING:
    from .counters import Table

__all__ = [
    "BITS", "SITES", "VECTOR", "BlockEmitter", "Lowering", "Site", "Unsupported", "address_parts", "bits_of",
    "elements",
]  # fmt: skip
CARRY = "%carry.flag"  # the register CC.CF, which no name of a kernel can be
STACK = "%stack.used"  # bytes of a lane's local memory that `alloca` has given away
NO_RESULT = (
    "st.", "red.", "bra", "bar.", "barrier.", "cp.", "mbarrier.init", "mbarrier.inval", "mbarrier.expect_tx",
    "mbarrier.complete_tx", "fence", "membar", "griddepcontrol", "prefetch", "setmaxnreg", "stmatrix", "ret", "exit",
    "trap", "brkpt", "discard", "applypriority", "nanosleep", "pmevent", "wgmma.fence", "wgmma.commit", "wgmma.wait",
    "call", "brx", "clusterlaunchcontrol.try", "multimem.red", "st ",
    "tcgen05.st", "tcgen05.cp", "tcgen05.mma", "tcgen05.alloc", "tcgen05.dealloc",
    "tcgen05.commit", "tcgen05.shift", "vprintf", "__assertfail",
)  # fmt: skip


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
        self.hazards = wgmma_registers.Hazards(blocks, function.registers)
        self.hazards_at = self._place(8 * len(self.hazards.place) + 4) + 4  # its pairs; the number of fences before

    def _allocate(self) -> None:
        first: dict[str, int] = {}
        shared: set[str] = set()
        for i, block in enumerate(self.blocks):
            seen: set[str] = set()
            for inst in block.insts:
                names = set(REGISTER.findall(" ".join(inst.args))) | ({inst.guard} if inst.guard else set())
                result: set[str] = set()
                if inst.args and not inst.op.startswith(NO_RESULT) and not inst.guard:
                    result = set(REGISTER.findall(inst.args[0]))
                    used = set(REGISTER.findall(" ".join(inst.args[1:])))
                    result -= used
                for name in names:
                    if name not in self.function.registers:
                        continue
                    if first.setdefault(name, i) != i or (name not in seen and name not in result):
                        shared.add(name)
                    seen.add(name)
                if inst.op.startswith(("wgmma.mma_async", "tcgen05.ld")):
                    shared |= set(REGISTER.findall(inst.args[0]))
        everything = (inst.parts for block in self.blocks for inst in block.insts)
        if any("cc" in parts or parts[0] in ("addc", "subc", "madc") for parts in everything):
            self.function.registers[CARRY] = 1
            shared.add(CARRY)
        if STACK in self.symbols:
            self.function.registers[STACK] = 64
            shared.add(STACK)
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

class BlockEmitter(Values):
    """Emits one block."""

    def __init__(self, lowering: Lowering, number: int, block: Block):
        super().__init__(lowering)
        self.number, self.block = number, block
        self.before = "0", "0"  # the warp's lane-instructions before the block, and its lanes

    # -- the block
    def emit(self) -> str:
        """The function `@block{number}`."""
        from . import alu, bits, convert, memory, opcodes, pythonic  # noqa: F401  (some only register their instructions)

        self.say("%abuf = alloca [32 x i64], align 64")
        self.say("%vbuf = alloca [16 x [32 x i64]], align 64")
        self.say("%ibuf = alloca [32 x i32], align 64")
        counter = self.add(f"getelementptr i8, ptr %w, i64 {f.COUNT}")
        lanes = self.add(f"zext i32 {self.add('call i32 @llvm.ctpop.i32(i32 %mask)')} to i64")
        if self.low.counters:
            self.low.counters.block(self, lanes)
        work = self.add(f"mul i64 {lanes}, {len(self.block.insts)}")
        before = self.add(f"load i64, ptr {counter}")
        self.before = before, lanes
        self.say(f"store i64 {self.add(f'add i64 {before}, {work}')}, ptr {counter}")
        ended = False
        for inst in self.block.insts:
            self.inst, self.mask = inst, "%mask"
            follow(self, inst)
            wgmma_registers.follow(self, inst)
            if inst.parts[0] in ("bra", "brx", *EXITS):
                (self.indexed if inst.parts[0] == "brx" else self.branch)(inst)
                ended = True
                continue
            start, count = len(self.lines), self.count
            try:
                if inst.guard:
                    guard = self.get(("!" if inst.negated else "") + inst.guard, "i1")
                    self.mask = self.add(f"and i32 %mask, {self.add(f'bitcast <32 x i1> {guard} to i32')}")
                if self.low.counters:
                    self.low.counters.instruction(self, inst)
                if not (opcodes.lower(self, inst) or memory.lower(self, inst) or pythonic.lower(self, inst)):
                    raise Unsupported(
                        "recursion, or not in the module" if inst.parts[0] == "call" else "no such instruction here"
                    )
            except (Unsupported, KeyError, IndexError, ValueError) as error:
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

    def elapsed(self) -> str:
        """Lane-instructions of the warp up to this one."""
        before, lanes = self.before
        number = next(i for i, inst in enumerate(self.block.insts) if inst is self.inst)
        return self.add(f"add i64 {before}, {self.add(f'mul i64 {lanes}, {number}')}")

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

    def indexed(self, inst: Inst) -> None:
        """`brx.idx{.uni} index, table`: each lane goes where its index leads [PTX ISA 9.7.12.3]."""
        v = "<32 x i32>"
        targets = self.block.targets[:-1] if inst.guard else self.block.targets
        if inst.guard:
            guard = self.get(("!" if inst.negated else "") + inst.guard, "i1")
            self.mask = self.add(f"and i32 %mask, {self.add(f'bitcast <32 x i1> {guard} to i32')}")
        index = self.get(inst.args[0], "i32")
        self.flush()
        outside = self.add(f"icmp uge {v} {index}, splat (i32 {len(targets)})")
        outside = self.add(f"and i32 {self.mask}, {self.add(f'bitcast <32 x i1> {outside} to i32')}")
        site = self.site(_no_target)
        target = self.add(f"inttoptr i64 {self.low.callback} to ptr")
        self.count += 1
        n = self.count
        self.say(f"br i1 {self.add(f'icmp eq i32 {outside}, 0')}, label %inside{n}, label %outside{n}")
        self.lines += [f"outside{n}:", f"  call i64 {target}(i64 {site}, i32 {outside})"]
        self.lines += [f"  ret i64 {f.FAULT << 32 | site}", f"inside{n}:"]
        new = f"splat (i32 {self.block.targets[-1]})"
        for i, place in enumerate(targets):
            here = self.add(f"icmp eq {v} {index}, splat (i32 {i})")
            new = self.add(f"select <32 x i1> {here}, {v} splat (i32 {place}), {v} {new}")
        pcs = self.add(f"getelementptr i8, ptr %w, i64 {f.PCS}")
        if inst.guard:
            after = f"splat (i32 {self.block.targets[-1]})"
            new = self.add(f"select <32 x i1> {self.lanes()}, {v} {new}, {v} {after}")
        here = self.add("bitcast i32 %mask to <32 x i1>")
        old = self.add(f"load {v}, ptr {pcs}, align 4")
        self.say(f"store {v} {self.add(f'select <32 x i1> {here}, {v} {new}, {v} {old}')}, ptr {pcs}, align 4")
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


def _no_target(warp: Any, site: Site, mask: int) -> int:
    """The index of a `brx.idx` is beyond its table."""
    raise EmulatorFinding(
        "trap", f"the index of {site.inst.op} is beyond the targets of {site.inst.args[1]}",
        lane=(mask & -mask).bit_length() - 1,
    )  # fmt: skip
