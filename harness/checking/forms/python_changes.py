"""Changes of Python: of kernels that Triton or numba compile, and of the host code that launches kernels.

The same kinds as of CUDA C++ (`cuda_changes`): bounds, operators, operands, constants, indices, and variables that
stand for each other.
"""

from __future__ import annotations

import ast
import copy
import itertools
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from harness.checking.forms.change import Change, Lines, clip, exchanger, shown

HOST, TRITON, NUMBA = "host", "triton", "numba"
_MARKS = {"triton.jit": TRITON, "jit": TRITON, "cuda.jit": NUMBA}
# What asks for the number of the form, as the statement in front of everything else of the file.
PROLOGUES = {
    HOST: "from jit.base import variants as warpyard_variants",
    TRITON: "from harness.submission.triton_form import form as warpyard_form",
    NUMBA: "from harness.submission.numba_form import form as warpyard_form",
}
ASKS = {HOST: "warpyard_variants.chosen", TRITON: "warpyard_form()", NUMBA: "warpyard_form()"}

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
_AXES = "xyz"
_MOST_MASKS = 3


@dataclass(frozen=True)
class Kernel:
    """A function of the file: which language it is in, and where the first statement of its body begins."""

    language: str
    node: ast.FunctionDef


def kernels(tree: ast.Module) -> list[Kernel]:
    """The functions at the top of a file."""
    found = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            marks = [ast.unparse(one.func if isinstance(one, ast.Call) else one) for one in node.decorator_list]
            languages = [_MARKS[mark] for mark in marks if mark in _MARKS]
            found.append(Kernel(languages[0] if languages else HOST, node))
    return found


def changes(text: str) -> dict[str, list[Change]]:
    """The changes of a Python file's functions, by language; none of a file that is not plain ASCII."""
    found: dict[str, list[Change]] = {HOST: [], TRITON: [], NUMBA: []}
    if not text.isascii():
        return found
    for kernel in kernels(ast.parse(text)):
        found[kernel.language] += _Function(text, kernel).changes()
    return found


def _has_block(node: ast.expr, blocks: set[str]) -> bool:
    """Whether an expression has a dimension, which sums and maxima along one take away."""
    if isinstance(node, ast.Call):
        name = ast.unparse(node.func).rpartition(".")[2]
        if name in ("arange", "zeros", "full", "dot", "zeros_like"):
            return True
        if name in ("sum", "max", "min", "argmax", "argmin", "program_id", "reduce"):
            return any(_has_block(one, blocks) for one in node.args[:1]) and _of_two(node.args[:1])
    if isinstance(node, ast.Name):
        return node.id in blocks
    return any(_has_block(one, blocks) for one in ast.iter_child_nodes(node) if isinstance(one, ast.expr))


def _of_two(nodes: list[ast.expr]) -> bool:
    """Whether an expression has two dimensions, as one with ``[:, None]`` in it has."""
    return any("None" in ast.unparse(one) for one in nodes)


def _blocks(node: ast.FunctionDef) -> set[str]:
    """The variables of a Triton kernel that have a dimension."""
    found: set[str] = set()
    for _ in range(3):  # as some are made of later ones, in loops
        for one in ast.walk(node):
            if isinstance(one, (ast.Assign, ast.AugAssign)) and _has_block(one.value, found):
                targets = one.targets if isinstance(one, ast.Assign) else [one.target]
                found |= {name.id for name in targets if isinstance(name, ast.Name)}
    return found


def _masks(node: ast.FunctionDef) -> list[tuple[str, int, list[str]]]:
    """The masks of a Triton kernel's loads, each with the line of the first load and the names in it."""
    found: dict[str, tuple[int, list[str]]] = {}
    for one in ast.walk(node):
        if isinstance(one, ast.keyword) and one.arg == "mask":
            names = [name.id for name in ast.walk(one.value) if isinstance(name, ast.Name)]
            found.setdefault(ast.unparse(one.value), (one.value.lineno, names))
    return [(mask, line, names) for mask, (line, names) in found.items()][:_MOST_MASKS]


def _plain(new: str, now: str, chosen: str) -> str:
    return f"(({new}) if {chosen} else ({now}))"


def _selected(new: str, now: str, chosen: str) -> str:
    return f"tl.where({chosen}, ({new}), ({now}))"


class _Function:
    def __init__(self, text: str, kernel: Kernel) -> None:
        self._text, self._kernel, self._lines = text, kernel, Lines(text)
        self._write: Callable[[str, str, str], str] = _selected if kernel.language == TRITON else _plain
        self._found: list[Change] = []
        node = kernel.node
        arguments = [one.arg for one in node.args.args]
        constants = {one.arg for one in node.args.args if one.annotation and "constexpr" in ast.unparse(one.annotation)}
        self._constants = constants
        stored = {one.id: one.lineno for one in reversed(list(ast.walk(node)))
                  if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}  # fmt: skip
        self._names = dict.fromkeys(arguments, 0) | stored
        self._blocks = _blocks(node) if kernel.language == TRITON else set()
        self._masks = _masks(node) if kernel.language == TRITON else []
        self._met: list[ast.Name] = []  # variables of the statement, where another value can stand
        self._arrays = {one.value.id for one in ast.walk(node)
                        if isinstance(one, ast.Subscript) and isinstance(one.value, ast.Name)}  # fmt: skip
        if kernel.language == TRITON:  # whose tensors get other dimensions by that
            self._arrays = set()
        self._pointers = {one for one in arguments if self._is_pointer(one)}
        self._kinds: dict[str, str] = dict.fromkeys(constants, "int")
        self._dims = {one.value.id: len(one.slice.elts) for one in ast.walk(node) if isinstance(one, ast.Subscript)
                      and isinstance(one.value, ast.Name) and isinstance(one.slice, ast.Tuple)}  # fmt: skip
        for _ in range(3):  # as some names are made of later ones, in loops
            self._infer()

    def _is_pointer(self, name: str) -> bool:
        """Whether Triton loads or stores by a name: it leads the sum that is the address."""
        for node in ast.walk(self._kernel.node):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or not node.args:
                continue
            if node.func.attr in ("load", "store") or node.func.attr.startswith("atomic"):
                at: ast.expr = node.args[0]
                while isinstance(at, ast.BinOp):
                    at = at.left
                if isinstance(at, ast.Name) and at.id == name:
                    return True
        return False

    def _infer(self) -> None:
        """Which names are integers, and which are not."""
        for node in ast.walk(self._kernel.node):
            if isinstance(node, ast.For) and isinstance(node.target, ast.Name):
                self._kinds[node.target.id] = "int"
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self._kinds[node.targets[0].id] = self._kind_of(node.value)
            else:
                inside: list[ast.expr] = []
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "range":
                    inside = node.args
                elif isinstance(node, ast.Subscript):
                    inside = [node.slice]
                elif isinstance(node, ast.Compare):
                    sides = [node.left, *node.comparators]
                    inside = sides if any(self._kind_of(one) == "int" for one in sides) else []
                for one in (name for part in inside for name in ast.walk(part)):
                    if isinstance(one, ast.Name) and one.id not in self._kinds and one.id not in self._arrays:
                        self._kinds[one.id] = "int"

    def _kind_of(self, node: ast.expr) -> str:
        if isinstance(node, ast.Constant):
            return type(node.value).__name__
        if isinstance(node, ast.Name):
            return self._kind(node.id)
        if isinstance(node, ast.Attribute):
            return "int" if node.attr in _AXES else ""
        if isinstance(node, ast.Subscript):
            shape = isinstance(node.value, ast.Attribute) and node.value.attr == "shape"
            inner = self._kind_of(node.value) if isinstance(node.value, ast.Name) else ""
            return "int" if shape else "float" if inner.startswith("array") else inner
        if isinstance(node, ast.BinOp):
            kinds = {self._kind_of(node.left), self._kind_of(node.right)}
            if any(kind.startswith(("pointer", "array")) for kind in kinds):
                return "pointer"
            floats = isinstance(node.op, ast.Div) or "float" in kinds
            return "float" if floats else "int" if "int" in kinds else ""
        if isinstance(node, ast.UnaryOp):
            return self._kind_of(node.operand)
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func).rpartition(".")[2]
            if name in ("program_id", "arange", "cdiv", "len", "int", "int32"):
                return "int"
            if name in ("min", "max", "minimum", "maximum", "abs", "where") and node.args:
                return self._kind_of(node.args[-1])
            return "float"
        return ""

    def changes(self) -> list[Change]:
        self._block(self._kernel.node.body)
        return self._found

    def _block(self, body: list[ast.stmt]) -> None:
        for statement in body:
            self._statement(statement)
        for one, two in itertools.pairwise(body):
            if isinstance(one, ast.Assign) and isinstance(two, ast.Assign):
                self._exchanged_values(one, two)

    def _exchanged_values(self, one: ast.Assign, two: ast.Assign) -> None:
        """What two statements assign, each in the place of the other."""
        (a, b), (c, d) = self._span(one.value), self._span(two.value)
        left, right = self._text[a:b], self._text[c:d]
        known = all(
            self._names.get(each.id, 0) < one.lineno for each in ast.walk(two.value) if isinstance(each, ast.Name)
        )
        kind = self._kind_of(one.value)
        if left != right and known and kind == self._kind_of(two.value) and kind in ("int", "float"):
            start, end = self._span(one)[0], self._span(two)[1]
            new = f"{self._text[start:a]}{right}{self._text[b:c]}{left}{self._text[d:end]}"
            pair = shown(self._text, (start, end), start, end, new)
            half = Change(c, d, left, 1, ("", ""), self._write)
            self._found.append(Change(a, b, right, 1, pair, self._write, (half,)))

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
            if name in added and len(numbers) == 1 and isinstance(loop.target, ast.Name):
                made = f"{name} of the turn before"
                pair = f"{name} = {self._text[a:b]}", f"if {turn} == 0: {name} = {self._text[a:b]}"
                start, _ = self._span(loop)
                before = f"{name} = {self._text[a:b]}\n{' ' * loop.col_offset}"  # without which it may not be defined
                half = Change(start, start, before, 1, ("", ""), lambda new, now, _: new + now)
                self._found.append(Change(a, b, made, 1, pair, self._write_once(name, turn), (half,)))

    def _write_once(self, name: str, turn: str) -> Callable[[str, str, str], str]:
        """An expression in the first turn of a loop, and the variable itself in the others."""
        if self._kernel.language == TRITON:
            return lambda _, now, chosen: f"tl.where(({chosen}) & ({turn} > 0), {name}, {now})"
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
            kind = self._kind(one)
            alike = kind == self._kind(two) and (one in self._blocks) == (two in self._blocks)
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
        if isinstance(node, ast.For) and device:
            self._begun_anew(node)
            self._begun_once(node)
        self._met = []
        for field, value in ast.iter_fields(node):
            if isinstance(value, ast.expr) and field != "target":
                self._expression(value, [], node, "condition" if field in ("test", "iter") else "value")
                if device and field == "value":
                    self._exchanged_names(node)
            elif field in ("target", "targets"):
                for one in value if isinstance(value, list) else [value]:
                    if isinstance(one, ast.Subscript):
                        self._expression(one.slice, [], node, "index")
            elif isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                self._block(value)
        if isinstance(node, ast.If):
            for change in self._found[before:]:
                change.guarded = True

    def _augmented(self, node: ast.AugAssign) -> None:
        """``x = y`` for ``x += y``: as ``x += y - x``."""
        pointer = isinstance(node.target, ast.Name) and self._kind(node.target.id) == "pointer"
        if isinstance(node.target, ast.Name) and isinstance(node.op, ast.Add) and not pointer:
            start, end = self._span(node.value)
            part = self._text[start:end]
            pair = f"{node.target.id} += {part}", f"{node.target.id} = {part}"
            self._found.append(Change(start, end, f"({part}) - {node.target.id}", 1, pair, self._write))

    def _span(self, node: ast.AST) -> tuple[int, int]:
        begin = self._lines.start(node.lineno) + node.col_offset  # type: ignore[attr-defined]
        return begin, self._lines.start(node.end_lineno) + node.end_col_offset  # type: ignore[attr-defined]

    def _expression(self, node: ast.expr, parents: list[ast.expr], statement: ast.stmt, role: str) -> None:
        if self._fixed(node, parents):
            return
        if isinstance(node, ast.Call):
            self._exchanged(node)
        if isinstance(node, ast.Name) and node.id in self._names:
            self._met.append(node)
        for made, rank in self._forms(node, parents, role):
            new = made if isinstance(made, str) else ast.unparse(ast.fix_missing_locations(made))
            self._add(node, new, rank, parents, statement)
        for kid in ast.iter_child_nodes(node):
            inner = "index" if isinstance(node, ast.Subscript) and kid is node.slice else role
            if isinstance(kid, ast.keyword):
                inner, kid = kid.arg or "", kid.value
            if isinstance(kid, ast.expr) and not (isinstance(node, ast.Call) and kid is node.func):
                self._expression(kid, [*parents, node], statement, inner)

    def _fixed(self, node: ast.expr, parents: list[ast.expr]) -> bool:
        """Whether a piece has to be known when the kernel is compiled, or is no value."""
        if isinstance(node, (ast.JoinedStr, ast.Lambda, ast.ListComp, ast.GeneratorExp, ast.DictComp, ast.Starred)):
            return True
        if self._kernel.language == HOST:
            return isinstance(node, ast.Constant) and not isinstance(node.value, (int, float))
        if isinstance(node, ast.Slice) or (isinstance(node, ast.Constant) and isinstance(node.value, (str, bool))):
            return True
        if isinstance(node, ast.Constant) and node.value is None:
            return True
        call = next((one for one in reversed(parents) if isinstance(one, ast.Call)), None)
        name = ast.unparse(call.func) if call else ""
        if name.endswith((".arange", ".zeros", ".full", ".array", "program_id", "static_range", ".view", ".trans")):
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
        near: ast.AST = node
        for parent in reversed(parents):
            first, last = self._span(near)
            if last - first >= 12 or isinstance(parent, ast.Call):
                break
            near = parent
        if isinstance(node, ast.Tuple):
            new = new if new.startswith("(") else f"({new})"
        self._found.append(
            Change(start, end, new, rank, shown(self._text, self._span(near), start, end, new), self._write)
        )

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
            if left != right and self._kind_of(one) == self._kind_of(two):
                pair = shown(self._text, (a, d), a, d, f"{right}{self._text[b:c]}{left}")
                other = Change(c, d, left, 0, ("", ""), self._write)
                self._found.append(Change(a, b, right, 0 if j == i + 1 else 1, pair, self._write, (other,)))

    def _forms(self, node: ast.expr, parents: list[ast.expr], role: str) -> Iterator[tuple[ast.expr | str, int]]:
        device = self._kernel.language != HOST
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            for op in _COMPARED.get(type(node.ops[0]), ()):
                yield ast.Compare(node.left, [op()], node.comparators), 0
            for name, line in self._names.items() if device else ():
                if line < node.lineno and self._kind(name) == "int":
                    yield (
                        ast.Compare(
                            ast.BinOp(node.left, ast.Add(), ast.Name(name, ast.Load())), node.ops, node.comparators
                        ),
                        2,
                    )
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
            yield from self._constant(node, role)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield from self._name(node, parents, role)
        elif isinstance(node, ast.Attribute):
            if node.attr in _AXES and ast.unparse(node.value).rpartition(".")[2] in (
                "threadIdx", "blockIdx", "blockDim", "gridDim"):  # fmt: skip
                yield from ((ast.Attribute(node.value, axis, node.ctx), 0) for axis in "xy" if axis != node.attr)
        elif isinstance(node, ast.IfExp):
            yield ast.IfExp(node.test, node.orelse, node.body), 0
        elif isinstance(node, ast.Call):
            yield from self._call(node)
        elif isinstance(node, ast.Tuple) and (role == "index" or not device):
            for i, j in itertools.combinations(range(min(len(node.elts), 5)), 2):
                made = list(node.elts)
                made[i], made[j] = made[j], made[i]
                yield ast.Tuple(made, node.ctx), 0
        if not device or role != "value" or self._kind_of(node) != "float":
            return
        if isinstance(node, (ast.Name, ast.Subscript)):
            yield ast.UnaryOp(ast.USub(), node), 2
            yield ast.BinOp(node, ast.Mult(), node), 2
        block = self._is_block(node)
        for mask, line, names in self._masks if not parents and block and isinstance(node, ast.BinOp) else ():
            known = all(self._names.get(name, 0) < node.lineno for name in names)
            if line < node.lineno and known:  # what is beyond the end stays out of a sum
                yield f"tl.where({mask}, {ast.unparse(node)}, 0.0)", 1
        if not parents:
            for name, line in self._names.items():
                if line < node.lineno and self._kind(name) in ("", "float") and (block or name not in self._blocks):
                    for sign in (ast.Mult, ast.Add, ast.Sub, ast.Div):
                        yield ast.BinOp(node, sign(), ast.Name(name, ast.Load())), 2

    def _binary(self, node: ast.BinOp) -> Iterator[tuple[ast.expr | str, int]]:
        left, right = node.left, node.right
        pointer = any(isinstance(one, ast.Name) and one.id in self._pointers for one in ast.walk(left))
        if pointer and self._kernel.language == TRITON:
            return
        whole = self._kind_of(node) != "float"
        if isinstance(node.op, ast.FloorDiv):
            yield f"-(-({ast.unparse(left)}) // {ast.unparse(right)})", -1
        for op in _OPERATORS.get(type(node.op), ()):
            if not whole or op is not ast.Div:
                likely = op in (ast.Add, ast.Sub, ast.FloorDiv, ast.Mod)
                yield ast.BinOp(left, op(), right), 0 if likely else 1
        if isinstance(node.op, (ast.Sub, ast.Div, ast.FloorDiv, ast.Mod)):
            yield ast.BinOp(right, node.op, left), 0
        if not isinstance(right, ast.Constant):
            yield right, 1
        yield left, 0 if isinstance(right, ast.Constant) else 1
        if isinstance(left, ast.BinOp) and isinstance(node.op, (ast.Mult, ast.FloorDiv)):
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

    def _constant(self, node: ast.Constant, role: str) -> Iterator[tuple[ast.expr | str, int]]:
        value, device = node.value, self._kernel.language != HOST
        if isinstance(value, int):
            others = dict.fromkeys((value + 1, value - 1, value * 2, value // 2, 0, 1))
            for other in others:
                if other != value and (other >= 0 or self._kernel.language == HOST):
                    near = other in (value * 2, value // 2) if value > 4 else abs(other - value) == 1
                    yield str(other), 0 if near and device else 1 if near else 2
        elif isinstance(value, float):
            if value == 0.0:
                yield 'float("-inf")' if self._kernel.language != NUMBA else "-1e30", 1
                yield "1.0", 1
            else:
                yield f"{1 / value!r}", 2

    def _name(self, node: ast.Name, parents: list[ast.expr], role: str) -> Iterator[tuple[ast.expr | str, int]]:
        if node.id not in self._names or (role == "condition" and node.id in self._constants):
            return
        kinds = self._kind(node.id)
        if kinds == "pointer" and self._kernel.language == TRITON:
            return
        device = self._kernel.language != HOST
        subscripted = bool(parents) and isinstance(parents[-1], ast.Subscript) and parents[-1].value is node
        call = parents[-1] if parents and isinstance(parents[-1], ast.Call) and not device else None
        passed = {one.id for one in call.args if isinstance(one, ast.Name)} if call else set()
        for other, line in self._names.items():
            alike = self._kind(other) == kinds and (other in self._blocks) == (node.id in self._blocks)
            if other in passed:  # of which a kernel would write one and read the other
                continue
            if other != node.id and line < node.lineno and alike and other != "_":
                given = device and line == 0  # a parameter, such as a size
                yield ast.Name(other, ast.Load()), 1 if given or abs(len(other) - len(node.id)) <= 2 else 2
        if parents and isinstance(parents[-1], ast.BinOp) and parents[-1].right is node and kinds == "int":
            yield ast.BinOp(node, ast.Mult(), ast.Constant(0)), 1
        above = parents[-1] if parents else None
        beside = above.right if isinstance(above, ast.BinOp) and above.left is node else None
        if kinds in ("", "int") and not subscripted and not isinstance(beside, ast.Constant):  # which is changed
            whole = role == "index" and not isinstance(above, ast.BinOp)
            likely = 0 if whole else 1 if role in ("condition", "index", "mask") else 2
            yield ast.BinOp(node, ast.Add(), ast.Constant(1)), likely
            yield ast.BinOp(node, ast.Sub(), ast.Constant(1)), likely

    def _is_block(self, node: ast.expr) -> bool:
        """Whether an expression of Triton has a dimension."""
        return _has_block(node, self._blocks)

    def _kind(self, name: str) -> str:
        if name in self._arrays:
            return f"array of {self._dims.get(name, 1)}"
        return "pointer" if name in self._pointers else self._kinds.get(name, "")

    def _call(self, node: ast.Call) -> Iterator[tuple[ast.expr | str, int]]:
        name = ast.unparse(node.func).rpartition(".")[2]
        arguments = node.args
        if any(isinstance(one, ast.Starred) for one in arguments):
            arguments = []
        host = self._kernel.language == HOST
        for row in _ALIKE:
            if name in row and isinstance(node.func, ast.Attribute) and not host:
                for other in row:
                    if other != name:
                        made = copy.copy(node)
                        made.func = ast.Attribute(node.func.value, other, ast.Load())
                        yield made, 1
        of_two = len(arguments) == 2 and isinstance(node.func, ast.Name) and name in ("max", "min")
        if not host and (of_two or name in ("exp", "sqrt", "log", "abs", "maximum", "minimum", "rsqrt", "fabs")):
            yield from ((one, 0) for one in arguments)
        if name == "cdiv" and len(arguments) == 2:
            yield ast.BinOp(arguments[0], ast.FloorDiv(), arguments[1]), 1
