"""The competition's evaluator contract, on top of the project's own checking and timing.

``eval.py MODE CASEFILE`` runs in a problem folder that holds ``task.py``, ``reference.py`` and ``submission.py``;
results go to ``$POPCORN_FD`` as ``key: value`` lines, times in nanoseconds; ``$POPCORN_SEED`` is the secret seed.
"""

from __future__ import annotations

import base64
import contextlib
import os
import sys
from pathlib import Path

from harness.checking import case_inputs, checker, verdict
from harness.competition.popcorn import PopcornWriter
from harness.errors import HarnessError, SpecError, WorkerDied
from harness.machine import devices
from harness.process.session import Session
from harness.tasks import allowances
from harness.tasks.cases import Case, read_cases
from harness.tasks.loading import Task
from harness.tasks.manifest import File, Manifest
from harness.timing import benchmark
from harness.wire import asking, messages

MODES = ("test", "benchmark", "leaderboard", "profile")
PASS, USAGE, CUDA_FAILED, NO_DESCRIPTOR, INVALID, BAD_SPEC, TIMED_OUT = 0, 2, 110, 111, 112, 113, 114

SECONDS = 10.0  # of measuring a case; three times as long for the leaderboard
_STATISTICS = ("runs", "mean", "std", "err", "best", "worst")


def _exit_status(statuses: list[str], messages: list[str]) -> int:
    if all(status == verdict.PASS for status in statuses):
        return PASS
    if verdict.TIMEOUT in statuses:
        return TIMED_OUT
    if verdict.NO_DEVICE in statuses or any("CUDA error" in message for message in messages):
        return CUDA_FAILED
    return INVALID


def folder_task(folder: Path) -> Task:
    """The task in the evaluator's own folder; its ``task.yml`` need not be there, as in the competition."""
    files = [
        File(path.name, path.name)
        for path in sorted(folder.glob("*.py"))
        if path.name not in ("submission.py", "eval.py")
    ]
    if (folder / "task.yml").is_file():
        from harness import tasks

        return tasks.load(folder)
    return Task(folder.resolve().name, folder.resolve(), Manifest(tests=[], files=files))


def _test(session: Session, cases: list[Case], writer: PopcornWriter) -> int:
    writer.log("test-count", len(cases))
    each = checker.Checker(session, checker.Options(diagnose=False))
    statuses, reasons = [], []
    with contextlib.closing(each):
        for index, case in enumerate(cases):
            writer.log(f"test.{index}.spec", case.spec)
            result = each.check(case)
            statuses.append(result.status)
            reasons.append(result.message)
            if result.passed:
                writer.log(f"test.{index}.status", "pass")
                if result.message:
                    writer.log(f"test.{index}.message", result.message)
            else:
                writer.log(f"test.{index}.status", "fail")
                writer.log(f"test.{index}.error", result.message)
    code = _exit_status(statuses, reasons)
    writer.log("check", "fail" if code else "pass")
    return code


def _benchmark(session: Session, cases: list[Case], writer: PopcornWriter, ranked: bool) -> int:
    options = benchmark.Options(budget=3 * SECONDS if ranked else SECONDS, reps=200, precision=0.001, graph=ranked)
    writer.log("benchmark-count", len(cases))
    statuses, reasons = [], []
    for index, case in enumerate(cases):
        writer.log(f"benchmark.{index}.spec", case.spec)
        result = benchmark.Bench(session, options).run(case)
        statuses.append(result.status)
        reasons.append(result.message)
        if result.status == verdict.PASS and result.device is not None:
            for name in _STATISTICS:
                writer.log(f"benchmark.{index}.{name}", getattr(result.device, name))
            continue
        writer.log(f"benchmark.{index}.status", "fail")
        writer.log(f"benchmark.{index}.error", result.message)
        if ranked:
            break
    code = _exit_status(statuses, reasons)
    writer.log("check", "fail" if code else "pass")
    return code


def _profile(session: Session, cases: list[Case], writer: PopcornWriter) -> int:
    writer.log("benchmark-count", len(cases))
    statuses, reasons = [], []
    for index, case in enumerate(cases):
        writer.log(f"benchmark.{index}.spec", case.spec)
        status, message, report = verdict.PASS, "", ""
        try:
            reply: messages.Reply = session.load(session.task.benchmark_timeout)
            if isinstance(reply, messages.Done):
                inputs = session.slots.fill(case_inputs.generate(session.task, dict(case.args)))
                request = asking.Profile(inputs.descriptors)
                reply = session.worker.request(request, messages.Profiled, inputs.packed.payload)
            if isinstance(reply, messages.Profiled):
                report = reply.table
            elif isinstance(reply, (messages.Refused, messages.Failed)):
                status, message, _ = checker.classify(reply)
        except WorkerDied as error:
            status, message = verdict.CRASH, str(error)
        statuses.append(status)
        reasons.append(message)
        if status == verdict.PASS:
            writer.log(f"benchmark.{index}.report", base64.b64encode(report.encode(), b"+*").decode())
        else:
            writer.log(f"benchmark.{index}.status", "fail")
            writer.log(f"benchmark.{index}.error", message)
    code = _exit_status(statuses, reasons)
    writer.log("check", "fail" if code else "pass")
    return code


def main(argv: list[str]) -> int:
    """Runs one mode.

    Returns:
        0; 110 a CUDA error; 111 no ``POPCORN_FD``; 112 a case fails; 113 a bad case file; 114 a time-out; 2 usage.
    """
    descriptor = os.environ.pop("POPCORN_FD", "")
    if not descriptor:
        print("POPCORN_FD is not set: it names the file descriptor that results are written to", file=sys.stderr)
        return NO_DESCRIPTOR
    if len(argv) < 2 or argv[0] not in MODES:
        print(f"usage: eval.py {'|'.join(MODES)} CASEFILE", file=sys.stderr)
        return USAGE
    mode, seed = argv[0], os.environ.pop("POPCORN_SEED", "")
    try:
        cases = read_cases(argv[1], "test" if mode == "test" else "benchmark", int(seed) if seed else None)
    except (SpecError, ValueError) as error:
        print(f"{error}", file=sys.stderr)
        return BAD_SPEC
    folder = Path.cwd()
    try:
        with PopcornWriter(int(descriptor)) as writer:
            device = devices.select("auto")
            if device.kind == "emulator" and mode != "test":
                device = devices.select("cpu")
            task = folder_task(folder)
            device = allowances.applied(device, task)  # and nothing that a submission's author allows
            with Session(task, folder / "submission.py", device) as session:
                if mode == "test":
                    return _test(session, cases, writer)
                if mode == "profile":
                    return _profile(session, cases, writer)
                return _benchmark(session, cases, writer, ranked=mode == "leaderboard")
    except HarnessError as error:
        print(f"{error}", file=sys.stderr)
        return CUDA_FAILED if error.code == 7 else INVALID
