"""Accesses that leave the shared variable from which their address comes.

The text of a kernel shows which variable an address begins at (ptx/pointers.py); where it may be one of several, or
comes out of memory, nothing is looked at. A struct, and dynamic shared memory, is one variable to the compiler: what
leaves an array within it is not seen.
"""

from __future__ import annotations

import functools
import re

from ...base.findings import EmulatorFinding
from ..lowering import python_calls
from ..lowering.emitter import BlockEmitter
from ..lowering.registers import address_parts
from ..lowering.values import I32, I64, S64, Value
from ..machine.cta_cluster import Warp
from ..machine.sites import Site
from ..native import frame as f
from ..ptx.pointers import base_of


def check(e: BlockEmitter, operand: str, space: str, addresses: Value, size: int) -> None:
    """Emits the look whether each lane's ``size`` bytes lie in the variable that ``operand``, ``[register+offset]``, is
    made of. ``addresses``: the same, in a state space, or generic."""
    if space != "generic" and not space.startswith("shared"):
        return
    base = base_of(operand)
    roots = {base} if base in e.low.extents else e.low.roots.get(base, frozenset())
    if len(roots) != 1:
        return
    (name,) = roots
    if name not in e.low.extents:
        return
    first, end = e.low.extents[name]
    if base == name and 0 <= address_parts(operand)[1] <= end - first - size:
        return
    at = addresses.to(I32) & f.OFFSET_MASK
    beyond = at - first > end - first - size
    if space == "generic":  # with a pointer to elsewhere that a select or a branch gave in its place
        beyond = beyond & (addresses >> 48 == f.SHARED_TAG)
    lanes = e.mask & beyond.mask()
    with e.when(lanes != 0):
        e.store(at.to(I64), e.frame(f.slot(0)))
        e.store(lanes.to(S64), e.w + f.FAULT_LANE)
        python_calls.invoke(e, e.site(functools.partial(_beyond, dict(e.low.extents), name, size)))


def _beyond(extents: dict[str, tuple[int, int]], name: str, size: int, warp: Warp, site: Site, mask: int) -> int:
    """Raises the finding of the first lane whose address has left the variable."""
    lanes = int(warp.w64[f.FAULT_LANE // 8])
    lane = (lanes & -lanes).bit_length() - 1
    at, (first, end) = int(warp.u64[0][lane]), extents[name]
    other = next((one for one, (low, high) in extents.items() if one != name and low <= at < high), "")
    raise EmulatorFinding(
        "out-of-bounds",
        f"byte {at - first} of the shared variable {plain(name)}, which has {end - first} bytes, is accessed: {size} "
        f"bytes at shared address {at:#x}" + (f", in the variable {plain(other)}" if other else ""),
        lane=lane, address=hex(at), size=size, space="shared",
    )  # fmt: skip


def plain(name: str) -> str:
    """The name that a variable has in its function: `part` of `_ZZ7row_sumILi256EEvPKfE4part`."""
    for found in re.finditer(r"E(\d+)", name):
        end = found.end() + int(found[1])
        if end <= len(name) and re.fullmatch(r"(?:_\d+|s_\d*|_\$_\d+)*", name[end:]):
            return name[found.end() : end]
    return name
