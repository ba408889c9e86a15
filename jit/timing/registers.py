"""How often machine instructions read each of the two banks of a quarter's registers.

A bank gives one register a clock, and an instruction of fixed latency has three clocks for its operands; one that
cannot have them holds up those behind it. An operand that ptxas marked for reuse stays beside its bank, for the next
instruction that has it at the same place among its operands. Registers with even numbers lie in one bank, those with
odd ones in the other. [Huerta and others, arXiv 2503.20481, 5.3, of Ampere; Jia and others, arXiv 1804.06826, of Volta]
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from .machine_code import Instruction

_OPERAND = re.compile(r"[-+~!|]*R(\d+)(?:\.\w+)*\|?(?:\.\w+)*$")
_PREDICATES = re.compile(r"\w*SETP\w*$")  # they write none of these registers
_DOUBLE = re.compile(r"D(?:ADD|FMA|MUL)$")
NONE = 7  # no scoreboard


def reads(machine: Iterable[Instruction]) -> list[tuple[int, int]]:
    """By instruction, how many registers it reads of the even bank and of the odd one. Those of others than fixed
    latency, which set a scoreboard, wait for a clock in which nobody reads, so they have none here."""
    found = []
    near: dict[tuple[int, int], int] = {}  # by bank and place among the operands, the register that is there for reuse
    part = -1
    for one in machine:
        if one.part != part:
            near, part = {}, one.part
        found.append((0, 0) if one.sets != NONE or one.reads != NONE else _read(one, near))
    return found


def _read(one: Instruction, near: dict[tuple[int, int], int]) -> tuple[int, int]:
    """What one instruction reads; takes it into account in what is near."""
    asked: list[set[int]] = [set(), set()]
    for place, (number, reuse) in enumerate(_sources(one)):
        for register in range(number, number + _width(one, place)) if number >= 0 else ():
            key = register % 2, place
            if near.get(key) != register:
                asked[register % 2].add(register)
            near.pop(key, None)
            if reuse:
                near[key] = register
    return len(asked[0]), len(asked[1])


def _sources(one: Instruction) -> list[tuple[int, bool]]:
    """The operands that it reads, in their order, each with whether it stays for reuse; -1: it is no such register."""
    texts = [text.strip() for text in one.text.split(",")]
    base = one.op.partition(".")[0]
    writes = not _PREDICATES.match(base)
    operands = []
    for text in texts:
        match = _OPERAND.match(text)
        if match and writes:
            writes = False
        elif match:
            operands.append((int(match[1]), ".reuse" in text))
        elif not re.match(r"!?U?P(?:\d+|T)$", text):
            operands.append((-1, False))
            writes = False if text == "RZ" and writes else writes
    return operands


def _width(one: Instruction, place: int) -> int:
    """Registers of an operand: of products of 64 bits the one that is added has two."""
    if _DOUBLE.match(one.op.partition(".")[0]):
        return 2
    return 2 if ".WIDE" in one.op and place == 2 else 1
