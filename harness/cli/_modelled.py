"""A submission's call by the model of time, for the verbs that show it with no GPU beside what they do."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from harness.cli import _recorded_call
from harness.cli._limited import limited
from harness.errors import HarnessError
from harness.machine import devices
from harness.tasks.cases import Case
from harness.tasks.loading import Task
from jit.base.errors import JitError

if TYPE_CHECKING:
    from harness.trace.logical import Timeline
    from jit import timing


def chip(arguments: argparse.Namespace, verb: str) -> timing.Chip | None:
    """The chip of ``--chip``; None is that of the architecture. Raises HarnessError for one that there is not, or
    without ``--estimate``."""
    from jit import timing

    if arguments.chip and not arguments.estimate:
        raise HarnessError("--chip: only with --estimate", hint=f"warpyard {verb} --estimate --chip {arguments.chip}")
    try:
        return timing.chip(arguments.chip) if arguments.chip else None
    except JitError as error:
        raise HarnessError(f"--chip: {str(error).removeprefix('chip: ')}", hint="--chip h200") from None


def recorded(
    task: Task, case: Case, submission: Path, device: devices.Device, arguments: argparse.Namespace,
    on: timing.Chip | None,
) -> tuple[_recorded_call.Recorded, timing.Chip]:  # fmt: skip
    """What the emulator recorded of a call, and the chip that it is modelled on.

    Raises:
        HarnessError: as `_recorded_call.call`, or there are no figures for the architecture.
    """
    import jit
    from jit import timing
    from jit.base import environment

    try:
        used = on or timing.chip(None, device.env.get(environment.ARCH.name) or jit.target_arch("cpu"))
    except JitError as error:
        raise HarnessError(f"--estimate: {error}", hint="--arch sm_90a; or --chip h200") from None
    return _recorded_call.call(task, case, submission, device, arguments, used), used


def pipelines(
    task: Task, case: Case, submission: Path, device: devices.Device, arguments: argparse.Namespace,
    on: timing.Chip | None,
) -> list[Timeline]:  # fmt: skip
    """A timeline of each launch of a call, in modelled nanoseconds. Raises HarnessError."""
    from harness.trace import modelled
    from jit import timing

    found, used = recorded(task, case, submission, device, arguments, on)
    return limited(
        submission.name,
        lambda: [modelled.timeline(timing.pipeline(one, used)) for one in found.launches],
        arguments.timeout,
    )


def model(
    name: str, found: _recorded_call.Recorded, used: timing.Chip, arguments: argparse.Namespace
) -> timing.Estimate:
    """The modelled time of what was recorded, with nothing explained. Raises HarnessError."""
    from jit import timing

    return limited(name, lambda: timing.estimate(found.launches, used, explain=False), arguments.timeout)


class Saves:
    """The modelled times of one case, save after save."""

    def __init__(self, on: timing.Chip | None) -> None:
        self._on = on
        self._seconds: list[tuple[float, float]] = []  # modelled, and when it was saved

    def model(
        self, task: Task, case: Case, submission: Path, device: devices.Device, arguments: argparse.Namespace,
        saved: float,
    ) -> dict[str, Any]:  # fmt: skip
        """The modelled time of what was just saved, and its place among the saves before.

        Returns:
            ``case``, ``title`` (of the chip), ``remarks``; ``seconds``, ``low`` and ``high``, modelled; ``rank`` among
            ``of`` saves, the fastest is 1; ``best`` of the others in seconds, and ``best_saved``, both None for the
            first.

        Raises:
            HarnessError: it cannot be recorded or modelled.
        """

        found, used = recorded(task, case, submission, device, arguments, self._on)
        made = model(submission.name, found, used, arguments)
        before = min(self._seconds, default=(None, None))
        self._seconds.append((made.seconds, saved))
        rank = 1 + sum(one < made.seconds for one, _ in self._seconds)
        return {
            "case": f"{case.index}  {case.name}", "title": made.title, "remarks": [*made.remarks, *found.remarks],
            "seconds": made.seconds, "low": made.low, "high": made.high, "rank": rank, "of": len(self._seconds),
            "best": before[0], "best_saved": before[1],
        }  # fmt: skip
