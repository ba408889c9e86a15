"""The code of one block: its instructions' values, addresses and sites, and where it goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from ...base.findings import EmulatorFinding
from ..machine.sites import Site
from ..native import frame as f
from ..ptx.flow import Block
from ..ptx.malformed import Unsupported
from ..ptx.opcodes import EXIT, of
from ..ptx.parse import Inst
from .kernel import Lowering
from .registers import Registers, address_parts
from .values import I32, I64, S32, S64, Value


class Counters(Protocol):
    """What adds counting code to a block."""

    def block(self, e: BlockEmitter, lanes: Value) -> None:
        """Counts an execution of the block by ``lanes``, an i64."""

    def instruction(self, e: BlockEmitter, inst: Inst) -> None:
        """Counts what blocks do not count."""

    def access(self, e: BlockEmitter, size: int, mask: Value | None = None) -> None:
        """Counts an access of ``size`` bytes a lane at the generic addresses in `%abuf`."""

    def call(self, e: BlockEmitter, site: Site) -> None:
        """Counts an instruction whose operands are in scratch slots, and which Python may execute."""


class BlockEmitter(Registers):
    """Emits one block; ``counters``: what its code is to add to, or None."""

    def __init__(self, lowering: Lowering, number: int, block: Block, counters: Counters | None = None):
        super().__init__(lowering)
        self.number, self.block, self.counters = number, block, counters
        none = self.constant(S64, 0)
        self.before = none, none  # the warp's lane-instructions before the block, and its lanes

    def elapsed(self) -> Value:
        """Lane-instructions of the warp up to this one."""
        number = next(i for i, inst in enumerate(self.block.insts) if inst is self.inst)
        before, lanes = self.before
        return before + lanes * number

    def suspended(self) -> None:
        """Ends the block after a call into Python whose status is in the frame."""
        self.flush()
        after = self.block.targets[0] if self.block.targets else f.EXITED
        status = self.read(S32, f.STATUS)
        pc = (status == f.RETRY).select(self.constant(S64, self.number), after)
        self.ret(status.to(S64) << 32 | pc)

    def branch(self, inst: Inst) -> None:
        """Ends the block by a branch, or by the end of the thread."""
        targets = self.block.targets
        exits = of(inst).ends == EXIT
        taken = f.EXITED if exits else targets[0]
        if not inst.guard:
            self.flush()
            self.ret(taken)
            return
        after = targets[0] if exits else targets[1]
        if inst.guard in self.low.uniform:
            chosen = self.scalar(("!" if inst.negated else "") + inst.guard)
            self.flush()
            self.ret(chosen.select(self.constant(S64, taken), after))
            return
        lanes = self.guard(inst)
        self.flush()
        with self.when(lanes == self.whole):
            self.ret(taken)
        with self.when(lanes == 0):
            self.ret(after)
        self.send(lanes.flags().select(self.constant(I32, taken), after))
        self.ret(f.SPLIT << 32)

    def indexed(self, inst: Inst) -> None:
        """`brx.idx{.uni} index, table`: each lane goes where its index leads [PTX ISA 9.7.12.3]."""
        targets = self.block.targets[:-1] if inst.guard else self.block.targets
        self.mask = self.guard(inst)
        index = self.get(inst.args[0], I32)
        self.flush()
        outside = self.mask & (index >= len(targets)).mask()
        site = self.site(_no_target)
        with self.when(outside != 0):
            self.call(S64, self.low.callback, site, outside)
            self.ret(f.FAULT << 32 | site)
        new = after = self.constant(I32, self.block.targets[-1])
        for i, place in enumerate(targets):
            new = (index == i).select(place, new)
        self.send(self.mask.flags().select(new, after) if inst.guard else new)
        self.ret(f.SPLIT << 32)

    def send(self, places: Value) -> None:
        """Puts down where each lane of the block is to go on."""
        self.write(f.PCS, self.whole.flags().select(places, self.read(I32, f.PCS)))

    # -- calls
    def site(self, handler: Callable[..., int] | None = None) -> int:
        """The number of a new site at the instruction."""
        sites = self.low.sites
        sites.append(Site(self.inst, handler, kernel=self.low.function.name, number=len(sites)))
        return len(sites) - 1

    def fault_if(self, condition: Value, site: int) -> None:
        """Ends the block with the fault of a site where a scalar is true."""
        self.faults.append(site)
        after = f"ok{self.label()}"
        self.fork(condition, f"fault{site}", after)
        self.begin(after)

    def slots(self, site: Site, operand: int) -> list[int]:
        """The frame offsets of an operand of an instruction that Python executes."""
        if operand >= len(site.slots) or not site.slots[operand]:
            raise Unsupported(f"{len(site.slots)} operands")
        return [f.slot(number) for number in site.slots[operand]]

    def cache(self) -> Value:
        """The place of what an access of the instruction touched last."""
        return self.frame(self.low.cache(self.inst))

    def address(self, operand: str, space: str) -> Value:
        """The generic addresses of a ``[base+offset]`` operand in a state space."""
        base, offset = address_parts(operand)
        shared = space.startswith("shared")
        if base in self.low.symbols and self.low.symbols[base][0] in ("shared", "local") and space == "generic":
            raise Unsupported("a variable's own address used as generic")
        narrow = shared and (self.low.function.registers.get(base, 64) == 32 or base in self.low.symbols)
        t = I32 if narrow else I64
        value = self.get(base, t)
        if offset:
            value = value + self.bits(t, offset)
        value = value.to(I64)
        tag = f.SHARED_TAG if shared else f.LOCAL_TAG if space == "local" else 0
        return value & 0xFFFFFFFF | tag << 48 if tag else value


def _no_target(warp: Any, site: Site, mask: int) -> int:
    """The index of a `brx.idx` is beyond its table."""
    raise EmulatorFinding(
        "trap", f"the index of {site.inst.op} is beyond the targets of {site.inst.args[1]}",
        lane=(mask & -mask).bit_length() - 1,
    )  # fmt: skip
