"""The history for people: runs, one run, the best of a task, and the versions of a submission."""

from __future__ import annotations

import time
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from harness.history.queries import Board, Run, Version
from harness.machine import gpuinfo
from harness.report.bench import microseconds


def _when(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def _grid(*columns: str) -> Table:
    grid = Table(box=None, pad_edge=False, header_style="bold")
    for name in columns:
        right = name in ("id", "geomean µs", "behind", "best µs", "runs", "")
        grid.add_column(name, justify="right" if right else "left", no_wrap=True)
    return grid


def outcome(run: Run) -> Text:
    """How a run ended, in a few words."""
    if run.ended is None:
        return Text(f"not ended, {run.passed} of {run.total} passed", style="yellow")
    failed = dict.fromkeys(status.replace("_", " ") for status in run.cases if status != "pass")
    passed = f"{run.passed} of {run.total} passed" + (f": {', '.join(failed)}" if failed else "")
    return Text(passed, style="green" if run.exit == 0 else "bold red")


def _name(run: Run) -> str:
    return Path(run.submission).name + (f" ({run.variant})" if run.variant else "")


def runs(console: Console, found: list[Run]) -> None:
    """One line a run, the latest first."""
    grid = _grid("id", "when", "verb", "task", "submission", "source", "commit", "on", "geomean µs", "outcome")
    for run in found:
        cells = [str(run.id), _when(run.began), run.verb, run.task, _name(run), run.source[:8], run.git, run.chip]
        grid.add_row(*map(Text, cells), microseconds(run.geomean), outcome(run))
    console.print(grid)


def run(console: Console, one: Run, files: list[str]) -> None:
    """All of one run but its cases' details."""
    console.print(f"[bold]run {one.id}[/]: {one.verb} of ", end="")
    console.print(f"{one.task} on {one.chip}, {_when(one.began)}, ", markup=False, end="")
    console.print(outcome(one))
    facts = {
        "submission": one.submission + (f", variant {one.variant}" if one.variant else ""),
        "files": f"{one.source[:12]}: {', '.join(files)}",
        "commit": one.git or "none",
        "compiled for": one.arch or "nothing",
        "driver": one.driver or "none",
        "versions": ", ".join(f"{name} {version}" for name, version in one.versions.items()),
        "seed": one.seed or ("drawn" if one.ended else "hidden until the run ends"),
    }
    for when in ("before", "after"):
        if state := one.summary.get(f"gpu_{when}"):
            facts[f"clocks {when}"] = gpuinfo.describe(state)
    for name, fact in facts.items():
        console.print(f"  {name + ':':14} {fact}", markup=False)
    grid = _grid("case", "verdict", "geomean µs")
    grid.columns[2].header = "median µs"
    for spec, status, median in zip(one.specs, one.cases, one.medians, strict=True):
        grid.add_row(Text(spec), Text(status.replace("_", " ")), microseconds(median))
    console.print(grid)
    if one.geomean is not None:
        console.print(f"geometric mean {microseconds(one.geomean)} µs")


def board(console: Console, one: Board) -> None:
    """The submissions of one chip, the fastest first."""
    console.print(f"[bold]{len(one.specs)} cases[/] on ", end="")
    console.print(one.chip + (f", compiled for {one.arch}" if one.arch else ""), markup=False)
    grid = _grid("", "geomean µs", "behind", "submission", "source", "commit", "when", "id")
    first = one.runs[0].geomean or 0.0
    for place, run in enumerate(one.runs, 1):
        geomean = run.geomean or 0.0
        behind = f"{geomean / first:.3f}x" if place > 1 else ""
        cells = [_name(run), run.source[:8], run.git, _when(run.began), str(run.id)]
        grid.add_row(str(place), microseconds(geomean), behind, *map(Text, cells))
    console.print(grid)


def versions(console: Console, path: str, found: list[Version]) -> None:
    """The versions of one submission, the first one first, each with what changed."""
    console.print(path, markup=False, style="bold")
    grid = _grid("", "first seen", "source", "commit", "runs", "best µs", "last outcome", "changed")
    for number, version in enumerate(found, 1):
        changed = ", ".join(f"{name} +{more} -{less}" for name, (more, less) in version.changed.items())
        first, last = version.runs[0], version.runs[-1]
        cells = [str(number), _when(first.began), version.source[:8], first.git, str(len(version.runs))]
        grid.add_row(*map(Text, cells), microseconds(version.best), outcome(last), Text(changed))
    console.print(grid)
