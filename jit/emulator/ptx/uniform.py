"""The registers that depend on nothing but which form of its text a kernel runs (`jit.base.variants`).

A text in many forms asks for the number of its form at each change: most of its instructions compare that number,
select by it or branch by it. All lanes have the same, so that such a register is a scalar, computed where it is used.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from ...base import variants
from .flow import Block
from .malformed import Unsupported
from .opcodes import of
from .parse import Inst
from .types import number

_FORM = f"%{variants.REGISTER}"
_OPERATIONS = frozenset(("mov", "setp", "selp", "and", "or", "xor", "not", "add", "sub"))
_TYPES = frozenset(("u32", "s32", "b32", "pred"))
_WORD = re.compile(r"[%\w$.]+")
_JOINED = 4  # operands of a setp with a boolean operator


def registers(blocks: Iterable[Block]) -> dict[str, Inst]:
    """Those registers, each with the one instruction that writes it."""
    insts = {id(inst): inst for block in blocks for inst in block.insts}
    if not any(_FORM in inst.args for inst in insts.values()):
        return {}
    writers: dict[str, list[Inst]] = {}
    for inst in insts.values():
        for at in of(inst).results:
            for name in inst.args[at : at + 1]:
                for one in _words(name):
                    writers.setdefault(one, []).append(inst)
    # Lanes that wait for others leave the operands of what they wait at in the frame.
    met = {word for one in insts.values() if of(one).members >= 0 for arg in one.args for word in _words(arg)}
    found: dict[str, Inst] = {}
    once = {name: row[0] for name, row in writers.items() if len(row) == 1 and name not in met}
    waiting = {name: inst for name, inst in once.items() if _pure(name, inst)}
    while more := {name: inst for name, inst in waiting.items() if all(_known(arg, found) for arg in inst.args[1:])}:
        found |= more
        waiting = {name: inst for name, inst in waiting.items() if name not in more}
    return found


def _words(operand: str) -> list[str]:
    return _WORD.findall(operand)


def _pure(name: str, inst: Inst) -> bool:
    """Whether an instruction writes nothing but a register, always, and by an operation that is understood."""
    plain = inst.guard is None and inst.args[0] == name and inst.parts[0] in _OPERATIONS and inst.parts[-1] in _TYPES
    most = {"setp": 3 + (len(inst.args) == _JOINED), "selp": 2}.get(inst.parts[0], 2)
    return plain and len(inst.parts) == most


def _known(operand: str, found: dict[str, Inst]) -> bool:
    if operand == _FORM or operand.removeprefix("!") in found:
        return True
    try:
        number(operand)
    except Unsupported:
        return False
    return True
