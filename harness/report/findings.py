"""A finding of the emulator for people: where in the source, who did it, what is missing, who waits on what."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

_AROUND = 2  # source lines shown before and after the marked one, where there is room
_SOURCES = {".cu", ".cuh", ".h", ".hpp", ".inc"}  # of device code: what is in the folder besides is the task's
_DEVICE_CODE = re.compile(r"__global__|\b(?:triton|gluon)\.jit\b")  # in Python: a source in a string, a Triton kernel
_KERNELS = Path(__file__).resolve().parents[2] / "kernels"
_LARGEST = 4 << 20  # bytes of a source file that is opened for an excerpt
_MOST_LINES = 15  # of a finding
_MOST_WAITERS = 4
_MESSAGE = 4  # lines of the message
_TOLD = {
    "kind",
    "message",
    "location",
    "instruction",
    "kernel",
    "cta",
    "warp",
    "lane",
    "address",
    "seed",
    "waiting",
    "missing",
    "size",
    "space",
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
        if path is None or not number.isdigit() or path.stat().st_size > _LARGEST:
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


def show(console: Console, report: dict[str, Any], folder: Path | None = None) -> None:
    """Prints a finding's report in at most `_MOST_LINES` lines: its message, the source and its place, then what else
    has room."""
    width = max(console.width, 40)
    rest = _rest(report, folder)
    message = textwrap.wrap(f"{report.get('kind', 'finding')}: {report.get('message', '')}", width - 2) or [""]
    if len(message) > _MESSAGE:
        message[_MESSAGE - 1 :] = [message[_MESSAGE - 1][: width - 4] + " …"]
    place = str(report.get("location") or "")
    for around in range(_AROUND, -1, -1):
        source = excerpt(place, folder, around)
        if len(message) + 1 + len(source) + len(rest) <= _MOST_LINES:
            break
    lines = [*message, *([f"at {place}"] if place else []), *(f"  {line}" for line in source), *rest]
    if len(lines) > _MOST_LINES:
        lines[_MOST_LINES - 1 :] = [f"and {len(lines) - _MOST_LINES + 1} lines more: --json has them all"]
    for line in lines:
        style = "" if " | " not in line[:14] else "bold" if line.lstrip().startswith(">") else "dim"
        console.print(Text(f"  {line}", style=style), no_wrap=True, overflow="ellipsis")


def _rest(report: dict[str, Any], folder: Path | None) -> list[str]:
    """The lines behind the message and the place: who, the instruction, every further field, who waits."""
    lines = []
    if who := [f"{name} {report[name]}" for name in ("kernel", "cta", "warp", "lane", "address") if name in report]:
        lines.append(", ".join(who) + (f", schedule seed {report['seed']}" if "seed" in report else ""))
    if report.get("instruction"):
        lines.append(f"instruction: {report['instruction']}")
    for key, value in report.items():
        if key in _TOLD or value in (None, "", [], {}):
            continue
        if isinstance(value, dict):
            lines.append(f"{key}: " + ", ".join(f"{k} {v}" for k, v in value.items()))
            lines += [f"  {line}" for line in excerpt(str(value.get("location", "")), folder, 0)]
        else:
            lines.append(f"{key}: {value}")
    waiting = report.get("waiting")
    if isinstance(waiting, list) and all(isinstance(row, dict) for row in waiting):
        lines += _waiters(waiting)
    return lines


def _waiters(rows: list[dict[str, Any]]) -> list[str]:
    """Who waits, where, for what; those that wait alike in one line."""
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
    return lines
