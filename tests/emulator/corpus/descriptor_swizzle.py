"""The swizzle of a matrix descriptor and that of the tensor map of the copy that brought the matrix [PTX ISA 5.5.7,
9.7.15.5.1]. Where they differ, the product takes other elements; no sentence forbids it, so it is a remark."""

import torch

import jit

from .case import Case

OUT = torch.zeros(128)
ROWS = torch.arange(32).repeat(64, 1).to(torch.bfloat16)
RIGHT = [120.0] * 128  # the sum of 0 to 15
# Of a tile without a swizzle, half the rows are found with 16 to 31 in the place of 0 to 15.
OTHER = [376.0 if lane // 4 // 2 % 4 >= 2 else 120.0 for _ in range(4) for lane in range(32)]


def case(name: str, swizzle: str, again: int, want: list[float], *remarks: str) -> Case:
    arguments = OUT, lambda out: jit.TensorMapSpec(ROWS.to(out.device), box=(32, 64), swizzle=swizzle), again
    return Case(name, arguments, {0: want}, block=128, chip=False, remarks=remarks, defines={"MAP": len(swizzle)})


CASES = (
    case("the same", "64B", 0, RIGHT),
    case("another one", "none", 0, OTHER, "descriptor"),
    case("another one, written anew", "none", 1, [32.0] * 128),
)
