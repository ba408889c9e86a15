"""Instructions with a member mask, at which lanes wait for others that have diverged.

From sm_70 on `shfl`, `vote`, `match`, `redux`, `elect` and `bar.warp.sync` wait until the lanes of the mask have
executed the same instruction, wherever it stands [PTX ISA 9.7.9.6, 9.7.13.2, 9.7.13.8 to 9.7.13.14]. If all lanes
come together, it is executed within its block. If some have diverged, the others wait, and then continue in a block
with the rest of their own. Instructions of one kind share one more block, which no other leads to: the same
instruction, on registers that have the operands of all lanes.
"""

from __future__ import annotations

import itertools

from . import flow
from .flow import Block, Meeting
from .opcodes import of
from .parse import Function, Inst, leaves
from .types import number
from .visible import touches

_PAIRS = ("shfl", "match.all", "elect")  # their second result may be left out


def blocks(function: Function, stops: bool = False) -> list[Block]:
    """The blocks of a kernel, as `flow.blocks` orders them, each with the rests of it behind it; at the end those in
    which lanes of several places meet. Adds the registers of the latter to the function's. ``stops``: an instruction by
    which warps see each other begins a block, so that a warp can stop before each."""
    insts = [item for item in function.body if isinstance(item, Inst)]
    alone = {id(inst) for inst in insts if arrives(inst)}
    begins = {id(inst) for inst in insts if stops and touches(inst)}
    groups = [_pieces(block, function.registers) for block in flow.blocks(function, alone, begins)]
    place = list(itertools.accumulate((len(group) for group in groups), initial=0))[:-1]
    found = [block for group in groups for block in group]
    kinds: dict[tuple[str, int], int] = {}  # by opcode and number of operands
    shared: list[Block] = []
    for first, group in zip(place, groups, strict=True):
        targets = [place[target] for target in group[0].targets]
        for i, block in enumerate(group):
            after = first + i + 1 if block.rest and i + 1 < len(group) else None
            block.targets = targets if after is None else [after]
        rests = iter(range(first + 1, first + len(group)))
        for i, inst in enumerate(whole := group[0].insts):
            if not _waits(inst, function.registers):
                continue
            kind = inst.op, len(inst.args)
            if kind not in kinds:
                kinds[kind] = len(found) + len(shared)
                shared.append(Block([_shared(inst, len(shared), function.registers)]))
            after = next(rests) if i + 1 < len(whole) else targets[0] if targets else None
            for block in group:
                block.meetings[id(inst)] = Meeting(kinds[kind], after, whole[i:])
    return found + shared


def diverged(blocks: list[Block]) -> set[int]:
    """The numbers of the blocks that run only after lanes of a mask have diverged: the rests of blocks, and those in
    which lanes reconverge."""
    meets = {meeting.meets for block in blocks for meeting in block.meetings.values()}
    return meets | {number for number, block in enumerate(blocks) if block.rest}


def _pieces(block: Block, registers: dict[str, int]) -> list[Block]:
    """A block, and the rests of it behind each instruction that lanes may wait at, up to the next one."""
    ends = [i + 1 for i, inst in enumerate(block.insts) if _waits(inst, registers)]
    starts = [i for i in ends if i < len(block.insts)]
    parts = itertools.pairwise([*starts, len(block.insts)])
    return [block, *(Block(block.insts[a:b], rest=True) for a, b in parts)]


def arrives(inst: Inst) -> bool:
    """Whether it is an arrival that lanes of a warp may come to one by one."""
    return inst.parts[0] == "barrier" and "arrive" in inst.parts and "aligned" not in inst.parts


def _waits(inst: Inst, registers: dict[str, int]) -> bool:
    """Whether lanes may wait for others there: it has a member mask, and its operands are registers, or numbers that
    are no predicates."""
    row = of(inst)
    if row.members < 0 or len(inst.args) <= row.members:
        return False
    for i, arg in enumerate(inst.args):
        for name in leaves(arg):
            if name.lstrip("!") in registers or (name == "_" and i in row.results):
                continue
            try:
                number(name)
            except ValueError:
                return False
            if i in row.results or (inst.parts[0] == "vote" and i != row.members):
                return False
    return True


def _shared(inst: Inst, count: int, registers: dict[str, int]) -> Inst:
    """An instruction of the same kind on registers of its own."""
    args = []
    for i in range(len(inst.args)):
        name = f"%$meet{count}_{i}"
        bits = 64 if inst.parts[-1] == "b64" and i == 1 else 32
        if inst.parts[0] == "vote" and (i == 1 or (i == 0 and inst.parts[-1] == "pred")):
            bits = 1
        registers[name] = bits
        if i == 0 and inst.op.startswith(_PAIRS):
            registers[f"{name}p"] = 1
            name = f"{name}|{name}p"
        args.append(name)
    return Inst(inst.op, args, location=inst.location, row=inst.row, parts=inst.parts)
