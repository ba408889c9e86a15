"""Tensor copies [PTX ISA 9.7.9.25.5], which follow the tensor map in 128 bytes (machine/tensor_maps.py)."""

from __future__ import annotations

import functools
from collections.abc import Callable

import numpy as np

from ...arguments.im2col import Im2colMapSpec
from ...arguments.tensormap import TensorMapSpec
from ...base.findings import EmulatorFinding, UnsupportedInstruction
from .. import races
from ..machine.cta_cluster import Cta, Warp
from ..machine.lanes import lanes_of, scalar
from ..machine.mbarrier import Mbarrier
from ..machine.sites import Site
from ..machine.tiles import Kind
from ..native import copy_queue
from ..ptx.opcodes import ALWAYS, instruction
from ..races import global_memory
from . import im2col, tensormap
from .mbarrier import initialised, resolve
from .narrow import tf32
from .reductions import allowed, combine
from .tensor_boxes import SWIZZLE_BITS, modes_bytes, places, relative, shared_bytes, swizzled, swizzled_by


def _elements(warp: Warp, spec: TensorMapSpec, offset: np.ndarray, inside: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The allocation's bytes, and the [elements inside, element size] indices in them."""
    base = spec.data_ptr
    used = offset[inside]
    low, high = int(used.min()), int(used.max()) + spec.element_size
    array, start = warp.launch.memory.find(base + low, high - low)
    return array, (start - low + used)[:, None] + np.arange(spec.element_size)


def _fill(spec: TensorMapSpec) -> bytes:
    if spec.oob_fill == "none":
        return bytes(spec.element_size)
    return b"\xf7\x7f" * (spec.element_size // 2)  # the NaN that `fma.oob` knows, in every type, as an H200 has it


def load_box(warp: Warp, spec: TensorMapSpec, origin: list[int], mode: str, targets: list[tuple[Cta, int]]) -> None:
    """Copies what is at ``origin`` (see `places`) into shared memory, swizzled; what is outside becomes the fill."""
    if mode == "tile" and _in_pieces(spec, origin):
        strides = (spec.element_size, *spec.global_strides)
        base = spec.data_ptr + sum(at * by for at, by in zip(origin, strides, strict=True))
        last = sum((box - 1) * by for box, by in zip(spec.box, strides, strict=True))
        source_at = warp.launch.memory.place(base, last + spec.element_size)
        for cta, start in targets:
            queue = _pieces(tuple(spec.box), spec.global_strides, spec.element_size, spec.swizzle, start).copy()
            queue[copy_queue.ENTRIES + 1 :: 4] += np.uint64(source_at)
            copy_queue.perform()(cta.shared.ctypes.data, queue.ctypes.data, int(queue[copy_queue.COUNT]))
        return
    offset, inside = places(spec, origin, mode)
    data = np.tile(np.frombuffer(_fill(spec), np.uint8), (len(offset), 1))
    if inside.any():
        array, at = _elements(warp, spec, offset, inside)
        data[inside] = _rounded(spec, array[at])
    for cta, start in targets:
        where = _shared_places(spec, start, len(offset))
        cta.shared[where] = data
        cta.written[where] = 255


def _rounded(spec: TensorMapSpec, data: np.ndarray) -> np.ndarray:
    """Bytes [elements, size] as a load brings them: of TFLOAT32 as `cvt.rn.tf32`, which an H200 does for TFLOAT32_FTZ
    too. It flushes no subnormal number, rounds no fill, and stores and adds what is there."""
    if not spec.dtype.startswith("tfloat32"):
        return data
    return tf32(np.ascontiguousarray(data).view(np.uint32)[:, 0], "rn", False, False)[:, None].view(np.uint8)


def _in_pieces(spec: TensorMapSpec, origin: list[int]) -> bool:
    """Whether a box lies in the tensor, and is one of whole 16 bytes that go to shared memory as they are."""
    return (
        not isinstance(spec, Im2colMapSpec)
        and spec.unit == 1
        and spec.interleave == "none"
        and spec.unit_shared == spec.element_size
        and not spec.dtype.startswith("tfloat32")
        and not spec.box[0] * spec.element_size % 16
        and all(by == 1 for by in spec.element_strides[1:])
        and all(0 <= at <= most - box for at, most, box in zip(origin, spec.global_dim, spec.box, strict=True))
    )


@functools.lru_cache(256)
def _pieces(
    box: tuple[int, ...], global_strides: tuple[int, ...], element_size: int, swizzle: str, start: int
) -> np.ndarray:
    """A box in 16-byte pieces, as a queue of copies from the tensor's first byte to shared memory
    (native/copy_queue.py); not to be changed."""
    wide = (box[0] * element_size // 16, *box[1:])
    source = relative(wide, (1,) * len(wide), 1, (16, *global_strides))
    queue = np.zeros(copy_queue.ENTRIES + 4 * len(source), np.uint64)
    queue[copy_queue.COUNT] = len(source)
    target = start + 16 * np.arange(len(source))
    rows = queue[copy_queue.ENTRIES :].reshape(-1, 4)
    rows[:, 0] = swizzled(target, SWIZZLE_BITS[swizzle], 5 if swizzle == "128B_ATOM_32B" else 4)
    rows[:, 1], rows[:, 2:] = source, 16
    return queue


def _shared_places(spec: TensorMapSpec, start: int, count: int) -> np.ndarray:
    """[count, element_size] shared addresses of the elements of a box that begins at ``start``."""
    first = start + np.arange(count) * spec.unit_shared
    return swizzled_by(spec, first[:, None] + np.arange(spec.element_size))


def _added(spec: TensorMapSpec) -> str:
    """The type on which reductions work: those of TFLOAT32 do not round."""
    return spec.dtype.removeprefix("t") if spec.dtype.startswith("tfloat32") else spec.dtype


def store_box(warp: Warp, spec: TensorMapSpec, origin: list[int], mode: str, start: int, op: str) -> None:
    """Copies from the CTA's shared memory to the tensor; elements outside the tensor are dropped."""
    if spec.dtype == "uint4x16_align16":
        raise EmulatorFinding("tensor-map", "a store through a map of uint4x16_align16: there are only loads")
    offset, inside = places(spec, origin, mode)
    if not inside.any():
        return
    array, at = _elements(warp, spec, offset, inside)
    data = warp.cta.shared[_shared_places(spec, start, len(offset))][inside]
    if op:
        data = combine(op, _added(spec), array[at], data)
    array[at] = data


def _touches(
    warp: Warp, site: Site, spec: TensorMapSpec, origin: list[int], mode: str, how: int, bulk: bool = False
) -> None:
    """Gives the race detector the elements of the tensor that a copy reads, writes or reduces."""
    owners = warp.launch.owners
    if owners is not None and how == races.READ:
        at = zip(origin[1:], spec.global_strides, strict=False)
        global_memory.look(warp, site, spec.data_ptr + origin[0] * spec.element_size + sum(a * b for a, b in at))
    if owners is None or (how == races.READ and not owners.reads([spec.data_ptr])):
        return
    offset, inside = places(spec, origin, mode)
    if not inside.any():
        return
    _elements(warp, spec, offset, inside)  # raises where the map's address is in no allocation
    global_memory.touches(warp, site, spec.data_ptr + offset[inside], spec.element_size, how, bulk)


def coordinates(warp: Warp, site: Site, i: int, lane: int, spec: TensorMapSpec, mode: str) -> list[int]:
    """The coordinates of operand ``i``, and the checks of the map's shape against the instruction."""
    dims = int(next(part for part in site.inst.parts if part in ("1d", "2d", "3d", "4d", "5d"))[0])
    if spec.rank != dims:
        raise EmulatorFinding("tensor-map", f"a {dims}d copy of a tensor map of {spec.rank} dimensions")
    if spec.interleave != "none" and isinstance(spec, Im2colMapSpec):
        raise UnsupportedInstruction(str(site.inst), site.inst.location, "interleaved tensor maps in im2col mode")
    if isinstance(spec, Im2colMapSpec) != im2col.is_mode(mode):
        raise EmulatorFinding("tensor-map", f"a copy in mode {mode} of {spec}")
    slots, count = site.slots[i][1:], dims
    if mode.startswith("tile::"):
        count = 5
        if dims != 2 or spec.box[1] != 1:
            raise EmulatorFinding(
                "tensor-map", f"{mode} takes a 2d tensor map with a box of one row, [columns, 1], got {list(spec.box)}"
            )
    if len(slots) != count:
        raise EmulatorFinding(
            "tensor-map", f"the instruction has {len(slots)} coordinates; {mode} of {dims} dimensions takes {count}"
        )
    origin = [(scalar(warp, site, i, 1 + j, lane) + (1 << 31)) % (1 << 32) - (1 << 31) for j in range(count)]
    if (
        spec.unit == 1
        and spec.interleave == "none"
        and origin[0] * spec.element_size % 16
        and "prefetch" not in site.inst.parts
    ):
        raise EmulatorFinding(
            "tensor-map",
            f"coordinate 0 is {origin[0]}, {origin[0] * spec.element_size} bytes of {spec.dtype}: expected a multiple "
            f"of 16 bytes; an H200 ends the kernel there with an illegal instruction",
        )
    if isinstance(spec, Im2colMapSpec):
        origin += im2col.offsets(warp, site, lane, spec, mode, origin)
    return origin


def _known_to_store(site: Site, spec: TensorMapSpec, origin: list[int], reduces: bool) -> None:
    """Refuses what an H200 was not seen to take of interleaved tensors: a store of 32-byte pieces and an addition, both
    from before the tensor's start, ended the kernel with an error there. Which of these did it is not known."""
    if spec.interleave != "none" and (reduces or spec.interleave == "32B" or origin[0] < 0):
        what = "a reduction" if reduces else "a store of 32-byte pieces, or from before the tensor's start,"
        raise UnsupportedInstruction(str(site.inst), site.inst.location, f"{what} through an interleaved tensor map")


def mode_of(site: Site) -> str:
    """`tile`, `tile::gather4`, `tile::scatter4`, `im2col` or `im2col_no_offs`."""
    mode = next((part for part in site.inst.parts if part.startswith(("tile::", "im2col"))), "tile")
    if mode.startswith("im2col::w"):
        raise UnsupportedInstruction(
            str(site.inst), site.inst.location, f"{mode}: the ISA shows only in figures where its halo goes"
        )
    return mode


def loads(site: Site) -> bool:
    """Whether a tensor copy goes to shared memory; `.cta_group` may come before the spaces."""
    spaces = [part for part in site.inst.parts if part.startswith(("shared::", "global"))]
    return spaces[0].startswith("shared")


def aligned(name: str, address: int, to: int) -> None:
    if address % to:
        raise EmulatorFinding("misaligned", f"{name} {address:#x} is not a multiple of {to}", address=hex(address))


def _source(warp: Warp, shared: int, size: int) -> int:
    """The offset of what a store reads in the CTA's own shared memory."""
    cta, at = resolve(warp, shared, size)
    if cta is not warp.cta:
        raise EmulatorFinding(
            "cluster",
            f"a store reads shared::cta address {shared:#x}, which is in CTA {cta.rank} of the cluster",
            address=hex(shared),
        )
    aligned("shared address", at, 128)
    return at


def destinations(
    warp: Warp, site: Site, lane: int, shared: int, mbar: int, size: int
) -> list[tuple[Cta, int, Mbarrier]]:
    """Where a load of ``size`` bytes writes, and the mbarrier that each write completes [PTX ISA 9.7.9.25.5.2].

    Without `.cta_group::2` the mbarrier is in the CTA that is written. With it, it may be in either CTA of the pair
    (ranks 2i and 2i+1): bit 24 of its address says which. `.multicast::cluster` writes the same offsets of every CTA of
    the mask; then the parity of the rank in the mbarrier's address says which CTA of each destination's pair is
    signalled.
    """
    cta, at = resolve(warp, shared, size)
    owner, bar_at = resolve(warp, mbar)
    pair = "cta_group::2" in site.inst.parts
    ctas = warp.cta.group.ctas
    if pair and len(ctas) % 2:
        raise EmulatorFinding("cluster", f".cta_group::2 in a cluster of {len(ctas)} CTAs: pairs need an even number")
    if "multicast::cluster" in site.inst.parts:
        return [
            (peer, at, barrier_of(ctas[peer.rank & ~1 | owner.rank & 1] if pair else peer, bar_at))
            for peer in masked(warp, site, 4 if "im2col" in site.inst.parts else 3, lane)
        ]
    if owner is not cta and not (pair and owner.rank == cta.rank ^ 1):
        raise EmulatorFinding(
            "mbarrier",
            f"the copy writes CTA {cta.rank} of the cluster and its mbarrier {mbar:#x} is in CTA {owner.rank}: "
            + ("it must be in one CTA of the pair" if pair else "without .cta_group::2 it must be there"),
            address=hex(mbar),
        )
    return [(cta, at, barrier_of(owner, bar_at))]


@instruction(
    "cp.async.bulk.tensor",
    isa="9.7.9.25.5.2",
    counts="asynchronous copy",
    python=True,
    event="cp.async.bulk.tensor",
    results=(),
)
def tensor(warp: Warp, site: Site, mask: int) -> int:
    """`cp.async.bulk.tensor.Nd.dst.src{.tile{::gather4, ::scatter4}, .im2col{_no_offs}}…`, both ways."""
    mode = mode_of(site)
    to_shared = loads(site)
    which = 1 if to_shared else 0
    stored: set[object] = set()
    for lane in lanes_of(mask):
        described = int(warp.u64[site.slots[which][0]][lane])
        spec = tensormap.read(warp, site, described)
        origin = coordinates(warp, site, which, lane, spec, mode)
        size = modes_bytes(spec, mode)
        shared = int(warp.u64[site.slots[1 - which][0]][lane])
        if not to_shared:
            _known_to_store(site, spec, origin, False)
            at = _source(warp, shared, shared_bytes(spec, mode))
            if (copy := (described, tuple(origin), at)) in stored:
                continue  # another lane's copy of the same bytes to the same place: it leaves what that one leaves
            stored.add(copy)
            races.copy_out(warp, site, warp.cta, at, shared_bytes(spec, mode))
            _touches(warp, site, spec, origin, mode, races.WRITE, bulk=True)
            warp.copies_out(_bind(store_box, warp, spec, origin, mode, at, ""), site)
            continue
        _touches(warp, site, spec, origin, mode, races.READ)
        mbar = int(warp.u64[site.slots[2][0]][lane])
        for cta, at, bar in destinations(warp, site, lane, shared, mbar, shared_bytes(spec, mode)):
            aligned("shared address", at, 128)
            races.copy_in(warp, site, cta, at, shared_bytes(spec, mode), bar, counts=size)

            def arrives(spec=spec, origin=origin, cta=cta, at=at, bar=bar, size=size) -> None:  # type: ignore[no-untyped-def]
                load_box(warp, spec, origin, mode, [(cta, at)])
                row = spec.box[0] * spec.element_size
                kind = Kind(at, shared_bytes(spec, mode), row, spec.swizzle, spec.dtype)
                cta.tiles.put(kind, spec.data_ptr, tuple(origin), bar, cta.shared)
                bar.complete(size)

            warp.cta.group.later(arrives, warp, site)
    return 0


def masked(warp: Warp, site: Site, operand: int, lane: int) -> list[Cta]:
    """The CTAs of a multicast's 16-bit mask. Raises EmulatorFinding where the cluster has none or not all of them."""
    ctas, bits = warp.cta.group.ctas, scalar(warp, site, operand, 0, lane) & 0xFFFF
    if bits == 0 or bits >> len(ctas):
        raise EmulatorFinding(
            "cluster", f"multicast mask {bits:#06x}: expected one or more of CTAs 0 to {len(ctas) - 1}"
        )
    return [peer for peer in ctas if bits >> peer.rank & 1]


def barrier_of(cta: Cta, at: int) -> Mbarrier:
    """The initialised mbarrier at an offset of a CTA's shared memory. Raises EmulatorFinding."""
    if at not in cta.mbarriers:
        raise EmulatorFinding(
            "mbarrier",
            f"CTA {cta.rank} of the cluster has no initialised mbarrier at shared {at:#x}; initialised are "
            f"{initialised(cta)}",
            address=hex(at),
        )
    bar: Mbarrier = cta.mbarriers[at]
    return bar


def _bind(function: Callable[..., None], *args: object) -> Callable[[], None]:
    return lambda: function(*args)


@instruction(
    "cp.reduce.async.bulk.tensor",
    isa="9.7.9.25.5.3",
    counts="asynchronous copy",
    python=True,
    event="cp.reduce.async.bulk.tensor",
    results=(),
    crosses=ALWAYS,
)
def reduce_tensor(warp: Warp, site: Site, mask: int) -> int:
    """`cp.reduce.async.bulk.tensor.Nd.global.shared::cta.op{.tile}…`: on the tensor map's type."""
    op = next(part for part in site.inst.parts if part in ("add", "min", "max", "inc", "dec", "and", "or", "xor"))
    mode = mode_of(site)
    for lane in lanes_of(mask):
        spec = tensormap.read(warp, site, int(warp.u64[site.slots[0][0]][lane]))
        origin = coordinates(warp, site, 0, lane, spec, mode)
        _known_to_store(site, spec, origin, True)
        if not allowed(op, _added(spec)):
            raise EmulatorFinding("tensor-map", f"no reduction .{op} exists for a tensor map of {spec.dtype}")
        at = _source(warp, int(warp.u64[site.slots[1][0]][lane]), shared_bytes(spec, mode))
        races.copy_out(warp, site, warp.cta, at, shared_bytes(spec, mode))
        _touches(warp, site, spec, origin, mode, races.UPDATE)
        warp.copies_out(_bind(store_box, warp, spec, origin, mode, at, op), site)
    return 0


@instruction("cp.async.bulk.prefetch.tensor", isa="9.7.9.25.5.4", counts="asynchronous copy", python=True, results=())
def prefetch(warp: Warp, site: Site, mask: int) -> int:
    """`cp.async.bulk.prefetch.tensor.Nd.L2.global{.tile, .tile::gather4} [map, {coords}]`: no effect on results."""
    mode = mode_of(site)
    for lane in lanes_of(mask):
        coordinates(warp, site, 0, lane, tensormap.read(warp, site, int(warp.u64[site.slots[0][0]][lane])), mode)
    return 0
