"""Tensor maps as 128 bytes: the emulator's own form of a `CUtensorMap`, which may lie anywhere in memory.

The driver's form is not public. This one holds all that a `TensorMapSpec` says, so that a kernel's parameters, a
`__constant__` variable or global memory can hold a map, and copies of the bytes are maps too.
"""

from __future__ import annotations

import functools
import struct

from ...errors import ArgumentError
from ...tensormap import BYTES, DTYPES, FILLS, INTERLEAVES, PROMOTIONS, SWIZZLES, TensorMapSpec
from ..findings import EmulatorFinding
from .global_memory import Memory

# Mark; address; 5 extents, less one; rank, type, interleave, swizzle; 4 strides in bytes; 5 box sizes; 5 element
# strides; promotion, fill.
_LAYOUT = struct.Struct("<8sQ5I4B4Q5H5B2B")
_MARK = b"warpymap"
_TYPES, _SWIZZLES = tuple(DTYPES), tuple(SWIZZLES)


class Address:
    """Stands for the tensor of a map that is known by its address only."""

    dtype = None

    def __init__(self, address: int):
        self._address = address

    def data_ptr(self) -> int:
        """The address."""
        return self._address

    def get_device(self) -> int:
        """-1: host memory."""
        return -1


def _five(values: tuple[int, ...], size: int = 5) -> tuple[int, ...]:
    return (*values, *[0] * (size - len(values)))


def encode(spec: TensorMapSpec) -> bytes:
    """The 128 bytes of a map."""
    return _LAYOUT.pack(
        _MARK,
        spec.tensor.data_ptr(),
        *_five(tuple(extent - 1 for extent in spec.global_dim)),
        spec.rank,
        _TYPES.index(spec.dtype),
        INTERLEAVES.index(spec.interleave),
        _SWIZZLES.index(spec.swizzle),
        *_five(spec.global_strides, 4),
        *_five(spec.box),
        *_five(spec.element_strides),
        PROMOTIONS.index(spec.l2_promotion),
        FILLS.index(spec.oob_fill),
    ).ljust(BYTES, b"\0")


@functools.lru_cache(maxsize=4096)
def decode(data: bytes) -> TensorMapSpec | None:
    """The map that 128 bytes hold; None where they hold none."""
    mark, address, *rest = _LAYOUT.unpack_from(data)
    if mark != _MARK:
        return None
    rank, dtype, interleave, swizzle = rest[5:9]
    try:
        return TensorMapSpec(
            Address(address),  # type: ignore[arg-type]
            global_dim=[extent + 1 for extent in rest[:rank]],
            dtype=_TYPES[dtype],
            interleave=INTERLEAVES[interleave],
            swizzle=_SWIZZLES[swizzle],
            global_strides=rest[9 : 9 + max(rank - 1, 0)],
            box=rest[13 : 13 + rank],
            element_strides=rest[18 : 18 + rank],
            l2_promotion=PROMOTIONS[rest[23]],
            oob_fill=FILLS[rest[24]],
        )
    except (ArgumentError, IndexError) as error:
        raise EmulatorFinding("tensor-map", f"the bytes of a tensor map were changed: {error}") from None


def at(memory: Memory, address: int) -> TensorMapSpec:
    """The map at an address. Raises EmulatorFinding where there is none."""
    array, start = memory.find(address, BYTES)
    spec = decode(array[start : start + BYTES].tobytes())
    if spec is None:
        raise EmulatorFinding(
            "tensor-map",
            f"the 128 bytes at {address:#x} are no tensor map: pass the address of a const __grid_constant__ "
            f"CUtensorMap, or of a copy of one in memory",
        )
    return spec
