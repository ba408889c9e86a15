"""The functions by which blocks put results into the warp's frame, of kernels whose code is made often and runs seldom.

LLVM takes longest for what lanes keep that do not execute a block: a bit of the mask chooses in each lane between two
values. A text in many forms has some hundred blocks, which share one function for it, in IR too.
"""

from __future__ import annotations

from .values import I8, I16, I32, I64, I128, PTR, S32, Code, Type, Value

_TYPES = (I8, I16, I32, I64, I128)


def call(t: Type) -> str:
    """The name of the function: void(ptr to, vector values, i32 lanes)."""
    return f"@merge{t.bits}"


def text() -> str:
    """The functions, for each module of such a kernel."""
    return "\n".join(_function(t) for t in _TYPES)


def _function(t: Type) -> str:
    code = Code({})
    to, new, lanes = Value(code, PTR, "%to"), Value(code, t, "%new"), Value(code, S32, "%lanes")
    code.store(lanes.flags().select(new, code.load(t, to)), to)
    code.say("ret void")
    given = f"ptr {to.text}, {t.text} {new.text}, i32 {lanes.text}"
    return "\n".join((f"define internal void {call(t)}({given}) {{", *code.lines, "}"))
