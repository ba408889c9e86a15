"""How far a launch is, for whoever watches: a line of JSON in the file that ``WARPYARD_EMULATOR_PROGRESS`` names."""

from __future__ import annotations

import contextlib
import json
import os
import time
from pathlib import Path

_SIZE = 256  # bytes of the file, always written at once
_INTERVAL = 0.1  # seconds between two writes


class Progress:
    """Reports the CTAs of one launch: ``{"kernel": name, "done": CTAs, "total": CTAs, "seconds": since the start}``.
    Does nothing without a path, or where the file cannot be written."""

    def __init__(self, path: Path | None, kernel: str, total: int):
        self.kernel, self.total, self.done = kernel[:80], total, 0
        self.started = self._last = time.monotonic()
        self._file = -1
        if path:
            with contextlib.suppress(OSError):
                self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC, 0o600)
                self._write()

    def advance(self, ctas: int) -> None:
        """``ctas`` more are done."""
        self.done += ctas
        if self._file >= 0 and time.monotonic() - self._last >= _INTERVAL:
            self._write()

    def close(self) -> None:
        """The launch is over: the file is blank."""
        if self._file >= 0:
            with contextlib.suppress(OSError):
                os.pwrite(self._file, b" " * _SIZE, 0)
            os.close(self._file)
            self._file = -1

    def _write(self) -> None:
        self._last = time.monotonic()
        fields = {"kernel": self.kernel, "done": self.done, "total": self.total,
                "seconds": round(self._last - self.started, 3)}  # fmt: skip
        with contextlib.suppress(OSError):
            os.pwrite(self._file, json.dumps(fields).encode().ljust(_SIZE)[:_SIZE], 0)
