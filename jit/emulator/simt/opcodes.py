"""Which function emits which opcode, and what PTX types are to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .lower import Unsupported
from .parse import Inst

if TYPE_CHECKING:
    from .lower import BlockEmitter

Emits = Callable[["BlockEmitter", Inst], None]
_TABLE: dict[str, Emits] = {}
FLOATS = ("f16", "f32", "f64", "f16x2", "bf16", "bf16x2")
_IGNORED = ("uni", "to", "approx", "full")


def emits(*names: str) -> Callable[[Emits], Emits]:
    """Registers what emits the opcodes that begin with a name."""

    def register(function: Emits) -> Emits:
        _TABLE.update(dict.fromkeys(names, function))
        return function

    return register


def lower(e: BlockEmitter, inst: Inst) -> bool:
    """Emits the instruction; False where this chapter does not have it. Raises Unsupported for a form of it."""
    function = _TABLE.get(inst.parts[0])
    if function is None:
        return False
    function(e, inst)
    return True


def kind(name: str) -> str:
    """Value kind of a PTX type: `s32`, `u32` and `b32` are ``"i32"``, `pred` is ``"i1"``."""
    if name in FLOATS:
        return name
    if name == "pred":
        return "i1"
    if name[0] in "sub" and name[1:].isdigit():
        return f"i{name[1:]}"
    raise Unsupported(f"type .{name}")


def modifiers(inst: Inst, *allowed: str) -> set[str]:
    """The modifiers between the name and the type, refusing unknown ones."""
    found = set(inst.parts[1:-1])
    if unknown := found - set(allowed) - set(_IGNORED):
        raise Unsupported(f"modifier .{min(unknown)}")
    return found
