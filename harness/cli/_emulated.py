"""One emulated call of a submission, with a record of what its warps did."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from harness.checking.verdict import Result
from harness.cli import _common
from harness.machine import devices
from harness.tasks.cases import Case
from harness.tasks.loading import Task


def call(
    task: Task, case: Case, submission: Path, device: devices.Device, arguments: argparse.Namespace
) -> tuple[Result, list[dict[str, Any]]]:
    """The verdict of one call, and what the emulator recorded of each launch."""
    worker = _common.worker(task, submission, device, arguments, trace=True)

    from harness.checking import checker
    from harness.wire.session import Session

    options = checker.Options(calls=1, timeout=arguments.timeout, sandbox=not arguments.no_sandbox)
    with Session(task, submission, device, worker=worker) as session:
        (result,) = checker.run(session, [case], options)
        text = worker.trace.read_text() if worker.trace.is_file() else ""
    return result, [json.loads(line) for line in text.splitlines()]
