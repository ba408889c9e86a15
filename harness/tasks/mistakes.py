"""Mistakes of a task's author, reported with the file and the line: they are no errors of the harness."""

from __future__ import annotations

import ast
import contextlib
import functools
import importlib.util
import inspect
import linecache
import traceback
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import NamedTuple

from harness import guarded, own_code
from harness.errors import Exit, HarnessError, no_memory
from harness.tasks import submission_files

# Packages that tasks of the public competition import and that no machine of NVIDIA's has.
_OTHER_MACHINES = {"aiter": "AMD's kernels, which need an AMD GPU", "iris": "communication between AMD GPUs"}


def other_machine(reference: Path) -> str | None:
    """``file:line: needs ...`` where a reference imports a package that is for another kind of machine, else None."""
    for package, line in _read(reference).imported:
        if package in _OTHER_MACHINES and importlib.util.find_spec(package) is None:
            return f"{reference}:{line}: needs the package {package}: {_OTHER_MACHINES[package]}"
    return None


def undefined(module: Path, names: Collection[str]) -> list[str]:
    """Which names a Python file binds nowhere, as far as its text shows; none where it shows nothing."""
    bound = _read(module).bound
    return [] if bound & {"*", "globals"} else [name for name in names if name not in bound]


class _Names(NamedTuple):
    """The packages that a Python text imports, each with its line, and the names that it binds; ``*`` are all."""

    imported: tuple[tuple[str, int], ...]
    bound: frozenset[str]


def _read(module: Path) -> _Names:
    """The names of a Python file; all where it cannot be read."""
    try:
        return _names(guarded.contents(module))
    except OSError:
        return _names(None)


@functools.lru_cache(32)
def _names(contents: bytes | None) -> _Names:
    """Those of a text. The resident judge knows those of the project's tasks beforehand."""
    tree = submission_files.tree(contents) if contents is not None else None
    if tree is None:
        return _Names((), frozenset("*"))
    imported, bound = [], set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.AsyncFunctionDef)):
            bound.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            bound.add(node.id)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            bound |= {alias.asname or alias.name for alias in node.names}
            modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else [node.module or ""]
            imported += [(name.partition(".")[0], node.lineno) for name in modules]
    return _Names(tuple(imported), frozenset(bound))


class TaskError(HarnessError):
    """The task's own Python raised; the message says where."""


class TaskTimeout(TaskError):
    """The task's own Python took too long; the message says where it was."""


@contextlib.contextmanager
def located(
    what: str, files: Callable[[], Collection[Path]], otherwise: str, seconds: float, more: str
) -> Iterator[None]:
    """Turns what a task's Python raises into a `TaskError`, and limits its time and memory, see `own_code.limited`.

    Args:
        what: what was run, such as ``"ref_kernel"``.
        files: gives the task's files. The innermost of them in the traceback is where the mistake is.
        otherwise: the place to name where none is in it: the case's line of ``task.yml``.
        seconds: that it may take.
        more: what gives it more, for the error.

    Raises:
        TaskError: exit 2 with ``file:line``.
        TaskTimeout: exit 6 with ``file:line``.
        MemoryError: there was none left, of which a submission may have the rest.
    """
    try:
        with own_code.limited(seconds, f"{otherwise}: {what}"):
            yield
    except (HarnessError, MemoryError):
        raise
    except own_code.TooLong as error:
        where, line = _place(error, {str(path) for path in files()}) or (otherwise, "")
        shown = f"\n    {line}" if line else ""
        raise TaskTimeout(
            f"{where}: {what} did not end within {seconds:g} s, and is the task's own{shown}", Exit.TIMEOUT, hint=more
        ) from error
    except (Exception, SystemExit) as error:
        if no_memory(error):  # torch's, or what a library of CUDA makes of it
            raise MemoryError(f"{what}: {error}") from error
        where, line = _place(error, {str(path) for path in files()}) or (otherwise, "")
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
