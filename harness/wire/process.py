"""One process for one submission: its own process group, scratch folder, confinement and time-outs.

The evaluator keeps the task's reference and every verdict; the process gets ``task``, ``utils`` and the submission.
"""

from __future__ import annotations

import contextlib
import ctypes
import functools
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from harness.errors import Exit, HarnessError, WorkerDied, WorkerTimeout
from harness.machine import folders
from harness.tasks.loading import ROOT, Task
from harness.wire import messages, progress
from harness.wire.channel import Channel, ChannelClosed
from harness.wire.limits import LARGEST_REPLY
from harness.wire.messages import R
from jit import environment

_BESIDE = (".cu", ".cuh", ".h", ".hpp", ".inc", ".ptx", ".cubin", ".json")
_ENTRY = "from harness.submission.worker import main; main({})"
_LOG_LINES = 25
_START_TIMEOUT = 120.0
_PREFIX, _OWNER = "warpyard-run-", "owner"
_PR_SET_CHILD_SUBREAPER = 36


def _adopt_orphans() -> None:
    """Makes descendants that outlive their parent ours, so that they can be found and killed."""
    if sys.platform.startswith("linux"):
        ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def _children(pid: int) -> list[int]:
    found: list[int] = []
    with contextlib.suppress(OSError):
        for thread in os.listdir(f"/proc/{pid}/task"):
            with contextlib.suppress(OSError):
                found += map(int, Path(f"/proc/{pid}/task/{thread}/children").read_text().split())
    return found


def _descendants(pid: int) -> list[int]:
    found, queue = [], [pid]
    while queue:
        below = _children(queue.pop())
        found += below
        queue += below
    return found


@functools.cache
def _remove_abandoned() -> None:
    """Removes scratch folders whose evaluator was killed before it could; once a process."""
    for folder in Path(tempfile.gettempdir()).glob(f"{_PREFIX}*"):
        with contextlib.suppress(OSError, ValueError):
            owner = int((folder / _OWNER).read_text())
            if folder.stat().st_uid == os.getuid() and not Path(f"/proc/{owner}").exists():
                shutil.rmtree(folder, ignore_errors=True)


class Worker:
    """A submission's process, seen from the evaluator.

    Args:
        task: whose public files it gets.
        submission: the file that defines ``custom_kernel``; None prepares a process to be given one later.
        device: ``"cuda"``, ``"cpu"`` or ``"emulator"``.
        env: variables set for it, on top of the evaluator's own.
        peers: give it the task's ``peers.py`` too.
        sandbox: confine it.
        preload: modules that it imports before it is confined.
    """

    def __init__(
        self,
        task: Task,
        submission: Path | None,
        device: str,
        env: dict[str, str] | None = None,
        peers: bool = False,
        sandbox: bool = True,
        preload: tuple[str, ...] = (),
    ) -> None:
        self.task, self.device, self.peers = task, device, peers
        self._env, self._sandbox, self._preload = dict(env or {}), sandbox, preload
        if sys.platform.startswith("linux"):
            _remove_abandoned()
        self.scratch = Path(tempfile.mkdtemp(prefix=_PREFIX))
        (self.scratch / _OWNER).write_text(str(os.getpid()))
        self.problem = self.scratch / "problem"
        self.exchange = self.scratch / "exchange"
        self.progress = self.scratch / "progress"  # see harness.wire.progress
        self.confinement: dict[str, str] = {}
        self._process: subprocess.Popen[bytes] | None = None
        self._turn = ""
        self._log_start = 0
        self._channel: Channel | None = None
        self._log = self.scratch / "output.log"
        for folder in (self.problem, self.exchange, self.scratch / "tmp"):
            folder.mkdir()
        self._place_files()
        if submission is not None:
            self.place(submission)

    def _place_files(self) -> None:
        for name, source in self.task.public_files.items():
            (self.problem / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, self.problem / name)
        peers = self.task.folder / "peers.py"
        if self.peers and peers.is_file():
            shutil.copyfile(peers, self.problem / "peers.py")

    def place(self, submission: Path, name: str = "submission.py") -> None:
        """Copies a submission, and device sources beside it, into the process's folder, as ``name``."""
        if not submission.is_file():
            raise HarnessError(f"--submission: no file {str(submission)!r}", hint="give the path of a .py file")
        shutil.copyfile(submission, self.problem / name)
        for path in submission.parent.iterdir():
            if path.suffix in _BESIDE and path.is_file():
                shutil.copyfile(path, self.problem / path.name)

    @property
    def alive(self) -> bool:
        """Whether a process is running."""
        return self._process is not None and self._process.poll() is None

    def start(self, timeout: float = _START_TIMEOUT) -> None:
        """Starts the process, unless it runs already, and waits until it is ready for a submission.

        Raises:
            HarnessError: it cannot be prepared (exit 3).
            WorkerDied: it ended before it was ready.
        """
        if not self.alive:
            self.launch()
        if not self.confinement:
            self._await_ready(timeout)

    def launch(self) -> None:
        """Starts the process and does not wait; ``start`` does, later."""
        _adopt_orphans()
        self.confinement = {}
        self.progress.unlink(missing_ok=True)
        self._log_start = self.log_size()
        ours, theirs = socket.socketpair()
        caches = folders.child_caches()
        env = {key: value for key, value in os.environ.items() if not key.startswith("POPCORN")}
        env |= {key: str(folder) for key, folder in caches.items()}
        search = os.pathsep.join(map(str, [ROOT, *_python_path()]))
        env |= {"TMPDIR": str(self.scratch / "tmp"), "PYTHONPATH": search, "PYTHONDONTWRITEBYTECODE": "1"}
        env["PYTHONUNBUFFERED"] = "1"
        if self.device != "cuda":
            env |= {"CUDA_VISIBLE_DEVICES": "", "MALLOC_PERTURB_": "128"}  # fresh memory reads as 0x7F7F...
        if self.device == "emulator":
            env |= progress.variables(self.progress)
        env |= self._env
        try:
            with open(self._log, "ab") as log:
                self._process = subprocess.Popen(
                    [
                        sys.executable,
                        "-s",
                        "-c",
                        f"from harness.submission.worker import main; main({theirs.fileno()})",
                    ],
                    cwd=self.problem,
                    env=env,
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=subprocess.STDOUT,
                    pass_fds=(theirs.fileno(),),
                    start_new_session=True,
                )
        finally:
            theirs.close()
        self._channel = Channel(ours, LARGEST_REPLY, payloads=False)
        start = messages.Start(
            problem=str(self.problem),
            hidden=[str(path) for path in self.task.hidden_paths],
            needed=[str(path) for path in _needed_paths()],
            writable=[str(self.scratch), *(str(folder) for folder in caches.values())],
            device=self.device,
            sandbox=self._sandbox,
            preload=list(self._preload),
            schedule_variable=environment.SCHEDULE.name,
        )
        self._turn = self._send(start, b"", _START_TIMEOUT)

    def _await_ready(self, timeout: float) -> None:
        reply = self._answer(self._turn, messages.Ready, timeout)
        if not isinstance(reply, messages.Ready):
            self.kill()
            raise HarnessError(
                f"the process for submissions could not start: {getattr(reply, 'traceback', reply)}",
                Exit.INTERNAL,
                hint="warpyard doctor",
            )
        self.confinement = {"files": reply.files, "network": reply.network}

    def request(
        self, request: messages.Request, expected: type[R], payload: bytes = b"", timeout: float = 180.0
    ) -> R | messages.Refused | messages.Failed:
        """Sends one request, with its payload, and waits for the reply, which is of the expected type or a failure.

        Raises:
            WorkerTimeout: no answer in ``timeout`` seconds; the process group has been killed.
            WorkerDied: the process ended, or sent what its schema does not allow; it has been killed.
        """
        if not self.alive:
            raise WorkerDied("the submission's process is not running", self.log_tail())
        deadline = time.monotonic() + timeout
        turn = self._send(request, payload, timeout)
        return self._answer(turn, expected, timeout, deadline)

    def _send(self, request: messages.Request, payload: bytes, timeout: float) -> str:
        assert self._channel is not None
        turn = secrets.token_hex(8)
        try:
            self._channel.send(messages.ask(turn, request), payload, timeout)
        except TimeoutError:
            self.kill()
            raise WorkerTimeout(f"took no request within {timeout:g} s", self.log_tail()) from None
        except ChannelClosed as closed:
            ended = self._ending(closed)
            self.kill()
            raise WorkerDied(ended, self.log_tail()) from None
        return turn

    def _answer(
        self, turn: str, expected: type[R], timeout: float, deadline: float | None = None
    ) -> R | messages.Refused | messages.Failed:
        assert self._channel is not None
        try:
            left = timeout if deadline is None else deadline - time.monotonic()
            reply, _ = self._channel.receive(left)
            return messages.answered(reply, turn, expected)
        except TimeoutError:
            self.kill()
            raise WorkerTimeout(f"no answer within {timeout:g} s", self.log_tail()) from None
        except ChannelClosed as closed:
            ended = self._ending(closed)
            self.kill()
            raise WorkerDied(ended, self.log_tail()) from None
        except messages.BadMessage as broken:
            self.kill()
            raise WorkerDied(f"the submission's process sent a reply that is not allowed: {broken}") from None

    def _ending(self, closed: ChannelClosed) -> str:
        assert self._process is not None
        with contextlib.suppress(subprocess.TimeoutExpired):
            status = self._process.wait(timeout=2)
            if status < 0:
                name = signal.Signals(-status).name if -status in signal.Signals._value2member_map_ else str(-status)
                return f"the submission's process was ended by {name}"
            return f"the submission's process exited with status {status}"
        return f"the submission's process broke the connection ({closed})"

    def log_size(self) -> int:
        """Bytes that the process has written to stdout and stderr so far."""
        with contextlib.suppress(OSError):
            return self._log.stat().st_size
        return 0

    def log_tail(self, since: int | None = None) -> str:
        """The last lines written to stdout and stderr, by this process or after the first ``since`` bytes."""
        since = self._log_start if since is None else since
        with contextlib.suppress(OSError), open(self._log, "rb") as log:
            log.seek(max(since, self._log.stat().st_size - 16384))
            return "\n".join(log.read().decode(errors="replace").splitlines()[-_LOG_LINES:])
        return ""

    def kill(self) -> None:
        """Kills the process, its group, and whatever it started that left the group."""
        if self._channel is not None:
            self._channel.close()
            self._channel = None
        process, self._process = self._process, None
        if process is None:
            return
        strays = _descendants(process.pid)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        for pid in strays:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(timeout=10)
        orphans = [pid for pid in _children(os.getpid()) if pid not in strays and self._started(pid)]
        for pid in orphans:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
        for pid in strays + orphans:  # those adopted by us leave no zombies
            with contextlib.suppress(ChildProcessError):
                for _ in range(50):
                    if os.waitpid(pid, os.WNOHANG)[0]:
                        break
                    time.sleep(0.01)

    def _started(self, pid: int) -> bool:
        """Whether a process descends from this submission's, by the scratch folder in its environment."""
        with contextlib.suppress(OSError):
            return f"TMPDIR={self.scratch}/tmp".encode() in Path(f"/proc/{pid}/environ").read_bytes()
        return False

    def close(self) -> None:
        """Ends the process and removes its scratch folder."""
        self.kill()
        shutil.rmtree(self.scratch, ignore_errors=True)

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _python_path() -> list[Path]:
    """The folders of ``$PYTHONPATH``, where packages may lie on a machine to which nothing can be installed."""
    return [Path(part).resolve() for part in os.environ.get("PYTHONPATH", "").split(os.pathsep) if part]


def _needed_paths() -> list[Path]:
    """What a submission's process must be able to read wherever it lies: the interpreter, packages, our code."""
    paths = {Path(sys.prefix), Path(sys.base_prefix), Path(sys.executable).resolve().parent.parent}
    paths |= {ROOT / name for name in ("jit", "kernels", "harness")}
    for entry in sys.path:
        if entry and Path(entry).name in ("site-packages", "dist-packages"):
            paths.add(Path(entry))
    paths |= set(_python_path())
    return sorted(path.resolve() for path in paths if path != Path("/"))
