"""Findings of two lanes of a warp that access the same bytes of memory, with nothing that orders the lanes.

Lanes are threads: what one writes another one reads only behind a `bar.warp.sync`, which is `__syncwarp()`, or another
barrier [PTX ISA 8.7.1, 9.7.13.2]. An instruction that lanes execute together counts as one here, `shfl` too, though it
orders no memory: so that what most chips do right is no finding.
"""

from __future__ import annotations

from ...base.findings import EmulatorFinding
from ..machine.cta_cluster import Cta, Warp
from ..machine.sites import Site
from . import advice
from .layout import LANE_READ, LANE_WROTE, READ, SITES, WARP_LANE_WROTE, WRITE

KINDS = (LANE_WROTE, LANE_READ)
_SEVERAL = 0xFF  # of lanes.h


def finding(
    warp: Warp, site: Site, cta: Cta, kind: int, offset: int, other: int, stamp: int, how: int
) -> EmulatorFinding:
    """The finding of an access that comes after that of another lane. ``other``, ``stamp``: as the context has them;
    ``offset``: in shared memory of the CTA, or an address in global memory."""
    shared = kind in KINDS
    place = cta.named(offset, shared)
    before, lane = warp.sites[stamp >> 4 & SITES].inst, other >> 32
    who = "another lane" if lane == _SEVERAL else f"lane {lane - 1}"
    did, mine = "wrote" if kind in (LANE_WROTE, WARP_LANE_WROTE) else "read", "read" if how == READ else "write"
    missing = "__syncwarp() (bar.warp.sync) between the two is missing"
    if len(cta.warps) > 1 and shared:  # neighbours may be lanes of other warps
        missing = "__syncthreads() between the two is missing, or __syncwarp() where lanes of one warp alone take part"
    if did == "wrote" and how == WRITE and advice.of_one_line(before, site.inst):
        missing = advice.OWN_PLACES
    earlier: dict[str, object] = {
        **before.report, "cta": list(cta.id), "warp": warp.number,
        "access": "read" if did == "read" else "write",
    }  # fmt: skip
    if lane != _SEVERAL:
        earlier["lane"] = lane - 1
    return EmulatorFinding(
        "race",
        f"{mine} of {place}, which {who} of the same warp {did} at "
        f"{before.location}; nothing orders the lanes of a warp: {missing}",
        address=hex(offset), space="shared" if shared else "global", access=mine, earlier=earlier, missing=missing,
    ).locate(**warp.where(site))  # fmt: skip
