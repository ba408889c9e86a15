"""Other forms of one expression of Python: operators, operands, constants, names that stand for each other."""

from __future__ import annotations

import ast
import contextlib
import copy
import itertools
from collections.abc import Iterator

from harness.checking.forms.cuda_scope import WARP, similar
from harness.checking.forms.python_gaps import Gaps
from harness.checking.forms.python_scope import AXES, HOST, NUMBA, TRITON, Scope
from harness.checking.forms.python_shapes import Shapes
from harness.checking.forms.python_terms import Terms

_COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.Gt), ast.LtE: (ast.Lt, ast.GtE), ast.Gt: (ast.GtE, ast.Lt), ast.GtE: (ast.Gt, ast.LtE),
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,),
}  # fmt: skip
_OPERATORS: dict[type[ast.operator], tuple[type[ast.operator], ...]] = {
    ast.Add: (ast.Sub,), ast.Sub: (ast.Add,), ast.Mult: (ast.Div, ast.Add), ast.Div: (ast.Mult,),
    ast.FloorDiv: (ast.Mod, ast.Mult), ast.Mod: (ast.FloorDiv,), ast.LShift: (ast.RShift,), ast.RShift: (ast.LShift,),
    ast.BitAnd: (ast.BitOr,), ast.BitOr: (ast.BitAnd,), ast.BitXor: (ast.BitAnd,),
}  # fmt: skip
_ALIKE = (("max", "min"), ("maximum", "minimum"), ("exp", "exp2"), ("log", "log2"), ("sqrt", "rsqrt"),
          ("floor", "ceil"), ("sum", "max"))  # fmt: skip

_ORDERED = ("box", "global_dim", "global_strides")  # arguments whose order is not that of a tensor's shape


class Expressions:
    """Gives other forms, each with its rank, of expressions of a function.

    Args:
        scope: of the function.
        language: of it.
        function: of the kernel.
        shapes: of it.
    """

    def __init__(self, scope: Scope, language: str, function: ast.FunctionDef, shapes: Shapes) -> None:
        self._scope, self._language, self._shapes = scope, language, shapes
        self._terms = Terms(function, scope, language, shapes)
        self._gaps = Gaps(function, scope, language, shapes)
        self._words: set[str] = set()  # of the statement

    def of(self, node: ast.expr, parents: list[ast.expr], role: str) -> Iterator[tuple[ast.expr | str, int]]:
        """Other forms of an expression, or their texts, which compile as far as that is known; the arguments are those
        of `_forms`."""
        found: dict[str, tuple[ast.expr | str, int]] = {}
        for made, rank in self._forms(node, parents, role):
            new = made if isinstance(made, str) else ast.unparse(ast.fix_missing_locations(made))
            if (new not in found or rank < found[new][1]) and self._compiles(new, node):
                found[new] = made, rank
        yield from found.values()

    def _compiles(self, new: str, node: ast.expr) -> bool:
        """Whether Triton takes another form of an expression, as far as its shape tells."""
        if self._language != TRITON:
            return True
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == "store":
            return False
        with contextlib.suppress(SyntaxError):
            made = ast.parse(new, mode="eval").body
            kinds = self._scope.kind_of(made), self._scope.kind_of(node)
            if kinds[0] != kinds[1] and ("pointer" in kinds or "bool" in kinds or kinds == ("float", "int")):
                return False
            return self._scope.known(made, node.lineno) and self._shapes.fits(made, node)
        return True

    def _forms(self, node: ast.expr, parents: list[ast.expr], role: str) -> Iterator[tuple[ast.expr | str, int]]:
        """Other forms of an expression, or their texts.

        Args:
            node: the expression.
            parents: those that it is within, the nearest last.
            role: what it is: ``condition``, ``value``, ``index``, or the name of the keyword that it is given for.
        """
        device = self._language != HOST
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            yield from self._comparison(node)
        elif isinstance(node, ast.BinOp):
            yield from self._binary(node)
        elif isinstance(node, ast.BoolOp) and len(node.values) == 2:
            yield node.values[0], 1
            yield node.values[1], 1
        elif isinstance(node, ast.UnaryOp):
            yield node.operand, 0
        elif (
            isinstance(node, ast.Constant) and isinstance(node.value, (int, float)) and not isinstance(node.value, bool)
        ):
            yield from self._constant(node, parents)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield from self._name(node, parents, role)
        elif isinstance(node, ast.Attribute):
            yield from self._attribute(node)
        elif isinstance(node, ast.IfExp):
            yield ast.IfExp(node.test, node.orelse, node.body), 0
        elif isinstance(node, ast.Call):
            yield from self._call(node)
        if not device and _is_view(node) and not (parents and isinstance(parents[-1], ast.Attribute)):
            yield f"{ast.unparse(node)}.contiguous()", -1
        if isinstance(node, (ast.Tuple, ast.List)) and (role == "index" or not device):
            yield from self._exchanged(node, role)
        if device:
            yield from self._terms.of(node, parents, role)
            yield from self._gaps.of(node, parents, role)
            if role == "value" and self._scope.kind_of(node) == "float":
                yield from self._float(node, parents)

    def _comparison(self, node: ast.Compare) -> Iterator[tuple[ast.expr | str, int]]:
        for op in _COMPARED.get(type(node.ops[0]), ()):
            yield ast.Compare(node.left, [op()], node.comparators), 0
        for name, line in self._scope.names.items() if self._language != HOST else ():
            if line < node.lineno and self._scope.kind(name) == "int":
                left = ast.BinOp(node.left, ast.Add(), ast.Name(name, ast.Load()))
                yield ast.Compare(left, node.ops, node.comparators), 2

    def _attribute(self, node: ast.Attribute) -> Iterator[tuple[ast.expr | str, int]]:
        """The other axis: ``threadIdx.y`` for ``threadIdx.x``."""
        builtin = ast.unparse(node.value).rpartition(".")[2] in ("threadIdx", "blockIdx", "blockDim", "gridDim")
        if builtin and node.attr in AXES:
            yield from ((ast.Attribute(node.value, axis, node.ctx), 0) for axis in "xy" if axis != node.attr)

    def _exchanged(self, node: ast.Tuple | ast.List, role: str) -> Iterator[tuple[ast.expr | str, int]]:
        """A tuple or a list with two of its elements exchanged."""
        for i, j in itertools.combinations(range(min(len(node.elts), 5)), 2):
            made = list(node.elts)
            made[i], made[j] = made[j], made[i]
            if ast.unparse(made[i]) != ast.unparse(made[j]):
                yield type(node)(made, node.ctx), -1 if role in _ORDERED else 0

    def _float(self, node: ast.expr, parents: list[ast.expr]) -> Iterator[tuple[ast.expr | str, int]]:
        """What may be missing around a float: a sign, a square, a mask, a term or a factor."""
        if isinstance(node, (ast.Name, ast.Subscript)):
            yield ast.UnaryOp(ast.USub(), node), 2
            yield ast.BinOp(node, ast.Mult(), node), 2
        block = self._scope.is_block(node)
        loads = isinstance(node, ast.Call) and ast.unparse(node.func) == "tl.load"  # whose `other` is changed
        if not parents and block and not loads:
            yield from self._masked(node)
        if not parents:
            for name, line in self._scope.names.items():
                if (
                    line < node.lineno
                    and self._scope.kind(name) in ("", "float")
                    and (block or name not in self._scope.blocks)
                ):
                    for sign in (ast.Mult, ast.Add, ast.Sub, ast.Div):
                        yield ast.BinOp(node, sign(), ast.Name(name, ast.Load())), 2

    def _masked(self, node: ast.expr) -> Iterator[tuple[str, int]]:
        """A block of which what is beyond the end stays out of a sum, or of a maximum: ``tl.where(mask, qk, -inf)``."""
        for mask, names in self._scope.masks:
            if all(self._scope.names.get(name, 0) < node.lineno for name in names):
                for other in ("0.0", 'float("-inf")'):
                    yield f"tl.where({mask}, {ast.unparse(node)}, {other})", 1

    def _binary(self, node: ast.BinOp) -> Iterator[tuple[ast.expr | str, int]]:
        left, right = node.left, node.right
        pointer = any(isinstance(one, ast.Name) and one.id in self._scope.pointers for one in ast.walk(left))
        if pointer and self._language == TRITON:
            return
        whole = self._scope.kind_of(node) != "float"
        if isinstance(node.op, ast.FloorDiv):
            yield f"-(-({ast.unparse(left)}) // {ast.unparse(right)})", -1
        share = self._language == HOST and isinstance(node.op, ast.FloorDiv)  # as of a grid, where any larger one does
        for op in _OPERATORS.get(type(node.op), ()) if not share else ():
            if not whole or op is not ast.Div:
                likely = op in (ast.Add, ast.Sub, ast.FloorDiv, ast.Mod)
                yield ast.BinOp(left, op(), right), 0 if likely else 1
        if isinstance(node.op, (ast.Sub, ast.Div, ast.FloorDiv, ast.Mod)):
            yield ast.BinOp(right, node.op, left), 0
        if not isinstance(right, ast.Constant):
            yield right, 1
        yield left, 3 if share else 0 if isinstance(right, ast.Constant) else 1
        if isinstance(left, ast.BinOp) and isinstance(node.op, (ast.Mult, ast.FloorDiv)) and not share:
            yield left.left, 0  # of `n // tile * tile`
        for one, other in ((left, right), (right, left)):
            if isinstance(node.op, (ast.Add, ast.Sub)) and isinstance(one, ast.BinOp) and isinstance(one.op, ast.Mult):
                inner = ast.BinOp(one.right, node.op, other) if one is left else ast.BinOp(other, node.op, one.left)
                pair = (one.left, inner) if one is left else (inner, one.right)
                yield ast.BinOp(pair[0], one.op, pair[1]), 1
            scaled = isinstance(node.op, (ast.Mult, ast.Div)) and one is left
            if scaled and isinstance(one, ast.BinOp) and isinstance(one.op, (ast.Add, ast.Sub)):
                yield ast.BinOp(ast.BinOp(one.left, node.op, other), one.op, one.right), 1
                yield ast.BinOp(one.left, one.op, ast.BinOp(one.right, node.op, other)), 1

    def _constant(self, node: ast.Constant, parents: list[ast.expr]) -> Iterator[tuple[ast.expr | str, int]]:
        value, device = node.value, self._language != HOST
        # With a smaller step threads do what others do: what does not count twice is right with that too.
        shared = device and bool(parents) and _steps(parents[-1], node)
        if isinstance(value, int):
            if value == 0 and device and not parents:
                yield from ((last, 1) for last in self._gaps.lasts(node))
            others = dict.fromkeys((value + 1, value - 1, value * 2, value // 2, 0, 1))
            for other in others:
                if other != value and (other >= 0 or self._language == HOST) and not (shared and other < value):
                    near = other in (value * 2, value // 2) if value > 4 else abs(other - value) == 1
                    yield str(other), 0 if near and device else 1 if near else 2
        elif isinstance(value, float):
            if value == 0.0:
                yield 'float("-inf")' if self._language != NUMBA else "-1e30", 1
                yield "1.0", 1
            else:
                yield f"{1 / value!r}", 2

    def _name(self, node: ast.Name, parents: list[ast.expr], role: str) -> Iterator[tuple[ast.expr | str, int]]:
        around = parents[0] if parents else node
        self._words = {one.id for one in ast.walk(around) if isinstance(one, ast.Name)}
        if node.id not in self._scope.names or (role == "condition" and node.id in self._scope.constants):
            return
        kinds = self._scope.kind(node.id)
        if kinds == "pointer" and self._language == TRITON:
            return
        device = self._language != HOST
        subscripted = bool(parents) and isinstance(parents[-1], ast.Subscript) and parents[-1].value is node
        call = parents[-1] if parents and isinstance(parents[-1], ast.Call) and not device else None
        passed = {one.id for one in call.args if isinstance(one, ast.Name)} if call else set()
        factor = call is None and bool(parents) and isinstance(parents[-1], ast.Call) and device
        product = factor and ast.unparse(parents[-1].func).endswith(".dot")  # type: ignore[attr-defined]
        over = parents[-1] if parents and isinstance(parents[-1], ast.BinOp) else None
        for other, line in self._scope.names.items():
            if product and (other in self._scope.loaded) != (node.id in self._scope.loaded):
                continue  # which has another type
            alike = self._scope.kind(other) == kinds and (other in self._scope.blocks) == (
                node.id in self._scope.blocks
            )
            if other in passed:  # of which a kernel would write one and read the other
                continue
            if other != node.id and line < node.lineno and alike and other != "_":
                given = device and line == 0  # a parameter, such as a size
                fixed = self._scope.file_constants
                if other in fixed:  # one of which is taken for another
                    if node.id in fixed:
                        yield ast.Name(other, ast.Load()), -1
                    continue
                stride = "stride" in other and "stride" not in node.id  # which is a size by chance
                worded = bool(parents) and other in self._words
                bound = role == "condition" or (over is not None and isinstance(over.op, (ast.Div, ast.FloorDiv)))
                counted = not device and any(_counts(one) for one in parents)  # of a grid
                near = not stride and (similar(other, node.id) or worded or (given and bound) or counted)
                unused = device and other in self._scope.unused
                yield ast.Name(other, ast.Load()), -1 if unused else 1 if near else 3 if stride else 2
        if parents and isinstance(parents[-1], ast.BinOp) and parents[-1].right is node and kinds == "int":
            yield ast.BinOp(node, ast.Mult(), ast.Constant(0)), 1
        above = parents[-1] if parents else None
        beside = above.right if isinstance(above, ast.BinOp) and above.left is node else None
        if kinds in ("", "int") and not subscripted and not isinstance(beside, ast.Constant):  # which is changed
            whole = role == "index" and not isinstance(above, ast.BinOp)
            likely = 0 if whole else 1 if role in ("condition", "index", "mask") else 2
            yield ast.BinOp(node, ast.Add(), ast.Constant(1)), likely
            yield ast.BinOp(node, ast.Sub(), ast.Constant(1)), likely

    def _call(self, node: ast.Call) -> Iterator[tuple[ast.expr | str, int]]:
        name = ast.unparse(node.func).rpartition(".")[2]
        arguments = node.args
        if any(isinstance(one, ast.Starred) for one in arguments):
            arguments = []
        host = self._language == HOST
        for row in _ALIKE:
            if name in row and isinstance(node.func, ast.Attribute) and not host:
                for other in row:
                    if other != name:
                        made = copy.copy(node)
                        made.func = ast.Attribute(node.func.value, other, ast.Load())
                        yield made, 1
        of_two = len(arguments) == 2 and isinstance(node.func, ast.Name) and name in ("max", "min")
        if not host and (of_two or name in ("exp", "sqrt", "log", "abs", "maximum", "minimum", "rsqrt", "fabs")):
            yield from ((one, 1 if len(arguments) > 1 else 0) for one in arguments)
        if name == "cdiv" and len(arguments) == 2:
            yield ast.BinOp(arguments[0], ast.FloorDiv(), arguments[1]), 1


def _counts(node: ast.expr) -> bool:
    """Whether an expression is a number of CTAs: ``(n + 31) // 32``, ``triton.cdiv(n, 32)``."""
    divides = isinstance(node, ast.BinOp) and isinstance(node.op, ast.FloorDiv)
    return divides or (isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == "cdiv")


def _is_view(node: ast.expr) -> bool:
    """Whether an expression is another view of a tensor: ``w.t()``, ``w.T``, ``w.transpose(0, 1)``."""
    called = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    name = node.func.attr if called else node.attr if isinstance(node, ast.Attribute) else ""  # type: ignore[attr-defined]
    return name in (("t", "transpose", "permute", "swapaxes", "movedim", "unfold") if called else ("T", "mT"))


def _steps(loop: ast.expr, node: ast.Constant) -> bool:
    """Whether a number is the step of a ``range`` that begins at a variable, as at the number of a thread."""
    if not isinstance(loop, ast.Call) or len(loop.args) != 3 or ast.unparse(loop.func) != "range":
        return False
    whole = isinstance(node.value, int) and node.value >= WARP
    return whole and loop.args[2] is node and not isinstance(loop.args[0], ast.Constant)
