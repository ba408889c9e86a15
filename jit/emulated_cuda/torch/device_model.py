"""The emulated device as `torch.cuda` describes it: its architecture, its limits, and the memory that tensors take."""

from __future__ import annotations

import os
from collections import defaultdict
from types import SimpleNamespace
from typing import Any

import torch

from ...base import arch as arches
from ...base import environment
from ...base.emulated_device import MARK
from ..runtime import live_tensors
from .devices import index_of

_L2_MIB = {"sm_80": 40, "sm_86": 6, "sm_89": 96, "sm_90a": 50, "sm_100a": 126, "sm_103a": 126, "sm_120a": 96}
_peaks: dict[int, int] = {}  # bytes, the most that was seen when somebody asked, by the device's index


def arch() -> arches.Arch:
    """The architecture that the device has: ``--arch``, or $WARPYARD_ARCH. Raises UnknownArchError."""
    return arches.find(environment.ARCH.read() or arches.DEFAULT)


def memory() -> int:
    """Bytes of the device, which are the host's."""
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")


class Properties(SimpleNamespace):
    """As torch's; the limits are those of the architecture, the memory is the host's."""

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"the emulated device has no property {name!r}: it is no chip, and has no clock rates")


def properties(device: Any = None) -> Properties:
    """What `torch.cuda.get_device_properties` returns."""
    row, index = arch(), index_of(device)
    return Properties(
        name=f"emulated {row.name}",
        major=row.capability[0],
        minor=row.capability[1],
        total_memory=memory(),
        multi_processor_count=row.sms or arches.find("sm_100a").sms,
        warp_size=32,
        max_threads_per_block=row.max_threads_per_block,
        max_threads_per_multi_processor=row.max_threads_per_sm,
        regs_per_multiprocessor=row.registers_per_sm,
        shared_memory_per_block=48 * arches.KIB,
        shared_memory_per_block_optin=row.smem_optin,
        shared_memory_per_multiprocessor=row.smem_per_sm,
        L2_cache_size=_L2_MIB[row.name] << 20,
        is_integrated=0,
        is_multi_gpu_board=0,
        gcnArchName="",
        uuid=f"00000000-0000-0000-0000-{index:012}",
        pci_bus_id=index,
        pci_device_id=0,
        pci_domain_id=0,
    )


def free_memory(device: Any = None) -> tuple[int, int]:
    """Free bytes and all bytes."""
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_AVPHYS_PAGES"), memory()


def allocated(device: Any = None) -> int:
    """Bytes of the tensors on the device that Python knows now."""
    index = index_of(device)
    found: dict[int, int] = {}
    with torch._C.DisableTorchFunction():
        for item in live_tensors.tensors():
            if vars(item).get(MARK, 0) == 1 + index and item.layout == torch.strided and torch._C._has_storage(item):
                storage = item.untyped_storage()
                found[storage.data_ptr()] = storage.nbytes()
    total = sum(found.values())
    _peaks[index] = max(_peaks.get(index, 0), total)
    return total


def most_allocated(device: Any = None) -> int:
    """The most bytes that were found so far when this or `allocated` was asked."""
    allocated(device)
    return _peaks[index_of(device)]


def forget_most(device: Any = None) -> None:
    """Begins anew to look for the most."""
    _peaks.pop(index_of(device), None)


def statistics(device: Any = None) -> dict[str, int]:
    """As `torch.cuda.memory_stats`; what is not counted is 0."""
    now = allocated(device)
    known: dict[str, int] = defaultdict(int)
    for kind in ("allocated_bytes", "active_bytes", "reserved_bytes"):
        known[f"{kind}.all.current"], known[f"{kind}.all.peak"] = now, _peaks[index_of(device)]
    return known
