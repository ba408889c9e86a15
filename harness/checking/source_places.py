"""Places in a submission's own files, for people: not those of the copies that its process has, nor of a made-up name.

The jit names a source that is given as text ``source_<digest>.cu``. Its lines are those of the submission's strings.
"""

from __future__ import annotations

import ast
import functools
import re
import warnings
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from harness.guarded import guarded, text
from jit.base.user_code import NAMED, aligned, digest, strings
from jit.emulator.counters.sums import add

_MOST_BESIDE = 32  # modules beside a submission in which a text is looked for
# Of the process's own folder, in the words of the emulator and of Python.
_COPY = re.compile(r"(?<![\w./-])submission\.py(?=:\d|, line \d)")
_BESIDE = re.compile(r"[\w.-]+\.(?:cu|cuh|h|hpp|inc|py)(?=:\d+(?: \(|$))")


class Places:
    """Rewrites what a submission's process says of places.

    Args:
        submission: the file that was given.
        problem: the folder of the process, with a copy of it and of what lies beside it.
        sources: texts that the submission's process says it had compiled, by digest.
    """

    def __init__(self, submission: Path, problem: Path, sources: Mapping[str, str] | None = None) -> None:
        self._submission, self._problem = submission, problem
        self._texts = dict(sources or {})

    def own(self, value: Any) -> Any:
        """A text, or each text in a list or mapping, with the user's own paths and lines."""
        if isinstance(value, dict):
            found = {key: self.own(item) for key, item in value.items()}
            if isinstance(where := value.get("location"), str):
                found["location"] = self.location(where)
            return found
        if isinstance(value, list):
            return [self.own(item) for item in value]
        if not isinstance(value, str):
            return value
        renamed = value.replace(str(self._problem / "submission.py"), str(self._submission))
        renamed = renamed.replace(f"{self._problem}/", f"{self._submission.parent}/")
        renamed = _COPY.sub(lambda _: self._submission.name, renamed)
        return NAMED.sub(self._line, renamed) if "source_" in renamed else renamed

    def counted(self, counters: dict[str, Any]) -> dict[str, Any]:
        """What the emulator counted, whose places are keys, with the names and lines of the user's own files.

        A place is a file's name without its folder, and a line."""
        return self._short(counters)

    def _short(self, value: Any) -> Any:
        if not isinstance(value, dict):
            return value
        found: dict[str, Any] = {}
        for key, item in value.items():
            add(found, {self.short(key): self._short(item)})
        return found

    def short(self, place: str) -> str:
        """A text with the user's own files, without their folders."""
        place = _COPY.sub(lambda _: self._submission.name, place)
        return NAMED.sub(lambda match: Path(self._line(match)).name, place) if "source_" in place else place

    def location(self, place: str) -> str:
        """A place alone, ``file:line``, in the user's own file with its whole path."""
        return self._beside(self.own(place))

    def _beside(self, location: str) -> str:
        """``axpy.cu:4`` with its whole path, if it lies beside the submission."""
        name = _BESIDE.match(location)
        path = self._submission.parent / name[0] if name else None
        return f"{path}{location[len(name[0]) :]}" if name and path and path.is_file() else location

    def _line(self, match: re.Match[str]) -> str:
        name, number = match[1], int(match[2]) if match[2] else None
        beside = sorted(self._submission.parent.glob("*.py"))
        for path in [self._submission, *beside[:_MOST_BESIDE]]:
            python = self._text(path)
            if source := self._texts.get(name) or strings(python).get(name, ""):
                found = aligned(python, source)
                line = found.first if number is None else found.line(number)
                if line is not None:
                    return f"{path}:{line}"
        if file := self._files().get(name):
            return str(file) if number is None else f"{file}:{number}"
        return match[0]

    @functools.cache  # noqa: B019  # for as long as one case is reported
    def _files(self) -> dict[str, Path]:
        """The device sources beside the submission, by digest: a submission may have the jit compile their texts."""
        beside = sorted(self._submission.parent.glob("*.cu"))
        return {digest(self._text(path)): path for path in beside[:_MOST_BESIDE]}

    @functools.cache  # noqa: B019  # for as long as one case is reported
    def _text(self, path: Path) -> str:
        try:
            return text(path)
        except OSError:  # no plain file, or one that is too large
            return ""


def entry_line(submission: Path) -> str:
    """``file:line`` of the definition of ``custom_kernel``; empty where there is none."""
    entry = _entry(submission)
    return f"{submission}:{entry.lineno}" if entry else ""


def returned_at(submission: Path) -> str:
    """``file:line`` of the last ``return`` of ``custom_kernel``; empty where there is none."""
    entry = _entry(submission)
    inner: list[ast.AST] = [entry] if entry else []
    found: list[int] = []
    for node in inner:
        below = [
            one
            for one in ast.iter_child_nodes(node)
            if not isinstance(one, (ast.FunctionDef, ast.Lambda, ast.ClassDef))
        ]
        inner += below
        found += [one.lineno for one in below if isinstance(one, ast.Return)]
    return f"{submission}:{max(found)}" if found else ""


def _entry(submission: Path) -> ast.FunctionDef | None:
    """The function that a submission is called by."""

    def parsed() -> ast.FunctionDef | None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of the submission's text
            body = ast.parse(text(submission)).body
        return next(
            (one for one in body[::-1] if isinstance(one, ast.FunctionDef) and one.name == "custom_kernel"), None
        )

    return guarded(parsed, None)
