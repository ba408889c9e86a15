"""Finds the tasks that the command line names: below the roots, or by the paths of their folders."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from pathlib import Path

from harness import guarded, kernelbench
from harness.errors import Exit, HarnessError
from harness.tasks.loading import OWN_TASKS, Task, load
from jit.base import environment


def roots() -> list[Path]:
    """Where tasks are looked for: the project's own folder, then those of ``$WARPYARD_TASKS``."""
    return [OWN_TASKS, *environment.TASKS.read()]


def discover(broken: dict[str, HarnessError] | None = None) -> dict[str, Task]:
    """Every task below the roots, by name; nested folders are named with a slash.

    Args:
        broken: takes the errors of those that cannot be loaded, by name; they are left out.
    """
    found: dict[str, Task] = {}
    for root in roots():
        for path in sorted(root.glob("**/task.yml")):
            name = path.parent.relative_to(root).as_posix()
            name = root.name if name == "." else name
            if "examples" in Path(name).parts or name in found:
                continue
            try:
                found[name] = load(path.parent, name)
            except HarnessError as error:
                if broken is not None:
                    broken.setdefault(name, error)
    return found


def resolve(names: list[str]) -> list[Task]:
    """The tasks that the command line names: task names, paths of problem folders, problems of KernelBench, or ``all``.

    Raises:
        HarnessError: nothing of that name, or its task.yml breaks the schema.
    """
    broken: dict[str, HarnessError] = {}
    known = discover(broken)
    tasks: list[Task] = []
    for name in names:
        if error := broken.get(name.rstrip("/")) or (next(iter(broken.values()), None) if name == "all" else None):
            raise error
        if name == "all":
            tasks += known.values()
        elif name.rstrip("/") in known:
            tasks.append(known[name.rstrip("/")])
        elif name.startswith(kernelbench.PREFIX):
            tasks.append(load(kernelbench.folder(name), name))
        elif _there(Path(name) / "task.yml"):
            folder = Path(name).resolve()
            tasks.append(next((task for task in known.values() if task.folder == folder), None) or load(folder))
        else:
            raise _no_task(name, known)
    return tasks


def _there(path: Path) -> bool:
    """Whether there is something at a path; False for one that no file can have."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def _no_task(name: str, known: Mapping[str, Task]) -> HarnessError:
    """The error of a name that is none of the tasks' and no path of a problem folder: it says what it is instead."""
    if _there(Path(name)) and Path(name).is_dir():
        hint = f"warpyard new task {Path(name).resolve().name} writes a folder to begin with"
        return HarnessError(f"the folder {name} has no task.yml, so it is no task", Exit.NOTHING_MATCHED, hint)
    if _there(Path(name)) and Path(name).is_file():
        what, text = "a file, and a task is a folder with task.yml", ""
        with contextlib.suppress(OSError):
            text = guarded.text(Path(name))
        if "class Model" in text and "def get_inputs(" in text:
            what = "a problem in KernelBench's form (Model and get_inputs()), which is named by its level and number"
            hint = f"export {environment.KERNELBENCH.name}=COPY; warpyard check {kernelbench.PREFIX}LEVEL/ID"
            return HarnessError(f"{name} is {what}", Exit.NOTHING_MATCHED, hint)
        hint = (
            "warpyard new task NAME writes a folder; its reference.py needs generate_input(), ref_kernel() and "
            "check_implementation()"
        )
        return HarnessError(f"{name} is {what}", Exit.NOTHING_MATCHED, hint)
    return HarnessError(
        f"no task {name[:200]!r}; there are: {', '.join(known) or 'none'} (or the path of a folder with task.yml)",
        Exit.NOTHING_MATCHED,
        hint="warpyard list",
    )
