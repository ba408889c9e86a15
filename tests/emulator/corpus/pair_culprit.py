"""A pair of CTAs that share a ring, with one bug each: a deadlock names the line with the bug. Both CTAs allocate
[PTX ISA 9.7.16.5], the copies of both complete on the mbarrier that expects their bytes [9.7.13.15.5], and a commit
arrives in the CTAs of its mask [9.7.16.6.5]."""

from __future__ import annotations

import torch

import jit

from .case import Case

IN = torch.arange(256, dtype=torch.int32)
ARGUMENTS = (torch.zeros(32, dtype=torch.int32), lambda out: jit.TensorMapSpec(IN, box=(32,)))


def bug(number: int, name: str, line: str, *says: str) -> Case:
    return Case(name, ARGUMENTS, finding="deadlock", line=line, says=says, arch="sm_100a", grid=2, block=64, cluster=2,
                defines={"BUG": number})  # fmt: skip


CASES = (
    Case("right", ARGUMENTS, {0: IN.view(8, 32).sum(0)}, arch="sm_100a", grid=2, block=64, cluster=2),
    bug(1, "one allocates", "tcgen05.alloc", "for the warp of the peer CTA in tcgen05.alloc"),
    bug(2, "mbarrier of its own", "cp.async.bulk", "came to that of CTA [1, 0, 0], which expects none"),
    bug(3, "both wait", "// of the first CTA", "no thread ever arrived", "warp 0 of CTA [1, 0, 0] waits"),
    bug(4, "commit to one", "tcgen05.commit", "its cluster mask leaves that CTA out"),
)
