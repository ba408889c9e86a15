"""`shfl`, and the lanes whose registers it reads although they are not there [PTX ISA 9.7.9.5, 9.7.9.6]."""

from __future__ import annotations

import numpy as np

from ..lowering import python_calls
from ..lowering.emitter import BlockEmitter
from ..lowering.types import modifier
from ..lowering.values import I32, S32, S64
from ..machine.cta_cluster import Warp
from ..machine.masks import flags, ranges, word
from ..machine.sites import Site
from ..native import frame as f
from ..ptx.malformed import Unsupported
from ..ptx.opcodes import instruction
from ..ptx.parse import Inst
from .native_code import WARP
from .warp_wide import members

_MODES = ("up", "down", "bfly", "idx")


@instruction("shfl", isa="9.7.9.5, 9.7.9.6", counts="warp", passed=1, meets=True, members=4)
def shuffle(e: BlockEmitter, inst: Inst) -> None:
    """[PTX ISA 9.7.9.6]: c holds the clamp in bits 0–4 and the segment mask in bits 8–12."""
    mode = modifier(inst, 2)
    if mode not in _MODES:
        raise Unsupported(f"mode .{mode}")
    target, _, valid = inst.args[0].partition("|")
    operands = [e.get(inst.args[i], I32) for i in (1, 2, 3)]
    operands.append(members(e, inst.args[4]))
    for i, value in enumerate(operands):
        e.store(value, e.vbuf + 128 * i)
    bits = e.call(S64, e.low.native(WARP, f"shuffle_{mode}"), e.w, e.vbuf, e.mask)
    with e.when(bits >> 32 != 0):
        python_calls.invoke(e, e.site(_absent))
    e.put(target, e.load(I32, e.vbuf))
    if valid:
        e.put(valid, bits.to(S32).flags())


def _absent(warp: Warp, site: Site, mask: int) -> int:
    """Leaves a remark: lanes read others that do not execute the instruction together with them. "Results are undefined
    if a thread sources a register from an inactive thread or a thread that is not in membermask"; no sentence forbids
    to read one, and what is not used does no harm."""
    lanes, read = int(warp.w64[f.FAULT_LANE // 8]), int(warp.w64[f.FAULT_ADDRESS // 8])
    first = (lanes & -lanes).bit_length() - 1
    site = next((one.site for one in warp.met if one.lanes >> first & 1), site)
    gone = read & word(warp.pcs == f.EXITED)
    rows = [(gone, "are not there or have exited"), (read & ~gone, "do not execute it together with them")]
    states = "; ".join(f"lanes {ranges(np.flatnonzero(flags(some)))} {what}" for some, what in rows if some)
    if ("partial-warp", id(site)) not in warp.launch.notes:
        warp.launch.remark(
            "partial-warp",
            f"lanes {ranges(np.flatnonzero(flags(lanes)))} get undefined values: they read registers of lanes that "
            f"are not active here: {states}; let all lanes of the warp execute it, or read only from those that do",
            warp, site, lane=first,
        )  # fmt: skip
    return 0
