"""The arguments of a Triton kernel as the emulator takes them: the bytes of its parameters, and the memory behind them.

Triton's signature gives each argument a type: ``"*fp32"``, ``"i32"``, ``"fp32"``, ``"constexpr"`` (not passed),
``"tensordesc<…>"`` (a TMA descriptor made on the host), or a tuple of these.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Iterator, Sequence
from typing import Any

from ...arguments import tensormap
from ...arguments.packing import layout
from ...base import emulated_device
from ...base.artifact import Entry
from ...base.errors import ArgumentError
from ...emulator import Allocation
from ...emulator.machine import tensor_maps

_FLOATS = {"fp16": "<e", "fp32": "<f", "f32": "<f", "fp64": "<d"}
_SWIZZLES = ("none", "32B", "64B", "128B")
_MOST_WORDS = 1 << 16  # of an argument that are looked at as addresses

_Typed = tuple[str, Any]


def flattened(signature: Sequence[Any], values: Sequence[Any], descriptors: Iterator[Any]) -> list[_Typed]:
    """The kernel's parameters in order, each as a type and its value.

    Args:
        signature: types, in order; a tuple for a tuple.
        values: the arguments.
        descriptors: what Triton says of each host-made descriptor, or None where it takes them apart.

    Raises:
        TypeError: there are more or fewer arguments than the signature has, as where a compiled kernel is called.
    """
    if len(values) != len(signature):
        raise TypeError(
            f"the compiled kernel got {len(values)} arguments; it takes {len(signature)}, of which "
            f"{signature.count('constexpr')} are constexpr\n"
            f"pass all of them in the order of the function, the constexpr ones too, as Triton's launcher asks"
        )
    found: list[_Typed] = []
    for kind, value in zip(signature, values, strict=True):
        if isinstance(kind, tuple):
            found += flattened(kind, value, descriptors)
        elif kind.startswith("tensordesc"):
            found += _descriptor(value, next(descriptors, None))
        elif kind != "constexpr":
            found.append((kind, value))
    return found


def _descriptor(value: Any, meta: dict[str, Any] | None) -> list[_Typed]:
    """A host-made descriptor: its tensor map, or its address where there is no TMA, and then shape and strides."""
    sizes: list[_Typed] = [("i32", size) for size in value.shape] + [("i64", step) for step in value.strides]
    if meta is not None:
        return [("map", _tensor_map(value, meta)), *sizes]
    flags = [value.padding == "nan"]
    if hasattr(value, "round_f32_to_tf32"):
        flags.append(value.round_f32_to_tf32)
    longs: list[_Typed] = [("i64", number) for number in (*value.shape, *value.strides)]
    return [("*", value.base), *longs, *(("i1", flag) for flag in flags), *sizes]


def _tensor_map(value: Any, meta: dict[str, Any]) -> bytes:
    """The 128 bytes of a tensor map. Raises ArgumentError where TMA cannot do it."""
    if meta.get("is_im2col"):
        raise ArgumentError("a TensorDescriptor in im2col mode is not emulated; use a tiled one")
    size, shape = meta["elem_size"], list(value.shape)
    if meta["fp4_padded"]:
        shape[-1] *= 2
    return tensor_maps.encode(
        tensormap.TensorMapSpec(
            tensor_maps.Address(value.base.data_ptr()),  # type: ignore[arg-type]
            box=list(meta["block_size"])[::-1],
            global_dim=shape[::-1],
            global_strides=[step * size for step in value.strides[::-1]][1:],
            dtype="tfloat32" if getattr(value, "round_f32_to_tf32", False) else tensor_maps.ELEMENTS[meta["elem_type"]],
            swizzle=_SWIZZLES[meta["swizzle"]],
            l2_promotion="128B",
            oob_fill="nan" if value.padding == "nan" else "none",
        )
    )


def packed(entry: Entry, given: Sequence[_Typed]) -> bytes:
    """The bytes of a kernel's parameters. Raises ArgumentError where they are not those that the PTX declares."""
    if len(given) != len(entry.params):
        kinds = ", ".join(param.type for param in entry.params)
        raise ArgumentError(f"{entry.name}: its PTX takes {len(entry.params)} parameters ({kinds}), got {len(given)}")
    offsets, size = layout(entry.params)
    into = bytearray(size)
    for param, at, (kind, value) in zip(entry.params, offsets, given, strict=True):
        into[at : at + param.size] = _bytes(kind, value, param.size)
    return bytes(into)


def _bytes(kind: str, value: Any, size: int) -> bytes:
    if kind == "map":
        return value
    if kind == "bf16":
        return struct.pack("<f", value)[2:]
    if kind in _FLOATS:
        return struct.pack(_FLOATS[kind], value)
    number = (
        (0 if value is None else value if isinstance(value, int) else value.data_ptr()) if kind[0] == "*" else value
    )
    return (int(number) & (1 << 8 * size) - 1).to_bytes(size, "little")


def allocations(names: Sequence[str], values: Sequence[Any]) -> list[Allocation]:
    """What the kernel may access: the storages of the tensors among its arguments, and of those whose addresses these
    hold.

    Raises:
        ValueError: as Triton, a tensor on the CPU. One of no elements has no address, and is none.
    """
    found, words, device = list[Allocation](), list[Any](), emulated_device.current()
    for number, (name, value) in enumerate(zip(names, values, strict=True)):
        for tensor in _tensors(value):
            if tensor.data_ptr() and emulated_device.active() and not emulated_device.marked([tensor]):
                raise ValueError(
                    f"Pointer argument (at {number}) cannot be accessed from Triton (cpu tensor?): {name} is on the "
                    f"CPU; move it with .cuda()"
                )
            storage = tensor.untyped_storage()
            what = f"argument {number} ({name})"
            peer = emulated_device.unreachable(tensor, device)
            found.append(Allocation(storage.data_ptr(), storage.nbytes(), what, owner=storage, peer=peer))
            if tensor.element_size() == 8 and not tensor.is_floating_point() and not tensor.is_complex():
                words.append(storage)
    return found + (_pointed_at(words) if words else [])


def _tensors(value: Any) -> Iterator[Any]:
    if isinstance(value, (tuple, list)):
        for item in value:
            yield from _tensors(item)
        return
    value = value if hasattr(value, "untyped_storage") else getattr(value, "base", None)  # of a descriptor, a view
    if hasattr(value, "untyped_storage"):
        yield value


def _pointed_at(storages: Sequence[Any]) -> list[Allocation]:
    """The live tensors into which a 64-bit word of these storages points, as the tables of grouped kernels do."""
    import numpy

    from ..runtime import in_process

    pieces = []
    for storage in storages:
        count = min(storage.nbytes() // 8, _MOST_WORDS)
        if count:
            pieces.append(numpy.frombuffer(ctypes.string_at(storage.data_ptr(), 8 * count), dtype=numpy.uint64))
    words = numpy.unique(numpy.concatenate(pieces)) if pieces else numpy.zeros(0, dtype=numpy.uint64)
    return [
        one
        for one in in_process.tensors(emulated_device.current())
        if numpy.searchsorted(words, one.address) < numpy.searchsorted(words, one.address + one.size)
    ]
