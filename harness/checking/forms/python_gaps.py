"""What may be missing around an integer, a mask or a condition of a kernel of Triton or numba: a factor, a divisor, a
remainder, a term that stands elsewhere in the function; a maximum with the value before; a load's other value."""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Iterator

from harness.checking.forms.python_scope import TRITON, Scope
from harness.checking.forms.python_shapes import Shapes

_NEAR = 8  # lines in which what stands elsewhere is likelier what is missing
_MOST = 5  # of one kind around one node
_LONGEST = 24  # characters of a term
_LEAVES = (ast.Name, ast.Call, ast.Subscript, ast.Attribute)
_SUMS, _PRODUCTS = (ast.Add, ast.Sub), (ast.Mult, ast.FloorDiv, ast.Mod, ast.Div)
_OF_ONE = ("exp", "exp2", "log", "sqrt", "rsqrt", "abs")


class Gaps:
    """Finds terms, factors and guards that may be missing around the expressions of a function.

    Args:
        function: of the kernel.
        scope: of it.
        language: of it.
        shapes: of a Triton kernel.
    """

    def __init__(self, function: ast.FunctionDef, scope: Scope, language: str, shapes: Shapes) -> None:
        self._scope, self._triton, self._shapes = scope, language == TRITON, shapes
        self._factors: dict[str, list[ast.expr]] = {}
        self._addends: dict[str, list[ast.expr]] = {}
        self._conditions: dict[str, ast.expr] = {}
        self._functions = dict.fromkeys(
            ast.unparse(one.func)
            for one in ast.walk(function)
            if isinstance(one, ast.Call) and ast.unparse(one.func).rpartition(".")[2] in _OF_ONE
        )
        self._assigned = {id(one.value): one for one in ast.walk(function) if isinstance(one, ast.Assign)}
        self._products: dict[str, dict[str, ast.expr]] = {}  # of integers, by the name of an operand and by their text
        for one in ast.walk(function):
            if isinstance(one, ast.BinOp) and isinstance(one.op, ast.Mult) and self._of_integers(one):
                for side in (one.left, one.right):
                    if isinstance(side, ast.Name):
                        self._products.setdefault(side.id, {}).setdefault(ast.unparse(one), one)
            if isinstance(one, ast.BinOp):
                for side in (one.left, one.right):
                    if isinstance(one.op, _PRODUCTS):
                        self._take(self._factors, side)
                    elif isinstance(one.op, _SUMS):
                        self._take(self._addends, side)
            elif isinstance(one, ast.Compare):
                self._conditions.setdefault(ast.unparse(one), one)
        self._tails = list(_tails(function))
        self._turns = list(_turns(function))
        loops = [one for one in ast.walk(function) if isinstance(one, ast.For)]
        self._counted = {one.target.id for one in loops if isinstance(one.target, ast.Name)}
        for name in scope.constants:
            self._factors.setdefault(name, []).append(ast.Name(name, ast.Load(), lineno=function.lineno, col_offset=0))

    def _take(self, pool: dict[str, list[ast.expr]], node: ast.expr) -> None:
        whole = isinstance(node, ast.Constant) and type(node.value) is int and node.value > 1
        name = isinstance(node, (ast.Name, ast.Attribute)) and self._scope.kind_of(node) == "int"
        call = isinstance(node, ast.Call) and "program_id" in ast.unparse(node.func)
        small = isinstance(node, ast.BinOp) and self._of_integers(node) and len(ast.unparse(node)) <= _LONGEST
        if whole or name or call or small:
            pool.setdefault(ast.unparse(node), []).append(node)

    def _of_integers(self, node: ast.expr) -> bool:
        names = [one for one in ast.walk(node) if isinstance(one, (ast.Name, ast.Attribute))]
        divides = any(isinstance(one, ast.Div) for one in ast.walk(node))
        return not divides and bool(names) and all(self._scope.kind_of(one) == "int" for one in names)

    def of(self, node: ast.expr, parents: list[ast.expr], role: str) -> Iterator[tuple[ast.expr | str, int]]:
        """Other forms of an expression, each with its rank; the arguments are those of `Expressions.of`."""
        above = parents[-1] if parents else None
        if isinstance(node, ast.Call):
            yield from self._called(node)
        if isinstance(node, (ast.Compare, ast.BoolOp)) or (role == "mask" and above is None):
            yield from self._asked_too(node, above)
        if above is None and role == "value":
            yield from self._before(node)
        if isinstance(node, ast.Subscript) and isinstance(node.slice, (ast.Name, ast.Attribute)) and not self._triton:
            array, at = ast.unparse(node.value), ast.unparse(node.slice)
            yield f"({array}[{at} - 1] if {at} > 0 else 0)", 1  # a scan without its own element
        kind = self._scope.kind_of(node)
        if kind == "int" and not isinstance(node, (ast.Constant, ast.UnaryOp, ast.IfExp)):
            yield from self._around(node, above, role)
        if kind == "float" and not isinstance(node, ast.Constant):
            top = above is None or (isinstance(above, ast.BinOp) and isinstance(above.op, (ast.Mult, ast.Div)))
            for name in self._functions if top else ():
                if not ast.unparse(node).startswith(f"{name}("):
                    yield f"{name}({ast.unparse(node)})", 2

    def lasts(self, node: ast.Constant) -> Iterator[str]:
        """The last index of each loop whose bound is known where a number stands: ``n - 1`` for ``0``."""
        for bound in dict.fromkeys(bound for _, bound, _ in self._turns):
            if all(self._scope.names.get(name, 0) < node.lineno for name in re.findall(r"[A-Za-z_]\w*", bound)):
                yield f"{bound} - 1"

    def _around(self, node: ast.expr, above: ast.expr | None, role: str) -> Iterator[tuple[ast.expr | str, int]]:
        inside = isinstance(above, ast.BinOp)
        sign = above.op if isinstance(above, ast.BinOp) else None
        leaf, part = isinstance(node, _LEAVES), ast.unparse(node)
        if not leaf and inside:
            return
        divided = isinstance(sign, (ast.FloorDiv, ast.Mod)) and isinstance(above, ast.BinOp) and above.left is node
        yield from self._with_factors(node, role, inside, divided or not isinstance(sign, _PRODUCTS))
        if isinstance(node, ast.Name) and not isinstance(sign, ast.Mult):
            yield from self._as_elsewhere(node)
        for name in self._scope.unused if leaf and role != "condition" else ():
            if self._scope.kind(name) in ("", "int"):
                signs = ("*", "+") if self._begins_at_zero(name) else ("//", "%", "*", "+")
                yield from ((f"(({part}) {sign} {name})", 1) for sign in signs)
        yield from self._in_loops(node, role)
        if not inside or isinstance(sign, ast.Mult):
            for text, near in self._usable(self._addends, node)[:_MOST]:
                yield f"(({part}) + ({text}))", 2 if near and not inside else 3
                if not inside:
                    yield f"(({part}) - ({text}))", 4
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod):
            left, right = ast.unparse(node.left), ast.unparse(node.right)
            for name in itertools.islice((*self._scope.constants, *self._parameters()), 2 * _MOST):
                if name not in (left, right):
                    yield f"(({left}) // (({name}) // ({right})))", 1

    def _with_factors(self, node: ast.expr, role: str, inside: bool, alone: bool) -> Iterator[tuple[str, int]]:
        """A factor or a divisor more. ``inside``: the expression is part of another one; ``alone``: of no product."""
        part, rank = ast.unparse(node), 3 if role == "condition" else 2
        for text, near in self._usable(self._factors, node)[:_MOST]:
            yield f"(({part}) * ({text}))", 2 if alone and (near or text in self._scope.constants) else 3
        for text, near in self._usable(self._factors, node)[:_MOST] if not inside else ():
            if not self._begins_at_zero(text):
                yield f"(({part}) // ({text}))", rank if near else 3
                yield f"(({part}) % ({text}))", rank if near else 3

    def _begins_at_zero(self, text: str) -> bool:
        """Whether a divisor may be 0 in the first turn of a loop. Triton computes both sides of a choice, and LLVM
        takes a division by 0 for one that is never reached: the submission as it is would be another program."""
        return self._triton and not self._counted.isdisjoint(re.findall(r"[A-Za-z_]\w*", text))

    def _in_loops(self, node: ast.expr, role: str) -> Iterator[tuple[str, int]]:
        """A loop's variable that counts from the other end, and a bound without what the turns before took."""
        part = ast.unparse(node)
        for turn, bound, lines in self._turns if role != "condition" else ():
            if part == turn and node.lineno in lines:
                yield f"({bound} - 1 - {turn})", 1
        for bound, turn, text in self._tails:
            if part == bound and self._scope.names.get(turn, node.lineno) < node.lineno:
                yield f"(({part}) - ({text}))", 1

    def _as_elsewhere(self, node: ast.Name) -> Iterator[tuple[str, int]]:
        """A product that a variable is in elsewhere: ``t * BK // GROUP`` for ``t // GROUP``."""
        for text, one in itertools.islice(self._products.get(node.id, {}).items(), _MOST):
            names = {each.id for each in ast.walk(one) if isinstance(each, ast.Name)}
            known = all(self._scope.names.get(name, 0) < node.lineno for name in names)
            if known and (not self._triton or self._shapes.fits(one, node)):
                yield f"({text})", 1

    def _parameters(self) -> Iterator[str]:
        return (name for name, line in self._scope.names.items() if not line and self._scope.kind(name) == "int")

    def _usable(self, pool: dict[str, list[ast.expr]], node: ast.expr) -> list[tuple[str, bool]]:
        """Texts whose names have values at a node and whose shape fits, the nearest first; whether they are near."""
        found, own = [], {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
        for text, terms in pool.items():
            names = {one.id for one in ast.walk(terms[0]) if isinstance(one, ast.Name)}
            known = all(self._scope.names.get(name, 0) < node.lineno for name in names)
            if known and not names & own and (not self._triton or self._shapes.fits(terms[0], node)):
                found.append((min(abs(one.lineno - node.lineno) for one in terms), text))
        return [(text, far <= _NEAR) for far, text in sorted(found)]

    def _asked_too(self, node: ast.expr, above: ast.expr | None) -> Iterator[tuple[str, int]]:
        """A condition or a mask with one more term."""
        if isinstance(above, (ast.BoolOp, ast.BinOp)):
            return
        part, word = ast.unparse(node), "&" if self._triton else "and"
        for text, one in self._conditions.items():
            names = {each.id for each in ast.walk(one) if isinstance(each, ast.Name)}
            known = all(self._scope.names.get(name, 0) < node.lineno for name in names)
            if text not in part and known and (not self._triton or self._shapes.fits(one, node)):
                yield f"(({part}) {word} ({text}))", 2

    def _before(self, node: ast.expr) -> Iterator[tuple[str, int]]:
        """The value that a variable had, as what is assigned to it may have to keep that."""
        statement = self._assigned.get(id(node))
        target = statement.targets[0] if statement is not None else None
        if not isinstance(target, ast.Name) or self._scope.names.get(target.id, node.lineno) >= node.lineno:
            return
        name, part = target.id, ast.unparse(node)
        if name in {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}:
            return
        if self._triton and not self._shapes.fits(node, target):
            return
        yield f"({name} + ({part}))", 1
        for function in ("tl.maximum", "tl.minimum") if self._triton else ("max", "min"):
            yield f"{function}({name}, {part})", 1

    def _called(self, node: ast.Call) -> Iterator[tuple[str, int]]:
        """Another axis of the grid, and the value of a load where its mask is false."""
        name, part = ast.unparse(node.func), ast.unparse(node)
        if name.endswith("program_id") and node.args and isinstance(node.args[0], ast.Constant):
            yield from ((f"{name}({axis})", 0) for axis in range(3) if axis != node.args[0].value)
        given = {one.arg for one in node.keywords}
        if name == "tl.load" and "mask" in given and "other" not in given:
            yield from ((f"{part[:-1]}, other={value})", 1) for value in ("0.0", 'float("-inf")', "1.0"))


def _turns(function: ast.FunctionDef) -> Iterator[tuple[str, str, range]]:
    """The turn of a loop, how many there are, and the lines of its body."""
    for one in ast.walk(function):
        if isinstance(one, ast.For) and isinstance(one.target, ast.Name) and isinstance(one.iter, ast.Call):
            name, given = ast.unparse(one.iter.func).rpartition(".")[2], one.iter.args
            if name in ("range", "static_range") and len(given) == 1 and isinstance(given[0], (ast.Name, ast.Constant)):
                yield one.target.id, ast.unparse(given[0]), range(one.body[0].lineno, (one.end_lineno or 0) + 1)


def _tails(function: ast.FunctionDef) -> Iterator[tuple[str, str, str]]:
    """What is left in a turn of a loop over tiles: ``K`` and ``k * BK`` of ``for k in range(tl.cdiv(K, BK))``, ``K``
    and ``k`` of ``for k in range(0, K, BK)``; the turn between them."""
    for one in ast.walk(function):
        if not isinstance(one, ast.For) or not isinstance(one.target, ast.Name) or not isinstance(one.iter, ast.Call):
            continue
        turn, given = one.target.id, one.iter.args
        last = given[min(1, len(given) - 1)] if given else None
        if len(given) == 3:
            yield ast.unparse(given[1]), turn, turn
        elif isinstance(last, ast.Call) and ast.unparse(last.func).endswith("cdiv") and len(last.args) == 2:
            yield ast.unparse(last.args[0]), turn, f"{turn} * {ast.unparse(last.args[1])}"
