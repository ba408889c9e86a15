"""The least time a case can take on a chip: its bytes over the measured bandwidth, its operations over the peak.

Peaks are what was *measured* to be reachable, so a kernel can come within a few percent of the floor and not beyond it.
"""

from __future__ import annotations

import functools
import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

# A measured time may undercut the floor by this much before it counts as impossible: the spread between a good plain
# read kernel and the best one, plus clock and event resolution.
SLACK = 0.90


@dataclass(frozen=True)
class Chip:
    """Peaks of one chip.

    Args:
        name: as the driver names it.
        bandwidth: bytes/s that a plain read of a large buffer reaches.
        peaks: operations/s by kind, a multiply-add counting two.
        source: where the figures come from.
        l2: bytes of L2 cache.
    """

    name: str
    bandwidth: float
    peaks: dict[str, float]
    source: str
    l2: int


_MEASURED = {
    # Read of a large buffer, and the best bf16 8192^3 matrix product, both measured on one; fp32 is the datasheet's.
    "NVIDIA H200": (4.35e12, {"bf16": 790e12, "fp16": 790e12, "fp32": 67e12}, "measured on one H200; fp32 datasheet"),
}


@dataclass(frozen=True)
class Floor:
    """The floor of one case.

    Args:
        seconds: the larger of the two below.
        memory_seconds: bytes over bandwidth.
        compute_seconds: operations over the peak.
        bytes, flops: the work, from the task's ``cost``.
        peak: which peak was used.
    """

    seconds: float
    memory_seconds: float
    compute_seconds: float
    bytes: float
    flops: float
    peak: str

    @property
    def bound(self) -> str:
        """``"memory"`` or ``"compute"``, whichever is the larger."""
        return "memory" if self.memory_seconds >= self.compute_seconds else "compute"


def floor(cost: Any, chip: Chip) -> Floor:
    """The floor of a ``Cost(flops, bytes, peak)`` on a chip. Raises KeyError for a peak the chip has no figure for."""
    flops, size, peak = float(cost[0]), float(cost[1]), str(cost[2]) if len(cost) > 2 else "bf16"
    if flops and peak not in chip.peaks:
        raise KeyError(f"cost() names the peak {peak!r}; {chip.name} has figures for {', '.join(chip.peaks)}")
    memory = size / chip.bandwidth
    compute = flops / chip.peaks[peak] if flops else 0.0
    return Floor(max(memory, compute), memory, compute, size, flops, peak)


def middle(floors: Sequence[Floor]) -> Floor:
    """The floor in the middle of several calls' floors, of which there is one at least."""
    return sorted(floors, key=lambda one: one.seconds)[len(floors) // 2]


def mean(floors: Sequence[Floor]) -> Floor:
    """The floor of a call among several whose work differs: the means of theirs. There is one at least."""
    first, count = floors[0], len(floors)
    if count == 1:
        return first
    return Floor(
        sum(one.seconds for one in floors) / count,
        sum(one.memory_seconds for one in floors) / count,
        sum(one.compute_seconds for one in floors) / count,
        sum(one.bytes for one in floors) / count,
        sum(one.flops for one in floors) / count,
        first.peak,
    )


def of_floor(times_ns: Sequence[float], floors: Sequence[Floor]) -> float:
    """Times over floors, the median of the times: each is held against the work of its own calls."""
    return statistics.median(
        time * 1e-9 / one.seconds if one.seconds else math.inf for time, one in zip(times_ns, floors, strict=True)
    )


@functools.cache
def chip(index: int = 0) -> Chip:
    """The CUDA device's peaks: from the table, or probed for about a second where it is not in there."""
    import torch

    properties = torch.cuda.get_device_properties(index)
    l2 = int(getattr(properties, "L2_cache_size", 0) or 64 << 20)
    if properties.name in _MEASURED:
        bandwidth, peaks, source = _MEASURED[properties.name]
        return Chip(properties.name, bandwidth, peaks, source, l2)
    return Chip(properties.name, *_probe(), "probed now with torch: a sum over 2 GiB and square matrix products", l2)


def _probe() -> tuple[float, dict[str, float]]:
    """Bandwidth of a large read, and matrix-product rates; each the best of several runs."""
    import torch

    def best(call: Any, runs: int = 7) -> float:
        call()
        times = []
        for _ in range(runs):
            start, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
            start.record()
            call()
            end.record()
            end.synchronize()
            times.append(start.elapsed_time(end) * 1e-3)
        return min(times)

    free = torch.cuda.mem_get_info()[0]
    size = min(2 << 30, free // 4)
    bandwidth = size / best(torch.zeros(size // 4, dtype=torch.float32, device="cuda").sum)
    peaks = {}
    for name, dtype, side in (
        ("bf16", torch.bfloat16, 8192),
        ("fp16", torch.float16, 8192),
        ("fp32", torch.float32, 4096),
    ):
        left = torch.randn(side, side, device="cuda", dtype=torch.float32).to(dtype)
        peaks[name] = 2 * side**3 / best(lambda left=left: left @ left)  # type: ignore[misc]
    # Matrix products by a library stay below what the units can do; the floor must not be passed by a better kernel.
    return bandwidth * 1.05, {name: rate * 1.15 for name, rate in peaks.items()}
