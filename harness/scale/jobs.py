"""One unit of work, as it travels to a worker, and what comes back: plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from harness.checking import verdict

GPU, CPU = "gpu", "cpu"  # the resources of Dask's workers: each has one of one kind


@dataclass(frozen=True)
class Cases:
    """Cases of a task by kind and number, as `Task.cases` has them."""

    kind: str
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class Job:
    """A submission to check, to time, or both, in a process of its own.

    Attributes:
        key: what its result is kept under.
        project: digest of the project's code, see `worker.project`.
        task: name of the task.
        task_tree, task_folder: digest of the task's files, and its folder among them.
        submission_tree: digest of the submission's files.
        device: ``"cuda"``, ``"emulator"`` or ``"cpu"``.
        arch, variant: as ``--arch`` and ``--kernel`` say; None leaves them to the device.
        defines: macros for every source.
        checks, times: the cases; None for none. Cases are timed where all that were checked have passed.
        calls, reps, budget: as those options of ``check`` and ``bench``.
        limit: seconds for all of it; None is none beyond the task's own.
        sandbox, required: as ``--no-sandbox`` and ``--require-sandbox`` say.
        hidden: files and folders of the machine that gave the job out, which the submission must not see there.
        strangers: the submission's author is not the worker's user, see `process.Worker`.
        built: digests of compiled kernels, by what they were made of.
        topic: of Dask's events, under which each case is reported when it ends; empty for none.
    """

    key: str
    project: str
    task: str
    task_tree: str
    task_folder: str
    submission_tree: str
    device: str
    arch: str | None = None
    variant: str | None = None
    defines: Mapping[str, str] = field(default_factory=dict)
    checks: Cases | None = None
    times: Cases | None = None
    calls: int = 2
    reps: int = 100
    budget: float = 6.0
    limit: float | None = None
    sandbox: bool = True
    required: bool = False
    hidden: tuple[str, ...] = ()
    strangers: bool = False
    built: Mapping[str, str] = field(default_factory=dict)
    topic: str = ""

    @property
    def resource(self) -> str:
        """What of a worker it needs."""
        return GPU if self.device == "cuda" else CPU


@dataclass
class Outcome:
    """What became of a job.

    Attributes:
        status: a verdict; that of the first case that did not pass.
        message: why it did not pass.
        checks, times: documents of the cases that ended.
        circumstances: the machine's columns of `history.record`; empty where it never ran.
        confinement: how the submission's process was confined.
        worker: the address of the worker that did it.
        seconds: from its start there to its end.
    """

    status: str = verdict.PASS
    message: str = ""
    checks: list[dict[str, Any]] = field(default_factory=list)
    times: list[dict[str, Any]] = field(default_factory=list)
    circumstances: dict[str, str] = field(default_factory=dict)
    confinement: dict[str, str] = field(default_factory=dict)
    worker: str = ""
    seconds: float = 0.0


@dataclass
class Built:
    """What compiling ahead gave: files of compiled kernels by what they were made of, and why others were not made."""

    made: dict[str, bytes] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)
