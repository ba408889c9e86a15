"""Which pixels a tensor copy in im2col mode moves [PTX ISA 5.5.4]."""

from __future__ import annotations

import numpy as np

from ...arguments.im2col import Im2colMapSpec
from ...base.findings import EmulatorFinding, UnsupportedInstruction
from ..machine.cta_cluster import Warp
from ..machine.lanes import scalar
from ..machine.sites import Site

_OFFSET_BITS = {3: 16, 4: 8, 5: 5}  # of each im2col offset, by rank


def is_mode(mode: str) -> bool:
    """Whether a mode of a tensor copy is im2col's."""
    return mode.startswith("im2col")


def places(spec: Im2colMapSpec, origin: list[int]) -> tuple[np.ndarray, np.ndarray]:
    """Byte offsets in the tensor of the elements in shared-memory order, pixel by pixel, and which lie inside it.

    Args:
        spec: the tensor map.
        origin: coordinates, innermost first, and behind them the im2col offset of each spatial dimension.
    """
    rank = spec.rank
    coordinates, offsets = origin[:rank], origin[rank:]
    strides = spec.element_strides[1 : rank - 1]
    steps = [
        (extent - 1 + high - low) // stride + 1
        for extent, low, high, stride in zip(spec.global_dim[1:-1], spec.lower, spec.upper, strides, strict=True)
    ]
    number = coordinates[-1]
    for i in reversed(range(rank - 2)):
        number = number * steps[i] + (coordinates[i + 1] - spec.lower[i]) // strides[i]
    left = number + np.arange(spec.pixels)
    at, inside = np.zeros(spec.pixels, np.int64), np.ones(spec.pixels, bool)
    for i, (stride, offset) in enumerate(zip(strides, offsets, strict=True)):
        index = spec.lower[i] + left % steps[i] * stride + offset
        left = left // steps[i]
        inside &= (index >= 0) & (index < spec.global_dim[i + 1])
        at += index * spec.global_strides[i]
    inside &= (left >= 0) & (left < spec.global_dim[-1])
    at += left * spec.global_strides[-1]
    channel = coordinates[0] + np.arange(0, spec.channels, spec.unit)
    places = at[:, None] + channel // spec.unit * spec.element_size
    return places.reshape(-1), (inside[:, None] & (channel >= 0) & (channel < spec.global_dim[0])).reshape(-1)


def offsets(warp: Warp, site: Site, lane: int, spec: Im2colMapSpec, mode: str, origin: list[int]) -> list[int]:
    """The im2col offsets of an instruction, and the checks of its coordinates. Stores have none: they are 0."""
    for i, (low, high) in enumerate(zip(spec.lower, spec.upper, strict=True)):
        last = spec.global_dim[i + 1] - 1 + high
        if not low <= origin[i + 1] <= last:
            raise EmulatorFinding(
                "tensor-map",
                f"coordinate {i + 1} is {origin[i + 1]}, outside the bounding box of the im2col map, {low} to {last}",
            )
        if (origin[i + 1] - low) % spec.element_strides[i + 1]:
            raise UnsupportedInstruction(
                str(site.inst), site.inst.location,
                f"coordinate {i + 1} is {origin[i + 1]}, not whole steps of {spec.element_strides[i + 1]} from the "
                f"bounding box's corner {low}: where such a row goes on is not documented",
            )  # fmt: skip
    if mode == "im2col_no_offs":
        return [0] * (spec.rank - 2)
    which = 1 if site.inst.parts[3] == "prefetch" else 3
    if len(site.slots) <= which or len(site.slots[which]) != spec.rank - 2:
        raise EmulatorFinding("tensor-map", f"an im2col copy of {spec.rank} dimensions takes {spec.rank - 2} offsets")
    given = [scalar(warp, site, which, j, lane) & 0xFFFF for j in range(spec.rank - 2)]
    if max(given) >> _OFFSET_BITS[spec.rank]:
        raise EmulatorFinding(
            "tensor-map", f"im2col offsets {given}: expected 0 to {(1 << _OFFSET_BITS[spec.rank]) - 1} each"
        )
    return given
