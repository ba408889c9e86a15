"""Starts the processes of submissions.

Where nothing runs on a GPU, they are copies of one process that has imported torch, ``harness.submission.fork_server``:
importing it takes longer than all else of a start. With CUDA each is a new one, for a context has to be made in it.
"""

from __future__ import annotations

import array
import atexit
import contextlib
import json
import os
import select
import socket
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path

from harness.errors import Exit, HarnessError
from harness.wire.limits import printable

_NEW = "import sys; sys.path[:0] = {search!r}; from harness.submission.request_loop import main; main({connections})"
_SERVER = "import sys; sys.path[:0] = {search!r}; from harness.submission.fork_server import main; main({connection})"
_FLAGS = ("-I", "-u", "-B", "-Xutf8")
# Variables begin so that the loader, the C library, the interpreter or torch's libraries read when they are loaded.
EARLY = (
    "LD_", "GLIBC_", "MALLOC_", "LANG", "LC_", "PYTHON", "PATH", "HOME", "OMP_", "GOMP_", "KMP_", "MKL_", "OPENBLAS_",
    "NPY_", "TORCH", "PYTORCH_", "ATEN_", "CUDA_", "NVIDIA_",
)  # fmt: skip
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
        connections: descriptors, the arguments of its ``worker.main``.
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


class Copy:
    """A copy of the fork server, as ``subprocess.Popen`` shows a process. It is this process's child."""

    def __init__(self, server: _Server, number: int) -> None:
        self._server, self._number = server, number
        self.pid = 0  # not told yet
        self.returncode: int | None = None

    def soon(self) -> bool:
        """Whether the copy is there, or will be in a moment."""
        return self._server.ready

    def found(self, timeout: float) -> bool:
        """Whether the copy is there, ``timeout`` seconds from now at most; its number is known then.

        Raises:
            HarnessError: the fork server has ended.
        """
        if not self.pid and select.select([self._number], [], [], timeout)[0]:
            told = os.read(self._number, 4)
            self.drop()
            if len(told) != 4:
                raise self._server.failed()
            (self.pid,) = struct.unpack("i", told)
        return bool(self.pid)

    def drop(self) -> None:
        """The number is not waited for any more."""
        if self._number >= 0:
            os.close(self._number)
            self._number = -1

    def poll(self) -> int | None:
        """As that of ``subprocess.Popen``; None too while the copy is not there yet."""
        if self.pid and self.returncode is None:
            try:
                pid, status = os.waitpid(self.pid, os.WNOHANG)
            except ChildProcessError:  # somebody else has waited for it
                pid, status = self.pid, 0
            if pid:
                self.returncode = os.waitstatus_to_exitcode(status)
        return self.returncode

    def wait(self, timeout: float) -> int:
        """As that of ``subprocess.Popen``."""
        until = time.monotonic() + timeout
        while (code := self.poll()) is None:
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired("a submission", timeout)
            time.sleep(0.002)
        return code


class _Server:
    """The fork server of this process."""

    def __init__(self, search: list[str], early: dict[str, str]) -> None:
        self._search, self._early = search, early
        self.owner = os.getpid()
        self._connection, theirs = socket.socketpair()
        self._printed = os.memfd_create("printed", os.MFD_CLOEXEC)
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, *_FLAGS, "-c", _SERVER.format(search=search, connection=theirs.fileno())],
                cwd="/",
                env=early,  # a copy can read for ever what its server began with
                stdin=subprocess.DEVNULL,
                stdout=self._printed,
                stderr=subprocess.STDOUT,
                pass_fds=[theirs.fileno()],
                start_new_session=True,
            )

    def fits(self, search: list[str], early: dict[str, str]) -> bool:
        """Whether it can make copies with these folders to import from and these variables."""
        return (search, early) == (self._search, self._early) and self.owner == os.getpid() and self._runs()

    def _runs(self) -> bool:
        return self._process.poll() is None

    def copy(self, told: int, printed: int, connections: list[int]) -> Copy:
        """Asks for a copy, and does not wait for it. Raises HarnessError."""
        number, tell = os.pipe()
        files = array.array("i", [tell, told, printed, *connections])
        try:
            self._connection.sendmsg([b"c"], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, files)])
        except OSError:
            os.close(number)
            raise self.failed() from None
        finally:
            os.close(tell)
        return Copy(self, number)

    @property
    def ready(self) -> bool:
        """Whether it has imported torch, so that a copy is there at once."""
        return bool(select.select([self._connection], [], [], 0)[0])  # what it sends is never read

    def failed(self) -> HarnessError:
        """What to say when it makes no copy."""
        os.lseek(self._printed, -min(_LAST, os.fstat(self._printed).st_size), os.SEEK_END)
        said = printable(os.read(self._printed, _LAST).decode(errors="replace")).strip()
        told = f"the process for submissions could not start: {said or 'the process that is copied for it has ended'}"
        return HarnessError(told, Exit.INTERNAL, hint="warpyard doctor")

    def close(self) -> None:
        """Ends it. Its copies go on."""
        self._connection.close()
        os.close(self._printed)
        if self.owner == os.getpid():
            self._process.kill()
            self._process.wait()


_lock = threading.Lock()
_servers: list[_Server] = []  # at most one


def copy(
    search: list[str], environment: dict[str, str], own: set[str], folder: Path, printed: int, connections: list[int]
) -> Copy:
    """A copy of the fork server. Where there is none yet that was loaded with these variables, it is started first. The
    caller adopts orphans. The arguments are those of ``new``, and ``own``: variables that are another's in each copy.

    Raises:
        HarnessError: the fork server cannot be started.
    """
    early = {name: value for name, value in environment.items() if name.startswith(EARLY) and name not in own}
    told = os.memfd_create("told", os.MFD_CLOEXEC)
    try:
        os.write(told, json.dumps({"environment": environment, "folder": str(folder)}).encode())
        os.lseek(told, 0, os.SEEK_SET)
        with _lock:
            if _servers and not _servers[0].fits(search, early):
                _servers.pop().close()
            if not _servers:
                _servers.append(_Server(search, early))
            return _servers[0].copy(told, printed, connections)
    finally:
        os.close(told)


@atexit.register
def _close() -> None:
    with _lock, contextlib.suppress(IndexError):
        _servers.pop().close()
