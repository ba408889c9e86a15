"""The memory of this machine."""

from __future__ import annotations

import contextlib
import resource


def available() -> int | None:
    """Bytes that programs may still take, by the kernel's estimate; None where it gives none."""
    with contextlib.suppress(OSError, ValueError, StopIteration), open("/proc/meminfo") as lines:
        return next(int(line.split()[1]) << 10 for line in lines if line.startswith("MemAvailable:"))
    return None


def taken() -> int:
    """Bytes of data that this process has, which count for its limit."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[5]) * resource.getpagesize()
