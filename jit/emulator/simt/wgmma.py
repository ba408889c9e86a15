"""Warpgroup matrix instructions [PTX ISA 9.7.15], carried out at the wait: results read before it are the old ones.

Each warp of the group computes its own 16 rows of D. Sums are formed in f64 and rounded once to f32.
"""

from __future__ import annotations

import functools
import re
from typing import TYPE_CHECKING

import numpy as np

from . import frame as f
from . import races
from .findings import EmulatorFinding
from .lower import Site
from .matrix import POISON, halves, unwritten, whole
from .pythonic import executes
from .tma import swizzled

if TYPE_CHECKING:
    from .machine import Warp

_LANE = np.arange(32)
_SWIZZLES = {0: (16, 0), 1: (128, 7), 2: (64, 3), 3: (32, 1)}  # span in bytes, XOR mask [PTX ISA 9.7.15.5.1]


def fields(descriptor: int) -> tuple[int, int, int, int]:
    """Start, leading and stride in bytes, and the swizzle mode of a matrix descriptor [PTX ISA 9.7.15.5.1]."""
    start, leading, stride = (int(descriptor >> at & 0x3FFF) << 4 for at in (0, 16, 32))
    return start, leading, stride, descriptor >> 62


@functools.lru_cache(4096)
def addresses(descriptor: int, first: int, count: int, transposed: bool) -> np.ndarray:
    """Shared addresses of the [rows, 16] elements of 2 bytes that a descriptor names; not to be changed."""
    start, leading, stride, mode = fields(descriptor)
    span, bits = _SWIZZLES[mode]
    r, k = np.arange(first, first + count)[:, None], np.arange(16)[None]
    if transposed and mode:
        per = span // 2
        at = start + r // per * leading + k // 8 * stride + k % 8 * span + r % per * 2
    elif transposed:
        at = start + r // 8 * stride + k // 8 * leading + k % 8 * 16 + r % 8 * 2
    elif mode:
        at = start + r // 8 * stride + r % 8 * span + k * 2
    else:
        at = start + r // 8 * stride + k // 8 * leading + r % 8 * 16 + k % 8 * 2
    return swizzled(at, bits)


@functools.lru_cache(4096)
def pieces(descriptor: int, first: int, count: int, transposed: bool) -> np.ndarray:
    """The same in 16-byte pieces: eight elements of a row, or of a column."""
    at = addresses(descriptor, first, count, transposed)
    return np.ascontiguousarray(at[::8] if transposed else at[:, ::8]).reshape(-1)


def tile(warp: Warp, site: Site, descriptor: int, rows: np.ndarray, transposed: bool, kind: str) -> np.ndarray:
    """A [rows, 16] operand in shared memory as f32.

    Args:
        descriptor: the matrix descriptor of PTX ISA 9.7.15.5.1.
        rows: which rows (of M or N).
        transposed: the operand is MN-major.
        kind: ``"bf16"`` or ``"f16"``.
    """
    start, leading, stride, mode = fields(descriptor)
    if descriptor >> 49 & 7:
        raise EmulatorFinding("unsupported", "a matrix descriptor with a base offset is not executed here")
    at = addresses(descriptor, int(rows[0]), len(rows), transposed)
    cta = warp.cta
    if int(at.min()) < f.SHARED_BASE or int(at.max()) + 2 > cta.shared_size:
        raise EmulatorFinding(
            "descriptor",
            f"matrix descriptor {descriptor:#018x} (start {start:#x}, leading {leading}, stride {stride} bytes, "
            f"swizzle mode {mode}) "
            f"reads shared {int(at.min()):#x} to {int(at.max()) + 2:#x}; "
            f"there is {f.SHARED_BASE:#x} to {cta.shared_size:#x}",
        )
    written = cta.written.view(np.uint16)[at >> 1]
    words = cta.shared.view(np.uint16)[at >> 1]
    if not written.all():
        address = int(at.reshape(-1)[int(np.argmin(written.reshape(-1)))])
        unwritten(warp, site, address, f"through descriptor {descriptor:#018x}")
        words = np.where(written != 0, words, np.uint16(POISON))
    return halves(words, kind)


@executes("wgmma.mma_async.sync.aligned.m64", keep=True)
def mma_async(warp: Warp, site: Site, mask: int) -> int:
    """`wgmma.mma_async.m64nNk16.f32.{f16,bf16}` with A in registers or in shared memory."""
    whole(warp, site, mask)
    inst = site.inst
    shape = re.fullmatch(r"m64n(\d+)k16", inst.parts[4])
    if not shape or inst.parts[5] != "f32" or inst.parts[6] not in ("f16", "bf16") or inst.parts[6] != inst.parts[7]:
        raise EmulatorFinding("unsupported", f"{inst.op} is not executed here; m64nNk16.f32 of f16 or bf16 is")
    n, kind, slots = int(shape[1]), inst.parts[6], site.slots
    registers = len(slots[1]) == 4
    a: np.ndarray | int
    if registers:
        a = np.empty((16, 16), np.float32)
        for i in range(4):
            a[8 * (i & 1) : 8 + 8 * (i & 1), 8 * (i >> 1) : 8 + 8 * (i >> 1)] = halves(
                warp.u32[slots[1][i]], kind
            ).reshape(8, 8)
    else:
        a = _uniform(warp, slots[1][0])
    b = _uniform(warp, slots[2][0])
    predicate = inst.args[3].startswith("%")
    scale_d = int(warp.u32[slots[3][0]][0]) & 1 if predicate else int(warp.u64[slots[3][0]][0]) & 1
    signs = [1 if int(warp.u64[slots[i][0]][0]) == 1 else -1 for i in (4, 5)]
    majors = [int(warp.u64[slot[0]][0]) & 1 for slot in slots[6:]]
    a_major, b_major = (0, majors[0]) if registers else (majors[0], majors[1])

    if not registers:
        races.mma_reads(warp, site, warp.cta, pieces(int(a), 16 * (warp.number % 4), 16, bool(a_major)), 16)
    races.mma_reads(warp, site, warp.cta, pieces(b, 0, n, bool(b_major)), 16)

    def work() -> None:
        try:
            left = (
                a
                if isinstance(a, np.ndarray)
                else tile(warp, site, a, 16 * (warp.number % 4) + np.arange(16), bool(a_major), kind)
            )
            right = tile(warp, site, b, np.arange(n), bool(b_major), kind)
        except EmulatorFinding as finding:
            raise finding.locate(**warp.where(site)) from None
        homes = np.asarray(site.homes[0])[:, None] // 4 + _LANE
        product = (left.astype(np.float64) * (signs[0] * signs[1])) @ right.T.astype(np.float64)
        # Register i, lane l: row l/4 + 8 (i/2 mod 2), column 8 (i/4) + 2 (l mod 4) + i mod 2 [PTX ISA 9.7.15.4.1].
        parts = product.reshape(2, 8, n // 8, 4, 2).transpose(2, 0, 4, 1, 3).reshape(n // 2, 32)
        if scale_d:
            parts = parts + warp.w32[homes].view(np.float32)
        warp.w32[homes] = parts.astype(np.float32).view(np.uint32)

    warp.open_mmas.append(work)
    return 0


def _uniform(warp: Warp, slot: int) -> int:
    values = warp.u64[slot]
    if (values != values[0]).any():
        raise EmulatorFinding("descriptor", "the matrix descriptor differs between the lanes of the warp")
    return int(values[0])


@executes("wgmma.commit_group")
def commit_group(warp: Warp, site: Site, mask: int) -> int:
    """Closes a group."""
    whole(warp, site, mask)
    warp.mmas.append(warp.open_mmas)
    races.commit(warp, "mma")
    warp.open_mmas = []
    return 0


@executes("wgmma.wait_group")
def wait_group(warp: Warp, site: Site, mask: int) -> int:
    """Waits until at most n groups are pending; the older ones are computed here."""
    whole(warp, site, mask)
    n = int(warp.u64[site.slots[0][0]][0])
    while len(warp.mmas) > n:
        for work in warp.mmas.popleft():
            work()
    races.wait_group(warp, "mma", len(warp.mmas))
    return 0
