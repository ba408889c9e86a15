"""Where the elements of what a tensor copy moves are, in the tensor and in shared memory [PTX ISA 5.5]."""

from __future__ import annotations

import functools
import math

import numpy as np

from ...arguments.im2col import Im2colMapSpec
from ...arguments.tensormap import TensorMapSpec
from ...base.findings import EmulatorFinding
from . import im2col

# Byte-address bits from 7 on that are XORed into the bits from 4 on [PTX ISA 5.5.7]; pieces of 32 bytes: from 5 on.
SWIZZLE_BITS = {"none": 0, "32B": 1, "64B": 3, "128B": 7, "128B_ATOM_32B": 3}


PIECES = {"16B": 16, "32B": 32}  # bytes of the pieces of an interleaved tensor


def swizzled(addresses: np.ndarray, bits: int, piece: int = 4) -> np.ndarray:
    """Shared addresses after the swizzle whose mask is ``bits`` and whose pieces have 2^``piece`` bytes."""
    return addresses ^ ((addresses >> 7 & bits) << piece)


def swizzled_by(spec: TensorMapSpec, addresses: np.ndarray) -> np.ndarray:
    """Shared addresses after a tensor map's swizzle."""
    return swizzled(addresses, SWIZZLE_BITS[spec.swizzle], 5 if spec.swizzle == "128B_ATOM_32B" else 4)


def modes_bytes(spec: TensorMapSpec, mode: str) -> int:
    """Bytes that one instruction moves, those outside the tensor included: a box, four boxes of a row, or pixels."""
    if isinstance(spec, Im2colMapSpec):
        return spec.channels // spec.unit * spec.element_size * spec.pixels
    return box_bytes(spec) * (4 if mode.endswith("4") else 1)


def shared_bytes(spec: TensorMapSpec, mode: str) -> int:
    """Bytes of shared memory that one instruction covers: more than it moves where packed values have gaps."""
    return modes_bytes(spec, mode) // spec.element_size * spec.unit_shared


def box_bytes(spec: TensorMapSpec) -> int:
    """Bytes that a copy of the whole box counts, outside of the tensor too: packed values without their gaps."""
    if spec.interleave != "none":
        steps = (len(_steps_of_pieces(spec, dim)) for dim in range(spec.rank))
        return PIECES[spec.interleave] * math.prod(steps)
    total = spec.element_size
    for dim in range(spec.rank):
        total *= -(-spec.box[dim] // (spec.element_strides[dim] if dim else spec.unit))  # as many as _steps are
    return total


def _steps(spec: TensorMapSpec, dim: int) -> np.ndarray:
    """Where the box has elements along a dimension: the stride of the innermost one is not followed by TMA."""
    return np.arange(0, spec.box[dim], spec.element_strides[dim] if dim else spec.unit)


def _steps_of_pieces(spec: TensorMapSpec, dim: int) -> np.ndarray:
    """Where the box has pieces along a dimension of an interleaved tensor: one along that of the slices, which is the
    last but one, whatever the box says; TMA follows the strides of all others."""
    return np.arange(0, 1 if dim == spec.rank - 2 else spec.box[dim], spec.element_strides[dim])


def places(spec: TensorMapSpec, origin: list[int], mode: str) -> tuple[np.ndarray, np.ndarray]:
    """Byte offsets in the tensor of the elements in shared-memory order, and which lie inside the tensor.

    Args:
        spec: the tensor map.
        origin: coordinates, innermost first; for `tile::gather4` and `tile::scatter4` the column and four rows; in
            im2col mode the offsets follow.
        mode: ``"tile"``, ``"tile::gather4"`` or ``"tile::scatter4"`` [PTX ISA 5.5.3.1], or one of im2col.
    """
    if isinstance(spec, Im2colMapSpec):
        return im2col.places(spec, origin)
    if spec.interleave != "none":
        return _interleaved(spec, origin)
    if mode == "tile":
        return _places(spec, origin)
    rows = [_places(spec, [origin[0], row]) for row in origin[1:]]
    return np.concatenate([offset for offset, _ in rows]), np.concatenate([inside for _, inside in rows])


def _interleaved(spec: TensorMapSpec, origin: list[int]) -> tuple[np.ndarray, np.ndarray]:
    """Of a tensor that lies in slices of so many channels as make a piece of 16 or 32 bytes. Dimension 0 counts pieces,
    and the last but one slices: coordinates, extents and boxes. So an H200 has it; no public text says it."""
    width = PIECES[spec.interleave]
    offset, inside = np.zeros(1, np.int64), np.ones(1, bool)
    for dim in range(spec.rank - 1, -1, -1):
        index = origin[dim] + _steps_of_pieces(spec, dim)
        good = (index >= 0) & (index < spec.global_dim[dim])
        stride = width if dim == 0 else spec.global_strides[dim - 1]
        offset = (offset[:, None] + index[None] * stride).reshape(-1)
        inside = (inside[:, None] & good[None]).reshape(-1)
    elements = np.arange(0, width, spec.element_size)
    return (offset[:, None] + elements).reshape(-1), np.repeat(inside, len(elements))


def _places(spec: TensorMapSpec, origin: list[int]) -> tuple[np.ndarray, np.ndarray]:
    offset, inside = np.zeros(1, np.int64), np.ones(1, bool)
    if origin[0] % spec.unit:
        raise EmulatorFinding(
            "tensor-map", f"coordinate 0 of a map of {spec.dtype} is {origin[0]}: expected a multiple of {spec.unit}"
        )
    strides = (spec.element_size, *spec.global_strides)
    if all(0 <= at <= most - box for at, most, box in zip(origin, spec.global_dim, spec.box, strict=False)):
        at = sum(at * stride for at, stride in zip((origin[0] // spec.unit, *origin[1:]), strides, strict=False))
        inner = relative(tuple(spec.box), tuple(spec.element_strides), spec.unit, strides)
        return inner + at, np.ones(len(inner), bool)
    for dim in range(spec.rank - 1, -1, -1):
        index = origin[dim] + _steps(spec, dim)
        good = (index >= 0) & (index < spec.global_dim[dim])
        place = index // spec.unit if dim == 0 else index
        offset = (offset[:, None] + place[None] * strides[dim]).reshape(-1)
        inside = (inside[:, None] & good[None]).reshape(-1)
    return offset, inside


@functools.lru_cache(64)
def relative(
    box: tuple[int, ...], element_strides: tuple[int, ...], unit: int, strides: tuple[int, ...]
) -> np.ndarray:  # fmt: skip
    """Byte offsets of the elements of a box that lies in the tensor, from its first one; not to be changed."""
    offset = np.zeros(1, np.int64)
    for dim in range(len(box) - 1, -1, -1):
        index = np.arange(0, box[dim], element_strides[dim] if dim else unit)
        place = index // unit if dim == 0 else index
        offset = (offset[:, None] + place[None] * strides[dim]).reshape(-1)
    return offset
