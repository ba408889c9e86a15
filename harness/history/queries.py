"""Questions to the history: runs, one run, the best of a task, and the versions of a submission."""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from harness import line_differences
from harness.errors import Exit, HarnessError
from harness.timing import stats

TIMED = ("bench", "sweep", "serve")  # verbs whose runs have a place on a leaderboard


@dataclass(frozen=True)
class Run:
    """A row of the history. ``cases`` has the status of each case that ended, ``medians`` its time in ns or None,
    ``specs`` its arguments; ``ended`` and ``exit`` are None where it was killed or still goes on."""

    id: int
    began: float
    ended: float | None
    exit: int | None
    verb: str
    task: str
    submission: str
    source: str
    device: str
    chip: str
    arch: str
    variant: str
    driver: str
    versions: dict[str, str]
    git: str
    total: int
    seed: str | None
    summary: dict[str, Any]
    specs: tuple[str, ...] = ()
    cases: tuple[str, ...] = ()
    medians: tuple[float | None, ...] = ()

    @property
    def passed(self) -> int:
        """Cases that passed."""
        return sum(status == "pass" for status in self.cases)

    @property
    def geomean(self) -> float | None:
        """Geometric mean of the medians in ns, where every case that was asked for has a valid one."""
        times = [time for time in self.medians if time]
        if not times or len(times) != self.total or self.passed != self.total:
            return None
        return stats.geometric_mean(times)


@dataclass
class Version:
    """What one state of a submission's files gave, and how it differs from the state before it.

    Attributes:
        source: digest of its files.
        runs: its runs, in order.
        changed: lines added and removed by file name; empty for the first.
    """

    source: str
    runs: list[Run] = field(default_factory=list)
    changed: dict[str, tuple[int, int]] = field(default_factory=dict)

    @property
    def best(self) -> float | None:
        """The least geometric mean of its timed runs, in ns."""
        return min((run.geomean for run in self.runs if run.geomean is not None), default=None)


def runs(connection: sqlite3.Connection, task: str | None = None, most: int | None = None) -> list[Run]:
    """The runs of a task, or of all, the latest first."""
    where, values = ("WHERE task = ?", [task]) if task else ("", [])
    limit = f"LIMIT {int(most)}" if most is not None else ""
    rows = connection.execute(f"SELECT * FROM runs {where} ORDER BY id DESC {limit}", values).fetchall()
    return _complete(connection, rows)


def run(connection: sqlite3.Connection, number: int) -> Run:
    """One run. Raises HarnessError (exit 5) where there is none."""
    held = abs(number) < 1 << 63  # what a column of the database may hold
    row = connection.execute("SELECT * FROM runs WHERE id = ?", (number,)).fetchone() if held else None
    if row is None:
        raise HarnessError(f"ID: the history has no run {number}", Exit.NOTHING_MATCHED, hint="warpyard history")
    return _complete(connection, [row])[0]


def documents(connection: sqlite3.Connection, number: int) -> list[dict[str, Any]]:
    """What was kept of each case of a run."""
    rows = connection.execute("SELECT document FROM cases WHERE run = ? ORDER BY position", (number,))
    return [json.loads(row["document"]) for row in rows]


def _complete(connection: sqlite3.Connection, rows: Iterable[sqlite3.Row]) -> list[Run]:
    found = []
    for row in rows:
        values = dict(row)
        values["versions"] = json.loads(values["versions"])
        values["summary"] = json.loads(values["summary"] or "{}")
        of = connection.execute(
            "SELECT spec, status, median_ns FROM cases WHERE run = ? ORDER BY position", (values["id"],)
        ).fetchall()
        columns = tuple(zip(*map(tuple, of), strict=True)) if of else ((), (), ())
        found.append(Run(**values, specs=columns[0], cases=columns[1], medians=columns[2]))
    return found


def texts(connection: sqlite3.Connection, source: str) -> dict[str, str]:
    """The files of a state, text by name."""
    rows = connection.execute(
        "SELECT name, packed FROM files JOIN texts ON texts.digest = files.text WHERE source = ? ORDER BY files.rowid",
        (source,),
    )
    return {row["name"]: zlib.decompress(row["packed"]).decode() for row in rows}


def difference(before: dict[str, str], after: dict[str, str]) -> str:
    """A unified diff of two states."""
    lines: list[str] = []
    for name in sorted(before.keys() | after.keys()):
        old, new = (files.get(name, "").splitlines() for files in (before, after))
        lines += line_differences.unified(old, new, f"a/{name}", f"b/{name}")
    return "\n".join(lines)


def counts(before: dict[str, str], after: dict[str, str]) -> dict[str, tuple[int, int]]:
    """Lines added and removed by file name, of the files that differ."""
    found = {}
    for name in sorted(before.keys() | after.keys()):
        old, new = (files.get(name, "").splitlines() for files in (before, after))
        changed = line_differences.counts(old, new)
        if any(changed):
            found[name] = changed
    return found


def versions(connection: sqlite3.Connection, task: str) -> dict[str, list[Version]]:
    """The states that each submission of a task had, by path, the first one first.

    A state that comes back, as after ``git checkout``, is the same version again.
    """
    found: dict[str, dict[str, Version]] = {}
    for one in reversed(runs(connection, task)):
        found.setdefault(one.submission, {}).setdefault(one.source, Version(one.source)).runs.append(one)
    for states in found.values():
        before: dict[str, str] | None = None
        for version in states.values():
            files = texts(connection, version.source)
            version.changed = counts(before, files) if before is not None else {}
            before = files
    return {path: list(states.values()) for path, states in found.items()}


def before(connection: sqlite3.Connection, one: Run) -> Run | None:
    """The last run of the same submission that had other files, before a run."""
    row = connection.execute(
        "SELECT * FROM runs WHERE task = ? AND submission = ? AND source != ? AND id < ? ORDER BY id DESC LIMIT 1",
        (one.task, one.submission, one.source, one.id),
    ).fetchone()
    return _complete(connection, [row])[0] if row is not None else None


@dataclass(frozen=True)
class Board:
    """Runs that may be compared: of one chip, one architecture and the same cases, the fastest first, one a state of a
    submission."""

    chip: str
    arch: str
    specs: tuple[str, ...]
    runs: tuple[Run, ...]


def leaderboard(connection: sqlite3.Connection, task: str) -> list[Board]:
    """The timed runs of a task in which every case has a valid time, by chip, architecture and cases."""
    groups: dict[tuple[str, str, tuple[str, ...]], dict[tuple[str, str], Run]] = {}
    for one in runs(connection, task):
        time = one.geomean
        if one.verb not in TIMED or time is None or one.ended is None:
            continue
        best = groups.setdefault((one.chip, one.arch, one.specs), {})
        key = (one.source, one.variant)
        kept = best.get(key)
        if kept is None or (kept.geomean or 0) > time:
            best[key] = one
    boards = [
        Board(chip, arch, specs, tuple(sorted(best.values(), key=lambda one: one.geomean or 0)))
        for (chip, arch, specs), best in groups.items()
    ]
    return sorted(boards, key=lambda board: (board.chip, board.arch, -len(board.specs)))
