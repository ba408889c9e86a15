"""Instructions with a member mask that lanes may execute at several places at once.

From sm_70 on `shfl`, `vote`, `match`, `redux` and `bar.warp.sync` wait until the lanes of the mask have executed the
same instruction, wherever it stands [PTX ISA 9.7.9.6, 9.7.13.2, 9.7.13.8 to 9.7.13.12]. What is looked for are places
on arms of a branch that exclude each other. Each gets a block to itself, so that lanes can be left there, and places of
one kind share one more block, which no other leads to: the same instruction, on registers that have the operands of all
lanes.
"""

from __future__ import annotations

from . import flow
from .flow import Block
from .opcodes import of
from .parse import Function, Inst, leaves
from .types import number

_PAIRS = ("shfl", "match.all")  # their second result may be left out


def blocks(function: Function) -> list[Block]:
    """The blocks of a kernel, as `flow.blocks` orders them, and behind them those in which lanes of several places
    meet. `Block.meets` of a place is the number of the latter. Adds their registers to the function's."""
    found = flow.blocks(function)
    apart = _exclusive(found, function.registers)
    if not apart:
        return found
    found = flow.blocks(function, apart)
    shared: dict[str, int] = {}
    for block in list(found):
        inst = block.insts[0] if block.insts else None
        if inst is not None and id(inst) in apart:
            if inst.op not in shared:
                shared[inst.op] = len(found)
                found.append(Block([_shared(inst, len(shared), function.registers)]))
            block.meets = shared[inst.op]
    return found


def _exclusive(found: list[Block], registers: dict[str, int]) -> set[int]:
    """The ids of instructions whose lanes others may meet elsewhere: of the same kind, with a mask that may be the
    same, where no way leads from either to the other but by another turn of a loop."""
    places: dict[str, list[tuple[int, int | None, Inst]]] = {}
    for i, block in enumerate(found):
        for inst in block.insts:
            if of(inst).members >= 0 and not inst.guard and _plain(inst, registers):
                places.setdefault(inst.op, []).append((i, _mask(inst), inst))
    places = {op: rows for op, rows in places.items() if len({row[0] for row in rows}) > 1}
    if not places:
        return set()
    before, after = [0] * len(found), [0] * len(found)
    for i, block in enumerate(found):
        for target in block.targets:
            if target > i:
                before[target] |= before[i] | 1 << i
    for i in range(len(found) - 1, -1, -1):
        for target in found[i].targets:
            if target > i:
                after[i] |= after[target] | 1 << target
    apart: set[int] = set()
    for rows in places.values():
        at: dict[int | None, int] = {}
        for i, mask, _ in rows:
            at[mask] = at.get(mask, 0) | 1 << i
        everywhere = 0
        for bits in at.values():
            everywhere |= bits
        for i, mask, inst in rows:
            others = everywhere if mask is None else at[mask] | at.get(None, 0)
            if others & ~(before[i] | after[i] | 1 << i):
                apart.add(id(inst))
    return apart


def _mask(inst: Inst) -> int | None:
    """The member mask, where it is written there."""
    try:
        return number(inst.args[of(inst).members]) & 0xFFFFFFFF
    except ValueError:
        return None


def _plain(inst: Inst, registers: dict[str, int]) -> bool:
    """Whether the operands are registers, or numbers that are no predicates."""
    row = of(inst)
    if len(inst.args) <= row.members:
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
    return Inst(inst.op, args, location=inst.location, parts=inst.parts)
