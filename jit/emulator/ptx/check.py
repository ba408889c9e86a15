"""What every pass relies on, checked once: guards are predicates, and branches lead to labels of the kernel."""

from __future__ import annotations

from .malformed import Malformed
from .opcodes import BRANCH, TABLE, of
from .parse import Function, Inst


def check(function: Function) -> None:
    """Raises Malformed at the first instruction of a kernel that cannot be."""
    labels = {item for item in function.body if isinstance(item, str)}
    tables: dict[str, list[str]] = {}
    last = ""
    for item in function.body:
        if isinstance(item, str):
            last = item
        elif item.op == "brx.targets":
            tables[last] = item.args
    for inst in function.body:
        if isinstance(inst, Inst) and inst.op != "brx.targets" and (why := _wrong(inst, function, labels, tables)):
            raise Malformed(why, str(inst), inst.location)


def _wrong(inst: Inst, function: Function, labels: set[str], tables: dict[str, list[str]]) -> str:
    if inst.guard and function.registers.get(inst.guard) != 1:
        return f"the guard {inst.guard} is no predicate register"
    row = of(inst)
    if row.ends == BRANCH:
        targets = inst.args[:1]
    elif row.ends == TABLE:
        if len(inst.args) != 2 or inst.args[1] not in tables:
            return "expected an index and a label with .branchtargets"
        targets = tables[inst.args[1]]
    else:
        return ""
    if not targets:
        return "a branch to no label"
    missing = [name for name in targets if name not in labels]
    return f"there is no label {missing[0]}" if missing else ""
