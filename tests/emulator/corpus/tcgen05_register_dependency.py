"""Registers of tcgen05.ld without tcgen05.wait::ld: a true register dependency orders the use, and nothing else
[PTX ISA 9.7.16.6.4.5]. CUTLASS's attention, ThunderKittens and Triton rely on it."""

from __future__ import annotations

import torch

from .case import Case

FIRST = torch.arange(1000, 1128, dtype=torch.int32)


def _case(name: str, mode: int, want: torch.Tensor | None = None, finding: str = "", **more: object) -> Case:
    block = 256 if mode in (3, 4) else 128
    wants = {} if want is None else {0: want}
    return Case(name, (torch.zeros(128, dtype=torch.int32),), wants, finding, arch="sm_100a", block=block,
                defines={"MODE": mode}, **more)  # type: ignore[arg-type]  # fmt: skip


CASES = (
    _case("use", 0, FIRST + 1, remarks=("tcgen05-order",)),
    _case("in place", 1, FIRST * 2, remarks=("tcgen05-order",)),
    _case("written first", 2, finding="tcgen05-order", says=("before anything reads them",), line="// written"),
    _case("used after others are signalled", 3, finding="tcgen05-order", says=("wait::ld",), line="// overwrites"),
    _case("used before others are signalled", 4, FIRST + 1, remarks=("tcgen05-order",)),
    _case("freed", 5, finding="tcgen05-order", says=("wait::ld", "deallocated"), line="// never used"),
)
