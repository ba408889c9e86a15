"""Changes of Python: of kernels that Triton or numba compile, and of the host code that launches kernels.

The same kinds as of CUDA C++ (`cuda_changes`): bounds, operators, operands, constants, indices, and variables that
stand for each other (`python_expressions`); values that statements exchange, and those with which loops begin.
"""

from __future__ import annotations

import ast
import contextlib
import itertools
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from harness.checking.forms.change import BOTH, Change, Lines, both, clip, exchanger, shown
from harness.checking.forms.python_expressions import Expressions
from harness.checking.forms.python_pairs import Pairs
from harness.checking.forms.python_scope import HOST, NUMBA, TRITON, Kernel, Scope, kernels
from harness.checking.forms.python_shapes import Shapes

# What asks for the number of the form, as the statement in front of everything else of the file.
PROLOGUES = {
    HOST: "from jit.base import variants as warpyard_variants",
    TRITON: "from harness.submission.triton_form import form as warpyard_form, pick as warpyard_pick, "
    "uncast as warpyard_uncast",
    NUMBA: "from harness.submission.numba_form import form as warpyard_form, pick as warpyard_pick",
}
_MAY_FAIL = re.compile(r"[\[/%]|\*\*|\w\(| if ")  # an access, a division, a call; or it is another branch
_OWN = re.compile(r"\bwarpyard_\w+\(")
_SHORT = 4  # characters of an argument that is shown with those beside it
# Calls whose arguments are known when the kernel is compiled.
_OF_CONSTANTS = (
    ".arange", ".zeros", ".full", ".array", "program_id", "static_range", ".view", ".trans", ".grid", ".gridsize",
)  # fmt: skip
ASKS = {HOST: "warpyard_variants.chosen", TRITON: "warpyard_form()", NUMBA: "warpyard_form()"}


def changes(text: str) -> dict[str, list[Change]]:
    """The changes of a Python file's functions, by language; none of a file that is not plain ASCII."""
    found: dict[str, list[Change]] = {HOST: [], TRITON: [], NUMBA: []}
    if not text.isascii():
        return found
    for kernel in kernels(ast.parse(text)):
        found[kernel.language] += _Function(text, kernel).changes()
    return found


def _plain(new: str, now: str, chosen: str) -> str:
    return f"(({new}) if {chosen} else ({now}))"


def _of_numba(new: str, now: str, chosen: str) -> str:
    """What has a value whatever the indices are is chosen of two, and needs no branch."""
    pure = not _MAY_FAIL.search(_OWN.sub("(", f"{new};{now}"))
    return f"warpyard_pick({chosen}, ({new}), ({now}))" if pure else _plain(new, now, chosen)


def _selected(new: str, now: str, chosen: str) -> str:
    return f"warpyard_pick({chosen}, ({new}), ({now}))"


def _apart(new: str, node: ast.expr, parents: list[ast.expr]) -> str:
    """Another form of an expression, in parentheses where its operator would not keep it together."""
    above = parents[-1] if parents else None
    with contextlib.suppress(SyntaxError):
        made = ast.parse(new, mode="eval").body
        if isinstance(above, ast.BinOp) and isinstance(made, ast.BinOp) and not new.startswith("("):
            sums = isinstance(made.op, (ast.Add, ast.Sub)) and not isinstance(above.op, (ast.Add, ast.Sub))
            behind = above.right is node and isinstance(above.op, (ast.Sub, ast.Div, ast.FloorDiv, ast.Mod))
            return f"({new})" if sums or behind else new
    return new


def _readable(new: str, within: bool) -> str:
    """Another form of an expression as people write it, with no more parentheses than it needs; ``within``: of another
    expression."""
    with contextlib.suppress(SyntaxError):
        made = ast.parse(new, mode="eval").body
        plain = ast.unparse(made).replace("'", '"')
        kept = within and new.startswith("(") and not isinstance(made, (ast.Name, ast.Tuple))
        return f"({plain})" if kept else plain
    return new


_WRITE = {TRITON: _selected, NUMBA: _of_numba, HOST: _plain}


class _Function:
    def __init__(self, text: str, kernel: Kernel) -> None:
        self._text, self._kernel, self._lines = text, kernel, Lines(text)
        self._write: Callable[[str, str, str], str] = _WRITE[kernel.language]
        self._found: list[Change] = []
        self._scope = Scope(kernel)
        self._shapes = Shapes(kernel.node)
        self._expressions = Expressions(self._scope, kernel.language, kernel.node, self._shapes)
        self._pairs = Pairs(kernel, self._scope, self._shapes, self._span, self._write)
        self._names: dict[int, list[ast.Name]] = {}  # of statements, by their ids
        self._met: list[ast.Name] = []  # variables of the statement, where another value can stand

    def changes(self) -> list[Change]:
        self._block(self._kernel.node.body)
        return self._found

    def _block(self, body: list[ast.stmt]) -> None:
        for statement in body:
            self._statement(statement)
        for one, two in itertools.pairwise(body):
            if isinstance(one, ast.Assign) and isinstance(two, ast.Assign):
                self._exchanged_values(one, two)
        if self._kernel.language != HOST:
            self._found += self._pairs.of(body, self._names)

    def _exchanged_values(self, one: ast.Assign, two: ast.Assign) -> None:
        """What two statements assign, each in the place of the other."""
        (a, b), (c, d) = self._span(one.value), self._span(two.value)
        left, right = self._text[a:b], self._text[c:d]
        known = self._exchangeable(one.value, two.value) and all(
            self._scope.names.get(each.id, 0) < one.lineno for each in ast.walk(two.value) if isinstance(each, ast.Name)
        )
        kind = self._scope.kind_of(one.value)
        if left != right and known and kind == self._scope.kind_of(two.value) and kind in ("int", "float"):
            targets = (ast.unparse(each.targets[0]) for each in (one, two))
            first, second = (f"{target} = " for target in targets)
            old, new = f"{first}{left}; {second}{right}", f"{first}{right}; {second}{left}"
            pair = both(old, new, BOTH)
            half = Change(c, d, left, 1, ("", ""), self._write)
            self._found.append(Change(a, b, right, 1, pair, self._write, (half,)))

    def _exchangeable(self, one: ast.expr, two: ast.expr) -> bool:
        """Whether each can stand for the other, as far as their shapes tell."""
        return self._kernel.language != TRITON or (self._shapes.fits(one, two) and self._shapes.fits(two, one))

    def _begun_anew(self, loop: ast.For) -> None:
        """A variable that gets its first value again in each turn of a loop, whose body adds to it."""
        added = {ast.unparse(one.target) for one in ast.walk(loop) if isinstance(one, ast.AugAssign)}
        for one in ast.walk(self._kernel.node):
            if not isinstance(one, ast.Assign) or one.lineno >= loop.lineno or not isinstance(one.targets[0], ast.Name):
                continue
            name, (a, b) = one.targets[0].id, self._span(one.value)
            constant = isinstance(one.value, ast.Constant) or ".zeros(" in self._text[a:b]
            if name in added and constant:
                at, _ = self._span(loop.body[0])
                indent = " " * loop.body[0].col_offset
                pair = shown(self._text, (self._span(loop)[0], at), at, at, f"{name} = {self._text[a:b]}")
                made = f"{name} = {self._text[a:b]}"
                self._found.append(Change(at, at, made, 2, pair, self._first(name, self._text[a:b], indent)))

    def _begun_once(self, loop: ast.For) -> None:
        """A variable that gets its first value in the first turn of a loop alone, whose body adds to it."""
        added = {ast.unparse(one.target) for one in ast.walk(loop) if isinstance(one, ast.AugAssign)}
        for one in loop.body:
            if not isinstance(one, ast.Assign) or not isinstance(one.targets[0], ast.Name):
                continue
            name, (a, b) = one.targets[0].id, self._span(one.value)
            numbers = [each for each in ast.walk(one.value) if isinstance(each, ast.Constant)]
            turn = ast.unparse(loop.target)
            used = [each.id for each in ast.walk(one.value) if isinstance(each, ast.Name)]
            known = all(self._scope.names.get(each, 0) < loop.lineno for each in used)
            if name in added and len(numbers) == 1 and known and isinstance(loop.target, ast.Name):
                made = f"{name} of the turn before"
                pair = f"{name} = {self._text[a:b]}", f"if {turn} == 0: {name} = {self._text[a:b]}"
                start, _ = self._span(loop)
                before = f"{name} = {self._text[a:b]}\n{' ' * loop.col_offset}"  # without which it may not be defined
                half = Change(start, start, before, 1, ("", ""), lambda new, now, _: new + now)
                self._found.append(Change(a, b, made, 1, pair, self._write_once(name, turn), (half,)))

    def _write_once(self, name: str, turn: str) -> Callable[[str, str, str], str]:
        """An expression in the first turn of a loop, and the variable itself in the others."""
        if self._kernel.language == TRITON:
            return lambda _, now, chosen: f"warpyard_pick(({chosen}) & ({turn} > 0), {name}, {now})"
        return lambda _, now, chosen: f"({name} if {chosen} and {turn} > 0 else ({now}))"

    def _first(self, name: str, value: str, indent: str) -> Callable[[str, str, str], str]:
        return lambda _, now, chosen: f"{name} = {self._write(value, name, chosen)}\n{indent}{now}"

    def _exchanged_names(self, statement: ast.stmt) -> None:
        """Two variables, each in the place of the other everywhere in a statement."""
        places: dict[str, list[ast.Name]] = {}
        for name in self._met:
            places.setdefault(name.id, []).append(name)
        span = self._span(statement)
        for one, two in itertools.combinations(itertools.islice(places, 6), 2):
            kind = self._scope.kind(one)
            alike = kind == self._scope.kind(two) and (one in self._scope.blocks) == (two in self._scope.blocks)
            if alike and kind != "pointer" and not kind.startswith("array"):
                old = " ".join(self._text[slice(*span)].split())
                new = re.sub(rf"\b(?:{one}|{two})\b", exchanger(one, two), old)
                each = [Change(*self._span(at), two, 1, (clip(old), clip(new)), self._write) for at in places[one]]
                each += [Change(*self._span(at), one, 1, ("", ""), self._write) for at in places[two]]
                self._found.append(replace(each[0], also=tuple(each[1:])))

    def _statement(self, node: ast.stmt) -> None:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.With, ast.Try, ast.Import, ast.ImportFrom)):
            return
        if isinstance(node, ast.AugAssign):
            self._augmented(node)
        device = self._kernel.language != HOST
        before = len(self._found)
        if isinstance(node, ast.If) and self._kernel.language == NUMBA:
            self._of_all_threads(node)
        if isinstance(node, ast.For) and device:
            self._begun_anew(node)
            self._begun_once(node)
        self._met = []
        for field, value in ast.iter_fields(node):
            self._field(node, field, value)
        if not isinstance(node, (ast.If, ast.For, ast.While)):
            self._names[id(node)] = self._met
        if isinstance(node, ast.If):
            for change in self._found[before:]:
                change.guarded = True

    def _field(self, node: ast.stmt, field: str, value: Any) -> None:
        """A part of a statement."""
        if isinstance(node, ast.Return) and isinstance(value, ast.Tuple) and self._kernel.language == TRITON:
            for one in value.elts:
                self._expression(one, [], node, "value")
                self._of_other_sides(one)
        elif isinstance(value, ast.expr) and field != "target":
            self._expression(value, [], node, "condition" if field in ("test", "iter") else "value")
            if self._kernel.language != HOST and field == "value":
                self._exchanged_names(node)
        elif field in ("target", "targets"):
            for one in value if isinstance(value, list) else [value]:
                if isinstance(one, ast.Subscript):
                    self._expression(one.slice, [], node, "index")
        elif isinstance(value, list) and value and isinstance(value[0], ast.stmt):
            self._block(value)

    def _of_all_threads(self, node: ast.If) -> None:
        """A loop over all for what only the first threads do: ``for i in range(t, n, cuda.blockDim.x)`` for
        ``if t < n``. Where it is not chosen, the loop has one turn or none."""
        test = node.test
        if not isinstance(test, ast.Compare) or not isinstance(test.ops[0], ast.Lt) or node.orelse:
            return
        name, bound = ast.unparse(test.left), ast.unparse(test.comparators[0])
        of_thread = re.search(rf"\b{name}\s*=\s*cuda\.threadIdx\.x", self._text)
        inside = [one for each in node.body for one in ast.walk(each)]
        leaves = any(isinstance(one, (ast.Return, ast.Break, ast.Continue)) for one in inside)
        if not isinstance(test.left, ast.Name) or len(test.ops) > 1 or not of_thread or leaves:
            return
        own, start = f"warpyard_{name}", self._span(node)[0]
        end = self._text.index(":", self._span(test)[1]) + 1

        def loop(new: str, now: str, chosen: str) -> str:
            once = f"({name} + 1 if {now[2:-1]} else {name})"
            return f"for {own} in range({name}, ({bound}) if {chosen} else {once}, cuda.blockDim.x):"

        def named(new: str, now: str, chosen: str) -> str:
            return re.sub(rf"\b{name}\b", own, now)

        places = [self._span(one) for one in inside if isinstance(one, ast.Name) and one.id == name]
        pair = self._text[start:end], f"for i in range({name}, {bound}, cuda.blockDim.x):"
        each = [Change(*place, own, 1, ("", ""), named) for place in places]
        self._found.append(Change(start, end, pair[1], 1, pair, loop, tuple(each)))

    def _of_other_sides(self, node: ast.expr) -> None:
        """What a scan's own function gives of its two sides: each in the place of the other, ``b_right + a_right *
        b_left`` for ``b_left + a_left * b_right``."""
        given = [one.arg for one in self._kernel.node.args.args]
        half = len(given) // 2
        if self._scope.pointers or len(given) % 2:
            return
        others = dict(zip(given, given[half:] + given[:half], strict=True))
        start, end = self._span(node)
        old = self._text[start:end]
        new = re.sub(r"[A-Za-z_]\w*", lambda match: others.get(match[0], match[0]), old)
        if new != old:
            self._found.append(Change(start, end, new, 0, (clip(old), clip(new)), self._write))

    def _augmented(self, node: ast.AugAssign) -> None:
        """``x = y`` for ``x += y``: as ``x += y - x``."""
        pointer = isinstance(node.target, ast.Name) and self._scope.kind(node.target.id) == "pointer"
        if isinstance(node.target, ast.Name) and isinstance(node.op, ast.Add) and not pointer:
            start, end = self._span(node.value)
            part = self._text[start:end]
            pair = f"{node.target.id} += {part}", f"{node.target.id} = {part}"
            self._found.append(Change(start, end, f"({part}) - {node.target.id}", 1, pair, self._write))

    def _span(self, node: ast.AST) -> tuple[int, int]:
        return self._lines.span(node)

    def _expression(self, node: ast.expr, parents: list[ast.expr], statement: ast.stmt, role: str) -> None:
        if self._fixed(node, parents):
            return
        if isinstance(node, ast.Call):
            self._exchanged(node)
        if isinstance(node, ast.Name) and node.id in self._scope.names:
            self._met.append(node)
        for made, rank in self._expressions.of(node, parents, role):
            new = made if isinstance(made, str) else ast.unparse(ast.fix_missing_locations(made))
            returned = (
                isinstance(statement, ast.Return) and self._kernel.language == HOST and isinstance(node, ast.Name)
            )
            self._add(node, new, -1 if returned and rank <= 2 else rank, parents, statement)
        for kid in ast.iter_child_nodes(node):
            inner = "index" if isinstance(node, ast.Subscript) and kid is node.slice else role
            if isinstance(kid, ast.keyword):
                if kid.arg == "axis":  # which gives other shapes
                    continue
                inner, kid = kid.arg or "", kid.value
            if isinstance(node, ast.Call) and kid is node.func:
                if isinstance(kid, ast.Subscript) and self._kernel.language == HOST:  # the grid of a launch
                    self._expression(kid.slice, [*parents, node], statement, "index")
                if not isinstance(kid, ast.Attribute) or isinstance(kid.value, (ast.Name, ast.Attribute)):
                    continue
                kid = kid.value  # of `tl.load(…).to(…)`
            if isinstance(kid, ast.expr):
                self._expression(kid, [*parents, node], statement, inner)

    def _fixed(self, node: ast.expr, parents: list[ast.expr]) -> bool:
        """Whether a piece has to be known when the kernel is compiled, or is no value."""
        if isinstance(node, (ast.JoinedStr, ast.Lambda, ast.ListComp, ast.GeneratorExp, ast.DictComp, ast.Starred)):
            return True
        if self._kernel.language == HOST:
            return isinstance(node, ast.Constant) and not isinstance(node.value, (int, float))
        if parents and isinstance(parents[-1], ast.Attribute) and parents[-1].attr == "dtype":
            return True
        if isinstance(node, ast.Slice) or (isinstance(node, ast.Constant) and isinstance(node.value, (str, bool))):
            return True
        if isinstance(node, ast.Constant) and node.value is None:
            return True
        call = next((one for one in reversed(parents) if isinstance(one, ast.Call)), None)
        name = ast.unparse(call.func) if call else ""
        if name.endswith(_OF_CONSTANTS):
            return True
        if name.endswith((".max", ".min", ".sum")) and call is not None and node in call.args[1:]:
            return True
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "tl":
            return True
        if isinstance(node, ast.Tuple) and self._kernel.language == TRITON:
            return True
        return bool(parents) and isinstance(parents[-1], ast.Subscript) and self._kernel.language == TRITON

    def _add(self, node: ast.expr, new: str, rank: int, parents: list[ast.expr], statement: ast.stmt) -> None:
        start, end = self._span(node)
        if " ".join(self._text[start:end].split()) == new or (parents and isinstance(parents[-1], ast.Slice)):
            return
        new = _apart(new, node, parents)
        near: ast.AST = node
        span = self._span(node)
        if isinstance(statement, ast.Assign) and statement.value is node and end - start < _SHORT:
            span = self._span(statement)
        if self._kernel.language == HOST and parents and isinstance(parents[-1], ast.Call):
            span = self._with_neighbours(node, parents[-1])
        for parent in reversed(parents):
            first, last = self._span(near)
            if last - first >= 12 or isinstance(parent, ast.Call):
                break
            near = parent
        if isinstance(node, ast.Tuple):
            new = new if new.startswith("(") else f"({new})"
        span = span if near is node else self._span(near)
        pair = shown(self._text, span, start, end, _readable(new, bool(parents)))
        self._found.append(Change(start, end, new, rank, pair, self._write))

    def _with_neighbours(self, node: ast.expr, call: ast.Call) -> tuple[int, int]:
        """An argument of a call with those beside it, where it is short."""
        start, end = self._span(node)
        if node in call.args and end - start < _SHORT:
            at = call.args.index(node)
            start = self._span(call.args[max(at - 1, 0)])[0]
            end = self._span(call.args[min(at + 1, len(call.args) - 1)])[1]
        return start, end

    def _exchanged(self, node: ast.Call) -> None:
        """Two arguments of a call, each in the place of the other."""
        name = ast.unparse(node.func).rpartition(".")[2]
        host = self._kernel.language == HOST
        if name in ("empty", "zeros", "ones", "load") or not (host or name in ("where", "dot", "fma")):
            return
        places = [*enumerate(node.args), *enumerate((one.value for one in node.keywords), len(node.args))]
        plain = [(at, one) for at, one in places if not isinstance(one, ast.Starred)]
        for (i, one), (j, two) in itertools.combinations(plain, 2):
            if j - i > 3 or (i < len(node.args)) != (j < len(node.args)):
                continue
            (a, b), (c, d) = self._span(one), self._span(two)
            left, right = self._text[a:b], self._text[c:d]
            alike = self._scope.kind_of(one) == self._scope.kind_of(two)
            if left != right and alike and self._exchangeable(one, two):
                pair = shown(self._text, (a, d), a, d, f"{right}{self._text[b:c]}{left}")
                other = Change(c, d, left, 0, ("", ""), self._write)
                self._found.append(Change(a, b, right, 0 if j == i + 1 else 1, pair, self._write, (other,)))
