"""What may be missing in an expression of a kernel of Triton or numba: a factor or a term that stands elsewhere in the
function, or a factor of 2."""

from __future__ import annotations

import ast
import itertools
from collections.abc import Iterator

from harness.checking.forms.python_scope import TRITON, Scope
from harness.checking.forms.python_shapes import Shapes

_PRODUCTS = (ast.Mult, ast.Div)
_MOST = 8  # factors, and terms
_TIMES = (2, 4, 8)  # neighbours that a thread may have
_NEAR = 8  # lines in which one is likelier the one that is missing
# Factors of who computes powers and logarithms of 2.
_OF_TWO = {"exp2": 1.4426950408889634, "log2": 0.6931471805599453}


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
        called = {ast.unparse(one.func).rpartition(".")[2] for one in ast.walk(function) if isinstance(one, ast.Call)}
        self._of_two = [factor for name, factor in _OF_TWO.items() if name in called]
        products = [one for one in ast.walk(function) if isinstance(one, ast.BinOp) and isinstance(one.op, _PRODUCTS)]
        numbers = [side.value for one in products for side in (one.left, one.right) if isinstance(side, ast.Constant)]
        self._literals = [one for one in dict.fromkeys(numbers) if type(one) is float][:_MOST]
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
        yield from self._with_literals(node, above, role)
        yield from self._doubled(node, above)
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

    def _with_literals(self, node: ast.expr, above: ast.expr | None, role: str) -> Iterator[tuple[ast.expr, int]]:
        """A number that other products have, or that of who computes with powers of 2, as a factor."""
        given = isinstance(above, ast.Call) and ast.unparse(above.func).rpartition(".")[2] in _OF_TWO
        whole = above is None or given
        added = isinstance(above, ast.BinOp) and isinstance(above.op, (ast.Add, ast.Sub))
        kinds = (ast.Name, ast.Subscript, ast.Call, ast.BinOp)
        if role != "value" or not (whole or added) or not isinstance(node, kinds) or not self._is_float(node):
            return
        for factor in self._of_two:
            yield ast.BinOp(node, ast.Mult(), ast.Constant(factor)), 1 if whole else 2
        for factor in self._literals if whole else ():
            yield ast.BinOp(node, ast.Mult(), ast.Constant(factor)), 2
            yield ast.BinOp(node, ast.Div(), ast.Constant(factor)), 2

    def _doubled(self, node: ast.expr, above: ast.expr | None) -> Iterator[tuple[ast.expr, int]]:
        """Twice a term of a sum, as of a square of a sum; and of an index, for each of the neighbours of a thread."""
        if not isinstance(above, ast.BinOp) or not isinstance(above.op, (ast.Add, ast.Sub)):
            return
        product = isinstance(node, ast.BinOp) and isinstance(node.op, _PRODUCTS)
        if (product or isinstance(node, (ast.Name, ast.Subscript, ast.Call))) and self._scope.kind_of(node) == "float":
            yield ast.BinOp(ast.Constant(2.0), ast.Mult(), node), 1
        if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Mod, ast.FloorDiv)):
            yield from ((ast.BinOp(node, ast.Mult(), ast.Constant(times)), 1 + (times > 2)) for times in _TIMES)

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
