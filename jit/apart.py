"""Compilers that end their process where they meet what they cannot take: each run gets a process of its own."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable

from .errors import JitError

_MADE, _FAILED = b"+", b"-"


def apart(what: str, work: Callable[[], bytes]) -> bytes:
    """What ``work`` makes, in a forked process, so that no abort and no crash there ends this one.

    Args:
        what: what is done, for the error: ``"LLVM makes code of k"``.
        work: called there; it must not need other threads. It is called here where the system cannot fork.

    Raises:
        JitError: the process died; the message has the signal, and the last line that it wrote.
        RuntimeError: ``work`` raised an exception; with its words.
    """
    if not hasattr(os, "fork"):
        return work()
    sys.stdout.flush()
    sys.stderr.flush()
    ours, theirs = os.pipe()
    words, told = os.pipe()
    try:
        pid = os.fork()
    except OSError:
        for end in (ours, theirs, words, told):
            os.close(end)
        return work()
    if pid == 0:
        _child(work, theirs, told)
    os.close(theirs)
    os.close(told)
    with open(ours, "rb") as file:
        made = file.read()
    with open(words, "rb") as file:
        said = file.read().decode(errors="replace").strip().splitlines()
    status = os.waitpid(pid, 0)[1]
    if made[:1] == _MADE and status == 0:
        return made[1:]
    if made[:1] == _FAILED:
        raise RuntimeError(made[1:].decode(errors="replace"))
    how = f"was ended by {signal.Signals(os.WTERMSIG(status)).name}" if os.WIFSIGNALED(status) else "ended"
    why = f" ({said[-1][:300]})" if said else ""
    raise JitError(
        f"{what}, and its process {how}{why}: the source has something that it cannot take, or memory "
        f"is short; leave parts of the source out to find it"
    )


def _child(work: Callable[[], bytes], theirs: int, told: int) -> None:
    """The life of the forked process."""
    try:
        os.dup2(told, 2)
        os.set_blocking(told, False)  # nobody reads before the end
        for number in (signal.SIGABRT, signal.SIGSEGV):
            signal.signal(number, signal.SIG_DFL)
        try:
            made = _MADE + work()
        except Exception as error:
            made = _FAILED + str(error).encode()
        with open(theirs, "wb") as file:
            file.write(made)
    finally:
        os._exit(0)
