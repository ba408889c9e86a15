"""References with one step changed: a term left out, two operands exchanged, a bound off by one, another variable read.

Where such a reference gives what a submission gave, the change says what is wrong in the submission's own algebra. The
text of `ref_kernel` is changed, and that of the functions of its file that it calls. Functions of torch that stand for
several steps are changed as `written_out` has them.
"""

from __future__ import annotations

import ast
import copy
import functools
import inspect
import itertools
import re
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from harness.checking import done_otherwise, written_out
from harness.checking.steps import Step, local_names, names_of, steps
from harness.tasks import submission_files
from harness.tasks.loading import Task

_MOST = 2000  # changes of one reference
_QUOTED = re.compile(r"`[^`]*`")
_WORD = re.compile(r"(?<![\w.])[A-Za-z_]\w*")
_LONGEST = 56  # characters of a piece of text that is shown


@dataclass(frozen=True)
class Altered:
    """A reference with one step changed.

    Attributes:
        name: identifies the change among those of the task.
        text: ``"`mean` is not subtracted: what the reference gives with `x` for `x - mean` (reference.py:7)"``.
        make: gives the changed function ``ref_kernel``.
        plain: the same without the pieces of the reference; empty: as ``text``.
        names: variables of the reference that ``plain`` names,
        quoted: and those that the pieces name.
    """

    name: str
    text: str
    make: Callable[[], Callable[[Any], Any]]
    plain: str = ""
    names: frozenset[str] = frozenset()
    quoted: frozenset[str] = frozenset()

    def description(self, words: Collection[str] | None) -> str:
        """What an author whose text has some words may read; empty where it names a variable that is none of them.
        None: the author sees the reference."""
        if words is None or self.names | self.quoted <= set(words):
            return self.text
        return self.plain if self.names <= set(words) else ""


@dataclass(frozen=True)
class _Text:
    """The text of a reference: its functions, the same with torch's composite functions written out, and these."""

    file: str
    functions: list[ast.FunctionDef]
    spelt: list[ast.FunctionDef]
    library: list[ast.FunctionDef]


def _text(task: Task) -> _Text | None:
    """The text that can be changed; None where the file has no function ``ref_kernel`` of its own."""
    path = task.files.get("reference.py")
    tree = submission_files.parsed(path) if path else None
    if tree is None or path is None or not inspect.isfunction(getattr(task.reference, "ref_kernel", None)):
        return None
    own = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    if "ref_kernel" not in own:
        return None
    functions = [own[name] for name in _reached(own)]
    composite = _Composite(own)
    spelt = [composite.visit(copy.deepcopy(node)) for node in functions]
    return _Text(path.name, functions, spelt, [_WRITTEN[name] for name in sorted(composite.used)])


def altered(task: Task) -> Iterator[Altered]:
    """The changes of a task's reference, likely ones first; none where its text has no ``ref_kernel``."""
    text = _text(task)
    if text is None:
        return
    changes = [(step, node, text.functions) for node in text.functions for step in steps(node)]
    written = [*text.spelt, *text.library]
    changes += [(step, node, written) for node in text.library for step in steps(node)]
    changes.sort(key=lambda one: one[0].rank)
    for step, node, every in itertools.islice(changes, _MOST):
        where = f"{text.file}:{step.line}" if node in text.functions else f"torch's {node.name}"
        what = f"{step.why}: what the reference gives with {_replacement(step)} ({where})"
        local = local_names(node)
        yield Altered(
            f"{node.name} {step.name}", what, functools.partial(_made, task.reference, every, step, node), step.why,
            _words("".join(_QUOTED.findall(step.why))) & local.keys(), _words(f"{step.old} {step.new}") & local.keys(),
        )  # fmt: skip


def _words(text: str) -> frozenset[str]:
    return frozenset(_WORD.findall(text))


def written(task: Task) -> Callable[[Any], Any] | None:
    """``ref_kernel`` with torch's composite functions written out; None where its text cannot be changed."""
    text = _text(task)
    return None if text is None else _made(task.reference, [*text.spelt, *text.library])


def within(function: Callable[[Any], Any], mode: Callable[[], Any]) -> Callable[[Any], Any]:
    """The function under a mode of torch that changes a step of it, and whose ``applied`` says whether it did; a call
    without such a step raises ValueError."""

    def call(data: Any) -> Any:
        with mode() as changing:
            output = function(data)
        if not changing.applied:
            raise ValueError("the reference has no such step")
        return output

    return call


def _replacement(step: Step) -> str:
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


def _made(
    module: ModuleType,
    every: Iterable[ast.FunctionDef],
    step: Step | None = None,
    changed: ast.FunctionDef | None = None,
) -> Callable[[Any], Any]:
    """``ref_kernel`` of some functions, with a step of one of them changed."""
    body = [step.made(node) if step and node is changed else copy.deepcopy(node) for node in every]
    for function in body:
        function.decorator_list = []
    tree = ast.fix_missing_locations(ast.Module([*body], []))
    names = {f"written_out_{name}": getattr(written_out, name) for name in _WRITTEN}
    space = {**vars(written_out), **vars(done_otherwise), **vars(module), **names}
    exec(compile(tree, "<altered reference>", "exec", dont_inherit=True), space)
    for function in body:
        if function.name in _WRITTEN:
            space[f"written_out_{function.name}"] = space[function.name]
    made: Callable[[Any], Any] = space["ref_kernel"]
    return made


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
