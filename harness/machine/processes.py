"""The processes that a process started, and what a process has from the one that started it."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import Any

_PR_SET_CHILD_SUBREAPER = 36
# Variables that torch sets in a process where it first compiles something, and reads only where it looks for that: one
# process may have them, and another that was started alike may not.
LATE = frozenset({"TORCHINDUCTOR_CACHE_DIR"})


def adopt_orphans() -> None:
    """Makes descendants that outlive their parent ours, so that they can be found and killed."""
    if sys.platform.startswith("linux"):
        import ctypes  # a client of the resident judge needs none

        ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def children(pid: int) -> list[int]:
    """The processes that a process started, or adopted."""
    found: list[int] = []
    with contextlib.suppress(OSError):
        for thread in os.listdir(f"/proc/{pid}/task"):
            with contextlib.suppress(OSError):
                found += map(int, Path(f"/proc/{pid}/task/{thread}/children").read_text().split())
    return found


def descendants(pid: int) -> list[int]:
    """The processes that a process started, and those that these started."""
    found, queue = [], [pid]
    while queue:
        below = children(queue.pop())
        found += below
        queue += below
    return found


def circumstances() -> dict[str, Any]:
    """What a process that is started here has from this one, but for its environment: the mask of new files, the CPUs,
    the limits. Plain data, for ``assume``."""
    import resource

    mask = os.umask(0o077)
    os.umask(mask)
    numbers = sorted(number for name, number in vars(resource).items() if name.startswith("RLIMIT_"))
    return {
        "umask": mask,
        "cpus": sorted(os.sched_getaffinity(0)),
        "limits": [[number, *resource.getrlimit(number)] for number in numbers],
    }


def assume(circumstances: dict[str, Any]) -> None:
    """Takes over another process's circumstances, whose hard limits are this one's or lower."""
    import resource

    os.umask(circumstances["umask"])
    os.sched_setaffinity(0, circumstances["cpus"])
    for number, soft, hard in circumstances["limits"]:
        resource.setrlimit(number, (soft, hard))
