"""A finding of the emulator for people: where in the source, who did it, what is missing, who waits on what."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from jit.base import mangled

_AROUND = 2  # source lines shown before and after the marked one, where there is room
_SOURCES = {".cu", ".cuh", ".h", ".hpp", ".inc"}  # of device code: what is in the folder besides is the task's
# Of a Python file whose lines are shown: a source in a string, a kernel of Triton, numba or CuTe DSL, or a submission.
_DEVICE_CODE = re.compile(
    r"__global__|\b(?:triton|gluon|cuda)\.jit\b|\b(?:cute|wp)\.kernel\b|^(?:def custom_kernel|class ModelNew)\b", re.M
)
_KERNELS = Path(__file__).resolve().parents[2] / "kernels"
_LARGEST = 4 << 20  # bytes of a source file that is opened for an excerpt
MOST_ROWS = 15  # of a finding
_MOST_WAITERS = 4
_SHORT = 24  # characters of a value that shares a row with others
_WAITERS = re.compile(r": warps? [\d, –]+ of CTA .*", re.S)  # in a message: the rows of who waits say it again
_WHO = {"cta": "cta", "warp": "warp", "lane": "lane", "seed": "schedule seed", "address": "address", "kernel": "kernel"}
_TOLD = {
    *_WHO,
    "kind",
    "message",
    "order",
    "location",
    "instruction",
    "waiting",
    "missing",
    "mended",
    "size",
    "space",
    "access",
}


def _file(name: str, folder: Path | None) -> Path | None:
    """The source that a location names: in the submission's folder, or the only one of that name in kernels/. A kernel
    can say any name, so that no other file is shown."""
    path = Path(name)
    if path.suffix == ".py" and folder is not None and path.is_absolute():
        real = path.resolve()
        held = real.is_file() and real.stat().st_size <= _LARGEST and folder.resolve() in real.parents
        return real if held and _DEVICE_CODE.search(real.read_text(errors="replace")) else None
    if path.suffix not in _SOURCES:
        return None
    if path.is_absolute() or ".." in path.parts:
        known = [_KERNELS] if folder is None else [_KERNELS, folder.resolve()]
        real = path.resolve()
        return real if real.is_file() and any(root in real.parents for root in known) else None
    if folder is not None and (folder / name).is_file():
        real = (folder / name).resolve()
        return real if real.suffix in _SOURCES and folder.resolve() in real.parents else None
    found = list(_KERNELS.rglob(path.name))
    return found[0] if len(found) == 1 else None


def excerpt(location: str, folder: Path | None = None, around: int = _AROUND) -> list[str]:
    """The source lines around ``file:line``, numbered, ``>`` before the one meant; none where the file is not there.
    Behind the place may stand the inlined frames, in parentheses."""
    name, _, number = location.partition(" (")[0].rpartition(":")
    try:
        path = _file(name, folder)
        if path is None or not number.isdecimal() or path.stat().st_size > _LARGEST:
            return []
        lines = path.read_text(errors="replace").splitlines()
    except OSError:
        return []
    line = int(number)
    if not 1 <= line <= len(lines):
        return []
    first = max(1, line - around)
    shown = range(first, min(len(lines), line + around) + 1)
    return [f"{'>' if at == line else ' '} {at:5} | {lines[at - 1]}" for at in shown]


@dataclass(frozen=True)
class Row:
    """A row of the report.

    Attributes:
        text: cut where the terminal ends.
        rank: where there is no room for all, the rows of the least rank go first.
    """

    text: str
    rank: int


_NEEDED = 9  # the rank of what is always shown


def again(command: str) -> str:
    """The last line of a failure."""
    return f"  again: {command}"


def show(
    console: Console,
    report: dict[str, Any],
    folder: Path | None = None,
    most: int = MOST_ROWS,
    head: Text | None = None,
    more: Sequence[Row] = (),
    at: str = "at",
) -> None:
    """Prints a finding's report: its message, the place and its source, then what else has room.

    Args:
        console: where to.
        report: of `jit.emulator.EmulatorFinding`.
        folder: of the submission, whose sources may be shown.
        most: rows of the terminal that it may take.
        head: what stands before the message.
        more: further rows, behind those of the source.
        at: what stands before the place.
    """
    width = max(console.width, 40) - 2
    first = head or Text()
    rows = [
        *_message(report, width, len(first), folder),
        *_source(report, width, folder, at),
        *_rest(report, width, folder),
    ]
    rows += more
    while len(rows) > most and (least := min(row.rank for row in rows)) < _NEEDED:
        last = max(number for number, row in enumerate(rows) if row.rank == least)
        rows.pop(last)
    for number, row in enumerate(rows):
        style = "" if " | " not in row.text[:14] else "bold" if row.text.lstrip().startswith(">") else "dim"
        line = Text(f"  {row.text}", style=style) if number else first.copy().append(row.text, style="none")
        console.print(line, no_wrap=True, overflow="ellipsis")


def _beside(text: str, folder: Path | None) -> str:
    """A text that names files in the submission's folder without the folder, which the place says."""
    return text.replace(f"{folder}/", "") if folder is not None else text


def _message(report: dict[str, Any], width: int, head: int, folder: Path | None) -> list[Row]:
    """The message, and the change of the submission that mends it. What of the message has no room is cut off its end;
    who waits for what is not in it. ``head``: how many characters stand before it, in place of the indent."""
    text = str(report.get("message", ""))
    if isinstance(report.get("waiting"), list):
        text = _WAITERS.sub("", text)
    message = f"{report['kind']}: {text}" if report.get("kind") else text
    if not _named(report):
        message = _beside(message, folder)
    indent = " " * max(head - 2, 0)
    lines = textwrap.wrap(message, width, initial_indent=indent, break_on_hyphens=False) or [""]
    lines[0] = lines[0][len(indent) :]
    rows = [Row(line, _NEEDED if at == 0 else 8 if at < 3 else 4 if at < 4 else 3) for at, line in enumerate(lines)]
    mended = textwrap.wrap(str((report.get("mended") or {}).get("text", "")), width, break_on_hyphens=False)
    return [*rows, *(Row(line, 8) for line in mended)]


def _named(report: dict[str, Any]) -> bool:
    """Whether the message begins with the place, as those of compilers do."""
    place = str(report.get("location") or "")
    return bool(place) and str(report.get("message", "")).startswith(place)


def _source(report: dict[str, Any], width: int, folder: Path | None, at: str) -> list[Row]:
    """The place, and the lines of the source around it."""
    place = str(report.get("location") or "")
    if not place:
        return []
    room = width - len(at) - 1
    text = f"{at} {place}" if len(place) <= room else f"{at} …{place[1 - room :]}"
    source = excerpt(place, folder)
    marked = next((number for number, line in enumerate(source) if line.startswith(">")), 0)
    return [Row(text, _NEEDED)] * (not _named(report)) + [
        Row(f"  {line}", _NEEDED if number == marked else 3 - abs(number - marked))
        for number, line in enumerate(source)
    ]


def _rest(report: dict[str, Any], width: int, folder: Path | None) -> list[Row]:
    """The rows behind the source: who, the instruction, every further field, who waits."""
    rows = []
    known = report if "kernel" not in report else {**report, "kernel": mangled.plain(str(report["kernel"]))}
    if who := [f"{name} {known[key]}" for key, name in _WHO.items() if key in known]:
        rows.append(Row(", ".join(who), 6))
    if report.get("order"):
        rows += [Row(line, 6) for line in textwrap.wrap(_beside(f"order: {report['order']}", folder), width)]
    if report.get("instruction"):
        rows.append(Row(f"instruction: {report['instruction']}", 5))
    fields = {key: value for key, value in report.items() if key not in _TOLD and value not in (None, "", [], {})}
    for key, value in fields.items():
        if isinstance(value, dict):
            rows += _other(key, value, report, folder)
    scalars = {key: str(value) for key, value in fields.items() if not isinstance(value, dict)}
    if brief := [f"{key} {value}" for key, value in scalars.items() if len(value) <= _SHORT]:
        rows.append(Row(", ".join(brief), 3))
    rows += [Row(_beside(f"{key}: {value}", folder), 3) for key, value in scalars.items() if len(value) > _SHORT]
    waiting = report.get("waiting")
    if isinstance(waiting, list) and all(isinstance(row, dict) for row in waiting):
        rows += _waiters(waiting, folder)
    return rows


def _other(name: str, access: dict[str, Any], report: dict[str, Any], folder: Path | None) -> list[Row]:
    """An access before or after this one: who does what where, and its line if the report does not show it already."""
    if all(access.get(key) == report.get(key) for key in ("location", "instruction", "cta", "warp", "access")):
        return []
    place = str(access.get("location", ""))
    who = [f"{key} {access[key]}" for key in ("cta", "warp", "lane") if key in access]
    further = [f"{k} {v}" for k, v in access.items() if k not in {"location", "instruction", *_WHO, "access"}]
    doing = f"{access.get('access', '')} at {_beside(place, folder)}".strip()
    text = f"{name}: {', '.join([*who, doing, *further])}"
    source = [] if place == report.get("location") else excerpt(place, folder, 0)
    access_text = f"{text}, {access['instruction']}" if access.get("instruction") else text
    return [Row(access_text, 6), *(Row(f"  {line}", 7) for line in source)]


def _waiters(rows: list[dict[str, Any]], folder: Path | None) -> list[Row]:
    """Who waits, where, for what; those that wait alike in one row."""
    by: dict[tuple[str, ...], list[str]] = {}
    for row in rows:
        same = tuple(str(row.get(name, "")) for name in ("cta", "location", "instruction", "waits_for"))
        by.setdefault(same, []).append(str(row.get("warp", "")))
    lines = [
        f"CTA {cta}, warp{'s' * (len(warps) > 1)} {', '.join(warps)} at {place} waits for {what}: {instruction}"
        for (cta, place, instruction, what), warps in by.items()
    ]
    if len(lines) > _MOST_WAITERS:
        lines[_MOST_WAITERS:] = [f"and {len(lines) - _MOST_WAITERS} more: --json has them all"]
    return [Row(_beside(line, folder), 7 if at < 2 else 4) for at, line in enumerate(lines)]
