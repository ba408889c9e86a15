"""Loads of shared memory that nothing has written.

Such a byte has "an unknown but constant value" [PTX ISA 8.2.6], and no sentence forbids to read it: a remark, and the
load gets a value of which floating-point results become NaN. Before that the other warps run ahead: where one of them
writes the bytes, and nothing orders that after the load, the two race.
"""

from __future__ import annotations

import numpy as np

from ...base.findings import EmulatorFinding
from ..native import frame as f
from .cta_cluster import DOUBTFUL, Cta, Warp
from .sites import Site

_POISON = np.array([0xFF, 0x7F], np.uint8)  # NaN of f16 and bf16, and twice that of f32
_MOST_ROUNDS = 400  # that the other warps run ahead


def load(warp: Warp, site: Site, mask: int) -> int:
    """The handler of an access that the generated code refused: gives unwritten shared bytes a value, or raises the
    finding of what else is wrong."""
    kind, lane, address, size = (int(warp.w64[(f.FAULT_KIND + 8 * i) // 8]) for i in range(4))
    if kind != f.UNWRITTEN:
        warp.memory_fault(site)
    plain = address & 0xFFFFFFFF
    cta, at = warp.cta.group.ctas[plain >> f.PEER_SHIFT], plain & f.OFFSET_MASK
    place = f"shared address {at:#x} ({cta.place(at)}), {size} bytes,"
    details = {"address": hex(at), "size": size, "space": "shared", "lane": lane}
    if cta.group.within is None and ("uninitialised-shared", id(site)) not in warp.launch.notes:
        _run_ahead(warp, site, cta, at, size, place, details)
    if not cta.written[at : at + size].all():
        text = f"{place} is read before anything wrote it: its value is unknown"
        warp.launch.remark("uninitialised-shared", text, warp, site, **details)
        cta.unwritten_at = site.inst.location
    unset = np.flatnonzero(cta.written[at : at + size] == 0) + at
    cta.shared[unset] = _POISON[unset & 1]
    cta.written[unset] = 255
    return 0


def _run_ahead(warp: Warp, site: Site, cta: Cta, at: int, size: int, place: str, details: dict[str, object]) -> None:
    """Lets the other warps run, and copies arrive, until all have to wait. Raises the race of the load with a write of
    theirs."""
    group, state = warp.cta.group, warp.current()
    group.within = warp
    try:
        for _ in range(_MOST_ROUNDS):
            ran = False
            for other in group.warps:
                if other is warp or other.done or (other.blocked is not None and not other.blocked()):
                    continue
                other.blocked, ran = None, True
                other.run(budget=DOUBTFUL if group.doubts else 0)
                group.settle()
            if cta.written[at : at + size].any() or not (ran or group.pending):
                return
            if not ran:
                group.pending.pop(0)()
    except EmulatorFinding as finding:
        report = finding.report
        earlier = report.get("earlier", {})
        if "access_at" in report:  # a wait is to blame, and the report names it
            raise
        if report["kind"] != "race" or (earlier.get("location"), earlier.get("access")) != (site.inst.location, "read"):
            raise
        missing = "a barrier or mbarrier between that write and this read is missing (__syncthreads, bar.sync, …)"
        what = (
            f"{place} is read before anything wrote it, and warp {report.get('warp')} writes it at "
            f"{report['location']}; nothing orders the two: {missing}"
        )
        later = {key: report[key] for key in ("location", "instruction", "cta", "warp") if key in report}
        found = EmulatorFinding(
            "race", what, **details, access="read", later=later | {"access": "write"}, earlier=earlier, missing=missing
        )
        if not warp.launch.allows(found, warp, site):
            raise found.locate(**warp.where(site)) from None
    finally:
        group.within = None
        warp.resume(state)
