"""Which tasks may run because a file was saved."""

from __future__ import annotations

from pathlib import Path

from harness import kernelbench
from harness.tasks import discovery
from jit.base import environment


def stranger(name: str) -> Path | None:
    """The folder of a task that the user has not named before; None for the project's tasks, for those below
    ``$WARPYARD_TASKS``, and for a problem of ``$WARPYARD_KERNELBENCH``. Nothing of the task is run.

    Args:
        name: as the command line takes it.

    Raises:
        HarnessError: there is no such task.
    """
    if name.startswith(kernelbench.PREFIX):
        return None
    (task,) = discovery.resolve([name])
    folder = task.folder.resolve()
    named = (root.resolve() for root in discovery.roots())
    return None if any(root in (folder, *folder.parents) for root in named) else folder


def message(folder: Path) -> str:
    """What is said in place of a check."""
    return (
        f"not checked: {folder / 'reference.py'} would run as you. The lens above custom_kernel checks it now, and "
        f"then at each save; {environment.TASKS.name} names the folders that are always checked"
    )
