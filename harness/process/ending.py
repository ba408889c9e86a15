"""Ends a process with all that it started."""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Protocol

_PR_SET_CHILD_SUBREAPER = 36
_ROUNDS = 100  # of looking for processes that were started while others were killed


class Process(Protocol):
    """What ``subprocess.Popen`` has, for any process of ours."""

    @property
    def pid(self) -> int: ...

    def poll(self) -> int | None: ...

    def wait(self, timeout: float) -> int: ...


_live: set[int] = set()  # what was started, and has not been ended


def started(process: Process) -> None:
    """Notes a process that is no stray of another one."""
    _live.add(process.pid)


def adopt_orphans() -> None:
    """Makes descendants that outlive their parent ours, so that they can be found and killed."""
    if sys.platform.startswith("linux"):
        ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def _children(pid: int) -> list[int]:
    found: list[int] = []
    with contextlib.suppress(OSError):
        for thread in os.listdir(f"/proc/{pid}/task"):
            with contextlib.suppress(OSError):
                found += map(int, Path(f"/proc/{pid}/task/{thread}/children").read_text().split())
    return found


def _kill(pids: list[int]) -> None:
    for pid in pids:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.kill(pid, signal.SIGKILL)


def descendants(pid: int) -> list[int]:
    """The processes that a process started, and those that these started."""
    found, queue = [], [pid]
    while queue:
        below = _children(queue.pop())
        found += below
        queue += below
    return found


def _strays(known: set[int]) -> list[int]:
    """Processes that a submission left behind: adopted by this one, and confined as only a submission is."""
    own = _confinement_of("self")
    return [pid for pid in _children(os.getpid()) if pid not in known and _confinement_of(str(pid)) > own]


def all_of(pid: int) -> set[int]:
    """A process, what it started, and what left it: that is adopted by this process, see ``adopt_orphans``."""
    left = _strays(_live)
    return {pid, *descendants(pid), *(each for stray in left for each in (stray, *descendants(stray)))}


def _confinement_of(pid: str) -> tuple[int, int]:
    """What a process and its descendants never get rid of: no_new_privs, and the number of its seccomp filters."""
    with contextlib.suppress(OSError, ValueError):
        fields = dict(line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines())
        return int(fields.get("NoNewPrivs", "0")), int(fields.get("Seccomp_filters", "0"))
    return 0, 0


def end(process: Process) -> None:
    """Kills a process, its group, what it started, and what left the group and lost its parent."""
    _live.discard(process.pid)
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
