"""Rings of mbarriers and bulk copies with a wrong count, wrong bytes or a role that ends early. The first place named
is the line with the bug [PTX ISA 9.7.13.15.5, .9, .13]."""

from __future__ import annotations

import torch

from .case import Case

IN = torch.arange(256, dtype=torch.int32)
TILES = IN.view(8, 32)
SUM = (TILES + TILES.flip(1)).sum(0).repeat(2)
OUT = torch.zeros(64, dtype=torch.int32)


def bug(number: int, name: str, finding: str, line: str, *says: str) -> Case:
    seeds = (0,) if number == 2 else (0, 1, 2)  # under another one a stage is read while it is filled again
    return Case(name, (OUT, IN), finding=finding, line=line, says=says, block=96, defines={"BUG": number}, seeds=seeds)


CASES = (
    Case("right", (OUT, IN), {0: SUM}, block=96),
    bug(1, "full count too large", "deadlock", "// count of the full ones", "a count of 2, and 1 arrival comes"),
    bug(2, "empty count too small", "deadlock|mbarrier", "// count of the empty ones", "warps 0, 1 of CTA"),
    bug(3, "empty count too large", "deadlock", "// count of the empty ones", "a count of 3, and 2 arrivals come"),
    bug(4, "producer ends early", "deadlock", "// until it is full", "one phase more", "warp 2 of CTA"),
    bug(5, "no bytes are expected", "unwaited|mbarrier", "// with no bytes", "expect_tx"),
    bug(6, "half of the bytes", "mbarrier", "// with bytes", "128 bytes of copies"),
    bug(7, "one copy is missing", "deadlock", "// the second copy", "was there in the phase before"),
    bug(8, "consumers end early", "deadlock", "// until it is free", "one phase more", "warps 0, 1 of CTA"),
    bug(9, "one release is missing", "deadlock", "// gives it back", "1 of 2 arrivals are missing"),
    Case("pair", (OUT, IN), {0: TILES.sum(0).repeat(2)}, kernel="pair", grid=2, cluster=2, block=64),
    Case(
        "peer is not signalled", (OUT, IN), finding="deadlock", kernel="pair", grid=2, cluster=2, block=64,
        defines={"BUG": 1}, line="// tells both", says=("never at that of CTA [1, 0, 0]",),
    ),
)  # fmt: skip
