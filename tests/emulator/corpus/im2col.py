"""Tensor copies in im2col mode [PTX ISA 5.5.4], as CUTLASS's and Triton's convolutions load their activations: against
torch's convolutions of 1 to 3 dimensions, with strides, paddings and dilations, over the ends of rows and of images."""

from __future__ import annotations

import math
import struct

import torch

import jit

from .case import Case

CHANNELS = 8


def ints(*shape: int, seed: int) -> torch.Tensor:
    return torch.randint(-4, 5, shape, generator=torch.Generator().manual_seed(seed)).float()


def convolution(
    name: str, images: int, size: list[int], filters: list[int], stride: int, padding: int, dilation: int, pixels: int,
    k: int = 4, shift: int = 0, **more: object,
) -> Case:  # fmt: skip
    """``size`` and ``filters``: of the spatial dimensions, outermost first."""
    n = len(size)
    given, weights = ints(images, CHANNELS, *size, seed=n), ints(k, CHANNELS, *filters, seed=n + 3)
    convolve = {1: torch.conv1d, 2: torch.conv2d, 3: torch.conv3d}[n]
    want = convolve(given, weights, stride=stride, padding=padding, dilation=dilation)
    geometry = struct.pack(
        "<17i", *reversed((1,) * (3 - n) + tuple(want.shape[2:])), *reversed([1] * (3 - n) + filters), *[stride] * 3,
        *[dilation] * 3, *[-padding] * n, *[0] * (3 - n), want[:, 0].numel(), k,
    )  # fmt: skip
    outermost = [0, *range(2, n + 2), 1]
    ordered = weights.permute(*range(2, n + 2), 1, 0).reshape(-1, CHANNELS, k).contiguous()
    activations = given.permute(outermost).contiguous()

    def described(*known: torch.Tensor) -> jit.Im2colMapSpec:
        tensor = activations.to(known[0].device)
        upper = [padding - dilation * (extent - 1) for extent in reversed(filters)]
        return jit.Im2colMapSpec(
            tensor, channels=CHANNELS, pixels=pixels, lower=[-padding] * n, upper=upper,
            element_strides=(1, *[stride] * n, 1),
        )  # fmt: skip

    return Case(
        name, (torch.zeros(want.numel()), ordered, described, geometry),
        {} if "finding" in more else {0: want.permute(outermost).flatten()}, block=64,
        grid=math.ceil(want[:, 0].numel() / pixels),
        defines={"DIMS": n + 2, "PIXELS": pixels, "CHANNELS": CHANNELS, "SHIFT": shift}, seeds=(0, 1), **more,
    )  # type: ignore[arg-type]  # fmt: skip


ZEROS = (0, 0)
STORED = torch.zeros(2, 3, 4, CHANNELS)
WANT = STORED.clone()
WANT.view(24, CHANNELS)[5:21] = torch.arange(1.0, 16 * CHANNELS + 1).view(16, CHANNELS)

CASES = (
    convolution("one dimension", 3, [19], [3], 1, 1, 1, 16),
    convolution("two dimensions", 2, [6, 7], [3, 3], 1, 1, 1, 32),
    convolution("a stride of 2", 2, [7, 9], [3, 2], 2, 1, 1, 24),
    convolution("a dilation of 2", 1, [9, 8], [3, 3], 1, 2, 2, 48),
    convolution("no padding", 2, [5, 6], [2, 3], 3, 0, 1, 8),
    convolution("three dimensions", 2, [4, 5, 3], [3, 2, 3], 2, 1, 1, 16),
    convolution("outside the box", 2, [6, 7], [3, 3], 1, 1, 1, 32, shift=6, finding="tensor-map", line="// copies",
                says=("outside the bounding box",)),
    Case("stores", (STORED, lambda out: jit.Im2colMapSpec(out, channels=CHANNELS, pixels=16, lower=ZEROS, upper=ZEROS),
                    1, 1, 0), {0: WANT}, kernel="stores", seeds=(0,),
         defines={"DIMS": 4, "PIXELS": 16, "CHANNELS": CHANNELS, "SHIFT": 0}),
)  # fmt: skip
