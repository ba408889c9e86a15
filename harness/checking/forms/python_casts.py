"""Casts of a Triton kernel that may be too many: ``x`` for ``x.to(tl.int32)``.

A name has one type in all forms of a text. So what is cast keeps its own type in each of them, with the values of the
other type, but in the form that is chosen.
"""

from __future__ import annotations

import ast
from collections.abc import Callable

from harness.checking.forms.change import Change, Lines, clip
from harness.checking.forms.python_scope import TRITON, kernels

_OF_ONE_TYPE = ("dot", "dot_scaled", "store", "atomic_add")  # calls whose operands need their casts, or get them anyway


def changes(text: str) -> list[Change]:
    """A change for each cast to a type that the kernel names."""
    found, lines = list[Change](), Lines(text)
    for kernel in kernels(ast.parse(text)) if text.isascii() else ():
        if kernel.language != TRITON:
            continue
        needed = {
            id(inner)
            for one in ast.walk(kernel.node)
            if isinstance(one, ast.Call) and ast.unparse(one.func).rpartition(".")[2] in _OF_ONE_TYPE
            for inner in one.args
        }
        for one in ast.walk(kernel.node):
            if isinstance(one, ast.Call) and id(one) not in needed and (kind := _cast_to(one)):
                value = one.func.value  # type: ignore[attr-defined]
                start, end = lines.span(one)
                inside = text[slice(*lines.span(value))]
                pair = clip(text[start:end]), clip(inside)
                found.append(Change(start, end, inside, 0, pair, _write(text[start + len(inside) : end], kind)))
    return found


def _cast_to(node: ast.Call) -> str:
    """The type of ``x.to(tl.float16)``; empty for another call."""
    method = isinstance(node.func, ast.Attribute) and node.func.attr == "to"
    if not method or len(node.args) != 1 or node.keywords:
        return ""
    kind = ast.unparse(node.args[0])
    return kind if kind.startswith("tl.") else ""


def _write(suffix: str, kind: str) -> Callable[[str, str, str], str]:
    return lambda _, now, chosen: f"warpyard_uncast({chosen}, {now.removesuffix(suffix)}, {kind})"
