"""Starts the processes of submissions.

They are copies of one process that has imported torch, ``harness.submission.fork_server``: importing it takes longer
than all else of a start. That process has not touched a GPU, so that a copy can make a context of its own. A process
that starts under a tool, such as a profiler, is a new one. Where many submissions are to come, the process that
emulates is a copy too, of ``harness.service.fork_server``.
"""

from __future__ import annotations

import array
import atexit
import contextlib
import json
import os
import select
import signal
import socket
import struct
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from harness.errors import Exit, HarnessError
from harness.machine import processes
from harness.wire.limits import printable
from jit.base import environment as variables

_NEW = "import sys; sys.path[:0] = {search!r}; from harness.submission.main import main; main({connections})"
_SERVER = "import sys; sys.path[:0] = {search!r}; from {module} import main; main({connection}, {many})"
SUBMISSION, SERVICE = "harness.submission.fork_server", "harness.service.fork_server"  # what copies are made of
_FLAGS = ("-I", "-u", "-B", "-Xutf8")
# Variables begin so that the loader, the C library, the interpreter or torch's libraries read when they are loaded.
EARLY = (
    "LD_", "GLIBC_", "MALLOC_", "LANG", "LC_", "PYTHON", "HOME", "OMP_", "GOMP_", "KMP_", "MKL_", "OPENBLAS_",
    "NPY_", "TORCH", "PYTORCH_", "ATEN_", "CUDA_", "NVIDIA_",
)  # fmt: skip
_CACHE = (variables.CACHE_DIR.name, "XDG_CACHE_HOME")  # what the emulator's fork server reads besides
_TRIES = 8  # to have a copy made, where servers are ended
_LAST_WORDS = 2.0  # seconds for a server that has closed its connection to end
_LAST = 2000  # bytes of what a server printed that an error shows


def able() -> bool:
    """Whether this system has what copies need."""
    return sys.platform.startswith("linux")


def new(
    search: list[str], environment: dict[str, str], folder: Path, printed: int, connections: list[int],
    under: Sequence[str] = (),
) -> subprocess.Popen[bytes]:  # fmt: skip
    """A new interpreter that becomes a worker.

    Args:
        search: folders that it imports from, before those of the interpreter.
        environment: its environment variables.
        folder: where it starts.
        printed: the descriptor that it prints to.
        connections: descriptors, the arguments of its ``submission.main``.
        under: words of a command line before its own, of a tool that starts it.
    """
    entry = _NEW.format(search=search, connections=", ".join(map(str, connections)))
    return subprocess.Popen(
        [*under, sys.executable, *_FLAGS, "-c", entry],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=printed,
        stderr=subprocess.STDOUT,
        pass_fds=connections,
        start_new_session=True,
    )


class Ended(HarnessError):
    """A signal ended the fork server before it made a copy; another can be started."""


class Copy:
    """A copy of the fork server, as ``subprocess.Popen`` shows a process. It is the child of its keeper."""

    def __init__(self, server: _Server, keeper: socket.socket) -> None:
        self._server, self._keeper = server, keeper
        self.pid = 0  # not known yet
        self.keeper = 0  # the keeper's number
        self.returncode: int | None = None
        self._failed: HarnessError | None = None  # why there is none, and will be none

    def soon(self) -> bool:
        """Whether the copy is there, or will be in a moment."""
        return self._server.ready

    def found(self, timeout: float) -> bool:
        """Whether the copy is there, ``timeout`` seconds from now at most; its number is known then.

        Raises:
            HarnessError: the fork server has ended.
        """
        if self._failed is not None:
            raise self._failed
        if not self.pid and select.select([self._keeper], [], [], timeout)[0]:
            data = self._receive(8)
            if len(data) != 8:
                self._keeper.close()
                self._failed = self._server.failed()
                raise self._failed
            self.keeper, self.pid = struct.unpack("ii", data)
        return bool(self.pid)

    def soon_found(self, timeout: float) -> bool:
        """As ``found``; False too where the fork server has ended."""
        try:
            return self.found(timeout)
        except HarnessError:
            return False

    def _receive(self, size: int) -> bytes:
        with contextlib.suppress(OSError):
            return self._keeper.recv(size, socket.MSG_WAITALL)
        return b""

    def begin_to_end(self) -> None:
        """Has the keeper kill the copy and what it left."""
        with contextlib.suppress(OSError):
            self._keeper.shutdown(socket.SHUT_WR)

    def end(self, timeout: float) -> None:
        """Has the keeper kill the copy and what it left, and waits for that. A copy that is not there yet ends when it
        finds its connections closed."""
        self.begin_to_end()
        with contextlib.suppress(OSError):
            self._keeper.settimeout(timeout)
            while self.pid and self._keeper.recv(64):
                pass
        self._keeper.close()

    def poll(self) -> int | None:
        """As that of ``subprocess.Popen``; None too while the copy is not there yet."""
        if self.pid and self.returncode is None and select.select([self._keeper], [], [], 0)[0]:
            data = self._receive(4)
            self.returncode = struct.unpack("i", data)[0] if len(data) == 4 else -signal.SIGKILL
        return self.returncode

    def wait(self, timeout: float) -> int:
        """As that of ``subprocess.Popen``."""
        if self.returncode is None:
            select.select([self._keeper], [], [], timeout)
        if (code := self.poll()) is None:
            raise subprocess.TimeoutExpired("a submission", timeout)
        return code


class _Server:
    """A fork server of this process."""

    def __init__(self, module: str, search: list[str], early: dict[str, str], many: bool = False) -> None:
        self.module, self._search, self._early = module, search, early
        self.owner = os.getpid()
        self._connection, theirs = socket.socketpair()
        self._printed = os.memfd_create("printed", os.MFD_CLOEXEC)
        self._said = ""  # the end of what it printed, once it is closed
        entry = _SERVER.format(search=search, module=module, connection=theirs.fileno(), many=many)
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, *_FLAGS, "-c", entry],
                cwd="/",
                env=early,  # a copy can read for ever what its server began with
                stdin=subprocess.DEVNULL,
                stdout=self._printed,
                stderr=subprocess.STDOUT,
                pass_fds=[theirs.fileno()],
                start_new_session=True,
            )

    def fits(self, module: str, search: list[str], early: dict[str, str]) -> bool:
        """Whether it can make such copies, with these folders to import from and these variables."""
        return (module, search, early) == (self.module, self._search, self._early)

    def runs(self) -> bool:
        """Whether it has not ended."""
        look = select.poll()
        look.register(self._connection, 0)
        return not look.poll(0)  # it has closed its end

    def copy(self, settings: int, printed: int, connections: list[int]) -> Copy:
        """Asks for a copy, and does not wait for it. Raises HarnessError."""
        ours, theirs = socket.socketpair()
        files = array.array("i", [theirs.fileno(), settings, printed, *connections])
        try:
            self._connection.sendmsg([b"c"], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, files)])
        except OSError:
            ours.close()
            raise self.failed() from None
        finally:
            theirs.close()
        return Copy(self, ours)

    @property
    def ready(self) -> bool:
        """Whether it has imported torch, so that a copy is there at once."""
        return bool(select.select([self._connection], [], [], 0)[0])  # what it sends is never read

    def failed(self) -> HarnessError:
        """What to say when it makes no copy."""
        said = self._said or self._last_printed()
        text = f"the process for submissions could not start: {said or 'the process that is copied for it has ended'}"
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_LAST_WORDS)
        kind = Ended if (self._process.returncode or 0) < 0 else HarnessError
        return kind(text, Exit.INTERNAL, hint="warpyard doctor")

    def _last_printed(self) -> str:
        if self._printed < 0:
            return ""
        os.lseek(self._printed, -min(_LAST, os.fstat(self._printed).st_size), os.SEEK_END)
        return printable(os.read(self._printed, _LAST).decode(errors="replace")).strip()

    def close(self) -> None:
        """Ends it. Its copies go on; one that is not there yet may still ask what it printed."""
        self._said = self._last_printed()
        self._connection.close()
        os.close(self._printed)
        self._printed = -1
        if self.owner == os.getpid():
            self._process.kill()
            self._process.wait()


_lock = threading.Lock()
_servers: list[_Server] = []  # at most _MOST of a module, the one that was used last at the end
_MOST = 2  # one for a GPU and one for the emulator, whose variables differ


def copy(
    search: list[str], environment: dict[str, str], own: set[str], folder: Path, printed: int, connections: list[int],
    module: str = SUBMISSION, arguments: dict[str, Any] | None = None,
) -> Copy:  # fmt: skip
    """A copy of a fork server. Where there is none yet that was loaded with these variables, it is started first. The
    arguments are those of ``new``, and more.

    Args:
        own: variables that are another's in each copy.
        module: what the copy is made of, ``SUBMISSION`` or ``SERVICE``.
        arguments: its further arguments.

    Raises:
        HarnessError: the fork server cannot be started.
    """
    settings = os.memfd_create("settings", os.MFD_CLOEXEC)
    try:
        world = {"environment": environment, "folder": str(folder), "circumstances": processes.circumstances()}
        os.write(settings, json.dumps(world | {"arguments": arguments or {}}).encode())
        os.lseek(settings, 0, os.SEEK_SET)
        with _lock:
            for _ in range(_TRIES - 1):
                with contextlib.suppress(Ended):
                    return _server(module, search, environment, own).copy(settings, printed, connections)
            return _server(module, search, environment, own).copy(settings, printed, connections)
    finally:
        os.close(settings)


def ready(search: list[str], environment: dict[str, str], own: set[str], module: str = SUBMISSION) -> None:
    """Starts the fork server, of which many copies will be wanted; the arguments are those of ``copy``."""
    with _lock:
        _server(module, search, environment, own, many=True)


def is_ready(search: list[str], environment: dict[str, str], own: set[str], module: str) -> bool:
    """Whether there is a fork server that makes such a copy at once; the arguments are those of ``copy``."""
    early = _early(module, environment, own)
    with _lock:
        return any(one.fits(module, search, early) and one.runs() and one.ready for one in _servers)


def _early(module: str, environment: dict[str, str], own: set[str]) -> dict[str, str]:
    """The variables that a fork server begins with."""
    read = (*EARLY, *_CACHE) if module == SERVICE else EARLY
    out = {*own, *processes.LATE}
    return {name: value for name, value in environment.items() if name.startswith(read) and name not in out}


def _server(module: str, search: list[str], environment: dict[str, str], own: set[str], many: bool = False) -> _Server:
    early = _early(module, environment, own)
    for ended in [server for server in _servers if not server.runs()]:
        _servers.remove(ended)
        ended.close()
    found = next((server for server in _servers if server.fits(module, search, early)), None)
    if found is not None:
        _servers.remove(found)
    else:
        alike = [server for server in _servers if server.module == module]
        if len(alike) == _MOST:
            _servers.remove(alike[0])
            alike[0].close()
        found = _Server(module, search, early, many)
    _servers.append(found)
    return found


@atexit.register
def _close() -> None:
    with _lock:
        while _servers:
            _servers.pop().close()
