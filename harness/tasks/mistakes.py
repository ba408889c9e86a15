"""Mistakes of a task's author, reported with the file and the line: they are no errors of the harness."""

from __future__ import annotations

import ast
import contextlib
import importlib.util
import inspect
import linecache
import traceback
from collections.abc import Callable, Collection, Iterator
from pathlib import Path

from harness.errors import HarnessError, no_memory
from harness.tasks import submission_files

# Packages that tasks of the public competition import and that no machine of NVIDIA's has.
_OTHER_MACHINES = {"aiter": "AMD's kernels, which need an AMD GPU", "iris": "communication between AMD GPUs"}


def other_machine(reference: Path) -> str | None:
    """``file:line: needs ...`` where a reference imports a package that is for another kind of machine, else None."""
    tree = submission_files.parsed(reference)
    for node in ast.walk(tree) if tree else ():
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        for package in {name.partition(".")[0] for name in names} & {*_OTHER_MACHINES}:
            if importlib.util.find_spec(package) is None:
                line = getattr(node, "lineno", 1)
                return f"{reference}:{line}: needs the package {package}: {_OTHER_MACHINES[package]}"
    return None


def undefined(module: Path, names: Collection[str]) -> list[str]:
    """Which names a Python file binds nowhere, as far as its text shows; none where it shows nothing."""
    tree = submission_files.parsed(module)
    if tree is None:
        return []
    bound: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.AsyncFunctionDef)):
            bound.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            bound.add(node.id)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            bound |= {alias.asname or alias.name for alias in node.names}
    return [] if "*" in bound or "globals" in bound else [name for name in names if name not in bound]


class TaskError(HarnessError):
    """The task's own Python raised; the message says where."""


@contextlib.contextmanager
def located(what: str, files: Collection[Path], otherwise: str) -> Iterator[None]:
    """Turns what a task's Python raises into a `TaskError`.

    Args:
        what: what was run, such as ``"ref_kernel"``.
        files: the task's files. The innermost of them in the traceback is where the mistake is.
        otherwise: the place to name where none is in it: the case's line of ``task.yml``.

    Raises:
        TaskError: exit 2 with ``file:line``.
        MemoryError: there was none left, of which a submission may have the rest.
    """
    try:
        yield
    except (HarnessError, MemoryError):
        raise
    except (Exception, SystemExit) as error:
        if no_memory(error):  # torch's, or what a library of CUDA makes of it
            raise MemoryError(f"{what}: {error}") from error
        where, line = _place(error, {str(path) for path in files}) or (otherwise, "")
        text = str(error.msg if isinstance(error, SyntaxError) else error).strip()
        shown = f"\n    {line}" if line else ""
        raise TaskError(
            f"{where}: {what} raised {type(error).__name__}: {text}{shown}", hint=f"correct {where}"
        ) from error


def nothing(function: Callable[..., object], wanted: str) -> TaskError:
    """The error of a function of the task that returned None."""
    code = getattr(inspect.unwrap(function), "__code__", None)
    where = f"{code.co_filename}:{code.co_firstlineno}" if code else getattr(function, "__module__", "reference")
    name = getattr(function, "__name__", "the function")
    return TaskError(f"{where}: {name} returned None, expected {wanted}", hint=f"correct {where}")


def _place(error: BaseException, files: set[str]) -> tuple[str, str] | None:
    """``file:line`` and the text of that line."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{error.filename}:{error.lineno}", (error.text or "").strip()
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if frame.filename in files:
            line = linecache.getline(frame.filename, frame.lineno or 0).strip()
            return f"{frame.filename}:{frame.lineno}", line
    return None
