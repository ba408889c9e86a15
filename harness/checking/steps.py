"""The steps of a function's text, and what each becomes in a mistake that people make."""

from __future__ import annotations

import ast
import copy
import dataclasses
import itertools
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

# Functions that are taken for one another.
_SIBLINGS = (
    ("cos", "sin"), ("exp", "exp2"), ("log", "log2"), ("sum", "mean"), ("amax", "amin"), ("max", "min"),
    ("maximum", "minimum"), ("tril", "triu"), ("sqrt", "rsqrt"), ("floor", "round", "ceil", "trunc"),
    ("relu", "gelu", "silu", "sigmoid", "tanh"),
)  # fmt: skip
# Calls of methods that change no value, or without which nothing is left to compare.
_PLAIN = frozenset((
    "to", "float", "double", "half", "bfloat16", "int", "long", "contiguous", "clone", "detach", "cuda", "cpu",
    "reshape", "view", "view_as", "type_as", "unsqueeze", "squeeze", "expand", "flatten", "unflatten", "size", "dim",
    "numel", "item", "new_empty", "new_zeros", "new_full", "unbind", "chunk", "split",
))  # fmt: skip
_POINTWISE = frozenset((
    "relu", "gelu", "silu", "sigmoid", "tanh", "exp", "log", "sqrt", "rsqrt", "abs", "square", "round", "floor",
    "clamp",
))  # fmt: skip
_DONE: dict[type[ast.operator], str] = {
    ast.Add: "added",
    ast.Sub: "subtracted",
    ast.Mult: "multiplied",
    ast.Div: "divided",
}
_MODULES = frozenset(("torch", "F", "nn", "math", "np", "numpy"))
_SIGN, _BOUND = "a sign is wrong", "off by one"
_SMALL = (ast.Constant, ast.Name, ast.Slice, ast.Tuple, ast.List, ast.keyword)  # say little without what is around them
_TURNED = {ast.Lt: (ast.LtE, ast.GtE, ast.Gt), ast.LtE: (ast.Lt, ast.Gt, ast.GtE),
           ast.Gt: (ast.GtE, ast.LtE, ast.Lt), ast.GtE: (ast.Gt, ast.Lt, ast.LtE),
           ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,)}  # fmt: skip


@dataclass(frozen=True)
class Step:
    """A change of one node of a function.

    Attributes:
        rank: small for likely mistakes.
        line: of the node in its file.
        old, new: the text before and after; ``new`` is empty where the statement is left out.
        why: the mistake in words.
        target: the node.
        made_of: what stands in its place.
        also: other nodes that it stands in the place of.
    """

    rank: int
    line: int
    old: str
    new: str
    why: str
    target: ast.AST
    made_of: ast.AST
    also: tuple[ast.AST, ...] = ()

    @property
    def name(self) -> str:
        """Identifies the change within its function."""
        at = f"{self.line}:{getattr(self.target, 'col_offset', 0)}" + "+" * len(self.also)
        return f"{at} {self.old} -> {self.new}"

    def made(self, function: ast.FunctionDef) -> ast.FunctionDef:
        """The function with the change."""
        return copy.deepcopy(function, {id(node): self.made_of for node in (self.target, *self.also)})


def names_of(node: ast.AST) -> list[str]:
    """The names that a piece of text reads, in order, each once."""
    found = (one.id for one in ast.walk(node) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Load))
    return list(dict.fromkeys(found))


def local_names(function: ast.FunctionDef) -> dict[str, None]:
    """The parameters and the variables of a function, in order."""
    local = [one.arg for one in (*function.args.args, *function.args.kwonlyargs)]
    local += [one.id for one in ast.walk(function) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)]
    return dict.fromkeys(local)


def steps(function: ast.FunctionDef) -> Iterator[Step]:
    """The changes of a function, in no order. How often a loop turns is changed by one only."""
    if any(isinstance(one, ast.While) for one in ast.walk(function)):
        return  # with a change it might never end
    local = list(local_names(function))
    outer = {id(inner): node for node in ast.walk(function) for inner in ast.iter_child_nodes(node)}
    text = ast.unparse(function)
    counts = {id(inner) for loop in ast.walk(function) if isinstance(loop, ast.For) for inner in ast.walk(loop.iter)}
    for node in _walk(function):
        if id(node) in counts and not isinstance(node, ast.Call):
            continue
        for step in (*_of_expression(node), *_of_statement(node), *_of_names(node, local)):
            yield _within(step, outer, text)
    for step in _of_equal(function):
        yield _within(step, outer, text)


def _of_equal(function: ast.FunctionDef) -> Iterator[Step]:
    """A number that stands at several places is another one at each of them, as a zero point is."""
    found: dict[tuple[type, float], list[ast.Constant]] = {}
    for node in _walk(function):
        value = node.value if isinstance(node, ast.Constant) else None
        if isinstance(node, ast.Constant) and isinstance(value, int | float) and value not in (0, 1, -1):
            found.setdefault((type(value), value), []).append(node)
    for (_, value), nodes in found.items():
        others: tuple[float, ...] = (value + 1, value - 1) if isinstance(value, int) else (-value, 2 * value, value / 2)
        for step in _numbers(nodes[0], others) if len(nodes) > 1 else ():
            yield dataclasses.replace(step, also=tuple(nodes[1:]), why=f"{step.why} at each of {len(nodes)} places")


def _within(step: Step, outer: dict[int, ast.AST], whole: str) -> Step:
    """A change of a name or a number, or of what the function has twice, is shown with what stands around it."""
    around = step.target
    while isinstance(around, _SMALL) or (
        id(around) in outer and isinstance(outer[id(around)], ast.expr) and whole.count(ast.unparse(around)) > 1
    ):
        around = outer[id(around)]
    if around is step.target:
        return step
    new = copy.deepcopy(around, {id(step.target): step.made_of})
    return dataclasses.replace(step, old=ast.unparse(around), new=ast.unparse(new))


def _walk(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """The nodes of the body; types, defaults and the text that describes it are none."""
    body = function.body
    if isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
        body = body[1:]
    for statement in body:
        yield from ast.walk(statement)


def _step(rank: int, target: ast.AST, new: ast.AST, why: str) -> Step:
    return Step(rank, getattr(target, "lineno", 0), ast.unparse(target), ast.unparse(new), why, target, new)


def _of_expression(node: ast.AST) -> Iterator[Step]:
    if isinstance(node, ast.BinOp):
        yield from _of_operator(node)
    elif isinstance(node, ast.UnaryOp):
        why = _SIGN if isinstance(node.op, ast.USub) else "it is inverted"
        yield _step(1, node, node.operand, why)
    elif isinstance(node, ast.Compare) and len(node.ops) == 1:
        for number, other in enumerate(_TURNED.get(type(node.ops[0]), ())):
            turned = ast.Compare(node.left, [other()], node.comparators)
            yield _step(
                1, node, turned, _BOUND if number == 0 and len(_TURNED[type(node.ops[0])]) > 1 else "it is inverted"
            )
    elif isinstance(node, ast.Call):
        yield from _of_call(node)
    elif isinstance(node, ast.Constant):
        yield from _of_constant(node)
    elif isinstance(node, ast.Slice):
        yield from _of_slice(node)
    elif isinstance(node, (ast.Tuple, ast.List)) and isinstance(node.ctx, ast.Load):
        yield from _exchanged(node, 2)


def _of_operator(node: ast.BinOp) -> Iterator[Step]:
    left, right = node.left, node.right
    if isinstance(node.op, ast.Add):
        yield _step(0, node, left, f"`{ast.unparse(right)}` is left out")
        yield _step(0, node, right, f"`{ast.unparse(left)}` is left out")
        yield _step(2, node, ast.BinOp(left, ast.Sub(), right), _SIGN)
        for one, other in ((left, right), (right, left)):
            if isinstance(one, ast.BinOp) and isinstance(one.op, (ast.Mult, ast.Div)):
                whole = ast.BinOp(ast.BinOp(one.left, ast.Add(), other), one.op, one.right)
                does = "multiplies" if isinstance(one.op, ast.Mult) else "divides"
                yield _step(1, node, whole, f"`{ast.unparse(one.right)}` {does} `{ast.unparse(other)}` too")
    elif isinstance(node.op, ast.Sub):
        yield _step(0, node, left, f"`{ast.unparse(right)}` is not subtracted")
        yield _step(2, node, ast.BinOp(left, ast.Add(), right), _SIGN)
        yield _step(2, node, ast.BinOp(right, ast.Sub(), left), _SIGN)
    elif isinstance(node.op, ast.Mult):
        for factor, rest in ((right, left), (left, right)):
            yield _step(0, node, rest, f"the factor `{ast.unparse(factor)}` is left out")
            yield _step(2, node, ast.BinOp(node, ast.Mult(), factor), f"`{ast.unparse(factor)}` is taken twice")
            yield _step(2, node, ast.BinOp(rest, ast.Div(), factor), "it divides where it should multiply")
    elif isinstance(node.op, ast.Div):
        yield _step(0, node, left, f"it is not divided by `{ast.unparse(right)}`")
        yield _step(2, node, ast.BinOp(left, ast.Mult(), right), "it multiplies where it should divide")
        yield _step(2, node, ast.BinOp(node, ast.Div(), right), f"it is divided by `{ast.unparse(right)}` twice")
        for number in (-1, 1):  # a mean over n - 1
            by = ast.BinOp(right, ast.Add() if number > 0 else ast.Sub(), ast.Constant(1))
            yield _step(3, node, ast.BinOp(left, ast.Div(), by), _BOUND)
    elif isinstance(node.op, ast.MatMult):
        for one, other in ((_turned(left), right), (left, _turned(right)), (right, left)):
            yield _step(2, node, ast.BinOp(one, ast.MatMult(), other), "an operand is transposed")
    else:
        yield _step(1, node, left, "it is left out")


def _turned(node: ast.expr) -> ast.expr:
    return ast.Attribute(node, "mT", ast.Load())


def _of_call(node: ast.Call) -> Iterator[Step]:
    function = node.func
    if isinstance(function, ast.Name) and function.id == "range" and len(node.args) <= 2:
        first, last = (ast.Constant(0), node.args[0]) if len(node.args) == 1 else node.args
        later = [ast.BinOp(first, ast.Add(), ast.Constant(1)), last]
        yield _step(1, node, ast.Call(function, later, []), "as if the first turn of a loop were missing")
        fewer = [first, ast.BinOp(last, ast.Sub(), ast.Constant(1))]
        yield _step(1, node, ast.Call(function, fewer, []), "as if the last turn of a loop were missing")
    if not isinstance(function, ast.Attribute):
        return
    yield from _of_order(node, function)
    name, owner = function.attr, function.value
    library = (isinstance(owner, ast.Name) and owner.id in _MODULES) or _of_torch(owner)
    inner = node.args[0] if library and node.args else owner
    if name not in _PLAIN and not (library and not node.args):
        yield _step(1, node, inner, f"`{name}` is left out")
    for group in _SIBLINGS:
        for other in group if name in group else ():
            if other != name:
                changed = ast.Call(ast.Attribute(owner, other, ast.Load()), node.args, node.keywords)
                yield _step(2, node, changed, f"`{other}` is taken for `{name}`")
    for one in node.keywords:
        if one.arg not in (None, "dim", "keepdim", "dtype", "device"):
            rest = [other for other in node.keywords if other is not one]
            yield _step(1, node, ast.Call(function, node.args, rest), f"`{one.arg}` is not given")
    if name == "mean":  # n - 1 in place of n, as of an unbiased variance
        made = f"({{0}}.sum({{1}}) / ({ast.unparse(inner)}.numel() // {{0}}.sum({{1}}).numel() - 1))"
        arguments = ", ".join(ast.unparse(one) for one in (*node.args[int(library) :], *node.keywords))
        text = made.format(ast.unparse(inner), arguments)
        new = ast.parse(text, mode="eval").body
        yield Step(3, node.lineno, ast.unparse(node), f"{ast.unparse(inner)}.sum() / (n - 1)", _BOUND, node, new)


def _of_order(node: ast.Call, function: ast.Attribute) -> Iterator[Step]:
    """Steps in another order, or another kind of the same: an activation before the bias, heads that are repeated as a
    whole, a conversion that rounds, a border that is no zeros."""
    name, owner = function.attr, function.value
    library = (isinstance(owner, ast.Name) and owner.id in _MODULES) or _of_torch(owner)
    inner, rest = (node.args[0], node.args[1:]) if library and node.args else (owner, node.args)

    def applied(value: ast.expr) -> ast.expr:
        if library:
            return ast.Call(function, [value, *rest], node.keywords)
        return ast.Call(ast.Attribute(value, name, ast.Load()), node.args, node.keywords)

    if name in _POINTWISE and isinstance(inner, ast.BinOp) and type(inner.op) in _DONE:
        left, right, done = inner.left, inner.right, _DONE[type(inner.op)]
        for one, two, other in ((applied(left), right, right), (left, applied(right), left)):
            why = f"`{name}` is applied before `{ast.unparse(other)}` is {done}"
            yield _step(1, node, ast.BinOp(one, inner.op, two), why)
    if name == "repeat_interleave" and len(rest) + len(node.keywords) <= 2:
        tiled = ast.Call(ast.Name("tiled", ast.Load()), [inner, *rest], node.keywords)
        yield _step(1, node, tiled, "the whole is repeated, where each is to be: index % n for index / n, as of heads")
    if name in ("long", "int", "to") and not library:
        rounded = ast.Call(ast.Attribute(inner, "round", ast.Load()), [], [])
        yield _step(2, node, applied(rounded), "it rounds to the nearest, where it should truncate")
    if name in ("conv1d", "conv2d", "conv3d") and library:
        for mode, why in (("replicate", "repeats the edge"), ("reflect", "mirrors"), ("circular", "wraps around")):
            given = [function, ast.Constant(mode), *node.args]
            bordered = ast.Call(ast.Name("bordered", ast.Load()), given, node.keywords)
            yield _step(2, node, bordered, f"the border {why}, where it should be zeros")


def _of_torch(node: ast.expr) -> bool:
    """Whether an expression is a module of torch, such as ``torch.nn.functional``."""
    return isinstance(node, ast.Attribute) and ast.unparse(node).startswith("torch.")


def _of_constant(node: ast.Constant) -> Iterator[Step]:
    value = node.value
    if isinstance(value, bool):
        yield _step(2, node, ast.Constant(not value), "it is inverted")
    elif isinstance(value, int):
        yield from _numbers(node, (value + 1, value - 1))
    elif isinstance(value, float) and value:
        yield from _numbers(node, (-value, 2 * value, value / 2))


def _numbers(node: ast.Constant, others: Iterable[float]) -> Iterator[Step]:
    for other in others:
        yield _step(3, node, ast.Constant(other), f"{other} stands for {node.value!r}")


def _of_slice(node: ast.Slice) -> Iterator[Step]:
    for lower, upper in ((None, node.upper), (node.lower, None)):
        if (lower, upper) != (node.lower, node.upper) and (lower or upper or node.step):
            yield _step(3, node, ast.Slice(lower, upper, node.step), "the slice is another")
    if node.lower or node.upper:
        yield _step(2, node, ast.Slice(None, None, None), f"the bound `{ast.unparse(node)}` is left out")


def _of_statement(node: ast.AST) -> Iterator[Step]:
    if isinstance(node, ast.AugAssign) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)):
        yield Step(0, node.lineno, ast.unparse(node), "", "it is left out", node, ast.Pass())
    if isinstance(node, ast.Assign):
        values = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
        for value in values:
            if not isinstance(value, (ast.Constant, ast.Name)):
                yield _step(3, value, ast.UnaryOp(ast.USub(), value), _SIGN)
        if isinstance(node.targets[0], ast.Tuple):
            yield from _exchanged(node.targets[0], 1)


def _exchanged(node: ast.Tuple | ast.List, rank: int) -> Iterator[Step]:
    """Two of ``a, b = data``, or of ``stack((a, b))``, stand for each other."""
    for i, j in itertools.combinations(range(min(len(node.elts), 8)), 2):
        made = list(node.elts)
        if any(isinstance(made[at], ast.Slice) for at in (i, j)):  # of which one may bound nothing in the other's place
            continue
        made[i], made[j] = made[j], made[i]
        one, other = (ast.unparse(node.elts[at]) for at in (i, j))
        yield _step(rank, node, type(node)(made, node.ctx), f"`{one}` and `{other}` are exchanged")


def _of_names(node: ast.AST, local: list[str]) -> Iterator[Step]:
    """Another variable is read; or two variables of an expression stand for each other."""
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in local:
        for other in local:
            if other != node.id:
                yield _step(4, node, ast.Name(other, ast.Load()), f"`{other}` is read where `{node.id}` should be")
    if isinstance(node, (ast.BinOp, ast.Call)):
        inside = [name for name in names_of(node) if name in local]
        for one, other in itertools.combinations(inside, 2):
            new = _Exchange({one: other, other: one}).visit(copy.deepcopy(node))
            yield _step(3, node, new, f"`{one}` and `{other}` are exchanged")


class _Exchange(ast.NodeTransformer):
    def __init__(self, names: dict[str, str]) -> None:
        self._names = names

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """The other name, where it is one of the two."""
        return ast.Name(self._names.get(node.id, node.id), node.ctx)
