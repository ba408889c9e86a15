"""The shape of a launch: how many blocks of how many threads, and how they are launched."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass

from .errors import ArgumentError

Dims = tuple[int, int, int]
Sizes = int | Sequence[int]


def dims(name: str, given: Sizes) -> Dims:
    """Sizes in x, y, z from one to three of them; missing ones are 1. Raises ArgumentError."""
    values = tuple(given) if isinstance(given, Sequence) else (given,)
    if not 1 <= len(values) <= 3 or any(not hasattr(value, "__index__") or value < 1 for value in values):
        raise ArgumentError(f"{name}: expected one to three positive ints, got {given!r}")
    x, y, z = ([value.__index__() for value in values] + [1, 1])[:3]
    return x, y, z


@dataclass(frozen=True)
class LaunchShape:
    """All that a launch says besides its kernel, its arguments and its stream.

    Attributes:
        grid, block, cluster: sizes in x, y, z, in blocks, threads and blocks; no cluster is that of the kernel.
        smem: dynamic shared memory of a block in bytes.
        cooperative: all blocks are resident at once.
        pdl: programmatic dependent launch: may start before the kernel ahead of it in the stream has ended.
    """

    grid: Dims
    block: Dims
    smem: int = 0
    cluster: Dims | None = None
    cooperative: bool = False
    pdl: bool = False

    def __str__(self) -> str:
        return f"grid {self.grid}, block {self.block}, smem {self.smem}, cluster {self.cluster}"

    def on_kernel(self, cluster: Dims | None) -> LaunchShape:
        """The shape of a launch of a kernel that is compiled with a cluster of its own."""
        return self if self.cluster or not cluster else dataclasses.replace(self, cluster=cluster)

    @classmethod
    def of(
        cls, grid: Sizes, block: Sizes, smem: int = 0, cluster: Sizes | None = None, cooperative: bool = False,
        pdl: bool = False,
    ) -> LaunchShape:  # fmt: skip
        """The shape of what a caller gives. Raises ArgumentError for what are no sizes."""
        three = None if cluster is None else dims("cluster", cluster)
        return cls(dims("grid", grid), dims("block", block), smem, three, cooperative, pdl)
