"""`match` [PTX ISA 9.7.13.10] and `trap` [PTX ISA 9.7.20.5], which Python executes on a warp's operands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from . import frame as f
from .findings import EmulatorFinding
from .lower import Site
from .pythonic import executes, partial_warp

if TYPE_CHECKING:
    from .machine import Warp


@executes("match.", results=(0,))
def match(warp: Warp, site: Site, mask: int) -> int:
    """`match.any.sync.type d, a, members` gives each lane the lanes whose a equals its own; `match.all.sync.type
    d|p, a, members` gives all of them and true where all a are equal, else 0 and false. Types b32, b64."""
    lanes = [lane for lane in range(32) if mask >> lane & 1]
    members = int(_operand(warp, site, 2)[lanes[0]]) & 0xFFFFFFFF
    living = sum(1 << lane for lane in range(32) if warp.pcs[lane] != f.EXITED)
    if members & living & ~mask or mask & ~members:
        partial_warp(warp, site, mask)
    values = (warp.u64 if site.inst.parts[-1] == "b64" else warp.u32)[site.slots[1][0]][lanes]
    bits = np.uint64(1) << np.array(lanes, np.uint64)
    if site.inst.parts[1] == "any":
        found = np.array([bits[values == value].sum() for value in values], np.uint64)
        warp.u32[site.slots[0][0]][lanes] = found.astype(np.uint32)
        return 0
    same = bool((values == values[0]).all())
    warp.u32[site.slots[0][0]][:] = bits.sum().astype(np.uint32) if same else 0
    if len(site.slots[0]) > 1:
        warp.u32[site.slots[0][1]][0] = 0xFFFFFFFF if same else 0
    return 0


def _operand(warp: Warp, site: Site, i: int) -> np.ndarray:
    """A 32-bit operand, register or immediate."""
    register = site.inst.args[i].startswith("%")
    return (warp.u32 if register else warp.u64)[site.slots[i][0]]


@executes("trap")
def trap(warp: Warp, site: Site, mask: int) -> int:
    """`trap`: the kernel gives up."""
    lane = (mask & -mask).bit_length() - 1
    raise EmulatorFinding("trap", "the kernel executed trap: what it checks in front of it does not hold", lane=lane)


@executes("fns.", results=(0,))
def fns(warp: Warp, site: Site, mask: int) -> int:
    """`fns.b32 d, bits, base, offset`: the place of the offset-th bit that is set, counted from bit ``base`` upward, or
    downward where it is negative; 0: bit ``base`` itself; none, or no such base: 0xffffffff [PTX ISA 9.7.1.18]."""
    words = [_operand(warp, site, i).astype(np.uint32) for i in (1, 2, 3)]
    for lane in range(32):
        if mask >> lane & 1:
            bits, base, offset = (int(word[lane]) for word in words)
            offset -= (offset >> 31) << 32
            places = range(base, 32) if offset > 0 else range(min(base, 32), -1, -1) if offset else [base]
            found = [at for at in places if base < 32 and bits >> at & 1]
            count = max(abs(offset), 1)
            warp.u32[site.slots[0][0]][lane] = found[count - 1] if len(found) >= count else 0xFFFFFFFF
    return 0
