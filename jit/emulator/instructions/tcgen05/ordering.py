"""Accesses of tensor memory that nothing orders: whoever touches a cell has to have observed who touched it before.

`pipeline` and `load_store` know what is under way. What is complete has to be observed too, since under another
schedule it would be under way: an mma that overwrites what other warps load has to wait for an mbarrier at which they
arrive, even where they happen to be done [PTX ISA 9.7.16.6.4].
"""

from __future__ import annotations

from ....base.findings import EmulatorFinding
from ... import races
from ...machine.cta_cluster import Warp
from ...machine.culprit import of_wait
from ...machine.sites import Site
from .memory import Region


def ordered(
    warp: Warp, site: Site, region: Region, what: str, writes: bool, agent: str = "warp", empty: bool = False
) -> None:
    """Keeps an access of the warp, or of its ``agent``, and raises where it meets an earlier one that nothing orders
    before it and one of the two writes.

    Args:
        what: does it, for messages: ``"tcgen05.ld"``.
        agent: ``"mma"`` of an mma, cp or shift, else ``"warp"``.
        empty: nothing has written any of the cells.
    """
    stamp = races.stamp(warp, agent)
    if stamp is None:
        return
    slot, clock = stamp
    kept = region.memory.accesses
    count = len(kept.rows)
    for at in races.unseen(warp, kept.slots[:count], kept.clocks[:count]):
        other, wrote, its_warp, its_site, was_empty = kept.rows[at]
        if kept.slots[at] == slot or not (writes or wrote) or not region.meets(other):
            continue
        name = ".".join(its_site.inst.parts[:2])
        where = its_site.inst.location
        whose = f"warp {its_warp.number}"
        if len(warp.cta.group.ctas) > 1:
            whose += f" of CTA {list(its_warp.cta.id)}"
        if name in ("tcgen05.ld", "tcgen05.st"):
            missing = f"a barrier or mbarrier at which {whose} arrives after its tcgen05.wait::{name[-2:]}, and a "
        else:
            missing = "tcgen05.commit after it, and a "
        missing += f"wait for it before this, is missing{races.relaxed_arrival(its_warp)}"
        found = EmulatorFinding(
            "tcgen05-order",
            f"{what} {'writes' if writes else 'reads'} {region} of tensor memory, which the {name} of {whose} at "
            f"{where} {'writes' if wrote else 'reads'}; nothing orders the two: {missing}",
            earlier={
                "location": where, "instruction": str(its_site.inst)[:160], "cta": list(its_warp.cta.id),
                "warp": its_warp.number, "access": "write" if wrote else "read",
            },
            missing=missing,
        )  # fmt: skip
        if of_wait(found, (warp, its_warp)):
            found.report["access_at"] = site.inst.location
        elif was_empty and writes and agent == "mma":  # it loads what is not there yet
            missing = (
                "a wait for the mbarrier of the tcgen05.commit that follows the latter, before that load, is missing"
            )
            found.report.update(
                location=where, access_at=site.inst.location, missing=missing,
                message=f"{name} of {whose} at {where} reads {other} of tensor memory, where nothing has written yet, "
                f"and {what} at {site.inst.location} writes; nothing orders the two: {missing}",
            )  # fmt: skip
        if not warp.launch.allows(found, warp, site):
            raise found
    kept.add(slot, clock, region, writes, warp, site, empty)
