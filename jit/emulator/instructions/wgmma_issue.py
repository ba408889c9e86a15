"""Native code of the issue of `wgmma.mma_async`: it fills the warp's queue of products (native/product_queue.py)."""

from __future__ import annotations

import functools
from typing import Any

from ...llvm import host_code
from ..lowering.emitter import BlockEmitter
from ..lowering.values import S1, Value
from ..machine.sites import Site
from ..native import frame as f
from ..native import product_queue
from ..native import product_queue as q
from ..native.templates import Templates
from ..ptx.types import number
from ..races import layout, race_code

_IR = Templates(__file__, "wgmma_issue.ll")


def _text() -> str:
    values = {
        "PLAN": "%plan", "SITE": "%site", "A_TABLE": "%ta", "B_TABLE": "%tb", "USE_C": "%use", "NEGATE": "%negate",
        "A": "%da", "B": "%b", "HOW": "%how",
    }  # fmt: skip
    words = [_IR.fill("word", name=name, number=getattr(q, name), value=value) for name, value in values.items()]
    copies = [_IR.fill("register", number=i, slot=256 * i, place=128 * i) for i in range(4)]
    return _IR.fill(
        "issue", frame=f, layout=layout, queue=product_queue, shift=64 - q.ROW_BITS, words="\n".join(words),
        copies="\n".join(copies),
    )  # fmt: skip


@functools.cache
def _engine() -> Any:
    outside = {"pieces": race_code.address("pieces")}
    return host_code.build("the emulator: issue of wgmma", _text(), outside=outside)


def signs_and_majors(site: Site, values: list[int]) -> tuple[int, int]:
    """Of the operands of a wgmma.mma_async behind scale-d: whether the product is negated, and A_MAJOR and B_MAJOR."""
    negate = 0
    if site.inst.parts[5] != "s32":
        negate, values = sum(value != 1 for value in values[:2]) & 1, values[2:]
    how = q.B_MAJOR if values and values[-1] & 1 else 0
    return negate, how | (q.A_MAJOR if len(values) == 2 and values[0] & 1 else 0)


def native(e: BlockEmitter, site: Site) -> Value | None:
    """Emits the issue; a scalar that is true where Python has to do it."""
    if e.low.watched:
        return None
    try:
        negate, how = signs_and_majors(site, [number(arg) & 0xFFFFFFFF for arg in site.inst.args[4:]])
    except ValueError:
        return None
    a, b, scale = (e.slots(site, i)[0] for i in (1, 2, 3))
    if len(site.slots[1]) == 4:
        how |= q.REGISTERS
    target = e.low.symbol("wgmma issue", int(_engine().get_function_address("issue")))
    return e.call(S1, target, e.w, site.number, e.mask, scale, a, b, how, negate)
