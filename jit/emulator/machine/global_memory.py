"""Global memory of a launch: the allocations behind its arguments."""

from __future__ import annotations

import bisect
import ctypes
from collections.abc import Sequence
from typing import Any

import numpy as np

from ...tensormap import TensorMapSpec
from ..findings import EmulatorFinding


class Memory:
    """Global memory: the allocations behind the arguments, which are host memory; the module's ``variables``; and the
    packed ``params``."""

    def __init__(self, values: list[Any], variables: Sequence[tuple[np.ndarray, str]], params: np.ndarray):
        spans: dict[int, int] = {}
        self.keep: list[Any] = []
        self.names: list[tuple[int, int, str]] = []
        for i, value in enumerate(values):
            tensor = value.tensor if isinstance(value, TensorMapSpec) else value
            if hasattr(tensor, "untyped_storage"):
                storage = tensor.untyped_storage()
                start, size = storage.data_ptr(), storage.nbytes()
                spans[start] = max(spans.get(start, 0), size)
                self.names.append((start, start + size, f"argument {i}"))
                self.keep.append(tensor)
        for array, name in variables:
            spans[array.ctypes.data] = array.nbytes
            self.names.append((array.ctypes.data, array.ctypes.data + array.nbytes, name))
        spans[params.ctypes.data] = params.nbytes
        ordered = sorted((start, start + size) for start, size in spans.items() if size)
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
        best = min(self.names, key=lambda row: max(row[0] - address, address - row[1] + 1, 0), default=None)
        if best is None:
            return "in no allocation: the launch has none"
        start, end, name = best
        if address < start:
            return f"{start - address} bytes before the allocation of {name} ({end - start} bytes)"
        return f"at byte {address - start} of the allocation of {name}, which has {end - start} bytes"
