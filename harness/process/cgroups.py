"""Limits of memory and processes for a submission and all that it starts together, where control groups are writable.

Both forms of the kernel's interface are used: one tree for all controllers (v2), or one for each (v1).
"""

from __future__ import annotations

import contextlib
import itertools
import os
import signal
import time
from pathlib import Path

_PREFIX = "warpyard-"
_SHARE = 0.8  # of the machine's memory
_LEAST = 4 << 30  # bytes
PROCESSES = 4096  # processes and threads
_MEMORY = {"v2": "memory.max", "v1": "memory.limit_in_bytes"}
_SWAP = {"v2": ("memory.swap.max", 0), "v1": ("memory.memsw.limit_in_bytes", None)}  # None: as much as memory
_number = itertools.count()


class Group:
    """A control group of its own for what is added to it.

    Args:
        memory: bytes that all of it may take; None takes most of the machine's.
        processes: processes and threads that it may have.

    Attributes:
        held: in words, what is limited, or why nothing is.
    """

    def __init__(self, memory: int | None = None, processes: int = PROCESSES) -> None:
        self._folders: list[Path] = []
        memory = memory or max(_LEAST, int(_SHARE * os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")))
        limited = []
        for kind, form, parent in _parents():
            folder = parent / f"{_PREFIX}{os.getpid()}-{next(_number)}"
            try:
                _remove_abandoned(parent)
                folder.mkdir()
                self._folders.append(folder)
                if kind in ("memory", "all"):
                    (folder / _MEMORY[form]).write_text(str(memory))
                    name, most = _SWAP[form]
                    with contextlib.suppress(OSError):  # a kernel that does not count swap
                        (folder / name).write_text(str(memory if most is None else most))
                    limited.append(f"memory {memory / 2**30:.0f} GiB")
                if kind in ("pids", "all"):
                    (folder / "pids.max").write_text(str(processes))
                    limited.append(f"{processes} processes")
            except OSError:
                continue
        self.held = f"cgroup: {', '.join(limited)}" if limited else "no cgroup: none is writable"

    def add(self, pid: int) -> None:
        """Adds a process; what it starts from now on is in the group too."""
        for folder in self._folders:
            with contextlib.suppress(OSError):
                (folder / "cgroup.procs").write_text(str(pid))

    def close(self) -> None:
        """Kills what is left in it, and removes it."""
        for folder in self._folders:
            for _ in range(50):
                with contextlib.suppress(OSError, ValueError):
                    for pid in (folder / "cgroup.procs").read_text().split():
                        os.kill(int(pid), signal.SIGKILL)
                with contextlib.suppress(OSError):
                    folder.rmdir()
                if not folder.exists():
                    break
                time.sleep(0.02)
        self._folders = []


def _parents() -> list[tuple[str, str, Path]]:
    """Where groups can be made: what is controlled (``memory``, ``pids`` or ``all``), the form, and the folder."""
    rows = [line.split(":", 2) for line in _lines("/proc/self/cgroup")]
    own = {names.removeprefix("name="): path for _, names, path in rows}
    found: list[tuple[str, str, Path]] = []
    for line in _lines("/proc/self/mountinfo"):
        left, _, right = line.partition(" - ")
        _, _, _, root, place = left.split()[:5]
        kind, options = right.split()[0], right.split()[-1]
        if kind == "cgroup":
            names = {name for name in ("memory", "pids") if name in options.split(",")}
            for name in names:
                path = next((path for many, path in own.items() if name in many.split(",")), "/")
                found.append((name, "v1", _inside(place, root, path)))
        elif kind == "cgroup2" and (parent := _with_controllers(_inside(place, root, own.get("", "/")))):
            found.append(("all", "v2", parent))
    return found


def _lines(path: str) -> list[str]:
    try:
        return Path(path).read_text().splitlines()
    except OSError:
        return []


def _inside(place: str, root: str, path: str) -> Path:
    """The folder of a group, below where its tree is mounted; the tree's top where it is not to be seen."""
    folder = Path(place, os.path.relpath(path, root))
    return folder if folder.is_dir() and Path(place) in (folder, *folder.parents) else Path(place)


def _with_controllers(own: Path) -> Path | None:
    """The group, or the one above it, in which groups can be limited in memory and processes; None where neither is."""
    for folder in (own, own.parent):
        with contextlib.suppress(OSError):
            control = folder / "cgroup.subtree_control"
            if not {"memory", "pids"} <= set(control.read_text().split()):
                control.write_text("+memory +pids")
            return folder
    return None


def _remove_abandoned(parent: Path) -> None:
    """Removes empty groups whose evaluator was killed before it could."""
    for folder in parent.glob(f"{_PREFIX}*"):
        owner = folder.name.removeprefix(_PREFIX).partition("-")[0]
        if not Path(f"/proc/{owner}").exists():
            with contextlib.suppress(OSError):
                folder.rmdir()
