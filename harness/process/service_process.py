"""The evaluator's end of the service: it starts the process, and asks it what happened in a call."""

from __future__ import annotations

import compileall
import functools
import os
import socket
import subprocess
import sys
from pathlib import Path

import harness
import jit
from harness.errors import WorkerDied, WorkerTimeout
from harness.process import ending, starting
from harness.wire import requests
from harness.wire.channel import Channel, ChannelClosed
from harness.wire.limits import LARGEST_REPLY, all_printable
from jit.base import environment as variables

_ENTRY = """
import sys
sys.path[:0] = {search!r}
from harness.service.main import main
main({submission}, {evaluator}, {hidden!r}, {private!r}, {caches!r}, {needed!r}, {writable!r}, {emulates}, {compiles})
"""
_TOLD_TO_STRANGERS = (*starting.EARLY, "PATH", "WARPYARD_", "TRITON_", "CUPY_", "TERM", "TZ")  # variables begin so


class Service:
    """A process that compiles and emulates for one submission's process.

    Args:
        env: its environment variables.
        search: folders that it imports from, before those of the interpreter.
        hidden, needed, writable: as for the submission's process.
        private: folders of the cache that no process with a submission's code may read.
        cache: what the process that compiles may write.
        emulates: it will emulate, and not only compile.
        compiles: it will probably compile: it gets the compiler ready.
        log: the descriptor that it prints to.

    Attributes:
        other_end: the connection for the submission's process; to be closed when that has it.
    """

    def __init__(
        self,
        env: dict[str, str],
        search: list[str],
        hidden: list[str],
        private: list[str],
        cache: Path,
        needed: list[str],
        writable: list[Path],
        emulates: bool,
        compiles: bool,
        log: int,
    ) -> None:
        write_bytecode()
        ours, theirs = socket.socketpair()
        self.other_end, submission = socket.socketpair()
        entry = _ENTRY.format(
            search=search,
            submission=submission.fileno(),
            evaluator=theirs.fileno(),
            hidden=hidden,
            private=private,
            caches=[str(cache)],
            needed=needed,
            writable=[str(path) for path in writable],
            emulates=emulates,
            compiles=compiles,
        )
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-B", "-Xutf8", "-c", entry],
                cwd="/",
                env=env,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                pass_fds=(submission.fileno(), theirs.fileno()),
                start_new_session=True,
            )
        finally:
            theirs.close()
            submission.close()
        ending.started(self._process)
        self._channel = Channel(ours, LARGEST_REPLY, payloads=False)

    @property
    def alive(self) -> bool:
        """Whether it runs."""
        return self._process.poll() is None

    @property
    def pid(self) -> int:
        """The number of its first process."""
        return self._process.pid

    def begin(self, schedule: int | str, timeout: float) -> None:
        """A call begins. Raises as ``call_report``."""
        self._ask(requests.Begin(schedule), timeout)

    def call_report(self, timeout: float) -> requests.CallReport:
        """What happened since the call began.

        Raises:
            WorkerTimeout: no answer in time.
            WorkerDied: the process ended: what it ran was too much for it.
        """
        reply = self._ask(requests.AskReport(), timeout)
        if not isinstance(reply, requests.CallReport):
            said = f": {reply.message}" if isinstance(reply, requests.Raised) else ""
            raise WorkerDied(f"the emulator's process sent no report of the call{said}")
        return reply

    def _ask(self, request: requests.Request, timeout: float) -> requests.Reply:
        try:
            self._channel.send(requests.encode(request), timeout=timeout)
            reply = requests.answered(self._channel.receive(timeout)[0])
        except TimeoutError:
            raise WorkerTimeout(f"the emulator's process sent no answer within {timeout:g} s") from None
        except ChannelClosed:
            raise WorkerDied("the process that emulates ended") from None
        except (ValueError, RecursionError) as error:  # msgspec's are among them
            raise WorkerDied(f"the emulator's process sent no report of the call: {error}") from None
        for name in reply.__struct_fields__:
            setattr(reply, name, all_printable(getattr(reply, name)))
        return reply

    def kill(self) -> None:
        """Ends the process."""
        self._channel.close()
        self.other_end.close()
        ending.end(self._process)


@functools.cache
def write_bytecode() -> None:
    """Compiles the modules that the processes import and may not write bytecode of, where that is not done yet. They
    would compile them at each start, which takes as long as all the rest of importing the emulator."""
    folders = [Path(package.__path__[0]) for package in (harness, jit)]
    if not sys.dont_write_bytecode and all(os.access(folder, os.W_OK) for folder in folders):
        for folder in folders:
            compileall.compile_dir(folder, quiet=2)


def environment(strangers: bool = False) -> dict[str, str]:
    """The evaluator's own variables, without those of the competition's runner. A path there does not depend on the
    folder that a process is in. ``strangers``: only those that say how libraries, compilers and this project work."""
    found = {key: value for key, value in os.environ.items() if not key.startswith("POPCORN")}
    if strangers:
        found = {key: value for key, value in found.items() if key.startswith(_TOLD_TO_STRANGERS)}
    if bundle := variables.BUNDLE.read():
        found[variables.BUNDLE.name] = str(bundle.absolute())
    return found
