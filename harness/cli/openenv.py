"""``warpyard openenv``: serves a task as an environment of OpenEnv: ``reset`` gives its text, ``step`` a reward."""

from __future__ import annotations

import argparse
from typing import Any

from harness.cli import _common


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("openenv", help="serve a task as an environment of OpenEnv", description=__doc__)
    parser.add_argument("task", help="task name, or path of a problem folder")
    parser.add_argument("-k", dest="case", metavar="CASE", help="the cases that decide (default: all)")
    parser.add_argument("--arch", help="architecture to compile for, e.g. sm_90a")
    parser.add_argument("--device", choices=("emulator", "cuda", "cpu"), default="emulator", help="default: emulator")
    parser.add_argument("--tries", type=int, default=1, metavar="N", help="steps of an episode (default 1)")
    parser.add_argument("--limit", type=float, default=300.0, metavar="S", help="seconds of a step (default 300)")
    parser.add_argument("--idle", type=float, default=3600.0, metavar="S",
                        help="seconds that a session may be silent (default 3600)")  # fmt: skip
    _common.add_listening(parser, 8000)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb, until ctrl-C."""
    _common.positive(arguments, "tries", "limit", "idle")
    _common.listening(arguments)
    task = _common.resolve([arguments.task], None)[0]
    _common.cases_of(task, arguments.case, "test")
    from harness.openenv import server

    check = {"cases": arguments.case, "arch": _common.arch_of(arguments), "device": arguments.device}
    made = server.app(arguments.task, arguments.tries, **check, limit=arguments.limit)
    server.serve(made, arguments.host, arguments.port, arguments.name, arguments.limit, arguments.idle)
    return 0
