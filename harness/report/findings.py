"""A finding of the emulator for people: where in the source, who did it, what is missing, who waits on what."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

_AROUND = 2  # source lines shown before and after the marked one
_SOURCES = {".cu", ".cuh", ".h", ".hpp", ".inc"}  # of device code: what is in the folder besides is the task's
_KERNELS = Path(__file__).resolve().parents[2] / "kernels"
_LARGEST = 4 << 20  # bytes of a source file that is opened for an excerpt
_MOST_WAITERS = 40
_TOLD = {"kind", "message", "location", "instruction", "kernel", "cta", "warp", "lane", "address", "seed", "waiting"}


def _file(name: str, folder: Path | None) -> Path | None:
    """The source that a location names: in the submission's folder, or the only one of that name in kernels/. A kernel
    can say any name, so that no other file is shown."""
    path = Path(name)
    if path.suffix == ".py" and folder is not None and path.is_absolute():  # with a source in a string
        real = path.resolve()
        held = real.is_file() and real.stat().st_size <= _LARGEST and folder.resolve() in real.parents
        return real if held and "__global__" in real.read_text(errors="replace") else None
    if path.suffix not in _SOURCES:
        return None
    if path.is_absolute() or ".." in path.parts:
        known = [_KERNELS] if folder is None else [_KERNELS, folder.resolve()]
        real = path.resolve()
        return real if real.is_file() and any(root in real.parents for root in known) else None
    if folder is not None and (folder / name).is_file():
        return folder / name
    found = list(_KERNELS.rglob(path.name))
    return found[0] if len(found) == 1 else None


def excerpt(location: str, folder: Path | None = None) -> list[str]:
    """The source lines around ``file:line``, numbered, ``>`` before the one meant; none where the file is not there."""
    name, _, number = location.rpartition(":")
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
    first = max(1, line - _AROUND)
    shown = range(first, min(len(lines), line + _AROUND) + 1)
    return [f"{'>' if at == line else ' '} {at:5} | {lines[at - 1]}" for at in shown]


def show(console: Console, report: dict[str, Any], folder: Path | None = None) -> None:
    """Prints a finding's report: its message, the source, its place and every further field."""
    console.print(f"  {report.get('kind', 'finding')}: {report.get('message', '')}", markup=False)
    location = str(report.get("location") or "")
    if location:
        _place(console, location, folder)
    who = [f"{name} {report[name]}" for name in ("kernel", "cta", "warp", "lane", "address") if name in report]
    if who:
        console.print("  " + ", ".join(who), markup=False)
    if report.get("instruction"):
        console.print(f"  instruction: {report['instruction']}", markup=False)
    for key, value in report.items():
        if key in _TOLD or value in (None, "", [], {}):
            continue
        if isinstance(value, dict):
            console.print(f"  {key}: " + ", ".join(f"{k} {v}" for k, v in value.items()), markup=False)
            if isinstance(value.get("location"), str):
                _place(console, value["location"], folder)
        else:
            console.print(f"  {key}: {value}", markup=False)
    waiting = report.get("waiting")
    if isinstance(waiting, list) and all(isinstance(row, dict) for row in waiting):
        _waiters(console, waiting)
    if "seed" in report:
        console.print(f"  schedule seed {report['seed']}", markup=False)


def _place(console: Console, location: str, folder: Path | None) -> None:
    console.print(f"  at {location}", markup=False)
    for line in excerpt(location, folder):
        console.print(Text("    " + line, style="bold" if line.startswith(">") else "dim"))


def _waiters(console: Console, rows: list[dict[str, Any]]) -> None:
    grid = Table(box=None, header_style="bold", pad_edge=False)
    for name in ("  CTA", "warp", "at", "instruction", "waits for"):
        grid.add_column(name)
    for row in rows[:_MOST_WAITERS]:
        names = ("warp", "location", "instruction", "waits_for")
        cells = [f"  {row.get('cta', '')}", *(str(row.get(name, "")) for name in names)]
        grid.add_row(*map(Text, cells))
    console.print(grid)
    if len(rows) > _MOST_WAITERS:
        console.print(f"  and {len(rows) - _MOST_WAITERS} more: --json has them all", markup=False)
