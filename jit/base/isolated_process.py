"""Compilers that end their process where they meet what they cannot take: each run gets a process of its own."""

from __future__ import annotations

import contextlib
import functools
import os
import re
import resource
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

from .errors import JitError, TimeLimitError

_MADE, _FAILED = b"+", b"-"
_first: Callable[[list[Path]], object] | None = None
_within: float | None = None


def begin_with(work: Callable[[list[Path]], object] | None) -> None:
    """Has every process of a compiler do ``work`` first, such as give up rights; None: nothing. ``work`` gets the
    folders that the compiler writes to."""
    global _first
    _first = work


def first(*writable: Path) -> Callable[[], object] | None:
    """What a compiler that is started as a program is to do first, as ``preexec_fn`` of ``subprocess``."""
    return None if _first is None else functools.partial(_first, list(writable))


@contextlib.contextmanager
def within(seconds: float) -> Iterator[None]:
    """Meanwhile each run of a compiler gets a process of its own, which is ended after so many seconds."""
    global _within
    before, _within = _within, seconds
    try:
        yield
    finally:
        _within = before


def limited() -> bool:
    """Whether compilers have to run in a process of their own, since they may take too long."""
    return _within is not None


def run_isolated(what: str, work: Callable[[], bytes], seconds: float | None = None) -> bytes:
    """What ``work`` makes, in a forked process, so that no abort and no crash there ends this one.

    Args:
        what: what is done, for the error: ``"LLVM makes code of k"``.
        work: called there; it must not need other threads. It is called here where the system cannot fork.
        seconds: after which the process is ended; None is what `within` says, or as long as it takes.

    Raises:
        JitError: the process died; the message has the signal, and the last line that it wrote.
        TimeLimitError: it took too long.
        RuntimeError: ``work`` raised an exception; with its words.
    """
    if not hasattr(os, "fork"):
        return work()
    seconds = _within if seconds is None else seconds
    sys.stdout.flush()
    sys.stderr.flush()
    ours, theirs = os.pipe()
    words, stderr_end = os.pipe()
    try:
        pid = os.fork()
    except OSError:
        for end in (ours, theirs, words, stderr_end):
            os.close(end)
        return work()
    if pid == 0:
        _child(work, theirs, stderr_end)
    os.close(theirs)
    os.close(stderr_end)
    try:
        made, late = _made(ours, pid, seconds)
        with open(words, "rb") as file:
            said = file.read().decode(errors="replace")
    except BaseException:  # ctrl-C: nobody waits for what it makes any more
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        raise
    status = os.waitpid(pid, 0)[1]
    if late:
        raise TimeLimitError(f"{what}, and that took more than {seconds:g} s")
    if made[:1] == _MADE and status == 0:
        return made[1:]
    if made[:1] == _FAILED:
        raise RuntimeError(made[1:].decode(errors="replace"))
    raise ended(what, os.waitstatus_to_exitcode(status), said)


def limit(seconds: int, memory: int) -> None:
    """In such a process: ends it where it takes more of a CPU, or refuses it more memory than it has now and so many
    bytes."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    most = _data() + memory
    resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def _data() -> int:
    """Bytes of data that this process has, which count for its limit."""
    status = Path("/proc/self/status")
    found = re.search(r"^VmData:\s+(\d+) kB", status.read_text(), re.MULTILINE) if status.exists() else None
    return int(found[1]) << 10 if found else 0


def _made(ours: int, pid: int, seconds: float | None) -> tuple[bytes, bool]:
    """What comes through a pipe, up to its end; and whether that took too long, so that the process was killed."""
    late = threading.Event()

    def over() -> None:
        late.set()
        os.kill(pid, signal.SIGKILL)

    timer = threading.Timer(seconds or 0.0, over)
    timer.daemon = True
    if seconds is not None:
        timer.start()
    try:
        with open(ours, "rb") as file:
            made = file.read()
    finally:
        if seconds is not None:
            timer.cancel()
            timer.join()  # the process has not been waited for: its number is its own
    return made, late.is_set()


def ended(what: str, status: int, said: str) -> JitError:
    """The error for a process that died.

    Args:
        what: what it did: ``"LLVM makes code of k"``.
        status: its exit status; below 0 the number of the signal that ended it.
        said: what it wrote to stderr; the error has the last line.
    """
    how = f"was ended by {signal.Signals(-status).name}" if status < 0 else "ended"
    lines = said.strip().splitlines()
    why = f" ({lines[-1][:300]})" if lines else ""
    return JitError(
        f"{what}, and its process {how}{why}: the source has something that it cannot take, or memory "
        f"is short; leave parts of the source out to find it"
    )


def _child(work: Callable[[], bytes], theirs: int, stderr_end: int) -> None:
    """The life of the forked process."""
    try:
        os.dup2(stderr_end, 2)
        os.set_blocking(stderr_end, False)  # nobody reads before the end
        for number in (signal.SIGABRT, signal.SIGSEGV):
            signal.signal(number, signal.SIG_DFL)
        with contextlib.suppress(OSError):  # it is the first to die where memory is short
            Path("/proc/self/oom_score_adj").write_text("1000")
        try:
            if _first is not None:
                _first([])
            made = _MADE + work()
        except Exception as error:
            made = _FAILED + str(error).encode()
        with open(theirs, "wb") as file:
            file.write(made)
    finally:
        os._exit(0)
