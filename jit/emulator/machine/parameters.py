"""A launch's arguments as plain data: the bytes of the kernel's parameters, and the allocations behind them."""

from __future__ import annotations

import functools
import re
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


def allocations(values: Sequence[Any], names: Sequence[str] = ()) -> list[Allocation]:
    """The storages of the tensors among a kernel's arguments; ``names``: those of the parameters, where known."""
    found = []
    for i, value in enumerate(values):
        tensor = value.tensor if isinstance(value, TensorMapSpec) else value
        if hasattr(tensor, "untyped_storage"):
            storage = tensor.untyped_storage()
            name = f"argument {i}" + (f" ({names[i]})" if i < len(names) else "")
            found.append(Allocation(storage.data_ptr(), storage.nbytes(), name))
    return found


@functools.lru_cache(maxsize=64)
def names(source: str, kernel: str) -> list[str]:
    """The names of a kernel's parameters in CUDA source text; none where its declaration is not found there."""
    plain = re.sub(r"//[^\n]*|/\*.*?\*/", " ", source, flags=re.DOTALL)
    head = re.search(rf"__global__[^;{{}}]*?\b{re.escape(kernel)}\s*\(([^{{;]*)\)\s*\{{", plain)
    if not head or not head[1].strip():
        return []
    pieces, depth = [""], 0
    for char in head[1]:
        depth += (char in "(<[") - (char in ")>]")
        if char == "," and not depth:
            pieces.append("")
        else:
            pieces[-1] += char
    found = [re.search(r"(\w+)\s*(?:\[\w*\])?\s*$", piece) for piece in pieces]
    return [one[1] for one in found if one] if all(found) else []
