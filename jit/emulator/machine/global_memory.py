"""Global memory of a launch: the allocations that its kernel may access."""

from __future__ import annotations

import bisect
import ctypes
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from ..findings import EmulatorFinding

_NULL = 1 << 16  # below this there is no memory of anyone
_FAR = 1 << 32  # bytes, beyond which a distance says nothing


class Allocation(NamedTuple):
    """Host memory that a kernel may access.

    Attributes:
        address: host address of its first byte.
        size: bytes.
        name: what a finding calls it.
        on_host: a GPU could not reach it: an access is a finding, which says so.
    """

    address: int
    size: int
    name: str
    on_host: bool = False


class Memory:
    """Global memory: the ``allocations``; the module's ``variables``; and the packed ``params``."""

    def __init__(
        self, allocations: Sequence[Allocation], variables: Sequence[tuple[np.ndarray, str]], params: np.ndarray
    ):
        own = [Allocation(array.ctypes.data, array.nbytes, name) for array, name in variables]
        self.names = [(one.address, one.address + one.size, one.name) for one in (*allocations, *own)]
        self.host = [one for one in allocations if one.on_host]
        away = {one.address for one in self.host}
        spans = sorted((start, end) for start, end, _ in self.names if end > start and start not in away)
        ordered: list[tuple[int, int]] = []
        for start, end in sorted([*spans, (params.ctypes.data, params.ctypes.data + params.nbytes)]):
            if ordered and start < ordered[-1][1]:  # the same memory twice, or a part of it
                ordered[-1] = (ordered[-1][0], max(ordered[-1][1], end))
            else:
                ordered.append((start, end))
        self.starts = [start for start, _ in ordered]
        self.ends = [end for _, end in ordered]
        self.table = np.array(ordered, np.uint64).reshape(-1, 2)
        self.arrays = [
            np.ctypeslib.as_array((ctypes.c_uint8 * (end - start)).from_address(start)) for start, end in ordered
        ]

    def find(self, address: int, size: int) -> tuple[np.ndarray, int]:
        """The allocation's bytes, writable, and the place of the address in them. Raises EmulatorFinding."""
        i = bisect.bisect_right(self.starts, address) - 1
        if i < 0 or address + size > self.ends[i]:
            raise EmulatorFinding(
                "out-of-bounds",
                f"global address {address:#x}, {size} bytes, is {self.near(address)}",
                address=hex(address),
                size=size,
            )
        return self.arrays[i], address - self.starts[i]

    def near(self, address: int) -> str:
        """Where an address lies relative to the nearest allocation."""
        for one in self.host:
            if one.address <= address < one.address + one.size:
                return f"in {one.name} on the CPU, which a GPU cannot reach: make it with device='cuda'"
        best = min(self.names, key=lambda row: max(row[0] - address, address - row[1] + 1, 0), default=None)
        if best is None:
            return "in no allocation: the launch has none"
        start, end, name = best
        if address < _NULL:
            return "a null pointer, or a number that was passed as an address"
        if min(abs(start - address), abs(address - end)) > _FAR:
            return f"in no allocation, and far from each; the nearest is that of {name}"
        if address < start:
            return f"{start - address} bytes before the allocation of {name} ({end - start} bytes)"
        return f"at byte {address - start} of the allocation of {name}, which has {end - start} bytes"
