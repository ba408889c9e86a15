"""``warpyard show``: one run of the history: where and with what it ran, its cases, its files, and what had changed."""

from __future__ import annotations

import argparse
import os
import stat
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from harness.cli import _history
from harness.errors import Exit, HarnessError
from harness.history import queries
from harness.machine import output
from harness.report import console, streams
from harness.report import history as report


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("show", help="one run of the history", description=__doc__)
    parser.add_argument("id", type=int, metavar="ID", help="the run's number, as history prints it")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--diff", type=int, nargs="?", const=0, metavar="OTHER",
                      help="what its files have changed since another run (default: the version before)")  # fmt: skip
    what.add_argument("--file", metavar="NAME", help="the text of one of its files, as it was")
    what.add_argument("--json", action="store_true", help="one JSON document on stdout")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="of --file: where it is written to")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb; 5 where there is no such run."""
    if arguments.output and arguments.file is None:
        raise HarnessError(
            "-o: only with --file", hint=f"warpyard show {arguments.id} --file NAME -o {arguments.output}"
        )
    with _history.reading() as connection:
        one = queries.run(connection, arguments.id)
        files = queries.texts(connection, one.source)
        if arguments.file is not None:
            if arguments.file not in files:
                raise HarnessError(
                    f"--file: run {one.id} has no file {arguments.file!r}; it has: {', '.join(files)}",
                    Exit.NOTHING_MATCHED,
                )
            _text(files[arguments.file], arguments.output)
        elif arguments.diff is not None:
            other = queries.run(connection, arguments.diff) if arguments.diff else queries.before(connection, one)
            if other is None:
                raise HarnessError(
                    f"--diff: no run of this submission before run {one.id} had other files",
                    Exit.NOTHING_MATCHED,
                    hint=f"warpyard show {one.id} --diff OTHER",
                )
            text = queries.difference(queries.texts(connection, other.source), files)
            console.out().print(text or f"runs {other.id} and {one.id} had the same files", markup=False)
        elif arguments.json:
            cases = queries.documents(connection, one.id)
            console.print_json({**asdict(one), "files": list(files), "geomean_ns": one.geomean, "cases": cases})
        else:
            report.run(console.out(), one, list(files))
    return Exit.PASS


def _text(text: str, path: Path | None) -> None:
    """Gives a file's text out: to a file as it was, and to a terminal or a pipe, which may be the log of a CI job, with
    escapes for what would be a command there. The text may be a stranger's."""
    if path is not None:
        output.write(output.checked(path, "-o"), text, "-o")
    elif _to_a_file():
        streams.write_as_it_is(text)
    else:
        console.out().print(text, markup=False, end="")


def _to_a_file() -> bool:
    try:
        return stat.S_ISREG(os.fstat(sys.stdout.fileno()).st_mode)
    except OSError:
        return False
