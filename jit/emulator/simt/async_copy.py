"""`cp.async` [PTX ISA 9.7.9.25.3]: the bytes arrive at the wait, and not before."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from . import frame as f
from . import race_global, races
from .findings import EmulatorFinding
from .lower import Site
from .pythonic import executes

if TYPE_CHECKING:
    from .machine import Warp


def lanes_of(mask: int) -> np.ndarray:
    """Numbers of the set bits."""
    return np.nonzero((mask >> np.arange(32)) & 1)[0]


@executes("cp.async.ca.shared")
@executes("cp.async.cg.shared")
def copy(warp: Warp, site: Site, mask: int) -> int:
    """`cp.async [dst], [src], bytes{, present}`: the bytes after ``present`` become zeros."""
    lanes = lanes_of(mask)
    slots = site.slots
    size = int(warp.u64[slots[2][0]][lanes[0]])
    target = warp.cta.own(warp.u64[slots[0][0]][lanes].astype(np.int64))
    source = warp.u64[slots[1][0]][lanes].astype(np.int64)
    present = np.full(len(lanes), size)
    if len(slots) > 3 and "cache_hint" not in site.inst.op:
        present = _u32(warp, site, 3)[lanes].astype(np.int64)
    for name, at in (("shared", target), ("global", source)):
        if (bad := at % size != 0).any() and (name == "shared" or (present[bad] > 0).any()):
            i = int(np.argmax(bad))
            raise EmulatorFinding(
                "misaligned", f"{name} address {int(at[i]):#x} of a copy of {size} bytes", lane=int(lanes[i])
            )
    limit = warp.cta.shared_size
    if (bad := (target < f.SHARED_BASE) | (target + size > limit)).any():
        i = int(np.argmax(bad))
        raise EmulatorFinding(
            "out-of-bounds", f"shared address {int(target[i]):#x}, {size} bytes; it ends at {limit:#x}",
            lane=int(lanes[i]), address=hex(int(target[i])),
        )  # fmt: skip
    races.cp_async(warp, site, target, size)
    race_global.touches(warp, site, source[present > 0], size, races.READ)
    memory = warp.launch.memory
    pieces = []
    for i in range(len(lanes)):
        if present[i] > 0:
            try:
                pieces.append((int(target[i]), *memory.find(int(source[i]), int(present[i])), int(present[i]), size))
            except EmulatorFinding as finding:
                finding.report["lane"] = int(lanes[i])
                raise
        else:
            pieces.append((int(target[i]), memory.table, 0, 0, size))
    warp.open_copies.append(pieces)
    return 0


def _u32(warp: Warp, site: Site, operand: int) -> np.ndarray:
    return warp.u32[site.slots[operand][0]]


def finish(warp: Warp, groups: list[list]) -> None:
    """Carries out copies."""
    shared, written = warp.cta.shared, warp.cta.written
    for group in groups:
        for pieces in group:
            for target, source, at, present, size in pieces:
                if present:
                    shared[target : target + present] = source[at : at + present]
                shared[target + present : target + size] = 0
                written[target : target + size] = 255


@executes("cp.async.commit_group")
def commit_group(warp: Warp, site: Site, mask: int) -> int:
    """Closes the group of the copies so far."""
    warp.copies.append(warp.open_copies)
    races.commit(warp, "cp")
    warp.open_copies = []
    return 0


@executes("cp.async.wait_group")
def wait_group(warp: Warp, site: Site, mask: int) -> int:
    """Waits until at most n groups are pending."""
    n = int(warp.u64[site.slots[0][0]][0])
    while len(warp.copies) > n:
        finish(warp, [warp.copies.popleft()])
    races.wait_group(warp, "cp", len(warp.copies))
    return 0


@executes("cp.async.wait_all")
def wait_all(warp: Warp, site: Site, mask: int) -> int:
    """Waits for all copies."""
    finish(warp, [*warp.copies, warp.open_copies])
    races.commit(warp, "cp")
    races.wait_group(warp, "cp", 0)
    warp.copies.clear()
    warp.open_copies = []
    return 0
