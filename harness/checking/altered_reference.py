"""References with one step changed: a term left out, two operands exchanged, a bound off by one, another variable read.

Where such a reference gives what a submission gave, the change says what is wrong in the submission's own algebra. The
text of `ref_kernel` is changed, and that of the functions of its file that it calls. Functions of torch that stand for
several steps are changed as `written_out` has them.
"""

from __future__ import annotations

import ast
import copy
import inspect
import itertools
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from harness.checking import written_out
from harness.checking.steps import Step, names_of, steps
from harness.tasks import submission_files
from harness.tasks.loading import Task

_MOST = 2000  # changes of one reference
_LONGEST = 56  # characters of a piece of text that is shown


@dataclass(frozen=True)
class Altered:
    """A reference with one step changed.

    Attributes:
        name: identifies the change among those of the task.
        text: ``"`mean` is not subtracted: what the reference gives with `x` for `x - mean` (reference.py:7)"``.
        make: gives the changed function ``ref_kernel``.
    """

    name: str
    text: str
    make: Callable[[], Callable[[Any], Any]]


def altered(task: Task) -> Iterator[Altered]:
    """The changes of a task's reference, likely ones first; none where its text has no ``ref_kernel``."""
    path = task.files.get("reference.py")
    tree = submission_files.parsed(path) if path else None
    module = task.reference
    if tree is None or path is None or not inspect.isfunction(getattr(module, "ref_kernel", None)):
        return
    own = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    if "ref_kernel" not in own:
        return
    functions = [own[name] for name in _reached(own)]
    composite = _Composite(own)
    spelt = [composite.visit(copy.deepcopy(node)) for node in functions]
    library = [_WRITTEN[name] for name in sorted(composite.used)]
    changes = [(step, node, functions) for node in functions for step in steps(node)]
    changes += [(step, node, [*spelt, *library]) for node in library for step in steps(node)]
    changes.sort(key=lambda one: one[0].rank)
    for step, node, every in itertools.islice(changes, _MOST):
        where = f"{path.name}:{step.line}" if node in functions else f"torch's {node.name}"
        text = f"{step.why}: what the reference gives with {_told(step)} ({where})"
        others = [one for one in every if one is not node]
        yield Altered(f"{node.name} {step.name}", text, _maker(module, step, node, others))


def _told(step: Step) -> str:
    if not step.new:
        return f"no `{_short(step.old, 0)}`"
    old, new = (" ".join(text.split()) for text in (step.old, step.new))
    alike = next((at for at, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
    return f"`{_short(new, alike)}` for `{_short(old, alike)}`"


def _short(text: str, at: int) -> str:
    """The part of a text around a place, on one line."""
    text = " ".join(text.split())
    first = max(0, min(at - _LONGEST // 3, len(text) - _LONGEST))
    part = text[first : first + _LONGEST]
    return ("…" if first else "") + part + ("…" if first + len(part) < len(text) else "")


def _maker(
    module: ModuleType, step: Step, node: ast.FunctionDef, others: Iterable[ast.FunctionDef]
) -> Callable[[], Callable[[Any], Any]]:
    def make() -> Callable[[Any], Any]:
        body: list[ast.stmt] = [step.made(node), *(copy.deepcopy(one) for one in others)]
        for function in body:
            assert isinstance(function, ast.FunctionDef)
            function.decorator_list = []
        tree = ast.fix_missing_locations(ast.Module(body, []))
        names = {f"written_out_{name}": getattr(written_out, name) for name in _WRITTEN}
        space = {**vars(written_out), **vars(module), **names}
        exec(compile(tree, "<altered reference>", "exec", dont_inherit=True), space)
        for name in _WRITTEN:
            if any(isinstance(one, ast.FunctionDef) and one.name == name for one in body):
                space[f"written_out_{name}"] = space[name]
        made: Callable[[Any], Any] = space["ref_kernel"]
        return made

    return make


def _reached(own: dict[str, ast.FunctionDef]) -> list[str]:
    """``ref_kernel``, and the functions of its file that it calls."""
    found, left = [], ["ref_kernel"]
    while left:
        name = left.pop()
        if name not in found:
            found.append(name)
            left += [one for one in names_of(own[name]) if one in own]
    return found


def _library() -> dict[str, ast.FunctionDef]:
    tree = ast.parse(inspect.getsource(written_out))
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


_WRITTEN = _library()


class _Composite(ast.NodeTransformer):
    """Calls of torch's composite functions, ``torch.softmax(x)``, ``F.softmax(x)`` or ``x.softmax()``, become those of
    functions that are written out."""

    def __init__(self, own: Iterable[str]) -> None:
        self.used: set[str] = set()
        self._own = set(own)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Changes the call, and those in its arguments."""
        self.generic_visit(node)
        function = node.func
        if not isinstance(function, ast.Attribute) or function.attr not in _WRITTEN or function.attr in self._own:
            return node
        given = list(node.args)
        if not _is_library(function.value):
            given.insert(0, function.value)
        self.used.add(function.attr)
        return ast.Call(ast.Name(f"written_out_{function.attr}", ast.Load()), given, node.keywords)


def _is_library(node: ast.expr) -> bool:
    """Whether an expression is torch, or a module of it: ``torch``, ``F``, ``torch.nn.functional``."""
    while isinstance(node, ast.Attribute):
        node = node.value
    return isinstance(node, ast.Name) and node.id in ("torch", "F", "nn", "functional")
