"""How far the emulator is with the launch that a submission's process is in: CTAs done, and the time that is left."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

from jit.base import environment

_SIZE = 256  # bytes of the file that jit.emulator writes
_INTERVAL = 0.25  # seconds between two looks
_SHORTEST = 0.6  # seconds that a launch takes before it is reported
TAKES = "this launch takes about"  # of a forecast


def variables(path: Path) -> dict[str, str]:
    """What the submission's process is started with, so that the emulator reports its progress at ``path``."""
    return {environment.PROGRESS.name: str(path)}


class Progress(NamedTuple):
    """What the emulator says of the launch that it is in: CTAs done, of how many, and the seconds since it began."""

    kernel: str
    done: int
    total: int
    seconds: float


def state(path: Path) -> Progress | None:
    """None where no launch is under way. The file is written by the submission's process: whatever else it holds is
    nothing."""
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOFOLLOW)
    except OSError:
        return None
    try:
        given: Any = json.loads(os.pread(descriptor, _SIZE, 0))
        name = "".join(c for c in str(given["kernel"]) if c.isprintable())[:40]
        found = Progress(name, int(given["done"]), int(given["total"]), float(given["seconds"]))
    except (OSError, ValueError, TypeError, KeyError, OverflowError):
        return None
    finally:
        os.close(descriptor)
    return found if 0 <= found.done < found.total < 1 << 60 and 0 <= found.seconds < 1e7 else None


def read(path: Path) -> str:
    """``"kernel: CTA 12 of 56, about 0:31 left"``; "" where no launch is under way, or only just."""
    now = state(path)
    if now is None or now.seconds < _SHORTEST:
        return ""
    left = f", about {_clock(now.seconds * (now.total - now.done) / now.done)} left" if now.done else ""
    return f"{now.kernel}: CTA {now.done} of {now.total}{left}"


def _clock(seconds: float) -> str:
    """Minutes and seconds, and hours where there are any."""
    rest = round(seconds)
    minutes = f"{rest // 60 % 60:02}:{rest % 60:02}" if rest >= 3600 else f"{rest // 60}:{rest % 60:02}"
    return f"{rest // 3600}:{minutes}" if rest >= 3600 else minutes


class Forecast:
    """Reports once a case that a launch will take long, from the pace of its first CTAs.

    Args:
        long: seconds from which on a launch is reported.
        measured: seconds of emulation before anything is said, without the first CTAs, in which code is generated.
    """

    def __init__(self, long: float = 60.0, measured: float = 2.0):
        self._long, self._measured = long, measured
        self._first: Progress | None = None
        self._shown = False

    def begins(self) -> None:
        """Another case begins."""
        self._first, self._shown = None, False

    def line(self, now: Progress | None) -> str:
        """What to say now; "" for nothing."""
        if now is None or self._shown or not now.done:
            return ""
        first = self._first
        if first is None or (now.kernel, now.total) != (first.kernel, first.total) or now.seconds < first.seconds:
            self._first = now
            return ""
        ctas, seconds = now.done - first.done, now.seconds - first.seconds
        if not ctas or seconds < self._measured:
            return ""
        whole = now.seconds + seconds / ctas * (now.total - now.done)
        if whole < self._long:
            return ""
        self._shown = True
        return (
            f"{now.kernel} has {now.total} CTAs. At the pace of {ctas} of the first {now.done}, "
            f"{TAKES} {_clock(whole)} on the emulator"
        )


class Watcher:
    """Looks at the progress from a thread, as long as the context lasts.

    Args:
        path: the file of the submission's process.
        show: called with what `read` says, whenever that changes.
        warn: called with what the forecast says.
    """

    def __init__(self, path: Path, show: Callable[[str], None], warn: Callable[[str], None]):
        self._path, self._show, self._warn = path, show, warn
        self.forecast = Forecast()
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        last = ""
        while not self._over.wait(_INTERVAL):
            if warning := self.forecast.line(state(self._path)):
                self._warn(warning)
            now = read(self._path)
            if now != last:
                self._show(now)
                last = now

    def __enter__(self) -> Watcher:
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, _: TracebackType | None) -> None:
        self._over.set()
        self._thread.join()
