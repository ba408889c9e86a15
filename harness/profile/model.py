"""The emulator's counters of a case, counted by a command of its own while a profiler measures the same on a GPU."""

from __future__ import annotations

import contextlib
import json
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

from harness.machine import commands
from harness.process.progress import TAKES

_INTERVAL = 0.1  # seconds between two looks


class Model:
    """A ``check`` under way on the emulator.

    Args:
        words: the command after ``warpyard``; its output is one JSON document.
        limit: seconds that it may take, from now on.
    """

    def __init__(self, words: Sequence[str], limit: float) -> None:
        self._limit, self._end = limit, time.monotonic() + limit
        self._folder = tempfile.TemporaryDirectory(prefix="warpyard-")
        self._out, self._err = (Path(self._folder.name, name) for name in ("out", "err"))
        line = commands.of_verb(words)
        with self._out.open("wb") as out, self._err.open("wb") as err:
            self._process = subprocess.Popen(line, stdin=subprocess.DEVNULL, stdout=out, stderr=err)

    def counters(self) -> tuple[dict[str, Any], str]:
        """Waits for the counters by kernel. Where there are none, the text says why."""
        while self._process.poll() is None:
            long = self._long()
            if long or time.monotonic() > self._end:
                return {}, long or f"the case was not emulated within {self._limit:.0f} s"
            time.sleep(_INTERVAL)
        try:
            document = json.loads(self._out.read_text())
            (result,) = document["tasks"][0]["cases"]
        except (ValueError, LookupError):
            return {}, "the case was not emulated: " + (self._printed().strip() or f"exit {self._process.returncode}")
        counters: dict[str, Any] = result["counters"]
        first = str(result["message"]).partition("\n")[0]
        return counters, "" if counters else f"the emulator launched no kernel ({result['status']}: {first})"

    def _long(self) -> str:
        """What the emulator says of a launch that takes longer than is waited for."""
        return next((line.strip() for line in self._printed().splitlines() if TAKES in line), "")

    def _printed(self) -> str:
        return self._err.read_text(errors="replace")

    def close(self) -> None:
        """Ends the command."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(5)
            self._process.kill()
            self._process.wait()
        self._folder.cleanup()

    def __enter__(self) -> Model:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, _: TracebackType | None) -> None:
        self.close()
