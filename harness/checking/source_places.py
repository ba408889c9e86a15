"""Places in a submission's own files, for people: not those of the copies that its process has, nor of a made-up name.

The jit names a source that is given as text ``source_<digest>.cu``. Where a string of the submission has that digest,
its lines are lines of the submission.
"""

from __future__ import annotations

import ast
import functools
import hashlib
import re
from functools import cached_property
from pathlib import Path
from typing import Any

from harness.guarded import text
from harness.tasks import submission_files
from jit.emulator.counters.sums import add

_INLINE = re.compile(r"/?\bsource_([0-9a-f]{12})\.cu\b(?::(\d{1,9}))?")
# Of the process's own folder, in the words of the emulator and of Python.
_COPY = re.compile(r"(?<![\w./-])submission\.py(?=:\d|, line \d)")
_BESIDE = re.compile(r"[\w.-]+\.(?:cu|cuh|h|hpp|inc|py)(?=:\d+(?: \(|$))")


class Places:
    """Rewrites what a submission's process says of places.

    Args:
        submission: the file that was given.
        problem: the folder of the process, with a copy of it and of what lies beside it.
    """

    def __init__(self, submission: Path, problem: Path) -> None:
        self._submission, self._problem = submission, problem

    def own(self, value: Any) -> Any:
        """A text, or each text in a list or mapping, with the user's own paths and lines."""
        if isinstance(value, dict):
            found = {key: self.own(item) for key, item in value.items()}
            if isinstance(where := found.get("location"), str):
                found["location"] = self._beside(where)
            return found
        if isinstance(value, list):
            return [self.own(item) for item in value]
        if not isinstance(value, str):
            return value
        told = value.replace(str(self._problem / "submission.py"), str(self._submission))
        told = told.replace(f"{self._problem}/", f"{self._submission.parent}/")
        told = _COPY.sub(lambda _: self._submission.name, told)
        return _INLINE.sub(self._line, told) if "source_" in told else told

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
        return _INLINE.sub(lambda match: Path(self._line(match)).name, place) if "source_" in place else place

    def _beside(self, location: str) -> str:
        """``axpy.cu:4`` with its whole path, if it lies beside the submission."""
        name = _BESIDE.match(location)
        path = self._submission.parent / name[0] if name else None
        return f"{path}{location[len(name[0]) :]}" if name and path and path.is_file() else location

    def _line(self, match: re.Match[str]) -> str:
        digest, number = match[1], match[2]
        for path, texts in self._strings.items():
            if node := texts.get(digest):
                return f"{path}:{self._of(path, node, int(number))}" if number else f"{path}:{node.lineno}"
        return match[0]

    @cached_property
    def _strings(self) -> dict[Path, dict[str, ast.Constant]]:
        """The strings of the submission and of the modules beside it, by the digests that the jit makes names of."""
        found: dict[Path, dict[str, ast.Constant]] = {}
        for path in [self._submission, *sorted(self._submission.parent.glob("*.py"))]:
            tree = submission_files.parsed(path)
            if tree is None:
                continue
            found[path] = {
                hashlib.sha256(node.value.encode(errors="replace")).hexdigest()[:12]: node
                for node in ast.walk(tree)
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and "\n" in node.value
            }
        return found

    def _of(self, path: Path, node: ast.Constant, number: int) -> int:
        """The line of the file that holds line ``number`` of a string; escapes and pieces may shift it."""
        lines, inside = self._lines(path), self._inside(node)
        meant = inside[number - 1].strip() if 0 < number <= len(inside) else ""
        expected = node.lineno + number - 1
        if expected <= len(lines) and meant in lines[expected - 1]:
            return expected
        last = min(node.end_lineno or node.lineno, len(lines))
        near = [at for at in range(node.lineno, last + 1) if meant in lines[at - 1]]
        return min(near, key=lambda at: abs(at - expected), default=node.lineno)

    @functools.cache  # noqa: B019  # for as long as one case is told
    def _lines(self, path: Path) -> list[str]:
        return text(path).splitlines()

    @functools.cache  # noqa: B019
    def _inside(self, node: ast.Constant) -> list[str]:
        return str(node.value).splitlines()
