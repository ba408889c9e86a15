"""The folders of a submission's processes, and what is copied there: a submission with what lies beside it."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Collection, Mapping
from pathlib import Path

from harness.errors import HarnessError, WorkerDied
from harness.machine import folders
from harness.process import scratch
from harness.tasks import submission_files
from harness.tasks.loading import Task
from harness.wire import requests

_BESIDE = (".cu", ".cuh", ".h", ".hpp", ".inc", ".ptx", ".cubin", ".json")
_LARGEST_FILE = 256 << 20  # bytes of what is copied to a process


def files(submission: Path, task: Task) -> dict[str, Path]:
    """A submission, and from beside it device sources and what it imports, by the names that they get in its process's
    folder, and on another machine. Raises HarnessError where there is no such file."""
    if not submission.is_file():
        raise HarnessError(f"--submission: no file {str(submission)!r}", hint="give the path of a .py file")
    submission_files.refuse_large(submission)
    kept_back = set(task.files.values()) - set(task.public_files.values())
    near = sources(submission.parent, kept_back)
    near += submission_files.helpers(submission, kept_back, task.files)
    return {path.name: path for path in near} | {"submission.py": submission}


def sources(folder: Path, kept_back: Collection[Path]) -> list[Path]:
    """The device sources, and what they read, in a folder; not what is kept back, nor what a link has there."""
    return [
        path for path in folder.iterdir()
        if path.suffix in _BESIDE and path.is_file() and not submission_files.leads_away(path, kept_back)
    ]  # fmt: skip


class Folders:
    """Each process gets folders that none has written to, with the same files in them.

    Attributes:
        scratch: what holds them all.
        run: those of the process that was started last.
    """

    def __init__(self) -> None:
        self.scratch = scratch.make()
        self.run = self.scratch / "run0"
        self._runs = 0
        self._files: dict[str, Path] = {}
        self._problem: int | None = None  # the open folder, which stays the same whatever a process does to its name

    @property
    def problem(self) -> Path:
        """The folder that the process imports the submission from."""
        return self.run / "problem"

    @property
    def progress(self) -> Path:
        """See harness.process.progress."""
        return self.run / "report" / "progress"

    @property
    def trace(self) -> Path:
        """The file in which the emulator records what warps do, where that is asked for; the submission does not write
        there."""
        return self.run / "report" / "trace"

    @property
    def streams(self) -> Path:
        """The folder in which the emulator records what warps run, where that is asked for, likewise."""
        return self.run / "report" / "streams"

    @property
    def kernels(self) -> Path:
        """The file with the kernels that were launched, where a trace is asked for: entry, name, PTX, block, grid and
        bytes of dynamic shared memory of the first launch."""
        return self.trace.with_name(requests.KERNELS)

    def put(self, files: Mapping[str, Path]) -> None:
        """Has files, by the names that they get there, in the folders from now on, and in those of a process that runs.

        Raises:
            HarnessError: a file is too large.
            WorkerDied: the process has made of its folder what takes no file.
        """
        self._files |= files
        if self._problem is not None:
            for name, source in files.items():
                self._copy(source, name)

    def write(self, texts: Mapping[str, str]) -> None:
        """As `put`, with texts instead of files."""
        written = self.scratch / "written"
        written.mkdir(exist_ok=True)
        for name, text in texts.items():
            (written / name).write_text(text)
        self.put({name: written / name for name in texts})

    def renew(self) -> dict[str, Path]:
        """Makes the folders of the next process, in place of those of the last. Returns its cache folders."""
        if self._problem is not None:
            os.close(self._problem)
        scratch.remove(self.run)
        self._runs += 1
        self.run = self.scratch / f"run{self._runs}"
        for name in ("problem", "tmp", "report", "cache", "empty"):
            (self.run / name).mkdir(parents=True)
        (self.run / "empty").chmod(0o555)
        for name in self._files:
            (self.problem / name).parent.mkdir(parents=True, exist_ok=True)
        self._problem = os.open(self.problem, os.O_DIRECTORY | os.O_CLOEXEC)
        for name, source in self._files.items():
            self._copy(source, name)
        return folders.child_caches(self.run / "cache")

    def _copy(self, source: Path, name: str) -> None:
        """Copies a file into the open folder of a process that may run already: no link there is followed."""
        assert self._problem is not None
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW
        if source.stat().st_size > _LARGEST_FILE:
            raise HarnessError(
                f"{source} has {source.stat().st_size} bytes; at most {_LARGEST_FILE} are given to a process"
            )
        contents = source.read_bytes()
        try:
            with contextlib.suppress(FileNotFoundError):
                os.unlink(name, dir_fd=self._problem)
            with open(os.open(name, flags, 0o644, dir_fd=self._problem), "wb") as target:
                target.write(contents)
        except OSError as error:
            raise WorkerDied(f"{name} cannot be put into the submission's folder: {error.strerror}") from error

    def close(self) -> None:
        """Removes all of them."""
        if self._problem is not None:
            os.close(self._problem)
            self._problem = None
        scratch.remove(self.scratch)
