"""A launch's arguments, packed as the kernel's parameters."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any

import numpy as np

from ...tensormap import TensorMapSpec
from .kernel import Kernel


def pack(kernel: Kernel, values: Sequence[Any], into: np.ndarray) -> dict[int, TensorMapSpec]:
    """Puts a kernel's arguments into the bytes of its parameters; the tensor maps among them, by host address."""
    maps: dict[int, TensorMapSpec] = {}
    for param, at, value in zip(kernel.entry.params, kernel.param_offsets, values, strict=True):
        if isinstance(value, TensorMapSpec):
            maps[into.ctypes.data + at] = value
            continue
        if isinstance(value, bytes):
            data = value
        elif param.type in (".f32", ".f64"):
            data = struct.pack("<f" if param.type == ".f32" else "<d", value)
        else:
            number = 0 if value is None else value if isinstance(value, int) else value.data_ptr()
            data = (number & (1 << 8 * param.size) - 1).to_bytes(param.size, "little")
        into[at : at + param.size] = np.frombuffer(data, np.uint8)
    return maps
