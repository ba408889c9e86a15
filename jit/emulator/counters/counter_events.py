"""Counters of instructions that Python executes: copies, tensor memory, matrix operations, waits."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np

from ...base.findings import EmulatorFinding, UnsupportedInstruction
from ..instructions import tensor_boxes, tensormap, tma
from ..instructions.mbarrier import operand
from ..instructions.tcgen05.copy import SHAPES
from ..instructions.tcgen05.descriptors import instruction_descriptor
from ..machine.cta_cluster import Warp
from ..machine.lanes import lanes_of, scalar
from ..machine.sites import Site
from ..native import frame as f
from ..ptx.malformed import Unsupported
from ..ptx.opcodes import of
from ..ptx.parse import Inst
from .sums import add

WORDS = 3  # of a row: how many, and two amounts that depend on the name
_K = {"f16": 16, "tf32": 8, "mxf4": 64, "mxf4nvf4": 64}  # of tcgen05.mma; 32 for the others
_INTEGERS = ("s8", "u8", "s4", "u4", "b1", "kind::i8")

Amounts = tuple[int, int, int]


def counted(
    handler: Callable[[Warp, Site, int], int] | None, inst: Inst, words: np.ndarray, at: int
) -> Callable[[Warp, Site, int], int]:
    """The executor of an instruction, which also adds to the row at word ``at``."""
    assert handler is not None
    amounts = AMOUNTS[of(inst).event]

    def execute(warp: Warp, site: Site, mask: int) -> int:
        # Operands first: results may take their place.
        added = amounts(warp, site, mask)
        status = handler(warp, site, mask)
        if callable(added):
            added = added(status)
        for i, amount in enumerate(added):
            words[at + i] += np.uint64(amount)
        return status

    return execute


def _wait(warp: Warp, site: Site, mask: int) -> Callable[[int], Amounts]:
    """Waits that went on at once, and those that had to let others run first."""
    return lambda status: (1, int(warp.blocked is not None or (status == f.SUSPEND and "mbarrier" in site.inst.op)), 0)


def mma_operations(inst: Inst) -> int:
    """Multiplications and additions of one `mma.sync` or `wmma.mma`: 2 m n k."""
    if not (shape := re.search(r"\.m(\d+)n(\d+)k(\d+)", inst.op)):
        raise Unsupported("no shape of a matrix product")
    m, n, k = map(int, shape.groups())
    return 2 * m * n * k


def _wgmma(warp: Warp, site: Site, mask: int) -> Amounts:
    """One of the four warps of a `wgmma`: operations of 16 of its 64 rows, and a quarter of the shared memory that is
    read: rows of A, where it is there, and of B have 32 bytes; those of B twice as many where A is sparse."""
    n, k = map(int, re.search(r"\.m64n(\d+)k(\d+)", site.inst.op).groups())  # type: ignore[union-attr]
    deep = 2 if "sp" in site.inst.parts else 1
    return 1, 2 * 16 * n * k, 8 * (n * deep + (0 if len(site.slots[1]) == 4 else 64))


def _tcgen05_mma(warp: Warp, site: Site, mask: int) -> Amounts:
    """Operations of an mma of one CTA or of the whole pair, and the shared memory that is read: rows of 32 bytes, or
    of 48 where K is 96."""
    kind = next(part[6:] for part in site.inst.parts if part.startswith("kind::"))
    total = shared = 0
    for lane in lanes_of(mask):
        sparse = "sp" in site.inst.parts
        described = int(warp.u32[site.slots[3 + sparse][0]][lane])
        shape = instruction_descriptor(described, kind, sparse, warp.launch.program.arch)
        row, k = (48, 96) if shape.long else (32, _K.get(kind, 32))
        total += 2 * shape.m * shape.n * k * (1 + sparse)
        shared += row * (shape.n + (0 if site.inst.args[1].startswith("[") else shape.m))
    return mask.bit_count(), total, shared


def _tensor_memory(warp: Warp, site: Site, mask: int) -> Amounts:
    """32 lanes of registers of 4 bytes."""
    registers = len(site.homes[0]) or len(site.slots[-1])
    return 1, 128 * registers, 0


def _tcgen05_cp(warp: Warp, site: Site, mask: int) -> Amounts:
    """Bytes of shared memory that are read, in each CTA of the pair."""
    rows, units = SHAPES[next(part for part in site.inst.parts if part in SHAPES)]
    ctas = 2 if "cta_group::2" in site.inst.parts else 1
    return mask.bit_count(), mask.bit_count() * 16 * rows * units * ctas, 0


def _bulk(warp: Warp, site: Site, mask: int) -> Amounts:
    """Copies without a tensor map, `st.async` too: bytes in global memory, bytes written to or read from shared."""
    parts = site.inst.parts
    if parts[0] == "st":
        size = int("".join(c for c in parts[-1] if c.isdigit())) // 8 * len(site.slots[1])
        return mask.bit_count(), 0, mask.bit_count() * size
    copied = written = 0
    for lane in lanes_of(mask):
        size = operand(warp, site, 2, lane)
        copied += size if "global" in parts else 0
        multicast = "multicast::cluster" in parts
        written += size * (scalar(warp, site, 4, 0, int(lane)) & 0xFFFF).bit_count() if multicast else size
    return mask.bit_count(), copied, written


def _tensor(warp: Warp, site: Site, mask: int) -> Amounts:
    """Copies with a tensor map: bytes inside the tensor; bytes written to, or read from, shared memory."""
    parts = site.inst.parts
    spaces = [part for part in parts if part.startswith(("shared::", "global"))]
    which = 1 if spaces[0].startswith("shared") else 0
    copied = written = 0
    for lane in lanes_of(mask):
        try:
            mode = tma.mode_of(site)
            spec = tensormap.read(warp, site, int(warp.u64[site.slots[which][0]][lane]))
            origin = tma.coordinates(warp, site, which, int(lane), spec, mode)
        except (EmulatorFinding, UnsupportedInstruction):
            continue  # the executor reports it
        copied += int(tensor_boxes.places(spec, origin, mode)[1].sum()) * spec.element_size
        masks = 4 if "im2col" in parts else 3
        ctas = (scalar(warp, site, masks, 0, int(lane)) & 0xFFFF).bit_count() if "multicast::cluster" in parts else 1
        written += tensor_boxes.shared_bytes(spec, mode) * ctas
    return mask.bit_count(), copied, written


AMOUNTS: dict[str, Callable[[Warp, Site, int], Any]] = {  # what one execution adds, by event
    "mbarrier": _wait, "barrier.cta": _wait, "barrier.cluster": _wait,
    "wgmma": _wgmma, "tcgen05.mma": _tcgen05_mma,
    "tcgen05.ld": _tensor_memory, "tcgen05.st": _tensor_memory, "tcgen05.cp": _tcgen05_cp,
    "cp.async.bulk.tensor": _tensor, "cp.reduce.async.bulk.tensor": _tensor,
    "cp.async.bulk": _bulk, "cp.reduce.async.bulk": _bulk, "st.async": _bulk,
}  # fmt: skip


def add_row(report: dict[str, Any], name: str, inst: Inst, words: list[int]) -> None:
    """Adds a row to a report."""
    count, first, second = words
    if not count:
        return
    if name in ("mbarrier", "barrier.cta", "barrier.cluster"):
        section, values = "waits", {"executed": count, "not_yet": first}
    elif name in ("wgmma", "mma.sync", "wmma.mma", "tcgen05.mma"):
        kind = "integer_operations" if set(_INTEGERS) & set(inst.parts) else "flops"
        section, values = "tensor", {"warp_instructions": count, kind: first}
        if name in ("wgmma", "tcgen05.mma"):
            values["shared_bytes"] = second
    elif name.startswith("tcgen05."):
        section, values = "tensor_memory", {"instructions": count, "bytes": first}
    else:
        to_shared = next((p for p in inst.parts if p.startswith(("shared", "global"))), "").startswith("shared")
        name += " in" if to_shared else " out"
        section, values = "copies", {"copies": count, "global_bytes": first, "shared_bytes": second}
    add(report.setdefault(section, {}), {name: values})
