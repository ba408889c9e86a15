"""Exit codes of the command line, the errors that carry one, and the version of the JSON documents."""

from __future__ import annotations

import errno
from enum import IntEnum

SCHEMA = 1  # the version of the JSON documents, whose schema is docs/documents.schema.json


class Exit(IntEnum):
    """What ``warpyard`` exits with."""

    PASS = 0
    WRONG = 1
    USAGE = 2
    INTERNAL = 3
    COMPILE = 4
    NOTHING_MATCHED = 5
    TIMEOUT = 6
    NO_DEVICE = 7


class HarnessError(Exception):
    """An error that ends the command.

    Args:
        message: what went wrong, naming the argument and what was expected.
        code: the exit code.
        hint: the next thing to run or do, or an empty string.
    """

    def __init__(self, message: str, code: Exit = Exit.USAGE, hint: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.hint = hint


_NEXT = {  # what to do where the system refuses something, by the number of its error
    errno.EACCES: "ls -ld shows who may use it",
    errno.EPERM: "ls -ld shows who may use it",
    errno.EROFS: "give a place that can be written",
    errno.ENOSPC: "df -h shows which disk is full",
    errno.EDQUOT: "quota shows what is used",
    errno.EFBIG: "ulimit -f unlimited",
    errno.EMFILE: "ulimit -n 1024",
    errno.ENFILE: "end other programs; sysctl fs.file-max",
    errno.ENOMEM: "end other programs, or ulimit -v unlimited",
    errno.EAGAIN: "end other programs, or ulimit -u unlimited",
    errno.ENAMETOOLONG: "give a shorter name",
    errno.ELOOP: "readlink -f shows where a link leads",
    errno.ENOTDIR: "give a path below a folder",
    errno.EISDIR: "give the path of a file",
    errno.EIO: "see dmesg for errors of the disk",
}
_SHORT = {errno.EMFILE, errno.ENFILE, errno.ENOMEM, errno.EAGAIN, errno.ENOSPC, errno.EDQUOT}  # of these, not of a path
_NO_MEMORY = (
    *("failed to map segment", "cannot allocate memory"),  # how the loader says so
    *("out of memory", "_alloc_failed", "can't allocate memory"),  # CUDA, its libraries, and torch on the CPU
    *("cublas_status_not_initialized", "cudnn_status_not_initialized"),  # no memory for a handle, as torch says it
)


def no_memory(error: BaseException | str) -> bool:
    """Whether an error, or what is told of one, says that there was no memory left, on a GPU or here."""
    return isinstance(error, MemoryError) or any(text in str(error).lower() for text in _NO_MEMORY)


def of_the_system(error: BaseException) -> HarnessError | None:
    """What the system refuses, such as a file, memory or a process, as an error without a traceback; None where it is
    this project's mistake."""
    if no_memory(error):
        return HarnessError("no memory is left for this process", Exit.INTERNAL, _NEXT[errno.ENOMEM])
    if isinstance(error, RuntimeError) and "can't start new thread" in str(error):
        return HarnessError("no thread can be started", Exit.INTERNAL, _NEXT[errno.EAGAIN])
    if not isinstance(error, OSError) or error.errno not in _NEXT:
        return None
    if error.filename is None:
        return HarnessError(f"the system refuses: {error.strerror}", Exit.INTERNAL, _NEXT[error.errno])
    name = str(error.filename)
    shown = name if len(name) <= 200 else f"{name[:100]}…{name[-50:]}"
    code = Exit.INTERNAL if error.errno in _SHORT else Exit.USAGE
    return HarnessError(f"{shown!r}: {error.strerror}", code, _NEXT[error.errno])


class SpecError(HarnessError):
    """A case line that does not read as ``key: value; key: value``."""


EMULATOR_ENDED = "the process that emulates ended"
KILLED = "the submission's process was ended by SIGKILL"


class WorkerDied(Exception):
    """The submission's process ended, or broke the protocol, before it answered.

    Args:
        message: how it ended (signal or exit status).
        log: the last lines that it wrote.
    """

    def __init__(self, message: str, log: str = "") -> None:
        super().__init__(message)
        self.log = log


class WorkerTimeout(WorkerDied):
    """The submission's process did not answer in time and was killed with its whole process group."""
