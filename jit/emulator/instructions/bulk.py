"""Bulk copies and reductions without a tensor map, groups of bulk copies, prefetches [PTX ISA 9.7.9.25.4]."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ...base.findings import EmulatorFinding, UnsupportedInstruction
from .. import races
from ..machine.cta_cluster import Cta, Warp
from ..machine.lanes import lanes_of, scalar
from ..machine.mbarrier import Mbarrier
from ..machine.sites import Site
from ..ptx.opcodes import ALWAYS, instruction, refuse
from ..races import global_memory
from .mbarrier import find, operand, resolve
from .reductions import allowed, combine
from .tma import aligned, barrier_of, masked

_PLAIN = ("cp", "reduce", "async", "bulk", "global", "shared::cta", "shared::cluster", "bulk_group", "noftz",
          "mbarrier::complete_tx::bytes", "multicast::cluster", "L2::cache_hint", "cp_mask")  # fmt: skip
_OPS = ("add", "min", "max", "inc", "dec", "and", "or", "xor")


refuse("cp", isa="9.7.9.25", counts="asynchronous copy", results=())


@instruction(
    "cp.reduce.async.bulk.shared::cluster",
    isa="9.7.9.25.4.2",
    counts="asynchronous copy",
    python=True,
    event="cp.reduce.async.bulk",
    results=(),
)
@instruction(
    "cp.reduce.async.bulk.global",
    isa="9.7.9.25.4.2",
    counts="asynchronous copy",
    python=True,
    event="cp.reduce.async.bulk",
    results=(),
    crosses=ALWAYS,
)
@instruction(
    "cp.async.bulk.shared::cluster",
    "cp.async.bulk.shared::cta",
    "cp.async.bulk.global",
    isa="9.7.9.25.4.1",
    counts="asynchronous copy",
    python=True,
    event="cp.async.bulk",
    results=(),
)
def bulk(warp: Warp, site: Site, mask: int) -> int:
    """`cp{.reduce}.async.bulk.dst.src…{.op.type} [dst], [src], bytes{, [mbar]}{, ctaMask}{, policy}{, byteMask}`."""
    parts = site.inst.parts
    reduces = parts[1] == "reduce"
    to, source = parts[4 if reduces else 3], parts[5 if reduces else 4]
    op, kind = (next(part for part in parts if part in _OPS), parts[-1]) if reduces else ("", "")
    for part in parts:
        if part not in _PLAIN and part not in (op, kind):
            raise UnsupportedInstruction(str(site.inst), site.inst.location, f"modifier .{part}")
    if reduces and not allowed(op, kind):
        raise UnsupportedInstruction(str(site.inst), site.inst.location, f".{op} has no type .{kind}")
    stored: set[object] = set()
    for lane in lanes_of(mask):
        size = operand(warp, site, 2, lane)
        aligned("size", size, 16)
        chosen = _byte_mask(warp, site, lane, size) if "cp_mask" in parts else None
        origin = _end(warp, source, operand(warp, site, 1, lane, 64), size)
        address = operand(warp, site, 0, lane, 64)
        bar = find(warp, operand(warp, site, 3, lane, 64)) if to.startswith("shared") else None
        if not to.startswith("shared") and not reduces:
            copy = address, origin[1], size, b"" if chosen is None else chosen.tobytes()
            if copy in stored:
                continue  # another lane's copy of the same bytes to the same place: it leaves what that one leaves
            stored.add(copy)
        if source.startswith("shared"):
            races.copy_out(warp, site, warp.cta, origin[1], size, bar)
        if not source.startswith("shared"):
            global_memory.touches(warp, site, np.array([operand(warp, site, 1, lane, 64)]), size, races.READ)
        if not to.startswith("shared"):
            target = _end(warp, to, address, size)
            how = races.UPDATE if reduces else races.WRITE
            global_memory.touches(warp, site, np.array([address]), size, how, bulk=True)
            warp.copies_out(_move(target, origin, size, op, kind, chosen, None), site)
            continue
        for cta, target, bar in _targets(warp, site, lane, address, size):
            races.copy_in(warp, site, cta, target[1], size, bar, reduces=reduces)
            warp.cta.group.later(_move(target, origin, size, op, kind, chosen, bar), warp, site)
    return 0


End = tuple[np.ndarray, int, "np.ndarray | None"]  # bytes, the first of them, and the map of what is written


def _end(warp: Warp, space: str, address: int, size: int) -> End:
    aligned(f"{space} address", address, 16)
    if space.startswith("shared"):
        cta, at = resolve(warp, address, size)
        if space == "shared::cta" and cta is not warp.cta:
            raise EmulatorFinding(
                "cluster",
                f"shared::cta address {address:#x} is in CTA {cta.rank} of the cluster, not in the CTA that copies",
                address=hex(address),
            )
        return cta.shared, at, cta.written
    return (*warp.launch.memory.find(address, size), None) if size else (np.zeros(0, np.uint8), 0, None)


def _targets(warp: Warp, site: Site, lane: int, address: int, size: int) -> list[tuple[Cta, End, Mbarrier]]:
    """Where a copy into shared memory writes, and the mbarrier that each write completes, in the CTA written."""
    bar = operand(warp, site, 3, lane, 64)
    aligned("shared address", address, 16)
    cta, at = resolve(warp, address, size)
    owner, bar_at = resolve(warp, bar)
    if "multicast::cluster" in site.inst.parts:
        peers = masked(warp, site, 4, lane)
        return [(peer, (peer.shared, at, peer.written), barrier_of(peer, bar_at)) for peer in peers]
    if owner is not cta:
        raise EmulatorFinding(
            "mbarrier",
            f"the copy writes CTA {cta.rank} of the cluster and its mbarrier {bar:#x} is in CTA {owner.rank}: it must "
            "be in the CTA that is written",
            address=hex(bar),
        )
    return [(cta, (cta.shared, at, cta.written), find(warp, bar))]


def _byte_mask(warp: Warp, site: Site, lane: int, size: int) -> np.ndarray:
    """`.cp_mask`: bit i of the 16-bit mask says whether byte i of each 16 bytes is copied."""
    bits = scalar(warp, site, len(site.slots) - 1, 0, lane)
    return np.tile(bits >> np.arange(16) & 1, size // 16).astype(bool)


def _move(
    target: End, origin: End, size: int, op: str, kind: str, chosen: np.ndarray | None, bar: Mbarrier | None
) -> Callable[[], None]:
    """The copy, or the reduction, to be carried out later: the source is read then."""

    def moves() -> None:
        (data, at, written), (old, start, _) = target, origin
        new = old[start : start + size]
        if op and size:
            new = combine(op, kind, data[at : at + size], new)
        if chosen is not None:
            new = np.where(chosen, new, data[at : at + size])
        data[at : at + size] = new
        if written is not None:
            written[at : at + size] = 255
        if bar is not None:
            bar.complete(size)

    return moves


@instruction("cp.async.bulk.commit_group", isa="9.7.9.25.6.1", counts="synchronise", python=True, results=())
def commit_group(warp: Warp, site: Site, mask: int) -> int:
    """Closes a group of bulk copies out of shared memory."""
    warp.bulk.append(warp.open_bulk)
    races.commit(warp, "bulk")
    warp.open_bulk = []
    return 0


@instruction("cp.async.bulk.wait_group", isa="9.7.9.25.6.2", counts="synchronise", python=True, results=())
def wait_group(warp: Warp, site: Site, mask: int) -> int:
    """`cp.async.bulk.wait_group{.read} n`: they are carried out here, at the latest moment."""
    n = int(warp.u64[site.slots[0][0]][0])
    while len(warp.bulk) > n:
        for work in warp.bulk.popleft():
            work()
    races.wait_group(warp, "bulk", len(warp.bulk))
    return 0


@instruction("cp.async.bulk.prefetch", isa="9.7.9.25.4.3", counts="asynchronous copy", python=True, results=())
def prefetch(warp: Warp, site: Site, mask: int) -> int:
    """`cp.async.bulk.prefetch.L2.global [address], bytes`: no effect on results; what it names has to exist."""
    for lane in lanes_of(mask):
        size = operand(warp, site, 1, lane)
        aligned("size", size, 16)
        _end(warp, "global", operand(warp, site, 0, lane, 64), size)
    return 0
