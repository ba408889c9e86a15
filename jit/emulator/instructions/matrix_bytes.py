"""`ldmatrix` and `stmatrix` of bytes [PTX ISA 9.7.14.5.15, .16]. Which byte goes where follows CUTLASS's layouts,
as the ISA shows it by figures. Python executes them."""

from __future__ import annotations

import numpy as np

from ...base.findings import UnsupportedInstruction
from .. import races
from ..machine.cta_cluster import Warp
from ..machine.sites import Site
from ..ptx.opcodes import instruction, refuse
from .mma import shared_rows, unwritten, whole
from .narrow_formats import four_bits, six_bits

NAN = 0x7F  # of e4m3 and of e5m2
_KEPT = {"b8": 16, "b6x16_p32": 12, "b4x16_p64": 8}  # bytes of a row of 16 that hold its 16 values
_LANE = np.arange(32)[:, None]
_BYTE = np.arange(4)[None]

refuse("ldmatrix", isa="9.7.14.5.15", counts="shared load")
refuse("stmatrix", isa="9.7.14.5.16", counts="shared store", results=(), stored=1)


def _matrices(site: Site, operand: int, rows: int, registers: int) -> int:
    """How many matrices an instruction moves. Raises UnsupportedInstruction where its modifiers do not fit together."""
    inst = site.inst
    number = next((int(part[1:]) for part in inst.parts if part in ("x1", "x2", "x4")), 0)
    transposed = (inst.parts[3] != "m8n16") == ("trans" in inst.parts)
    formats = inst.parts[-1] in _KEPT and (inst.parts[-1] == "b8" or inst.parts[-2] == "b8x16")
    if (
        number * rows not in (8, 16, 32)
        or len(site.slots[operand]) != number * registers
        or not transposed
        or not formats
    ):
        raise UnsupportedInstruction(str(inst), inst.location, "this form")
    return number


@instruction(
    "ldmatrix.sync.aligned.m16n16", "ldmatrix.sync.aligned.m8n16", isa="9.7.14.5.15", counts="shared load", python=True,
)  # fmt: skip
def load(warp: Warp, site: Site, mask: int) -> int:
    """`ldmatrix.m16n16.xN.trans` and `ldmatrix.m8n16.xN`: lane i gives a row of 16 bytes. Values of 6 and 4 bits fill
    the first 12 or 8. Each becomes a byte, 4 bits in its bits 2 to 5. Of a matrix lane 4g+q has columns 4q to 4q+3
    of row g, and transposed those of rows g and g+8."""
    whole(warp, site, mask)
    rows = 16 if site.inst.parts[3] == "m16n16" else 8
    number = _matrices(site, 0, rows, rows // 8)
    memory, at = shared_rows(warp, warp.u64[site.slots[1][0]][: rows * number], 16)
    races.touches(warp, site, at[:, 0], 16, races.READ)
    data, source = memory[at], site.inst.parts[-1]
    known = warp.cta.written[at][:, : _KEPT[source]] == 0xFF
    if not known.all():
        row = int(np.argmax(~known.all(axis=1)))
        unwritten(warp, site, int(at[row, 0]), f"row address of lane {row}")
        data[:, : _KEPT[source]][~known] = NAN
    values = four_bits(data) << 2 if source == "b4x16_p64" else six_bits(data) if source == "b6x16_p32" else data
    tiles = values.reshape(number, rows, 16)
    across, along = _LANE // 4, 4 * (_LANE % 4) + _BYTE
    for i, slot in enumerate(site.slots[0]):
        tile = tiles[i * 8 // rows]
        picked = tile[along, across + 8 * (i % 2)] if rows == 16 else tile[across, along]
        warp.u32[slot] = np.ascontiguousarray(picked).view(np.uint32)[:, 0]
    return 0


@instruction(
    "stmatrix.sync.aligned.m16n8", isa="9.7.14.5.16", counts="shared store", python=True, results=(), stored=1,
)  # fmt: skip
def store(warp: Warp, site: Site, mask: int) -> int:
    """`stmatrix.m16n8.xN.trans.b8`: lane 4g+q has columns 2q and 2q+1 of row g, then of row g+8, as in D of `mma`. A
    column of 16 bytes goes to the address that a lane gives."""
    whole(warp, site, mask)
    number = _matrices(site, 1, 8, 1)
    memory, at = shared_rows(warp, warp.u64[site.slots[0][0]][: 8 * number], 16)
    races.touches(warp, site, at[:, 0], 16, races.WRITE)
    tiles = np.zeros((number, 8, 16), np.uint8)
    for tile, slot in zip(tiles, site.slots[1], strict=True):
        tile[2 * (_LANE % 4) + _BYTE % 2, _LANE // 4 + 8 * (_BYTE // 2)] = warp.u32[slot][:, None] >> 8 * _BYTE & 0xFF
    memory[at] = tiles.reshape(8 * number, 16)
    warp.cta.written[at] = 255
    return 0
