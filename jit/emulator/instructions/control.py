"""Branches and the end of a thread [PTX ISA 9.7.12]. Calls are expanded before, in ptx/calls.py."""

from __future__ import annotations

from ..lowering.emitter import BlockEmitter
from ..ptx.opcodes import BRANCH, EXIT, TABLE, instruction, refuse
from ..ptx.parse import Inst


def _why(e: BlockEmitter, inst: Inst) -> str:
    """Why ptx/calls.py could not put a function in the place of its call."""
    target = inst.args[1 if inst.args[0].startswith("(") else 0]
    if target in e.low.function.codes:
        return "recursion with the address of a local variable, or other parameters than the function has"
    if target in e.low.function.registers:
        return "the register holds no function of the module that takes such parameters"
    return f"{target} is not in the module: it is another module's, or a library's, and nothing was linked"


refuse(
    "call",
    why="recursion with the address of a local variable; functions of other modules and of libraries",
    reason=_why,
    isa="9.7.12.5",
    counts="control",
    results=(),
)


@instruction("bra", isa="9.7.12.3", counts="control", results=(), ends=BRANCH)
@instruction("ret", isa="9.7.12.6", counts="control", results=(), ends=EXIT)
@instruction("exit", isa="9.7.12.7", counts="control", results=(), ends=EXIT)
def branch(e: BlockEmitter, inst: Inst) -> None:
    """`bra{.uni} label`, `ret` of a kernel, `exit`."""
    e.branch(inst)


@instruction("brx", isa="9.7.12.4", counts="control", results=(), ends=TABLE)
def indexed(e: BlockEmitter, inst: Inst) -> None:
    """`brx.idx{.uni} index, table`."""
    e.indexed(inst)
