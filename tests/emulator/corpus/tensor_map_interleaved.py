"""Interleaved tensor maps, of which no public text says what a box means: dimension 0 counts pieces of 16 or 32 bytes,
the last but one slices, of which a box has one; strides, fills and swizzles are as in other maps."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import torch

import jit

from .case import Case

SIZE = 16384  # bytes of the tensor's memory
MASKS = {"none": 0, "32B": 1, "64B": 3, "128B": 7}


def case(
    name: str, width: int, dims: Sequence[int], strides: Sequence[int], box: Sequence[int], origin: Sequence[int],
    es: Sequence[int] | None = None, swizzle: str = "none", dtype: str = "uint16", fill: str = "none",
    how: str = "loads",
) -> Case:  # fmt: skip
    """``width``: bytes of a piece. ``how``: ``"loads"`` or ``"stores"``."""
    rank, rng = len(dims), np.random.default_rng(len(name))
    steps = list(es or [1] * rank)
    counts = [1 if dim == rank - 2 else -(-box[dim] // steps[dim]) for dim in range(rank)]
    size = width * int(np.prod(counts))
    memory, tile = (rng.integers(0, 256, n).astype(np.uint8) for n in (SIZE, size))
    shared = np.full(8192, 0xCD, np.uint8)
    shared[1::2] = 0xAB
    after = memory.copy()
    for number, index in enumerate(np.ndindex(*counts[::-1])):
        at = [first + i * step for first, i, step in zip(origin, index[::-1], steps, strict=True)]
        inside = all(0 <= i < n for i, n in zip(at, dims, strict=True))
        offset = sum(i * by for i, by in zip(at, (width, *strides), strict=True))
        for part in range(0, width, 16):
            place = number * width + part
            place ^= (place >> 7 & MASKS[swizzle]) << 4
            piece = memory[offset + part :][:16] if inside else np.tile([0xF7, 0x7F] if fill == "nan" else [0, 0], 8)
            shared[place : place + 16] = piece
            if inside:
                new = tile[place : place + 16].view(np.uint32)
                after[offset + part :][:16] = new.view(np.uint8)
    words = [torch.from_numpy(x.view(np.int32).copy()) for x in (memory, tile, shared, after)]

    def made(first: torch.Tensor, second: torch.Tensor, *_: object) -> jit.TensorMapSpec:
        return jit.TensorMapSpec(
            second if how == "loads" else first, box=box, global_dim=dims, global_strides=strides, element_strides=es,
            interleave=f"{width}B", swizzle=swizzle, dtype=dtype, oob_fill=fill,
        )  # fmt: skip

    tensors = (torch.zeros(2048, dtype=torch.int32), words[0]) if how == "loads" else (words[0], words[1])
    return Case(
        name, (*tensors, made, size, *origin, *[0] * (5 - rank)), {0: words[2] if how == "loads" else words[3]},
        kernel="loads" if how == "loads" else "stores", defines={"RANK": rank},
    )  # fmt: skip


PLAIN = 16, [18, 5, 4], [320, 1600]
CASES = (
    case("a box", *PLAIN, [8, 3, 2], [4, 2, 1]),
    case("many slices in a box", *PLAIN, [16, 32, 2], [0, 1, 0]),
    case("outside", *PLAIN, [16, 1, 3], [-2, 4, 2]),
    case("no such slice", *PLAIN, [8, 1, 2], [0, 5, 0]),
    case("NaN outside", *PLAIN, [8, 1, 2], [14, 4, 3], dtype="float16", fill="nan"),
    case("strides of the elements", *PLAIN, [16, 8, 4], [1, 1, 0], es=[2, 2, 2]),
    case("a swizzle", *PLAIN, [16, 1, 4], [1, 2, 0], swizzle="64B"),
    case("a wide swizzle", *PLAIN, [16, 1, 4], [1, 2, 0], swizzle="128B"),
    case("bytes", *PLAIN, [16, 1, 2], [1, 2, 1], dtype="uint8"),
    case("four dimensions", 16, [10, 3, 5, 2], [176, 640, 4000], [8, 2, 16, 2], [1, 1, 1, 0]),
    case("five dimensions", 16, [10, 3, 2, 4, 2], [176, 640, 1440, 6400], [8, 2, 2, 1, 2], [1, 1, 0, 3, 0]),
    case("pieces of 32 bytes", 32, [18, 3, 4], [640, 3200], [16, 2, 2], [3, 1, 1], swizzle="32B"),
    case("a store", *PLAIN, [8, 3, 2], [14, 2, 3], how="stores"),
)
