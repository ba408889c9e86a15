"""The scratch folder of a submission's process, and the folders that it needs besides."""

from __future__ import annotations

import contextlib
import functools
import math
import os
import secrets
import stat
import sys
import tempfile
from pathlib import Path

from harness.process import removal
from harness.tasks.loading import ROOT
from jit.base import environment

_PREFIX, _OWNER = "warpyard-run-", "owner"
_ASIDE = "warpyard-gone-"  # folders that a process removes
_AT_ONCE = 0.5  # seconds that a removal may take

_removing: set[int] = set()  # processes that remove


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
    return [path for prefix in (_PREFIX, _ASIDE) for path in above.glob(f"{prefix}*") if path != folder]


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
    for folder in above.glob(f"{_ASIDE}*"):
        with contextlib.suppress(OSError):
            if folder.lstat().st_uid == os.getuid():
                _remove_later(folder)


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
    """Removes a folder that a submission may have filled, see ``removal``. Where that takes long, the folder is put
    aside, and a process of its own removes the rest: nobody waits for it."""
    if removal.removed(folder, _AT_ONCE if sys.platform.startswith("linux") else math.inf):
        return
    above = _above()
    with contextlib.suppress(OSError):  # it lies on another disk, or in a folder that is another's: it stays there
        removal.permit(folder)
        folder = folder.rename(above / f"{_ASIDE}{secrets.token_hex(8)}")
    _remove_later(folder)


def _remove_later(folder: Path) -> None:
    """Has a process remove a folder, which goes on when this one has ended."""
    for pid in [*_removing]:
        with contextlib.suppress(ChildProcessError):
            if not os.waitpid(pid, os.WNOHANG)[0]:
                continue
        _removing.discard(pid)
    words = [sys.executable, "-I", "-S", "-B", removal.__file__, str(folder)]
    none = [(os.POSIX_SPAWN_OPEN, number, os.devnull, os.O_RDWR, 0) for number in (0, 1, 2)]
    _removing.add(os.posix_spawn(sys.executable, words, os.environ, file_actions=none, setsid=True))


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
