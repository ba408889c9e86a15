"""Remarks on accesses that the signal of another lane of their warp does not order (lanes_signal.h).

One thread arrives at an mbarrier, or sets a flag, for all of its warp. What the others did is ordered before that only
where a `bar.warp.sync`, which is `__syncwarp()`, or another barrier stands between [PTX ISA 8.7.1, 9.7.13.2]. An
instruction that lanes execute together counts as one here, though it orders no memory.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ...base.findings import EmulatorFinding
from ..lowering.emitter import BlockEmitter
from ..machine.cta_cluster import Cta, Warp
from ..machine.masks import flags, ranges
from ..machine.mbarrier import Mbarrier
from ..machine.sites import Site
from ..ptx.opcodes import of
from ..ptx.parse import Inst
from . import layout, race_code

_SEVERAL = 0xFF  # of lanes.h
_ADDRESSES = 48  # bits of a global address; shared ones are offsets


def follow(e: BlockEmitter, inst: Inst) -> None:
    """Emits, in front of an instruction that a whole warp executes together, that it does: of those with no mask."""
    if ("sync" in inst.parts or "aligned" in inst.parts) and of(inst).members < 0:
        e.do(race_code.symbol(e.low, "lanes_together"), e.w)


def remark(cta: Cta, warps: Sequence[Warp], rows: np.ndarray) -> None:
    """Leaves the remarks of a cluster. ``rows``: u64 [number, layout.DOUBT]."""
    for slot, where, earlier, lane, was_read, site, signalled, lanes in rows.tolist():
        warp = warps[slot]
        before, after, signal = (warp.sites[number & layout.SITES] for number in (earlier, site, signalled))
        shared = where < cta.shared_size
        place = cta.named(where, shared)
        who = "another lane" if lane == _SEVERAL else f"lane {lane - 1}"
        did = "read" if was_read else "wrote"
        missing = f"__syncwarp() (bar.warp.sync) between that {'read' if was_read else 'write'} and this"
        text = (
            f"lane {ranges(np.flatnonzero(flags(lanes)))} of the warp signals others here, and what comes after the "
            f"signal at {after.inst.location} has {place}, which {who} of the warp {did} at {before.inst.location}; "
            f"nothing orders the lanes of a warp: {missing} is missing"
        )
        details: dict[str, object] = {
            "address": hex(where), "space": "shared" if shared else "global", "missing": f"{missing} is missing",
            "earlier": {
                **before.inst.report, "cta": list(warp.cta.id),
                "warp": warp.number, "access": "read" if was_read else "write",
            },
            "access_at": after.inst.location,
        }  # fmt: skip
        try:
            warp.launch.remark_of_compiler("race", text, warp, signal, **details)
        except EmulatorFinding as found:
            raise found.locate(**warp.where(signal)) from None


def unmet_maker(warp: Warp, site: Site, bar: Mbarrier, before: Inst) -> None:
    """Leaves the remark that lanes use an mbarrier which another lane of their warp initialises, by the instruction
    ``before``, and that they have not met it since."""
    missing = "__syncwarp() (bar.warp.sync), or __syncthreads(), between the two is missing"
    warp.launch.remark_of_compiler(
        "race",
        f"use of the mbarrier at shared {bar.address:#x}, which lane {bar.made_by} of the same warp initialised at "
        f"{before.location}; nothing orders the lanes of a warp: {missing}",
        warp, site, address=hex(bar.address), missing=missing,
        earlier={**before.report, "access": "mbarrier.init"},
    )  # fmt: skip
