"""One emulated call of a submission, of which the emulator records what warps run; its result is not judged."""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import NamedTuple, TypeVar

from harness.cli import _common
from harness.errors import Exit, HarnessError, WorkerDied, WorkerTimeout
from harness.machine import devices
from harness.tasks.cases import Case, check_words
from harness.tasks.loading import Task
from jit import timing
from jit.base import environment

_TIMEOUT = 1800.0  # seconds
T = TypeVar("T")
CLUSTERS = 4  # of each launch that run


class Recorded(NamedTuple):
    """What a call did.

    Attributes:
        launches: of the submission's kernels.
        torch_ops: operations of torch on this thread that compute, fill or move: on a chip each is a kernel or a copy
            of torch's own, which no record has.
        check: the command that checks the case; empty where there is nothing to check by.
    """

    launches: list[timing.Launch]
    torch_ops: list[str]
    check: str = ""

    @property
    def remarks(self) -> list[str]:
        """What has to be said with a time of these launches."""
        found = [f"what a modelled call computes is not checked: {self.check} does that"] if self.check else []
        if self.torch_ops:
            found.append(f"without torch's own work in the call: {', '.join(self.torch_ops)}")
        return found


def call(
    task: Task, case: Case, submission: Path, device: devices.Device, arguments: argparse.Namespace,
    chip: timing.Chip, whole: bool = False, tell: Callable[[str], None] = lambda _: None,
) -> Recorded:  # fmt: skip
    """The launches of a call on the case's own inputs.

    Args:
        chip: whose size kernels choose their grids for.
        whole: every cluster runs, and a few of them are recorded. Else a few run; all those of a launch that writes
            what decides what a later one does; and all of every launch where these do not come to their end without the
            others: they wait for them, or read what they would have written.
        tell: is called with what is done.

    Raises:
        HarnessError: the submission fails, ends its process or does not come to its end in time, the emulator finds
            something, or no kernel was launched.
    """
    # The result is not judged, so races do not end the call: a few clusters have some that the whole grid has not.
    given = {environment.CHIP.name: f"{chip.sms},{chip.l2}", environment.ALLOW.name: "*", environment.RACES.name: "0"}
    device = dataclasses.replace(device, env={**device.env, **given})

    def record(all_of: Collection[int]) -> tuple[list[timing.Launch], tuple[Recorded, str, bool]]:
        some = dataclasses.replace(device, env={**device.env, **whole_launches(all_of)})
        made = _recorded(task, case, submission, some, arguments, whole)
        return made[0].launches, made

    found, failed, defect = until_complete(record, tell)
    if defect and not whole:
        tell(f"{CLUSTERS} clusters of each launch do not run without the others; the whole grid is emulated")
        found, failed, _ = _recorded(task, case, submission, device, arguments, True)
    if failed:
        raise HarnessError(
            f"{submission.name}, case {case.index}: {failed}", Exit.WRONG, hint=f"warpyard check {task.handle}"
        )
    if not found.launches:
        raise HarnessError(
            f"no kernel of {submission.name} was launched on the emulator: there is nothing to model",
            Exit.NOTHING_MATCHED,
            hint=f"warpyard check {task.handle} -k {case.index} --counters",
        )
    return found


def until_complete(
    record: Callable[[Collection[int]], tuple[list[timing.Launch], T]], tell: Callable[[str], None]
) -> T:
    """What ``record`` gives beside the launches, once none of these lacks what an earlier one should have written.

    Args:
        record: records with all clusters of the launches of some numbers.
        tell: is called with which launches these are, before it is called again.
    """
    all_of: set[int] = set()
    while True:
        launches, made = record(all_of)
        if not (more := set(timing.incomplete(launches)) - all_of):
            return made
        all_of |= more
        names = ", ".join(f"{number + 1} ({launches[number].kernel})" for number in sorted(more))
        tell(f"what launch {names} writes decides what a later launch does; all its clusters are emulated")


def whole_launches(numbers: Collection[int]) -> dict[str, str]:
    """The environment in which all clusters of these launches run."""
    return {environment.WHOLE_LAUNCHES.name: ",".join(map(str, sorted(numbers)))}


def _recorded(
    task: Task, case: Case, submission: Path, device: devices.Device, arguments: argparse.Namespace, whole: bool
) -> tuple[Recorded, str, bool]:
    """What one call did; why it failed, or an empty text; whether the emulator found something."""
    worker = _common.worker(task, submission, device, arguments, streams=0 if whole else CLUSTERS)

    from harness.checking import case_inputs, checker
    from harness.process.session import Session
    from harness.wire.messages import Called, Done

    limit = arguments.timeout or _TIMEOUT
    checked = " ".join(["warpyard", "check", task.handle, *check_words(case.kind)])
    with _ended_processes(submission, case), Session(task, submission, device, worker=worker) as session:
        loaded = session.load(limit)
        if isinstance(loaded, Done):
            inputs = session.slots.fill(case_inputs.generate(task, dict(case.args)))
            reply = session.call(inputs, limit, forbid_torch=True)
        else:
            reply = loaded
        call_report = session.report
        if isinstance(reply, Called) and call_report.finding is None:
            return (
                Recorded(timing.launches(worker.folders.streams), [*reply.torch_ops, *reply.torch_moves], checked),
                "",
                False,
            )
        failed = "" if isinstance(reply, Called) else checker.classify(reply)[1]
        message = call_report.message or failed or "it failed"
        return Recorded([], []), message, call_report.finding is not None


@contextlib.contextmanager
def _ended_processes(submission: Path, case: Case) -> Iterator[None]:
    """Makes a submission's process that ended, or was too slow, an error of the submission."""
    try:
        yield
    except WorkerDied as error:
        code = Exit.TIMEOUT if isinstance(error, WorkerTimeout) else Exit.WRONG
        raise HarnessError(f"{submission.name}, case {case.index}: {error}", code) from None
