"""Notices saves: which files a submission is made of, and which of them changed."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from watchfiles import watch

from harness import guarded
from harness.tasks import submission_files
from harness.tasks.loading import ROOT, Task
from harness.tasks.variants import kernel_names

_STEP, _DEBOUNCE, _LOOK = 5, 20, 30  # milliseconds
_EMPTY = 0.5  # seconds that a file which is empty now is waited for: it is cut off first, then written
_SOURCES = (".py", ".cu", ".cuh", ".h", ".hpp", ".inc", ".ptx", ".yml")


def _below(folder: Path) -> Iterator[Path]:
    for path in folder.rglob("*"):
        if path.suffix in _SOURCES and "__pycache__" not in path.parts and path.is_file():
            yield path


def sources(task: Task, submission: Path) -> set[Path]:
    """The files that a verdict depends on: the submission with the sources beside it, the task's own files, and the
    kernel packages (with the shared headers) that the submission names."""
    found = {submission, task.folder / "task.yml", *task.files.values()}
    found |= {path for path in submission.parent.iterdir() if path.suffix in _SOURCES[1:-1] and path.is_file()}
    found |= set(submission_files.helpers(submission, [], task.files))
    names = kernel_names(submission)
    if names:
        kernels = ROOT / "kernels"
        found |= set(_below(kernels / "include")) | set(kernels.glob("*.py"))
        for name in names:
            found |= set(_below(kernels / name))
    return found


class Watch:
    """Waits for saves: the system reports a change in the files' folders, and their contents decide.

    Args:
        task: its files are watched.
        submission: likewise, with what it is made of; looked up again at every look.
        settle: seconds without a further change before a change is reported (editors write in several steps).
    """

    def __init__(self, task: Task, submission: Path, settle: float = 0.01) -> None:
        self._task, self._submission, self._settle = task, submission, settle
        self._stamps: dict[Path, tuple[int, int]] = {}
        self._digests: dict[Path, bytes] = {}
        self._folders: list[Path] = []
        self._events: Iterator[object] = iter(())
        self.changed_files()
        self._listen()

    def _paths(self) -> set[Path]:
        try:
            return sources(self._task, self._submission)
        except OSError:  # between an editor's unlink and rename
            return set(self._stamps)

    def _listen(self) -> None:
        """Asks the system to report changes in the folders of the files, where it does not watch them already.

        Folders, since an editor that renames a new file over the old one ends the watch of the old one.
        """
        folders = sorted({path.parent for path in self._stamps if path.parent.is_dir()})
        if folders == self._folders:
            return
        self._folders = folders
        self._events = _events(folders, polling=False)
        try:
            next(self._events)
        except OSError:  # the system's limit on watches
            self._events = _events(folders, polling=True)
            next(self._events)

    def changed_files(self) -> list[Path]:
        """Files whose contents differ from those at the last call, or that came or went."""
        changed = []
        paths = self._paths()
        for path in sorted(paths | set(self._stamps)):
            try:
                status = path.stat()
                stamp = (status.st_mtime_ns, status.st_size)
                if self._stamps.get(path) == stamp:
                    continue
                large = status.st_size > guarded.LARGEST  # no source has so much; that it was written has to do
                digest = repr(stamp).encode() if large else hashlib.blake2b(guarded.contents(path)).digest()
            except OSError:
                if self._stamps.pop(path, None) is not None:
                    self._digests.pop(path, None)
                    changed.append(path)
                continue
            self._stamps[path] = stamp
            if self._digests.get(path) != digest:
                self._digests[path] = digest
                changed.append(path)
        return changed

    def wait(self, interrupted: Callable[[], bool] = lambda: False) -> tuple[list[Path], float]:
        """Blocks until something changes and stays as it is; returns the files and the time of the latest save.

        Args:
            interrupted: asked many times a second; once it says so, no file is returned.
        """
        while not (changed := self.changed_files()):
            if interrupted():
                return [], time.time()
            self._listen()
            next(self._events)
        patience = time.monotonic() + _EMPTY
        while True:
            time.sleep(self._settle)
            more = self.changed_files()
            changed += [path for path in more if path not in changed]
            half = any(self._stamps.get(path, (0, 1))[1] == 0 for path in changed)
            if not more and not (half and time.monotonic() < patience):
                break
        self._listen()
        saved = max((path.stat().st_mtime for path in changed if path.exists()), default=time.time())
        return changed, saved


def _events(folders: list[Path], polling: bool) -> Iterator[object]:
    """Yields when something happened in the folders, and every `_LOOK`, since some file systems report nothing."""
    return watch(
        *folders,
        watch_filter=None,
        step=_STEP,
        debounce=_DEBOUNCE,
        rust_timeout=_LOOK,
        yield_on_timeout=True,
        force_polling=True if polling else None,
        poll_delay_ms=_STEP,
        recursive=False,
    )
