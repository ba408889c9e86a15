"""What is known of the names of a Python function that a kernel is compiled from, or that launches one."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace

HOST, TRITON, NUMBA = "host", "triton", "numba"
AXES = "xyz"
_MARKS = {"triton.jit": TRITON, "jit": TRITON, "cuda.jit": NUMBA}
_MOST_MASKS = 6
# Functions that give whole numbers.
_WHOLE = frozenset(
    ("program_id", "arange", "cdiv", "len", "int", "int32", "int64", "uint32", "numel", "size", "stride", "grid",
     "gridsize", "next_power_of_2", "popc", "ffs", "clz")
)  # fmt: skip


@dataclass(frozen=True)
class Kernel:
    """A function of the file: which language it is in, and where the first statement of its body begins."""

    language: str
    node: ast.FunctionDef
    constants: tuple[str, ...] = ()  # whole numbers of the file
    pointers: Mapping[str, Collection[int]] = field(default_factory=dict)  # of its functions: which parameters are such


def kernels(tree: ast.Module) -> list[Kernel]:
    """The functions at the top of a file."""
    found, constants = [], tuple(_constants(tree))
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            marks = [ast.unparse(one.func if isinstance(one, ast.Call) else one) for one in node.decorator_list]
            languages = [_MARKS[mark] for mark in marks if mark in _MARKS]
            found.append(Kernel(languages[0] if languages else HOST, node, constants))
    pointers: dict[str, Collection[int]] = {}
    for _ in range(2):  # as some functions call others
        for one in (one for one in found if one.language == TRITON):
            own = Scope(replace(one, pointers=pointers)).pointers
            pointers[one.node.name] = [at for at, each in enumerate(one.node.args.args) if each.arg in own]
    return [replace(one, pointers=pointers) for one in found]


def _leading(node: ast.expr) -> set[str]:
    """The name that leads a sum; none where something else does."""
    while isinstance(node, ast.BinOp):
        node = node.left
    return {node.id} if isinstance(node, ast.Name) else set()


def _sum(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) or (isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)))


def _sizes(node: ast.expr) -> bool:
    """Whether an expression is the sizes of a tensor, or some of them."""
    node = node.value if isinstance(node, ast.Subscript) else node
    return isinstance(node, ast.Attribute) and node.attr == "shape"


def _constants(tree: ast.Module) -> Iterator[str]:
    """The names of the file that are whole numbers: ``TX, TY = 16, 8``."""
    for one in tree.body:
        if isinstance(one, ast.Assign):
            target, value = one.targets[0], one.value
            several = isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple)
            names = target.elts if several else [target]  # type: ignore[attr-defined]
            for name, made in zip(names, value.elts if several else [value], strict=False):  # type: ignore[attr-defined]
                whole = isinstance(made, (ast.Constant, ast.BinOp, ast.Name)) and all(
                    type(each.value) is int for each in ast.walk(made) if isinstance(each, ast.Constant)
                )
                if isinstance(name, ast.Name) and whole:
                    yield name.id


def _lasts(function: ast.FunctionDef) -> dict[str, int]:
    """The last lines in which names have values that loops and branches alone assign to."""
    found: dict[str, int] = {}
    outside = {one.arg for one in function.args.args}

    def walk(body: list[ast.stmt], last: int) -> None:
        for statement in body:
            for one in ast.walk(statement) if not isinstance(statement, (ast.For, ast.While, ast.If)) else ():
                if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store):
                    if last:
                        found[one.id] = max(last, found.get(one.id, 0))
                    else:
                        outside.add(one.id)
            if isinstance(statement, (ast.For, ast.While, ast.If)):
                end = last or statement.end_lineno or 0
                if isinstance(statement, ast.For) and isinstance(statement.target, ast.Name):
                    found[statement.target.id] = max(end, found.get(statement.target.id, 0))
                walk([*statement.body, *statement.orelse], min(end, statement.end_lineno or 0))

    walk(function.body, 0)
    return {name: last for name, last in found.items() if name not in outside}


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


def _masks(node: ast.FunctionDef) -> list[tuple[str, list[str]]]:
    """The masks of a Triton kernel's loads and stores, each with the names in it."""
    found: dict[str, list[str]] = {}
    for one in ast.walk(node):
        if isinstance(one, ast.keyword) and one.arg == "mask":
            names = [name.id for name in ast.walk(one.value) if isinstance(name, ast.Name)]
            found.setdefault(ast.unparse(one.value), names)
    return list(found.items())[:_MOST_MASKS]


def _names_in(node: ast.expr) -> set[str]:
    """The names of a sum of products, such as an offset is."""
    if isinstance(node, ast.BinOp):
        return _names_in(node.left) | _names_in(node.right)
    if isinstance(node, ast.Subscript):
        return _names_in(node.value)
    return {node.id} if isinstance(node, ast.Name) else set()


class Scope:
    """The names of a function.

    Attributes:
        names: each with the line where it first has a value; 0 for parameters.
        constants: parameters that Triton knows when it compiles.
        file_constants: whole numbers of the file that a kernel of numba may use.
        blocks: variables of a Triton kernel that have a dimension.
        masks: of its loads and stores: the text, and the names in it.
        pointers: parameters that are addresses.
        loaded: variables of a Triton kernel that are loaded.
    """

    def __init__(self, kernel: Kernel) -> None:
        self._node = kernel.node
        node = kernel.node
        arguments = [one.arg for one in node.args.args]
        constants = {one.arg for one in node.args.args if one.annotation and "constexpr" in ast.unparse(one.annotation)}
        self.constants = constants
        stored = {one.id: one.lineno for one in reversed(list(ast.walk(node)))
                  if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}  # fmt: skip
        self.names = dict.fromkeys(arguments, 0) | stored
        self._lasts = _lasts(node) if kernel.language == TRITON else {}
        self.file_constants = set(kernel.constants) - set(self.names) if kernel.language == NUMBA else set()
        self.names |= dict.fromkeys(self.file_constants, 0)
        self.blocks = _blocks(node) if kernel.language == TRITON else set()
        self.masks = _masks(node) if kernel.language == TRITON else []
        assigned = [one for one in ast.walk(node) if isinstance(one, ast.Assign)]
        loaded = [one.targets[0] for one in assigned if ".load(" in ast.unparse(one.value)[:12]]
        self.loaded = {one.id for one in loaded if isinstance(one, ast.Name)}
        read = {one.id for one in ast.walk(node) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Load)}
        given = set(arguments) - constants if kernel.language != HOST else set()
        self.unused = {one for one in (*stored, *given) if one not in read} - {"_"}  # one of which may be missing
        self._arrays = {one.value.id for one in ast.walk(node)
                        if isinstance(one, ast.Subscript) and isinstance(one.value, ast.Name)}  # fmt: skip
        if kernel.language == TRITON:  # whose tensors get other dimensions by that
            self._arrays = set()
        self._called = kernel.pointers
        pointed = self._pointed() if kernel.language == TRITON else set()
        self.pointers = {one for one in arguments if one in pointed}
        self._kinds: dict[str, str] = dict.fromkeys((*constants, *self.file_constants), "int")
        self._whole: set[str] = set()  # what addresses are made of
        self._dims = {one.value.id: len(one.slice.elts) for one in ast.walk(node) if isinstance(one, ast.Subscript)
                      and isinstance(one.value, ast.Name) and isinstance(one.slice, ast.Tuple)}  # fmt: skip
        for _ in range(3):  # as some names are made of later ones, in loops
            self._infer()

    def known(self, node: ast.expr, line: int) -> bool:
        """Whether all names of an expression that are the function's have values at a line: Triton forgets those that
        a loop or a branch alone assigns to."""
        used = (one.id for one in ast.walk(node) if isinstance(one, ast.Name))
        return all(line <= self._lasts.get(name, line) for name in used)

    def _pointed(self) -> set[str]:
        """The names by which Triton loads or stores: each leads a sum that is an address, or the sum that an address
        has its value of, or is passed to a function for one."""
        found: set[str] = set()
        for _ in range(3):  # as some lead to others
            for node in ast.walk(self._node):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
                    if node.func.attr in ("load", "store") or node.func.attr.startswith("atomic"):
                        found |= _leading(node.args[0])
                elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    for at in self._called.get(node.func.id, ()):
                        found |= _leading(node.args[at]) if at < len(node.args) else set()
                elif isinstance(node, (ast.Assign, ast.AugAssign)):
                    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                    if isinstance(target, ast.Name) and target.id in found and isinstance(node, ast.Assign):
                        found |= _leading(node.value)
                    elif isinstance(target, ast.Name) and _leading(node.value) & found and _sum(node.value):
                        found.add(target.id)
        return found

    def _infer(self) -> None:
        """Which names are integers, and which are not."""
        for node in ast.walk(self._node):
            if isinstance(node, ast.For) and isinstance(node.target, ast.Name):
                self._kinds[node.target.id] = "int"
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                if node.targets[0].id in self._whole and isinstance(node.value, ast.BinOp):
                    self._whole |= _names_in(node.value)
                self._kinds[node.targets[0].id] = self.kind_of(node.value)
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple) and _sizes(node.value):
                self._kinds |= {one.id: "int" for one in node.targets[0].elts if isinstance(one, ast.Name)}
            else:
                inside: list[ast.expr] = []
                if isinstance(node, ast.BinOp) and self.kind_of(node.left) == "pointer":
                    self._whole |= _names_in(node.right)
                elif isinstance(node, ast.AugAssign) and self.kind_of(node.target) == "pointer":
                    self._whole |= _names_in(node.value)
                elif isinstance(node, ast.Call) and ast.unparse(node.func) == "range":
                    inside = node.args
                elif isinstance(node, ast.Subscript):
                    inside = [node.slice]
                elif isinstance(node, ast.Compare):
                    sides = [node.left, *node.comparators]
                    inside = sides if any(self.kind_of(one) == "int" for one in sides) else []
                    # What is loaded is whole if whole numbers are compared with it: the end of a row.
                    self._whole |= {one.id for one in inside if isinstance(one, ast.Name)} & self.loaded
                for one in (name for part in inside for name in ast.walk(part)):
                    if isinstance(one, ast.Name) and one.id not in self._kinds and one.id not in self._arrays:
                        self._kinds[one.id] = "int"

    def kind_of(self, node: ast.expr) -> str:
        if isinstance(node, ast.Constant):
            return type(node.value).__name__
        if isinstance(node, ast.Name):
            return self.kind(node.id)
        if isinstance(node, ast.Attribute):
            return "int" if node.attr in AXES else ""
        if isinstance(node, ast.Subscript):
            shape = isinstance(node.value, ast.Attribute) and node.value.attr == "shape"
            inner = self.kind_of(node.value)
            return "int" if shape else "float" if inner.startswith("array") else inner
        if isinstance(node, ast.BinOp):
            kinds = {self.kind_of(node.left), self.kind_of(node.right)}
            if any(kind.startswith(("pointer", "array")) for kind in kinds):
                return "pointer"
            if kinds == {"bool"}:
                return "bool"
            floats = isinstance(node.op, ast.Div) or "float" in kinds
            return "float" if floats else "int" if "int" in kinds else ""
        if isinstance(node, ast.UnaryOp):
            return self.kind_of(node.operand)
        if isinstance(node, (ast.Compare, ast.BoolOp)):
            return "bool"
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func).rpartition(".")[2]
            if name in _WHOLE:
                return "int"
            if name in ("min", "max", "sum") and isinstance(node.func, ast.Attribute) and node.args:
                return self.kind_of(node.args[0])  # along an axis, which is the last argument
            if name in ("min", "max", "minimum", "maximum", "abs", "where") and node.args:
                return self.kind_of(node.args[-1])
            return "float"
        return ""

    def kind(self, name: str) -> str:
        if name in self._arrays:
            return f"array of {self._dims.get(name, 1)}"
        whole = name in self._whole and name not in self.pointers
        return "int" if whole else "pointer" if name in self.pointers else self._kinds.get(name, "")

    def is_block(self, node: ast.expr) -> bool:
        """Whether an expression of Triton has a dimension."""
        return _has_block(node, self.blocks)
