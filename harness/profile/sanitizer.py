"""The four checkers of compute-sanitizer around a submission's process."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

TOOLS = ("memcheck", "racecheck", "initcheck", "synccheck")
_SUMMARY = re.compile(r"(?:ERROR|RACECHECK) SUMMARY: (\d+)")
_LINE = re.compile(r"^=+ ?", re.MULTILINE)
_MOST = 12  # lines that are shown of what a checker found
_UNIMPORTANT = ("COMPUTE-SANITIZER", "Saved host backtrace", "Host Frame")


@dataclass(frozen=True)
class Checked:
    """What one checker said.

    Attributes:
        tool: its name.
        errors: how many it counted; None where it did not get to its summary.
        lines: the first lines of what it found, or why it did not run.
    """

    tool: str
    errors: int | None
    lines: list[str]


def command(path: Path, tool: str, log: Path) -> tuple[str, ...]:
    """What starts a process under a checker, which writes to ``log``."""
    words = [str(path), "--tool", tool, "--log-file", str(log), "--print-limit", "4", "--show-backtrace", "device"]
    # Libraries ask the driver for functions that it does not have, which is no error of a kernel.
    return (*words, "--report-api-errors", "no", "--target-processes", "application-only")


def read(tool: str, text: str) -> Checked:
    """What a checker's log says."""
    counted = _SUMMARY.search(text)
    lines = [line.strip() for line in _LINE.sub("", text).splitlines()]
    rows = [
        line for line in lines
        if line and not _SUMMARY.search(line) and not any(word in line for word in _UNIMPORTANT)
    ]  # fmt: skip
    return Checked(tool, int(counted.group(1)) if counted else None, rows[:_MOST])
