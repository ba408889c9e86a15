"""`malloc` and `free` of kernels, which the compiler calls as functions of the system."""

from __future__ import annotations

from ..machine.cta_cluster import Warp
from ..machine.lanes import lanes_of
from ..machine.sites import Site
from ..ptx.opcodes import ALWAYS, instruction


@instruction("malloc", isa="9.7.12.5", counts="control", python=True, crosses=ALWAYS)
def malloc(warp: Warp, site: Site, mask: int) -> int:
    """`malloc(size)`: the address, or 0 where the heap has no room."""
    for lane in lanes_of(mask):
        size = int(warp.u64[site.slots[1][0]][lane])
        warp.u64[site.slots[0][0]][lane] = warp.launch.program.heap.take(size, warp.cta.id)
    return 0


@instruction("free", isa="9.7.12.5", counts="control", python=True, results=(), crosses=ALWAYS)
def free(warp: Warp, site: Site, mask: int) -> int:
    """`free(address)`."""
    for lane in lanes_of(mask):
        warp.launch.program.heap.give(int(warp.u64[site.slots[0][0]][lane]), warp.cta.id)
    return 0
