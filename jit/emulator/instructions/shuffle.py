"""`shfl`, and the lanes whose registers it reads although they are not there [PTX ISA 9.7.9.5, 9.7.9.6]."""

from __future__ import annotations

import numpy as np

from ..lowering import python_calls
from ..lowering.emitter import BlockEmitter
from ..machine.cta_cluster import Warp
from ..machine.masks import flags, ranges, word
from ..machine.sites import Site
from ..native import access
from ..native import frame as f
from ..ptx.opcodes import instruction
from ..ptx.parse import Inst
from .warp_wide import members

_V = "<32 x i32>"
_SOURCES = 384  # where `@shfl_*` leaves the lane that each lane reads


@instruction("shfl", isa="9.7.9.5, 9.7.9.6", counts="warp", passed=1, meets=True, members=4)
def shuffle(e: BlockEmitter, inst: Inst) -> None:
    """[PTX ISA 9.7.9.6]: c holds the clamp in bits 0–4 and the segment mask in bits 8–12."""
    mode = inst.parts[2]
    target, _, valid = inst.args[0].partition("|")
    source, b, c = (e.get(arg, "i32") for arg in inst.args[1:4])
    together = members(e, inst.args[4])
    for i, value in enumerate((source, b, c)):
        pointer = e.add(f"getelementptr i8, ptr %vbuf, i64 {128 * i}")
        e.say(f"store {_V} {value}, ptr {pointer}, align 64")
    e.low.helper(access.shuffle, mode)
    bits = e.add(f"call i32 @shfl_{mode}(ptr %vbuf)")
    result = e.add(f"load {_V}, ptr %vbuf, align 64")
    here = _look(e, together)
    e.put(target, e.add(f"select <32 x i1> {here}, {_V} {result}, {_V} zeroinitializer"), "i32")
    if valid:
        e.put(valid, e.add(f"bitcast i32 {bits} to <32 x i1>"), "i1")


def _look(e: BlockEmitter, together: str) -> str:
    """Emits a remark where a lane reads one that does not execute the instruction together with it.

    Returns:
        <32 x i1>: the lanes whose sources execute it. An H200 gives the others 0, and of a source with another member
        mask what it has.
    """
    pointer = e.add(f"getelementptr i8, ptr %vbuf, i64 {_SOURCES}")
    read = e.add(f"and {_V} {e.add(f'load {_V}, ptr {pointer}, align 64')}, splat (i32 31)")
    there, here = (
        e.add(f"trunc {_V} {e.add(f'lshr {_V} {lanes}, {read}')} to <32 x i1>")
        for lanes in (together, e.spread(e.mask, "i32"))
    )
    absent = e.add(f"xor i32 {e.add(f'bitcast <32 x i1> {there} to i32')}, -1")
    lanes = e.add(f"and i32 {e.mask}, {absent}")
    e.count += 1
    n = e.count
    e.say(f"br i1 {e.add(f'icmp eq i32 {lanes}, 0')}, label %present{n}, label %absent{n}")
    e.lines.append(f"absent{n}:")
    for at, value in ((f.FAULT_LANE, lanes), (f.FAULT_ADDRESS, _union(e, lanes, read))):
        e.say(f"store i64 {e.add(f'zext i32 {value} to i64')}, ptr {e.add(f'getelementptr i8, ptr %w, i64 {at}')}")
    python_calls.invoke(e, e.site(_absent))
    e.say(f"br label %present{n}")
    e.lines.append(f"present{n}:")
    return here


def _union(e: BlockEmitter, lanes: str, read: str) -> str:
    """The lanes that ``lanes`` read, an i32."""
    e.low.declare(f"declare i32 @llvm.vector.reduce.or.v32i32({_V})")
    one = e.add(f"shl {_V} splat (i32 1), {read}")
    here = e.add(f"bitcast i32 {lanes} to <32 x i1>")
    some = e.add(f"select <32 x i1> {here}, {_V} {one}, {_V} zeroinitializer")
    return e.add(f"call i32 @llvm.vector.reduce.or.v32i32({_V} {some})")


def _absent(warp: Warp, site: Site, mask: int) -> int:
    """Leaves the remark. "Results are undefined if a thread sources a register from an inactive thread or a thread
    that is not in membermask"; no sentence forbids to read one, and what is not used does no harm."""
    lanes, read = int(warp.w64[f.FAULT_LANE // 8]), int(warp.w64[f.FAULT_ADDRESS // 8])
    first = (lanes & -lanes).bit_length() - 1
    site = next((one.site for one in warp.met if one.lanes >> first & 1), site)
    gone = read & word(warp.pcs == f.EXITED)
    rows = [(gone, "are not there or have exited"), (read & ~gone, "do not execute it together with them")]
    told = "; ".join(f"lanes {ranges(np.flatnonzero(flags(some)))} {what}" for some, what in rows if some)
    if ("partial-warp", id(site)) not in warp.launch.notes:
        warp.launch.remark(
            "partial-warp",
            f"lanes {ranges(np.flatnonzero(flags(lanes)))} get undefined values, for they read registers of lanes that "
            f"are not active here: {told}; let all lanes of the warp come to the shuffle, or read only those that do",
            warp, site, lane=first,
        )  # fmt: skip
    return 0
