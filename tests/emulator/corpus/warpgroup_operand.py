"""Each warp writes a part of an operand of wgmma, with no barrier of the warpgroup before the wgmma, as in FlashMLA.

`wgmma.mma_async` is one operation of all threads of the warpgroup [PTX ISA 9.7.15.5.2], so it comes after what each of
them did before it: a remark. The fence between the proxies, the wait before the operand is written again, and a
barrier with another warpgroup stay necessary.
"""

from __future__ import annotations

import torch

from .case import Case

A = torch.arange(64 * 16).reshape(64, 16).remainder(7).bfloat16()
B = torch.arange(3 * 8 * 16).reshape(3, 8, 16).remainder(5).bfloat16()
WANT = {0: torch.einsum("mk,tnk->mn", A.float(), B.float())}
GIVEN = (torch.zeros(64, 8), A.view(torch.int16), B.view(torch.int16), 3)
USUAL = {"BARRIER_OF_A": 1, "WRITER": 0, "COPIES": 0, "FENCE": 1, "LATE": 0}
FILE = ("warpgroup_operand.cu",)

CASES = (
    Case("stored", GIVEN, WANT, remarks=("race",), defines=USUAL, block=128, chip=False),
    Case("A too", GIVEN, WANT, remarks=("race",), defines=USUAL | {"BARRIER_OF_A": 0}, block=128, chip=False),
    Case(
        "copied", GIVEN, WANT, remarks=("proxy-fence", "race"), defines=USUAL | {"COPIES": 1, "FENCE": 0}, block=128,
        chip=False,
    ),
    Case(
        "rows of the next warp", GIVEN[:3], {0: A.float() @ B[0].float().T}, remarks=("race",),
        kernel="rows", defines=USUAL, block=128, chip=False,
    ),
    Case("no fence", GIVEN, finding="proxy-fence", says=FILE, defines=USUAL | {"FENCE": 0}, block=128),
    Case("before the wait", GIVEN, finding="unwaited", says=FILE, defines=USUAL | {"LATE": 1}, block=128),
    Case(
        "another warpgroup", GIVEN, finding="race|unwaited", says=FILE, defines=USUAL | {"WRITER": 1}, block=256,
        any_seed=True,
    ),
)  # fmt: skip
