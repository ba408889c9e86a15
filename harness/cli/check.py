"""``warpyard check``: runs the test cases of a submission and explains what is wrong."""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING, Any

from harness.cli import _common, _schedules
from harness.errors import Exit, HarnessError
from harness.machine import devices, driver
from harness.tasks.cases import SEED_BITS

if TYPE_CHECKING:
    from harness.checking.verdict import Result


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("check", help="run the test cases of a submission", description=__doc__)
    parser.add_argument("task", nargs="+", help="task names, paths of problem folders, or all")
    _common.add_submission(parser)
    _common.add_formats(parser)
    parser.add_argument("-x", dest="stop", action="store_true", help="stop at the first case that does not pass")
    seeds = parser.add_mutually_exclusive_group()
    seeds.add_argument("--seed", type=int, help="secret seed, combined into each case's own")
    seeds.add_argument("--fresh-seeds", action="store_true", help="draw a secret seed")
    parser.add_argument("--calls", type=int, default=2, help="calls a case, each on new inputs (default 2)")
    _common.add_kinds(parser, "check", "test")
    parser.add_argument("--timeout", type=float, metavar="S", help="seconds a call may take (default: the task's)")
    _schedules.add(parser, "emulator schedules a case, of seeds")
    parser.add_argument(
        "--schedule-seed", default="0", metavar="S", help="seed of the first emulator schedule, or a chosen one's name"
    )
    parser.add_argument("--show-output", action="store_true", help="show what passing cases printed too")
    _common.add_strict(parser)
    _common.add_allow(parser)
    parser.add_argument(
        "--by-kernels",
        action="store_true",
        help="refuse outputs that kernels on the emulator did not compute; copies do not count",
    )
    parser.add_argument("--counters", action="store_true", help="show what ran on the emulator: instructions, bytes, …")
    parser.add_argument("--heat", action="store_true", help="--counters, and by line beside the source")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb."""
    _common.positive(arguments, "timeout", "calls")
    _common.natural(arguments, "seed", most=1 << SEED_BITS)
    _common.natural(arguments, "calls", most=1 << 16)
    schedules, first = _schedules.many(arguments.schedules), _schedules.first(arguments.schedule_seed)
    from harness.process import prestarted
    from harness.report import console
    from harness.tasks import submission_files, variants

    selected = _common.resolve(arguments.task, arguments.submission)
    device = _device(arguments)
    _refuse(arguments, device, schedules, first)
    results: list[Result] = []
    documents = []
    left_out: list[str] = []
    for task in selected:
        if len(selected) > 1 and arguments.case and not _matches(task, arguments):
            continue
        submission = _common.submission_of(task, arguments.submission)
        submission_files.refuse_cuda(submission, arguments.arch, arguments.stranger)
        try:
            chosen = variants.apply(device, submission, arguments.arch, arguments.kernel)
        except HarnessError as error:
            if len(selected) == 1:
                raise
            left_out.append(f"{task.name}: left out: {error}")
            console.err().print(left_out[-1], markup=False)
            continue
        cases = _common.cases_of(task, arguments.case, arguments.kind)
        task.needs(ranks=device.kind in ("emulator", "cuda"))
        chosen = _common.allowing(chosen, arguments, task, submission.parent)
        worker = prestarted.take(task, chosen, *_confined(arguments))
        worker = worker or _common.worker(task, submission, chosen, arguments)
        from harness.cli import _checking  # while the process imports torch

        outcome, reports, confinement = _checking.check_task(
            task, chosen, arguments, cases, submission, worker, schedules, first
        )
        results += outcome
        documents.append(
            {
                "task": task.name,
                "submission": str(submission),
                "confinement": confinement,
                "cases": reports,
            }
        )
        if arguments.stop and any(not result.passed for result in outcome):
            break
    from harness.checking import verdict

    code = verdict.exit_code(results)
    if code == Exit.NOTHING_MATCHED and left_out:
        raise HarnessError("no task has a source for this --arch and --kernel", code, hint="warpyard list")
    if code == Exit.NOTHING_MATCHED:
        raise HarnessError(f"no case matches -k {arguments.case!r}", code, hint="warpyard list all")
    if arguments.json:
        document = {"verb": "check", "time": time.time(), "device": device.label, "exit": int(code), "tasks": documents}
        _common.emit(document | ({"left_out": left_out} if left_out else {}), arguments)
    return code


def _refuse(arguments: argparse.Namespace, device: devices.Device, schedules: int | str, first: int | str) -> None:
    """Raises HarnessError for options that need the emulator where there is none, and for a chosen schedule that is one
    of several."""
    if device.kind != "emulator":
        if isinstance(schedules, str) or isinstance(first, str):
            raise HarnessError(
                f"--schedules, --schedule-seed: schedules are chosen on the emulator only, not on {device.label}",
                hint="--device emulator",
            )
        if arguments.by_kernels:
            raise HarnessError(
                f"--by-kernels: only the emulator sees what kernels read, and this runs on {device.label}",
                hint="--device emulator --by-kernels",
            )
    if isinstance(first, str) and schedules != 1:
        raise HarnessError("--schedule-seed: a chosen schedule is run alone", hint=f"--schedule-seed {first}")


def get_ready(arguments: argparse.Namespace) -> None:
    """Starts what a check of one task with these arguments will need: its submission's process, and on a GPU what the
    evaluator has there. Raises HarnessError where the check would."""
    from harness.process import prestarted
    from harness.tasks import variants

    (task,) = _common.resolve(arguments.task, arguments.submission)
    device = _device(arguments)
    if device.kind == "cuda":
        driver.ahead()
    submission = _common.submission_of(task, arguments.submission)
    chosen = variants.apply(device, submission, arguments.arch, arguments.kernel)
    chosen = _common.allowing(chosen, arguments, task, submission.parent)
    prestarted.start(task, chosen, *_confined(arguments))
    if device.kind == "cuda" and not task.manifest.multi_gpu:  # ranks run elsewhere
        import torch

        from harness.checking import checker

        checker.rehearse(task, _common.cases_of(task, arguments.case, arguments.kind)[0])
        torch.cuda.empty_cache()


def _device(arguments: argparse.Namespace) -> devices.Device:
    device = _common.strictly(devices.select(arguments.device, _common.arch_of(arguments)), arguments.strict)
    arguments.counters |= arguments.heat
    if arguments.counters:
        from harness.checking import call_counters

        device = call_counters.switched_on(device)
    return device


def _confined(arguments: argparse.Namespace) -> tuple[bool, bool, bool]:
    """Whether the process is confined, has to be, and is a stranger's."""
    return not arguments.no_sandbox, arguments.require_sandbox, arguments.stranger


def _matches(task: Any, arguments: argparse.Namespace) -> bool:
    try:
        return bool(_common.cases_of(task, arguments.case, arguments.kind))
    except HarnessError:
        return False
