"""A ring of mbarriers and bulk copies with one bug each. The first place named is the line with the bug, whether the
run ends in a deadlock, in an arrival too many or in data that are read too early [PTX ISA 9.7.13.15.5, .16]."""

from __future__ import annotations

import torch

from .case import Case

IN = torch.arange(192, dtype=torch.int32)
ARGUMENTS = (torch.zeros(64, dtype=torch.int32), IN)
RIGHT = {"BYTES": 128, "FIRST_EMPTY": 1, "SKIP": 0, "FLIP_EMPTY": 1, "FIRST_FULL": 0, "RELEASES": 2, "FLIP_FULL": 1}


def bug(name: str, finding: str, line: str, *says: str, **defines: int) -> Case:
    return Case(name, ARGUMENTS, finding=finding, line=line, says=says, block=96, defines=RIGHT | defines)


CASES = (
    Case("right", ARGUMENTS, {0: IN.view(6, 32).sum(0).repeat(2)}, block=96, defines=RIGHT),
    bug("too few bytes", "deadlock", "expect_tx", "16 bytes more were copied", BYTES=112),
    bug("too many bytes", "deadlock", "expect_tx", "16 of the bytes", BYTES=144),
    bug("no wait for a free stage", "mbarrier", "expect_tx", "a wait for the slot to be free", SKIP=1),
    bug("first parity of a free stage", "deadlock", "// a free stage", "has to be for parity 1", FIRST_EMPTY=0),
    bug("parity of a free stage stays", "mbarrier", "// a free stage", "over twice in the same phase", FLIP_EMPTY=0),
    bug("first parity of a full stage", "unwaited|race|deadlock", "// a full stage", "parity", FIRST_FULL=1),
    bug("parity of a full stage stays", "deadlock|unwaited", "// a full stage", "parity", FLIP_FULL=0),
    bug("one of two gives back", "deadlock", "// gives it back", "1 of 2 arrivals are missing", RELEASES=1),
    bug("nobody gives back", "deadlock", "// a free stage", "no thread ever arrived", RELEASES=0),
)
