"""Trials of sweeps, and submissions of a queue: what was asked, and the one result that each of them has."""

from __future__ import annotations

import json
import math
import sqlite3
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from harness.errors import Exit, HarnessError
from harness.history import database, record

LOST = "lost"  # the status of a trial that ended the workers it ran on
PRUNED = "pruned"  # the status of a trial whose first cases were too slow for the rest to be timed


@dataclass(frozen=True)
class Trial:
    """One trial that has ended.

    Attributes:
        key: identifies it in its sweep.
        settings: value by name of the parameter.
        status: a verdict (`checking.verdict`), `PRUNED` or `LOST`.
        message: why it did not pass.
        score_ns: geometric mean of the medians of its timed cases; None where it was not timed.
        low_ns, high_ns: the 95% confidence interval of the score.
        run: the run in the history that has its cases; None where there is none.
    """

    key: str
    settings: dict[str, Any]
    status: str
    message: str = ""
    score_ns: float | None = None
    low_ns: float | None = None
    high_ns: float | None = None
    run: int | None = None


@dataclass(frozen=True)
class Sweep:
    """A row of `sweeps`, with its plan as it was written."""

    id: int
    plan: str
    task: str
    began: float
    ended: float | None
    document: dict[str, Any]


def score(timings: Sequence[Mapping[str, Any]]) -> tuple[float, float, float]:
    """The geometric mean of the medians of timed cases, and the ends of its 95% confidence interval, in ns.

    The cases are taken as independent: the half widths of the logarithms add up as squares.

    Args:
        timings: documents of cases that passed, at least one.
    """
    logs, squares = 0.0, [0.0, 0.0]
    for timing in timings:
        times = timing["device_ns"]
        middle = math.log(times["median"])
        logs += middle
        squares[0] += (middle - math.log(times["ci_low"])) ** 2
        squares[1] += (math.log(times["ci_high"]) - middle) ** 2
    count = len(timings)
    mean, (below, above) = logs / count, (math.sqrt(total) / count for total in squares)
    return math.exp(mean), math.exp(mean - below), math.exp(mean + above)


def begin(connection: sqlite3.Connection, plan: str, task: str, document: Mapping[str, Any]) -> int:
    """Adds a sweep and returns its number."""
    with database.writing(connection):
        row = (plan, task, time.time(), json.dumps(document))
        done = connection.execute("INSERT INTO sweeps (plan, task, began, document) VALUES (?, ?, ?, ?)", row)
    assert done.lastrowid is not None
    return done.lastrowid


def end(connection: sqlite3.Connection, sweep: int) -> None:
    """Notes that a sweep has done all that it was asked for."""
    with database.writing(connection):
        connection.execute("UPDATE sweeps SET ended = ? WHERE id = ?", (time.time(), sweep))


def last(connection: sqlite3.Connection, plan: str) -> Sweep | None:
    """The latest sweep of a plan, or None."""
    row = connection.execute("SELECT * FROM sweeps WHERE plan = ? ORDER BY id DESC LIMIT 1", (plan,)).fetchone()
    return _sweep(row) if row is not None else None


def sweeps(connection: sqlite3.Connection, task: str) -> list[Sweep]:
    """The sweeps of a task that have a trial, the latest first; queues are left out."""
    rows = connection.execute(
        "SELECT * FROM sweeps WHERE task = ? AND plan != '' AND id IN (SELECT sweep FROM trials) ORDER BY id DESC",
        (task,),
    )
    return [_sweep(row) for row in rows]


def _sweep(row: sqlite3.Row) -> Sweep:
    return Sweep(**{**dict(row), "document": json.loads(row["document"])})


def read(connection: sqlite3.Connection, sweep: int) -> list[Trial]:
    """The trials of a sweep, in the order in which they ended."""
    rows = connection.execute("SELECT * FROM trials WHERE sweep = ? ORDER BY rowid", (sweep,))
    return [_trial(row) for row in rows]


def one(connection: sqlite3.Connection, sweep: int, key: str) -> Trial | None:
    """One trial, or None while it has not ended."""
    row = connection.execute("SELECT * FROM trials WHERE sweep = ? AND key = ?", (sweep, key)).fetchone()
    return _trial(row) if row is not None else None


def _trial(row: sqlite3.Row) -> Trial:
    values = dict(row)
    values.pop("sweep")
    values["settings"] = json.loads(values["settings"])
    return Trial(**values)


def keep(
    connection: sqlite3.Connection,
    sweep: int,
    trial: Trial,
    row: Mapping[str, Any],
    files: Mapping[str, str],
    documents: Sequence[Mapping[str, Any]],
) -> bool:
    """Keeps the result of a trial, with its run, in one transaction.

    Args:
        connection, sweep: where.
        trial: the result; its ``run`` is set here.
        row: the columns of `runs`; empty for a trial that never ran.
        files: the texts that ran, by name.
        documents: of its cases.

    Returns:
        False where the trial had a result already, which stays.
    """
    with database.writing(connection):
        if one(connection, sweep, trial.key) is not None:
            return False
        number = record.insert(connection, row, files) if row else None
        if number is not None:
            for position, document in enumerate(documents):
                record.insert_case(connection, number, position, document)
        values = {**asdict(trial), "settings": json.dumps(trial.settings), "run": number, "sweep": sweep}
        marks = ", ".join(f":{name}" for name in values)
        connection.execute(f"INSERT INTO trials ({', '.join(values)}) VALUES ({marks})", values)
    return True


def best(found: Sequence[Trial]) -> Trial:
    """The trial with the least score. Raises HarnessError (exit 1) where none passed and was timed."""
    timed = [trial for trial in found if trial.status == "pass" and trial.score_ns is not None]
    if not timed:
        raise HarnessError("no trial passed and was timed", Exit.WRONG, hint="warpyard doctor")
    return min(timed, key=lambda trial: trial.score_ns or math.inf)
