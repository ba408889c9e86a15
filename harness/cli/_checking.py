"""What ``warpyard check`` does while the submission's process gets ready and then with it: the cases of one task."""

from __future__ import annotations

import argparse
import contextlib
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from harness.checking import verdict
from harness.checking.verdict import Result
from harness.cli import _common
from harness.guarded import guarded
from harness.history import record, sources
from harness.machine import devices
from harness.process.progress import Watcher
from harness.report import checks, console, counters, heat, remarks
from harness.report.confinement import brief
from harness.tasks.cases import Case

if TYPE_CHECKING:
    from harness.process.submission_process import SubmissionProcess

_SEARCH = 20.0  # seconds of processor time for small changes of a submission that does not pass
_SHORTEST, _LONGEST = 12, 40  # characters of a case's name beside the progress bar
_BESIDE, _BAR = 30, 8  # characters of a short bar with the numbers beside it, and of the bar alone
_WIDE = 90  # characters of a terminal with room for a long bar


def check_task(
    task: Any,
    device: devices.Device,
    arguments: argparse.Namespace,
    cases: list[Case],
    submission: Path,
    worker: SubmissionProcess,
    schedules: int | str = 1,
    first: int | str = 0,
) -> tuple[list[Result], list[dict[str, Any]], dict[str, str]]:  # fmt: skip
    """Checks the cases with a worker that was launched, and keeps them in the history. Returns the results, their
    documents, and the confinement. ``schedules``, ``first``: those of `checker.Options`."""
    from harness.checking import checker  # these import torch
    from harness.process.session import Session

    options = checker.Options(
        seed=arguments.seed,
        fresh=arguments.fresh_seeds,
        calls=arguments.calls,
        timeout=arguments.timeout,
        schedules=schedules,
        first_schedule=first,
        sandbox=not arguments.no_sandbox,
        replay=(*_common.replay_words(arguments), *(["--by-kernels"] if arguments.by_kernels else [])),
        by_kernels=arguments.by_kernels,
        search=_SEARCH,
    )
    count = schedules if isinstance(schedules, int) else 1
    errors = console.err()
    kept = record.Run("check", task, submission, device, len(cases), arguments.kernel)
    columns = (
        TextColumn("{task.description}"), BarColumn(None if errors.width >= _WIDE else _BAR), MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.fields[launch]}", markup=False),
    )  # fmt: skip
    with contextlib.ExitStack() as stack:
        session = stack.enter_context(Session(task, submission, device, worker=worker))
        progress = stack.enter_context(
            Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal, redirect_stdout=False)
        )
        bar = progress.add_task(escape(task.name), total=len(cases) * count, launch="")
        watcher, begun = None, ""
        if device.kind == "emulator":
            watcher = Watcher(
                worker.progress,
                lambda launch: progress.update(bar, launch=launch),
                lambda warning: errors.print(f"{begun}: {warning}", markup=False, soft_wrap=True),
            )
            stack.enter_context(watcher)

        shown = console.out()
        documents: list[dict[str, Any]] = []  # of the cases that have ended

        def begins(case: Case, schedule: int) -> None:
            nonlocal begun
            begun = f"case {case.index}"
            if watcher is not None:
                watcher.forecast.begins()
            under = f", schedule {schedule + 1} of {count}" if count > 1 else ""
            room = min(_LONGEST, max(_SHORTEST, errors.width - len(under) - _BESIDE))
            text = f"{checks.short(f'{case.index}  {case.name}', room)}{under}"
            progress.update(bar, completed=len(documents) * count + schedule, description=escape(text))

        def searches(tried: int, of: int) -> None:
            text = f"{begun} did not pass; {tried} of {of} small changes tried"
            progress.update(bar, description=escape(text))

        options.begins, options.searches = begins, searches
        if errors.is_terminal and shown.is_terminal:
            shown = errors  # the rows go above the progress bar
        rows = checks.Rows(shown, cases)

        def advance(result: Result) -> None:
            documents.append(result.document())
            kept.case(len(documents) - 1, documents[-1])
            if not arguments.json:
                if len(documents) == 1:
                    _begin(shown, task, device, result)
                    rows.head()
                rows.row(result)
            progress.update(bar, completed=len(documents) * count)

        results = checker.run(session, cases, options, arguments.stop, advance)
        rows.close()
        confinement = dict(session.worker.confinement)
    kept.end(verdict.exit_code(results), documents, arguments.seed, {"confinement": confinement})
    if kept.problem:
        errors.print(kept.problem, markup=False)
    if not arguments.json:
        _print(results, confinement, submission.parent, len(cases) - len(results))
        if arguments.heat:
            files = sources.collect(task, submission, record.arch_of(device), arguments.kernel or "")
            for result in results:
                for kernel, report in result.counters.items():
                    out = console.out()
                    show = partial(heat.show, out, kernel, report, files | result.sources)
                    console.within(out, show, f"heat of case {result.case.index}")
        for result in results if arguments.show_output else []:
            if result.passed and result.output:
                errors.print(f"case {result.case.index} printed:\n{result.output}", markup=False)
    return results, documents, confinement


def _begin(shown: Console, task: Any, device: devices.Device, first: Result) -> None:
    where = device.label
    if device.kind == "emulator":
        where = f"{device.label}: not run on a chip" if first.emulated else "CPU (no kernel was launched)"
    shown.print(f"[bold]{escape(task.name)}[/] on {where}")


def _print(results: list[Result], confinement: dict[str, str], folder: Path, left: int) -> None:
    shown = console.out()
    checks.failures(shown, results, folder)
    for result in results:
        console.within(shown, partial(counters.show, shown, result), f"counters of case {result.case.index}")
    passed = sum(result.passed for result in results)
    style = "green" if passed == len(results) else "bold red"
    text = f"[{style}]{passed} of {len(results)} passed[/]" + checks.emulated(results) + checks.allowed(results)
    shown.print(text + (f", {left} more not run" if left else ""))
    for remark in guarded(lambda: remarks.folded(results), list[str]()):
        shown.print(f"note: {remark}", markup=False, style="dim")
    shown.print(f"sandbox: {brief(confinement)}", markup=False, style="dim")
