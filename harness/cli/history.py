"""``warpyard history``: the checks and timings that were run, or the versions of a task's submissions."""

from __future__ import annotations

import argparse
import sqlite3
from dataclasses import asdict
from typing import Any

from harness.cli import _history
from harness.errors import Exit, HarnessError
from harness.history import database, queries
from harness.report import console
from harness.report import history as report


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("history", help="the runs that were made, and versions of a file", description=__doc__)
    parser.add_argument("task", nargs="?", help="only runs of this task")
    parser.add_argument("-n", dest="most", type=int, default=30, metavar="N", help="the latest N runs (default 30)")
    parser.add_argument("--versions", action="store_true", help="each state of the task's submissions, and its change")
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb; 5 where there is nothing."""
    if arguments.most < 1:
        raise HarnessError(f"-n: expected at least 1, got {arguments.most}", hint="warpyard history -n 10")
    if arguments.versions and not arguments.task:
        raise HarnessError("--versions: expected a task", hint="warpyard history TASK --versions")
    with _history.reading() as connection:
        return _versions(connection, arguments) if arguments.versions else _runs(connection, arguments)


def _runs(connection: sqlite3.Connection, arguments: argparse.Namespace) -> int:
    found = queries.runs(connection, arguments.task, arguments.most)
    if not found:
        raise _nothing(arguments.task)
    if arguments.json:
        console.print_json({"verb": "history", "runs": [{**asdict(one), "geomean_ns": one.geomean} for one in found]})
    else:
        report.runs(console.out(), found)
    return Exit.PASS


def _versions(connection: sqlite3.Connection, arguments: argparse.Namespace) -> int:
    found = queries.versions(connection, arguments.task)
    if not found:
        raise _nothing(arguments.task)
    if arguments.json:
        rows = {
            path: [
                {"source": one.source, "runs": [r.id for r in one.runs], "best_ns": one.best, "changed": one.changed}
                for one in states
            ]
            for path, states in found.items()
        }
        console.print_json({"verb": "history", "task": arguments.task, "versions": rows})
        return Exit.PASS
    for path, states in found.items():
        report.versions(console.out(), path, states)
    console.out().print("\nwarpyard show ID --diff prints what changed before a run", style="dim")
    return Exit.PASS


def _nothing(task: str | None) -> HarnessError:
    name = f"no run of {task!r}" if task else "no run"
    return HarnessError(
        f"the history in {database.place()} has {name}", Exit.NOTHING_MATCHED, hint=f"warpyard check {task or 'TASK'}"
    )
