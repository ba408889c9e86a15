"""Stops everything that a submission runs, so that it neither reads nor writes while the evaluator does."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from pathlib import Path

from harness.process.ending import all_of

_STOPPED = frozenset("TtZXx")
_LONGEST = 10.0  # seconds until a process that does not stop is given up


class NotFrozen(Exception):
    """Something goes on that should have stopped."""


def freeze(process: int, known: frozenset[int] | None = None) -> frozenset[int]:
    """Stops a process, its descendants and what left them, and returns their numbers when every thread of theirs stands
    still.

    Args:
        process: the number of the first process.
        known: what there was before; these get the stop at once, and there may be no others.

    Raises:
        NotFrozen: there are processes besides ``known``, or some do not stop.
    """
    found: set[int] = set(known or ())
    _signal(found, signal.SIGSTOP)
    deadline = time.monotonic() + _LONGEST
    while time.monotonic() < deadline:
        now = all_of(process)
        if known is not None and (more := now - known):
            _signal(more, signal.SIGSTOP)
            raise NotFrozen(f"{len(more)} processes were started meanwhile")
        _signal(now - found, signal.SIGSTOP)
        found |= now
        if all(_stands_still(pid) for pid in found) and all_of(process) <= found:
            return frozenset(found)
    raise NotFrozen("it does not stop")


def mark(processes: frozenset[int]) -> int:
    """A number that stays the same while these processes stand still, and becomes another when one has run: a process
    can have a timer wake it (``timer_create`` with SIGCONT)."""
    total = 0
    for pid in processes:
        with contextlib.suppress(OSError):
            for thread in os.listdir(f"/proc/{pid}/task"):
                lines = Path(f"/proc/{pid}/task/{thread}/status").read_text().splitlines()
                total += sum(int(line.split()[1]) for line in lines if "_ctxt_switches:" in line)
    return total


def stood_still(processes: frozenset[int], marked: int) -> None:
    """Raises NotFrozen where one of the processes runs, or has run since ``mark`` gave that number."""
    if mark(processes) != marked or not all(_stands_still(pid) for pid in processes):
        raise NotFrozen("something woke it while it was stopped")


def thaw(processes: frozenset[int]) -> None:
    """Lets stopped processes go on."""
    _signal(set(processes), signal.SIGCONT)


class Standstill:
    """A submission's processes, stopped and let go on by turns.

    Args:
        process: the number of the first of them.
    """

    def __init__(self, process: int) -> None:
        self._process = process
        self._known: frozenset[int] | None = None
        self._marked = 0
        self.stopped = False

    def stop(self) -> None:
        """Stops them. Raises NotFrozen where there are others than at the first stop, or some do not stop."""
        self.stopped = True
        self._known = freeze(self._process, self._known)
        self._marked = mark(self._known)

    def held(self) -> None:
        """Raises NotFrozen where one of them has run since they were stopped."""
        assert self._known is not None
        stood_still(self._known, self._marked)

    def go(self) -> None:
        """Lets them go on."""
        thaw(self._known or frozenset())
        self.stopped = False


def _signal(processes: set[int], number: signal.Signals) -> None:
    for pid in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, number)


def _stands_still(pid: int) -> bool:
    try:
        threads = os.listdir(f"/proc/{pid}/task")
    except OSError:
        return True  # it is gone
    for thread in threads:
        with contextlib.suppress(OSError, IndexError):
            stat = Path(f"/proc/{pid}/task/{thread}/stat").read_text()
            if stat.rpartition(")")[2].split()[0] not in _STOPPED:
                return False
    return True
