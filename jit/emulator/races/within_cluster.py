"""Findings of two warps of a CTA or cluster, or of two lanes of a warp, that access the same bytes of global memory.

What orders two accesses to shared memory orders them here, with one difference: a flag (a relaxed or volatile store, or
a relaxed atomic) makes what its warp wrote before visible only where a fence of any scope, or a release, stands between
[PTX ISA 8.9.4]. Atomics are held against plain writes alone. Of the reads of a cell that the cluster has written, and
of those of a block of others, two warps' last ones are kept.
"""

from __future__ import annotations

from typing import Any

from ...base.findings import EmulatorFinding
from ..machine.cta_cluster import Warp
from ..machine.sites import Site
from . import advice, layout, within_warp
from .layout import READ, SITES
from .state import detector

READ_BEFORE = (layout.WARP_READ, layout.WARP_LANE_READ)  # the earlier access is a read
LANES = (layout.WARP_LANE_WROTE, layout.WARP_LANE_READ)
KINDS = (layout.WARP_WROTE, layout.WARP_READ, *LANES, layout.WARP_EQUAL, layout.BARE, layout.COPIED)


def finding(warp: Warp, site: Site, how: int) -> EmulatorFinding:
    """The finding of the access to global memory that the native code has just refused, whose kind is of KINDS."""
    races = detector(warp.cta.group)
    assert races is not None
    row = [int(word) for word in races.context[races.index(warp)]]
    kind, address, other, stamp = row[layout.KIND : layout.OTHER_STAMP + 1]
    if kind in LANES:
        return within_warp.finding(warp, site, warp.cta, kind, address, other, stamp, how)
    slot = other & 0xFFFFFFFF
    rank, number = divmod(slot % races.warps, races.per_cta)
    awaited = int(races.seen[slot % races.warps, 0, slot]) >= stamp >> 32  # by the warp that did it
    before, cta = warp.sites[stamp >> 4 & SITES].inst, races.group.ctas[rank]
    was_read = kind in READ_BEFORE
    mine = "read" if how == READ else "write" if how == layout.WRITE else "update"
    whose = f"warp {number}" + (f" of CTA {list(cta.id)}" if len(races.group.ctas) > 1 else "")
    whose = f"`{before.parts[0]}` of {whose}" if kind == layout.COPIED else whose
    text = (
        f"{mine} of global address {address:#x} ({warp.launch.memory.near(address)}), which {whose} at "
        f"{before.location} {'read' if was_read else 'wrote'}"
    )
    unwaited = kind == layout.COPIED and not awaited
    if unwaited:
        missing = "cp.async.bulk.wait_group for its group, and a barrier where another warp comes after it,"
        text += f"; the copy may still be on its way: {missing} is missing"
    elif kind == layout.BARE:
        missing = (
            "a fence (__threadfence_block, fence.acq_rel.cta) or a release after that write and before the flag, by "
            "its warp or by one that a barrier orders after it,"
        )
        text += f"; only a flag orders the two, which releases nothing: {missing} is missing"
    elif not was_read and how == layout.WRITE and advice.of_one_line(before, site.inst):
        missing = advice.OWN_PLACES.removesuffix(" is missing")
        text += f"; nothing orders the two: {missing} is missing"
    else:
        missing = (
            f"a barrier (__syncthreads) between that {'read' if was_read else 'write'} and this {mine}, or a flag that "
            f"is set behind a fence,"
        )
        if was_read == (how != READ) and advice.turned(warp, before, site.inst):
            missing = f"a barrier (__syncthreads) between this {mine} and that {'read' if was_read else 'write'}"
        text += f"; nothing orders the two: {missing} is missing"
    earlier: dict[str, Any] = {
        **before.report, "cta": list(cta.id), "warp": number,
        "access": "read" if was_read else "write",
    }  # fmt: skip
    found = EmulatorFinding(
        "unwaited" if unwaited else "race", text, address=hex(address), space="global", access=mine,
        earlier=earlier, missing=f"{missing} is missing",
    )  # fmt: skip
    if kind != layout.BARE:
        return found.locate(**warp.where(site))
    found.report.update(**before.report, access_at=site.inst.location)
    return found.locate(**warp.where(site) | {"cta": list(cta.id), "warp": number})
