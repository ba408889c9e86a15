"""A matrix instruction that reads what `cp.async` copied [PTX ISA 9.7.9.25.3, 9.7.15.4]: after the wait and a barrier,
Triton's pipelines for Hopper and CUTLASS's `MainloopSm90CpAsync` have no fence.proxy.async. Plain stores need it."""

from __future__ import annotations

import torch

from .case import Case

ARGUMENTS = (torch.zeros(512), torch.full((1152,), 3.0).to(torch.bfloat16))
WANT = {0: [16.0 * 9] * 512}


def _case(name: str, stores: int, waits: int, fenced: int, **expected: object) -> Case:
    defines = {"STORES": stores, "WAITS": waits, "FENCED": fenced}
    return Case(name, ARGUMENTS, block=128, defines=defines, **expected)  # type: ignore[arg-type]


CASES = (
    _case("copies", 0, 1, 0, want=WANT, remarks=("proxy-fence",)),
    _case("copies, fenced", 0, 1, 1, want=WANT),
    _case("copies, not waited for", 0, 0, 0, finding="unwaited", line="// product"),
    _case("stores", 1, 1, 0, finding="proxy-fence", line="// product"),
    _case("stores, fenced", 1, 1, 1, want=WANT),
)
