"""What the types and modifiers of PTX are to what emits an instruction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from ..ptx.malformed import Unsupported
from ..ptx.parse import Inst
from .values import F32, F64, I1, INTEGERS, Type

FLOATS = ("f16", "f32", "f64", "f16x2", "bf16", "bf16x2")
T = TypeVar("T")
_TYPES = {f"{letter}{bits}": t for letter in "sub" for bits, t in INTEGERS.items() if bits > 1}
_TYPES |= {"pred": I1, "f32": F32, "f64": F64, "f16x2": INTEGERS[32], "bf16x2": INTEGERS[32]}
_TYPES |= {"f16": INTEGERS[16], "bf16": INTEGERS[16]}
_IGNORED = ("uni", "to", "approx", "full")


def type_of(name: str) -> Type:
    """The type of a value of a PTX type: `s32`, `u32` and `b32` are I32, `pred` is I1, and so are the bits of `f16`,
    `bf16` and their pairs those of an integer."""
    if found := _TYPES.get(name):
        return found
    raise Unsupported(f"type .{name}")


def integer_of(name: str) -> Type:
    """The type of a value of an integer type of PTX, or of one of plain bits."""
    t = type_of(name)
    if name[0] not in "sub":
        raise Unsupported(f"type .{name}")
    return t


def chosen(table: Mapping[str, T], name: str) -> T:
    """What a table has for a modifier or a type, refusing one that is not there."""
    if name not in table:
        raise Unsupported(f"modifier .{name}")
    return table[name]


def modifier(inst: Inst, number: int) -> str:
    """A part of the opcode, refusing one that has fewer."""
    if number >= len(inst.parts):
        raise Unsupported("a modifier is missing")
    return inst.parts[number]


def modifiers(inst: Inst, *allowed: str) -> set[str]:
    """The modifiers between the name and the type, refusing unknown ones."""
    found = set(inst.parts[1:-1])
    if unknown := found - set(allowed) - set(_IGNORED):
        raise Unsupported(f"modifier .{min(unknown)}")
    return found
