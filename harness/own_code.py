"""How long a task's own code may run, and how much memory it may take: whoever waits for a verdict waits for
``generate_input``, the reference and the check too, and any of them may have a loop without an end."""

from __future__ import annotations

import contextlib
import ctypes
import functools
import os
import resource
import signal
import threading
import time
from collections.abc import Iterator
from types import FrameType
from typing import Any

from harness import guarded
from harness.errors import Exit
from harness.machine import memory

LEAST = 60.0  # seconds that such a function may take, whatever a call of a submission may
_AGAIN = 1.0  # seconds until code that catches all exceptions is interrupted again
_GRACE = 10.0  # seconds for code that is not Python's to return
_SHARE = 0.9  # of the memory that is left
_MONOTONIC, _IN_A_THREAD = 1, 2  # CLOCK_MONOTONIC, SIGEV_THREAD

_local = threading.local()


class TooLong(BaseException):
    """The time is over. No ``except Exception`` of the task's code holds it up."""


@contextlib.contextmanager
def limited(seconds: float, what: str) -> Iterator[None]:
    """Within it, code of a task runs in the main thread. It gets a MemoryError where it takes more than most of the
    memory that is left. Within another such call, in other threads, and where an alarm is set that comes earlier, the
    code is not limited.

    Where the code is not Python's and does not return, the process ends some seconds later, with `Exit.TIMEOUT` and a
    line on stderr: no exception reaches such code.

    Args:
        seconds: after which it is interrupted.
        what: the function that runs, and its file, for that line.

    Raises:
        TooLong: it took longer. Again and again, where the code catches that.
    """
    others, begun = signal.getitimer(signal.ITIMER_REAL), time.monotonic()
    here = threading.current_thread() is threading.main_thread() and not 0 < others[0] <= seconds
    if getattr(_local, "busy", False) or not here:
        yield
        return
    alarm = _Alarm()
    _local.busy = True
    before = signal.signal(signal.SIGALRM, alarm)
    own = _limit_memory()
    try:
        try:
            signal.setitimer(signal.ITIMER_REAL, seconds, _AGAIN)
            _process_end().set(seconds + _GRACE, f"{what} did not end within {seconds:g} s, and cannot be interrupted")
            yield
        finally:
            alarm.on = False
    except Exception as error:
        if alarm.rang and not isinstance(error, MemoryError):  # the code made another exception of it
            raise TooLong from error
        raise
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        guarded.put_back(others, begun)
        _process_end().clear()
        if own is not None:
            resource.setrlimit(resource.RLIMIT_DATA, own)
        _local.busy = False


class _Alarm:
    """What the signal does while it is ``on``; ``rang``: it has done so."""

    def __init__(self) -> None:
        self.on, self.rang = True, False

    def __call__(self, _: int, __: FrameType | None) -> None:
        if self.on:
            self.rang = True
            raise TooLong


def _limit_memory() -> tuple[int, int] | None:
    """Limits what this process may allocate from now on to most of what is left. Returns the limits before; None where
    nothing is limited: CUDA maps memory as it sees fit."""
    import torch

    left = _left(int(time.monotonic()))
    if left is None or torch.cuda.is_available():
        return None
    before = resource.getrlimit(resource.RLIMIT_DATA)
    most = memory.taken() + int(_SHARE * left)
    for one in before:
        most = most if one == resource.RLIM_INFINITY else min(most, one)
    resource.setrlimit(resource.RLIMIT_DATA, (most, before[1]))
    return before


@functools.lru_cache(1)
def _left(_: int) -> int | None:
    """Bytes of memory that are left, in a second: to find out takes as long as small inputs."""
    return memory.available()


class _Event(ctypes.Structure):
    """``struct sigevent`` of Linux, where it has a function called in a thread."""

    _fields_ = (
        ("value", ctypes.c_void_p), ("signal", ctypes.c_int), ("notify", ctypes.c_int),
        ("function", ctypes.c_void_p), ("attributes", ctypes.c_void_p), ("rest", ctypes.c_char * 32),
    )  # fmt: skip


class _Times(ctypes.Structure):
    """``struct itimerspec``."""

    _fields_ = tuple((name, ctypes.c_long) for name in ("again", "again_ns", "seconds", "nanoseconds"))


class _ProcessEnd:
    """Timers that write a line and end this process, by functions of the C library alone: code of C that does not
    return keeps Python's lock, so that nothing of Python runs any more, in no thread."""

    def __init__(self) -> None:
        self.process = os.getpid()
        self._text = ctypes.create_string_buffer(1024)
        self._timers: list[tuple[ctypes.c_void_p, float]] = []
        with contextlib.suppress(OSError, AttributeError):  # a C library that has no such function
            self._c: Any = ctypes.CDLL(None)
            address = ctypes.addressof(self._text)
            self._timers = [(self._timer(self._c.warnx, address), 0), (self._timer(self._c._exit, Exit.TIMEOUT), 0.5)]

    def _timer(self, function: Any, value: int) -> ctypes.c_void_p:
        pointer = ctypes.cast(function, ctypes.c_void_p).value
        event = _Event(value=value, notify=_IN_A_THREAD, function=pointer)
        timer = ctypes.c_void_p()
        if self._c.timer_create(_MONOTONIC, ctypes.byref(event), ctypes.byref(timer)):
            raise OSError("no timer")
        return timer

    def set(self, seconds: float, text: str) -> None:
        """Has the process end in so many seconds, with a text of one line."""
        self._text.value = f"error: {text}".replace("%", "%%").encode(errors="replace")[:1000]
        for timer, later in self._timers:
            self._settime(timer, seconds + later)

    def clear(self) -> None:
        """Lets it go on."""
        for timer, _ in self._timers:
            self._settime(timer, 0)

    def _settime(self, timer: ctypes.c_void_p, seconds: float) -> None:
        times = _Times(seconds=int(seconds), nanoseconds=int(seconds % 1 * 1e9))
        self._c.timer_settime(timer, 0, ctypes.byref(times), None)


_made: _ProcessEnd | None = None


def _process_end() -> _ProcessEnd:
    """That of this process: a copy of it has none of its timers."""
    global _made
    if _made is None or _made.process != os.getpid():
        _made = _ProcessEnd()
    return _made
