"""Which tasks may run without their user having named them: a task's ``reference.py`` runs as the user.

One rule serves all who get the name of a task from somebody else: a language server from a comment of a file, a server
for agents from a model, a server of environments from whoever asks it.
"""

from __future__ import annotations

import os
import shlex
from pathlib import Path

from harness import kernelbench
from harness.errors import HarnessError
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
    """What is said in place of running a task."""
    return f"{folder / 'reference.py'} would run as the user, who has not named this folder"


def hint(folder: Path) -> str:
    """What its user may do."""
    if os.pathsep in str(folder):
        return f"move it to a path without {os.pathsep!r}, where you trust it and what it holds"
    return f"export {environment.TASKS.name}={shlex.quote(str(folder))}, where you trust it and what it holds"


def refuse_stranger(name: str) -> None:
    """Raises HarnessError for a task that the user has not named (exit 2), and where there is no such task."""
    if (folder := stranger(name)) is not None:
        raise HarnessError(f"task: {message(folder)}", hint=hint(folder))
