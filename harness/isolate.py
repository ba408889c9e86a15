"""One process for one submission: its own process group, scratch folder, confinement and time-outs.

The evaluator keeps the task's reference and every verdict; the process gets ``task``, ``utils`` and the submission.
"""

from __future__ import annotations

import contextlib
import ctypes
import functools
import math
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
from typing import Any

from harness import emulated, store
from harness.channel import Channel, ChannelClosed
from harness.errors import Exit, HarnessError, WorkerDied, WorkerTimeout
from harness.tasks import ROOT, Task

_BESIDE = (".cu", ".cuh", ".h", ".hpp", ".inc", ".ptx", ".cubin", ".json")
_LOG_LINES = 25
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


# What an answer must hold, by request, and of which type; an answer that does not is the submission's doing.
_ANSWERS: dict[str, dict[str, type | tuple[type, ...]]] = {
    "start": {"confinement": dict},
    "call": {
        "tree": dict,
        "sizes": list,
        "devices": list,
        "times": dict,
        "torch_ops": list,
        "remarks": list,
        "counters": dict,
        "persisting_l2": int,
        "emulated": bool,
    },
    "replay": {"times": dict, "sizes": list, "devices": list},
    "latency": {"walls_ns": list},
    "burst": {"wall_ns": float, "calls": int},
    "peers": {"peers": list},
    "profile": {"table": str},
}
_TIMES = {"call": ("device_ns", "host_ns", "wall_ns"), "replay": ("device_ns", "wall_ns")}
_ERROR = {"classes": list, "message": str, "traceback": str}


def _is_time(value: Any) -> bool:
    return isinstance(value, (int, float)) and math.isfinite(value) and value >= 0


def _well_formed(op: str, reply: dict[str, Any]) -> bool:
    if "ok" in reply:
        wanted = _ANSWERS.get(op, {})
        if not all(isinstance(reply.get(key), kind) for key, kind in wanted.items()):
            return False
        times = reply.get("times", {})
        if "times" in wanted and not all(name in times for name in _TIMES[op]):
            return False
        return all(_is_time(value) for value in [*times.values(), *reply.get("walls_ns", ())])
    if "refused" in reply:
        return isinstance(reply["refused"], str)
    error = reply.get("error")
    return isinstance(error, dict) and all(isinstance(error.get(key), kind) for key, kind in _ERROR.items())


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
        self.progress = self.scratch / "progress"  # see harness.emulated
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

    def start(self, timeout: float = 120.0) -> None:
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
        caches = store.child_caches()
        env = {key: value for key, value in os.environ.items() if not key.startswith("POPCORN")}
        env |= {key: str(folder) for key, folder in caches.items()}
        env |= {"TMPDIR": str(self.scratch / "tmp"), "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"}
        env["PYTHONUNBUFFERED"] = "1"
        if self.device != "cuda":
            env |= {"CUDA_VISIBLE_DEVICES": "", "MALLOC_PERTURB_": "128"}  # fresh memory reads as 0x7F7F...
        if self.device == "emulator":
            env |= emulated.variables(self.progress)
        env |= self._env
        try:
            with open(self._log, "ab") as log:
                self._process = subprocess.Popen(
                    [sys.executable, "-s", "-c", f"from harness.worker import main; main({theirs.fileno()})"],
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
        self._channel = Channel(ours, payloads=False)
        config = {
            "problem": str(self.problem),
            "hidden": [str(path) for path in self.task.hidden_paths],
            "needed": [str(path) for path in _needed_paths()],
            "writable": [str(self.scratch), *(str(folder) for folder in caches.values())],
            "device": self.device,
            "sandbox": self._sandbox,
            "preload": list(self._preload),
        }
        self._turn = self._send(config, b"")

    def _await_ready(self, timeout: float) -> None:
        reply = self._answer(self._turn, "start", timeout)
        if "error" in reply:
            self.kill()
            raise HarnessError(
                f"the process for submissions could not start: {reply['error']['traceback']}",
                Exit.INTERNAL,
                hint="warpyard doctor",
            )
        self.confinement = reply["confinement"]

    def request(self, op: str, payload: bytes = b"", timeout: float = 180.0, **arguments: Any) -> dict[str, Any]:
        """Sends one request and waits for its answer.

        Raises:
            WorkerTimeout: no answer in ``timeout`` seconds; the process group has been killed.
            WorkerDied: the process ended or broke the protocol.
        """
        if not self.alive:
            raise WorkerDied("the submission's process is not running", self.log_tail())
        turn = self._send({"op": op, **arguments}, payload)
        return self._answer(turn, op, timeout)

    def _send(self, header: dict[str, Any], payload: bytes) -> str:
        assert self._channel is not None
        turn = secrets.token_hex(8)
        try:
            self._channel.send(header | {"id": turn}, payload)
        except ChannelClosed as closed:
            ended = self._ending(closed)
            self.kill()
            raise WorkerDied(ended, self.log_tail()) from None
        return turn

    def _answer(self, turn: str, op: str, timeout: float) -> dict[str, Any]:
        assert self._channel is not None
        try:
            reply, _ = self._channel.receive(timeout)
        except TimeoutError:
            self.kill()
            raise WorkerTimeout(f"no answer within {timeout:g} s", self.log_tail()) from None
        except ChannelClosed as closed:
            ended = self._ending(closed)
            self.kill()
            raise WorkerDied(ended, self.log_tail()) from None
        if reply.get("id") != turn or not _well_formed(op, reply):
            self.kill()
            raise WorkerDied("the submission's process answered out of turn: something else writes to its connection")
        return reply

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


def _needed_paths() -> list[Path]:
    """What a submission's process must be able to read wherever it lies: the interpreter, packages, our code."""
    paths = {Path(sys.prefix), Path(sys.base_prefix), Path(sys.executable).resolve().parent.parent}
    paths |= {ROOT / name for name in ("jit", "kernels", "harness")}
    for entry in sys.path:
        if entry and Path(entry).name in ("site-packages", "dist-packages"):
            paths.add(Path(entry))
    return sorted(path.resolve() for path in paths if path != Path("/"))
