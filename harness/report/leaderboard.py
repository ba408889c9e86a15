"""The leaderboard as data and as a page: of each task the fastest submissions, by chip, architecture and cases."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Mapping, Sequence
from typing import Any

from markupsafe import Markup

from harness.history import queries
from harness.report import charts, pages
from harness.report.bench import microseconds


def documents(boards: Sequence[queries.Board]) -> list[dict[str, Any]]:
    """Boards as plain data."""
    return [
        {
            "chip": board.chip,
            "arch": board.arch,
            "cases": board.specs,
            "places": [
                {
                    "run": one.id,
                    "geomean_ns": one.geomean,
                    "submission": one.submission,
                    "source": one.source,
                    "variant": one.variant,
                    "commit": one.git,
                }
                for one in board.runs
            ],
        }
        for board in boards
    ]


def page(
    connection: sqlite3.Connection, tasks: Sequence[str], waiting: Sequence[Mapping[str, Any]] = (),
    modes: Sequence[str] = (), wrong: str = "", given: Mapping[str, str] | None = None,
) -> str:  # fmt: skip
    """The queue and the boards of tasks as one page, with a form to submit by.

    Args:
        connection: the history.
        tasks: those that are served.
        waiting: what has no result yet, as ``Desk.waiting`` gives it.
        modes: what may be asked for; without any there is no form.
        wrong: why the last form was refused.
        given: what it held.
    """
    boards = [
        {
            "name": name,
            "boards": documents(queries.leaderboard(connection, name)),
            "history": Markup(charts.series("best geometric mean by run", steps, "µs")) if steps else "",
        }
        for name in tasks
        for steps in [_records(connection, name)]
    ]
    return pages.render("places.html", tasks=boards, made=time.strftime("%Y-%m-%d %H:%M"), microseconds=microseconds,
                        waiting=waiting, modes=modes, wrong=wrong, given=given or {})  # fmt: skip


def _records(connection: sqlite3.Connection, task: str) -> list[tuple[str, float]]:
    """The ranked runs that were faster than all before them on their chip, in µs, by the chip with most runs."""
    chips: dict[str, list[queries.Run]] = {}
    for run in reversed(queries.runs(connection, task)):
        if run.verb in queries.TIMED and run.geomean is not None:
            chips.setdefault(run.chip, []).append(run)
    best, steps = float("inf"), []
    for run in max(chips.values(), key=len, default=[]):
        if run.geomean is not None and run.geomean < best:
            best = run.geomean
            steps.append((f"run {run.id}, {run.submission}", best / 1e3))
    return steps


def submission(token: str, state: Mapping[str, Any]) -> str:
    """The page of one submission, as ``Desk.status`` reports it; it asks again by itself until there is a result."""
    return pages.render("submission.html", token=token, state=state, microseconds=microseconds)
