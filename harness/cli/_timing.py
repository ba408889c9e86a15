"""Timing for the verbs that time: the options that they share, and a run whose cases go into the history."""

from __future__ import annotations

import argparse
import contextlib
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.markup import escape

from harness.checking import verdict
from harness.cli import _common
from harness.errors import Exit, HarnessError
from harness.history import record
from harness.machine import devices, gpuinfo
from harness.report import bench as report
from harness.report import console
from harness.tasks.cases import Case
from harness.tasks.loading import Task

if TYPE_CHECKING:
    from harness.process.submission_process import SubmissionProcess
    from harness.timing.record import Timing


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds --reps, --budget, --no-graph, --tests, --grid, --seed and --timeout."""
    parser.add_argument("--reps", type=int, default=100, help="most timed calls a case (default 100)")
    parser.add_argument(
        "--budget", type=float, default=6.0, metavar="S", help="seconds of measuring a case (default 6)"
    )
    parser.add_argument("--no-graph", action="store_true", help="leave graph replay out")
    _common.add_kinds(parser, "time", "benchmark")
    parser.add_argument("--seed", type=int, help="secret seed (default: drawn)")
    parser.add_argument("--timeout", type=float, metavar="S", help="seconds a request may take (default: the task's)")


def refuse_emulator(device: devices.Device, asked: str, instead: str) -> None:
    """Raises HarnessError (exit 7) where nothing can be timed; ``instead`` is the command to try."""
    if device.kind == "emulator" or (device.kind == "cpu" and asked == "auto"):
        raise HarnessError(
            "a time needs a CUDA device: an emulated time says nothing about a chip",
            Exit.NO_DEVICE,
            hint=f"{instead}; or warpyard doctor",
        )


@dataclass
class Timed:
    """The timed cases of a task, as they are kept too, and the circumstances: clocks before and after, and how the
    process was confined."""

    results: list[Timing]
    documents: list[dict[str, Any]]
    circumstances: dict[str, Any]

    @property
    def code(self) -> Exit:
        """The exit code."""
        return verdict.exit_code([verdict.Result(result.case, result.status) for result in self.results])

    @property
    def geomean(self) -> float | None:
        """The geometric mean of the medians in ns; None where a case has no valid time."""
        from harness.timing import stats

        good = [result.device.median for result in self.results if result.status == verdict.PASS and result.device]
        return stats.geometric_mean(good) if good and len(good) == len(self.results) else None


def measure(
    verb: str,
    task: Task,
    submission: Path,
    device: devices.Device,
    cases: list[Case],
    arguments: argparse.Namespace,
    peers: bool = False,
    against: Path | None = None,
) -> Timed:
    """Times the cases in a confined process, says each on stderr, and keeps them in the history.

    Args:
        verb: whose run it is.
        task, submission, device, cases: what is timed, and where.
        arguments: the options of ``add_options`` and ``_common.add_submission``.
        peers: time the task's peers too.
        against: time this other submission too.
    """
    worker = _common.worker(task, submission, device, arguments)
    beside = _common.worker(task, None, device, arguments, peers=True) if peers else None
    other = _common.worker(task, against, device, arguments) if against is not None else None

    from harness.process.session import Session
    from harness.timing import benchmark
    from harness.timing.peers import Rivals
    from harness.timing.rank_bench import RankBench

    options = benchmark.Options(
        reps=arguments.reps,
        budget=arguments.budget,
        graph=not arguments.no_graph,
        seed=arguments.seed,
        timeout=arguments.timeout,
    )
    errors = console.err()
    before = gpuinfo.snapshot() if device.kind == "cuda" else {}
    results: list[Timing] = []
    documents: list[dict[str, Any]] = []
    kept = record.Run(verb, task, submission, device, len(cases), arguments.kernel)
    status = errors.status("") if errors.is_terminal else None
    with contextlib.ExitStack() as stack:

        def opened(path: Path | None, process: SubmissionProcess | None) -> Session | None:
            return stack.enter_context(Session(task, path, device, worker=process)) if process is not None else None

        session = stack.enter_context(Session(task, submission, device, worker=worker))
        rivals = Rivals(opened(None, beside), opened(against, other))
        ranks = stack.enter_context(contextlib.closing(RankBench(session, options)))
        for case in cases:

            def say(text: str, case: Case = case) -> None:
                if status:
                    status.update(escape(f"{task.name} {case.index}/{len(cases)}: {text}"))
                    status.start()

            begin = time.perf_counter()
            if task.manifest.multi_gpu and "world_size" in case.args:
                result = ranks.run(case, say)
            else:
                result = benchmark.Bench(session, options, say, rivals).run(case)
            documents.append(result.document())
            kept.case(len(results), documents[-1])
            results.append(result)
            if status:
                status.stop()
            shown = report.microseconds(result.device.median) if result.device else "-"
            errors.print(
                f"{task.name} {len(results)}/{len(cases)} {case.name}: {result.status}, {shown} us "
                f"({time.perf_counter() - begin:.1f} s)",
                markup=False,
                style="dim",
            )
        confinement = dict(session.worker.confinement)
    after = gpuinfo.snapshot() if device.kind == "cuda" else {}
    timed = Timed(results, documents, {"gpu_before": before, "gpu_after": after, "confinement": confinement})
    kept.end(timed.code, documents, arguments.seed, timed.circumstances)
    if kept.problem:
        errors.print(kept.problem, markup=False)
    return timed


def clocks(shown: Console, timed: Timed) -> None:
    """Prints the clocks before and after, where a GPU was asked."""
    for when in ("before", "after"):
        if state := timed.circumstances[f"gpu_{when}"]:
            shown.print(f"  {when + ':':7} {gpuinfo.describe(state)}", markup=False, style="dim")
