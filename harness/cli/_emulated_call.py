"""One emulated call of a submission, with a record of what its warps did and of the kernels that it launched."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, NamedTuple

from harness.checking.verdict import Result
from harness.cli import _common
from harness.machine import devices
from harness.tasks.cases import Case
from harness.tasks.loading import Task


class Seen(NamedTuple):
    """What a call did.

    Attributes:
        result: the verdict.
        launches: what the emulator recorded of each launch (jit.emulator.counters.order).
        kernels: what was launched, each kernel once (``process.placing.Folders.kernels``), with the user's own paths.
    """

    result: Result
    launches: list[dict[str, Any]]
    kernels: list[dict[str, Any]]


def call(task: Task, case: Case, submission: Path, device: devices.Device, arguments: argparse.Namespace) -> Seen:
    """Calls a submission once, on the case's own inputs."""
    worker = _common.worker(task, submission, device, arguments, trace=True)

    from harness.checking import checker
    from harness.checking.source_places import Places
    from harness.process.session import Session
    from harness.wire.limits import all_printable

    # Changed forms of the submission, which are tried to explain a failure, would be in the record.
    options = checker.Options(calls=1, timeout=arguments.timeout, sandbox=not arguments.no_sandbox, diagnose=False)
    with Session(task, submission, device, worker=worker) as session:
        (result,) = checker.run(session, [case], options)
        launches, kernels = (_documents(path) for path in (worker.folders.trace, worker.folders.kernels))
        places = Places(submission, worker.folders.problem, worker.sources)
    for launch in launches:
        for event in launch["events"]:
            event[4] = places.short(event[4])
        for one in launch.get("maps", ()):
            one["place"] = places.short(one["place"])
    return Seen(result, launches, [places.own(all_printable(kernel)) for kernel in kernels])


def _documents(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.is_file() else []
