"""`mma.sync` and `mma.sp` of 8-, 6- and 4-bit floats on sm_120a, with block scales too [PTX ISA 9.7.14.3, 9.7.14.5.14,
9.7.14.6.3].

Values of 6 and 4 bits lie in bytes, those of 4 bits in bits 2 to 5, but in kinds mxf4 and mxf4nvf4, which pack them.
The sums are those of tcgen05, which the published models say of both chips. Which thread gives the scales of which row
the figures of the ISA show; the places here are those of CUTLASS's layouts (SFALayout and SFBLayout of SM120).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ...base.findings import EmulatorFinding, UnsupportedInstruction
from ..machine.cta_cluster import Warp
from ..machine.sites import Site
from ..ptx.opcodes import instruction
from ..ptx.parse import Inst
from ..tensor import sparse, tcgen05_sums
from .mma import a_fragment, b_fragment, d_fragment, matrix, whole
from .mma_small import fragment_rows
from .tcgen05.formats import SCALES, TABLES

_EIGHT = ("e4m3", "e5m2")
_BYTES = (*_EIGHT, "e3m2", "e2m3", "e2m1")
_SCALE_COUNTS = {"mxf8f6f4": (1,), "mxf4": (2,), "mxf4nvf4": (2, 4)}


@dataclass(frozen=True)
class Form:
    """What an opcode says: ``kind`` without `kind::`, scales of a row (0: none), and types."""

    kind: str
    k: int
    scales: int
    sparse: bool
    a: str
    b: str
    d: str
    scale: str


def _form(inst: Inst) -> Form:
    """Raises UnsupportedInstruction for a form that the ISA does not have."""
    said = [part for part in inst.parts if part not in ("mma", "sync", "aligned", "row", "col", "block_scale")]
    is_sparse = said[0].startswith("sp")
    shape, *rest = said[1:] if is_sparse else said
    kind = next((part[6:] for part in rest if part.startswith("kind::")), "f8f6f4")
    vector = next((part[11:-1] for part in rest if part.startswith("scale_vec::")), "")
    types = [part for part in rest if "::" not in part]
    packed = kind in ("mxf4", "mxf4nvf4")
    k = (64 if packed else 32) * (2 if is_sparse else 1)
    scaled = "block_scale" in inst.parts
    counts = _SCALE_COUNTS.get(kind, ())
    count = int(vector or counts[0]) if counts else 0
    known = ("e2m1",) if packed else _BYTES
    good = len(types) == 4 + scaled and shape == f"m16n8k{k}" and scaled == bool(counts)
    if not good or types[1] not in known or types[2] not in known or types[0] != types[3]:
        raise UnsupportedInstruction(str(inst), inst.location, "this shape and types of mma")
    scale = types[4] if scaled else ""
    scales = ("ue8m0", "ue4m3") if kind == "mxf4nvf4" and count == 4 else ("ue8m0",)
    if types[0] not in (("f32",) if scaled else ("f32", "f16")) or (
        scaled and (count not in counts or scale not in scales)
    ):
        raise UnsupportedInstruction(str(inst), inst.location, "these types of mma")
    return Form(kind, k, count, is_sparse, types[1], types[2], types[0], scale)


def _other(inst: Inst) -> bool:
    """Whether a form of kind f8f6f4 has types of fewer than 8 bits; mma.py emits code for the others."""
    return not {*inst.parts[-3:-1]} <= {*_EIGHT}


@instruction(
    "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4",
    isa="9.7.14.5.14",
    counts="tensor",
    python=True,
    event="mma.sync",
    meets=True,
    emits=matrix,
    in_python=_other,
)
@instruction(
    "mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4",
    "mma.sync.aligned.m16n8k64.row.col.kind::mxf4",
    "mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4",
    "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4",
    "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4",
    "mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4",
    "mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4",
    "mma.sp.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4",
    "mma.sp.sync.aligned.m16n8k128.row.col.kind::mxf4",
    "mma.sp.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4",
    isa="9.7.14.5.14, 9.7.14.6.3",
    counts="tensor",
    python=True,
    event="mma.sync",
    meets=True,
)
def mma(warp: Warp, site: Site, mask: int) -> int:
    """`mma{.sp}.sync.aligned.shape.row.col.kind{.block_scale{.scale_vec_size}}.dtype.atype.btype.ctype{.stype}`."""
    whole(warp, site, mask)
    multiply(warp, site)
    return 0


def multiply(warp: Warp, site: Site) -> None:
    """Executes one for a whole warp: operands d, a, b, c, with a sparse A e and f, and with block scales scale-a-data,
    {byte-id-a, thread-id-a}, scale-b-data, {byte-id-b, thread-id-b}."""
    form = site.form
    if form is None:
        form = site.form = _form(site.inst)
    a, b, c = (np.stack([warp.u32[slot] for slot in site.slots[i]]) for i in (1, 2, 3))
    stored = form.k // 2 if form.sparse else form.k
    left, right = _values(a, form.a, 16, stored, form), _values(b, form.b, 8, form.k, form)
    size = 2 if form.d == "f16" else 4
    to = d_fragment(np.arange(len(c)) * 128, 8, size) // size
    codes = np.float16 if size == 2 else np.float32
    added = c.reshape(-1).view(codes)[to].astype(np.float32)
    scales = _scales(warp, site, form) if form.scales else None
    if form.sparse:
        metadata = sparse.codes(warp.u32[site.slots[4][0]], int(warp.u64[site.slots[5][0]][0]), form.k, _bits(form))
        at = sparse.columns(metadata, _bits(form), "ordered_metadata" in site.inst.op)
        rows = [
            _sum(left[i : i + 1], right[:, at[i]], added[i : i + 1], form, scales, slice(i, i + 1)) for i in range(16)
        ]
        total = np.concatenate(rows)
    else:
        total = _sum(left, right, added, form, scales, slice(0, 16))
    words = np.zeros_like(c)
    words.reshape(-1).view(np.uint16 if size == 2 else np.uint32)[to] = _rounded(total, form.d)
    for slot, word in zip(site.slots[0], words, strict=True):
        warp.u32[slot] = word


def _bits(form: Form) -> int:
    """Bits of an element as its place counts them."""
    return 4 if form.kind in ("mxf4", "mxf4nvf4") else 8


def _values(words: np.ndarray, kind: str, rows: int, k: int, form: Form) -> np.ndarray:
    """A [16, k] or the transpose of B [8, k], f32, in registers [register, lane]."""
    if _bits(form) == 4:
        return TABLES[kind][fragment_rows(words, 4, rows)]
    where = np.arange(len(words)) * 128
    places = a_fragment(where, k, 8) if rows == 16 else b_fragment(where, k, 8).T
    data = np.ascontiguousarray(words).reshape(-1).view(np.uint8)[places]
    return TABLES[kind][data >> 2 & 15 if kind == "e2m1" else data & 63 if kind not in _EIGHT else data]


def _scales(warp: Warp, site: Site, form: Form) -> tuple[np.ndarray, np.ndarray]:
    """The scale factors [16, count] of A's rows and [8, count] of B's columns, f64."""
    first = 6 if form.sparse else 4
    found = []
    for name, at, threads in (("a", first, 2), ("b", first + 2, 4)):
        byte, thread = (int(warp.u64[slot][0]) & 0xFFFF for slot in site.slots[at + 1])
        known = range(0, 4, form.scales)
        if byte not in known or thread >= threads:
            raise EmulatorFinding(
                "scale-factor",
                f"{{byte-id-{name}, thread-id-{name}}} is {{{byte}, {thread}}}: with scale_vec::{form.scales}X the "
                f"byte is {' or '.join(map(str, known))}, and the thread 0 to {threads - 1}",
            )
        quads = warp.u32[site.slots[at][0]].reshape(8, 4)
        # Of A two threads of four: the first has the row of its quad, the second the one 8 below.
        held = quads[:, 2 * thread : 2 * thread + 2].T.reshape(-1) if name == "a" else quads[:, thread]
        data = np.ascontiguousarray(held).view(np.uint8).reshape(-1, 4)
        found.append(SCALES[form.scale][data[:, byte : byte + form.scales]])
    return found[0], found[1]


def _sum(
    a: np.ndarray, b: np.ndarray, c: np.ndarray, form: Form, scales: tuple[np.ndarray, np.ndarray] | None, rows: slice
) -> np.ndarray:  # fmt: skip
    """The exact sums of rows of A, with their scales."""
    if scales is None:
        return tcgen05_sums.dot(a, b, c, (form.a, form.b))
    if _bits(form) == 4:
        least = -127 if form.scale == "ue8m0" else -6
        return tcgen05_sums.block_dot(a, b, c, scales[0][rows], scales[1], least)
    return tcgen05_sums.dot(a, b, c, (form.a, form.b), (scales[0][rows, 0], scales[1][:, 0]))


def _rounded(total: np.ndarray, d: str) -> np.ndarray:
    """Exact sums as bits of D."""
    if d == "f16":
        with np.errstate(over="ignore"):
            return np.where(np.isnan(total), np.uint16(0x7FFF), total.astype(np.float16).view(np.uint16))
    return np.where(np.isnan(total), np.uint32(0x7FFFFFFF), tcgen05_sums.toward_zero(total).view(np.uint32))
