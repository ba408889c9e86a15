"""What comes of a mutant, in a process of its own: a result, a finding, an error, or a defect."""

from __future__ import annotations

import faulthandler
import json
import os
import re
import resource
import selectors
import signal
import sys
import time
import traceback
import warnings
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from jit.base.errors import JitError

_MEMORY = 8 << 30  # bytes that a mutant may have mapped beyond what its parent has
_PROCESSOR = 40  # seconds of CPU time after which a mutant is ended
GOOD = ("result", "finding", "error")


@dataclass(frozen=True)
class Outcome:
    """The outcome of one mutant.

    Attributes:
        name: of the mutant; it says how to make it again.
        kind: ``"result"``, ``"finding"``, ``"error"`` (of the project's), or a defect: ``"traceback"``, ``"death"``,
            ``"endless"``.
        what: the finding's kind, the type of the error, the signal.
        message: and of a traceback its last places.
        seconds: CPU time.
    """

    name: str
    kind: str
    what: str
    message: str
    seconds: float

    @property
    def defect(self) -> bool:
        return self.kind not in GOOD

    @property
    def signature(self) -> str:
        """What defects of the same cause have in common."""
        return re.sub(r"\d+|0x[0-9a-f]+", "#", f"{self.kind} {self.what} {self.message.splitlines()[-1:]}")[:300]


def _classified(work: Callable[[], None]) -> tuple[str, str, str]:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            work()
    except JitError as error:
        report = getattr(error, "report", None)
        finding = report is not None and report["kind"] != "unsupported"
        return "finding" if finding else "error", report["kind"] if finding else type(error).__name__, str(error)
    except BaseException as error:
        frames = [frame for frame in traceback.extract_tb(error.__traceback__) if "mutants" not in frame.filename]
        places = [f"{frame.filename.rpartition('/jit/')[2]}:{frame.lineno} {frame.name}" for frame in frames[-4:]]
        return "traceback", type(error).__name__, f"{str(error)[:400]}\n{' < '.join(reversed(places))}"
    return "result", "", ""


def _child(work: Callable[[], None], feed: int) -> None:
    try:
        os.setsid()
        faulthandler.disable()
        null = os.open(os.devnull, os.O_RDWR)
        for descriptor in (0, 1):
            os.dup2(null, descriptor)
        spool = os.memfd_create("stderr")
        os.dup2(spool, 2)
        with open("/proc/self/statm") as file:
            mapped = int(file.read().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (mapped + _MEMORY,) * 2)
        resource.setrlimit(resource.RLIMIT_CPU, (_PROCESSOR, _PROCESSOR + 5))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.write(feed, json.dumps(_classified(work))[:60000].encode())
    finally:
        os._exit(0)


def run(mutants: Iterable[tuple[str, Callable[[], None]]], workers: int, seconds: float) -> Iterator[Outcome]:
    """Runs mutants, each in a forked process, several at a time; one that takes more than ``seconds`` is ended."""
    waiting = iter(mutants)
    selector = selectors.DefaultSelector()
    running = 0
    more = True
    while more or running:
        while more and running < workers:
            one = next(waiting, None)
            if one is None:
                more = False
                break
            name, work = one
            ours, theirs = os.pipe()
            sys.stdout.flush()
            pid = os.fork()
            if pid == 0:
                os.close(ours)
                _child(work, theirs)
            os.close(theirs)
            selector.register(ours, selectors.EVENT_READ, (name, pid, time.monotonic() + seconds))
            running += 1
        ready = {key.fd for key, _ in selector.select(timeout=0.2)}
        for key in list(selector.get_map().values()):
            name, pid, until = key.data
            late = time.monotonic() > until
            if key.fd not in ready and not late:
                continue
            if late:
                os.kill(pid, signal.SIGKILL)
            text = b"" if late else os.read(key.fd, 1 << 16)
            selector.unregister(key.fd)
            os.close(key.fd)
            _, status, used = os.wait4(pid, 0)
            running -= 1
            yield _outcome(name, text, status, late, used.ru_utime + used.ru_stime)


def _outcome(name: str, text: bytes, status: int, late: bool, used: float) -> Outcome:
    ended = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
    if late or ended in (signal.SIGXCPU, signal.SIGKILL):
        return Outcome(name, "endless", "", f"ended after {used:.0f} s of CPU time", used)
    if ended or not text:
        return Outcome(name, "death", signal.Signals(ended).name if ended else "no word", "", used)
    kind, what, document = json.loads(text)
    return Outcome(name, kind, what, document, used)
