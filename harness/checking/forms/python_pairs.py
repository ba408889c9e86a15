"""Changes of several statements of a Python kernel at once: one name for another in two of them, and a value that is
used after it was overwritten."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from harness.checking.forms.change import Change
from harness.checking.forms.python_scope import TRITON, Kernel, Scope
from harness.checking.forms.python_shapes import Shapes

_REACH = 2  # statements behind one in which a name may be wrong with it
_LATER = 5  # in which a value that was overwritten may be used
Span = Callable[[ast.AST], tuple[int, int]]
Write = Callable[[str, str, str], str]


class Pairs:
    """Gives changes of statements that follow each other.

    Args:
        kernel: a function of a file.
        scope, shapes: of that.
        span: gives the offsets of a node.
        write: the text of an expression and its other form.
    """

    def __init__(self, kernel: Kernel, scope: Scope, shapes: Shapes, span: Span, write: Write) -> None:
        self._scope, self._shapes = scope, shapes
        self._triton, self._span, self._write = kernel.language == TRITON, span, write

    def of(self, body: Sequence[ast.stmt], names: Mapping[int, Sequence[ast.Name]]) -> Iterator[Change]:
        """The changes of a block.

        Args:
            body: its statements.
            names: by the ``id`` of a statement: the variables in it where another value can stand.
        """
        for at, one in enumerate(body):
            for two in body[at + 1 : at + 1 + _REACH]:
                yield from self._renamed(one, names.get(id(one), ()), names.get(id(two), ()))
            yield from self._overwritten(one, body[at + 1 : at + 1 + _LATER], names)

    def _renamed(self, one: ast.stmt, first: Sequence[ast.Name], second: Sequence[ast.Name]) -> Iterator[Change]:
        """A variable that stands for another one in two statements."""
        both = {name.id for name in first} & {name.id for name in second}
        for name in sorted(both):
            places = [place for place in (*first, *second) if place.id == name]
            for other, line in self._scope.names.items():
                alike = self._scope.kind(other) == self._scope.kind(name) not in ("pointer", "")
                if other == name or line >= one.lineno or not alike:
                    continue
                if self._triton and not self._shapes.fits(ast.Name(other), ast.Name(name)):
                    continue
                related = set(other.lower().split("_")) & set(name.lower().split("_"))
                lines = " and ".join(dict.fromkeys(str(at.lineno) for at in places))
                pair = f"{name} at lines {lines}", other
                each = [Change(*self._span(at), other, 0 if related else 2, pair, self._write) for at in places]
                yield replace(each[0], also=tuple(each[1:]))

    def _overwritten(
        self, one: ast.stmt, later: Sequence[ast.stmt], names: Mapping[int, Sequence[ast.Name]]
    ) -> Iterator[Change]:  # fmt: skip
        """The value that a variable had before a statement, where another uses it."""
        target = _target(one)
        if not isinstance(target, ast.Name) or self._scope.names.get(target.id, one.lineno) >= one.lineno:
            return
        start, kept = self._span(one)[0], f"warpyard_{target.id}_{one.lineno}"
        before = f"{kept} = {target.id}\n{' ' * one.col_offset}"
        half = Change(start, start, before, 1, ("", ""), lambda new, now, _: new + now)
        for two in later:
            places = [place for place in names.get(id(two), ()) if place.id == target.id]
            if places:
                pair = target.id, f"{target.id} as before line {one.lineno}"
                each = [Change(*self._span(at), kept, 1, pair, self._write) for at in places]
                yield replace(each[0], also=(*each[1:], half))
            written = [
                each.id for each in ast.walk(two) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)
            ]
            if target.id in written:
                return


def _target(one: ast.stmt) -> ast.expr | None:
    """What a statement assigns to."""
    if isinstance(one, ast.Assign):
        return one.targets[0]
    return one.target if isinstance(one, ast.AugAssign) else None
