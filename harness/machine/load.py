"""How busy the machine is."""

from __future__ import annotations

import os

_SLOWEST = 4.0


def pace() -> float:
    """How many times as long what runs now takes as on a machine with nothing else to do, at most 4: how many processes
    have wanted each processor in the last minute."""
    return min(max(1.0, os.getloadavg()[0] / len(os.sched_getaffinity(0))), _SLOWEST)
