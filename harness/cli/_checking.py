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
    kept = record.Run("check", task, submission, device, len(cases), arguments.kernel)
    with contextlib.ExitStack() as stack:
        session = stack.enter_context(Session(task, submission, device, worker=worker))
        count = schedules if isinstance(schedules, int) else 1
        shown = stack.enter_context(_Shown(task, device, cases, count, rows=not arguments.json))
        if device.kind == "emulator":
            shown.watch = stack.enter_context(Watcher(worker.folders.progress, shown.launch, shown.warn))
        options.begins, options.searches = shown.begin, shown.search

        def advance(result: Result) -> None:
            shown.end(result)
            kept.case(len(shown.documents) - 1, shown.documents[-1])

        results = checker.run(session, cases, options, arguments.stop, advance)
        confinement = dict(session.worker.confinement)
    kept.end(verdict.exit_code(results), shown.documents, arguments.seed, {"confinement": confinement})
    if kept.problem:
        console.err().print(kept.problem, markup=False)
    if not arguments.json:
        _print(results, confinement, submission.parent, len(cases) - len(results))
        if arguments.heat:
            _heat(results, sources.collect(task, submission, record.arch_of(device), arguments.kernel or ""))
        for result in results if arguments.show_output else []:
            if result.passed and result.output:
                console.err().print(f"case {result.case.index} printed:\n{result.output}", markup=False)
    return results, shown.documents, confinement


class _Shown:
    """What a terminal shows of a check that runs: a row for each case that has ended, and a progress bar below them.

    Args:
        count: schedules under which each case runs.
        rows: whether there are rows; the documents of JSON are printed without them.

    Attributes:
        documents: of the cases that have ended.
        watch: what tells the launches of the emulator, where there is one.
    """

    def __init__(self, task: Any, device: devices.Device, cases: list[Case], count: int, rows: bool) -> None:
        self._task, self._device, self._count = task, device, count
        self.documents: list[dict[str, Any]] = []
        self.watch: Watcher | None = None
        self._begun = ""
        self._errors = console.err()
        self._out = console.out()
        if self._errors.is_terminal and self._out.is_terminal:
            self._out = self._errors  # the rows go above the progress bar
        self._rows = checks.Rows(self._out, cases) if rows else None
        columns = (
            TextColumn("{task.description}"), BarColumn(None if self._errors.width >= _WIDE else _BAR),
            MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.fields[launch]}", markup=False),
        )  # fmt: skip
        terminal = self._errors.is_terminal
        self._progress = Progress(
            *columns, console=self._errors, transient=True, disable=not terminal, redirect_stdout=False
        )
        self._bar = self._progress.add_task(escape(task.name), total=len(cases) * count, launch="")

    def __enter__(self) -> _Shown:
        self._progress.start()
        return self

    def __exit__(self, *ended: object) -> None:
        if self._rows is not None and ended[0] is None:
            self._rows.close()
        self._progress.stop()

    def begin(self, case: Case, schedule: int) -> None:
        """A case runs under a schedule."""
        self._begun = f"case {case.index}"
        if self.watch is not None:
            self.watch.forecast.begins()
        under = f", schedule {schedule + 1} of {self._count}" if self._count > 1 else ""
        room = min(_LONGEST, max(_SHORTEST, self._errors.width - len(under) - _BESIDE))
        text = f"{checks.short(f'{case.index}  {case.name}', room)}{under}"
        completed = len(self.documents) * self._count + schedule
        self._progress.update(self._bar, completed=completed, description=escape(text))

    def search(self, tried: int, of: int) -> None:
        """So many of the changes to a case that did not pass were tried."""
        text = f"{self._begun} did not pass; {tried} of {of} small changes tried"
        self._progress.update(self._bar, description=escape(text))

    def launch(self, text: str) -> None:
        """What a launch that runs has done."""
        self._progress.update(self._bar, launch=text)

    def warn(self, warning: str) -> None:
        """What the one who waits is to know of a launch that runs."""
        self._errors.print(f"{self._begun}: {warning}", markup=False, soft_wrap=True)

    def end(self, result: Result) -> None:
        """A case has ended."""
        self.documents.append(result.document())
        if self._rows is not None:
            if len(self.documents) == 1:
                _begin(self._out, self._task, self._device, result)
                self._rows.head()
            self._rows.row(result)
        self._progress.update(self._bar, completed=len(self.documents) * self._count)


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


def _heat(results: list[Result], files: dict[str, Any]) -> None:
    """The source of each kernel with the counters of its lines."""
    for result in results:
        for kernel, report in result.counters.items():
            out = console.out()
            show = partial(heat.show, out, kernel, report, files | result.sources)
            console.within(out, show, f"heat of case {result.case.index}")
