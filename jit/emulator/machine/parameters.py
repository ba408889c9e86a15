"""A launch's arguments as plain data: the bytes of the kernel's parameters, and the allocations behind them."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any

from ...tensormap import TensorMapSpec
from . import tensor_maps
from .global_memory import Allocation
from .kernel import Kernel


def pack(kernel: Kernel, values: Sequence[Any]) -> bytes:
    """The bytes of a kernel's parameters."""
    into = bytearray(kernel.param_size)
    for param, at, value in zip(kernel.entry.params, kernel.param_offsets, values, strict=True):
        if isinstance(value, TensorMapSpec):
            data = tensor_maps.encode(value)
        elif isinstance(value, bytes):
            data = value
        elif param.type in (".f32", ".f64"):
            data = struct.pack("<f" if param.type == ".f32" else "<d", value)
        else:
            number = 0 if value is None else value if isinstance(value, int) else value.data_ptr()
            data = (number & (1 << 8 * param.size) - 1).to_bytes(param.size, "little")
        into[at : at + param.size] = data
    return bytes(into)


def allocations(values: Sequence[Any]) -> list[Allocation]:
    """The storages of the tensors among a kernel's arguments."""
    found = []
    for i, value in enumerate(values):
        tensor = value.tensor if isinstance(value, TensorMapSpec) else value
        if hasattr(tensor, "untyped_storage"):
            storage = tensor.untyped_storage()
            found.append(Allocation(storage.data_ptr(), storage.nbytes(), f"argument {i}"))
    return found
