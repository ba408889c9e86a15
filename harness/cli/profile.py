"""``warpyard profile``: what ncu counts on a GPU, beside the emulator's counters; or what compute-sanitizer finds."""

from __future__ import annotations

import argparse
import dataclasses
import json
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from rich.markup import escape

from harness.cli import _common
from harness.errors import Exit, HarnessError, WorkerDied
from harness.machine import devices
from harness.profile import figures, ncu, sanitizer, tools
from harness.report import console, names
from harness.report import profile as report
from harness.report.confinement import summary
from harness.tasks import variants
from harness.tasks.cases import Case, check_words
from harness.tasks.loading import Task

_WRITING = 180.0  # seconds that a tool may take to write what it found
_MODEL = 60.0


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("profile", help="ncu's counters, or compute-sanitizer's findings", description=__doc__)
    parser.add_argument("task", help="task name, or path of a problem folder")
    _common.add_submission(parser, ("auto", "cuda"))
    _common.add_kinds(parser, "profile", "benchmark")
    parser.add_argument("--sanitize", action="store_true",
                        help="run a test case under memcheck, racecheck, initcheck and synccheck instead")  # fmt: skip
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="default: ./TASK-profile.ncu-rep")
    parser.add_argument("--no-model", action="store_true", help="do not emulate the case beside it")
    parser.add_argument(
        "--timeout", type=float, metavar="S", help="seconds a call may take (default: 10 of the task's)"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb; 7 where there is no GPU, no tool, or no counter that this user may read."""
    _common.positive(arguments, "timeout")
    task = _common.resolve([arguments.task], arguments.submission)[0]
    kind = "test" if arguments.sanitize else arguments.kind
    case = _common.cases_of(task, arguments.case, kind)[0]
    submission = _common.submission_of(task, arguments.submission)
    device = devices.select(arguments.device, _common.arch_of(arguments))
    if device.kind != "cuda":
        words = ["warpyard", "check", task.handle, *check_words(kind), "-k", str(case.index), "--counters"]
        raise HarnessError(
            "profile needs a GPU: ncu and compute-sanitizer look at kernels that run on one",
            Exit.NO_DEVICE,
            hint=shlex.join(words),
        )
    device = variants.apply(device, submission, arguments.arch, arguments.kernel)
    if arguments.sanitize:
        return _sanitize(task, case, submission, device, arguments)
    return _profile(task, case, submission, device, arguments)


def _by_files() -> None:
    """Inputs go to the process by host memory: a tool that replays kernels cannot save memory of another process."""
    from harness.wire import transfer

    transfer.Shared.use_ipc = False


def _profile(
    task: Task, case: Case, submission: Path, device: devices.Device, arguments: argparse.Namespace
) -> int:  # fmt: skip
    output: Path = (arguments.output or Path(f"{task.name.replace('/', '-')}-profile.ncu-rep")).absolute()
    if not output.parent.is_dir():
        raise HarnessError(f"-o: there is no folder {str(output.parent)!r}", hint=f"mkdir -p {output.parent}")
    output.unlink(missing_ok=True)
    tool = tools.find("ncu")
    timeout = arguments.timeout or 10 * task.benchmark_timeout
    worker = _common.worker(task, submission, device, arguments, under=ncu.command(tool, output))
    _by_files()

    from harness.checking import checker
    from harness.checking.places import Places
    from harness.timing import roofline
    from harness.wire import messages
    from harness.wire.session import Session

    with Session(task, submission, device, worker=worker) as session:
        try:
            reply = session.load(timeout)
            if isinstance(reply, messages.Done):
                inputs = session.slots.fill(checker.generate(task, dict(case.args)))
                request = messages.Count(inputs.descriptors)
                reply = session.worker.request(request, messages.Done, inputs.packed.payload, timeout)
        except WorkerDied as error:
            raise HarnessError(_without(f"{error}\n{error.log}"), Exit.INTERNAL, hint="warpyard doctor") from None
        confinement = dict(session.worker.confinement)
        places = Places(submission, session.worker.folders.problem)
        if isinstance(reply, messages.Done):
            session.worker.finish(_WRITING)
        log = session.worker.log_tail()
    if not isinstance(reply, messages.Done):
        status, message, _ = checker.classify(reply)
        raise HarnessError(f"{status}: {message}", Exit.WRONG, hint=f"warpyard check {task.handle} -k {case.index}")
    try:
        kernels = ncu.read(tool, output) if output.is_file() else []
    except (RuntimeError, subprocess.TimeoutExpired) as error:
        raise HarnessError(f"ncu cannot read its report {output}: {error}", Exit.INTERNAL) from None
    if not any(kernel.metrics for kernel in kernels):
        raise HarnessError(_without(log), Exit.NO_DEVICE, hint=_unconfined(arguments, confinement))
    model = {} if arguments.no_model else _model(task, case, arguments)
    cost, chip = task.cost(case), roofline.chip()
    for kernel in kernels:
        kernel.stalls = [(places.short(place), samples, reasons) for place, samples, reasons in kernel.stalls]
    told = [(kernel, figures.figures(kernel, cost, chip, _of(model, kernel))) for kernel in kernels]
    if arguments.json:
        documents = [
            {"kernel": kernel.name, "figures": [dataclasses.asdict(figure) for figure in found],
             "stalls": kernel.stalls, "metrics": kernel.metrics}
            for kernel, found in told
        ]  # fmt: skip
        console.print_json({"verb": "profile", "task": task.name, "case": case.name, "device": device.label,
                            "report": str(output), "confinement": confinement, "kernels": documents})  # fmt: skip
        return Exit.PASS
    shown = console.out()
    shown.print(f"[bold]{escape(task.name)}[/] on {device.label}, case {case.index}  {escape(case.name)}")
    for kernel, found in told:
        report.figures(shown, kernel, found)
    shown.print(f"\nkept {output}: open it with ncu-ui, or ncu --import {output.name}", markup=False)
    shown.print(f"sandbox: {summary(confinement)}\n", markup=False, style="dim")
    return Exit.PASS


def _of(model: dict[str, Any], kernel: ncu.Kernel) -> dict[str, Any]:
    """The emulator's counters of one launch of a kernel, which ncu names with or without parameters and arguments of a
    template."""
    own, plain = names.head(kernel.name), {names.plain(name): counted for name, counted in model.items()}
    alike = [counted for name, counted in plain.items() if name.partition("<")[0] == own]
    counted = plain.get(own) or (alike[0] if len(alike) == 1 else {})
    return counted if counted.get("launches") == 1 else {}


def _without(log: str) -> str:
    return "ncu measured no kernel: " + (ncu.problem(log) or log.strip() or "it printed nothing")


def _unconfined(arguments: argparse.Namespace, confinement: dict[str, str]) -> str:
    if arguments.no_sandbox or not confinement:
        return "warpyard check TASK --device emulator --counters"
    return (
        "--no-sandbox, for a submission that you trust: a confined process has no capabilities, so it reads no counters"
    )


def _model(task: Task, case: Case, arguments: argparse.Namespace) -> dict[str, Any]:
    """The emulator's counters of the case, by kernel; empty where it does not end in time or does not pass."""
    words = [sys.executable, "-m", "harness.cli", "check", task.handle, "--device", "emulator", "--counters", "--json"]
    words += ["--calls", "1", *check_words(case.kind), "-k", str(case.index)]
    for flag, value in (("-s", arguments.submission), ("--arch", arguments.arch), ("--kernel", arguments.kernel)):
        words += [flag, str(value)] if value else []
    try:
        done = subprocess.run(words, capture_output=True, text=True, timeout=_MODEL, check=False)
        (result,) = json.loads(done.stdout)["tasks"][0]["cases"]
    except (subprocess.TimeoutExpired, ValueError, LookupError):
        console.err().print(f"the case was not emulated within {_MODEL:.0f} s, so no counters stand beside ncu's")
        return {}
    counters: dict[str, Any] = result["counters"]
    if not counters:
        told = f"{result['status']}: {str(result['message']).partition(chr(10))[0]}"
        console.err().print(f"no counters stand beside ncu's: the emulator launched no kernel ({told})", markup=False)
    return counters


def _sanitize(task: Task, case: Case, submission: Path, device: devices.Device, arguments: argparse.Namespace) -> int:
    tool = tools.find("compute-sanitizer")
    found, statuses = [], []
    confinement: dict[str, str] = {}
    with tempfile.TemporaryDirectory(prefix="warpyard-") as folder:
        for name in sanitizer.TOOLS:
            log = Path(folder, f"{name}.log")
            worker = _common.worker(task, submission, device, arguments, under=sanitizer.command(tool, name, log))
            _by_files()

            from harness.checking import checker
            from harness.wire.session import Session

            options = checker.Options(calls=1, timeout=arguments.timeout or 10 * task.test_timeout)
            with Session(task, submission, device, worker=worker) as session:
                (result,) = checker.run(session, [case], options)
                confinement = dict(session.worker.confinement)
                session.worker.finish(_WRITING)
            statuses.append(result.status)
            text = log.read_text(errors="replace") if log.is_file() else ""
            found.append(sanitizer.read(name, text or f"{result.status}: {result.message}\n{result.detail}"))
    code = Exit.PASS if all(one.errors == 0 for one in found) and set(statuses) == {"pass"} else Exit.WRONG
    if arguments.json:
        console.print_json({"verb": "profile", "task": task.name, "case": case.name, "device": device.label,
                            "exit": int(code), "confinement": confinement, "statuses": statuses,
                            "sanitizer": [dataclasses.asdict(one) for one in found]})  # fmt: skip
        return code
    shown = console.out()
    shown.print(f"[bold]{escape(task.name)}[/] on {device.label}, case {case.index}  ", end="")
    shown.print(f"{case.name}, under compute-sanitizer", markup=False)
    report.checked(shown, found)
    if set(statuses) != {"pass"}:
        shown.print(f"  verdicts: {', '.join(statuses)}", style="bold red")
    shown.print(f"sandbox: {summary(confinement)}\n", markup=False, style="dim")
    return code
