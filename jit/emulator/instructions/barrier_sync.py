"""Native code of `bar.sync` and `barrier.sync` by whole warps (barrier_sync.h)."""

from __future__ import annotations

from ..lowering.emitter import BlockEmitter
from ..lowering.values import S1, Value
from ..machine.sites import Site
from .native_code import WARP


def native(e: BlockEmitter, site: Site) -> Value | None:
    """Emits the arrival; a scalar that is true where Python has to do it."""
    if e.low.watched or not site.slots:
        return None
    number, given = [*(e.frame(e.slots(site, i)[0]) for i in range(len(site.slots))), e.null][:2]
    return e.call(S1, e.low.native(WARP, "barrier_sync"), e.w, site.number, e.mask, number, given)
