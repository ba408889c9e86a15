"""Ends a process with all that it started."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Protocol

from harness.machine.processes import children, descendants

_ROUNDS = 100  # of looking for processes that were started while others were killed


class Process(Protocol):
    """What ``subprocess.Popen`` has, for any process of ours."""

    @property
    def pid(self) -> int: ...

    def poll(self) -> int | None: ...

    def wait(self, timeout: float) -> int: ...


_live: dict[int, int] = {}  # what was started and has not been ended, and its keeper, which is 0 where there is none


def started(process: Process, keeper: int = 0) -> None:
    """Notes a process that is no stray of another one. ``keeper``: the process that adopts what it leaves, in place of
    this one."""
    _live[process.pid] = keeper


def ended(process: Process) -> None:
    """Notes that a process, with what it left, is gone."""
    _live.pop(process.pid, None)


def _kill(pids: list[int]) -> None:
    for pid in pids:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.kill(pid, signal.SIGKILL)


def _strays(known: set[int]) -> list[int]:
    """Processes that a submission left behind: adopted by this one, and confined as only a submission is."""
    own = _confinement_of("self")
    return [pid for pid in children(os.getpid()) if pid not in known and _confinement_of(str(pid)) > own]


def all_of(pid: int) -> set[int]:
    """A process, what it started, and what left it: that is adopted by its keeper, or by this process."""
    if keeper := _live.get(pid):
        return set(descendants(keeper))
    left = _strays(set(_live))
    return {pid, *descendants(pid), *(each for stray in left for each in (stray, *descendants(stray)))}


def _confinement_of(pid: str) -> tuple[int, int]:
    """What a process and its descendants never get rid of: no_new_privs, and the number of its seccomp filters."""
    with contextlib.suppress(OSError, ValueError):
        fields = dict(line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines())
        return int(fields.get("NoNewPrivs", "0")), int(fields.get("Seccomp_filters", "0"))
    return 0, 0


def end(process: Process) -> None:
    """Kills a process, its group, what it started, and what left the group and lost its parent."""
    ended(process)
    below = descendants(process.pid)
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    _kill(below)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(timeout=10)
    for _ in range(_ROUNDS):
        strays = _strays({*below, *_live})
        if not strays:
            break
        _kill([pid for stray in strays for pid in (stray, *descendants(stray))])
        below = [pid for pid in below if pid not in strays] + strays
    for pid in below:  # those adopted by us leave no zombies
        with contextlib.suppress(ChildProcessError):
            for _ in range(50):
                if os.waitpid(pid, os.WNOHANG)[0]:
                    break
                time.sleep(0.01)
