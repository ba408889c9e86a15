"""Native code of the issue of `wgmma.mma_async`: it fills the warp's queue of products (wgmma_issue.h)."""

from __future__ import annotations

from ..lowering.emitter import BlockEmitter
from ..lowering.values import S1, Value
from ..machine.sites import Site
from ..native import product_queue as q
from ..ptx.types import number
from .native_code import WARP


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
    scale, a, b = (e.frame(e.slots(site, i)[0]) for i in (3, 1, 2))
    if len(site.slots[1]) == 4:
        how |= q.REGISTERS
    return e.call(S1, e.low.native(WARP, "wgmma_issue"), e.w, site.number, e.mask, scale, a, b, how, negate)
