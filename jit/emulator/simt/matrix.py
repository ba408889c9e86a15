"""Warp-level matrix instructions [PTX ISA 9.7.14.5]. NumPy; accumulation in f64, rounded once to f32."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import numpy as np

from . import frame as f
from . import races
from .findings import EmulatorFinding
from .lower import Site
from .pythonic import executes, partial_warp

if TYPE_CHECKING:
    from .machine import Warp

POISON = 0x7FFF  # a NaN of f16 and of bf16
_LANE = np.arange(32)
_GROUP, _IN = _LANE >> 2, _LANE & 3


def whole(warp: Warp, site: Site, mask: int) -> None:
    """Raises unless all 32 lanes are there."""
    if mask != 0xFFFFFFFF:
        partial_warp(warp, site, mask)


def unwritten(warp: Warp, site: Site, address: int, how: str) -> None:
    """Notes that a matrix instruction reads shared memory that nothing wrote. It gets NaN there: tiles may have rows
    whose results nobody uses, so this is a finding only under WARPYARD_EMULATOR_STRICT=1."""
    what = f"shared address {address:#x} ({warp.cta.place(address)}, {how}) is read before anything wrote it"
    if os.environ.get("WARPYARD_EMULATOR_STRICT") == "1":
        raise EmulatorFinding("uninitialised-shared", what, address=hex(address))
    warp.launch.note("uninitialised-shared", what, warp, site)


def shared_rows(warp: Warp, addresses: np.ndarray, size: int) -> tuple[np.ndarray, np.ndarray]:
    """Shared memory's bytes and the [n, size] indices of n rows; checks bounds and alignment."""
    cta = warp.cta
    addresses = cta.own(addresses.astype(np.int64))
    at = addresses[:, None] + np.arange(size)
    bad = (addresses % size != 0) | (addresses < f.SHARED_BASE) | (addresses + size > cta.shared_size)
    if bad.any():
        lane = int(np.argmax(bad))
        address = int(addresses[lane])
        kind = "misaligned" if address % size else "out-of-bounds"
        raise EmulatorFinding(
            kind, f"shared address {address:#x}, {size} bytes", lane=lane, address=hex(address), size=size
        )
    return cta.shared, at


@executes("ldmatrix.sync.aligned.m8n8", results=(0,))
def ldmatrix(warp: Warp, site: Site, mask: int) -> int:
    """`ldmatrix.m8n8.xN{.trans}.b16`: lane 8i+r gives row r of matrix i [PTX ISA 9.7.14.5.15]."""
    whole(warp, site, mask)
    count = len(site.slots[0])
    memory, at = shared_rows(warp, warp.u64[site.slots[1][0]][: 8 * count], 16)
    races.touches(warp, site, at[:, 0], 16, races.READ)
    tiles = memory[at].view(np.uint16).reshape(count, 8, 8)
    written = warp.cta.written[at]
    if not written.all():
        lane = int(np.argmax(~written.all(axis=1)))
        unwritten(warp, site, int(at[lane, 0]), f"row address of lane {lane}")
        tiles = np.where(written.view(np.uint16).reshape(count, 8, 8) == 0xFFFF, tiles, np.uint16(POISON))
    if "trans" in site.inst.parts:
        tiles = tiles.transpose(0, 2, 1)
    words = np.ascontiguousarray(tiles).view(np.uint32).reshape(count, 32)
    for slot, word in zip(site.slots[0], words, strict=True):
        warp.u32[slot] = word
    return 0


@executes("stmatrix.sync.aligned.m8n8")
def stmatrix(warp: Warp, site: Site, mask: int) -> int:
    """`stmatrix.m8n8.xN{.trans}.b16`, the inverse of ldmatrix [PTX ISA 9.7.14.5.16]."""
    whole(warp, site, mask)
    count = len(site.slots[1])
    memory, at = shared_rows(warp, warp.u64[site.slots[0][0]][: 8 * count], 16)
    races.touches(warp, site, at[:, 0], 16, races.WRITE)
    words = np.stack([warp.u32[slot] for slot in site.slots[1]])
    tiles = words.view(np.uint16).reshape(count, 8, 8)
    if "trans" in site.inst.parts:
        tiles = np.ascontiguousarray(tiles.transpose(0, 2, 1))
    memory[at] = tiles.reshape(count * 8, 8).view(np.uint8)
    warp.cta.written[at] = 255
    return 0


def halves(words: np.ndarray, kind: str) -> np.ndarray:
    """The 16-bit floats of 32-bit words, innermost first, as f32."""
    if kind == "f16":
        return words.view(np.float16).astype(np.float32)
    return (words.view(np.uint16).astype(np.uint32) << 16).view(np.float32)


@executes("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", results=(0,))
@executes("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32", results=(0,))
def mma_f32(warp: Warp, site: Site, mask: int) -> int:
    """m16n8k16, f16 or bf16, f32 accumulators; fragments as in the figures of PTX ISA 9.7.14.5.8."""
    whole(warp, site, mask)
    kind = site.inst.parts[-2]
    u, slots = warp.u32, site.slots
    a = np.empty((16, 16), np.float32)
    b = np.empty((16, 8), np.float32)
    for i in range(4):
        a[(8 * (i & 1)) : 8 + 8 * (i & 1), 8 * (i >> 1) : 8 + 8 * (i >> 1)] = halves(u[slots[1][i]], kind).reshape(8, 8)
    for i in range(2):
        b[8 * i : 8 * i + 8] = halves(u[slots[2][i]], kind).reshape(8, 8).T
    c = np.empty((16, 8), np.float32)
    for i in range(4):
        c[8 * (i >> 1) : 8 + 8 * (i >> 1), i & 1 :: 2] = u[slots[3][i]].view(np.float32).reshape(8, 4)
    d = (a.astype(np.float64) @ b.astype(np.float64) + c).astype(np.float32)
    for i in range(4):
        u[slots[0][i]] = (
            np.ascontiguousarray(d[8 * (i >> 1) : 8 + 8 * (i >> 1), i & 1 :: 2]).reshape(32).view(np.uint32)
        )
    return 0


@executes("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32", results=(0,))
def mma_s8(warp: Warp, site: Site, mask: int) -> int:
    """m16n8k32 of bytes, 32-bit accumulators that wrap [PTX ISA 9.7.14.5.10]."""
    whole(warp, site, mask)
    u, slots = warp.u32, site.slots
    a = np.empty((16, 32), np.float64)
    b = np.empty((32, 8), np.float64)
    for i in range(4):
        a[8 * (i & 1) : 8 + 8 * (i & 1), 16 * (i >> 1) : 16 + 16 * (i >> 1)] = (
            u[slots[1][i]].view(np.int8).reshape(8, 16)
        )
    for i in range(2):
        b[16 * i : 16 * i + 16] = u[slots[2][i]].view(np.int8).reshape(8, 16).T
    d = (a @ b).astype(np.int64)
    for i in range(4):
        part = np.ascontiguousarray(d[8 * (i >> 1) : 8 + 8 * (i >> 1), i & 1 :: 2]).reshape(32)
        u[slots[0][i]] = (part + u[slots[3][i]].view(np.int32)).astype(np.int64).astype(np.uint32)
    return 0
