"""Removes a folder that a submission may have filled: however deep, with whatever permissions, and no link in it is
followed. What cannot be removed stays.

It imports nothing of this project: as a program, ``python -I removal.py FOLDER``, it begins at once, and goes on at the
lowest priority when the evaluator has ended. A file system may take milliseconds for a folder.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import secrets
import sys
import time
from collections.abc import Iterator
from pathlib import Path


class _Late(Exception):
    """The time is over."""


def removed(folder: Path, seconds: float = float("inf")) -> bool:
    """Removes a folder, or as much of it as the time allows. Whether the folder is gone, or nothing more can be
    removed."""
    until = time.monotonic() + seconds
    with contextlib.suppress(OSError):
        top = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
        try:
            while _emptied(top, until):
                pass
        except _Late:
            return False
        finally:
            os.close(top)
        os.rmdir(folder)
    return True


def permit(name: str | Path, parent: int | None = None) -> None:
    """Lets this user read and change a folder, and move it. Raises OSError, also for a link."""
    handle = os.open(name, os.O_PATH | os.O_DIRECTORY | os.O_NOFOLLOW, dir_fd=parent)
    try:
        os.chmod(f"/proc/self/fd/{handle}", 0o700)
    finally:
        os.close(handle)


def _emptied(top: int, until: float) -> bool:
    """Removes what is in an open folder, and moves the folders that are one level below up. Whether it did anything."""
    done = False
    for name, is_folder in _entries(top, until):
        with contextlib.suppress(OSError):
            if is_folder:
                done |= _empty(name, top, until)
                os.rmdir(name, dir_fd=top)
            else:
                os.unlink(name, dir_fd=top)
            done = True
    return done


def _empty(name: str, top: int, until: float) -> bool:
    done = False
    permit(name, top)
    folder = os.open(name, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW, dir_fd=top)
    try:
        for below, is_folder in _entries(folder, until):
            with contextlib.suppress(OSError):
                if is_folder:
                    permit(below, folder)
                    os.rename(below, secrets.token_hex(12), src_dir_fd=folder, dst_dir_fd=top)
                else:
                    os.unlink(below, dir_fd=folder)
                done = True
    finally:
        os.close(folder)
    return done


def _entries(folder: int, until: float) -> Iterator[tuple[str, bool]]:
    """Names, and which are folders'. Raises _Late."""
    with os.scandir(folder) as entries:
        for entry in entries:
            if time.monotonic() > until:
                raise _Late
            yield entry.name, entry.is_dir(follow_symlinks=False)


def _main(folder: Path) -> None:
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    with contextlib.suppress(OSError):  # it is gone, or another such process is at it
        top = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
        fcntl.flock(top, fcntl.LOCK_EX | fcntl.LOCK_NB)
        removed(folder)


if __name__ == "__main__":
    _main(Path(sys.argv[1]))
