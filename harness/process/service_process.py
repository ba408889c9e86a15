"""The evaluator's end of the service: it starts the process, and asks it what happened in a call."""

from __future__ import annotations

import compileall
import contextlib
import functools
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import harness
import jit
from harness.errors import EMULATOR_ENDED, HarnessError, WorkerDied, WorkerTimeout
from harness.process import cgroups, ending, starting
from harness.wire import requests
from harness.wire.channel import Channel, ChannelClosed
from harness.wire.limits import LARGEST_REPLY, all_printable

_ENTRY = """
import sys
sys.path[:0] = {search!r}
from harness.service.main import main
main({submission}, {evaluator}, **{arguments!r})
"""
_OWN = {"TMPDIR"}  # variables that are another's in each process
_SOON = 10.0  # seconds that a copy may take to be there
_LONGEST_END = 10.0  # seconds that a killed process may take to be gone


class Service:
    """A process that compiles and emulates for one submission's process, once it is limited.

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
        arguments = {
            "hidden": hidden, "private": private, "caches": [str(cache)], "needed": needed,
            "writable": [str(path) for path in writable], "emulates": emulates, "compiles": compiles,
        }  # fmt: skip
        self._given = env, search, [submission, theirs], log, arguments
        self._process: starting.Copy | subprocess.Popen[bytes] = _copy(*self._given) or _new(*self._given)
        self._connection = ours
        self._channel = Channel(ours, LARGEST_REPLY, payloads=False)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def limit(self, group: cgroups.Group | None) -> None:
        """Puts the process into a control group, and lets it begin."""
        keeper = 0
        if isinstance(self._process, starting.Copy):
            if self._process.soon_found(_SOON):
                keeper = self._process.keeper
            else:
                self._process.end(0)
                self._process = _new(*self._given)
        for connection in self._given[2]:
            connection.close()
        ending.started(self._process, keeper)
        if group is not None:
            group.add(self._process.pid)
        with contextlib.suppress(OSError):  # it has ended: who asks it for something finds that
            self._connection.send(requests.GO)

    @property
    def alive(self) -> bool:
        """Whether it runs."""
        return self._process.poll() is None

    def begin(
        self, schedule: int | str, timeout: float, follow: str = "", histories: bool = False, forms: bool = False
    ) -> None:
        """A call begins, see ``requests.Begin``. Raises as ``call_report``."""
        self._ask(requests.Begin(schedule, follow, histories, forms), timeout)

    def stores(self, elements: list[tuple[int, int, int]], timeout: float) -> list[list[requests.Store]]:
        """Which stores wrote elements, see ``requests.AskStores``; empty where it cannot be said. Raises as
        ``call_report``."""
        reply = self._ask(requests.AskStores(elements), timeout)
        return reply.elements if isinstance(reply, requests.Stores) else []

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
            raise WorkerDied(EMULATOR_ENDED) from None
        except (ValueError, RecursionError) as error:  # msgspec's are among them
            raise WorkerDied(f"the emulator's process sent no report of the call: {error}") from None
        for name in reply.__struct_fields__:
            setattr(reply, name, all_printable(getattr(reply, name)))
        return reply

    def kill(self) -> None:
        """Ends the process."""
        self._channel.close()
        self.other_end.close()
        if isinstance(self._process, starting.Copy):
            self._process.end(_LONGEST_END)
            ending.ended(self._process)
        else:
            ending.end(self._process)


def prepare(env: dict[str, str], search: list[str]) -> None:
    """Starts what the processes to come will be copies of, if they have these variables; see ``Service``."""
    starting.ready(search, env, _OWN, starting.SERVICE)


def _copy(
    env: dict[str, str], search: list[str], connections: list[socket.socket], log: int, arguments: dict[str, Any]
) -> starting.Copy | None:
    """The process as a copy of its fork server; None where there is none that makes it at once. For one submission a
    new interpreter is there sooner."""
    if not starting.able() or not starting.is_ready(search, env, _OWN, starting.SERVICE):
        return None
    files = [one.fileno() for one in connections]
    with contextlib.suppress(HarnessError):  # it has ended meanwhile
        return starting.copy(search, env, _OWN, Path("/"), log, files, starting.SERVICE, arguments)
    return None


def _new(
    env: dict[str, str], search: list[str], connections: list[socket.socket], log: int, arguments: dict[str, Any]
) -> subprocess.Popen[bytes]:
    submission, evaluator = (one.fileno() for one in connections)
    entry = _ENTRY.format(search=search, submission=submission, evaluator=evaluator, arguments=arguments)
    return subprocess.Popen(
        [sys.executable, "-I", "-B", "-Xutf8", "-c", entry],
        cwd="/",
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=log,
        stderr=subprocess.STDOUT,
        pass_fds=(submission, evaluator),
        start_new_session=True,
    )


@functools.cache
def write_bytecode() -> None:
    """Compiles the modules that the processes import and may not write bytecode of, where that is not done yet. They
    would compile them at each start, which takes as long as all the rest of importing the emulator."""
    folders = [Path(package.__path__[0]) for package in (harness, jit)]
    if not sys.dont_write_bytecode and all(os.access(folder, os.W_OK) for folder in folders):
        for folder in folders:
            compileall.compile_dir(folder, quiet=2)
