"""Branches and the end of a thread [PTX ISA 9.7.12]. Calls are expanded before, in ptx/calls.py."""

from __future__ import annotations

from ..lowering.emitter import BlockEmitter
from ..ptx.opcodes import BRANCH, EXIT, TABLE, instruction, refuse
from ..ptx.parse import Inst

refuse(
    "call",
    why="recursion with the address of a local variable, or not in the module",
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
