"""The scratch folder of a submission's process, and the folders that it needs besides."""

from __future__ import annotations

import contextlib
import functools
import os
import secrets
import stat
import sys
import tempfile
from pathlib import Path

from harness.tasks.loading import ROOT
from jit.base import environment

_PREFIX, _OWNER = "warpyard-run-", "owner"


def make() -> Path:
    """A new folder that only this user can enter. What evaluators left that were killed is removed before."""
    above = _above()
    if sys.platform.startswith("linux"):
        _remove_abandoned(above)
    folder = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=above))
    (folder / _OWNER).write_text(str(os.getpid()))
    return folder


def _above() -> Path:
    """The folder that holds the scratch folders of all evaluators of this user, made where it is not there; the
    temporary folder itself where somebody else has taken its name."""
    temporary = Path(tempfile.gettempdir()).absolute()
    above = temporary / f"warpyard-scratch-{os.getuid()}"
    with contextlib.suppress(FileExistsError):
        above.mkdir(0o700)
    found = above.lstat()
    own = stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o077
    return above if own else temporary


def others(folder: Path) -> list[Path]:
    """What a submission must not see, so that none reads what others were given: the folder that holds the scratch
    folder ``folder`` and all others, or those others that are there now."""
    above = folder.parent
    if above != Path(tempfile.gettempdir()).absolute():
        return [above]
    return [path for path in above.glob(f"{_PREFIX}*") if path != folder]


@functools.cache
def _remove_abandoned(above: Path) -> None:
    """Removes scratch folders whose evaluator was killed before it could; once a process. Others may write to the
    folder that they are in: nothing is waited for, and no link is followed."""
    for folder in above.glob(f"{_PREFIX}*"):
        with contextlib.suppress(OSError, ValueError):
            found = folder.lstat()
            if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.getuid():
                continue
            owner = int(_small_file(folder / _OWNER))
            if not Path(f"/proc/{owner}").exists():
                remove(folder)


def _small_file(path: Path) -> bytes:
    """The beginning of a plain file. Raises OSError for a link, a FIFO, a device."""
    descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOFOLLOW)
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise OSError(f"{path} is no plain file")
        return os.read(descriptor, 64)
    finally:
        os.close(descriptor)


def remove(folder: Path) -> None:
    """Removes a folder that a submission may have filled: however deep, with whatever permissions, and no link in it is
    followed. What cannot be removed stays."""
    with contextlib.suppress(OSError):
        top = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
        try:
            while _emptied(top):
                pass
        finally:
            os.close(top)
        os.rmdir(folder)


def _emptied(top: int) -> bool:
    """Removes what is in an open folder, and moves the folders that are one level below up. Whether it did anything."""
    done = False
    for name, is_folder in _entries(top):
        with contextlib.suppress(OSError):
            if is_folder:
                _empty(name, top)
                os.rmdir(name, dir_fd=top)
            else:
                os.unlink(name, dir_fd=top)
            done = True
    return done


def _empty(name: str, top: int) -> None:
    _permit(name, top)
    folder = os.open(name, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW, dir_fd=top)
    try:
        for below, is_folder in _entries(folder):
            if is_folder:
                _permit(below, folder)
                os.rename(below, secrets.token_hex(12), src_dir_fd=folder, dst_dir_fd=top)
            else:
                os.unlink(below, dir_fd=folder)
    finally:
        os.close(folder)


def _permit(name: str, parent: int) -> None:
    """Lets this user read and change a folder, and move it."""
    handle = os.open(name, os.O_PATH | os.O_DIRECTORY | os.O_NOFOLLOW, dir_fd=parent)
    try:
        os.chmod(f"/proc/self/fd/{handle}", 0o700)
    finally:
        os.close(handle)


def _entries(folder: int) -> list[tuple[str, bool]]:
    with os.scandir(folder) as entries:
        return [(entry.name, entry.is_dir(follow_symlinks=False)) for entry in entries]


def python_path() -> list[Path]:
    """The folders of ``$PYTHONPATH``, where packages may lie on a machine to which nothing can be installed."""
    return [Path(part).resolve() for part in os.environ.get("PYTHONPATH", "").split(os.pathsep) if part]


def needed_paths() -> list[Path]:
    """What a submission's process must be able to read wherever it lies: the interpreter, packages, our code."""
    paths = {Path(sys.prefix), Path(sys.base_prefix), Path(sys.executable).resolve().parent.parent}
    paths |= {ROOT / name for name in ("jit", "kernels", "harness")}
    for entry in sys.path:
        if entry and Path(entry).name in ("site-packages", "dist-packages"):
            paths.add(Path(entry))
    paths |= set(python_path())
    if bundle := environment.BUNDLE.read():
        paths.add(bundle)
    return sorted(path.resolve() for path in paths if path != Path("/"))
