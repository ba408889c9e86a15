"""A submission's process that is started, confined and ready before its submission is known: at most one.

It is for a check that is like the last one: what has changed since, the task's files among them, makes it of no use.
"""

from __future__ import annotations

import atexit
import os
from pathlib import Path
from typing import Any

from harness.machine.devices import Device
from harness.process.submission_process import SubmissionProcess
from harness.tasks.loading import Task

PRELOAD = ("numpy", "harness.submission.jit_ready")  # what most submissions import, and a first compile

_waiting: list[tuple[tuple[Any, ...], SubmissionProcess]] = []


def start(task: Task, device: Device, sandbox: bool, required: bool, strangers: bool) -> None:
    """Starts a process in place of the one that waits, and waits until it is ready; the arguments are those of
    ``SubmissionProcess``. Raises HarnessError as its ``start`` does."""
    close()
    fits = _fits(task, device, sandbox, required, strangers)
    made = SubmissionProcess(
        task, None, device.kind, device.env, sandbox=sandbox, preload=PRELOAD, required=required, strangers=strangers
    )
    try:
        made.start()
    except BaseException:
        made.close()
        raise
    _waiting.append((fits, made))


def take(task: Task, device: Device, sandbox: bool, required: bool, strangers: bool) -> SubmissionProcess | None:
    """The process that waits, if it was started with the same arguments; else None. It waits no longer."""
    if _waiting and _waiting[0][0] == _fits(task, device, sandbox, required, strangers):
        return _waiting.pop()[1]
    close()
    return None


@atexit.register
def close() -> None:
    """Ends the process that waits, if one does."""
    while _waiting:
        _waiting.pop()[1].close()


def _fits(task: Task, device: Device, *options: bool) -> tuple[Any, ...]:
    """All that such a process is made of."""
    public = {name: _written(path) for name, path in task.public_files.items()}
    return task.folder.resolve(), task.name, public, task.definitions, task.hidden_paths, device, options


def _written(path: Path) -> tuple[Path, int, int, int]:
    state = os.stat(path)
    return path, state.st_ino, state.st_mtime_ns, state.st_size
