"""``warpyard play``: a page with an editor, which checks what you type on the emulator and shows why it fails."""

from __future__ import annotations

import argparse
from typing import Any

from harness.errors import HarnessError


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("play", help="a page with an editor", description=__doc__)
    parser.add_argument(
        "what", nargs="?", metavar="TASK|FILE", help="a task, a submission or a .cu (default: a lesson)"
    )
    parser.add_argument("--task", help="what task FILE is a submission to")
    parser.add_argument("-k", dest="case", metavar="CASE", help="the case that every change is checked with")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at (default 127.0.0.1)")
    parser.add_argument("--port", type=int, default=8091, help="port to listen at (default 8091)")
    parser.add_argument(
        "--name", action="append", default=[], metavar="NAME", help="a host name that browsers reach it by (a proxy's)"
    )
    parser.add_argument(
        "--user", action="append", default=[], metavar="USER",
        help="somebody who gets an address with an own token and own limits (default with --host: one for all)",
    )  # fmt: skip
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb, until ctrl-C."""
    if not 0 <= arguments.port < 1 << 16:
        raise HarnessError(f"--port: expected 0 to 65535, got {arguments.port}", hint="--port 8091")
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
