"""`trap` [PTX ISA 9.7.19.4], `brkpt` [9.7.19.1] and `fns` [9.7.1.17], which Python executes on a warp's operands."""

from __future__ import annotations

from ...base.findings import EmulatorFinding
from ..machine.cta_cluster import Warp
from ..machine.sites import Site
from ..ptx.opcodes import STOP, TYPE, instruction


@instruction("trap", isa="9.7.19.4", counts="control", python=True, results=(), ends=STOP)
def trap(warp: Warp, site: Site, mask: int) -> int:
    """`trap`: the kernel gives up."""
    lane = (mask & -mask).bit_length() - 1
    raise EmulatorFinding("trap", "the kernel executed trap: the check in front of it failed", lane=lane)


@instruction("brkpt", isa="9.7.19.1", counts="control", python=True, results=())
def breakpoint_(warp: Warp, site: Site, mask: int) -> int:
    """`brkpt`: "suspends execution", for a debugger. CUTLASS has it where a check of its own does not hold."""
    lane = (mask & -mask).bit_length() - 1
    text = "the kernel executed brkpt, which suspends it: the check in front of it failed"
    raise EmulatorFinding("trap", text, lane=lane)


@instruction("fns", isa="9.7.1.17", counts=TYPE, python=True)
def fns(warp: Warp, site: Site, mask: int) -> int:
    """`fns.b32 d, bits, base, offset`: the place of the offset-th bit that is set, counted from bit ``base`` upward, or
    downward where it is negative; 0: bit ``base`` itself; none, or no such base: 0xffffffff [PTX ISA 9.7.1.17]."""
    words = [warp.u32[site.slots[i][0]] for i in (1, 2, 3)]
    for lane in range(32):
        if mask >> lane & 1:
            bits, base, offset = (int(word[lane]) for word in words)
            offset -= (offset >> 31) << 32
            places = range(base, 32) if offset > 0 else range(min(base, 32), -1, -1) if offset else [base]
            found = [at for at in places if base < 32 and bits >> at & 1]
            count = max(abs(offset), 1)
            warp.u32[site.slots[0][0]][lane] = found[count - 1] if len(found) >= count else 0xFFFFFFFF
    return 0
