"""How far the emulator is with the launch that a submission's process is in: CTAs done, and the time that is left."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

from jit import environment

_SIZE = 256  # bytes of the file that jit.emulator writes
_INTERVAL = 0.25  # seconds between two looks
_SHORTEST = 0.6  # seconds that a launch takes before it is told of


def variables(path: Path) -> dict[str, str]:
    """What the submission's process is to be started with, so that the emulator tells of its progress at ``path``."""
    return {environment.PROGRESS.name: str(path)}


def read(path: Path) -> str:
    """``"kernel: CTA 12 of 56, about 0:31 left"``; "" where no launch is under way, or only just. The file is written
    by the submission's process: whatever else it holds is nothing."""
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOFOLLOW)
    except OSError:
        return ""
    try:
        told: Any = json.loads(os.pread(descriptor, _SIZE, 0))
        done, total, seconds = int(told["done"]), int(told["total"]), float(told["seconds"])
        name = "".join(c for c in str(told["kernel"]) if c.isprintable())[:40]
    except (OSError, ValueError, TypeError, KeyError, OverflowError):
        return ""
    finally:
        os.close(descriptor)
    if not 0 <= done < total < 1 << 60 or not _SHORTEST <= seconds < 1e7:
        return ""
    left = ""
    if done:
        rest = round(seconds * (total - done) / done)
        left = f", about {rest // 3600}:{rest // 60 % 60:02}:{rest % 60:02} left" if rest >= 3600 else (
            f", about {rest // 60}:{rest % 60:02} left"
        )  # fmt: skip
    return f"{name}: CTA {done} of {total}{left}"


class Watcher:
    """Calls ``show`` from a thread with what `read` says, whenever that changes, as long as the context lasts."""

    def __init__(self, path: Path, show: Callable[[str], None]):
        self._path, self._show = path, show
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        last = ""
        while not self._over.wait(_INTERVAL):
            told = read(self._path)
            if told != last:
                self._show(told)
                last = told

    def __enter__(self) -> Watcher:
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, _: TracebackType | None) -> None:
        self._over.set()
        self._thread.join()
