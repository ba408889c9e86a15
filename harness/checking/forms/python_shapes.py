"""The shapes of the expressions of a Triton kernel, as texts of their extents: another shape does not compile."""

from __future__ import annotations

import ast

Shape = tuple[str, ...]  # "1" is spread over any extent
_CLASH: Shape = ("",)  # of what Triton does not spread over each other
_ALONG = frozenset(("sum", "max", "min", "argmax", "argmin", "reduce", "xor_sum"))
_MADE = frozenset(("zeros", "full"))


class Shapes:
    """Knows the shapes of a kernel's names.

    Args:
        function: the kernel.
    """

    def __init__(self, function: ast.FunctionDef) -> None:
        self._names: dict[str, Shape | None] = {one.arg: () for one in function.args.args}
        for _ in range(3):  # as some names are made of later ones, in loops
            for one in ast.walk(function):
                if isinstance(one, (ast.Assign, ast.AugAssign)):
                    targets = one.targets if isinstance(one, ast.Assign) else [one.target]
                    made = self.of(one.value)
                    for target in targets:
                        if isinstance(target, ast.Name):
                            old = self._names.get(target.id) if isinstance(one, ast.AugAssign) else ()
                            if made not in (None, _CLASH) and old is not None:
                                self._names[target.id] = spread(old, made)
                elif isinstance(one, ast.For) and isinstance(one.target, ast.Name):
                    self._names[one.target.id] = ()

    def of(self, node: ast.expr) -> Shape | None:
        """The shape of an expression; None where it is not known."""
        if isinstance(node, ast.Constant):
            return ()
        if isinstance(node, ast.Name):
            return self._names.get(node.id)
        if isinstance(node, ast.UnaryOp):
            return self.of(node.operand)
        if isinstance(node, (ast.BinOp, ast.Compare)):
            sides = [node.left, node.right] if isinstance(node, ast.BinOp) else [node.left, *node.comparators]
            return self._together(sides)
        if isinstance(node, ast.BoolOp):
            return self._together(node.values)
        if isinstance(node, ast.Subscript):
            return self._indexed(node)
        if isinstance(node, ast.Call):
            return self._called(node)
        return None

    def fits(self, made: ast.expr, node: ast.expr) -> bool:
        """Whether an expression can stand for another one, as far as that is known."""
        new, old = self.of(made), self.of(node)
        if old == _CLASH:  # two of its extents have two names each
            return True
        return new != _CLASH and (new is None or old is None or spread(new, old) == old)

    def _together(self, sides: list[ast.expr]) -> Shape | None:
        found: Shape | None = ()
        for one in sides:
            shape = self.of(one)
            if shape is not None and found is not None and (shape == _CLASH or spread(found, shape) is None):
                return _CLASH
            found = None if shape is None or found is None else spread(found, shape)
        return found

    def _indexed(self, node: ast.Subscript) -> Shape | None:
        """``x[:, None]`` and so on."""
        base, parts = self.of(node.value), node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if base in (None, _CLASH):
            return base
        left, found = list(base), list[str]()
        for part in parts:
            if isinstance(part, ast.Constant) and part.value is None:
                found.append("1")
            elif isinstance(part, ast.Slice) and left:
                found.append(left.pop(0))
            else:
                return None
        return (*found, *left)

    def _called(self, node: ast.Call) -> Shape | None:
        name = ast.unparse(node.func).rpartition(".")[2]
        if name in ("program_id", "num_programs", "cdiv", "float", "int"):
            return ()
        if name == "arange" and len(node.args) == 2:
            return (ast.unparse(node.args[1]),) if ast.unparse(node.args[0]) == "0" else None
        if name in _MADE and node.args:
            shape = node.args[0]
            return tuple(map(ast.unparse, shape.elts)) if isinstance(shape, (ast.Tuple, ast.List)) else None
        if name == "dot" and len(node.args) >= 2:
            one, two = self.of(node.args[0]), self.of(node.args[1])
            if one is None or two is None or len(one) != 2 or len(two) != 2:
                return None
            return (one[0], two[1]) if one[1] == two[0] else _CLASH
        if name == "to" and isinstance(node.func, ast.Attribute):
            return self.of(node.func.value)
        if name in _ALONG and node.args:
            return self._along(node)
        if name in ("load", "zeros_like") and node.args:
            return self.of(node.args[0])
        if name in ("where", "maximum", "minimum", "fma", "exp", "exp2", "log", "log2", "sqrt", "rsqrt", "abs", "cos",
                    "sin", "tanh", "sigmoid", "floor", "ceil", "min", "max"):  # fmt: skip
            return self._together(node.args)
        return None

    def _along(self, node: ast.Call) -> Shape | None:
        """A sum along an axis, or over all."""
        base = self.of(node.args[0])
        given = [one.value for one in node.keywords if one.arg == "axis"] + node.args[1:2]
        if len(node.args) == 2 and ast.unparse(node.func) in ("max", "min"):  # Python's own
            return self._together(node.args)
        if base in (None, _CLASH) or any(one.arg == "keep_dims" for one in node.keywords):
            return None
        axis = given[0] if given else None
        if axis is None:
            return ()
        if not isinstance(axis, ast.Constant) or not isinstance(axis.value, int) or axis.value >= len(base):
            return None
        return (*base[: axis.value], *base[axis.value :][1:])


def spread(one: Shape, other: Shape) -> Shape | None:
    """The shape of what is computed of two, as Triton spreads each over the other; None where it does not."""
    if len(one) != len(other):
        return one if not other else other if not one else None
    if any(a != b and "1" not in (a, b) for a, b in zip(one, other, strict=True)):
        return None
    return tuple(b if a == "1" else a for a, b in zip(one, other, strict=True))
