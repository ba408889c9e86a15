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
        HarnessError: there is no such task, or the name is not that of one.
    """
    return _found(name)[1]


def trusted(name: str) -> str:
    """The name under which a task is to be run that somebody else has named: that of one of the user's tasks, or the
    path of its folder without links. What the given name leads to later, such as a link, makes no difference.

    Raises:
        HarnessError: the user has not named it (exit 2), or there is no such task.
    """
    found, folder = _found(name)
    if folder is not None:
        raise HarnessError(f"task: {message(folder)}", hint=hint(folder))
    return found


def _found(name: str) -> tuple[str, Path | None]:
    """The name that stays the task's, and what `stranger` says of it."""
    if name == "all":
        raise HarnessError("task: expected the name of one task, got 'all'", hint="warpyard list")
    if name.startswith(kernelbench.PREFIX):
        return name, None
    (task,) = discovery.resolve([name])
    folder = task.folder.resolve()
    known = any(root.resolve() in (folder, *folder.parents) for root in discovery.roots())
    return task.handle, None if known else folder


def message(folder: Path) -> str:
    """What is said in place of running a task."""
    return f"{folder / 'reference.py'} would run as the user, who has not named this folder"


def hint(folder: Path) -> str:
    """What its user may do."""
    if os.pathsep in str(folder):
        return f"move it to a path without {os.pathsep!r}, where you trust it and what it holds"
    return f"export {environment.TASKS.name}={shlex.quote(str(folder))}, where you trust it and what it holds"
