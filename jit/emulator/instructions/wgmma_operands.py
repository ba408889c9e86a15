"""Operands of the warpgroup matrix instructions: matrix descriptors [PTX ISA 9.7.15.5.1], and the queue of products."""

from __future__ import annotations

import functools
from collections.abc import Callable

import numpy as np

from ...base.findings import EmulatorFinding
from ..machine.cta_cluster import Warp
from ..machine.sites import Site
from ..native import frame as f
from ..native import product_queue as q
from ..tensor.sum_code import BITS
from . import copied_tiles
from .mma import POISON, unwritten
from .tensor_boxes import swizzled

_SWIZZLES = {0: (16, 0), 1: (128, 7), 2: (64, 3), 3: (32, 1)}  # span in bytes, XOR mask [PTX ISA 9.7.15.5.1]
_MAP_SWIZZLES = ("none", "128B", "64B", "32B")  # as tensor maps name them
_RESERVED = ((14, 2), (30, 2), (46, 3), (52, 10))  # (first bit, bits) that must be 0


CODES = {1: np.uint8, 2: np.uint16, 4: np.uint32}
_POISON = {"f16": POISON, "bf16": POISON, "tf32": 0x7FFFFFFF, "e4m3": 0x7F, "e5m2": 0x7F}


def fields(descriptor: int) -> tuple[int, int, int, int]:
    """Start, leading and stride in bytes, and the swizzle mode of a matrix descriptor [PTX ISA 9.7.15.5.1]."""
    start, leading, stride = (int(descriptor >> at & 0x3FFF) << 4 for at in (0, 16, 32))
    return start, leading, stride, descriptor >> 62


def check(descriptor: int, operand: str) -> None:
    """Raises what is wrong with a descriptor's fields."""
    for at, bits in _RESERVED:
        if value := descriptor >> at & (1 << bits) - 1:
            raise EmulatorFinding(
                "descriptor",
                f"matrix descriptor {descriptor:#018x} of {operand}: bits {at} to {at + bits - 1} are {value:#x} and "
                f"must be 0; start, leading and stride are (bytes & 0x3ffff) >> 4 in bits 0–13, 16–29 and 32–45",
            )
    if base := descriptor >> 49 & 7:
        raise EmulatorFinding(
            "unsupported",
            f"matrix descriptor {descriptor:#018x} of {operand}: base offset {base} (bits 49–51) is not executed here; "
            f"start the tile at a multiple of the swizzle's repeat",
        )


@functools.lru_cache(1024)
def addresses(
    descriptor: int, first: int, count: int, transposed: bool, size: int = 2, depth: int = 32
) -> np.ndarray:  # fmt: skip
    """Shared addresses of the [rows, K] elements of ``size`` bytes that a descriptor names; not to be changed.
    ``depth``: bytes of K."""
    start, leading, stride, mode = fields(descriptor)
    span, bits = _SWIZZLES[mode]
    per = 16 // size
    r, k = np.arange(first, first + count)[:, None], np.arange(depth // size)[None]
    if transposed and mode:
        wide = span // size
        at = start + r // wide * leading + k // 8 * stride + k % 8 * span + r % wide * size
    elif transposed:
        at = start + r // per * stride + k // 8 * leading + k % 8 * 16 + r % per * size
    elif mode:
        at = start + r // 8 * stride + r % 8 * span + k * size
    else:
        at = start + r // 8 * stride + k // per * leading + r % 8 * 16 + k % per * size
    return swizzled(at, bits)


@functools.lru_cache(1024)
def pieces(descriptor: int, first: int, count: int, transposed: bool, size: int = 2, depth: int = 32) -> np.ndarray:
    """The same in 16-byte pieces: the elements next to each other in a row, or in a column."""
    at = addresses(descriptor, first, count, transposed, size, depth)
    per = 16 // size
    return np.ascontiguousarray(at[::per] if transposed else at[:, ::per]).reshape(-1)


def overlap(name: str, descriptor: int, rows: int, size: int) -> str:
    """The remark where groups of rows of a K-major operand share bytes, else nothing. No sentence forbids it,
    and it is seldom meant: the stride offset, or an offset of a tile without a swizzle, is too small. An offset of 0,
    the same rows again, is taken for meant.

    Args:
        name: of the operand.
        rows: of the warpgroup's instruction.
        size: bytes of an element.
    """
    start, leading, stride, mode = fields(descriptor)
    at = pieces(descriptor, 0, rows, False, size)
    if not stride or (not mode and not leading) or len(np.unique(at)) == len(at):
        return ""
    span = _SWIZZLES[mode][0]
    swizzle = f"a swizzle of {span} bytes" if mode else "no swizzle"
    along_k = "" if mode else f", columns along K {leading} bytes (leading offset, bits 16–29)"
    return (
        f"matrix descriptor {descriptor:#018x} of {name} (start {start:#x}): 16-byte units of its {rows} rows overlap: "
        f"groups of 8 rows are {stride} bytes apart (stride offset, bits 32–45){along_k}; a K-major operand with "
        f"{swizzle} has {8 * span} bytes in 8 rows"
    )


def operand(name: str, descriptor: int, rows: int, major: bool, kind: str) -> copied_tiles.Operand:
    """An operand in shared memory. ``rows``: of the whole warpgroup; ``major``: it is MN-major."""
    start, _, _, mode = fields(descriptor)
    text = (
        f"operand {name}, {'N' if name == 'B' else 'M'} {rows}, matrix descriptor {descriptor:#018x}, start {start:#x},"
    )
    at = pieces(descriptor, 0, rows, major, BITS[kind] // 8)
    return copied_tiles.Operand(text, start, _MAP_SWIZZLES[mode], _SWIZZLES[mode][0], kind, 0 if major else 32, at)


def inside(warp: Warp, site: Site, name: str, descriptor: int, low: int, high: int) -> None:
    """Raises where an operand is not inside shared memory."""
    cta = warp.cta
    if low < f.SHARED_BASE or high > cta.shared_size:
        start, leading, stride, mode = fields(descriptor)
        raise EmulatorFinding(
            "descriptor",
            f"matrix descriptor {descriptor:#018x} of {name} (start {start:#x}, leading {leading}, stride {stride} "
            f"bytes, swizzle mode {mode}) reads shared {low:#x} to {high:#x}; "
            f"there is {f.SHARED_BASE:#x} to {cta.shared_size:#x}",
        )


def uniform(warp: Warp, slot: int) -> int:
    values = warp.u64[slot].tolist()
    if values.count(values[0]) != len(values):
        raise EmulatorFinding("descriptor", "the matrix descriptor differs between the lanes of the warp")
    return values[0]


def issue(warp: Warp, site: Site, work: Callable[[], None], loads: bool) -> None:
    """Adds a product that Python forms to the warp's open group; ``loads``: its A comes from registers."""
    entry = np.zeros(q.ENTRY, np.uint64)
    entry[q.SITE] = site.number
    warp.products.put(entry, loads)
    warp.products.works.append(work)


def read(warp: Warp, site: Site, at: np.ndarray, kind: str, descriptor: int) -> np.ndarray:
    """Codes of elements of shared memory; a NaN, and a note, where nothing wrote them."""
    size = BITS[kind] // 8
    places = at[..., None] + np.arange(size)
    found = np.ascontiguousarray(warp.cta.shared[places]).view(CODES[size])[..., 0]
    written = (warp.cta.written[places] == 255).all(-1)
    if not written.all():
        try:
            unwritten(warp, site, int(at[~written][0]), f"through descriptor {descriptor:#018x}")
        except EmulatorFinding as finding:
            raise finding.locate(**warp.where(site)) from None
        found = np.where(written, found, found.dtype.type(_POISON.get(kind, 0)))
    return found
