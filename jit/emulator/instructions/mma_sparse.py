"""`mma.sp`: products of a warp with a sparse A [PTX ISA 9.7.14.6]."""

from __future__ import annotations

import numpy as np

from ...base.findings import UnsupportedInstruction
from ..machine.cta_cluster import Warp
from ..machine.sites import Site
from ..ptx.opcodes import instruction
from ..tensor import sparse, sums
from . import mma_scaled
from .mma import a_fragment, b_fragment, d_fragment, whole
from .mma_small import fragment_rows
from .narrow_formats import FORMATS, decode

# K of each type of A, and the types of B and of D that go with it.
_SHAPES = {
    "f16": ((16, 32), ("f16",), ("f16", "f32")), "bf16": ((16, 32), ("bf16",), ("f32",)),
    "tf32": ((8, 16), ("tf32",), ("f32",)), "s8": ((32, 64), ("s8", "u8"), ("s32",)),
    "u8": ((32, 64), ("s8", "u8"), ("s32",)), "s4": ((64, 128), ("s4", "u4"), ("s32",)),
    "u4": ((64, 128), ("s4", "u4"), ("s32",)), "e4m3": ((64,), ("e4m3", "e5m2"), ("f32",)),
    "e5m2": ((64,), ("e4m3", "e5m2"), ("f32",)),
}  # fmt: skip
_BITS = {"tf32": 32, "f16": 16, "bf16": 16, "s4": 4, "u4": 4}


def registers(warp: Warp, slots: list[int]) -> np.ndarray:
    """[registers, 32] u32: those of an operand."""
    return np.stack([warp.u32[slot] for slot in slots])


def elements(words: np.ndarray, places: np.ndarray, bits: int) -> np.ndarray:
    """The elements at byte offsets of registers, as codes of their size."""
    kind = {8: np.uint8, 16: np.uint16, 32: np.uint32}[bits]
    return words.reshape(-1).view(kind)[places // (bits // 8)]


def _integers(values: np.ndarray, kind: str) -> np.ndarray:
    signed = values.astype(np.int64)
    half = 1 << int(kind[1:]) - 1
    return signed - 2 * half * (signed >= half) if kind[0] == "s" else signed


def accumulated(total: np.ndarray, saturate: bool) -> np.ndarray:
    """Exact sums as the bits of s32."""
    if saturate:
        total = np.clip(total, -(1 << 31), (1 << 31) - 1)
    return (total & 0xFFFFFFFF).astype(np.uint32)


def _unpacked(
    a: np.ndarray, at: np.ndarray, b: np.ndarray, c: np.ndarray, kinds: tuple[str, str], arch: str
) -> np.ndarray:  # fmt: skip
    """The product of e4m3 and e5m2 in f32 where the chip has no such unit: ptxas unpacks them to f16, multiplies every
    second chunk of four columns of A and then the others, from zero, and adds C at the end, to nearest. So does an
    H200 in every bit."""
    left, right = (decode(x, FORMATS[f"{kind}x2"]).astype(np.float16) for x, kind in zip((a, b), kinds, strict=True))
    how = sums.model(arch, "mma", "f16", "f32", a.shape[1] // 2)
    total = None
    for half in (0, 1):
        stored = np.arange(a.shape[1]) // 2 % 2 == half
        codes = np.ascontiguousarray(left[:, stored]).view(np.uint16)
        total = sparse.product(codes, at[:, stored], right.view(np.uint16), total, ("f16", "f16"), how)
    assert total is not None
    with np.errstate(invalid="ignore", over="ignore"):
        out = total.view(np.float32) + c.view(np.float32)
    return np.where(np.isnan(out), np.uint32(0x7FFFFFFF), out.view(np.uint32))


@instruction(
    "mma.sp",
    "mma.sp::ordered_metadata",
    isa="9.7.14.6.3",
    counts="tensor",
    python=True,
    event="mma.sync",
    meets=True,
)
def mma(warp: Warp, site: Site, mask: int) -> int:
    """`mma.sp{::ordered_metadata}.sync.aligned.m16n8kK.row.col{.satfinite}.dtype.atype.btype.ctype d, a, b, c, e, f`:
    e is the metadata, f the sparsity selector."""
    whole(warp, site, mask)
    parts = site.inst.parts
    types = [part for part in parts[5:] if part not in ("row", "col", "satfinite")]
    k = int(parts[4].partition("k")[2] or 0)
    known, others, results = _SHAPES.get(types[1] if len(types) == 4 else "", ((), (), ()))
    if not parts[4].startswith("m16n8") or k not in known or types[2] not in others or types[0] not in results:
        raise UnsupportedInstruction(str(site.inst), site.inst.location, "this shape and types of mma.sp")
    d_type, a_type, b_type, c_type = types
    if c_type != d_type:
        raise UnsupportedInstruction(str(site.inst), site.inst.location, "types of C and D that differ")
    arch = warp.launch.program.arch
    if a_type in ("e4m3", "e5m2") and arch.startswith("sm_120"):
        mma_scaled.multiply(warp, site)
        return 0
    bits = _BITS.get(a_type, 8)
    a, b, c = (registers(warp, site.slots[i]) for i in (1, 2, 3))
    size = 2 if d_type == "f16" else 4
    where = [np.arange(len(words)) * 128 for words in (a, b, c)]
    selector = int(warp.u64[site.slots[5][0]][0])
    found = sparse.codes(registers(warp, site.slots[4])[0], selector, k, bits)
    at = sparse.columns(found, bits, parts[1] != "sp")
    if bits == 4:
        stored, other = fragment_rows(a, 4, 16), fragment_rows(b, 4, 8).T
    else:
        stored, other = (
            elements(a, a_fragment(where[0], k // 2, bits), bits),
            elements(b, b_fragment(where[1], k, bits), bits),
        )
    to = d_fragment(where[2], 8, size)
    added = elements(c, to, 8 * size)
    if d_type == "s32":
        left, right = _integers(stored, a_type), _integers(other, b_type)
        total = np.einsum("ik,ikj->ij", left, right[at]) + added.view(np.int32)
        out = accumulated(total, "satfinite" in parts)
    elif bits == 8 and arch != "sm_89":
        out = _unpacked(stored, at, other, added, (a_type, b_type), arch)
    else:
        out = sparse.product(
            stored, at, other, added, (a_type, b_type), sums.model(arch, "mma", a_type, d_type, k // 2)
        )
    words = np.zeros_like(c)
    words.reshape(-1).view(out.dtype)[to // size] = out
    for slot, word in zip(site.slots[0], words, strict=True):
        warp.u32[slot] = word
    return 0
