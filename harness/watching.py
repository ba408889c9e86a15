"""Notices saves: which files a submission is made of, and which of them changed."""

from __future__ import annotations

import hashlib
import re
import time
from collections.abc import Iterator
from pathlib import Path

from harness.tasks import ROOT, Task

_KERNEL = re.compile(r"\bkernels(?:\.|\s+import\s+)(\w+)")
_SOURCES = (".py", ".cu", ".cuh", ".h", ".hpp", ".inc", ".ptx", ".yml")


def _below(folder: Path) -> Iterator[Path]:
    for path in folder.rglob("*"):
        if path.suffix in _SOURCES and "__pycache__" not in path.parts and path.is_file():
            yield path


def kernel_names(text: str) -> set[str]:
    """Names that follow ``kernels.`` or ``from kernels import`` in a submission's text."""
    return set(_KERNEL.findall(text))


def sources(task: Task, submission: Path) -> set[Path]:
    """The files that a verdict depends on: the submission and device sources beside it, the task's own files, and the
    kernel packages (with the shared headers) that the submission names."""
    found = {submission, task.folder / "task.yml", *task.files.values()}
    found |= {path for path in submission.parent.iterdir() if path.suffix in _SOURCES[1:-1] and path.is_file()}
    names = kernel_names(submission.read_text(errors="replace"))
    if names:
        kernels = ROOT / "kernels"
        found |= set(_below(kernels / "include")) | set(kernels.glob("*.py"))
        for name in names:
            found |= set(_below(kernels / name))
    return found


class Watch:
    """Polls files by time and size, and confirms a change by content.

    Args:
        task: its files are watched.
        submission: likewise, with what it is made of; looked up again at every poll that finds a change.
        settle: seconds without a further change before a change is reported (editors write in several steps).
    """

    def __init__(self, task: Task, submission: Path, settle: float = 0.02) -> None:
        self._task, self._submission, self._settle = task, submission, settle
        self._stamps: dict[Path, tuple[int, int]] = {}
        self._digests: dict[Path, bytes] = {}
        self.changed_files()

    def _paths(self) -> set[Path]:
        try:
            return sources(self._task, self._submission)
        except OSError:  # between an editor's unlink and rename
            return set(self._stamps)

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
                digest = hashlib.blake2b(path.read_bytes()).digest()
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

    def wait(self, interval: float = 0.03) -> tuple[list[Path], float]:
        """Blocks until something changes and stays as it is; returns the files and the time of the latest save."""
        while not (changed := self.changed_files()):
            time.sleep(interval)
        while True:
            time.sleep(self._settle)
            more = self.changed_files()
            if not more:
                break
            changed += [path for path in more if path not in changed]
        saved = max((path.stat().st_mtime for path in changed if path.exists()), default=time.time())
        return changed, saved
