"""What is known of the names of a Python function that a kernel is compiled from, or that launches one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

HOST, TRITON, NUMBA = "host", "triton", "numba"
AXES = "xyz"
_MARKS = {"triton.jit": TRITON, "jit": TRITON, "cuda.jit": NUMBA}
_MOST_MASKS = 3


@dataclass(frozen=True)
class Kernel:
    """A function of the file: which language it is in, and where the first statement of its body begins."""

    language: str
    node: ast.FunctionDef
    constants: tuple[str, ...] = ()  # whole numbers of the file


def kernels(tree: ast.Module) -> list[Kernel]:
    """The functions at the top of a file."""
    found, constants = [], tuple(_constants(tree))
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            marks = [ast.unparse(one.func if isinstance(one, ast.Call) else one) for one in node.decorator_list]
            languages = [_MARKS[mark] for mark in marks if mark in _MARKS]
            found.append(Kernel(languages[0] if languages else HOST, node, constants))
    return found


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
        masks: of its loads: the text, the line of the first, and the names in it.
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
        self.file_constants = set(kernel.constants) - set(self.names) if kernel.language == NUMBA else set()
        self.names |= dict.fromkeys(self.file_constants, 0)
        self.blocks = _blocks(node) if kernel.language == TRITON else set()
        self.masks = _masks(node) if kernel.language == TRITON else []
        assigned = [one for one in ast.walk(node) if isinstance(one, ast.Assign)]
        loaded = [one.targets[0] for one in assigned if ".load(" in ast.unparse(one.value)[:12]]
        self.loaded = {one.id for one in loaded if isinstance(one, ast.Name)}
        self._arrays = {one.value.id for one in ast.walk(node)
                        if isinstance(one, ast.Subscript) and isinstance(one.value, ast.Name)}  # fmt: skip
        if kernel.language == TRITON:  # whose tensors get other dimensions by that
            self._arrays = set()
        self.pointers = {one for one in arguments if self._is_pointer(one)}
        self._kinds: dict[str, str] = dict.fromkeys((*constants, *self.file_constants), "int")
        self._whole: set[str] = set()  # what addresses are made of
        self._dims = {one.value.id: len(one.slice.elts) for one in ast.walk(node) if isinstance(one, ast.Subscript)
                      and isinstance(one.value, ast.Name) and isinstance(one.slice, ast.Tuple)}  # fmt: skip
        for _ in range(3):  # as some names are made of later ones, in loops
            self._infer()

    def _is_pointer(self, name: str) -> bool:
        """Whether Triton loads or stores by a name: it leads the sum that is the address."""
        for node in ast.walk(self._node):
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
        for node in ast.walk(self._node):
            if isinstance(node, ast.For) and isinstance(node.target, ast.Name):
                self._kinds[node.target.id] = "int"
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                if node.targets[0].id in self._whole and isinstance(node.value, ast.BinOp):
                    self._whole |= _names_in(node.value)
                self._kinds[node.targets[0].id] = self.kind_of(node.value)
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
            inner = self.kind_of(node.value) if isinstance(node.value, ast.Name) else ""
            return "int" if shape else "float" if inner.startswith("array") else inner
        if isinstance(node, ast.BinOp):
            kinds = {self.kind_of(node.left), self.kind_of(node.right)}
            if any(kind.startswith(("pointer", "array")) for kind in kinds):
                return "pointer"
            floats = isinstance(node.op, ast.Div) or "float" in kinds
            return "float" if floats else "int" if "int" in kinds else ""
        if isinstance(node, ast.UnaryOp):
            return self.kind_of(node.operand)
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func).rpartition(".")[2]
            if name in ("program_id", "arange", "cdiv", "len", "int", "int32"):
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
