"""`mma.sync` of 4-bit and 1-bit integers, and of four 8 x 8 x 4 products in f16, one a quarter of the warp
[PTX ISA 9.7.14.5]. Kernels seldom have them, so Python executes them."""

from __future__ import annotations

import numpy as np

from ...base.findings import UnsupportedInstruction
from ..machine.cta_cluster import Warp
from ..machine.sites import Site
from ..ptx.opcodes import instruction, refuse
from ..ptx.parse import Inst
from .mma import matrix, whole

_SHAPES = {
    4: ("m8n8k32", "m16n8k32", "m16n8k64"),
    1: ("m8n8k128", "m16n8k128", "m16n8k256"),
}
_BITS = {"s4": 4, "u4": 4, "b1": 1}


def fragment_rows(words: np.ndarray, bits: int, rows: int) -> np.ndarray:
    """Elements [rows, k] of A, or with 8 rows of the transpose of B, whose registers are ``words`` [register, lane].

    Lane l has in its registers 32 / bits consecutive elements each of row l / 4; with 16 rows every second register
    belongs to the row 8 below [PTX ISA 9.7.14.5.5 to .12].
    """
    each = 32 // bits
    shifts = np.arange(each, dtype=np.uint32) * np.uint32(bits)
    values = (words[:, :, None] >> shifts & np.uint32((1 << bits) - 1)).astype(np.int64)
    blocks = values.reshape(-1, rows // 8, 8, 4 * each)  # [along K, upper or lower, row, column]
    return blocks.transpose(1, 2, 0, 3).reshape(rows, -1)


def _signed(values: np.ndarray, kind: str) -> np.ndarray:
    return values - 16 * (values >> 3) if kind == "s4" else values


def _small(inst: Inst) -> bool:
    """Whether a form of `mma.sync.aligned` is executed here; mma.py emits code for the others."""
    return bool({"s4", "u4", "b1"} & set(inst.parts)) or (inst.parts[3] == "m8n8k4" and inst.parts[-2] == "f16")


refuse("mma", isa="9.7.14.5.14", counts="tensor", meets=True)


@instruction(
    "mma.sync.aligned",
    isa="9.7.14.5.14",
    counts="tensor",
    python=True,
    event="mma.sync",
    meets=True,
    emits=matrix,
    in_python=_small,
)
def mma(warp: Warp, site: Site, mask: int) -> int:
    """`mma.sync.aligned.shape.row.col{.satfinite}.s32.atype.btype.s32` of s4 and u4, `...s32.b1.b1.s32.{and,xor}.popc`,
    `mma.sync.aligned.m8n8k4.alayout.blayout.dtype.f16.f16.ctype`."""
    inst = site.inst
    whole(warp, site, mask)
    if inst.parts[3] == "m8n8k4" and inst.parts[-2] == "f16":
        _quarters(warp, site)
        return 0
    popc = inst.parts[-1] == "popc"
    types = inst.parts[-6:-2] if popc else inst.parts[-4:]
    bits = _BITS.get(types[1], 0)
    shape = inst.parts[3]
    rows = int(shape[1 : shape.index("n")])
    if shape not in _SHAPES.get(bits, ()) or _BITS.get(types[2]) != bits or popc != (bits == 1):
        raise UnsupportedInstruction(str(inst), inst.location, "this shape and types of mma")
    a, b, c = (np.stack([warp.u32[slot] for slot in site.slots[i]]) for i in (1, 2, 3))
    left, right = _signed(fragment_rows(a, bits, rows), types[1]), _signed(fragment_rows(b, bits, 8), types[2])
    if bits == 1 and inst.parts[-2] == "xor":
        total = (left[:, None] ^ right[None]).sum(2)
    else:
        total = left @ right.T
    # Lane l has columns 2 (l mod 4) and the next of row l / 4, and then of the row 8 below.
    lane = np.arange(32)
    for i, slot in enumerate(site.slots[0]):
        row, column = lane // 4 + 8 * (i // 2), 2 * (lane % 4) + i % 2
        out = total[row, column] + c[i].view(np.int32)
        if "satfinite" in inst.parts:
            out = np.clip(out, -(1 << 31), (1 << 31) - 1)
        warp.u32[slot] = (out & 0xFFFFFFFF).astype(np.uint32)
    return 0


def quarter_lanes(quarter: int) -> np.ndarray:
    """The eight lanes of one of the four products: four of the lower, four of the upper half of the warp."""
    first = 4 * quarter + np.arange(4)
    return np.concatenate([first, first + 16])


def _halves(words: np.ndarray, lanes: np.ndarray) -> np.ndarray:
    """f16 codes [lane, element] of registers [register, lane]."""
    return np.ascontiguousarray(words[:, lanes].T).view(np.uint16)


def accumulator(lane: int, i: int, single: bool) -> tuple[int, int]:
    """Row and column, in its product, of element i of a lane's C or D [PTX ISA 9.7.14.5.1]."""
    upper = 4 * (lane >= 16)
    if single:
        return (lane & 1) + (i & 2) + upper, (i & 4) + (lane & 2) + (i & 1)
    return lane % 4 + upper, i


def _product(a: np.ndarray, b: np.ndarray, c: np.ndarray, result: str) -> np.ndarray:
    """Bits of A B + C, [8, 4] and [4, 8] f16, [8, 8] f32, as the chips have it that no longer have such a unit: ptxas
    calls a function that adds the four products in f32 one by one, and C last; with an f16 result the sum of the first
    two products to C, then that of the last two, and rounds."""
    with np.errstate(all="ignore"):
        p = a.astype(np.float32)[:, :, None] * b.astype(np.float32)[None]  # exact
        if result == "f32":
            total = c + (((np.float32(0) + p[:, 0] + p[:, 1]) + p[:, 2]) + p[:, 3])
            return np.where(np.isnan(total), np.uint32(0x7FFFFFFF), total.view(np.uint32))
        total = (c + (p[:, 0] + p[:, 1])) + (p[:, 2] + p[:, 3])
        return np.where(np.isnan(total), np.uint16(0x7FFF), total.astype(np.float16).view(np.uint16))


def _quarters(warp: Warp, site: Site) -> None:
    inst = site.inst
    rows, columns, d_kind, c_kind = inst.parts[4], inst.parts[5], inst.parts[6], inst.parts[9]
    a, b, c = (np.stack([warp.u32[slot] for slot in site.slots[i]]) for i in (1, 2, 3))
    out = np.zeros((8 if d_kind == "f32" else 4, 32), np.uint32)
    for quarter in range(4):
        lanes = quarter_lanes(quarter)
        left, right = _halves(a, lanes), _halves(b, lanes)  # row, or column of its half, by lane
        if rows == "col":
            left = np.concatenate([left[:4].T, left[4:].T])
        right = right.T if columns == "col" else np.concatenate([right[:4], right[4:]], axis=1)
        start = np.zeros((8, 8), np.uint32 if c_kind == "f32" else np.uint16)
        for at, lane in enumerate(lanes):
            values = c[:, lane] if c_kind == "f32" else _halves(c, lanes)[at]
            for i, value in enumerate(values):
                start[accumulator(int(lane), i, c_kind == "f32")] = value
        added = start.view(np.float32 if c_kind == "f32" else np.float16).astype(np.float32)
        product = _product(left.view(np.float16), right.view(np.float16), added, d_kind)
        for lane in lanes:
            values = np.array([product[accumulator(int(lane), i, d_kind == "f32")] for i in range(8)])
            out[:, lane] = values if d_kind == "f32" else values.astype(np.uint16).view(np.uint32)
    for slot, words in zip(site.slots[0], out, strict=True):
        warp.u32[slot] = words
