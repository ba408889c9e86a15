"""A ring of stages in each CTA of a pair, which both CTAs give back. A wait that is over too early lets a CTA give
back a stage that is not read; the first place named is that wait [PTX ISA 9.7.13.15.5, .16]."""

from __future__ import annotations

import torch

from .case import Case

IN = torch.arange(256, dtype=torch.int32)
OUT = torch.zeros(64, dtype=torch.int32)


def bug(number: int, name: str, line: str, says: str, any_seed: bool) -> Case:
    return Case(
        name, (OUT, IN), finding="mbarrier|unwaited|deadlock", line=line, says=(says,), grid=2, cluster=2, block=64,
        defines={"BUG": number}, any_seed=any_seed,
    )  # fmt: skip


CASES = (
    Case("right", (OUT, IN), {0: IN.view(8, 32).sum(0).repeat(2)}, grid=2, cluster=2, block=64),
    bug(1, "parity of a full stage stays", "// a full stage of this CTA", "for the same parity", False),
    bug(2, "count too small", "BUG == 2 ? 1 : 2", "a count of 1", False),
)
