"""Ends a submission's process before it has filled the disk that its scratch folder is on, or has made so many files
that removing them takes long."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from pathlib import Path

LEAST_FREE = 2 << 30  # bytes that are left free, or half of what there was where that is less
_LEAST_FILES = 10_000  # the same for files
_INTERVAL = 0.2  # seconds between two looks
MOST_FILES, _DEEPEST = 100_000, 100  # files and folders of a submission, and how deep they are counted
_LONGEST = 3000  # characters of a path that is looked at


class Guard:
    """Looks at a disk from a thread as long as a process runs.

    Args:
        folder: on the disk.
        pid: of the process, the first of its group.

    Attributes:
        reason: why the process was killed; empty where it was not.
    """

    def __init__(self, folder: Path, pid: int) -> None:
        self.reason = ""
        self._folder, self._pid = folder, pid
        free, files = _left(folder)
        self._bytes, self._files = min(LEAST_FREE, free // 2), min(_LEAST_FILES, files // 2)
        self._most, self._count_at = MOST_FILES, files - MOST_FILES  # others make files on the same disk, too
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._over.wait(_INTERVAL):
            free, files = _left(self._folder)
            if free < self._bytes or files < self._files:
                self.reason = (
                    f"the disk is full: {free >> 20} MiB and room for {files} files are left at {self._folder}"
                )
            elif files < self._count_at:
                made = _counted(self._folder, self._most)
                self._count_at = files - max(1, self._most - made)
                if made > self._most:
                    self.reason = f"more than {self._most} files and folders were made, or some {_DEEPEST} deep"
            if self.reason:
                with contextlib.suppress(OSError):
                    os.killpg(self._pid, signal.SIGKILL)
                return

    def close(self) -> None:
        """Looks no more. The process must not have been waited for before: its number would be another's."""
        self._over.set()
        self._thread.join()


def _left(folder: Path) -> tuple[int, int]:
    """Bytes and files that this user can still write."""
    try:
        found = os.statvfs(folder)
    except OSError:
        return 1 << 62, 1 << 62
    return found.f_bavail * found.f_frsize, found.f_favail if found.f_files else 1 << 62


def _counted(folder: Path, most: int) -> int:
    """How many files and folders are below a folder; more than ``most`` where some lie too deep to be counted."""
    count, at = 0, [(str(folder), 0)]
    while at and count <= most:
        path, depth = at.pop()
        if depth > _DEEPEST or len(path) > _LONGEST:
            return most + 1
        with contextlib.suppress(OSError), os.scandir(path) as entries:
            for entry in entries:
                count += 1
                if entry.is_dir(follow_symlinks=False):
                    at.append((entry.path, depth + 1))
                if count > most:
                    break
    return count
