"""``warpyard bench``: times the benchmark cases against the floor, and against peers; or the jit beside its peers."""

from __future__ import annotations

import argparse
import shlex
import time
from functools import partial
from pathlib import Path
from typing import Any

from rich.markup import escape

from harness import tasks
from harness.checking import verdict
from harness.cli import _common, _timing
from harness.cli import _jit_figures as jit_figures
from harness.errors import Exit, HarnessError
from harness.machine import devices
from harness.report import bench as report
from harness.report import console
from harness.report.confinement import summary
from harness.tasks import variants
from harness.tasks.cases import check_words


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("bench", help="time the benchmark cases of a submission", description=__doc__)
    parser.add_argument("task", nargs="*", help="task names, paths of problem folders, or all")
    parser.add_argument(
        "--jit", action="store_true", help="time the host: edits, launches, entries, a check, a watch, beside peers"
    )
    _common.add_formats(parser)
    _common.add_submission(parser, ("auto", "cuda", "cpu"))
    parser.add_argument("--peers", action="store_true", help="time the task's peers in the same run, interleaved")
    parser.add_argument(
        "--against", type=_file, metavar="F", help="time another submission in the same run, interleaved"
    )
    _timing.add_options(parser)
    parser.set_defaults(run=run)


def _file(text: str) -> Path:
    path = Path(text)
    if not path.is_file():
        raise argparse.ArgumentTypeError(f"no file {text!r}")
    return path.resolve()


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb. ``--device cpu`` times a submission that is plain torch by the wall clock, without a floor."""
    _common.positive(arguments, "reps", "budget", "timeout")
    if arguments.jit:
        return jit_figures.run(arguments)
    if not arguments.task:
        raise HarnessError("TASK: name a task, or give --jit", Exit.USAGE, hint="warpyard list")
    selected = _common.resolve(arguments.task, arguments.submission)
    device = devices.select(arguments.device, _common.arch_of(arguments))
    _timing.refuse_emulator(device, arguments.device, f"warpyard check {' '.join(arguments.task)}")
    documents, codes = [], []
    for task in selected:
        document, code = _bench_task(task, device, arguments)
        documents.append(document)
        codes.append(code)
    code = next((code for code in codes if code), Exit.PASS)
    whole = {"verb": "bench", "time": time.time(), "device": device.label, "exit": int(code), "tasks": documents}
    if arguments.json:
        _common.emit(whole, arguments)
    return code


def _bench_task(task: tasks.Task, device: devices.Device, arguments: argparse.Namespace) -> tuple[dict[str, Any], Exit]:
    cases = _common.cases_of(task, arguments.case, arguments.kind)
    task.needs(ranks=device.kind == "cuda" and not arguments.peers and arguments.against is None)
    submission = _common.submission_of(task, arguments.submission)
    device = variants.apply(device, submission, arguments.arch, arguments.kernel)
    if arguments.peers and not (task.folder / "peers.py").is_file():
        raise HarnessError(f"--peers: task {task.name!r} has no peers.py", hint=f"warpyard bench {task.handle}")
    timed = _timing.measure("bench", task, submission, device, cases, arguments, arguments.peers, arguments.against)
    document = {
        "task": task.name,
        "submission": str(submission),
        "geomean_ns": timed.geomean,
        **timed.circumstances,
        "cases": timed.documents,
    }
    if not arguments.json:
        _print(task, device, timed, arguments)
    return document, timed.code


def _print(
    task: tasks.Task,
    device: devices.Device,
    timed: _timing.Timed,
    arguments: argparse.Namespace,
) -> None:
    shown, results = console.out(), timed.results
    where = device.label if device.kind == "cuda" else "the CPU, by the wall clock"
    shown.print(f"[bold]{escape(task.name)}[/] on {where}")
    shown.print(report.table(results, shown.width))
    if (peers := report.peers_table(results)) is not None:
        shown.print()
        shown.print(peers)
    if arguments.kind == "grid" and (picture := report.picture(results)) is not None:
        shown.print()
        shown.print(picture)
    for result in results:
        if result.status != verdict.PASS:
            console.within(shown, partial(report.failure, shown, result), f"case {result.case.index}: {result.status}")
    shown.print()
    report.notes(shown, results)
    _timing.clocks(shown, timed)
    if timed.geomean is not None:
        shown.print(f"\n[bold]geometric mean {report.microseconds(timed.geomean)} µs[/] over {len(results)} cases")
    else:
        words = ["warpyard", "check", task.handle, *_common.replay_words(arguments), *check_words(arguments.kind)]
        shown.print("\n[bold red]no geometric mean: not every case has a valid time[/]")
        shown.print(f"  try: {shlex.join(words)}", markup=False)
    shown.print()
    shown.print(f"sandbox: {summary(timed.circumstances['confinement'])}\n", markup=False, style="dim")
