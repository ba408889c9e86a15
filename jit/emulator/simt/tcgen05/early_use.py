"""Registers of tcgen05.ld that are used before tcgen05.wait::ld [PTX ISA 9.7.16.8.5], found in the program's text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..pythonic import leaves

if TYPE_CHECKING:
    from ..flow import Block
    from ..parse import Inst

_REGISTER = re.compile(r"%[A-Za-z_]\w*")


def mark(blocks: list[Block]) -> None:
    """Sets `early` of each tcgen05.ld: an instruction that reads or writes its registers and that no way from the load
    reaches past a wait. A wait on one of several ways is given the benefit of the doubt."""
    for number, block in enumerate(blocks):
        for i, inst in enumerate(block.insts):
            if inst.op.startswith("tcgen05.ld"):
                inst.early = _early(blocks, number, i, set(leaves(inst.args[0])))


def _early(blocks: list[Block], number: int, at: int, pending: set[str]) -> Inst | None:
    load = blocks[number].insts[at]
    uses: list[Inst] = []
    waited: set[int] = set()  # of the instructions reached past a wait, their ids
    seen: set[tuple[int, bool]] = set()
    todo = [(number, at + 1, False)]
    while todo:
        number, at, past = todo.pop()
        for inst in blocks[number].insts[at:]:
            if inst is load:
                break
            if past:
                waited.add(id(inst))
            elif pending.intersection(_REGISTER.findall(" ".join((*inst.args, inst.guard or "")))):
                uses.append(inst)
            past |= inst.op.startswith("tcgen05.wait::ld")
        else:
            for target in blocks[number].targets:
                if (target, past) not in seen:
                    seen.add((target, past))
                    todo.append((target, 0, past))
    return next((inst for inst in uses if id(inst) not in waited), None)
