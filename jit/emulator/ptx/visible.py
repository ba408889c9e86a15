"""The instructions by which warps or CTAs see each other, and what they touch."""

from __future__ import annotations

from .opcodes import ALWAYS, of
from .parse import Inst

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
