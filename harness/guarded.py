"""Work on texts of a submission: places, excerpts, names, reports. What goes wrong there costs the decoration, and
neither the verdict nor the run.

Everything in the evaluator that reads such a text, be it the submission's file or what its process has said, does so
in ``guarded``, within a time, and reads files with ``text``, within a size.
"""

from __future__ import annotations

import ctypes
import os
import signal
import stat
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import TypeVar

SECONDS = 2.0
LARGEST = 1 << 20  # bytes of a submission, and of any file that is read for what is shown

T = TypeVar("T")


class TimeUp(BaseException):
    """The time is over. No ``except Exception`` of the work holds it up."""


_local = threading.local()


def guarded(work: Callable[[], T], otherwise: T, seconds: float = SECONDS) -> T:
    """What ``work`` gives, or ``otherwise`` where it raises an exception or takes longer than ``seconds``.

    The work has to be Python that any exception may leave at any point: it changes nothing that others see. Within
    another such call the time is that of the outer one.
    """
    if getattr(_local, "busy", False):
        try:
            return work()
        except Exception:
            return otherwise
    _local.busy = True
    try:
        own_thread = threading.current_thread() is threading.main_thread()
        return (_by_alarm if own_thread else _by_watch)(work, seconds)
    except (Exception, TimeUp):
        return otherwise
    finally:
        _local.busy = False


def _by_alarm(work: Callable[[], T], seconds: float) -> T:
    """In the main thread, whose signals also end a long search of ``re``. An alarm that others have set comes later."""

    def over(_: int, __: FrameType | None) -> None:
        raise TimeUp

    others, begun = signal.getitimer(signal.ITIMER_REAL), time.monotonic()
    before = signal.signal(signal.SIGALRM, over)
    try:
        try:
            signal.setitimer(signal.ITIMER_REAL, seconds)
            return work()
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    finally:
        signal.signal(signal.SIGALRM, before)
        put_back(others, begun)


def put_back(alarm: tuple[float, float], since: float) -> None:
    """Sets an alarm of others again, which was set ``since``: to what is left of it, or to come now."""
    if alarm[0]:
        signal.setitimer(signal.ITIMER_REAL, max(0.001, alarm[0] - (time.monotonic() - since)), alarm[1])


def _by_watch(work: Callable[[], T], seconds: float) -> T:
    """In any other thread: one that watches raises the exception here."""
    lock, done, raised = threading.Lock(), False, False
    thread = ctypes.c_ulong(threading.get_ident())

    def over() -> None:
        nonlocal raised
        with lock:
            if not done:
                raised = bool(ctypes.pythonapi.PyThreadState_SetAsyncExc(thread, ctypes.py_object(TimeUp)))

    timer = threading.Timer(seconds, over)
    timer.daemon = True
    timer.start()
    failure: BaseException | None = None
    try:
        made = work()
    except TimeUp:
        raise
    except BaseException as error:
        failure = error
    with lock:
        done = True
    timer.cancel()
    while raised:  # it is under way: it arrives here, and not later somewhere else
        time.sleep(0)
    if failure is not None:
        raise failure
    return made


def text(path: Path, most: int = LARGEST) -> str:
    """The text of a plain file, with what is no UTF-8 replaced. Raises as ``contents``."""
    return contents(path, most).decode(errors="replace")


def contents(path: Path, most: int = LARGEST) -> bytes:
    """The bytes of a plain file. Raises OSError, also for a file that is no plain one or has more than ``most`` bytes:
    nothing is waited for."""
    descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    with open(descriptor, "rb") as file:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise OSError(f"{path} is no plain file")
        found = file.read(most + 1)
    if len(found) > most:
        raise OSError(f"{path} has more than {most} bytes")
    return found
