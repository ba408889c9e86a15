"""Tasks for ``verifiers``, by the id ``warpyard-taskset``: a prompt for each task, and the verdict as reward.

verifiers imports a taskset by the name of a top-level module, which is why this is one. docs/training.md says more.
https://github.com/PrimeIntellect-ai/verifiers
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import verifiers.v1 as vf
from pydantic import Field

from harness import tasks
from harness.api import episodes

__all__ = ["KernelTaskset"]


class KernelData(vf.TaskData):
    """A task of the harness, by its name."""

    task: str


class KernelConfig(vf.TaskConfig):
    """How submissions are checked; as ``harness.api.episodes.step`` takes it."""

    cases: str | None = None
    device: str = "emulator"
    arch: str | None = None
    schedules: int | str = 1
    limit: float = 300.0


class KernelTask(vf.Task[KernelData, vf.State, KernelConfig]):
    """One task. The last reply has the submission, in a block of Python."""

    @vf.reward
    async def verdict(self, trace: vf.Trace) -> float:
        """1 where every case passed, else 0."""
        options = self.config.model_dump(include={"cases", "device", "arch", "schedules", "limit"})
        step = await asyncio.to_thread(episodes.step, self.data.task, trace.last_reply, **options)
        trace.info["feedback"] = step.feedback
        trace.record_metrics({"cases": step.cases, "cases_passed": step.passed})
        return step.reward


class KernelTasksetConfig(vf.TasksetConfig):
    """Which tasks: their names, paths of problem folders, or problems of KernelBench; all of the harness where none."""

    names: list[str] = Field(default_factory=list)
    task: KernelConfig = KernelConfig()


class KernelTaskset(vf.Taskset[KernelTask, KernelTasksetConfig]):
    """Tasks of the harness."""

    def load(self) -> Iterator[KernelTask]:
        """A task for each name. Raises HarnessError where one is unknown."""
        for task in tasks.resolve(self.config.names or ["all"]):
            data = KernelData(task=task.handle, name=task.name, prompt=episodes.prompt(task.handle))
            yield KernelTask(data, self.config.task)
