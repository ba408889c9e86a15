"""An access to memory that the generated code refused, as a finding."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ...arguments.packing import layout
from ...base.findings import EmulatorFinding
from ..native import frame as f
from ..ptx import pointers
from ..ptx.parse import Inst
from .global_memory import NULL
from .launch import Launch

_KINDS = {f.MISALIGNED: "misaligned", f.UNWRITTEN: "uninitialised-shared", f.ENDED: "cluster"}  # else out-of-bounds


class Fault(NamedTuple):
    """What the code left in the warp's frame: MISALIGNED to OFF_SURFACE of frame.py, the lane, the address or the
    object, and bytes; of NO_TEXTURE whether a surface was asked for."""

    kind: int
    lane: int
    address: int
    size: int


def place(address: int, static: int) -> str:
    """An address relative to the start of dynamic or static shared memory; ``static``: where the dynamic part
    begins."""
    return f"dynamic + {address - static:#x}" if address >= static else f"static + {address - f.SHARED_BASE:#x}"


NO_CTA = 255  # the highest rank that an address has room for; no cluster is so large


def finding(
    fault: Fault,
    rank: int,
    ctas: int,
    shared: int,
    static: int,
    local: int,
    near: Callable[[int], str],
    ended: Callable[[int], str],
) -> EmulatorFinding:
    """The finding of a refused access.

    Args:
        fault: the access.
        rank: of the CTA in its cluster.
        ctas: of the cluster.
        shared, static, local: bytes of the CTA's shared memory, of it up to the dynamic part, and of a thread's local
            memory.
        near: what a global address is close to.
        ended: what is wrong with a shared::cluster address whose CTA has ended.
    """
    kind, lane, address, size = fault
    other = "shared" if kind in (f.BEYOND_SHARED, f.ENDED) else "global"
    space = {f.SHARED_TAG: "shared", f.LOCAL_TAG: "local"}.get(address >> 48, other)
    plain = address & 0xFFFFFFFF if space != "global" else address
    if space == "shared" and plain >> f.PEER_SHIFT == rank:
        plain -= rank << f.PEER_SHIFT
    of = plain >> f.PEER_SHIFT
    beyond = f"the CTA's shared memory, {f.SHARED_BASE:#x} to {shared:#x}"
    if space == "shared" and ctas <= of <= NO_CTA:
        beyond = f"the cluster's shared memory: the cluster has no CTA {of if of < NO_CTA else 'of that rank'}"
    what = {
        f.MISALIGNED: f"{space} address {plain:#x} is not a multiple of the {size} bytes that are accessed",
        f.NOWHERE: f"global address {plain:#x}, {size} bytes, is {near(plain) if space == 'global' else ''}",
        f.UNWRITTEN: f"shared address {plain:#x} ({place(plain, static)}), {size} bytes, is read before anything wrote "
        "it",
        f.BEYOND_SHARED: f"shared address {plain:#x}, {size} bytes, is outside {beyond}",
        f.BEYOND_LOCAL: f"local address {plain:#x}, {size} bytes, is outside the thread's {local} bytes",
        f.ENDED: ended(plain) if kind == f.ENDED else "",
        f.NO_TEXTURE: f"{address:#x} is no {'surface' if size else 'texture'} object that is alive",
        f.OFF_SURFACE: f"the coordinates of an access of {size} bytes are outside the surface, and its boundary mode "
        "is cudaBoundaryModeTrap",
    }[kind]
    return EmulatorFinding(
        _KINDS.get(kind, "out-of-bounds"), what, lane=lane, address=hex(plain), size=size, space=space
    )


def near(launch: Launch, inst: Inst, address: int) -> str:
    """What a global address of an instruction is close to: where the kernel's text makes it of one pointer among the
    parameters, the memory of that."""
    program, params = launch.program, launch.params
    if launch.settings.variant:  # many forms of a text are tried, and none of their findings is shown
        return "outside"
    offsets = dict(zip((one.name for one in program.entry.params), layout(program.entry.params)[0], strict=True))
    made = pointers.parameters(program.blocks)
    bases = [pointers.base_of(arg) for arg in inst.args if "[" in arg]
    words = {one for base in bases for one in made.get(base, ()) if one[0] in offsets}
    given = {}
    for name, byte in words:
        at = offsets[name] + byte
        given[name] = int.from_bytes(params[at : at + 8].tobytes(), "little")
    if list(given.values()) == [0] and address < NULL:
        (name,) = given
        return f"byte {address} of argument {[*offsets].index(name)}, which is a null pointer"
    return launch.memory.near(address, given.values())
