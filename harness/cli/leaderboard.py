"""``warpyard leaderboard``: the fastest submissions of a task in the history, by chip and architecture."""

from __future__ import annotations

import argparse
from typing import Any

from harness.cli import _history
from harness.errors import Exit, HarnessError
from harness.history import queries
from harness.report import console, leaderboard
from harness.report import history as report


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("leaderboard", help="the fastest submissions of a task", description=__doc__)
    parser.add_argument("task", help="task name")
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb; 5 where no run of the task has a valid time for every case."""
    with _history.reading() as connection:
        boards = queries.leaderboard(connection, arguments.task)
    if not boards:
        raise HarnessError(
            f"the history has no timed run of {arguments.task!r} in which every case has a valid time",
            Exit.NOTHING_MATCHED,
            hint=f"warpyard bench {arguments.task}",
        )
    if arguments.json:
        console.print_json({"verb": "leaderboard", "task": arguments.task, "boards": leaderboard.documents(boards)})
        return Exit.PASS
    for board in boards:
        report.board(console.out(), board)
        console.out().print()
    return Exit.PASS
