"""Launch arguments against the PTX parameter list: checked, and packed as the `.entry` lays them out."""

from __future__ import annotations

import operator
import struct
from collections.abc import Callable, Sequence
from typing import Any

from ..base import emulated_device
from ..base.artifact import Entry, Param
from ..base.errors import ArgumentError
from .tensormap import BYTES, TensorMapSpec

CPU = -1
_FLOATS = {".f32": "f", ".f64": "d"}
POINTERS = (".u64", ".b64", ".s64")
_INTEGER_CODES = {1: "B", 2: "H", 4: "I", 8: "Q"}


def layout(params: Sequence[Param]) -> tuple[list[int], int]:
    """Byte offset of each parameter in the packed list, and the list's size."""
    offsets, at = [], 0
    for param in params:
        at = -(-at // param.align) * param.align
        offsets.append(at)
        at += param.size
    return offsets, at


def check(entry: Entry, args: Sequence[Any]) -> tuple[list[Any], int | None]:
    """Matches arguments with parameters.

    Args:
        entry: the kernel.
        args: tensors, TensorMapSpecs, ints, floats, bools, bytes, or None for a null pointer.

    Returns:
        The arguments (numbers as Python ints and floats) and where their tensors are: a CUDA device's index, -1 for
        the CPU, or None where there is no tensor.

    Raises:
        ArgumentError: wrong count; wrong type or range, naming the index and the PTX type; tensors on two devices.
    """
    import torch

    if len(args) != len(entry.params):
        kinds = ", ".join(param.type for param in entry.params)
        raise ArgumentError(f"{entry.name} takes {len(entry.params)} arguments ({kinds}), got {len(args)}")
    values: list[Any] = []
    device: int | None = None
    first, at = 0, ""
    apart = emulated_device.active() and any(map(emulated_device.on_host, args))
    for i, (param, value) in enumerate(zip(entry.params, args, strict=True)):
        if not isinstance(value, TensorMapSpec | torch.Tensor):
            values.append(_number(entry, i, param, value))
            continue
        if isinstance(value, TensorMapSpec):
            if param.size != BYTES or not param.type.startswith(".b8"):
                raise mismatch(entry, i, param, value, "a TensorMapSpec fits a const __grid_constant__ tensor map only")
            where = value.tensor.device
        else:
            if param.type not in POINTERS:
                raise mismatch(entry, i, param, value, "a tensor fits a pointer only; for its value give .item()")
            where = value.device
        values.append(value)
        if where.type not in ("cuda", "cpu"):
            raise ArgumentError(f"argument {i} of {entry.name} is on {where}; expected a CUDA device or the CPU")
        here = where.index if emulated_device.on_gpu(where) else CPU
        if device is None:
            device, first, at = here, i, str(where)
        elif here != device or (apart and str(where) != at):
            raise ArgumentError(
                f"argument {i} of {entry.name} is on {where} and argument {first} on {at}; move them to one device"
            )
    return values, device


def pack(
    entry: Entry,
    values: Sequence[Any],
    buffer: Any,
    tensor_map: Callable[[TensorMapSpec], bytes] = operator.methodcaller("encode"),
) -> None:
    """Writes checked values as the `.entry` lays them out; ``tensor_map`` gives the bytes of a map, by default the
    driver's. Raises as ``tensor_map`` does."""
    offsets, _ = layout(entry.params)
    for param, offset, value in zip(entry.params, offsets, values, strict=True):
        if isinstance(value, TensorMapSpec):
            data = tensor_map(value)
        elif isinstance(value, bytes):
            data = value
        elif param.type in _FLOATS:
            data = struct.pack("<" + _FLOATS[param.type], value)
        else:
            number = 0 if value is None else value if isinstance(value, int) else value.data_ptr()
            data = (number & (1 << 8 * param.size) - 1).to_bytes(param.size, "little")
        buffer[offset : offset + param.size] = data


def _number(entry: Entry, index: int, param: Param, value: Any) -> int | float | bytes | None:
    if isinstance(value, bytes | bytearray | memoryview):
        data = bytes(value)
        if len(data) != param.size:
            raise mismatch(entry, index, param, value, f"expected {param.size} bytes, got {len(data)}")
        return data
    if "[" in param.type:
        what = "bytes or a TensorMapSpec" if param.size == BYTES else f"{param.size} bytes"
        raise mismatch(entry, index, param, value, f"expected {what} for an aggregate")
    if param.type in _FLOATS:
        if isinstance(value, bool) or not hasattr(value, "__float__"):
            raise mismatch(entry, index, param, value, "expected a number")
        try:
            struct.pack("<" + _FLOATS[param.type], number := float(value))
        except OverflowError:
            raise mismatch(entry, index, param, value, f"out of the range of {param.type}") from None
        return number
    if value is None and param.type in POINTERS:
        return None
    if not hasattr(value, "__index__"):
        expected = "a tensor, None, or an int" if param.type in POINTERS else "an int"
        raise mismatch(entry, index, param, value, f"expected {expected}")
    # The PTX type is .u32 for int and for unsigned: take the range of either.
    number, bits = value.__index__(), 8 * param.size
    if not -(1 << bits - 1) <= number < 1 << bits:
        raise mismatch(entry, index, param, value, f"out of the range of {bits} bits")
    return number


def mismatch(entry: Entry, index: int, param: Param, value: Any, why: str) -> ArgumentError:
    """The error for an argument that does not fit its parameter."""
    got = repr(value) if isinstance(value, int | float | str | None) else type(value).__name__
    return ArgumentError(
        f"argument {index} of {entry.name} is the PTX parameter {param.type} {param.name}, got {got}: {why}"
    )
