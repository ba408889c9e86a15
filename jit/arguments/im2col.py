"""Tensor maps in im2col mode: columns of pixels of an image batch, for convolutions, checked and encoded here.

Limits are those of `cuTensorMapEncodeIm2col` in the CUDA Driver API and of the PTX ISA, "im2col mode" (5.5.4).
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..base.errors import ArgumentError
from . import tensormap
from .tensormap import BYTES, TensorMapSpec

if TYPE_CHECKING:
    import torch

_CORNER_BITS = {3: 16, 4: 8, 5: 5}  # of each value of a corner, by rank


class Im2colMapSpec(TensorMapSpec):
    """How TMA reads or writes pixels of a global tensor of images, channels innermost: NWC, NHWC or NDHWC.

    Every list is innermost dimension first: the dimensions are C, W, H, D and N, the spatial ones W, H and D. The first
    element of a convolution's filter goes over the positions from ``lower[i]`` to ``dim - 1 + upper[i]`` of a spatial
    dimension, in steps of its element stride. One copy takes ``pixels`` of these positions, W fastest, then H, D and N,
    and of each of them ``channels`` values, at the position plus the offsets that the instruction gives. So for a
    convolution with a padding p, a filter of s and a dilation d: lower = -p, upper = p - d * (s - 1), element stride =
    the convolution's stride, offsets = d * the element of the filter.

    Args:
        tensor: the torch tensor, [N, (D, (H,)) W, C].
        channels: values of a pixel, 1 to 256; their bytes are as the innermost box of a `TensorMapSpec`.
        pixels: pixels of a copy, 1 to 1024.
        lower, upper: corners of the bounding box, one value a spatial dimension, signed: 16 bits where there is one, 8
            where there are two, 5 where there are three.
        others: `global_dim`, `global_strides`, `element_strides`, `dtype`, `swizzle`, `interleave`, `l2_promotion` and
            `oob_fill` of `TensorMapSpec`.

    Attributes:
        channels, pixels, lower, upper: the arguments; `box` is [channels, 1, ...].

    Raises:
        ArgumentError: naming the argument, its limit, and what it was.
    """

    def __init__(
        self,
        tensor: torch.Tensor,
        *,
        channels: int,
        pixels: int,
        lower: Sequence[int],
        upper: Sequence[int],
        **others: Any,
    ):
        rank = len(others["global_dim"]) if others.get("global_dim") is not None else tensor.dim()
        if rank not in _CORNER_BITS:
            raise ArgumentError(f"tensor: an im2col tensor map has 3 to 5 dimensions, got {rank}")
        super().__init__(tensor, box=(channels, *[1] * (rank - 1)), **others)
        self.channels, self.pixels = self.box[0], tensormap._ints("pixels", [pixels])[0]
        self.lower, self.upper = tensormap._ints("lower", lower), tensormap._ints("upper", upper)
        self._check_corners()

    def __repr__(self) -> str:
        return (
            f"Im2colMapSpec({self.dtype}, dim={self.global_dim}, strides={self.global_strides}, "
            f"channels={self.channels}, pixels={self.pixels}, lower={self.lower}, upper={self.upper}, "
            f"swizzle={self.swizzle})"
        )

    def _check_corners(self) -> None:
        most = 1 << _CORNER_BITS[self.rank] - 1
        if not 1 <= self.pixels <= 1024:
            raise ArgumentError(f"pixels: expected 1 to 1024, got {self.pixels}")
        for name, corner in (("lower", self.lower), ("upper", self.upper)):
            if len(corner) != self.rank - 2:
                raise ArgumentError(f"{name}: expected {self.rank - 2} values, got {len(corner)}: {corner}")
            for i, value in enumerate(corner):
                if not -most <= value < most:
                    raise ArgumentError(
                        f"{name}[{i}]: expected {-most} to {most - 1} for {self.rank} dimensions, got {value}"
                    )
        for i, (low, high) in enumerate(zip(self.lower, self.upper, strict=True)):
            if low > self.global_dim[i + 1] - 1 + high:
                raise ArgumentError(
                    f"upper[{i}]: the bounding box from {low} to {self.global_dim[i + 1] - 1 + high} is empty"
                )

    def encode(self) -> bytes:
        """The driver's 128 bytes for the tensor's present data pointer.

        Raises:
            LaunchError: the driver refuses; ArgumentError: the pointer moved to a misaligned address;
            NoDeviceError: no driver.
        """
        from ..base import driver

        cuda = driver.bindings()
        self.data_ptr = self.tensor.data_ptr()
        self._check()
        dtype, *how = tensormap._enumerations(self)
        result, encoded = cuda.cuTensorMapEncodeIm2col(
            dtype,
            self.rank,
            self.data_ptr,
            [cuda.cuuint64_t(extent) for extent in self.global_dim],
            [cuda.cuuint64_t(stride) for stride in self.global_strides],
            list(self.lower),
            list(self.upper),
            self.channels,
            self.pixels,
            [cuda.cuuint32_t(stride) for stride in self.element_strides],
            *how,
        )
        hint = "compare it with the limits in the CUDA Driver API, cuTensorMapEncodeIm2col"
        driver.check(result, f"encoding {self!r}", hint)
        return ctypes.string_at(int(encoded.getPtr()), BYTES)
