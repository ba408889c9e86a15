"""Which findings of the emulator a project and a task allow: ``allow`` in ``warpyard.toml``, in ``[tool.warpyard]`` of
``pyproject.toml``, and in a task's ``task.yml``."""

from __future__ import annotations

import dataclasses
import os
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from harness import guarded
from harness.errors import HarnessError
from harness.machine.devices import Device
from harness.tasks.loading import Task
from jit.base import allowances, environment

NAMES = ("warpyard.toml", "pyproject.toml")
_LARGEST = 256 << 10  # bytes of such a file


def of_project(folder: Path) -> tuple[str, ...]:
    """The patterns of the first ``warpyard.toml``, or ``pyproject.toml`` with ``[tool.warpyard]``, from a folder up.

    A file of another user than this one, root and the owner of the folder is passed over: a folder above may be one
    that everybody writes to.

    Raises:
        HarnessError: the file cannot be read, is no TOML, or holds something else than ``allow``, a list of patterns
            (exit 2).
    """
    start = folder.resolve()
    owners = {os.geteuid(), 0, start.stat().st_uid}
    for place in (start, *start.parents):
        for name in NAMES:
            if (table := _table(place / name, owners)) is not None:
                return table
    return ()


def _table(path: Path, owners: set[int]) -> tuple[str, ...] | None:
    try:
        if path.stat().st_uid not in owners:
            return None
        found: Any = tomllib.loads(guarded.contents(path, _LARGEST).decode())
    except (FileNotFoundError, NotADirectoryError, PermissionError):
        return None
    except RecursionError:
        raise HarnessError(f"{path}: nested too deep", hint=f"correct {path}") from None
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise HarnessError(f"{path}: {error}", hint=f"correct {path}") from None
    if path.name != NAMES[0]:
        tools = found.get("tool", {})
        found = tools.get("warpyard") if isinstance(tools, dict) else None
        if found is None:
            return None
        if not isinstance(found, dict):
            raise HarnessError(f"{path}: tool.warpyard: expected a table, got {found!r}", hint=f"correct {path}")
    if unknown := set(found) - {"allow"}:
        raise HarnessError(
            f"{path}: {min(unknown)!r} is no setting of warpyard; the only one is allow", hint=f"correct {path}"
        )
    return checked(found.get("allow", []), f"{path}: allow")


def applied(device: Device, task: Task, more: Sequence[str] = ()) -> Device:
    """The device, with what its process may go on after: what the task allows, and ``more``, which ranked runs lack."""
    patterns = dict.fromkeys([*checked(task.manifest.allow, f"{task.name}: allow"), *more])
    return dataclasses.replace(device, env={**device.env, environment.ALLOW.name: " ".join(patterns)})


def checked(patterns: Any, where: str) -> tuple[str, ...]:
    """Patterns, if they are some. Raises HarnessError (exit 2) that says ``where`` they stand."""
    if not isinstance(patterns, Sequence) or isinstance(patterns, str):
        raise HarnessError(f'{where}: expected a list of patterns, such as ["race@mma.cuh:*"], got {patterns!r}')
    try:
        return tuple(allowances.parse(str(one)).text for one in patterns)
    except ValueError as error:
        raise HarnessError(f"{where}: {error}", hint="docs/verbs.md#findings-that-are-allowed") from None
