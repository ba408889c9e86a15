"""What a matrix descriptor of wgmma reads in the tiles that tensor copies brought [PTX ISA 9.7.15.5.1]. No sentence
forbids to read other rows, another tile, or bits as another type, so each is a remark."""

import torch

import jit

from .case import Case

OUT = torch.zeros(128)
A = torch.arange(64)[:, None] + torch.zeros(64, 128)  # row r holds r
B = torch.ones(8, 128)
RIGHT = [128.0 * (lane // 32 * 16 + lane % 32 // 4) for lane in range(128)]  # row of D that d[0] is in


def case(
    name: str, *remarks: str, step: int = 32, stride: int = 1024, kind: str = "bf16", of: torch.dtype = torch.bfloat16,
    stages: int = 2, second: str = "128B", late: int = 0,
    want: object = None, finding: str = "", says: tuple[str, ...] = (),
) -> Case:  # fmt: skip
    arguments = (
        OUT,
        lambda out: jit.TensorMapSpec(A.to(out.device, of), box=(64, 64), swizzle="128B"),
        lambda _, first: jit.TensorMapSpec(first.tensor, box=(64, 64), swizzle=second),
        lambda out, *_: jit.TensorMapSpec(B.to(out.device, of), box=(64, 8), swizzle="128B"),
    )
    defines = {"STEP": step, "STRIDE": stride, "TYPE": f'"{kind}"', "STAGES": stages, "LATE": late}
    return Case(
        name, arguments, {} if want is None else {0: want}, finding, says, remarks=remarks, block=128, defines=defines,
        chip=False,
    )  # fmt: skip


CASES = (
    case("right", want=RIGHT),
    case("right, halves", kind="f16", of=torch.float16, want=RIGHT),
    case("right, the second stage later", late=1, want=RIGHT),
    case("right, one stage", stages=1, want=RIGHT),
    case("bytes of any type", of=torch.int16),
    case("a second map with another swizzle", "descriptor", stages=1, second="none"),
    case("halves taken for bf16", "descriptor", of=torch.float16),
    case("bf16 taken for halves", "descriptor", kind="f16"),
    case("a step past the row", "descriptor", step=64),
    case("a step of half of what a product takes", "descriptor", step=16),
    case("a step that leaves the row", "descriptor", step=112),
    case("a stride into the next stage", "descriptor", stride=2048),
    case(
        "a stride into a stage that comes later",
        stride=2048,
        late=1,
        finding="unwaited",
        says=("operand A, M 64,", "64 of its 128 units of 16 bytes are not in that tile"),
    ),
    case("a stride into B", "descriptor", stride=1152, stages=1),
)
