"""From the compilers' logs to structured diagnostics, each at a line of the `.cu`."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Sequence
from dataclasses import replace

from . import isolated_process
from .diagnostics import Diagnostic
from .errors import JitError
from .line_info import by_line

_MOST_FILES, _MOST_OF_A_FILE = 64, 4 << 20  # that one log has read, and bytes of each
_SEVERITIES = ("fatal", "error", "warning", "info")
_NVRTC = re.compile(r"^(?P<file>.*?)\((?P<line>\d+)\): (?P<severity>catastrophic error|fatal error|error|warning|note)"
                    r"(?: #[\w-]+)?: (?P<message>.*)$")  # fmt: skip
_GCC = re.compile(r"^(?P<file>[^\s:][^:]*):(?P<line>\d+):(?:(?P<column>\d+):)? "
                  r"(?P<severity>fatal error|error|warning|note): (?P<message>.*)$")  # fmt: skip
_EXPANSION = "in expansion of macro"
_PTXAS_LINE = re.compile(r"^ptxas .*?, line (?P<line>\d+); (?P<severity>error|warning|fatal)\s*: (?P<message>.*)$")
_PTXAS = re.compile(r"^ptxas (?P<severity>error|warning|fatal|info)\s*: (?P<message>.*)$")
_PERFORMANCE = re.compile(r"^\(C\d+\)|Potential Performance Loss")
_ABORTED = "Ptx assembly aborted due to errors"  # says nothing that the errors before it do not
_RESOURCES = re.compile(
    r"^ptxas (info    : (?!\(C\d+\))|        \.  )|^Function properties for |^\s+\d+ bytes stack frame"
)


def clean(log: str) -> str:
    """The log without ptxas's resource lines, which become fields of the entries."""
    return "\n".join(line for line in log.splitlines() if not _RESOURCES.match(line)).strip()


def parse(log: str, ptx: str = "", sources: dict[str, str] | None = None) -> tuple[Diagnostic, ...]:
    """Reads the log of NVRTC and of the ptxas inside it, and that of nvcc and g++.

    Args:
        log: NVRTC's program log.
        ptx: the PTX that was assembled, for the lines that ptxas cites; it must carry `.loc` (`-lineinfo`).
        sources: text by file name, for sources that are not files.

    Returns:
        The diagnostics, most severe first, in the log's order within a severity. Resource lines are left out.
    """
    lines = _Lines(sources or {})
    cited = bool(re.search(r"^ptxas .*, line \d+;", log, re.M))
    ptx_lines = ptx.splitlines() if cited else []
    places = by_line(ptx) if cited else []
    found: list[Diagnostic] = []
    said = log.splitlines()
    for i, text in enumerate(said):
        if match := _NVRTC.match(text) or _GCC.match(text):
            column, more = _following(said, i + 1)
            column = column or int(match.groupdict().get("column") or 0) or None
            if match["severity"] != "note":
                found.append(_of_frontend(match, column, more, lines))
            elif found:
                found[-1] = _with_note(found[-1], match, column, more, lines)
        elif match := _PTXAS_LINE.match(text):
            number = int(match["line"])
            where = places[number] if number < len(places) else ()
            found.append(_of_ptx_line(match, where, ptx_lines[number - 1] if number <= len(ptx_lines) else "", lines))
        elif match := _PTXAS.match(text):
            if match["severity"] != "info" or _PERFORMANCE.search(match["message"]):
                found.append(_of_ptxas(match, ptx, lines))
        elif text.startswith("nvrtc: error"):
            found.append(Diagnostic("error", text.partition(": error")[2].lstrip(" :") or text))
    if any(item.severity == "error" for item in found):
        found = [item for item in found if item.message != _ABORTED]
    return tuple(sorted(found, key=lambda diagnostic: _SEVERITIES.index(diagnostic.severity)))


def _of_frontend(match: re.Match[str], column: int | None, more: list[str], lines: _Lines) -> Diagnostic:
    """A message of NVRTC, nvcc or g++ about a line of a source."""
    severity, number = match["severity"], int(match["line"])
    return Diagnostic(
        "fatal" if severity.startswith(("catastrophic", "fatal")) else severity,
        match["message"], match["file"], number, column, text=lines.get(match["file"], number),
        detail="\n".join(more),
    )  # fmt: skip


def _with_note(
    before: Diagnostic, match: re.Match[str], column: int | None, more: list[str], lines: _Lines
) -> Diagnostic:
    """The diagnostic with a note that follows it. An error in a macro is where the macro is used."""
    number = int(match["line"])
    if match["message"].startswith(_EXPANSION):
        text = lines.get(match["file"], number)
        return replace(before, file=match["file"], line=number, column=column, text=text)
    note = "\n".join([f"note: {match['message']}", *more])
    return replace(before, detail=f"{before.detail}\n{note}".strip())


def _of_ptx_line(
    match: re.Match[str], where: Sequence[tuple[str, int, int]], ptx_text: str, lines: _Lines
) -> Diagnostic:
    """A message of ptxas about a line of the PTX, which came from the places ``where``, the innermost first."""
    file, line, column = where[0] if where else (None, None, None)
    return Diagnostic(
        match["severity"], match["message"], file, line, column or None, stage="ptxas",
        text=lines.get(file, line) if file and line else "",
        ptx_line=int(match["line"]), ptx_text=ptx_text, inlined=tuple(where[1:]),
    )  # fmt: skip


def _of_ptxas(match: re.Match[str], ptx: str, lines: _Lines) -> Diagnostic:
    """A message of ptxas about no line; a remark about performance is a warning."""
    file, line = _of_products(match["message"], ptx)
    text = lines.get(file, line) if file and line else ""
    severity = "warning" if match["severity"] == "info" else match["severity"]
    return Diagnostic(severity, match["message"], file, line, stage="ptxas", text=text)


def _of_products(message: str, ptx: str) -> tuple[str | None, int | None]:
    """The file and line of the first wgmma of the kernel that ptxas says something of its products about."""
    named = re.search(r"wgmma.*\bfunction '([^']+)'", message)
    begin = re.search(rf"^.*\b(?:entry|func)\b.*\b{re.escape(named[1])}\(", ptx, re.M) if named else None
    product = re.compile(r"^[^\S\n]*wgmma\.mma_async", re.M).search(ptx, begin.end()) if begin else None
    if product is None:
        return None, None
    where = by_line(ptx)[ptx.count("\n", 0, product.start()) + 1]
    return where[-1][:2] if where else (None, None)


_SHOWN = re.compile(r"^ *\d* \|")


def _following(log: list[str], start: int) -> tuple[int | None, list[str]]:
    """The column that the caret below a message shows, and the message's further lines, up to a blank one."""
    lines: list[str] = []
    column = None
    for line in log[start:]:
        if not line.startswith("  "):
            break
        if _SHOWN.match(line):  # g++ shows the source line, and points to the place
            continue
        if line.strip() == "^" and lines and column is None:
            lines.pop()  # the source line
            column = len(line) - 2  # the listing is indented by two
        else:
            lines.append(line.strip())
    return column, lines


def _text_of(file: str) -> str:
    """The text of a file that a compiler names; empty where it cannot be had. A source names any by ``#line``: where
    compilers have given up rights, it is read with those that they have."""
    try:
        if isolated_process.first() is None:
            return _contents(file).decode(errors="replace")
        made = isolated_process.run_isolated("a line is looked up", lambda: _contents(file))
        return made.decode(errors="replace")
    except (OSError, ValueError, JitError, RuntimeError):
        return ""


def _contents(file: str) -> bytes:
    """The first bytes of a plain file: no pipe is waited for, and no device is read without an end. Raises OSError."""
    descriptor = os.open(file, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    with open(descriptor, "rb") as opened:
        return opened.read(_MOST_OF_A_FILE) if stat.S_ISREG(os.fstat(descriptor).st_mode) else b""


class _Lines:
    """Source lines by file and number, each file read once."""

    def __init__(self, sources: dict[str, str]):
        self._lines = {name: text.splitlines() for name, text in sources.items()}

    def get(self, file: str, number: int) -> str:
        if file not in self._lines:
            self._lines[file] = _text_of(file).splitlines() if len(self._lines) < _MOST_FILES else []
        lines = self._lines[file]
        return lines[number - 1] if 0 < number <= len(lines) else ""
