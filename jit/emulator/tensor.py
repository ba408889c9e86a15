"""Bulk copies of tensor tiles [PTX ISA 9.7.9.25.5, 5.5]: what the TensorMapSpec says, never the opaque 128 bytes."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

from . import layout
from .copies import deliver_shared, multicast, reduce_bytes, shared_range
from .findings import EmulatorFinding
from .machine import Cta, Warp, lanes_of
from .mbarrier import find
from .parse import Inst, split

SWIZZLE = {"none": 0, "32B": 0x10, "64B": 0x30, "128B": 0x70}


def swizzled(address: np.ndarray[Any, Any], mode: str) -> np.ndarray[Any, Any]:
    """Bits 4.. of a shared address xored with bits 7..: one, two or three of them [5.5.7]."""
    return address ^ ((address >> 3) & SWIZZLE[mode])


class Tile:
    """A box of a tensor at coordinates, and the part of it that lies inside the tensor."""

    def __init__(self, spec: Any, coordinates: list[int]):
        self.spec = spec
        size = spec.element_size
        dims, box, steps = spec.global_dim, spec.box, spec.element_strides
        self.counts = [-(-b // s) for b, s in zip(box, steps, strict=True)]
        self.bytes = int(np.prod(self.counts)) * size
        strides = [size, *spec.global_strides]
        extent = sum((d - 1) * s for d, s in zip(dims, strides, strict=True)) + size
        raw = np.frombuffer((ctypes.c_uint8 * extent).from_address(spec.data_ptr), np.uint8)
        view = np.lib.stride_tricks.as_strided(raw, (*dims[::-1], size), (*strides[::-1], 1), writeable=True)
        inside, where = [], []
        for start, count, step, dim in zip(coordinates, self.counts, steps, dims, strict=True):
            index = start + step * np.arange(count)
            good = np.flatnonzero((index >= 0) & (index < dim))
            if len(good):
                inside.append(slice(int(index[good[0]]), int(index[good[-1]]) + 1, step))
                where.append(slice(int(good[0]), int(good[-1]) + 1))
            else:
                inside.append(slice(0, 0))
                where.append(slice(0, 0))
        self.view = view[(*inside[::-1],)]
        self.where = (*where[::-1],)
        self.shape = (*self.counts[::-1], size)

    def read(self) -> np.ndarray[Any, Any]:
        """The tile's bytes in shared-memory order before the swizzle; outside the tensor zeros, or NaNs."""
        out = np.zeros(self.shape, np.uint8)
        if self.spec.oob_fill == "nan":
            out[:] = 0xFF
        out[self.where] = self.view
        return out.reshape(-1)


def units(cta_offset: int, count: int, mode: str) -> np.ndarray[Any, Any]:
    """16-byte units of shared memory that the tile's units go to."""
    return swizzled(cta_offset + 16 * np.arange(count), mode) >> 4


def copy(warp: Warp, inst: Inst, lanes: int) -> None:
    """cp.async.bulk.tensor, cp.reduce.async.bulk.tensor and the prefetch, by each lane on its own."""
    if "prefetch" in inst.parts:
        return
    if any(part.startswith(("im2col", "tile::")) for part in inst.parts):
        raise EmulatorFinding("unsupported", "im2col and gather modes are not executed")
    for lane in lanes_of(lanes):
        try:
            _one(warp, inst, 1 << int(lane))
        except EmulatorFinding as finding:
            raise warp.locate(finding, inst, int(lane)) from None


def _one(warp: Warp, inst: Inst, bit: int) -> None:
    to_shared = inst.args[0].count(",") == 0
    at = 1 if to_shared else 0
    name, coordinates = split(inst.args[at][1:-1])
    spec = _spec(warp, warp.one(name, bit))
    place = [_signed(warp.one(c, bit)) for c in split(coordinates[1:-1])]
    rank = int(next(part for part in inst.parts if part in ("1d", "2d", "3d", "4d", "5d"))[0])
    if rank != spec.rank:
        raise EmulatorFinding("tensor-map", f"a {rank}d copy uses a tensor map of rank {spec.rank}")
    tile = Tile(spec, place)
    align = 1024 if spec.swizzle == "128B" else 512 if spec.swizzle == "64B" else 256 if spec.swizzle == "32B" else 128
    shared = warp.one(inst.args[0 if to_shared else 1], bit)
    if shared % 128:
        raise EmulatorFinding("misaligned", f"shared address {shared:#x} of a tensor tile is not a multiple of 128 "
                              f"(swizzle {spec.swizzle} repeats every {align})", address=shared)  # fmt: skip
    if not to_shared:
        _store(warp, inst, bit, tile, shared)
        return
    targets = [shared_range(warp.cta, shared, tile.bytes, 128)]
    mbar = warp.one(inst.args[2], bit)
    barriers = [find(warp.cta, mbar)]
    if any("multicast" in part for part in inst.parts):
        targets, barriers = multicast(warp, shared, tile.bytes, mbar, warp.one(inst.args[3], bit))

    def write(cta: Cta, offset: int) -> None:
        data = tile.read()
        if len(data) % 16:
            cta.smem[offset : offset + len(data)] = data
            return
        cta.smem.reshape(-1, 16)[units(offset, len(data) // 16, spec.swizzle)] = data.reshape(-1, 16)

    deliver_shared(warp, inst, targets, barriers, tile.bytes, write)


def _store(warp: Warp, inst: Inst, bit: int, tile: Tile, shared: int) -> None:
    cta, offset = shared_range(warp.cta, shared, tile.bytes, 128)
    if (cta.shadow[offset : offset + tile.bytes] == layout.UNINITIALISED).any():
        raise EmulatorFinding("uninitialised-shared", f"the tile at shared {offset:#x} was not written", address=offset)
    done = [False]
    reduce = inst.parts[1] == "reduce"
    operation = next((part for part in inst.parts if part in ("add", "min", "max", "and", "or", "xor")), "")

    def write() -> None:
        data = cta.smem.reshape(-1, 16)[units(offset, tile.bytes // 16, tile.spec.swizzle)].reshape(tile.shape)[tile.where]
        if reduce:
            kind = {"float32": "f32", "float16": "f16", "float64": "f64", "int32": "s32", "uint32": "u32"}
            data, now = np.ascontiguousarray(data), np.ascontiguousarray(tile.view)
            reduce_bytes(now.ctypes.data, data.ctypes.data, data.nbytes, operation, kind.get(tile.spec.dtype, "?"))
            data = now
        tile.view[...] = data
        done[0] = True

    warp.cta.cluster.later(write, f"tensor store at {inst.location}")
    warp.__dict__.setdefault("bulk_open", {}).setdefault(bit.bit_length() - 1, []).append(done)


def _signed(value: int) -> int:
    value &= 0xFFFFFFFF
    return value - (1 << 32) if value >> 31 else value


def _spec(warp: Warp, address: int) -> Any:
    specs = warp.cta.cluster.run.tensor_maps
    if address not in specs:
        raise EmulatorFinding("tensor-map", f"address {address:#x} is not a tensor map parameter of this launch; pass a "
                              "TensorMapSpec as `const __grid_constant__`", address=address)  # fmt: skip
    return specs[address]
