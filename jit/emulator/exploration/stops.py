"""The instructions by which warps or CTAs see each other, and how a warp stops before one."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

from ..machine.kernel import Kernel
from ..machine.spin import changes
from ..native import frame as f
from ..ptx.flow import Block
from ..ptx.opcodes import ALWAYS, of
from ..ptx.parse import Inst

_STRONG = {"relaxed", "acquire", "release", "acq_rel", "volatile", "mmio"}
_COPIES = ("cp.async.bulk", "cp.reduce.async.bulk", "cp.async.mbarrier")
_TENSOR_MEMORY = ("tcgen05.alloc", "tcgen05.dealloc", "tcgen05.relinquish")
_OWN = {
    "commit_group",
    "wait_group",
    "prefetch",
}  # of copies: what concerns their thread alone; of wgmma: what does not
# What an instruction touches where the state of the machine does not say it: mbarriers are looked up.
MEMORY, CLUSTER, ALLOCATOR, BARRIER, MBARRIER = "memory", "cluster", "allocator", "barrier", "mbarrier"
WARPGROUPS = "warpgroups"  # whose warps wait for each other's groups of wgmma
SHARED = {MEMORY, CLUSTER, ALLOCATOR}  # of these a cluster has one; of the others each CTA has its own

_Stop = ctypes.CFUNCTYPE(ctypes.c_uint64, ctypes.c_void_p, ctypes.c_uint32)


def touches(inst: Inst) -> str:
    """What other warps may touch too by such an instruction: one of the above, "barrier NUMBER", or "" for an
    instruction by which no other warp sees anything."""
    name = inst.parts[0]
    if name == "mbarrier" or (inst.op.startswith(_COPIES) and not _OWN & set(inst.parts)):
        return MBARRIER if "pending_count" not in inst.parts else ""
    if name in ("bar", "barrier"):
        if "cluster" in inst.parts:
            return CLUSTER
        if "warp" in inst.parts:
            return ""
        number = inst.args[1 if "red" in inst.parts else 0]
        return f"{BARRIER} {number}" if number.isdecimal() else BARRIER
    if name == "wgmma":
        return WARPGROUPS if _OWN & set(inst.parts) else ""
    if inst.op.startswith(_TENSOR_MEMORY):
        return ALLOCATOR
    if name in ("atom", "red", "multimem") or (name in ("ld", "st") and _STRONG & set(inst.parts)):
        return MEMORY
    return MBARRIER if of(inst).signals == ALWAYS else ""


class Stops:
    """The blocks of a kernel before which a warp stops.

    Attributes:
        table: host address of a table of the blocks' functions, in which these blocks stop the warp instead.
        touched: by the number of such a block, what it touches.
        looks: by the same number, whether it changes nothing that others see, once it has been run in the same state.
        crossing: CTAs of different clusters may see each other.
    """

    def __init__(self, program: Kernel):
        self.touched = _touched(program.blocks)
        self.looks = {number: not any(map(changes, program.blocks[number].insts)) for number in self.touched}
        self.crossing = not program.independent
        count = len(program.blocks)
        functions = (ctypes.c_uint64 * count).from_address(program.table)
        self._stops = {number: _stop(number) for number in self.touched}
        self._table = (ctypes.c_uint64 * count)(*functions)
        for number, function in self._stops.items():
            self._table[number] = ctypes.cast(function, ctypes.c_void_p).value or 0
        self.table = ctypes.addressof(self._table)


def _touched(blocks: Sequence[Block]) -> dict[int, frozenset[str]]:
    found = {}
    for number, block in enumerate(blocks):
        if here := frozenset(touches(inst) for inst in block.insts) - {""}:
            found[number] = here
    if any(BARRIER in here for here in found.values()):  # a number that is not known: each may be it
        found = {
            number: frozenset(BARRIER if one.startswith(BARRIER) else one for one in here)
            for number, here in found.items()
        }
    return found


def _stop(number: int) -> ctypes._FuncPointer:
    """A function in place of a block's, which has the dispatcher return with the block not run."""
    result = f.BUDGET_OUT << 32 | number
    return _Stop(lambda _frame, _mask: result)
