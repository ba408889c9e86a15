"""How busy the machine is, and how much of it some processes had."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Iterable
from pathlib import Path

_SLOWEST = 4.0
_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def pace(most: float = _SLOWEST) -> float:
    """How many times as long what runs now takes as on a machine with nothing else to do, at most ``most``: how many
    processes have wanted each processor in the last minute."""
    return min(max(1.0, os.getloadavg()[0] / len(os.sched_getaffinity(0))), most)


def processor(numbers: Iterable[int]) -> float:
    """Seconds of processor time that processes have had so far, with those that they started; 0 of one that is gone."""
    return sum(map(_processor, numbers))


def _processor(number: int) -> float:
    found = 0.0
    with contextlib.suppress(OSError, ValueError):
        row = Path(f"/proc/{number}/stat").read_bytes().rpartition(b")")[2].split()
        found = sum(map(int, row[11:15])) / _TICKS  # its own, and of those that it has waited for
        for children in Path(f"/proc/{number}/task").glob("*/children"):
            found += processor(map(int, children.read_bytes().split()))
    return found


class Spent:
    """Seconds that some processes have worked for this one: of the processor, and at least those by the clock divided
    by the pace of the machine, as they may also wait.

    Args:
        numbers: of the processes.
        most: of the pace.
    """

    def __init__(self, numbers: Iterable[int], most: float) -> None:
        self._numbers, self.pace = list(numbers), pace(most)
        self._begin = time.monotonic(), self._processor()

    def _processor(self) -> float:
        return time.process_time() + processor(self._numbers)

    def now(self) -> float:
        """The seconds since the begin."""
        began, used = self._begin
        return max((time.monotonic() - began) / self.pace, self._processor() - used)
