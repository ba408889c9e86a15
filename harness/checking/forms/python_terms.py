"""What may be missing in an expression of a kernel of Triton or numba: a factor or a term that stands elsewhere in the
function, or a factor of 2."""

from __future__ import annotations

import ast
import itertools
from collections.abc import Iterator

from harness.checking.forms.python_scope import TRITON, Scope
from harness.checking.forms.python_shapes import Shapes

_MOST = 8  # factors, and terms
_NEAR = 8  # lines in which one is likelier the one that is missing


class Terms:
    """Finds factors and addends that may be missing around the expressions of a function.

    Args:
        function: of the kernel.
        scope: of it.
        language: of it.
        shapes: of a Triton kernel.
    """

    def __init__(self, function: ast.FunctionDef, scope: Scope, language: str, shapes: Shapes) -> None:
        self._scope, self._language, self._shapes = scope, language, shapes
        self._factors: dict[str, list[ast.expr]] = {}
        self._addends: dict[str, list[ast.expr]] = {}
        for one in ast.walk(function):
            if isinstance(one, ast.BinOp):
                product = isinstance(one.op, (ast.Mult, ast.Div))
                rows = self._factors if product else self._addends
                for side in (
                    map(_bare, (one.left, one.right)) if product or isinstance(one.op, (ast.Add, ast.Sub)) else ()
                ):
                    if isinstance(side, (ast.Name, ast.Subscript)) and scope.kind_of(side) in ("", "float"):
                        rows.setdefault(ast.unparse(side), []).append(side)
        for name in sorted(scope.unused):
            if scope.kind(name) in ("", "float"):
                self._factors.setdefault(name, []).append(_name(name, scope.names[name]))
                self._addends.setdefault(name, []).append(_name(name, scope.names[name]))

    def of(self, node: ast.expr, parents: list[ast.expr], role: str) -> Iterator[tuple[ast.expr, int]]:
        """Other forms of an expression, each with its rank; the arguments are those of `Expressions.of`."""
        above = parents[-1] if parents else None
        added = above is None or (isinstance(above, ast.BinOp) and isinstance(above.op, (ast.Add, ast.Sub)))
        product = isinstance(above, ast.BinOp) and isinstance(above.op, (ast.Mult, ast.Div))
        if isinstance(node, (ast.Name, ast.Subscript, ast.Call)) and role == "value" and self._is_float(node):
            beside = {ast.unparse(one) for one in (above.left, above.right)} if isinstance(above, ast.BinOp) else set()
            for rows, signs in ((self._factors, (ast.Mult,)), (self._addends, (ast.Add, ast.Sub))):
                if not (added or (product and rows is self._addends)):
                    continue
                for term, near in self._usable(rows, node):
                    if ast.unparse(term) not in {ast.unparse(node), *beside}:
                        likely = near and rows is self._factors
                        for sign in signs:
                            yield ast.BinOp(node, sign(), term), 1 if likely else 2
        if above is None and role == "value" and isinstance(node, (ast.Call, ast.BinOp)):
            for name, line in self._scope.names.items():
                near = 0 < line < node.lineno <= line + _NEAR and self._scope.kind(name) == self._scope.kind_of(node)
                if near and self._shapes.of(_name(name, line)) == self._shapes.of(node):
                    yield _name(name, line), 1  # what has been computed
        if isinstance(node, ast.Name) and isinstance(above, ast.BinOp) and self._scope.kind(node.id) == "int":
            divides = isinstance(above.op, (ast.Div, ast.FloorDiv, ast.Mod)) and above.right is node
            if divides or isinstance(above.op, ast.Mult):
                yield ast.BinOp(ast.Constant(2), ast.Mult(), node), 1 if divides else 2
                yield ast.BinOp(node, ast.FloorDiv(), ast.Constant(2)), 1 if divides else 2

    def _is_float(self, node: ast.expr) -> bool:
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in ("store", "atomic_add"):
            return False
        return self._scope.kind_of(node) in ("", "float")

    def _usable(self, rows: dict[str, list[ast.expr]], node: ast.expr) -> Iterator[tuple[ast.expr, bool]]:
        """Terms whose names have values at a node and whose shape fits, the nearest first; whether they are near."""
        found = []
        for number, (_, terms) in enumerate(rows.items()):
            names = {one.id for one in ast.walk(terms[0]) if isinstance(one, ast.Name)}
            if all(self._scope.names.get(name, node.lineno) < node.lineno for name in names):
                far = min(abs(one.lineno - node.lineno) for one in terms)
                found += [(far, number, made) for made in self._as_shaped(terms[0], node)][:1]
        for far, _, made in itertools.islice(sorted(found, key=lambda one: one[:2]), _MOST):
            yield made, far <= _NEAR

    def _as_shaped(self, term: ast.expr, node: ast.expr) -> Iterator[ast.expr]:
        """A term as it is, or a vector as rows or as columns of a matrix."""
        if self._language != TRITON or self._shapes.fits(term, node):
            yield term
        elif isinstance(term, ast.Name):
            none, every = ast.Constant(None), ast.Slice()
            for parts in ([every, none], [none, every]):
                made = ast.Subscript(term, ast.Tuple(list(parts), ast.Load()), ast.Load())
                if self._shapes.fits(made, node):
                    yield made


def _bare(node: ast.expr) -> ast.expr:
    """A vector that is taken as rows or as columns, ``x[:, None]``, without that."""
    if isinstance(node, ast.Subscript) and "None" in ast.unparse(node.slice):
        return node.value
    return node


def _name(name: str, line: int) -> ast.Name:
    return ast.Name(name, ast.Load(), lineno=line, col_offset=0)
