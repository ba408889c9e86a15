"""A tensor map in the form in which CuTe DSL's host code writes it, whose kernels change copies of it by
`tensormap.replace`, as its grouped GEMMs do. They copy the 64 bytes of that form only, to shared or global memory."""

from __future__ import annotations

import numpy as np
import torch

from jit.emulator.machine import cute_maps

from .case import Case
from .tensormap_replace import COLUMNS, IN, ROWS, box, workspace


def of_cute(out: torch.Tensor, given: torch.Tensor, *_: torch.Tensor) -> bytes:
    """The map of the matrix, with a box of 8 rows and 16 columns, and behind its 64 bytes what happens to be there."""
    record = np.zeros((), cute_maps.FORM)
    record["address"], record["word"] = given.data_ptr(), 0x40112  # tiled, two dimensions, 32-bit integers
    record["strides"][0] = 4 * COLUMNS // 16
    record["last"][:2], record["box"][:2] = (COLUMNS - 1, ROWS - 1), (16 - 1, 8 - 1)
    return record.tobytes() + bytes(range(100, 164))


WANT = torch.cat([box(16 * cta, 4 + 6 * half) for cta in range(3) for half in range(2)])


def case(name: str, words: int, shared: bool, want: dict[int, torch.Tensor], **more: object) -> Case:
    defines = {"WORDS": words, "SHARED": int(shared), "TURNS": 2}
    arguments = torch.zeros(3 * 256, dtype=torch.int32), IN, workspace, of_cute, COLUMNS, ROWS
    return Case(name, arguments, want, grid=3, defines=defines, chip=False, **more)  # type: ignore[arg-type]


CASES = (
    case("all of it", 32, True, {0: WANT}),
    case("its 64 bytes", 16, True, {0: WANT}),
    case("less", 12, True, {}, finding="uninitialised-shared", line="// changes", says=("of the tensor map",)),
    case("in global memory", 16, False, {0: WANT}),
)
