"""The memory of this machine."""

from __future__ import annotations

import contextlib
import resource
from collections.abc import Iterator
from pathlib import Path

_GROUPS = Path("/sys/fs/cgroup")
_NO_LIMIT = 1 << 60  # bytes
_OWN = Path("/proc/self/cgroup")


def available() -> int | None:
    """Bytes that programs may still take, by the kernel's estimate, or that the limit of a control group leaves this
    process, as in a container, if that is less; None where neither is known."""
    left = list(_left_by_groups())
    with contextlib.suppress(OSError, ValueError, StopIteration), open("/proc/meminfo") as lines:
        left.append(next(int(line.split()[1]) << 10 for line in lines if line.startswith("MemAvailable:")))
    return min(left, default=None)


def taken() -> int:
    """Bytes of data that this process has, which count for its limit."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[5]) * resource.getpagesize()


def _left_by_groups() -> Iterator[int]:
    """What the limits of this process's groups leave, of each that has one, in both forms of the interface. What the
    kernel would give up of a group for its programs, old pages of files, counts as left."""
    with contextlib.suppress(OSError):
        for line in _OWN.read_text().splitlines():
            _, names, path = line.split(":", 2)
            if not names:
                top, limit, used, old = _GROUPS, "memory.max", "memory.current", "inactive_file "
            elif names == "memory":
                top, limit, used = _GROUPS / "memory", "memory.limit_in_bytes", "memory.usage_in_bytes"
                old = "total_inactive_file "
            else:
                continue
            own = top / path.lstrip("/")
            # In a container the path may be the machine's, and the tree begins with the container's own group.
            for folder in (own, *own.parents) if own.is_dir() else (top,):
                with contextlib.suppress(OSError, ValueError):  # no limit is a word, or no file
                    if (most := int((folder / limit).read_text())) < _NO_LIMIT:
                        rows = (folder / "memory.stat").read_text().splitlines()  # which takes long
                        pages = sum(int(row.removeprefix(old)) for row in rows if row.startswith(old))
                        yield max(0, most - int((folder / used).read_text()) + pages)
                if folder == top:
                    break
