"""Stores of several warps that put values at the same place which differ by a rounding.

Triton replicates what it reduces: every warp computes the same sum and stores it, with no barrier between the stores.
Where a compiler fuses a multiplication and an addition, the warps add in orders that round differently. Each pair is a
data race of uniform size, so whoever is ordered after all of them reads the value of one of them [PTX ISA 8.7.2], and
each of these is a value that the program means. Whoever is not, races as before.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np

from ..lowering.emitter import BlockEmitter
from ..machine.cta_cluster import Cta, Warp
from ..machine.sites import Site
from ..native import frame as f
from ..ptx.flow import Block
from ..ptx.parse import Inst, leaves
from . import layout
from .state import Races

# By type, its bytes, and what part of the larger one two values may differ by: in f32 and f64 what a sum of 1024
# numbers may be off by [Higham 2002, 4.2], in f16 and bf16, to which such sums are rounded, the last digit.
_FLOATS = {"f32": (4, 2.0**-14), "f64": (8, 2.0**-43), "f16": (2, 2.0**-10), "bf16": (2, 2.0**-7)}
_FLOATS |= {f"{name}x2": _FLOATS[name] for name in ("f16", "bf16")}
_REPLICATED = 2.0**-6  # the same in kernels of Triton: of sums near zero the error is no small part
_HANDED_ON = {"mov", "selp", "shfl"}  # which change no value
_NUMBER = re.compile(r"-?(?:0[fFdDxX])?[0-9a-fA-F]+(?:\.\d+)?$")
_ADDRESSES, _VALUES = 0, 1  # slots of the frame in which a store that clashes leaves what it does


def keep(e: BlockEmitter, size: int) -> None:
    """Emits, where a store of ``size`` bytes a lane clashes, that its addresses and values go to slots of the frame."""
    for slot, source, count in ((_ADDRESSES, e.abuf, 8 * f.LANES), (_VALUES, e.vbuf, size * f.LANES)):
        e.copy(source, e.frame(f.slot(slot)), count)


def take(e: BlockEmitter, size: int) -> None:
    """Emits that the store goes on with the values that Python has left in the slots."""
    e.copy(e.frame(f.slot(_VALUES)), e.vbuf, size * f.LANES)


def stored(
    warp: Warp, site: Site, cta: Cta, mask: int, row: Sequence[int]
) -> list[tuple[np.ndarray, _Number, _Number]]:
    """Of the store that has just clashed in shared memory, each floating-point value that a lane of the mask puts into
    the cell of the clash: its bytes in the frame, what is there, and what the lane puts there. The lane that clashed
    comes first. Nothing where the values are no floating-point numbers."""
    if site.form is None:
        site.form = _kind(warp, site.inst)
    kind: str = site.form
    if not kind:
        return []
    size, _ = _FLOATS[kind]
    cell = row[layout.OFFSET]
    scalar = int(re.sub(r"\D", "", site.inst.parts[-1])) // 8
    width = scalar * len(leaves(site.inst.args[1]))
    found = []
    for lane in sorted((i for i in range(f.LANES) if mask >> i & 1), key=lambda i: i != row[layout.LANE]):
        address = int(warp.u64[_ADDRESSES][lane])
        if address >> 48 != f.SHARED_TAG or address >> f.PEER_SHIFT & 255 != row[layout.RANK]:
            continue
        start = address & f.OFFSET_MASK
        for at in range(max(start, cell // size * size), min(start + width, cell + 4), size):
            component, inside = divmod(at - start, scalar)
            begin = 256 * _VALUES + (component * f.LANES + lane) * scalar + inside
            new = warp.u64.reshape(-1).view(np.uint8)[begin : begin + size]
            found.append((new, _number(cta.shared[at : at + size], kind, at), _number(new, kind, at)))
    return found


def excused(
    races: Races, warp: Warp, site: Site, cta: Cta, mask: int, other: int, before: Inst, row: Sequence[int]
) -> bool:
    """Whether the store that has just clashed with one of another warp is the same instruction, and its values are what
    the other stored but for a rounding. The store is then tried again with those values, as one of the same bytes; a
    remark gives the difference."""
    if site.inst is not before or site.inst.parts[0] != "st" or other >= races.warps or other == races.index(warp):
        return False
    found = stored(warp, site, cta, mask, row)
    if not found or not all(_close(warp, old, new) for _, old, new in found):
        return False
    _, old, new = max(found, key=lambda one: abs(float(one[1]) - float(one[2])))
    if old.raw == new.raw:  # the clash is with another store than that which left the bytes
        return False
    number = other % races.per_cta
    message = (
        f"warps {number} and {warp.number} store {_digits(old)} and {_digits(new)} at shared address {new.at:#x} "
        f"({cta.place(new.at)}), which differ by {abs(float(new) - float(old)):.3g}, a rounding; nothing orders the "
        f"two, and what comes after both reads one of them"
    )
    warp.launch.remark_of_compiler("rounding", message, warp, site, address=hex(new.at), lane=row[layout.LANE])
    for place, old, _ in found:
        place[:] = np.frombuffer(old.raw, np.uint8)
    return True


def difference(warp: Warp, site: Site, cta: Cta, mask: int, row: Sequence[int]) -> str:
    """What a finding says of two stores of one instruction whose values no rounding explains; empty of others."""
    for _, old, new in stored(warp, site, cta, mask, row):
        if not _close(warp, old, new):
            return f"; they store {_digits(old)} and {_digits(new)}, which differ by more than a rounding"
    return ""


class _Number(float):
    """A number, the bytes that it is stored as, their type, and their offset in shared memory."""

    raw: bytes
    kind: str
    at: int


def _number(data: np.ndarray, kind: str, at: int) -> _Number:
    raw = data.tobytes()
    if kind.startswith("bf16"):
        made = _Number(np.frombuffer(b"\0\0" + raw, np.float32)[0])
    else:
        made = _Number(np.frombuffer(raw, f"f{len(raw)}")[0])
    made.raw, made.kind, made.at = raw, kind, at
    return made


def _close(warp: Warp, one: _Number, other: _Number) -> bool:
    part = max(_FLOATS[one.kind][1], _REPLICATED * warp.launch.program.of_llvm)
    return one.raw == other.raw or abs(one - other) <= part * max(abs(one), abs(other))


def _digits(value: _Number) -> str:
    """The number with as many digits as tell two of its type apart."""
    return f"{value:.17g}" if value.kind == "f64" else f"{value:.9g}"


def _kind(warp: Warp, inst: Inst) -> str:
    """The floating-point type that all definitions of a store's registers give; empty where they do not agree."""
    blocks = warp.launch.program.blocks
    kinds = {_of(blocks, name, set()) for name in leaves(inst.args[1])}
    kinds.discard("any")
    return kinds.pop() if len(kinds) == 1 else ""


def _of(blocks: Sequence[Block], name: str, seen: set[str]) -> str:
    """The type of a register's values: one of _FLOATS, "any" for constants, or empty."""
    if _NUMBER.match(name) or name in seen:
        return "any"
    seen.add(name)
    kinds = set()
    for block in blocks:
        for inst in block.insts:
            if inst.args and name in leaves(inst.args[0]):
                kinds.add(_result(blocks, inst, seen))
    kinds.discard("any")
    return kinds.pop() if len(kinds) == 1 else "" if kinds else "any"


def _result(blocks: Sequence[Block], inst: Inst, seen: set[str]) -> str:
    if inst.parts[0] in _HANDED_ON:
        sources = inst.args[1:3] if inst.parts[0] == "selp" else inst.args[1:2]
        kinds = {_of(blocks, name, seen) for source in sources for name in leaves(source)} - {"any"}
        return kinds.pop() if len(kinds) == 1 else "" if kinds else "any"
    kind = inst.parts[-2] if inst.parts[0] == "cvt" else inst.parts[-1]
    return kind if kind in _FLOATS else ""
