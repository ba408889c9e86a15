"""The classes of which a private module's generator makes its inputs: a submission gets these of it, and no more."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

from harness.tasks import submission_files

_GENERATOR = "generate_input"
_NEVER = frozenset({_GENERATOR, "ref_kernel", "check_implementation"})


@dataclass(frozen=True)
class Definitions:
    """Part of a module.

    Attributes:
        text: the module with all other lines left empty, so that lines keep their numbers.
        classes: what it defines for inputs.
        kept_back: classes of the generator whose text uses what no submission may see, with that name.
    """

    text: str
    classes: frozenset[str]
    kept_back: dict[str, str]


def of(module: Path) -> Definitions:
    """The classes that ``generate_input`` of a module names, itself or by functions that it calls, and what their text
    uses. Nothing where the module has none or cannot be parsed."""
    tree = submission_files.parsed(module)
    statements = _statements(tree) if tree else {}
    named = _reached({_GENERATOR}, statements) if _GENERATOR in statements else set()
    shown, kept_back = set(), {}
    for name in sorted(named):
        if not isinstance(statements[name], ast.ClassDef):
            continue
        whole = _reached({name}, statements)
        if secret := sorted(whole & _NEVER):
            kept_back[name] = secret[0]
        else:
            shown |= whole
    if not shown:
        return Definitions("", frozenset(), kept_back)
    chosen = [statements[name] for name in shown]
    assert tree is not None
    chosen += [node for node in tree.body if isinstance(node, ast.ImportFrom) and _always(node)]
    lines = module.read_text().splitlines()
    kept: set[int] = set()
    for node in chosen:
        first = min([node.lineno, *(item.lineno for item in getattr(node, "decorator_list", ()))])
        kept |= set(range(first - 1, node.end_lineno or first))
    text = "\n".join(line if number in kept else "" for number, line in enumerate(lines)) + "\n"
    classes = frozenset(name for name in shown if isinstance(statements[name], ast.ClassDef))
    return Definitions(text, classes, kept_back)


def _always(node: ast.ImportFrom) -> bool:
    """Whether an import may bind any name, or changes how the text is read."""
    return node.module == "__future__" or any(alias.name == "*" for alias in node.names)


def _statements(tree: ast.Module) -> dict[str, ast.stmt]:
    """The statement of a module that binds each of its names last, where it is imported."""
    found: dict[str, ast.stmt] = {}
    for node in tree.body:
        if isinstance(node, ast.If) and "__name__" in _used(node.test):
            continue
        if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            found[node.name] = node
            continue
        for part in ast.walk(node):
            if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
                found[part.id] = node
            elif isinstance(part, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
                found[part.name] = node
            elif isinstance(part, (ast.Import, ast.ImportFrom)):
                for alias in part.names:
                    found[alias.asname or alias.name.partition(".")[0]] = node
    return found


def _reached(names: set[str], statements: dict[str, ast.stmt]) -> set[str]:
    """These names, and those of the module that their statements use, and so on."""
    found: set[str] = set()
    queue = sorted(names)
    while queue:
        name = queue.pop()
        if name in found or name not in statements:
            continue
        found.add(name)
        queue += sorted(_used(statements[name]))
    return found


def _used(tree: ast.AST) -> set[str]:
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
