"""``warpyard sweep``: checks and times many settings of submissions, over cores, GPUs and hosts; finds the best."""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from harness import tasks
from harness.cli import _common, _dask_options, _modelled, _modelled_trials
from harness.errors import Exit, HarnessError
from harness.history import database
from harness.report import console
from harness.report import sweeps as report

if TYPE_CHECKING:
    from harness.history.trials import Trial
    from harness.scale.jobs import Cases
    from harness.scale.plan import Plan


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("sweep", help="check and time many settings, and find the best", description=__doc__)
    parser.add_argument("file", type=Path, metavar="FILE", help="the plan, .toml or .py: see docs/scale.md")
    parser.add_argument("--resume", action="store_true", help="go on with the last sweep of this plan that was cut off")
    parser.add_argument(
        "--estimate", action="store_true",
        help="also rank what passed by a modelled time on a chip, where the trials run on the emulator",
    )  # fmt: skip
    parser.add_argument(
        "--chip", metavar="CHIP", help="of --estimate: h200, h100 or b200 (default: the setting's arch)"
    )
    parser.add_argument("--timeout", type=float, metavar="S", help="of --estimate: seconds of one emulated call")
    _dask_options.add_options(parser)
    sandbox = parser.add_mutually_exclusive_group()
    sandbox.add_argument("--no-sandbox", action="store_true", help="do not confine the submissions' processes")
    sandbox.add_argument("--require-sandbox", action="store_true", help="refuse to run where one is not fully confined")
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    _common.add_formats(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb; 1 where no trial passed, 5 where there is nothing to resume."""
    from harness.history import trials
    from harness.scale import plan as plans
    from harness.scale.jobs import CPU, GPU
    from harness.scale.sweep import AS_IT_IS, Sweep

    _common.positive(arguments, "timeout")
    chip = _modelled.chip(arguments, f"sweep {arguments.file}")
    asked, valid = plans.read(arguments.file)
    folder = arguments.file.resolve().parent
    names = [str(folder / asked.task)] if (folder / asked.task / "task.yml").is_file() else [asked.task]
    (task,) = tasks.resolve(names)
    task.needs()
    named = plans.submissions(asked, task, folder)
    digest = plans.digest(asked, plans.files(asked, task, named))
    errors = console.err()
    with contextlib.ExitStack() as stack:
        connection = stack.enter_context(contextlib.closing(database.connect(create=True)))
        number = _number(arguments, trials.last(connection, digest))
        engine = stack.enter_context(_dask_options.engine(arguments))
        device = asked.device
        if device == "auto":
            device = "cuda" if engine.ready([CPU])[GPU] else "emulator"
        kinds = {GPU if device == "cuda" else CPU} | ({CPU} if device != "cpu" else set())
        if arguments.estimate and device != "emulator":
            raise HarnessError(
                f"--estimate: the trials run on {device}, and a time is modelled from what the emulator records",
                hint='device = "emulator" in the plan',
            )
        there = engine.ready(kinds)
        if number is None:
            number = trials.begin(connection, digest, task.name, msgspec.to_builtins(asked))
        ended = [0]

        def report_trial(trial: Trial, total: int) -> None:
            ended[0] += 1
            errors.print(f"{ended[0]}/{total} {report.line(trial)}", markup=False, style="dim")

        chosen = _cases(asked, task, device)
        sweep = Sweep(
            engine, connection, asked, task, named, chosen, device, number, sandbox=not arguments.no_sandbox,
            required=arguments.require_sandbox, valid=valid, report=report_trial,
        )  # fmt: skip
        ended[0] = len(trials.read(connection, number))
        before = ended[0]
        errors.print(f"sweep {number}: {sweep.total} trials on {_workers(there)}", markup=False, style="dim")
        begin = time.monotonic()
        found = sweep.run()
        spent = time.monotonic() - begin
    timed = chosen[1] is not None
    passed = [trial for trial in found if trial.status == "pass"]
    code = Exit.PASS if passed else Exit.WRONG
    best = trials.best(found) if timed and passed else None
    base = next((trial for trial in passed if trial.key == AS_IT_IS), None)
    modelled = []
    if arguments.estimate:
        modelled = _modelled_trials.rank(task, asked, named, passed, arguments, chip, lambda line: errors.print(
            line, markup=False, style="dim"))  # fmt: skip
    if arguments.json:
        _common.emit(
            {"verb": "sweep", "sweep": number, "task": task.name, "exit": int(code), "seconds": spent,
             "trials": [msgspec.to_builtins(trial) for trial in found], "workers": there,
             "best": msgspec.to_builtins(best) if best else None,
             **({"modelled": [dataclasses.asdict(one) for one in modelled]} if arguments.estimate else {})},
            arguments,
        )  # fmt: skip
        return code
    shown = console.out()
    done = len(found) - before
    shown.print(
        f"{len(passed)} of {len(found)} passed; {done} trials in {spent:.1f} s, {60 * done / spent:.1f} a minute"
    )
    if best is not None:
        report.best(shown, best, base, found)
    if modelled:
        report.modelled(shown, modelled)
    shown.print(f"  warpyard report {task.name} shows the picture", markup=False, style="dim")
    return code


def _number(arguments: argparse.Namespace, last: Any) -> int | None:
    """The sweep to go on with, or None for a new one."""
    if not arguments.resume:
        return None
    if last is None or last.ended is not None:
        what = "ended" if last else "is not in the history; a change of the plan or of a source makes it another one"
        raise HarnessError(
            f"--resume: the sweep of {arguments.file} {what}",
            Exit.NOTHING_MATCHED,
            hint=f"warpyard sweep {arguments.file}",
        )
    return int(last.id)


def _cases(asked: Plan, task: tasks.Task, device: str) -> tuple[Cases | None, Cases | None]:
    """The cases to check and to time."""
    from harness.scale.jobs import Cases

    checks = times = None
    if asked.check is not None:
        found = _common.cases_of(task, asked.check.cases, asked.check.kind)
        checks = Cases(asked.check.kind, tuple(case.index for case in found))
    if asked.time is not None and device != "emulator":
        found = _common.cases_of(task, asked.time.cases, asked.time.kind)
        times = Cases(asked.time.kind, tuple(case.index for case in found))
    if checks is None and times is None:
        raise HarnessError(
            "the plan only times, and there is no GPU: an emulated time says nothing about a chip", Exit.NO_DEVICE,
            hint="add a table [check]; or device = 'cpu'",
        )  # fmt: skip
    return checks, times


def _workers(there: dict[str, int]) -> str:
    return ", ".join(f"{count} {kind} worker{'s' * (count != 1)}" for kind, count in there.items() if count)
