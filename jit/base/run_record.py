"""What a Python program of ``warpyard run`` notes for whoever started it, in a folder: that it has launched a kernel,
and a finding while no caller has got it. Both are there however the process ends."""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path
from typing import Any

from . import environment
from .errors import JitError
from .user_code import of_user

_LAUNCHED, _FINDING = "launched", "finding-"


def launched() -> None:
    """Notes that the emulator begins a launch; called for each."""
    global _noted
    if _noted != os.getpid():
        _noted = os.getpid()
        if folder := environment.RUN_RECORD.read():
            with contextlib.suppress(OSError):
                (folder / _LAUNCHED).touch()


_noted = 0  # the process that has noted it: a child of a fork looks itself


def pend(error: BaseException, report: dict[str, Any] | None) -> None:
    """Notes a finding, or another error of the emulator, that waits for the end of the native code that launched."""
    if (folder := environment.RUN_RECORD.read()) is None:
        return
    text = str(error) if isinstance(error, JitError) else repr(error)
    document = json.dumps({"text": of_user(text), "report": report}, default=str)
    with contextlib.suppress(OSError), (folder / f"{_FINDING}{os.getpid()}").open("a") as file:
        file.write(document + "\n")


def delivered() -> None:
    """Takes back the notes of `pend` of this process: a caller gets an exception for them."""
    if folder := environment.RUN_RECORD.read():
        with contextlib.suppress(OSError):
            (folder / f"{_FINDING}{os.getpid()}").unlink()


def has_launched(folder: Path) -> bool:
    """Whether a process with this folder has launched a kernel on the emulator."""
    return (folder / _LAUNCHED).exists()


def undelivered(folder: Path) -> list[tuple[str, dict[str, Any] | None]]:
    """The findings that ended with their processes, as text and report."""
    lines = [line for path in sorted(folder.glob(f"{_FINDING}*")) for line in path.read_text().splitlines()]
    documents = (json.loads(line) for line in lines if line.endswith("}"))
    return [(document["text"], document["report"]) for document in documents]
