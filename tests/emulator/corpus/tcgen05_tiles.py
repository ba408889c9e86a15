"""What a shared-memory descriptor of tcgen05 reads in the tiles that tensor copies brought [PTX ISA 9.7.16.4.1]. No
sentence forbids to read other rows, another tile, or bits as another type, so each is a remark."""

import torch

import jit

from .case import Case

OUT = torch.zeros(128)
A = torch.arange(128)[:, None] + torch.zeros(128, 64)  # row r holds r
B = torch.ones(16, 64)
RIGHT = [128.0 * row for row in range(128)]


def case(
    name: str, *remarks: str, step: int = 32, stride: int = 1024, kind: int = 1, of: torch.dtype = torch.bfloat16,
    swizzle: str = "128B", second: str = "", n: int = 16,
    want: object = None, finding: str = "", says: tuple[str, ...] = (),
) -> Case:  # fmt: skip
    arguments = (
        OUT,
        lambda out: jit.TensorMapSpec(A.to(out.device, of), box=(64, 128), swizzle=swizzle),
        lambda _, first: jit.TensorMapSpec(first.tensor, box=(64, 128), swizzle=second or swizzle),
        lambda out, *_: jit.TensorMapSpec(B.to(out.device, of), box=(64, 16), swizzle="128B"),
    )
    defines = {"STEP": step, "STRIDE": stride, "TYPE": kind, "N": n}
    return Case(
        name, arguments, {} if want is None else {0: want}, finding, says, remarks=remarks, block=128, defines=defines,
        arch="sm_100a",
    )  # fmt: skip


CASES = (
    case("right", want=RIGHT),
    case("right, halves", kind=0, of=torch.float16, want=RIGHT),
    case("bytes of any type", of=torch.int16),
    case("another swizzle", "descriptor", swizzle="none"),
    case("a second map with another swizzle", "descriptor", second="none"),
    case("halves taken for bf16", "descriptor", of=torch.float16),
    case("bf16 taken for halves", "descriptor", kind=0),
    case("a step past the row", "descriptor", step=64),
    case(
        "an N of two tiles, of which one comes later",
        n=32,
        finding="unwaited",
        says=("operand B, N 32,", "32 of its 64 units of 16 bytes are not in that tile"),
    ),
    case("a stride into B", "descriptor", stride=1152),
)
