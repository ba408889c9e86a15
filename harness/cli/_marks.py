"""One call of a submission on a GPU, with what its kernels' marks record."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

from harness.cli import _common
from harness.errors import Exit, HarnessError
from harness.machine import devices
from harness.tasks.cases import Case
from harness.tasks.loading import Task
from harness.trace import logical, stamped
from jit.base import environment


def call(
    task: Task, case: Case, submission: Path, device: devices.Device, arguments: argparse.Namespace
) -> list[logical.Timeline]:
    """A timeline of each module whose kernels have marks. Raises HarnessError where the call fails or none has some."""
    device = replace(device, env={**device.env, environment.MARKS.name: "1"})
    worker = _common.worker(task, submission, device, arguments)

    from harness.checking import case_inputs, checker
    from harness.process.session import Session
    from harness.wire import asking, messages

    timeout = arguments.timeout or task.test_timeout
    with Session(task, submission, device, worker=worker) as session:
        reply: messages.Reply = session.load(timeout)
        if isinstance(reply, messages.Done):
            inputs = session.slots.fill(case_inputs.generate(task, dict(case.args)))
            request = asking.Trace(inputs.descriptors)
            reply = session.worker.request(request, messages.Traced, inputs.packed.payload, timeout)
    if isinstance(reply, (messages.Refused, messages.Failed)):
        status, message, _ = checker.classify(reply)
        raise HarnessError(f"{status}: {message}", Exit.WRONG, hint=f"warpyard check {task.handle} -k {case.index}")
    assert isinstance(reply, messages.Traced)
    found = [(one, stamped.read(one.marks)) for one in reply.modules]
    if not any(marks for _, marks in found):
        raise HarnessError(
            f'no kernel of {submission.name} has marks: #include "mark.cuh" and WARPYARD_MARK(...) set them',
            Exit.NOTHING_MATCHED,
            hint=f"warpyard trace {task.handle} -k {case.index} --device emulator",
        )
    return [
        stamped.timeline(", ".join(one.kernels), one.source, marks, one.most, device.label)
        for one, marks in found
        if marks
    ]
