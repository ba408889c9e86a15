"""What is known of each opcode: one table, which every pass reads.

A row is made where its instruction is carried out, in instructions/, by the decorator `instruction`. It is found by the
first parts of an opcode: of the rows whose name an opcode begins with, that with the longest name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .parse import Inst

Emits = Callable[[Any, Inst], None]  # (BlockEmitter, instruction)
Executes = Callable[[Any, Any, int], int]  # (Warp, Site, mask of lanes) to a status of native/frame.py
Helps = Callable[[Any, Any], Any]  # (BlockEmitter, Site) to a Value or None

# How an instruction ends its block.
WAIT, BRANCH, TABLE, EXIT, STOP = "wait", "branch", "table", "exit", "stop"
# How the definedness of a result follows from its sources.
ANY, ALL, SELECT = "any", "all", "select"
# By what CTAs or threads see each other.
MEMORY, STRONG, ALWAYS = "memory", "strong", "always"
# Classes of the counters that depend on more than the opcode's name.
TYPE, LOAD, STORE, ATOMIC = "type", "load", "store", "atomic"
CLASSES = (
    TYPE, LOAD, STORE, ATOMIC, "move", "convert", "control", "warp", "synchronise", "special function", "tensor",
    "shared load", "shared store", "tensor memory", "asynchronous copy", "other",
)  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Opcode:
    """One row. Operands are numbered from 0.

    Attributes:
        name: the parts that the opcode begins with, ``"cp.async.ca"``.
        isa: the sections of the PTX ISA, ``"9.7.9.25.3.1"``; several have commas between them.
        counts: its class for the counters. LOAD, STORE and ATOMIC stand behind the state space; TYPE: the class is that
            of the type which the opcode ends with.
        event: what the counters call it, where it is counted by itself too.
        results: the operands that get results.
        stored: the operand that a store takes its values from; -1 is the last one, 0: it is no store. Of the registers
            of a vector there, one must be defined.
        scaled: the operand that says whether the result's old value is added; 0: there is none.
        passed: the operand whose value other lanes get, whether they use it or not; 0: there is none.
        meets: lanes or threads meet here, so an operand that is not defined is a finding.
        defined: the result is not defined where ANY source is not, or ALL; SELECT: the third source picks one.
        cancels: of a register and itself it makes zero, whatever is in the register.
        members: the operand with the member mask of lanes that may execute it at several places; -1: there is none.
        ends: how it ends its block, or "". WAIT: it stands alone in it, so that a warp can stop there and come back;
            BRANCH to the label that is operand 0; TABLE: to one of those in operand 1; EXIT of the thread; STOP of the
            kernel.
        crosses: how CTAs see each other by it, or "". MEMORY: wherever its address may be in global memory; STRONG:
            there too, if the access is volatile, relaxed, acquiring or releasing; ALWAYS.
        signals: whether other threads may learn from it how far this one is: ALWAYS, STRONG: if it releases, or "".
        keeps: the registers of its results are read and written in the warp's frame, at any time until a wait.
        settles: such registers have their values afterwards.
        emits: emits native code for it.
        executes: executes it in Python, on operands in scratch slots.
        in_python: of a row that has both, which forms Python executes; it emits code for the others.
        helper: emits native code in front of the call of `executes`. It returns a scalar that is true where Python has
            to do it after all, or None.
        refused: why nothing carries it out, of a row that has neither.
        reason: of several reasons there, says which one holds.
    """

    name: str
    isa: str
    counts: str
    event: str = ""
    results: tuple[int, ...] = (0,)
    stored: int = 0
    scaled: int = 0
    passed: int = 0
    meets: bool = False
    members: int = -1
    defined: str = ANY
    cancels: bool = False
    ends: str = ""
    crosses: str = ""
    signals: str = ""
    keeps: bool = False
    settles: bool = False
    emits: Emits | None = None
    executes: Executes | None = None
    in_python: Callable[[Inst], bool] | None = None
    helper: Helps | None = None
    refused: str = ""
    reason: Callable[[Any, Inst], str] | None = None

    @property
    def suspends(self) -> bool:
        """Whether a warp may have to wait at it."""
        return self.ends == WAIT

    def python(self, inst: Inst) -> bool:
        """Whether Python executes this form of it."""
        return self.executes is not None and (self.in_python is None or self.in_python(inst))


UNKNOWN = Opcode(name="", isa="", counts=TYPE, refused="no such instruction here")
_ROWS: dict[str, Opcode] = {}
_FOUND: dict[str, Opcode] = {}  # by whole opcode


def instruction(*names: str, python: bool = False, **facts: Any) -> Callable[[Any], Any]:
    """Makes a row for each name, whose instruction the decorated function carries out: it emits code, or with
    ``python`` is called by it. ``facts``: the other attributes of `Opcode`; `isa` and `counts` are needed."""

    def register(function: Any) -> Any:
        for name in names:
            _add(Opcode(**{"name": name, "executes" if python else "emits": function, **facts}))
        return function

    return register


def refuse(*names: str, why: str = UNKNOWN.refused, **facts: Any) -> None:
    """Makes rows of instructions that are known and not executed: they are refused where a warp reaches them."""
    for name in names:
        _add(Opcode(name=name, refused=why, **facts))


def _add(row: Opcode) -> None:
    if row.name in _ROWS:
        raise ValueError(
            f"opcode {row.name} has a row already, in {_where(_ROWS[row.name])}; this one is {_where(row)}"
        )
    _ROWS[row.name] = row
    _FOUND.clear()


def _where(row: Opcode) -> str:
    function = row.emits or row.executes
    return f"{function.__module__}.{function.__qualname__}" if function else "a row that is refused"


def rows() -> tuple[Opcode, ...]:
    """The whole table."""
    return tuple(_ROWS.values())


def of(inst: Inst) -> Opcode:
    """The row of an instruction; UNKNOWN where there is none."""
    found = _FOUND.get(inst.op)
    if found is None:
        if not _ROWS:
            raise RuntimeError("the table of opcodes is empty; call jit.emulator.instructions.register() first")
        parts = inst.op.split(".")
        names = (".".join(parts[:count]) for count in range(len(parts), 0, -1))
        found = _FOUND[inst.op] = next((_ROWS[name] for name in names if name in _ROWS), UNKNOWN)
    return found
