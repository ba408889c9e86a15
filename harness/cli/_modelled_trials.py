"""The trials of a sweep by a modelled time: each is recorded on the emulator once more, and modelled."""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from harness.cli import _common, _modelled
from harness.errors import HarnessError
from harness.tasks.loading import Task
from jit.base.errors import JitError

if TYPE_CHECKING:
    from harness.history.trials import Trial
    from harness.scale.plan import Plan
    from jit import timing


@dataclass(frozen=True)
class ModelledTrial:
    """A trial with its modelled time, in seconds.

    Attributes:
        key, settings: of the trial.
        seconds, low, high: geometric means over the cases, of the times and of the ends of their intervals; None where
            there is none.
        title: the chip.
        remarks: what has to be said with the times.
        message: why there is no time.
    """

    key: str
    settings: dict[str, Any]
    seconds: float | None = None
    low: float | None = None
    high: float | None = None
    title: str = ""
    remarks: list[str] = field(default_factory=list)
    message: str = ""


def rank(
    task: Task, asked: Plan, named: Mapping[str, Path], passed: Sequence[Trial], arguments: argparse.Namespace,
    on: timing.Chip | None, tell: Callable[[str], None],
) -> list[ModelledTrial]:  # fmt: skip
    """The trials that passed, the least modelled time first, those without one last.

    Args:
        task, asked, named: as of the sweep.
        arguments: of the command line: ``timeout``, ``no_sandbox``, ``require_sandbox``.
        on: the chip; None is that of each trial's architecture.
        tell: is called with what is done.
    """
    found = []
    for number, trial in enumerate(passed, 1):
        tell(f"modelling {number}/{len(passed)}")
        try:
            found.append(_model(task, asked, named, trial, arguments, on))
        except (HarnessError, JitError) as error:
            found.append(ModelledTrial(trial.key, trial.settings, message=str(error)))
    return sorted(found, key=lambda one: math.inf if one.seconds is None else one.seconds)


def _model(
    task: Task, asked: Plan, named: Mapping[str, Path], trial: Trial, arguments: argparse.Namespace,
    on: timing.Chip | None,
) -> ModelledTrial:  # fmt: skip
    from harness.scale import job_runner, plan

    settings = trial.settings
    path = named[settings[plan.SUBMISSION]]
    arch = settings.get(plan.ARCH) or (on.arch if on else None)
    macros = asked.macros(settings)
    device = job_runner.device_of("emulator", path, arch, settings.get(plan.VARIANT) or None, macros)
    chosen = asked.time or asked.check
    assert chosen is not None
    made = []
    remarks: dict[str, None] = {}
    for case in _common.cases_of(task, chosen.cases, chosen.kind):
        found, used = _modelled.recorded(task, case, path, device, arguments, on)
        made.append(_modelled.model(path.name, found, used, arguments))
        remarks |= dict.fromkeys([*used.remarks, *found.remarks])

    def mean(name: str) -> float:
        return math.exp(sum(math.log(max(getattr(one, name), 1e-12)) for one in made) / len(made))

    seconds, low, high = (mean(name) for name in ("seconds", "low", "high"))
    return ModelledTrial(trial.key, settings, seconds, low, high, used.title, list(remarks))
