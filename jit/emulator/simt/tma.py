"""Bulk and tensor copies [PTX ISA 9.7.9.25.4, .5], which follow the `TensorMapSpec` and never the 128 bytes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from ...tensormap import TensorMapSpec
from .async_copy import lanes_of
from .findings import EmulatorFinding
from .lower import Site
from .mbarrier import find, operand, resolve
from .pythonic import executes

if TYPE_CHECKING:
    from .machine import Cta, Warp

# Byte-address bits from 7 on that are XORed into the bits from 4 on [PTX ISA 5.5.7].
SWIZZLE_BITS = {"none": 0, "32B": 1, "64B": 3, "128B": 7}


def swizzled(addresses: np.ndarray, bits: int) -> np.ndarray:
    """Shared addresses after the swizzle whose mask is ``bits``."""
    return addresses ^ ((addresses >> 7 & bits) << 4)


def box_bytes(spec: TensorMapSpec) -> int:
    """Bytes that a copy of the whole box moves, those outside the tensor included."""
    total = spec.element_size
    for extent, step in zip(spec.box, spec.element_strides, strict=True):
        total *= -(-extent // step)
    return total


def _places(spec: TensorMapSpec, origin: list[int]) -> tuple[np.ndarray, np.ndarray]:
    """Byte offsets in the tensor of the box's elements in shared-memory order, and which lie inside the tensor."""
    offset, inside = np.zeros(1, np.int64), np.ones(1, bool)
    strides = (spec.element_size, *spec.global_strides)
    for dim in range(spec.rank - 1, -1, -1):
        index = origin[dim] + np.arange(0, spec.box[dim], spec.element_strides[dim])
        good = (index >= 0) & (index < spec.global_dim[dim])
        offset = (offset[:, None] + index[None] * strides[dim]).reshape(-1)
        inside = (inside[:, None] & good[None]).reshape(-1)
    return offset, inside


def _elements(warp: Warp, spec: TensorMapSpec, offset: np.ndarray, inside: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The allocation's bytes, and the [elements inside, element size] indices in them."""
    base = spec.tensor.data_ptr()
    used = offset[inside]
    low, high = int(used.min()), int(used.max()) + spec.element_size
    array, start = warp.launch.memory.find(base + low, high - low)
    return array, (start - low + used)[:, None] + np.arange(spec.element_size)


def _fill(spec: TensorMapSpec) -> bytes:
    if spec.oob_fill == "none":
        return bytes(spec.element_size)
    return {"float16": b"\xff\x7f", "bfloat16": b"\xff\x7f"}.get(
        spec.dtype, b"\xff" * (spec.element_size - 1) + b"\x7f"
    )


def load_box(warp: Warp, spec: TensorMapSpec, origin: list[int], targets: list[tuple[Cta, int]]) -> None:
    """Copies the box at ``origin`` (innermost first) into shared memory, swizzled."""
    offset, inside = _places(spec, origin)
    data = np.tile(np.frombuffer(_fill(spec), np.uint8), (len(offset), 1))
    if inside.any():
        array, at = _elements(warp, spec, offset, inside)
        data[inside] = array[at]
    for cta, start in targets:
        where = swizzled(start + np.arange(data.size), SWIZZLE_BITS[spec.swizzle])
        cta.shared[where] = data.reshape(-1)
        cta.written[where] = 255


def store_box(warp: Warp, spec: TensorMapSpec, origin: list[int], start: int, add: bool) -> None:
    """Copies a box from the CTA's shared memory to the tensor; elements outside the tensor are dropped."""
    offset, inside = _places(spec, origin)
    if not inside.any():
        return
    where = swizzled(start + np.arange(box_bytes(spec)), SWIZZLE_BITS[spec.swizzle]).reshape(len(offset), -1)
    array, at = _elements(warp, spec, offset, inside)
    data = warp.cta.shared[where][inside]
    if add:
        if spec.dtype not in ("float32", "int32", "uint32"):
            raise EmulatorFinding("unsupported", f"cp.reduce.async.bulk.tensor on {spec.dtype} is not executed here")
        kind = np.dtype(spec.dtype)
        data = (np.ascontiguousarray(array[at]).view(kind) + np.ascontiguousarray(data).view(kind)).view(np.uint8)
    array[at] = data


def _spec(warp: Warp, address: int) -> TensorMapSpec:
    if address not in warp.launch.maps:
        raise EmulatorFinding(
            "tensor-map",
            f"address {address:#x} is no tensor map parameter: pass a TensorMapSpec and use its own address",
        )
    return warp.launch.maps[address]


def _coordinates(warp: Warp, site: Site, i: int, lane: int, rank: int) -> list[int]:
    slots = site.slots[i]
    if len(slots) != 1 + rank:
        raise EmulatorFinding(
            "tensor-map", f"the instruction has {len(slots) - 1} coordinates, the tensor map {rank} dimensions"
        )
    return [int(warp.u32[slot][lane].view(np.int32)) for slot in slots[1:]]


def _aligned(name: str, address: int, to: int) -> None:
    if address % to:
        raise EmulatorFinding("misaligned", f"{name} {address:#x} is not a multiple of {to}", address=hex(address))


@executes("cp.async.bulk.tensor")
def tensor(warp: Warp, site: Site, mask: int) -> int:
    """`cp.async.bulk.tensor.Nd.dst.src.tile…` both ways; other load modes are refused."""
    parts = site.inst.parts
    loads = parts[5].startswith("shared")
    if any(part.startswith(("im2col", "tile::")) for part in parts):
        raise EmulatorFinding("unsupported", f"{site.inst.op} is not executed here")
    for lane in lanes_of(mask):
        which = 1 if loads else 0
        spec = _spec(warp, int(warp.u64[site.slots[which][0]][lane]))
        if spec.rank != int(parts[4][0]):
            raise EmulatorFinding("tensor-map", f"a {parts[4]} copy of a tensor map of {spec.rank} dimensions")
        if spec.interleave != "none":
            raise EmulatorFinding("unsupported", "interleaved tensor maps are not executed here")
        origin = _coordinates(warp, site, which, lane, spec.rank)
        size = box_bytes(spec)
        shared = int(warp.u64[site.slots[1 - which][0]][lane])
        cta, at = resolve(warp, shared, size)
        _aligned("shared address", at, 128)
        if not loads:
            work = _bind(store_box, warp, spec, origin, at, False)
            warp.open_bulk.append(work)
            continue
        target = [(cta, at)]
        bars = [find(warp, int(warp.u64[site.slots[2][0]][lane]))]
        if "multicast::cluster" in site.inst.op:
            bits = int(warp.u32[site.slots[3][0]][lane]) & 0xFFFF
            peers = [peer for peer in cta.group.ctas if bits >> peer.rank & 1]
            target = [(peer, at) for peer in peers]
            bar_at = bars[0].address
            bars = [_peer_bar(peer, bar_at) for peer in peers]

        def arrives(spec=spec, origin=origin, target=target, bars=bars, size=size) -> None:  # type: ignore[no-untyped-def]
            load_box(warp, spec, origin, target)
            for bar in bars:
                bar.complete(size)

        warp.cta.group.later(arrives, warp, site)
    return 0


def _peer_bar(cta: Cta, at: int):  # type: ignore[no-untyped-def]
    if at not in cta.mbarriers:
        raise EmulatorFinding(
            "mbarrier", f"CTA {cta.rank} of the cluster has no initialised mbarrier at {at:#x}", address=hex(at)
        )
    return cta.mbarriers[at]


def _bind(function: Callable[..., None], *args: object) -> Callable[[], None]:
    return lambda: function(*args)


@executes("cp.reduce.async.bulk.tensor")
def reduce_tensor(warp: Warp, site: Site, mask: int) -> int:
    """`cp.reduce.async.bulk.tensor…add`: 32-bit types."""
    if "add" not in site.inst.parts:
        raise EmulatorFinding("unsupported", f"{site.inst.op} is not executed here")
    for lane in lanes_of(mask):
        spec = _spec(warp, int(warp.u64[site.slots[0][0]][lane]))
        _, at = resolve(warp, int(warp.u64[site.slots[1][0]][lane]), box_bytes(spec))
        _aligned("shared address", at, 128)
        warp.open_bulk.append(_bind(store_box, warp, spec, _coordinates(warp, site, 0, lane, spec.rank), at, True))
    return 0


@executes("cp.async.bulk.shared::cluster")
@executes("cp.async.bulk.shared::cta")
@executes("cp.async.bulk.global")
def bulk(warp: Warp, site: Site, mask: int) -> int:
    """`cp.async.bulk.dst.src [dst], [src], bytes, …`: multiples of 16 bytes."""
    to, source = site.inst.parts[3], site.inst.parts[4]
    for lane in lanes_of(mask):
        size = operand(warp, site, 2, lane)
        _aligned("size", size, 16)
        ends: list[tuple[np.ndarray, int, np.ndarray | None]] = []
        for i, space in ((0, to), (1, source)):
            address = int(warp.u64[site.slots[i][0]][lane])
            _aligned(f"{space} address", address, 16)
            if space.startswith("shared"):
                cta, at = resolve(warp, address, size)
                ends.append((cta.shared, at, cta.written))
            else:
                ends.append(
                    (*warp.launch.memory.find(address, size), None) if size else (np.zeros(0, np.uint8), 0, None)
                )
        bar = find(warp, int(warp.u64[site.slots[3][0]][lane])) if to.startswith("shared") else None

        def moves(ends=ends, size=size, bar=bar) -> None:  # type: ignore[no-untyped-def]
            (target, at, written), (data, start, _) = ends
            target[at : at + size] = data[start : start + size]
            if written is not None:
                written[at : at + size] = 255
            if bar is not None:
                bar.complete(size)

        if bar is None:
            warp.open_bulk.append(moves)
        else:
            warp.cta.group.later(moves, warp, site)
    return 0


@executes("cp.async.bulk.commit_group")
def commit_group(warp: Warp, site: Site, mask: int) -> int:
    """Closes a group of bulk copies out of shared memory."""
    warp.bulk.append(warp.open_bulk)
    warp.open_bulk = []
    return 0


@executes("cp.async.bulk.wait_group")
def wait_group(warp: Warp, site: Site, mask: int) -> int:
    """`cp.async.bulk.wait_group{.read} n`: they are carried out here, at the latest moment."""
    n = int(warp.u64[site.slots[0][0]][0])
    while len(warp.bulk) > n:
        for work in warp.bulk.popleft():
            work()
    return 0


@executes("cp.async.bulk.prefetch")
def prefetch(warp: Warp, site: Site, mask: int) -> int:
    """Brings data into L2: no effect on results."""
    return 0
