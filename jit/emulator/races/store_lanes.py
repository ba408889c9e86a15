"""Lanes of one store that write different values to the same bytes: which value remains is undefined."""

from __future__ import annotations

from ...base.findings import EmulatorFinding
from ..lowering import python_calls
from ..lowering.emitter import BlockEmitter
from ..lowering.values import S1
from ..machine.cta_cluster import Warp
from ..machine.sites import Site
from ..native import access
from ..native import frame as f


def check(e: BlockEmitter, element: int, count: int) -> None:
    """Emits, behind a store whose addresses and values are in `%abuf` and `%vbuf`, the look at what has stayed."""
    target = e.low.native(access.LIBRARY, f"lost_{element}")
    bad = e.call(S1, target, e.w, e.abuf, e.mask, e.vbuf, e.cache(), count)
    with e.when(bad):
        python_calls.invoke(e, e.site(_report_race))


def _report_race(warp: Warp, site: Site, mask: int) -> int:
    """A finding. A kernel of Triton says nothing of lanes: where it reduces by a function whose sides are not alike, as
    Welford's, lanes that Triton takes to hold the same result differ by a rounding, and one of them stays: a remark."""
    lane, address, size = (int(warp.w64[at // 8]) for at in (f.FAULT_LANE, f.FAULT_ADDRESS, f.FAULT_SIZE))
    shared = address >> 48 == f.SHARED_TAG
    plain = address & (1 << f.PEER_SHIFT) - 1 if shared else address
    place = warp.cta.named(plain, shared)
    missing = "a store by one of the lanes, or an atomic"
    text = f"lane {lane} and a later lane of the warp store different values to {place} in the same instruction"
    if shared and warp.launch.program.of_llvm:
        text = f"{text}, as Triton has lanes do that it takes to hold the same"
        warp.launch.remark_of_compiler("race", text, warp, site)
        return 0
    found = EmulatorFinding(
        "race",
        f"{text}; which value remains is undefined: {missing} is missing",
        lane=lane, address=hex(plain), size=size, space="shared" if shared else "global", access="write",
        missing=missing,
    )  # fmt: skip
    if not warp.launch.allows(found, warp, site):
        raise found
    return 0
