"""``warpyard compare``: times two submissions side by side, and says which is faster, or that no difference is seen."""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from typing import Any

from rich.markup import escape

from harness.checking import verdict
from harness.cli import _common, _timing
from harness.competition import compared_submissions
from harness.errors import Exit
from harness.machine import devices
from harness.report import compare as report
from harness.report import console


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser(
        "compare",
        help="time two submissions side by side",
        description=__doc__,
        epilog="A and B are files, git revisions of the submission (HEAD~1), or variants of its kernel (wgmma).",
    )
    parser.add_argument("task", help="task name, or path of a problem folder")
    parser.add_argument("a", metavar="A", help="a file, a git revision, or a variant")
    parser.add_argument("b", metavar="B", help="what A is compared with")
    _common.add_submission(parser, ("auto", "cuda", "cpu"))
    _timing.add_options(parser)
    _common.add_formats(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb; 1 where one of the two is wrong."""
    _common.positive(arguments, "reps", "budget", "timeout")
    task = _common.resolve([arguments.task], arguments.submission)[0]
    submission = _common.submission_of(task, arguments.submission)
    arch = _common.arch_of(arguments)
    device = devices.select(arguments.device, arch)
    _timing.refuse_emulator(device, arguments.device, f"warpyard check {task.handle}")
    cases = _common.cases_of(task, arguments.case, arguments.kind)
    task.needs()
    with tempfile.TemporaryDirectory(prefix="warpyard-compare-") as folder:
        names = (arguments.a, arguments.b)
        left, right = (
            compared_submissions.resolve(name, which, task, submission, arch, Path(folder))
            for name, which in zip(names, "AB", strict=True)
        )
        timed = _timing.measure("compare", task, left, device, cases, arguments, against=right)
    rows = [report.Row.of(result) for result in timed.results]
    whole = report.over_all(rows)
    code = timed.code or (Exit.PASS if all(row.status == verdict.PASS for row in rows) else Exit.WRONG)
    if arguments.json:
        _common.emit(
            {
                "verb": "compare",
                "task": task.name,
                "time": time.time(),
                "device": device.label,
                "exit": int(code),
                "a": arguments.a,
                "b": arguments.b,
                "cases": [row.document() for row in rows],
                "all": whole.document() if whole else None,
                **timed.circumstances,
            },
            arguments,
        )
        return code
    shown = console.out()
    where = device.label if device.kind == "cuda" else "the CPU, by the wall clock"
    shown.print(f"[bold]{escape(task.name)}[/] on {where}: A is ", end="")
    shown.print(f"{arguments.a}, B is {arguments.b}", markup=False)
    report.show(shown, rows, whole)
    _timing.clocks(shown, timed)
    return code
