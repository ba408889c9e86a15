"""``warpyard play``: a page with an editor, which checks what you type on the emulator and shows why it fails."""

from __future__ import annotations

import argparse
from typing import Any

from harness.cli import _common
from harness.errors import HarnessError


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("play", help="a page with an editor", description=__doc__)
    parser.add_argument(
        "what", nargs="?", metavar="TASK|FILE", help="a task, a submission or a .cu (default: a lesson)"
    )
    parser.add_argument("--task", help="what task FILE is a submission to")
    parser.add_argument("-k", dest="case", metavar="CASE", help="the case that every change is checked with")
    _common.add_listening(parser, 8091)
    parser.add_argument(
        "--user", action="append", default=[], metavar="USER",
        help="somebody who gets an address with an own token and own limits (default with --host: one for all)",
    )  # fmt: skip
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb, until ctrl-C."""
    _common.listening(arguments)
    if len({*arguments.user}) < len(arguments.user) or not all(name.isidentifier() for name in arguments.user):
        raise HarnessError(
            f"--user: expected names of letters and digits, each once, got {', '.join(arguments.user)}",
            hint="--user ann --user ben",
        )
    from harness.play import server, starts

    start = starts.of(arguments.what, arguments.task, arguments.case)
    return server.serve(
        start, arguments.host, arguments.port, tuple(arguments.name), tuple(arguments.user), arguments.open
    )
