"""One emulated call of a submission, of which the emulator records what warps run; its result is not judged."""

from __future__ import annotations

import argparse
import dataclasses
from pathlib import Path

from harness.cli import _common
from harness.errors import Exit, HarnessError
from harness.machine import devices
from harness.tasks.cases import Case
from harness.tasks.loading import Task
from jit import timing
from jit.base import environment

_TIMEOUT = 1800.0  # seconds
CLUSTERS = 4  # of each launch that run


def call(
    task: Task,
    case: Case,
    submission: Path,
    device: devices.Device,
    arguments: argparse.Namespace,
    chip: timing.Chip,
    whole: bool = False,
) -> list[timing.Launch]:
    """The launches of a call on the case's own inputs.

    Args:
        chip: whose size kernels choose their grids for.
        whole: every cluster runs, and a few of them are recorded.

    Raises:
        HarnessError: the submission fails, the emulator finds something, or no kernel was launched.
    """
    size = {environment.CHIP.name: f"{chip.sms},{chip.l2}"}
    device = dataclasses.replace(device, env={**device.env, **size})
    worker = _common.worker(task, submission, device, arguments, streams=0 if whole else CLUSTERS)

    from harness.checking import checker
    from harness.process.session import Session
    from harness.wire.messages import Called, Done

    limit = arguments.timeout or _TIMEOUT
    with Session(task, submission, device, worker=worker) as session:
        loaded = session.load(limit)
        reply = (
            session.call(session.slots.fill(checker.generate(task, dict(case.args))), limit)
            if isinstance(loaded, Done)
            else loaded
        )
        call_report = session.report
        failed = "" if isinstance(reply, Called) else checker.classify(reply)[1]
        if failed or call_report.finding is not None:
            words = f"warpyard estimate {task.handle} -k {case.index} --whole"
            raise HarnessError(
                f"{submission.name}, case {case.index}: {call_report.message or failed}",
                Exit.WRONG,
                hint=f"warpyard check {task.handle}"
                if whole
                else f"{words}, which emulates the whole grid: a few "
                "clusters alone may wait for others, or read what others would have written",
            )
        launches = timing.launches(worker.streams)
    if not launches:
        raise HarnessError(
            f"no kernel of {submission.name} was launched on the emulator: there is nothing to model",
            Exit.NOTHING_MATCHED,
            hint=f"warpyard check {task.handle} -k {case.index} --counters",
        )
    return launches
