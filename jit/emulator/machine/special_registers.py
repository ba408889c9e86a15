"""Special registers [PTX ISA 10]: of lanes, of warps, and those that all threads of a CTA share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np

from ...base import variants
from ...base.findings import UnsupportedInstruction
from ..native import frame as f

_CLOCKS = ("clock", "globaltimer")


class Cta(Protocol):
    """The registers' values in a CTA, its cluster and its launch."""

    id: tuple[int, int, int]
    rank: int
    group: Any
    launch: Any


def split(name: str) -> tuple[str, str]:
    """The two parts of a special register's name, the second without the point; "" where there is none."""
    base, _, axis = name.lstrip("%").partition(".")
    return base, axis


def of_lanes(base: str, axis: str, warp: int, block: tuple[int, int, int]) -> np.ndarray | int | None:
    """What each lane of warp number ``warp`` has in `%base.axis`, u64, or a number that all have; None for registers
    that all threads of a CTA share."""
    if axis == "w":  # unused, always zero
        return 0
    if base == "tid":
        (x, y, _), thread = block, np.arange(32) + 32 * warp
        return thread % x if axis == "x" else thread // x % y if axis == "y" else thread // (x * y)
    if base == "warpid":
        return warp
    lane, one, whole = np.arange(32, dtype=np.uint64), np.uint64(1), np.uint64(0xFFFFFFFF)
    if base == "laneid":
        return lane
    if not base.startswith("lanemask_"):
        return None
    below, me = (one << lane) - one, one << lane
    return {"eq": me, "lt": below, "le": below | me, "gt": whole & ~(below | me), "ge": whole & ~below}[base[9:]]


def passing(base: str) -> bool:
    """Whether a special register that all threads of a CTA share is another one in the next CTA of the same place."""
    return base in ("ctaid", "smid", "clusterid", "cluster_ctaid") or base.startswith(_CLOCKS)


def of_cta(cta: Cta, base: str, axis: str) -> int:
    """A special register that all threads of a CTA share."""
    launch, i = cta.launch, "xyz".index(axis) if axis else 0
    cluster = launch.cluster
    values: dict[str, Callable[[], int]] = {
        "ntid": lambda: launch.block[i],
        "ctaid": lambda: cta.id[i],
        "nctaid": lambda: launch.grid[i],
        "nwarpid": lambda: launch.warps,
        "smid": lambda: launch.serial % launch.multiprocessors,
        "nsmid": lambda: launch.multiprocessors,
        "gridid": lambda: 0,
        "clusterid": lambda: cta.id[i] // cluster[i],
        "nclusterid": lambda: launch.grid[i] // cluster[i],
        "cluster_ctaid": lambda: cta.id[i] % cluster[i],
        "cluster_nctaid": lambda: cluster[i],
        "cluster_ctarank": lambda: cta.rank,
        "cluster_nctarank": lambda: len(cta.group.ctas),
        "is_explicit_cluster": lambda: int(len(cta.group.ctas) > 1),
        "dynamic_smem_size": lambda: launch.smem,
        # In whole allocations of 128 bytes; the total without what the system keeps.
        "total_smem_size": lambda: -(-launch.used_shared // 128) * 128,
        "aggr_smem_size": lambda: -(-(launch.used_shared + f.SHARED_BASE) // 128) * 128,
    }
    if base.startswith(_CLOCKS):
        return launch.lane_instructions
    if base in ("envreg1", "envreg2") and launch.workspace is not None:  # the halves of its address
        return launch.workspace_at >> (32 if base == "envreg1" else 0) & 0xFFFFFFFF
    if base == variants.REGISTER:
        return launch.settings.variant
    if base.startswith(("envreg", "pm", "current_graph_exec")):  # the driver's; no counter is set up; no graph
        return 0
    if base.startswith("reserved_smem_offset"):
        # The system's part may not be accessed, but cooperative groups have theirs at the offset of this number.
        known = {"end": f.SHARED_BASE, "cap": f.SHARED_BASE, "1": f.SHARED_BASE}
        return known.get(base.rpartition("_")[2], 0)
    if base not in values:
        raise UnsupportedInstruction(f"%{base}", cta.launch.program.name, "special register")
    return values[base]()
