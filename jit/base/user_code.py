"""Errors and warnings at the lines that a user edits: those of the Python text in which a CUDA source stands.

The jit names a source that is given as text ``source_<digest>.cu``. The text stands in a Python file, a test or a cell
of a notebook: as one string, or put together of several, with other values in it.
"""

from __future__ import annotations

import ast
import difflib
import functools
import hashlib
import linecache
import os
import re
import sys
import warnings
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Any

from . import remote_service
from .diagnostics import Diagnostic
from .errors import CompileError, CompileWarning, EmulatorRemark, JitError
from .findings import EmulatorFinding

NAMED = re.compile(r"/?\bsource_([0-9a-f]{12})\.cu\b(?::(\d{1,9}))?")
_TELLS = re.compile(r"\w.*\w.*\w.*\w")  # a line that is not just a brace
_PACKAGE = str(Path(__file__).resolve().parent.parent) + "/"
_LIBRARIES = (
    "/site-packages/",
    "/dist-packages/",
    f"{os.path.dirname(os.__file__)}/",
)  # folders of Python's and of packages
_MOST_FILES = 8  # of a stack, in which a text is looked for
_MOST_SOURCES = 256
_TRIES = 8  # to parse a text while other threads do
_MOST_LINES = 5000  # of a text that is aligned with a file
_MOST_SOUGHT = 100  # lines of such a text that are looked for within others
_MOST_HELD = 4  # lines of a text that one line of the file may stand for
_AROUND = 1  # lines of an excerpt on both sides

_given: dict[str, tuple[str, tuple[str, ...]]] = {}  # by digest: the text, and the files of those that gave it


def digest(source: str) -> str:
    """What the name of a source text has of it."""
    return hashlib.sha256(source.encode(errors="replace")).hexdigest()[:12]


class Alignment:
    """Which line of a Python text each line of a source came from.

    Args:
        python: the whole text of a Python file, or of a cell.
        source: the text that was put together there.
    """

    def __init__(self, python: str, source: str) -> None:
        self._lines: dict[int, int] = {}  # both from 1
        if (at := python.find(source)) >= 0:
            first = python.count("\n", 0, at) + 1
            self._lines = {i: first + i - 1 for i in range(1, len(source.splitlines()) + 1)}
            return
        strings = _made_by(python, source) or _in_strings(python)
        there = [_alike(line) if number in strings else "" for number, line in enumerate(python.splitlines(), 1)]
        asked = [_alike(line) for line in source.splitlines()]
        if max(len(there), len(asked)) <= _MOST_LINES:
            self._lines = _matched(asked, there)
            _fill(self._lines, asked, there)

    def line(self, number: int) -> int | None:
        """The Python text's line of a line of the source; None where it is not known."""
        return self._lines.get(number)

    @property
    def offset(self) -> int | None:
        """What is to be added to each line that came from there; None where it is not the same for all."""
        offsets = {there - number for number, there in self._lines.items()}
        return offsets.pop() if len(offsets) == 1 else None

    @property
    def first(self) -> int | None:
        """The first line that came from there."""
        return min(self._lines.values(), default=None)


@functools.lru_cache(64)
def strings(python: str) -> dict[str, str]:
    """The strings of several lines in a Python text, by digest: sources that were compiled in another process."""
    found = (node.value for node in ast.walk(_parsed(python) or ast.Module([], [])) if isinstance(node, ast.Constant))
    return {digest(value): value for value in found if isinstance(value, str) and "\n" in value}


@functools.lru_cache(64)
def aligned(python: str, source: str) -> Alignment:
    """The alignment of two texts."""
    return Alignment(python, source)


def _alike(line: str) -> str:
    """A line as it is compared: what an f-string and escapes write twice is there once."""
    return " ".join(re.sub(r"([{}%\\])\1", r"\1", line).split())


def _matched(asked: list[str], there: list[str]) -> dict[int, int]:
    """The distinctive lines that both texts have, numbered from 1: in the order of both, and those that
    stand once only wherever they are."""
    ours = [line if _TELLS.search(line) else i for i, line in enumerate(asked)]
    theirs = [line if _TELLS.search(line) else -1 - i for i, line in enumerate(there)]
    matcher: difflib.SequenceMatcher[str | int] = difflib.SequenceMatcher(None, ours, theirs, autojunk=False)
    found = {a + i + 1: b + i + 1 for a, b, size in matcher.get_matching_blocks() for i in range(size)}
    times = Counter(theirs)
    once = {line: number for number, line in enumerate(theirs, 1) if times[line] == 1}
    found = {n: once[line] for n, line in enumerate(ours, 1) if line in once} | found
    left = [(n, line) for n, line in enumerate(ours, 1) if n not in found and isinstance(line, str)]
    held: dict[int, list[int]] = {}  # in a string of one line, with its ends of lines as escapes
    last = 0
    for n, line in left[:_MOST_SOUGHT]:
        before = max((found[m] for m in (n - 1, n + 1) if m in found), default=last)
        within = [number for number, other in enumerate(there, 1) if line in other]
        if len(within) == 1 or (within and before):
            last = min(within, key=lambda number: abs(number - before))
            held.setdefault(last, []).append(n)
    # A line that holds a whole source adds nothing to the source's own lines.
    return found | {n: at for at, numbers in held.items() if len(numbers) <= _MOST_HELD for n in numbers}


def _fill(lines: dict[int, int], asked: list[str], there: list[str]) -> None:
    """Adds what stands beside lines that were found: braces, and lines with a value in them. What a value of several
    lines brought has the line that the value stands on."""
    taken, count = set(lines.values()), len(asked)

    def alike(number: int, beside: int) -> bool:
        if not 0 < beside <= len(there) or beside in taken or (asked[number - 1] and not there[beside - 1]):
            return False
        given, other = asked[number - 1], there[beside - 1]
        return not _TELLS.search(given) or "{" in other or difflib.SequenceMatcher(None, given, other).ratio() > 0.5

    for numbers, step in ((range(2, count + 1), 1), (range(count - 1, 0, -1), -1)):
        for number in numbers:
            beside = lines.get(number - step, 0) + step
            if number not in lines and beside != step and alike(number, beside):
                lines[number] = beside
                taken.add(beside)
    since = _MOST_HELD
    for number in range(1, count + 1):
        since = 0 if number in lines else since + 1
        if 0 < since <= _MOST_HELD and number - 1 in lines:
            lines[number] = lines[number - 1]


def _parsed(python: str) -> ast.Module | None:
    """The tree of a Python text; None where it is none.

    Until Python 3.13 the depth of a tree is counted for all threads together, and a garbage collection may let another
    thread run meanwhile. The SystemError that follows says nothing of the text (gh-106905), so it is tried again."""
    for _ in range(_TRIES):
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                return ast.parse(python)
        except SystemError:
            continue
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            break
    return None


def _in_strings(python: str) -> frozenset[int]:
    """The numbers of the lines on which strings stand; all lines of a text that is no Python."""
    if (tree := _parsed(python)) is None:
        return frozenset(range(1, len(python.splitlines()) + 1))
    found: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str)):
            found.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return frozenset(found)


def _made_by(python: str, source: str) -> frozenset[int]:
    """The numbers of the lines of the f-string that a source is made by; none where there is no such string. Others may
    have the same lines, such as the first one of a kernel."""
    found = [
        node
        for node in ast.walk(_parsed(python) or ast.Module([], []))
        if isinstance(node, ast.JoinedStr) and node.end_lineno != node.lineno and _makes(node, source)
    ]
    longest = max(found, key=lambda node: sum(map(len, _constants(node))), default=None)
    return frozenset(range(longest.lineno, (longest.end_lineno or 0) + 1)) if longest else frozenset()


def _constants(node: ast.JoinedStr) -> list[str]:
    """The texts of an f-string before, between and behind its values; "" where two values have none between."""
    texts = [""]
    for value in node.values:
        if isinstance(value, ast.Constant):
            texts[-1] += str(value.value)
        else:
            texts.append("")
    return texts


def _makes(node: ast.JoinedStr, source: str) -> bool:
    """Whether an f-string can be a source, with some values."""
    first, *rest = _constants(node)
    if not rest or not source.startswith(first):
        return False
    at = len(first)
    for text in rest[:-1]:
        at = source.find(text, at) + len(text)
        if at < len(text):
            return False
    return source.endswith(rest[-1]) and at + len(rest[-1]) <= len(source)


def given(source: str) -> str:
    """Notes who gives a source text, so that what is said of its lines can be said of theirs: the name it gets."""
    if (key := digest(source)) not in _given:
        if len(_given) >= _MOST_SOURCES:
            _given.clear()
        files = dict.fromkeys(frame.f_code.co_filename for frame in _frames(sys._getframe(1)))
        _given[key] = source, tuple(files)[:_MOST_FILES]
    # Absolute, so that neither the includes nor the line information depend on the working directory.
    return f"/source_{key}.cu"


def texts() -> dict[str, str]:
    """The source texts that were given in this process, by digest."""
    return {key: source for key, (source, _) in _given.items()}


def _frames(frame: FrameType | None) -> Iterator[FrameType]:
    """A stack without the jit's own frames, innermost first."""
    while frame is not None:
        if not frame.f_code.co_filename.startswith(_PACKAGE):
            yield frame
        frame = frame.f_back


def asked_at(package: str = "") -> str:
    """``file:line`` of the innermost frame that is the user's: neither the jit's nor a library's, nor of a folder
    ``package`` of a package that calls the jit."""
    for frame in _frames(sys._getframe(1)):
        name = frame.f_code.co_filename
        if name.startswith("<") or (package and name.startswith(package)):
            continue
        if not any(folder in name for folder in _LIBRARIES):
            return f"{name}:{frame.f_lineno}"
    return ""


def place(name: str, number: int | None) -> tuple[str, int] | None:
    """The file, and the line in it, of a line of a source by its made-up name; without a number of its first line."""
    known = NAMED.fullmatch(name)
    if known is None:
        return None
    given, files = _given.get(known[1], ("", tuple(frame.f_code.co_filename for frame in _frames(sys._getframe(1)))))
    for file in files:
        python = "".join(linecache.getlines(file))
        if python and (source := given or strings(python).get(known[1], "")):
            found = aligned(python, source)
            line = found.first if number is None else found.line(number)
            if line is not None:
                return file, line
    return None


def _all_of_user(value: Any) -> Any:
    """A report with the user's lines, in nested mappings and lists too."""
    if isinstance(value, str):
        return of_user(value)
    if isinstance(value, dict):
        return {key: _all_of_user(item) for key, item in value.items()}
    return [_all_of_user(item) for item in value] if isinstance(value, list) else value


def of_user(text: str) -> str:
    """A text with the user's lines in place of those of made-up names."""

    def users(match: re.Match[str]) -> str:
        found = place(match[0].partition(":")[0], int(match[2]) if match[2] else None)
        return f"{found[0]}:{found[1]}" if found else match[0]

    return NAMED.sub(users, text) if "source_" in text else text


def _diagnostic_of_user(diagnostic: Diagnostic) -> Diagnostic:
    """A diagnostic at the user's line."""
    found = place(diagnostic.file, diagnostic.line) if diagnostic.file else None
    inlined = tuple((*(place(file, line) or (file, line)), column) for file, line, column in diagnostic.inlined)
    file, line = found or (diagnostic.file, diagnostic.line)
    return replace(diagnostic, file=file, line=line, inlined=inlined)


def _excerpt(location: str) -> str:
    """The lines around a place ``file:line…``, that line marked; empty where they cannot be had."""
    match = re.match(r"(.+?):(\d+)", location)
    lines = linecache.getlines(match[1]) if match else []
    number = int(match[2]) if match else 0
    shown = range(max(1, number - _AROUND), min(len(lines), number + _AROUND) + 1)
    return "\n".join(f"{'>' if i == number else ' '} {i:5} | {lines[i - 1].rstrip()}" for i in shown)


def at_home(error: JitError) -> JitError:
    """An error for the caller of the jit: at the user's lines, with an excerpt as a note, and without frames of ours.

    In a submission's process it stays what it was, since the evaluator resolves the places.
    """
    if remote_service.service() is None:
        error.args = tuple(of_user(part) if isinstance(part, str) else part for part in error.args)
        if isinstance(error, EmulatorFinding):
            error.report.update(_all_of_user(error.report))
            location = str(error.report.get("location") or "")
            if (excerpt := _excerpt(location)) and excerpt not in getattr(error, "__notes__", ()):
                error.add_note(excerpt)
        elif isinstance(error, CompileError):
            error.diagnostics = tuple(_diagnostic_of_user(one) for one in error.diagnostics)
    return error.with_traceback(None)


def warn(diagnostic: Diagnostic) -> None:
    """Issues what a compiler warned of, at the user's line."""
    file, line, registry = _caller()
    if remote_service.service() is None and diagnostic.file and diagnostic.line:
        found = _diagnostic_of_user(diagnostic)
        if found.file and found.line and linecache.getline(found.file, found.line):
            file, line = found.file, found.line
            diagnostic = replace(found, file=None, line=None, column=None, text="")
    warnings.warn_explicit(str(diagnostic), CompileWarning, file, line, registry=registry)


def warn_of_remarks(remarks: Iterable[Mapping[str, Any]]) -> None:
    """Issues what the emulator remarked on in a launch, each kind at the user's line once in this process."""
    for remark in remarks:
        kind, location = str(remark.get("kind")), of_user(str(remark.get("location") or ""))
        if (kind, location, remark.get("kernel")) in _issued:
            continue
        _issued.add((kind, location, remark.get("kernel")))
        file, line, registry = _caller()
        text = f"{kind}: {of_user(str(remark.get('message')))}, kernel {remark.get('kernel')}"
        if (match := re.match(r"(.+?):(\d+)", location)) and linecache.getline(match[1], int(match[2])):
            file, line = match[1], int(match[2])
        elif location:
            text += f", at {location}"
        warnings.warn_explicit(text, EmulatorRemark, file, line, registry=registry)


_issued: set[tuple[str, str, Any]] = set()


def _caller() -> tuple[str, int, dict[Any, Any] | None]:
    """The file and line of whoever called the jit, and the registry of warnings there."""
    frame = next(_frames(sys._getframe(1)), None)
    if frame is None:
        return "<unknown>", 1, None
    return frame.f_code.co_filename, frame.f_lineno, frame.f_globals.setdefault("__warningregistry__", {})
