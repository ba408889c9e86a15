"""What the types and modifiers of PTX are to what emits an instruction."""

from __future__ import annotations

from ..ptx.parse import Inst
from .values import Unsupported

FLOATS = ("f16", "f32", "f64", "f16x2", "bf16", "bf16x2")
_IGNORED = ("uni", "to", "approx", "full")


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
