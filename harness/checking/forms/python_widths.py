"""Sums of a Triton kernel in 16 bits that should be in 32.

A name has one type in all forms of a text. So such a sum is in 32 bits in each of them, and rounded to the 16 bits that
the text says wherever it gets a value, but in the form that is chosen.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator

from harness.checking.forms.change import Change, Lines, shown
from harness.checking.forms.python_scope import TRITON, kernels

_NARROW = ("tl.float16", "tl.bfloat16")
_WIDE = "tl.float32"
_SIGNS: dict[type[ast.operator], str] = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/"}


def changes(text: str) -> list[Change]:
    """A change for each block that begins as zeros, or as one number, of 16 bits, and gets other values later."""
    found, lines = list[Change](), Lines(text)
    for kernel in kernels(ast.parse(text)) if text.isascii() else ():
        if kernel.language == TRITON:
            for name, kind, call in _begun(kernel.node):
                if also := list(_rounded(text, lines, kernel.node, name, ast.unparse(kind))):
                    start, end = lines.span(kind)
                    pair = shown(text, lines.span(call), start, end, _WIDE)
                    found.append(Change(start, end, _WIDE, 0, pair, lambda new, now, _: new, tuple(also)))
    return found


def _begun(function: ast.FunctionDef) -> Iterator[tuple[str, ast.expr, ast.Call]]:
    """The names that begin so, each with the expression of its type, and the call that this is given to."""
    for one in ast.walk(function):
        if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name) and isinstance(one.value, ast.Call):
            made = ast.unparse(one.value.func).rpartition(".")[2]
            given = [each.value for each in one.value.keywords if each.arg == "dtype"]
            given += one.value.args[{"zeros": 1, "full": 2}.get(made, len(one.value.args)) :][:1]
            if made in ("zeros", "full") and given and ast.unparse(given[0]) in _NARROW:
                yield one.targets[0].id, given[0], one.value


def _rounded(text: str, lines: Lines, function: ast.FunctionDef, name: str, kind: str) -> Iterator[Change]:
    """The values that a name gets later, each rounded to its type where the change is not chosen."""
    for one in ast.walk(function):
        if isinstance(one, ast.AugAssign) and ast.unparse(one.target) == name and type(one.op) in _SIGNS:
            start, end = lines.span(one.value)
            value = f"{name} {_SIGNS[type(one.op)]} ({text[start:end]})"
            yield Change(*lines.span(one), f"{name} = ", 1, ("", ""), _of(kind, value))
        elif isinstance(one, ast.Assign) and ast.unparse(one.targets[0]) == name:
            start, end = lines.span(one.value)
            if any(isinstance(each, ast.Name) and each.id == name for each in ast.walk(one.value)):
                yield Change(start, end, "", 1, ("", ""), _of(kind, text[start:end]))


def _of(kind: str, value: str) -> Callable[[str, str, str], str]:
    wide = f"({value}).to({_WIDE})"
    return lambda new, _, chosen: f"{new}warpyard_pick({chosen}, {wide}, {wide}.to({kind}).to({_WIDE}))"
