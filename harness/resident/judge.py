"""The resident judge. It has imported what a check needs, and makes a copy of itself for each command.

A copy is an evaluator like any other: it gets the client's streams, folder, variables and limits, runs the command, and
ends. So no check sees another one's state. The judge itself runs nothing but this module; it has no other thread, and
has not touched a GPU, for neither survives a copy.
"""

from __future__ import annotations

import atexit
import contextlib
import fcntl
import gc
import importlib.util
import io
import math
import os
import select
import signal
import socket
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

from harness.machine import large_pages, processes
from harness.resident import protocol
from harness.resident.spare import Spare, alike, wait
from jit.base import environment

_PATIENCE = 5.0  # seconds that a client may take to send what it asks for
_GRACE = 10.0  # seconds in which a command ends whose client is gone
_NAMESPACES = ("mnt", "pid", "user", "net", "ipc")
_MOST = 64  # commands at once; more wait
_MOST_ASKING = 64  # clients that have not sent all of what they ask for; one more, and the oldest has to go

Run = Callable[[list[str]], int]


def serve(
    run: Run, prepare: Callable[[], None], ready: Callable[[], None], get_ready: Callable[[list[str]], None]
) -> None:
    """Serves until nobody has asked for a while, or the code has changed. Ends at once where another one listens.

    Args:
        run: runs a command with ``sys.stdout`` and ``sys.stderr``, and returns its exit code.
        prepare: imports what commands need.
        ready: starts what their processes are copies of, unless it runs.
        get_ready: starts what a command will need, and raises where that cannot be had.
    """
    place = protocol.place()
    if place is None:
        return
    with open(place.with_suffix(".lock"), "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return
        with contextlib.suppress(FileNotFoundError):
            place.unlink()  # of one that was killed
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listener:
            listener.bind(str(place))
            listener.listen(128)
            listener.setblocking(False)
            try:
                judge = _Judge(run, ready, get_ready, place, listener, lock.fileno())
                prepare()
                gc.collect()
                gc.freeze()
                large_pages.gather()
                judge.loop()
                judge.end_spare()
            finally:
                with contextlib.suppress(FileNotFoundError):
                    place.unlink()


class _Judge:
    def __init__(
        self, run: Run, ready: Callable[[], None], get_ready: Callable[[list[str]], None], place: Path,
        listener: socket.socket, lock: int,
    ) -> None:  # fmt: skip
        self._run, self._ready, self._get_ready = run, ready, get_ready
        self._place, self._listener, self._lock = place, listener, lock
        self._torch = importlib.util.find_spec("torch")
        self._code = self._written()
        self._clients: dict[int, tuple[socket.socket, float]] = {}  # by process; when it has to have ended, or infinity
        self._asking: dict[socket.socket, tuple[protocol.Incoming, float]] = {}  # and until when they may take
        self._spare: Spare | None = None
        self._last: dict[str, Any] = {}  # the last request for a command
        self._again = False  # whether it was like the one before, so that a spare is of use
        self._stale = False
        self._patience = environment.JUDGE.read() or protocol.PATIENCE
        self._wake_read, self._wake_write = os.pipe2(os.O_NONBLOCK | os.O_CLOEXEC)

    def loop(self) -> None:
        """Takes commands until it is time to end."""
        signal.set_wakeup_fd(self._wake_write, warn_on_full_buffer=False)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        asked = time.monotonic()
        while True:
            self._reap()
            self._keep_spare()
            if self._clients:
                asked = time.monotonic()
            elif self._stale or time.monotonic() - asked > self._patience:
                return
            look = select.poll()
            look.register(self._wake_read, select.POLLIN)
            for client, until in self._clients.values():
                if until == math.inf:
                    look.register(client, select.POLLRDHUP)
            if not self._stale and len(self._clients) < _MOST:
                look.register(self._listener, select.POLLIN)
                for client in self._asking:
                    look.register(client, select.POLLIN)
            ready = dict(look.poll(1000 * min(self._patience, 1.0)))
            with contextlib.suppress(BlockingIOError):
                os.read(self._wake_read, 4096)
            self._end_deserted(ready)
            for client in list(self._asking):
                if client.fileno() in ready:
                    self._hear(client)
            self._leave_slow()
            if self._listener.fileno() in ready:
                self._accept()

    def _reap(self) -> None:
        """Reports a copy that was killed to its client: a copy that ends reports that itself."""
        with contextlib.suppress(ChildProcessError):
            while (ended := os.waitpid(-1, os.WNOHANG))[0]:
                if self._spare is not None and self._spare.process == ended[0]:
                    self.end_spare()
                if client := self._clients.pop(ended[0], None):
                    if os.WIFSIGNALED(ended[1]):
                        with contextlib.suppress(OSError):
                            protocol.send(client[0], 128 + os.WTERMSIG(ended[1]))
                    client[0].close()

    def _keep_spare(self) -> None:
        """Makes a spare once no command runs, where the last two were alike; ends one that has waited for long."""
        if self._spare is not None and self._spare.outdated:
            self.end_spare()
        if self._again and not (self._clients or self._stale):
            self.end_spare()
            self._again = False
            ours, theirs = socket.socketpair()
            with contextlib.closing(theirs):
                process = self._fork()
                if not process:
                    ours.close()
                    self._wait(theirs)
            self._spare = Spare(process, ours, self._last)

    def end_spare(self) -> None:
        """Ends the spare, if there is one."""
        if self._spare is not None:
            self._spare.end()
            self._spare = None

    def _end_deserted(self, ready: dict[int, int]) -> None:
        for process, (client, until) in list(self._clients.items()):
            if until == math.inf and ready.get(client.fileno(), 0) & (select.POLLRDHUP | select.POLLHUP):
                os.kill(process, signal.SIGINT)
                self._clients[process] = client, time.monotonic() + _GRACE
            elif time.monotonic() > until:
                os.kill(process, signal.SIGKILL)

    def _accept(self) -> None:
        """Takes a connection. What it asks for is read as it comes: nobody waits for somebody who is slow."""
        try:
            client = self._listener.accept()[0]
        except BlockingIOError:
            return
        except OSError:  # no more files can be open
            self._leave_oldest()
            return
        try:
            if not protocol.same_user(client):
                return client.close()
            client.setblocking(False)
        except OSError:
            return client.close()
        self._asking[client] = protocol.Incoming(client, 3), time.monotonic() + _PATIENCE
        if len(self._asking) > _MOST_ASKING:
            self._leave_oldest()

    def _leave_oldest(self) -> None:
        if self._asking:
            self._leave(next(iter(self._asking)))

    def _leave_slow(self) -> None:
        for client, (_, until) in list(self._asking.items()):
            if time.monotonic() > until:
                self._leave(client)

    def _leave(self, client: socket.socket) -> None:
        self._asking.pop(client)[0].close()
        client.close()

    def _hear(self, client: socket.socket) -> None:
        """Takes what a client has sent, and answers it once that is all."""
        incoming, _ = self._asking[client]
        try:
            if not incoming.more():
                return
            request = incoming.message
            if not isinstance(request, dict):
                raise protocol.Closed
        except BlockingIOError:
            return
        except (OSError, protocol.Closed):  # the client's own trouble
            return self._leave(client)
        del self._asking[client]
        client.settimeout(_PATIENCE)
        try:
            with _closing(incoming.files):
                self._answer(client, request, incoming.files)
        except (OSError, ValueError):
            client.close()

    def _answer(self, client: socket.socket, request: dict[str, Any], files: list[int]) -> None:
        if request.get("end"):
            self._retire()
        elif request.get("state"):
            protocol.send(client, {"pid": os.getpid(), "commands": len(self._clients), "patience": self._patience})
        elif self._written() != self._code:
            self._retire()
            protocol.send(client, protocol.STALE)
        elif len(files) != 3 or not _alike(protocol.peer(client)):
            protocol.send(client, protocol.UNFIT)
        else:
            self._ready()
            self._again = alike(request, self._last)
            self._last = request
            process = self._begin(client, request, files)
            handle = os.pidfd_open(process)
            self._clients[process] = client, math.inf
            with _closing([handle]), contextlib.suppress(OSError):  # a client that is gone is found so later
                protocol.send(client, protocol.TAKEN, [handle])
            return
        client.close()

    def _begin(self, client: socket.socket, request: dict[str, Any], files: list[int]) -> int:
        """Has the spare run a command, or a new copy. Returns its number."""
        spare, self._spare = self._spare, None
        if spare is not None and spare.serves(request):
            with contextlib.suppress(OSError):
                spare.give(request, files, client)
                return spare.process
        elif spare is not None:
            spare.end()
        process = self._fork()
        if not process:
            self._become(client, request, files)
        return process

    def _fork(self) -> int:
        """Makes a copy. One that is to end before it has begun does so as a copy, and not as the judge, whose socket it
        has: SIGINT is blocked until ``_obey``."""
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        process = os.fork()
        if process:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        return process

    def _written(self) -> object:
        """What the judge rests on: its files and torch's version as they were written, the packages, the driver."""
        found = []
        for package in ("harness", "jit"):
            for folder, names, files in os.walk(protocol.ROOT / package):
                names[:] = [name for name in names if name != "__pycache__"]
                found += [_written(os.path.join(folder, name)) for name in files]
        found += [_written(entry) for entry in sys.path if entry.endswith(("site-packages", "dist-packages"))]
        torch = self._torch.submodule_search_locations if self._torch else None
        found += [_written(path) for path in (sys.executable, *(os.path.join(at, "version.py") for at in torch or ()))]
        driver = Path("/proc/driver/nvidia/version")
        return found, driver.read_bytes() if driver.exists() else b""

    def _retire(self) -> None:
        """Takes no more commands: the next client starts another judge."""
        self._stale = True
        self.end_spare()
        with contextlib.suppress(FileNotFoundError):
            self._place.unlink()
        self._listener.close()
        for client in list(self._asking):
            self._leave(client)
        fcntl.flock(self._lock, fcntl.LOCK_UN)

    def _become(self, client: socket.socket, request: dict[str, Any], files: list[int]) -> NoReturn:
        """The life of a copy."""
        try:
            self._part()
            self._obey(client, request, files)
        finally:  # whatever is raised above: a copy that went on would end as the judge does, and remove its socket
            os._exit(3)

    def _wait(self, connection: socket.socket) -> NoReturn:
        """The life of a spare."""
        try:
            self._part()
            _settle(self._last)
            if command := wait(connection, lambda: self._get_ready(list(self._last["words"]))):
                self._obey(*command)
            atexit._run_exitfuncs()
        finally:
            os._exit(3)

    def _part(self) -> None:
        """Leaves to the judge what is the judge's. SIGINT stays blocked."""
        signal.set_wakeup_fd(-1)
        for number in (signal.SIGCHLD, signal.SIGTERM):
            signal.signal(number, signal.SIG_DFL)
        os.setsid()
        for other in (*(one for one, _ in self._clients.values()), *self._asking):
            other.close()
        for incoming, _ in self._asking.values():
            incoming.close()
        if not self._stale:
            self._listener.close()
        for file in (self._lock, self._wake_read, self._wake_write):
            os.close(file)

    def _obey(self, client: socket.socket, request: dict[str, Any], files: list[int]) -> NoReturn:
        """Runs the command, and tells the client how it ended."""
        code = 3
        try:
            try:
                signal.signal(signal.SIGINT, signal.default_int_handler)
                signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
                for standard, file in enumerate(files):
                    os.dup2(file, standard)
                _settle(request)
                code = self._run(list(request["words"]))
            except KeyboardInterrupt:
                code = 130
            except BaseException:
                traceback.print_exc()
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # the client goes as soon as it has the code
            with contextlib.suppress(OSError):
                protocol.send(client, code)
        finally:
            os._exit(code)


def _settle(request: dict[str, Any]) -> None:
    """Takes over the client's circumstances."""
    os.environ.clear()
    os.environ.update(request["environment"])
    os.chdir(request["folder"])
    processes.assume(request["circumstances"])
    sys.argv = ["warpyard", *request["words"]]
    out, err = [*request["encodings"], "utf-8", "utf-8"][:2]
    sys.stdin = open(0, closefd=False)  # noqa: SIM115
    sys.stdout = io.TextIOWrapper(io.FileIO(1, "w", closefd=False), out, "backslashreplace", line_buffering=True)
    sys.stderr = io.TextIOWrapper(io.FileIO(2, "w", closefd=False), err, "backslashreplace", line_buffering=True)


def _alike(client: int) -> bool:
    """Whether a client sees the machine as the judge does."""
    try:
        return all(
            os.readlink(f"/proc/{client}/ns/{one}") == os.readlink(f"/proc/self/ns/{one}") for one in _NAMESPACES
        )
    except OSError:
        return False


def _written(path: str) -> tuple[str, int, int]:
    try:
        state = os.stat(path)
    except OSError:
        return path, 0, 0
    return path, state.st_mtime_ns, state.st_size if not os.path.isdir(path) else 0


@contextlib.contextmanager
def _closing(files: list[int]) -> Iterator[None]:
    try:
        yield
    finally:
        for file in files:
            os.close(file)
