"""The leaderboard as data and as a page: of each task the fastest submissions, by chip, architecture and cases."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from typing import Any

from harness.history import queries
from harness.report import pages
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


def page(connection: sqlite3.Connection, tasks: Sequence[str]) -> str:
    """The boards of tasks as one page without network."""
    boards = [{"name": name, "boards": documents(queries.leaderboard(connection, name))} for name in tasks]
    return pages.render("places.html", tasks=boards, made=time.strftime("%Y-%m-%d %H:%M"), microseconds=microseconds)
