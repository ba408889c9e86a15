"""Tensor maps made or changed by the kernel: `tensormap.replace` [PTX ISA 9.7.9.28], `tensormap.cp_fenceproxy`
[9.7.13.16] and `fence.proxy.tensormap` [9.7.13.4], which Triton's device-side descriptors and CUTLASS's grouped GEMMs
use. The tensormap proxy needs a release behind the last write and an acquire in front of the copy."""

from __future__ import annotations

import torch

import jit

from .case import Case

ROWS, COLUMNS = 12, 48
IN = torch.arange(ROWS * COLUMNS, dtype=torch.int32).reshape(ROWS, COLUMNS)
WORKSPACE = torch.zeros(3 * 128 + 128, dtype=torch.uint8)


def workspace(*_: torch.Tensor) -> torch.Tensor:
    """A tensor whose first byte is at a multiple of 128."""
    raw = torch.zeros(5 * 128, dtype=torch.uint8, device=_[0].device)
    return raw[-raw.data_ptr() % 128 :]


def box(column: int, row: int, rows: int = ROWS) -> torch.Tensor:
    found = torch.zeros(8, 16, dtype=torch.int32)
    inside = IN[row:rows, column : column + 16]
    found[: len(inside)] = inside[:8]
    return found.flatten()


def case(name: str, kernel: str, outs: int, want: dict[int, torch.Tensor], grid: int = 1, **more: object) -> Case:
    defines = {"FILLED": 1, "MODES": 1, "WHOLE": 1, "BOX": 8, "SWIZZLE": 0, "ACQUIRED": 1, "AGAIN": 1, "RELEASED": 1}
    defines |= more.pop("defines", {})  # type: ignore[arg-type]
    arguments = [torch.zeros(128 * outs, dtype=torch.int32), IN, workspace]
    if kernel != "made":
        arguments.append(lambda out, given, *_: jit.TensorMapSpec(given, box=(16, 8)))  # type: ignore[arg-type]
    return Case(name, (*arguments, COLUMNS, ROWS), want, kernel=kernel, grid=grid, defines=defines, **more)  # type: ignore[arg-type]


MADE = torch.cat([box(16 * cta, 4) for cta in range(3)])
CHANGED = torch.cat([box(16 * cta, 4 + 6 * turn) for cta in range(3) for turn in range(2)])
CASES = (
    case("made", "made", 3, {0: MADE}, 3),
    case("made, with modes of zero", "made", 3, {0: MADE}, 3, defines={"MODES": 0}),
    case("changed", "changed", 6, {0: CHANGED}, 3),
    case("in global memory", "in_global", 1, {0: box(0, 4)}),
    case("not filled", "made", 3, {}, finding="uninitialised-shared", line="the first replacement",
         says=("fill the 128 bytes with zeros",), defines={"FILLED": 0}),
    case("a field is missing", "made", 3, {}, finding="tensor-map", line="// copies", says=(".global_dim[1]",),
         defines={"WHOLE": 0}),
    case("a box too large", "made", 3, {}, finding="tensor-map", line="// copies", says=("box[1]: expected 1 to 256",),
         defines={"BOX": 65536}),
    case("a row longer than the swizzle", "made", 3, {}, finding="tensor-map", line="// copies", says=("swizzle 32B",),
         defines={"SWIZZLE": 1}),
    case("no acquire", "made", 3, {}, finding="proxy-fence", line="// copies", defines={"ACQUIRED": 0},
         says=("fence.proxy.tensormap::generic.acquire before",)),
    case("no second acquire", "changed", 6, {}, finding="proxy-fence", line="// copies", defines={"AGAIN": 0},
         says=("another fence.proxy.tensormap::generic.acquire",)),
    case("no release", "in_global", 1, {}, finding="proxy-fence", line="// copies", defines={"RELEASED": 0},
         says=("or fence.proxy.tensormap::generic.release",)),
)  # fmt: skip
