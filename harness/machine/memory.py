"""The memory of this machine."""

from __future__ import annotations

import contextlib


def available() -> int | None:
    """Bytes that programs may still take, by the kernel's estimate; None where it gives none."""
    with contextlib.suppress(OSError, ValueError, StopIteration), open("/proc/meminfo") as lines:
        return next(int(line.split()[1]) << 10 for line in lines if line.startswith("MemAvailable:"))
    return None
