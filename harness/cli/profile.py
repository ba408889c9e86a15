"""``warpyard profile``: what ncu counts on a GPU, beside the emulator's counters; or what compute-sanitizer finds."""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import shlex
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.markup import escape

from harness.cli import _common
from harness.errors import Exit, HarnessError, WorkerDied, WorkerTimeout
from harness.machine import devices
from harness.machine import output as out
from harness.profile import figures, ncu, sanitizer, tools
from harness.profile.model import Model
from harness.report import console, names
from harness.report import profile as report
from harness.report.confinement import summary
from harness.tasks import variants
from harness.tasks.cases import Case, check_words
from harness.tasks.loading import Task

_WRITING = 180.0  # seconds that a tool may take to write what it found
_MODEL = 60.0  # seconds that the emulator may take, from when ncu begins
_LONG = 0.1  # seconds of a call that are reported, since ncu repeats it some 40 times, and some of these run slower
_QUICK = ", and less with --quick"
_INTERVAL = 0.5  # seconds between two looks at what ncu prints


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("profile", help="ncu's counters, or compute-sanitizer's findings", description=__doc__)
    parser.add_argument("task", help="task name, or path of a problem folder")
    _common.add_formats(parser)
    _common.add_submission(parser, ("auto", "cuda"))
    _common.add_kinds(parser, "profile", "benchmark")
    parser.add_argument("--sanitize", action="store_true",
                        help="run a test case under memcheck, racecheck, initcheck and synccheck instead")  # fmt: skip
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="default: ./TASK-profile.ncu-rep")
    parser.add_argument("--no-model", action="store_true", help="do not emulate the case beside it")
    parser.add_argument("--quick", action="store_true",
                        help="leave out what ncu counts by instruction: stalls by line, bank conflicts")  # fmt: skip
    parser.add_argument("--launches", type=int, default=20, metavar="N",
                        help="measure the call's first N launches, each some 40 times (default 20)")  # fmt: skip
    parser.add_argument(
        "--timeout", type=float, metavar="S", help="seconds a call may take (default: 10 of the task's)"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb; 7 where there is no GPU, no tool, or no counter that this user may read."""
    _common.positive(arguments, "timeout", "launches")
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


class _Stages:
    """Says on stderr what is being done: in place on a terminal, else in a line each."""

    def __init__(self) -> None:
        self._errors = console.err()
        self._status = self._errors.status("") if self._errors.is_terminal else None

    def say(self, text: str) -> None:
        """What begins now."""
        if self._status is None:
            self._errors.print(text, markup=False, style="dim")
        else:
            self._status.update(escape(text))
            self._status.start()

    @contextlib.contextmanager
    def following(self, text: str, worker: Any) -> Iterator[None]:
        """Says what begins, and on a terminal beside it what ncu prints of its progress."""
        self.say(text)
        over = threading.Event()

        def follow() -> None:
            while not over.wait(_INTERVAL):
                if self._status is not None and (now := ncu.under_way(worker.log_tail())):
                    self._status.update(escape(f"{text}: {now}"))

        thread = threading.Thread(target=follow, daemon=True)
        thread.start()
        try:
            yield
        finally:
            over.set()
            thread.join()

    def close(self) -> None:
        """Clears the line."""
        if self._status is not None:
            self._status.stop()


def _profile(
    task: Task, case: Case, submission: Path, device: devices.Device, arguments: argparse.Namespace
) -> int:  # fmt: skip
    output: Path = (arguments.output or Path(f"{task.name.replace('/', '-')}-profile.ncu-rep")).absolute()
    out.checked(output, "-o")
    output.unlink(missing_ok=True)
    tool = tools.find("ncu")
    under = ncu.command(tool, output, arguments.launches, arguments.quick)
    with contextlib.ExitStack() as stack:
        model = None if arguments.no_model else stack.enter_context(Model(_model_words(task, case, arguments), _MODEL))
        stages = stack.enter_context(contextlib.closing(_Stages()))
        kernels, confinement = _measure(task, case, submission, device, arguments, output, under, stages)
        counted = _counted(model, stages) if model else {}
    from harness.timing import roofline

    cost, chip = task.cost(case.args), roofline.chip()
    rows = [(kernel, figures.figures(kernel, cost, chip, _of(counted, kernel))) for kernel in kernels]
    if arguments.json:
        documents = [
            {"kernel": kernel.name, "figures": [dataclasses.asdict(figure) for figure in found],
             "stalls": kernel.stalls, "metrics": kernel.metrics}
            for kernel, found in rows
        ]  # fmt: skip
        _common.emit({"verb": "profile", "task": task.name, "case": case.name, "device": device.label,
                      "report": str(output), "confinement": confinement, "kernels": documents}, arguments)  # fmt: skip
        return Exit.PASS
    shown = console.out()
    shown.print(f"[bold]{escape(task.name)}[/] on {device.label}, case {case.index}  {escape(case.name)}")
    for kernel, found in rows:
        report.figures(shown, kernel, found)
    if len(kernels) == arguments.launches:
        shown.print(
            f"\nthese are the first {len(kernels)} launches at most: --launches N measures more", style="yellow"
        )
    shown.print(f"\nkept {output}: open it with ncu-ui, or ncu --import {output.name}", markup=False)
    shown.print(f"sandbox: {summary(confinement)}\n", markup=False, style="dim")
    return Exit.PASS


def _measure(
    task: Task, case: Case, submission: Path, device: devices.Device, arguments: argparse.Namespace, output: Path,
    under: tuple[str, ...], stages: _Stages,
) -> tuple[list[ncu.Kernel], dict[str, str]]:  # fmt: skip
    """What ncu measured of a call, and the confinement. Raises HarnessError where that is nothing."""
    timeout = arguments.timeout or 10 * task.benchmark_timeout
    worker = _common.worker(task, submission, device, arguments, under=under)
    _by_files()

    from harness.checking import case_inputs, checker
    from harness.checking.source_places import Places
    from harness.process.session import Session
    from harness.wire import asking, messages

    with Session(task, submission, device, worker=worker) as session:
        try:
            stages.say(f"case {case.index}: loads the submission")
            reply: messages.Done | messages.Refused | messages.Failed = session.load(timeout)
            if isinstance(reply, messages.Done):
                stages.say(f"case {case.index}: makes inputs")
                inputs = session.slots.fill(case_inputs.generate(task, dict(case.args)))

                def call(look: bool) -> float:
                    """Seconds that a call took."""
                    nonlocal reply
                    begin, request = time.monotonic(), asking.Count(inputs.descriptors, look)
                    if isinstance(reply, messages.Done):
                        reply = session.worker.request(request, messages.Done, inputs.packed.payload, timeout)
                    return time.monotonic() - begin

                stages.say(f"case {case.index}: calls it once, to compile and load")
                call(False)
                seconds = call(False)
                about = f"; one takes {seconds:.2g} s, so ncu may take minutes{_QUICK}" if seconds > _LONG else ""
                about = about.replace(_QUICK, "") if arguments.quick else about
                with stages.following(f"case {case.index}: ncu repeats the call's launches{about}", session.worker):
                    call(True)
        except WorkerTimeout as error:
            hint = "a smaller case by -k, fewer by --launches, or more time by --timeout"
            raise HarnessError(f"ncu did not end in time: {error}", Exit.TIMEOUT, hint=hint) from None
        except WorkerDied as error:
            raise HarnessError(_without(f"{error}\n{error.log}"), Exit.INTERNAL, hint="warpyard doctor") from None
        confinement = dict(session.worker.confinement)
        places = Places(submission, session.worker.folders.problem, session.worker.sources)
        if isinstance(reply, messages.Done):
            session.worker.finish(_WRITING)
        log = session.worker.log_tail()
    if not isinstance(reply, messages.Done):
        status, message, _ = checker.classify(reply)
        raise HarnessError(f"{status}: {message}", Exit.WRONG, hint=f"warpyard check {task.handle} -k {case.index}")
    stages.say(f"case {case.index}: reads ncu's report")
    try:
        kernels = ncu.read(Path(under[0]), output) if output.is_file() else []
    except (RuntimeError, subprocess.TimeoutExpired) as error:
        raise HarnessError(f"ncu cannot read its report {output}: {error}", Exit.INTERNAL) from None
    if not any(kernel.metrics for kernel in kernels):
        raise HarnessError(_without(log), Exit.NO_DEVICE, hint=_unconfined(arguments, confinement))
    for kernel in kernels:
        kernel.stalls = [(places.short(place), samples, reasons) for place, samples, reasons in kernel.stalls]
    return kernels, confinement


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


def _model_words(task: Task, case: Case, arguments: argparse.Namespace) -> list[str]:
    """The command that counts the case on the emulator."""
    words = ["check", task.handle, "--device", "emulator", "--counters", "--json"]
    words += ["--calls", "1", *check_words(case.kind), "-k", str(case.index)]
    for flag, value in (("-s", arguments.submission), ("--arch", arguments.arch), ("--kernel", arguments.kernel)):
        words += [flag, str(value)] if value else []
    return words + _common.confined_words(arguments)


def _counted(model: Model, stages: _Stages) -> dict[str, Any]:
    """The emulator's counters of the case, by kernel. Where there are none, it says why. Ctrl-C ends the wait."""
    stages.say(f"the emulator counts the same, for at most {_MODEL:.0f} s; ctrl-C shows ncu's figures alone")
    try:
        counters, why = model.counters()
    except KeyboardInterrupt:
        counters, why = {}, "interrupted"
    if why:
        console.err().print(f"no counters stand beside ncu's: {why}", markup=False)
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
            from harness.process.session import Session

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
        _common.emit({"verb": "profile", "task": task.name, "case": case.name, "device": device.label,
                      "exit": int(code), "confinement": confinement, "statuses": statuses,
                      "sanitizer": [dataclasses.asdict(one) for one in found]}, arguments)  # fmt: skip
        return code
    shown = console.out()
    shown.print(f"[bold]{escape(task.name)}[/] on {device.label}, case {case.index}  ", end="")
    shown.print(f"{case.name}, under compute-sanitizer", markup=False)
    report.checked(shown, found)
    if set(statuses) != {"pass"}:
        shown.print(f"  verdicts: {', '.join(statuses)}", style="bold red")
    shown.print(f"sandbox: {summary(confinement)}\n", markup=False, style="dim")
    return code
