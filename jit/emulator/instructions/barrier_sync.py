"""Native code of `bar.sync` and `barrier.sync` by whole warps."""

from __future__ import annotations

import functools
from typing import Any

from ...llvm import host_code
from ..lowering.emitter import BlockEmitter
from ..lowering.values import S1, Value
from ..machine.sites import Site
from ..native import barrier_table
from ..native import frame as f
from ..native.templates import Templates
from ..races import race_code

_IR = Templates(__file__, "barrier_sync.ll")


@functools.cache
def _engine() -> Any:
    outside = {name: race_code.address(name) for name in ("release", "publish")}
    return host_code.build(
        "the emulator: named barriers", _IR.fill("sync", frame=f, table=barrier_table), outside=outside
    )


def native(e: BlockEmitter, site: Site) -> Value | None:
    """Emits the arrival; a scalar that is true where Python has to do it."""
    if e.low.watched or not site.slots:
        return None
    a, b = [*(e.slots(site, i)[0] for i in range(len(site.slots))), 0][:2]
    target = e.low.symbol("barrier sync", int(_engine().get_function_address("sync")))
    return e.call(S1, target, e.w, site.number, e.mask, a, b)
