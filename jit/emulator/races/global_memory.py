"""Races in global memory between the CTAs of one launch: who wrote each four bytes last.

Two CTAs that write the same bytes, and a CTA that reads what another one wrote, race, unless the earlier one has
released what it did since, and the later one has acquired after that. An atomic, a volatile, relaxed or releasing
store, and a fence of the chip's scope count as a release; an atomic with a result, and a volatile, relaxed or acquiring
load as an acquisition; each of any address. A read asks for a fence or a release behind the write too (`uncovered`). So
no ordered pair is reported, and some unordered pairs are missed. CTAs of one cluster count as one here: what its warps
do to one another, within_cluster.py reports.

Of reads the last one of each cell is kept, where the kernel has such an instruction and a CTA has written the
allocation before. Other reads before another CTA's write are found under the schedules that run the two the other way
round.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...base.findings import EmulatorFinding
from ..machine.cta_cluster import Warp
from ..machine.owners import BYTES_SHIFT, OWNER_SHIFT, RECORD_SLOT
from ..machine.sites import Site
from ..ptx.parse import Inst
from . import within_cluster
from .layout import FRESH, GLOBAL_READ, KIND, LANE, OFFSET, OTHER, OTHER_STAMP, READ, UNCOVERED, WRITE
from .state import detector


def touches(warp: Warp, site: Site, addresses: np.ndarray, size: int, how: int, bulk: bool = False) -> None:
    """An asynchronous instruction reads, writes or (UPDATE) reduces ``size`` bytes at each global address; of the
    warp's open ``bulk`` group, whose write is not complete before the group is."""
    races = detector(warp.cta.group)
    if races is None:
        return
    if how == READ and len(addresses):
        look(warp, site, int(addresses[0]))
        if not races.owners.reads(addresses):
            return
    addresses = np.ascontiguousarray(addresses, np.int64)
    at = races.at[races.index(warp)]
    slot = races.slot(warp, "bulk")
    copy = int(races.top[slot]) + 1 << 32 | slot << RECORD_SLOT if bulk and how == WRITE else 0
    if races.global_pieces(at, addresses.ctypes.data, len(addresses), size, site.number, how, copy) >= 0:
        kind = int(races.context[races.index(warp), KIND])
        if kind in within_cluster.KINDS:
            found = within_cluster.finding(warp, site, how)
        else:
            found = uncovered(warp, site) if kind == UNCOVERED else finding(warp, site, how)
        raise_unless_allowed(warp, site, found)


def raise_unless_allowed(warp: Warp, site: Site, found: EmulatorFinding) -> int:
    """Raises the finding of what the native code has just refused, unless it is allowed: the earlier access is then
    forgotten, so that the later one may be tried again."""
    races = detector(warp.cta.group)
    assert races is not None
    if not warp.launch.allows(found, warp, site):
        raise found
    races.owners.forget(int(races.context[races.index(warp), OFFSET]))
    return 0


def uncovered(warp: Warp, site: Site) -> EmulatorFinding:
    """The finding of a read of what another cluster wrote with neither a fence of the chip's scope nor a release behind
    the write, in its warp or in one that a barrier orders after it: a counter of CTAs that is a relaxed atomic orders
    nothing [PTX ISA 8.7.1, 8.9.4]. It is reported at the line of the write."""
    races = detector(warp.cta.group)
    assert races is not None
    found = finding(warp, site, READ)
    missing = (
        "a fence (__threadfence, fence.acq_rel.gpu) or a release after that write and before the flag, by its thread "
        "or by one that a barrier (__syncthreads) orders after it"
    )
    text = found.report["message"].partition("; nothing orders the two")[0]
    before, who = earlier(warp), int(races.context[races.index(warp), OTHER])
    found.report.update(message=f"{text}, and has not released it: {missing}, is missing", missing=missing)
    found.report.update(**before.report, access_at=site.inst.location)
    found.report.update(cta=found.report["earlier"]["cta"], warp=who % races.per_cta)
    return found.locate()


def look(warp: Warp, site: Site, address: int) -> None:
    """Remarks on an asynchronous read of the word at an address, where that is what fresh memory is filled with."""
    try:
        data, at = warp.launch.memory.find(address, 4)
    except EmulatorFinding:  # of a tensor map's box, which may begin outside
        return
    if int.from_bytes(data[at : at + 4].tobytes(), "little") == FRESH:
        remark(warp, site, address)


def never_written(warp: Warp, site: Site) -> int:
    """Remarks on a read of global memory that nothing has written since it was allocated: its value is unknown. No
    sentence forbids to read it."""
    races = detector(warp.cta.group)
    assert races is not None
    row = races.context[races.index(warp)]
    remark(warp, site, int(row[OFFSET]), lane=int(row[LANE]))
    return 0


def remark(warp: Warp, site: Site, address: int, **details: Any) -> None:
    """The remark of `never_written` on the bytes at ``address``."""
    warp.launch.remark(
        "uninitialised-global",
        f"global address {address:#x} ({warp.launch.memory.near(address)}) is read before anything wrote it: its value "
        f"is unknown",
        warp, site, address=hex(address), space="global", access="read", **details,
    )  # fmt: skip


def earlier(warp: Warp) -> Inst:
    """The instruction that wrote before the access which the native code has just refused."""
    races = detector(warp.cta.group)
    assert races is not None
    return warp.sites[int(races.context[races.index(warp), OTHER_STAMP]) & (1 << BYTES_SHIFT) - 1].inst


def finding(warp: Warp, site: Site, how: int) -> EmulatorFinding:
    """The finding of the access to global memory that the native code has just refused."""
    races = detector(warp.cta.group)
    assert races is not None
    row = races.context[races.index(warp)]
    address, stamp = int(row[OFFSET]), int(row[OTHER_STAMP])
    before = earlier(warp)
    gx, gy, _ = warp.launch.grid
    number = (stamp >> OWNER_SHIFT) - 1
    other = [number % gx, number // gx % gy, number // (gx * gy)]
    clustered = len(warp.cta.group.ctas) > 1
    mine = "read" if how == READ else "write" if how == WRITE else "update"
    did = "read" if int(row[KIND]) == GLOBAL_READ else "wrote"
    if races.owners.released is not None and races.acquired[0]:
        missing = (
            f"a barrier of the grid between the two, or a flag that CTA {other} sets after that (an atomic, "
            f"st.release, or a store behind a fence) and this one acquires, is missing"
        )
    elif did == "wrote" and how == READ and before.location == site.inst.location:
        missing = (
            "a line that reads and writes what several CTAs change loses changes: an atomic that does both (atomicAdd, "
            "tl.atomic_add) is missing"
        )
    elif how == WRITE:
        missing = "let each CTA write bytes of its own, or combine with atomics"
    else:
        missing = (
            "another CTA's result needs a flag that is acquired here (ld.acquire, or an atomic), or a second launch"
        )
    first: dict[str, Any] = {
        **before.report, "cta": other,
        "access": "read" if did == "read" else "write",
    }  # fmt: skip
    return EmulatorFinding(
        "race",
        f"{mine} of global address {address:#x} ({warp.launch.memory.near(address)}), which "
        f"{'the cluster of ' if clustered else ''}CTA {other} at {before.location} {did} in this launch; nothing "
        f"orders the two: {missing}",
        address=hex(address), space="global", access=mine, earlier=first, missing=missing,
    ).locate(**warp.where(site))  # fmt: skip
