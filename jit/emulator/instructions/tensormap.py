"""Tensor maps that a kernel makes or changes [PTX ISA 9.7.9.28, 9.7.13.16], and how tensor copies read them."""

from __future__ import annotations

import numpy as np

from ...arguments.tensormap import BYTES, TensorMapSpec
from ...base.findings import EmulatorFinding, UnsupportedInstruction
from .. import races
from ..machine import tensor_maps
from ..machine.cta_cluster import Warp
from ..machine.lanes import lanes_of, partial_warp, scalar
from ..machine.owners import number_of
from ..machine.sites import Site
from ..native import frame as f
from ..ptx.opcodes import STRONG, instruction
from ..races import global_memory
from .mbarrier import resolve


def _aligned(address: int, to: int) -> None:
    if address % to:
        raise EmulatorFinding(
            "misaligned", f"tensor map at {address:#x}: expected a multiple of {to}", address=hex(address)
        )


def _shared(warp: Warp, site: Site, address: int, how: int) -> np.ndarray:
    """The 128 bytes at an address of the CTA's shared memory, which the warp reads, or also writes."""
    cta, at = resolve(warp, address, BYTES)
    if cta is not warp.cta:
        raise EmulatorFinding("cluster", f"shared::cta address {address:#x} is in CTA {cta.rank} of the cluster")
    _aligned(at, BYTES)
    races.touches(warp, site, np.array([at]), BYTES, how)
    data, written = cta.shared[at : at + BYTES], cta.written[at : at + BYTES].astype(bool)
    if not written.all() and tensor_maps.whole_in_front(data, written):
        cta.written[at : at + BYTES] = 255
    elif not written.all():
        first = at + int(np.argmin(written))
        raise EmulatorFinding(
            "uninitialised-shared",
            f"shared address {first:#x} ({cta.place(first)}) of the tensor map at {at:#x} is read before anything "
            f"wrote it: fill the 128 bytes with zeros, or copy a tensor map there",
            address=hex(first),
        )
    return data


def _global(warp: Warp, site: Site, address: int, how: int) -> np.ndarray:
    _aligned(address, BYTES)
    array, at = warp.launch.memory.find(address, BYTES)
    global_memory.touches(warp, site, np.array([address]), BYTES, how)
    return array[at : at + BYTES]


@instruction("tensormap.replace", isa="9.7.9.28", counts="other", python=True, results=(), crosses=STRONG)
def replace(warp: Warp, site: Site, mask: int) -> int:
    """`tensormap.replace.tile.field{.global, .shared::cta}.b1024.type [addr]{, ordinal}, value`: a weak access of the
    whole 1024 bits."""
    parts = site.inst.parts
    if parts[2] != "tile" or parts[3] not in tensor_maps.COUNTS:
        raise UnsupportedInstruction(str(site.inst), site.inst.location, f"modifier .{parts[2]}.{parts[3]}")
    for lane in lanes_of(mask):
        address = int(warp.u64[site.slots[0][0]][lane])
        values = [scalar(warp, site, i, 0, lane) for i in range(1, len(site.slots))]
        shared = "shared::cta" in parts or address >> 48 == f.SHARED_TAG
        data = (_shared if shared else _global)(warp, site, address, races.WRITE)
        tensor_maps.replace(data, parts[3], values[0] if len(values) == 2 else 0, values[-1])
    return 0


@instruction(
    "tensormap.cp_fenceproxy",
    isa="9.7.13.16",
    counts="synchronise",
    python=True,
    results=(),
    meets=True,
    crosses=STRONG,
)
def copy_and_release(warp: Warp, site: Site, mask: int) -> int:
    """`tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.scope.sync.aligned [dst], [src], 128`:
    the whole warp copies a tensor map, and releases it to the tensormap proxy."""
    if mask != 0xFFFFFFFF and mask != sum(1 << lane for lane in range(32) if warp.pcs[lane] != f.EXITED):
        partial_warp(warp, site, mask)
    lanes = lanes_of(mask)
    target, source, size = (warp.u64[site.slots[i][0]][lanes] for i in range(3))
    if (target != target[0]).any() or (source != source[0]).any() or int(size[0]) != BYTES:
        raise EmulatorFinding("tensor-map", "the lanes give different addresses, or a size other than 128")
    data = _shared(warp, site, int(source[0]), races.READ)
    _global(warp, site, int(target[0]), races.WRITE)[:] = data
    warp.launch.tensormap_proxy.released[int(target[0])] = data.tobytes()
    return 0


@instruction("fence.proxy.tensormap::generic", isa="9.7.13.4", counts="synchronise", python=True, results=())
def fence(warp: Warp, site: Site, mask: int) -> int:
    """`fence.proxy.tensormap::generic{.release.scope, .acquire.scope [addr], 128}`."""
    proxy = warp.launch.tensormap_proxy
    if "release" in site.inst.parts:
        proxy.fenced.add(number_of(warp.cta.group.ctas[0].id, warp.launch.grid))
        return 0
    for lane in lanes_of(mask):
        address = int(warp.u64[site.slots[0][0]][lane])
        if (size := scalar(warp, site, 1, 0, lane)) != BYTES:
            raise EmulatorFinding("tensor-map", f"fence.proxy.tensormap of {size} bytes: the only size is 128")
        _aligned(address, 64)
        array, at = warp.launch.memory.find(address, BYTES)
        proxy.acquired[warp.cta.id, address] = array[at : at + BYTES].tobytes()
    return 0


def read(warp: Warp, site: Site, address: int) -> TensorMapSpec:
    """The tensor map that a copy names. Raises EmulatorFinding where there is none, where it is outside the limits, and
    where this launch wrote it and a fence for the tensormap proxy is missing."""
    launch = warp.launch
    if address >> 48 == f.LOCAL_TAG:
        raise EmulatorFinding(
            "tensor-map",
            "the tensor map is a copy in the thread's local memory, where no tensor copy reads it: the compiler copies "
            "a parameter whose address is taken; declare it const __grid_constant__ CUtensorMap",
        )
    if address >> 48 == f.SHARED_TAG:
        raise EmulatorFinding(
            "tensor-map", f"the tensor map at {address:#x} is not in .param, .const or .global memory"
        )
    _aligned(address, 64)
    array, at = launch.memory.find(address, BYTES)
    data = array[at : at + BYTES].tobytes()
    if array is not launch.params and launch.owners is not None and (writer := launch.owners.writer(address, BYTES)):
        global_memory.touches(warp, site, np.array([address]), BYTES, races.READ)
        if missing := launch.tensormap_proxy.missing(warp.cta.id, address, writer, data):
            raise EmulatorFinding(
                "proxy-fence",
                f"the tensor map at {address:#x} ({launch.memory.near(address)}) was written in this launch through "
                f"the generic proxy: {missing} is missing",
                address=hex(address),
                missing=missing,
            )
    try:
        return tensor_maps.decode(data)
    except tensor_maps.Unencoded as error:
        raise UnsupportedInstruction(str(site.inst), site.inst.location, str(error)) from None
