"""Where PTX comes from: the places in sources that its `.file` and `.loc` directives give [PTX ISA 11.5]."""

from __future__ import annotations

import itertools
import re

Place = tuple[str, int, int]  # file, 1-based line, 1-based column

_FILE = re.compile(r'^[^\S\n]*\.file[^\S\n]+(\d+)[^\S\n]+"([^"]*)"', re.MULTILINE)
_LOC = re.compile(
    r"\s*\.loc\s+(\d+)\s+(\d+)\s+(\d+)"
    r"(?:\s*,\s*function_name\s+([^,\s]+))?(?:.*?\binlined_at\s+(\d+)\s+(\d+)\s+(\d+))?"
)
# The frames, innermost first, that LLVM writes in a comment and not into the directive:
# .loc 2 263 15  // standard.py:263:15 @[ standard.py:293:36 @[ mine.py:8:18 ] ]
_COMMENTED = re.compile(r"(?:// |@\[ )([^@\[\]]+?):(\d+):(\d+)(?= @\[| \])")
# A place; or where an assembly statement begins or ends.
_MARKS = re.compile(r"(\.loc\s+\d+\s+\d+\s+\d+[^\n]*)|//\s*(begin|end) inline asm")
_NUMBER = re.compile(r"^([^\S\n]*\.loc[^\S\n]+)(\d+)|(\binlined_at\s+)(\d+)", re.MULTILINE)  # of a file
_ASM = re.compile(r"\s*//\s*(begin|end) inline asm\b")
_FUNCTION = re.compile(r"\s*(?:\.(?:visible|weak|extern|common)\s+)?\.(?:entry|func)\b")
_NAME = re.compile(r"^(\$L__info_string\d+):\s*$((?:\s*\.b8 [\d, ]+(?://[^\n]*)?)+)", re.MULTILINE)  # its bytes
_MOST_FRAMES = 16
_MOST_LINES = 3  # that an assembly statement of a wrapper goes on behind its first, its operands too


def files(ptx: str) -> dict[str, str]:
    """The paths that `.file` directives give, by their number as it is written."""
    return dict(_FILE.findall(ptx))


def renumbered(ptx: str, numbers: dict[str, str]) -> str:
    """PTX with other numbers of files in its `.loc` directives: the new one by the old."""
    return _NUMBER.sub(lambda found: (found[1] or found[3]) + numbers.get(found[2] or found[4], "0"), ptx)


def functions(ptx: str) -> dict[tuple[str, int], set[str]]:
    """The inlined functions that have code at a line, by their mangled names: by the file's name without its folder,
    and the line."""
    names = {}
    for label, data in _NAME.findall(ptx):
        values = [int(word) for row in re.findall(r"\.b8 ([\d, ]+)", data) for word in row.split(",")]
        names[label] = bytes(values).partition(b"\0")[0].decode(errors="replace")
    paths, found = files(ptx), dict[tuple[str, int], set[str]]()
    for directive, _ in _MARKS.findall(ptx):
        if directive and (loc := _LOC.match(directive)) and (name := names.get(loc[4])):
            found.setdefault((paths.get(loc[1], "").rpartition("/")[2], int(loc[2])), set()).add(name)
    return found


class LineInfo:
    """Reads the `.loc` directives of a module, in their order. ``ptx``: the module, or its `.file` directives alone."""

    def __init__(self, ptx: str) -> None:
        self._files = files(ptx)
        self._callers: dict[Place, tuple[Place, ...]] = {}

    def begin(self) -> None:
        """A function begins, into which nothing was inlined yet."""
        self._callers.clear()

    def frames(self, directive: str) -> tuple[Place, ...]:
        """The place that a directive gives, and the calls that it was inlined through, innermost first; empty where it
        gives no line of a source."""
        loc = _LOC.match(directive)
        if not loc or loc[2] == "0":
            return ()
        if " @[ " in directive and (commented := _COMMENTED.findall(directive)):
            return tuple((name, int(line), int(column)) for name, line, column in commented)
        at = self._place(*loc.group(1, 2, 3))
        if loc[5]:
            # The caller's own directive comes before, and says where that was inlined in turn.
            caller = self._place(*loc.group(5, 6, 7))
            outwards = itertools.takewhile(lambda one: one != at, (caller, *self._callers.get(caller, ())))
            self._callers[at] = tuple(itertools.islice(outwards, _MOST_FRAMES))
        # A directive without a caller follows where the compiler merged code of one place: it was inlined all the same.
        return (at, *self._callers.get(at, ()))

    def single(self, body: str) -> set[Place]:
        """The places of functions, inlined into a function's ``body``, that have one statement only there: one line of
        code, or one assembly statement, which may go on over a few lines."""
        found: dict[tuple[str, str], set[Place]] = {}
        lines: dict[tuple[str, str], set[int]] = {}  # but those that count on within an assembly's text
        assembly: dict[tuple[str, str], set[int]] = {}  # at which such statements begin
        in_asm, key, line = False, ("", ""), 0
        for directive, mark in _MARKS.findall(body):
            if mark:
                in_asm = mark == "begin"
                if in_asm:
                    assembly.setdefault(key, set()).add(line)
            elif loc := _LOC.match(directive):
                if loc[4]:
                    found.setdefault((loc[1], loc[4]), set()).add(self._place(*loc.group(1, 2, 3)))
                if not in_asm:
                    key, line = (loc[1], loc[4] or ""), int(loc[2])
                    lines.setdefault(key, set()).add(line)
        return {
            at
            for key, places in found.items()
            if _is_one(lines.get(key, set()), assembly.get(key, set()))
            for at in places
        }

    def _place(self, number: str, line: str, column: str) -> Place:
        return self._files.get(number) or f"file{number}", int(line), int(column)


def _is_one(lines: set[int], assembly: set[int]) -> bool:
    """Whether lines of a function are those of one statement."""
    first, last = min(lines, default=0), max(lines, default=0)
    return bool(lines) and (first == last or (assembly == {first} and last - first <= _MOST_LINES))


def by_line(ptx: str) -> list[tuple[Place, ...]]:
    """The frames of each line of PTX, innermost first. Item 0 is empty: PTX lines count from 1.

    LLVM counts the lines of an inline assembly's text on from where that stands: they have its place here.
    """
    info, in_asm = LineInfo(ptx), False
    here: tuple[Place, ...] = ()
    found = [here]
    for line in ptx.splitlines():
        if mark := _ASM.match(line):
            in_asm = mark[1] == "begin"
        elif _FUNCTION.match(line):
            here = ()  # a `.loc` does not reach into the next function
            info.begin()
        elif not in_asm and line.lstrip().startswith(".loc"):
            here = info.frames(line)
        found.append(here)
    return found
