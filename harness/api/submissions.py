"""What a caller gives as a submission: a path, the text of one, or a function."""

from __future__ import annotations

import contextlib
import inspect
import re
import shutil
import tempfile
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from harness.api.findings import defined_at
from harness.errors import HarnessError

Submission = str | Path | Callable[..., Any]

_ENTRY = "custom_kernel"
_WHAT = "expected a path, the text of a submission, or a function that takes the inputs"
_PLAIN = (int, float, bool, str, bytes, type(None))


@dataclass(frozen=True)
class Placed:
    """A file that can be checked, and what its lines are lines of.

    Attributes:
        path: the file; None is the task's own submission.
        origin: the name that places in the file are shown with; None where it is the caller's own file.
        appended: the first line of a nested function's text, which was put behind that of its module; 0 without one.
        begin: the line of ``origin`` where the function stands; 0 where the file is the caller's own.
    """

    path: Path | None
    origin: str | None = None
    appended: int = 0
    begin: int = 0

    @property
    def temporary(self) -> bool:
        """Whether the file is gone with the context."""
        return self.origin is not None

    def own(self, value: Any) -> Any:
        """A text, or each in a list or mapping, with places in the caller's own file."""
        if self.path is None or self.origin is None:
            return value
        if isinstance(value, dict):
            return {key: self.own(item) for key, item in value.items()}
        if isinstance(value, (list, tuple)):
            return [self.own(item) for item in value]
        if not isinstance(value, str) or str(self.path) not in value:
            return value
        text = re.sub(
            re.escape(str(self.path)) + r"(\"?, line |:)(\d+)",
            lambda found: f"{self.origin}{found[1]}{self._line(int(found[2]))}",
            value,
        )
        return text.replace(str(self.path), self.origin)

    def _line(self, line: int) -> int:
        return line - self.appended + self.begin if self.appended and line >= self.appended else line


@contextlib.contextmanager
def placed(submission: Submission | None) -> Iterator[Placed]:
    """The file to check, for as long as the context lasts.

    Raises:
        HarnessError: the value is none of what a submission may be.
    """
    if submission is None:
        yield Placed(None)
    elif isinstance(submission, Path) or (isinstance(submission, str) and "\n" not in submission):
        yield Placed(Path(submission).absolute())
    else:
        with tempfile.TemporaryDirectory(prefix="warpyard-submission-") as folder:
            path = Path(folder) / "submission.py"
            if isinstance(submission, str):
                write(path, submission)
                yield Placed(path, "<submission>", begin=defined_at(submission))
            elif callable(submission):
                yield _of_function(submission, path)
            else:
                raise HarnessError(f"submission: {_WHAT}, got a {type(submission).__name__}")


def write(path: Path, text: str) -> None:
    """Writes a text that somebody gave. One with lone surrogates, of which JSON makes some, gives a file that is no
    UTF-8: what reads it says so, as of any other text that is wrong."""
    path.write_text(text, errors="surrogatepass")


def _of_function(function: Callable[..., Any], path: Path) -> Placed:
    """Writes a submission whose ``custom_kernel`` is a function: behind the text of the module that defines it, so that
    it finds what it uses there."""
    code = getattr(function, "__code__", None)
    name = getattr(function, "__name__", "")
    if code is None or not name.isidentifier():
        raise HarnessError(f"submission: {_WHAT}, got {function!r}", hint="write a def")
    if code.co_freevars:
        raise HarnessError(
            f"submission: {name}() uses {', '.join(code.co_freevars)} of the function around it; its process has none",
            hint="make them global, or give the text of a submission",
        )
    try:
        lines, begin = inspect.getsourcelines(function)
    except (OSError, TypeError):
        raise HarnessError(f"submission: the source of {name}() cannot be read", hint="give a path or a text") from None
    file = inspect.getsourcefile(function) or ""
    source = Path(file)
    nested = "<locals>" in function.__qualname__
    if source.is_file():
        if name == _ENTRY and not nested:
            return Placed(source.absolute())
        text = source.read_text()
        _copy_beside(source, path.parent)
    else:  # a notebook's cell
        text, nested = _globals_of(function), True
    text = text if text.endswith("\n") or not text else text + "\n"
    appended = text.count("\n") + 1 if nested else 0
    if nested:
        text += textwrap.dedent("".join(lines))
    text += f"\n{_ENTRY} = {name}\n" if name != _ENTRY else ""
    write(path, text)
    return Placed(path, str(source.absolute()) if source.is_file() else file or "<function>", appended, begin)


def _copy_beside(source: Path, folder: Path) -> None:
    """Copies from beside a module the device sources and the modules that it imports."""
    from harness.process import placing
    from harness.tasks import submission_files

    for near in [*placing.sources(source.parent, ()), *submission_files.helpers(source, (), ("submission.py",))]:
        shutil.copyfile(near, folder / near.name)


def _globals_of(function: Callable[..., Any]) -> str:
    """Lines that define what a function without a file uses of its globals: modules, plain values and functions."""
    lines: dict[str, str] = {}
    _define(function, lines)
    return "\n".join(lines.values()) + "\n" if lines else ""


def _define(function: Callable[..., Any], lines: dict[str, str]) -> None:
    for name in _names(function.__code__):
        if name in lines or name not in function.__globals__ or name == function.__name__:
            continue
        value = function.__globals__[name]
        if isinstance(value, ModuleType):
            lines[name] = f"import {value.__name__} as {name}"
        elif isinstance(value, _PLAIN) or (isinstance(value, tuple) and all(isinstance(one, _PLAIN) for one in value)):
            lines[name] = f"{name} = {value!r}"
        elif inspect.isfunction(value) and value.__module__ == function.__module__:
            _define(value, lines)
            lines[name] = textwrap.dedent(inspect.getsource(value))
        elif (module := getattr(value, "__module__", None)) and getattr(value, "__qualname__", "") == (
            getattr(value, "__name__", None)
        ):
            lines[name] = f"from {module} import {value.__name__} as {name}"
        else:
            raise HarnessError(
                f"submission: {function.__name__}() uses {name}, a {type(value).__name__}, which no text defines",
                hint="give the text of a submission, or a path",
            )


def _names(code: Any) -> list[str]:
    """The global names of a function and of those within it."""
    found = list(code.co_names)
    for constant in code.co_consts:
        if inspect.iscode(constant):
            found += _names(constant)
    return found
