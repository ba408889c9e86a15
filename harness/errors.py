"""Exit codes of the command line, and the errors that carry one."""

from __future__ import annotations

from enum import IntEnum


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


class SpecError(HarnessError):
    """A case line that does not read as ``key: value; key: value``."""


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
