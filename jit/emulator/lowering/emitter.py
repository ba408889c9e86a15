"""The code of one block: its instructions' values, addresses and sites, and where it goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from ...base.findings import EmulatorFinding
from ..machine.sites import Site
from ..native import frame as f
from ..ptx.flow import Block
from ..ptx.opcodes import EXIT, of
from ..ptx.parse import Inst
from .kernel import Lowering
from .values import Unsupported, Values, address_parts


class Counters(Protocol):
    """What adds counting code to a block."""

    def block(self, e: BlockEmitter, lanes: str) -> None:
        """Counts an execution of the block by ``lanes``, an i64."""

    def instruction(self, e: BlockEmitter, inst: Inst) -> None:
        """Counts what blocks do not tell."""

    def access(self, e: BlockEmitter, size: int, mask: str = "") -> None:
        """Counts an access of ``size`` bytes a lane at the generic addresses in `%abuf`."""

    def call(self, e: BlockEmitter, site: Site) -> None:
        """Counts an instruction whose operands are in scratch slots, and which Python may execute."""


class BlockEmitter(Values):
    """Emits one block; ``counters``: what its code is to add to, or None."""

    def __init__(self, lowering: Lowering, number: int, block: Block, counters: Counters | None = None):
        super().__init__(lowering)
        self.number, self.block, self.counters = number, block, counters
        self.before = "0", "0"  # the warp's lane-instructions before the block, and its lanes

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
        exits = of(inst).ends == EXIT
        taken = f.EXITED if exits else targets[0]
        if not inst.guard:
            self.flush()
            self.say(f"ret i64 {taken}")
            return
        after = targets[0] if exits else targets[1]
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
        self.count += 1
        n = self.count
        self.say(f"br i1 {self.add(f'icmp eq i32 {outside}, 0')}, label %inside{n}, label %outside{n}")
        self.lines += [f"outside{n}:", f"  call i64 {self.low.callback}(i64 {site}, i32 {outside})"]
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
        """The number of a new site at the instruction."""
        sites = self.low.sites
        sites.append(Site(self.inst, handler, kernel=self.low.function.name, number=len(sites)))
        return len(sites) - 1

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
