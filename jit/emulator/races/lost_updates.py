"""Lanes of a warp that change the same place, each by what it has loaded from there: `y[0] += 1` by all of them.

They store equal values, so nothing seems wrong; but each lane reads what another one writes, with nothing that orders
the two [PTX ISA 8.7.1], and one of the changes is lost.
"""

from __future__ import annotations

import functools

from ...base.findings import EmulatorFinding
from ..lowering import python_calls
from ..lowering.emitter import BlockEmitter
from ..lowering.values import S32, Value
from ..machine.cta_cluster import Warp
from ..machine.sites import Site
from ..native import frame as f
from ..ptx.parse import Inst
from . import race_code


def check(e: BlockEmitter, addresses: Value, size: int, load: Inst) -> None:
    """Emits, in front of a store of ``size`` bytes a lane to ``addresses``, whose value comes from ``load``, the look
    whether lanes share an address."""
    e.store(addresses, e.abuf)
    same = e.call(S32, race_code.symbol(e.low, "share_a_place"), e.w, e.abuf, e.mask)
    with e.when(same != 0):
        python_calls.invoke(e, e.site(functools.partial(_raise_race, size, load)))


def _raise_race(size: int, load: Inst, warp: Warp, site: Site, mask: int) -> int:
    """Raises the finding of what `share_a_place` has found."""
    lanes, address = (int(warp.w64[at // 8]) for at in (f.FAULT_LANE, f.FAULT_ADDRESS))
    one, other = lanes & 31, lanes >> 8 & 31
    shared = address >> 48 == f.SHARED_TAG
    plain = address & f.OFFSET_MASK if shared else address
    place = warp.cta.named(plain, shared)
    missing = "an atomic (atomicAdd, …), or a sum by one lane"
    found = EmulatorFinding(
        "race",
        f"lanes {one} and {other} of the warp both change {place} by what they loaded from there at {load.location}, "
        f"and nothing orders them: one change is lost; {missing} is missing",
        lane=one, address=hex(plain), size=size, space="shared" if shared else "global", access="write",
        earlier={**load.report, "cta": list(warp.cta.id),
                 "warp": warp.number, "lane": other, "access": "read"},
        missing=missing,
    )  # fmt: skip
    if not warp.launch.allows(found, warp, site):
        raise found
    return 0
