"""`cp.async` [PTX ISA 9.7.9.25.3]: the bytes arrive at the wait, and not before. Native, but for what is unusual."""

from __future__ import annotations

import numpy as np

from ...base.findings import EmulatorFinding
from .. import races
from ..lowering.emitter import BlockEmitter
from ..lowering.values import S1, Value
from ..machine.cta_cluster import Warp
from ..machine.lanes import lanes_of
from ..machine.sites import Site
from ..native import frame as f
from ..ptx.opcodes import instruction
from ..ptx.parse import Inst
from ..ptx.types import number
from ..races import global_memory
from . import extents
from .native_code import WARP


def gives_source_size(inst: Inst) -> bool:
    """Whether operand 3 of a `cp.async` is the number of bytes to read, or the predicate to ignore them; a cache policy
    may stand behind it, or there alone."""
    return len(inst.args) > 3 + ("L2::cache_hint" in inst.op)


def native(e: BlockEmitter, site: Site) -> Value | None:
    """Emits the issue; a scalar that is true where Python has to do it."""
    try:
        size = number(site.inst.args[2])
    except ValueError:
        return None
    present = e.null
    extents.check(e, site.inst.args[0], "shared", e.address(site.inst.args[0], "shared"), size)
    if size not in (4, 8, 16):
        return None
    if gives_source_size(site.inst):
        present = e.frame(e.slots(site, 3)[0])
        if site.widths[3][0] == 1:  # ignore-src
            return None
    to, source = (e.frame(e.slots(site, i)[0]) for i in (0, 1))
    given = e.w, to, source, present, e.mask, site.number, e.cache(), size
    return e.call(S1, e.low.native(WARP, "async_copy"), *given)


@instruction(
    "cp.async.ca",
    "cp.async.cg",
    isa="9.7.9.25.3.1",
    counts="asynchronous copy",
    python=True,
    event="cp.async",
    results=(),
    helper=native,
)
def copy(warp: Warp, site: Site, mask: int) -> int:
    """`cp.async [dst], [src], bytes{, present | ignore-src}`: the bytes after ``present`` become zeros."""
    lanes = lanes_of(mask)
    slots = site.slots
    size = int(warp.u64[slots[2][0]][lanes[0]])
    target = warp.cta.own(warp.u64[slots[0][0]][lanes].astype(np.int64))
    source = warp.u64[slots[1][0]][lanes].astype(np.int64)
    present = np.full(len(lanes), size)
    if gives_source_size(site.inst):
        words = warp.u32[slots[3][0]]
        if site.widths[3][0] == 1:
            present = np.where(int(words[0]) >> lanes & 1, 0, size)
        else:
            present = words[lanes].astype(np.int64)
    if (present > size).any():
        i = int(np.argmax(present > size))
        raise EmulatorFinding(
            "cp-async", f"the source size is {int(present[i])} bytes, more than the {size} bytes of the copy",
            lane=int(lanes[i]),
        )  # fmt: skip
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
    origin = np.zeros(len(lanes), np.uint64)  # host addresses
    for i in np.nonzero(present)[0].tolist():
        try:
            origin[i] = warp.launch.memory.place(int(source[i]), int(present[i]))
        except EmulatorFinding as finding:
            finding.report["lane"] = int(lanes[i])
            raise
    for count in np.unique(present[present > 0]).tolist():
        global_memory.touches(warp, site, source[present == count], count, races.READ)
    places = np.unique(target)
    if len(places) < len(target):
        _alike(warp, lanes, target, source, present)
    met, at = warp.copies.met()
    races.cp_async(warp, site, places, size, target[:met], at)
    rows = np.stack([row.astype(np.uint64) for row in (target, origin, present, np.full(len(lanes), size))], 1)
    warp.copies.put(rows)
    return 0


def _alike(warp: Warp, lanes: np.ndarray, target: np.ndarray, source: np.ndarray, present: np.ndarray) -> None:
    """Raises where lanes of one instruction copy different bytes to the same place."""
    first: dict[int, tuple[int, bytes]] = {}
    for lane, to, at, count in zip(*(row.tolist() for row in (lanes, target, source, present)), strict=True):
        copied = b""
        if count:
            array, place = warp.launch.memory.find(at, count)
            copied = array[place : place + count].tobytes().rstrip(b"\0")  # what follows becomes zeros
        if first.setdefault(to, (lane, copied))[1] != copied:
            missing = "a place of its own for each lane"
            raise EmulatorFinding(
                "race",
                f"lanes {first[to][0]} and {lane} of the warp copy different bytes to shared address {to:#x} "
                f"({warp.cta.place(to)}) in the same instruction; which bytes remain is undefined: {missing} is "
                f"missing",
                lane=lane, address=hex(to), space="shared", access="write", missing=missing,
            )  # fmt: skip


@instruction("cp.async.commit_group", isa="9.7.9.25.3.2", counts="synchronise", python=True, results=())
def commit_group(warp: Warp, site: Site, mask: int) -> int:
    """Closes the group of the copies so far."""
    copies = warp.copies
    number = copies.count - copies.committed
    copies.groups.append(number)
    copies.committed += number
    races.commit(warp, "cp")
    return 0


@instruction("cp.async.wait_group", isa="9.7.9.25.3.3", counts="synchronise", python=True, results=())
def wait_group(warp: Warp, site: Site, mask: int) -> int:
    """Waits until at most n groups are pending."""
    warp.copies.finish(int(warp.u64[site.slots[0][0]][0]))
    races.wait_group(warp, "cp", len(warp.copies.groups))
    return 0


@instruction("cp.async.wait_all", isa="9.7.9.25.3.3", counts="synchronise", python=True, results=())
def wait_all(warp: Warp, site: Site, mask: int) -> int:
    """Waits for all copies."""
    warp.copies.carry_out(warp.copies.take())
    races.commit(warp, "cp")
    races.wait_group(warp, "cp", 0)
    return 0
