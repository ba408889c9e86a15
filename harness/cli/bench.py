"""``warpyard bench``: times the benchmark cases against the floor, and against peers; or the jit beside its peers."""

from __future__ import annotations

import argparse
import shlex
import time
from pathlib import Path
from typing import Any

from harness import tasks
from harness.checking import verdict
from harness.cli import _common
from harness.cli import _jit_figures as jit_figures
from harness.errors import Exit, HarnessError
from harness.history import record
from harness.machine import devices, gpuinfo
from harness.report import bench as report
from harness.report import console
from harness.report.confinement import summary
from harness.tasks import variants
from harness.wire import process


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("bench", help="time the benchmark cases of a submission", description=__doc__)
    parser.add_argument("task", nargs="*", help="task names, paths of problem folders, or all")
    parser.add_argument(
        "--jit", action="store_true", help="time the jit itself beside its peers: edits, first launches, launches"
    )
    _common.add_submission(parser, ("auto", "cuda", "cpu"))
    parser.add_argument("--peers", action="store_true", help="time the task's peers in the same run, interleaved")
    parser.add_argument(
        "--against", type=_file, metavar="F", help="time another submission in the same run, interleaved"
    )
    parser.add_argument("--reps", type=int, default=100, help="most timed calls a case (default 100)")
    parser.add_argument(
        "--budget", type=float, default=6.0, metavar="S", help="seconds of measuring a case (default 6)"
    )
    parser.add_argument("--no-graph", action="store_true", help="leave graph replay out")
    kinds = parser.add_mutually_exclusive_group()
    for flag, kind, what in (
        ("--tests", "test", "test cases"),
        ("--grid", "grid", "grid, the shapes that people have,"),
    ):
        kinds.add_argument(
            flag, dest="kind", action="store_const", const=kind, default="benchmark", help=f"time the {what} instead"
        )
    parser.add_argument("--seed", type=int, help="secret seed (default: drawn)")
    parser.add_argument("--timeout", type=float, metavar="S", help="seconds a request may take (default: the task's)")
    parser.set_defaults(run=run)


def _file(text: str) -> Path:
    path = Path(text)
    if not path.is_file():
        raise argparse.ArgumentTypeError(f"no file {text!r}")
    return path.resolve()


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb. ``--device cpu`` times a submission that is plain torch by the wall clock, without a floor."""
    for name in ("reps", "budget", "timeout"):
        value = getattr(arguments, name)
        if value is not None and value <= 0:
            raise HarnessError(f"--{name} must be positive, got {value:g}")
    if arguments.jit:
        return jit_figures.run(arguments)
    if not arguments.task:
        raise HarnessError("TASK: name a task, or give --jit", Exit.USAGE, hint="warpyard list")
    selected = _common.resolve(arguments.task, arguments.submission)
    device = devices.select(arguments.device, _common.arch_of(arguments))
    if device.kind == "emulator" or (device.kind == "cpu" and arguments.device == "auto"):
        raise HarnessError(
            "bench needs a CUDA device: an emulated time says nothing about a chip",
            Exit.NO_DEVICE,
            hint=f"warpyard check {' '.join(arguments.task)}; or warpyard doctor",
        )
    documents, codes = [], []
    for task in selected:
        document, code = _bench_task(task, device, arguments)
        documents.append(document)
        codes.append(code)
    code = next((code for code in codes if code), Exit.PASS)
    whole = {"verb": "bench", "time": time.time(), "device": device.label, "exit": int(code), "tasks": documents}
    if arguments.json:
        console.print_json(whole)
    return code


def _bench_task(task: tasks.Task, device: devices.Device, arguments: argparse.Namespace) -> tuple[dict[str, Any], Exit]:
    cases = _common.cases_of(task, arguments.case, arguments.kind)
    task.needs()
    submission = _common.submission_of(task, arguments.submission)
    device = variants.apply(device, submission, arguments.arch, arguments.kernel)
    if arguments.peers and not (task.folder / "peers.py").is_file():
        raise HarnessError(f"--peers: task {task.name!r} has no peers.py", hint=f"warpyard bench {task.handle}")
    sandbox = not arguments.no_sandbox
    worker = process.Worker(
        task,
        submission,
        device.kind,
        device.env,
        peers=arguments.peers,
        sandbox=sandbox,
        required=arguments.require_sandbox,
    )
    worker.launch()  # it imports torch while this process does

    from harness.timing import bench, stats
    from harness.timing.record import Timing
    from harness.wire.session import Session

    options = bench.Options(
        reps=arguments.reps,
        budget=arguments.budget,
        graph=not arguments.no_graph,
        peers=arguments.peers,
        against=arguments.against,
        seed=arguments.seed,
        timeout=arguments.timeout,
    )
    errors = console.err()
    before = gpuinfo.snapshot() if device.kind == "cuda" else {}
    results: list[Timing] = []
    kept = record.Run("bench", task, submission, device, len(cases), arguments.kernel)
    status = errors.status("") if errors.is_terminal else None
    with Session(task, submission, device, worker=worker) as session:
        for case in cases:

            def say(text: str, case: Any = case) -> None:
                if status:
                    status.update(f"{task.name} {case.index}/{len(cases)}: {text}")
                    status.start()

            begin = time.perf_counter()
            result = bench.Bench(session, options, say).run(case)
            kept.case(len(results), result.document())
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
    good = [result for result in results if result.status == verdict.PASS]
    geomean = None
    if results and len(good) == len(results):
        geomean = stats.geometric_mean([result.device.median for result in results if result.device])
    circumstances = {"gpu_before": before, "gpu_after": after, "confinement": confinement}
    timings = [result.document() for result in results]
    code = verdict.exit_code([verdict.Result(result.case, result.status) for result in results])
    kept.end(code, timings, arguments.seed, circumstances)
    if kept.problem:
        errors.print(kept.problem, markup=False)
    document = {
        "task": task.name,
        "submission": str(submission),
        "geomean_ns": geomean,
        **circumstances,
        "cases": timings,
    }
    if not arguments.json:
        _print(task, device, results, geomean, before, after, arguments)
        console.out().print(f"sandbox: {summary(confinement)}\n", markup=False, style="dim")
    return document, code


def _print(
    task: tasks.Task,
    device: devices.Device,
    results: list[Any],
    geomean: float | None,
    before: dict[str, object],
    after: dict[str, object],
    arguments: argparse.Namespace,
) -> None:
    shown = console.out()
    where = device.label if device.kind == "cuda" else "the CPU, by the wall clock"
    shown.print(f"[bold]{task.name}[/] on {where}")
    shown.print(report.table(results))
    if (peers := report.peers_table(results)) is not None:
        shown.print()
        shown.print(peers)
    if arguments.kind == "grid" and (picture := report.picture(results)) is not None:
        shown.print()
        shown.print(picture)
    for result in results:
        if result.status != verdict.PASS:
            report.failure(shown, result)
    shown.print()
    report.notes(shown, results)
    if before:
        shown.print(f"  before: {gpuinfo.describe(before)}", markup=False, style="dim")
        shown.print(f"  after:  {gpuinfo.describe(after)}", markup=False, style="dim")
    if geomean is not None:
        shown.print(f"\n[bold]geometric mean {report.microseconds(geomean)} µs[/] over {len(results)} cases")
    else:
        words = ["warpyard", "check", task.handle, *_common.replay_words(arguments)]
        words += {"test": [], "benchmark": ["--benchmarks"], "grid": ["--grid"]}[arguments.kind]
        shown.print("\n[bold red]no geometric mean: not every case has a valid time[/]")
        shown.print(f"  try: {shlex.join(words)}", markup=False)
    shown.print()
