"""One process for one submission: its own process group, scratch folder, confinement and time-outs.

The evaluator keeps the task's reference and every verdict; the process gets ``task``, ``utils`` and the submission.
"""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from harness.errors import EMULATOR_ENDED, KILLED, Exit, HarnessError, WorkerDied, WorkerTimeout
from harness.machine import boot_record, devices, folders, processes
from harness.process import (
    ending,
    placing,
    progress,
    scratch,
    service_process,
    stand_in,
    starting,
    variables,
)
from harness.process.conversation import Conversation
from harness.process.limits import Limits
from harness.process.log import Log
from harness.process.service_process import Service
from harness.tasks.loading import Task
from harness.wire import asking, messages, requests
from harness.wire.channel import ChannelClosed
from harness.wire.messages import R
from jit.base import environment

T = TypeVar("T")

_LOG_LINES = 25
_START_TIMEOUT = 120.0
_MOST_SOURCES = 64  # texts that are kept
_LONGEST_END = 10.0  # seconds that a killed process may take to be gone
_STARTS = 8  # tries, where somebody ends what the process is copied of
_RUN = Path("/run")  # where services have their sockets, which a rank could send datagrams to
_LAST_WORDS = 2.0  # seconds that the process that emulates has to report what it found, once the other is lost


def prepare() -> None:
    """Starts what the processes of the submissions to come will be copies of: on the emulator, and on a GPU if a driver
    of one is there. Nothing is started that runs already."""
    if not starting.able():
        return
    for device in ("emulator", "cuda") if devices.gpu_is_visible() else ("emulator",):
        starting.ready(*variables.of_submission(device), {*folders.CHILD_CACHES, "TMPDIR"})
    service_process.prepare(variables.of_service(), variables.of_submission("emulator")[0])


class SubmissionProcess:
    """A submission's process, seen from the evaluator.

    Args:
        task: whose public files it gets.
        submission: the file that defines ``custom_kernel``; None prepares a process to be given one later, or one for
            the task's peers.
        device: ``"cuda"``, ``"cpu"`` or ``"emulator"``.
        env: variables set for it, on top of the evaluator's own.
        peers: give it the task's ``peers.py``.
        sandbox: confine it.
        preload: modules that it imports before a submission is there; the compiler too gets ready then.
        required: refuse to start where some of the confinement is not to be had.
        trace: have the emulator record what warps do.
        streams: have it record what the warps of a few clusters run, for the model of time; so many clusters of each
            launch run then, and all for 0.
        under: a command that starts it, such as a profiler with its options. That is not confined; what it starts is.
        hidden: files and folders that it must not see, besides those of the task.
        strangers: its author is not the evaluator's user: it sees neither that user's home, nor temporary files, nor
            secrets in variables.

    Attributes:
        strangers: as given.
        last: the emulating process's report when the submission's process was lost in a call.
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
        required: bool = False,
        trace: bool = False,
        streams: int | None = None,
        under: tuple[str, ...] = (),
        hidden: Sequence[Path] = (),
        strangers: bool = False,
    ) -> None:
        self._hidden, self.strangers, self._sample = list(hidden), strangers, streams
        self.task, self.device, self.peers, self._traced, self._under = task, device, peers, trace, under
        self._env, self._sandbox, self._preload, self._required = dict(env or {}), sandbox, preload, required
        self.folders = placing.Folders()
        self.confinement: dict[str, str] = {}
        self._process: ending.Process | None = None
        self._service: Service | None = None
        self._limits, self._conversation = Limits(), Conversation()
        self._start: asking.Start | None = None  # not sent yet
        self._turn = ""  # of that request
        self.sources: dict[str, str] = {}  # texts that it had compiled, by digest, as it says
        self._log = Log()
        self._log_start = 0
        self._why = ""  # the process was killed
        self.last = requests.CallReport()
        self._network: Sequence[int] = ()
        self.folders.put(self.task.public_files)
        self.folders.write(self.task.definitions)
        peers_file = self.task.folder / "peers.py"
        if self.peers and peers_file.is_file():
            self.folders.put({"peers.py": peers_file})
        if submission is not None:
            self.place(submission)

    def alike(self, submission: Path | None) -> SubmissionProcess:
        """Another process with the same task, device and confinement."""
        return SubmissionProcess(
            self.task, submission, self.device, self._env, sandbox=self._sandbox, preload=self._preload,
            required=self._required, hidden=self._hidden, strangers=self.strangers,
        )  # fmt: skip

    def place(self, submission: Path) -> None:
        """Copies a submission into the process's folder, and from beside it device sources and what it imports."""
        placed = placing.files(submission, self.task)
        if self.device == "emulator":
            stand_in.build(placed.values())
        self.folders.put(placed)

    @property
    def shares(self) -> bool:
        """Whether it is in namespaces of the ranks of one submission."""
        return bool(self._network)

    def share(self, network: Sequence[int]) -> None:
        """Has the process, which is ended if it runs, be in namespaces of users and of the network that are open
        files: those of the ranks of one submission."""
        self.kill()
        self._network = network

    @property
    def alive(self) -> bool:
        """Whether a process is running, and the one that compiles and emulates for it, if it has one."""
        beside = self._service is None or self._service.alive
        return self._process is not None and self._process.poll() is None and beside

    def start(self, timeout: float = _START_TIMEOUT) -> None:
        """Starts the process, unless it runs already, and waits until it is ready for a submission.

        Raises:
            HarnessError: it cannot be prepared (exit 3).
            WorkerDied: it ended before it was ready.
        """
        for number in range(_STARTS):
            try:
                if not self.alive:
                    self.kill()
                    self.launch()
                if self._start is not None:
                    self._begin(timeout)
                break
            except starting.Ended as ended:
                self.kill()
                if number == _STARTS - 1:
                    raise WorkerDied(f"{ended}; a signal ended that {_STARTS} times") from None
        if not self.confinement:
            self._await_ready(timeout)

    def launch(self) -> None:
        """Starts the process and does not wait; ``start`` does, later. Raises HarnessError."""
        processes.adopt_orphans()
        self.confinement, self._why = {}, ""
        self._log_start = self.log_size()
        caches = self.folders.renew()
        ours, theirs = socket.socketpair()
        own = {key: str(folder) for key, folder in caches.items()} | {"TMPDIR": str(self.folders.run / "tmp")}
        search, env = variables.of_submission(self.device, self.strangers, ranks=self.task.manifest.multi_gpu)
        env |= {**own, environment.CACHE_BELOW.name: str(folders.cache_dir())} | self._env
        writer = self._log.writer()
        hidden, needed = self._seen()
        connections = [theirs.fileno()]
        if self._sandbox:
            self._limits.open()
        if self.device != "cpu":
            self._service = self._start_service(search, hidden, needed, writer)
            connections.append(self._service.other_end.fileno())
        empty = self.folders.run / "empty"
        try:
            if not self._under and starting.able():
                self._process = starting.copy(search, env, set(own), empty, writer, connections)
            else:
                self._process = starting.new(search, env, empty, writer, connections, self._under)
            if self._service is not None:
                self._service.limit(self._limits.group)
        finally:
            theirs.close()
            if self._service is not None:
                self._service.other_end.close()
            self._log.started()
        self._conversation.connect(ours)
        self._start = asking.Start(
            problem=str(self.folders.problem),
            hidden=hidden,
            needed=needed,
            writable=[str(self.folders.run / name) for name in ("problem", "tmp", "cache")],
            device=self.device,
            sandbox=self._sandbox,
            preload=list(self._preload),
            profiled=bool(self._under),
            tried=boot_record.cuda_in_namespaces() if self.device == "cuda" else "",
            ranks=bool(self._network),
        )
        if not isinstance(self._process, starting.Copy) or self._process.soon():
            with contextlib.suppress(starting.Ended):  # start() finds none
                self._begin(_START_TIMEOUT)

    def _seen(self) -> tuple[list[str], list[str]]:
        """What is hidden from the process, and what it needs even below that."""
        hidden = [*self.task.hidden_paths, *self._hidden, *folders.private(), *scratch.others(self.folders.scratch)]
        hidden.append(folders.cache_dir().resolve())
        needed = [*scratch.needed_paths(), *folders.built_code()]
        if self.strangers:
            hidden += folders.personal()
        if self._network:
            hidden.append(_RUN)
        return [str(path) for path in hidden], [str(path) for path in needed]

    def _begin(self, timeout: float) -> None:
        """The process is there: it is limited before it gets its task."""
        assert self._process is not None
        assert self._start is not None
        if isinstance(self._process, starting.Copy) and not self._process.found(timeout):
            self.kill()
            raise WorkerTimeout(f"there was no process within {timeout:g} s")
        ending.started(self._process, self._process.keeper if isinstance(self._process, starting.Copy) else 0)
        self._limits.hold(self._process.pid, self.folders.scratch)
        start, self._start = self._start, None
        self._turn = self._send(start, b"", _START_TIMEOUT, self._network)

    def _start_service(self, search: list[str], hidden: list[str], needed: list[str], log: int) -> Service:
        env = variables.of_service(self.strangers) | self._env | progress.variables(self.folders.progress)
        env |= {"TMPDIR": str(self.folders.progress.parent)}
        env |= {environment.TRACE.name: str(self.folders.trace)} if self._traced else {}
        env |= {environment.STREAMS.name: str(self.folders.streams)} if self._sample is not None else {}
        env |= {environment.SAMPLE.name: str(self._sample)} if self._sample else {}
        cache = folders.cache_dir().resolve()
        private = [str(cache)]
        own = [path for path in hidden if path not in private]
        writable, emulates = [self.folders.progress.parent], self.device == "emulator"
        return Service(env, search, own, private, cache, needed, writable, emulates, bool(self._preload), log)

    def begin(
        self, schedule: int | str, timeout: float, follow: str = "", histories: bool = False, forms: bool = False
    ) -> None:
        """A call begins, see ``requests.Begin``; ``call_report`` says what happened in it."""
        if self._service is not None and self.device == "emulator":
            self._watched(lambda service: service.begin(schedule, timeout, follow, histories, forms))

    def call_report(self, timeout: float) -> requests.CallReport:
        """What happened in the call according to the process that emulates. Raises WorkerTimeout, WorkerDied."""
        if self._service is None or self.device != "emulator":
            return requests.CallReport()
        return self._watched(lambda service: service.call_report(timeout))

    def stores(self, elements: list[tuple[int, int, int]], timeout: float) -> list[list[requests.Store]]:
        """Which stores wrote elements, see ``requests.AskStores``. Raises WorkerTimeout, WorkerDied."""
        if self._service is None or self.device != "emulator":
            return []
        return self._watched(lambda service: service.stores(elements, timeout))

    def _watched(self, ask: Callable[[Service], T]) -> T:
        assert self._service is not None
        try:
            return ask(self._service)
        except WorkerDied as error:
            error.log, self.last = self.log_tail(), requests.CallReport()
            self.kill(str(error))
            raise

    @property
    def pid(self) -> int:
        """The number of the first process. Raises WorkerDied where there is none."""
        if self._process is None:
            raise WorkerDied(self._gone(), self.log_tail())
        return self._process.pid

    @property
    def numbers(self) -> list[int]:
        """The numbers of the first process and of the one that emulates; none of one that there is not."""
        return [one.pid for one in (self._process, self._service) if one is not None]

    def interrupt(self) -> None:
        """Ends both processes by a signal, while another thread waits for an answer, which then gets WorkerDied."""
        for one in (self._process, self._service):
            if one is not None and one.pid:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(one.pid, signal.SIGKILL)

    @property
    def sandboxed(self) -> bool:
        """Whether it is to be confined."""
        return self._sandbox

    def join(self, join: asking.Join, sockets: Sequence[socket.socket], timeout: float) -> None:
        """Makes the process, which has started, a rank of ``torch.distributed``, with a socket to each other one where
        sockets connect them. Raises WorkerDied, or HarnessError where it cannot be one."""
        rank = join.rank
        try:
            turn = self._conversation.send(join, b"", timeout, [one.fileno() for one in sockets])
        except (TimeoutError, ChannelClosed) as error:
            raise self._lost(WorkerDied(f"rank {rank} could not be started: {error}", self.log_tail())) from None
        reply = self._answer(turn, messages.Done, timeout)
        if not isinstance(reply, messages.Done):
            why = reply.message if isinstance(reply, messages.Failed) else reply.reason
            raise HarnessError(
                f"rank {rank} could not be started: {why}",
                Exit.INTERNAL,
                hint="--no-sandbox for a submission that you trust" if self.shares else "warpyard doctor",
            )

    def give(self, block: asking.Block, file: int) -> None:
        """Hands a block of host memory, and its open file, to the process with the next request."""
        self._conversation.give(block, file)

    def _await_ready(self, timeout: float) -> None:
        reply = self._answer(self._turn, messages.Ready, timeout)
        if not isinstance(reply, messages.Ready):
            self.kill()
            boot_record.note_cuda_in_namespaces("")
            raise HarnessError(
                f"the process for submissions could not start: {getattr(reply, 'traceback', reply)}",
                Exit.INTERNAL,
                hint="warpyard doctor",
            )
        missing = [name for name, state in reply.confinement.items() if state.startswith("open")]
        if self._required and (missing or not reply.confinement):
            self.kill()
            states = "; ".join(f"{name} {reply.confinement[name]}" for name in missing)
            raise HarnessError(
                f"--require-sandbox: submissions are not fully confined here: {states}",
                hint="warpyard doctor; without --require-sandbox the report says what was missing",
            )
        self.confinement = reply.confinement
        had = reply.confinement.get("namespaces", "")
        if self.device == "cuda" and had.startswith("own"):
            boot_record.note_cuda_in_namespaces(had)
        if self._limits.group is not None and "limits" in self.confinement:
            self.confinement["limits"] += f", {self._limits.group.held}"

    def request(
        self, request: asking.Request, expected: type[R], payload: bytes = b"", timeout: float = 180.0
    ) -> R | messages.Refused | messages.Failed:
        """Sends one request, with its payload, and waits for the reply, which is of the expected type or a failure.

        Raises:
            WorkerTimeout: no answer in ``timeout`` seconds; the process group has been killed.
            WorkerDied: the process ended, now or before, or sent what its schema does not allow; it has been killed.
        """
        if not self.alive:
            raise self._lost(WorkerDied(self._gone(), self.log_tail()))
        deadline = time.monotonic() + timeout
        with self._losses(timeout):
            self._conversation.hand_over(timeout)
        turn = self._send(request, payload, timeout)
        return self._answer(turn, expected, timeout, deadline)

    def _send(self, request: asking.Request, payload: bytes, timeout: float, files: Sequence[int] = ()) -> str:
        try:
            return self._conversation.send(request, payload, timeout, files)
        except TimeoutError:
            raise self._lost(WorkerTimeout(f"took no request within {timeout:g} s", self.log_tail())) from None
        except ChannelClosed as closed:
            raise self._lost(WorkerDied(self._ending(closed), self.log_tail())) from None

    def _answer(
        self, turn: str, expected: type[R], timeout: float, deadline: float | None = None
    ) -> R | messages.Refused | messages.Failed:
        with self._losses(timeout):
            answer = self._conversation.receive(turn, expected, deadline or time.monotonic() + timeout)
        if isinstance(answer, messages.Called | messages.Failed):
            self.sources = dict([*self.sources.items(), *answer.sources.items()][-_MOST_SOURCES:])
        return answer

    @contextlib.contextmanager
    def _losses(self, timeout: float) -> Iterator[None]:
        """A reply that does not come, or not as it should, is the end of the process."""
        try:
            yield
        except TimeoutError:
            late = f"no answer within {timeout:g} s; --timeout S gives it more"
            raise self._lost(WorkerTimeout(late, self.log_tail())) from None
        except ChannelClosed as closed:
            raise self._lost(WorkerDied(self._ending(closed), self.log_tail())) from None
        except messages.BadMessage as broken:
            wrong = f"the submission's process sent a reply that is not allowed: {broken}"
            raise self._lost(WorkerDied(wrong)) from None

    def _lost(self, error: WorkerDied) -> WorkerDied:
        """The error of a call that the submission's process does not answer any more. That is ended, once the process
        that emulates has reported what it found."""
        self.last = requests.CallReport()
        if self._service is not None and self.device == "emulator":
            with contextlib.suppress(WorkerDied):  # busy with what was launched, or ended too
                self.last = self._service.call_report(_LAST_WORDS)
        self.kill(str(error))
        return error

    def _gone(self) -> str:
        """Why nothing is running that could be asked."""
        if self._process is None:
            return "the submission's process is not running" + (f": {self._why}" if self._why else "")
        if self._service is not None and not self._service.alive:
            return EMULATOR_ENDED if self.device == "emulator" else "the process that compiles ended"
        return self._ending("before it was asked")

    def _ending(self, closed: ChannelClosed | str) -> str:
        assert self._process is not None
        if full := self._limits.end_of_process():
            return f"{full}, and the submission's process was ended"
        with contextlib.suppress(subprocess.TimeoutExpired):
            status = self._process.wait(timeout=2)
            if status < 0:
                if -status == signal.SIGKILL:
                    return KILLED
                name = signal.Signals(-status).name if -status in signal.Signals._value2member_map_ else str(-status)
                return f"the submission's process was ended by {name}"
            return f"the submission's process exited with status {status}"
        return f"the submission's process broke the connection ({closed})"

    def log_size(self) -> int:
        """Bytes that the process has written to stdout and stderr so far."""
        return self._log.size()

    def log_tail(self, since: int | None = None) -> str:
        """The last lines written to stdout and stderr, by this process or after the first ``since`` bytes."""
        return self._log.tail(self._log_start if since is None else since, _LOG_LINES)

    def finish(self, timeout: float) -> int | None:
        """Lets the process end by itself, so that what it was started under writes its report. Returns the exit status,
        or None where it did not end within ``timeout`` seconds."""
        if not self._conversation.open or self._process is None:
            return None
        self._conversation.close()
        try:
            return self._process.wait(timeout)
        except subprocess.TimeoutExpired:
            return None

    def kill(self, why: str = "") -> None:
        """Kills the process, its group, and whatever it started that left the group. ``why`` is said to whoever asks it
        for something afterwards."""
        self._why = self._why if self._process is None else why
        self._conversation.close()
        service, self._service = self._service, None
        if isinstance(self._process, starting.Copy):
            self._process.begin_to_end()  # while the other ends
        if service is not None:
            service.kill()
        self._limits.release_disk()
        process, self._process, self._start = self._process, None, None
        if isinstance(process, starting.Copy):
            process.end(_LONGEST_END)
            ending.ended(process)
        elif process is not None:
            ending.end(process)
        self._limits.close()

    def close(self) -> None:
        """Ends the process and removes its scratch folder."""
        self.kill()
        self._log.close()
        self.folders.close()

    def __enter__(self) -> SubmissionProcess:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
