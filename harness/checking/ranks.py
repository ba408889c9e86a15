"""Cases of several ranks (``multi_gpu`` and ``world_size``, as the public competition has them), on the emulator.

Each rank is a process of the submission with a device of its own, confined as any other one; the ranks are connected by
sockets that the evaluator has made. The task's check is called once for each rank, in processes of the evaluator that
are connected likewise, since the reference communicates too.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import socket
import time
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import torch

from harness.checking import verdict
from harness.checking.case_inputs import generate
from harness.checking.replies import classify, take_finding
from harness.checking.verdict import Result
from harness.errors import Exit, HarnessError, WorkerDied, WorkerTimeout
from harness.process.session import Inputs, Session
from harness.tasks.cases import Case
from harness.tasks.loading import Task
from harness.wire import messages, transfer
from harness.wire.limits import clip, printable
from jit.base import emulated_device, environment
from jit.emulated_cuda.torch import distributed, rank_sockets

_MOST = 16  # ranks
_LOST = "LostRank"  # of a rank that waited for one that failed, which is what the verdict speaks of


class Ranks:
    """The processes of all ranks. Rank 0 is that of ``session``, whose confinement the others have."""

    def __init__(self, session: Session) -> None:
        self._first = session
        self._others: list[Session] = []
        self._joined: list[int] = []  # the numbers of the processes that are connected

    def close(self) -> None:
        """Ends the others."""
        for session in self._others:
            session.close()
        self._others = []

    def call(
        self, case: Case, seed: int | None, schedule: int | str, result: Result, timeout: float, patience: float
    ) -> None:
        """One call of each rank, and the verdict on all. Raises HarnessError where the task itself is at fault."""
        task, size = self._first.task, case.args["world_size"]
        task.needs(ranks=self._first.device.kind == "emulator")
        if isinstance(size, bool) or not isinstance(size, int) or not 1 <= size <= _MOST:
            raise HarnessError(f"{task.place(dict(case.args))}: world_size: expected 1 to {_MOST} ranks, got {size!r}")
        args = case.with_seed(seed)
        with _devices(size):
            packed = [generate(task, {**args, "rank": rank}) for rank in range(size)]
        try:
            sessions = self._ready(size)
            with ThreadPoolExecutor(size) as pool:
                ran = list(pool.map(lambda one: _Rank(*one).run(schedule, timeout, patience),
                                    zip(range(size), sessions, packed, strict=True)))  # fmt: skip
        except WorkerDied as error:
            result.status, result.message, result.detail = verdict.CRASH, str(error), error.log
            self._end()
            return
        for one in ran:
            result.emulated |= one.session.report.launches > 0
            result.remarks = list(dict.fromkeys([*result.remarks, *one.session.report.remarks, *one.remarks]))
        failed = sorted((one for one in ran if one.failed(result.case)), key=lambda one: (one.waited, one.rank))
        if failed:
            first = failed[0].result
            result.status, result.detail, result.finding = first.status, first.detail, first.finding
            result.message = f"rank {failed[0].rank}: {first.message}"
            if isinstance(first.finding, dict) and "message" in first.finding:
                result.finding = {**first.finding, "message": f"rank {failed[0].rank}: {first.finding['message']}"}
            result.ends_run = result.status == verdict.COMPILE
            self._end()
            return
        result.input_bytes = sum(block.size for one in ran for block in one.inputs.blocks)
        said = _judged(task, packed, [one.output for one in ran], timeout)
        bad = [f"rank {rank}: {message}" for rank, (good, message) in enumerate(said) if not good]
        result.status = verdict.WRONG if bad else verdict.PASS
        result.message = "\n".join(bad)
        if not bad and (refused := next((reason for one in ran if (reason := one.changed(task))), "")):
            result.status, result.message = verdict.REFUSED, refused

    def _ready(self, size: int) -> list[Session]:
        """The sessions of so many ranks, started and connected. Raises WorkerDied."""
        while len(self._others) < size - 1:
            self._others.append(self._another())
        sessions = [self._first, *self._others[: size - 1]]
        numbers = [one.worker.pid if one.worker.alive else 0 for one in sessions]
        if numbers != self._joined:
            if self._joined or self._first.loaded:
                self._end()
            for session in sessions:
                session.start(0)
            mesh = rank_sockets.pairs(size)
            try:
                for rank, session in enumerate(sessions):
                    session.worker.join(rank, [mesh[rank][other] for other in sorted(mesh[rank])], 120)
            finally:
                for one in (one for row in mesh for one in row.values()):
                    one.close()
            self._joined = [one.worker.pid for one in sessions]
        return sessions

    def _another(self) -> Session:
        """A process as that of the first rank."""
        first = self._first
        return Session(first.task, first.submission, first.device, worker=first.worker.alike(first.submission))

    def _end(self) -> None:
        """Ends the processes, which are no longer at one place of their communication."""
        for session in (self._first, *self._others):
            session.worker.kill()
        self._joined = []


class _Rank:
    """One rank's call."""

    def __init__(self, rank: int, session: Session, packed: transfer.Packed) -> None:
        self.rank, self.session, self._packed = rank, session, packed
        self._pid = session.worker.pid
        self.inputs = Inputs(packed)
        self.output: Any = None
        self.remarks: list[str] = []
        self.waited = False  # it failed because another one did
        self._reply: Any = None
        self._error: WorkerDied | transfer.OutputError | MemoryError | None = None
        self.result: Any = None

    def run(self, schedule: int | str, timeout: float, patience: float) -> _Rank:
        """Loads the submission, calls it, and takes over its output."""
        session = self.session
        try:
            self._reply = session.load(patience, again=True)
            if session.worker.alive and session.worker.pid != self._pid:  # another process, which is no rank
                raise WorkerDied("the process ended before the submission was loaded")
            if not isinstance(self._reply, messages.Done):
                with contextlib.suppress(WorkerDied):
                    session.account(timeout)
                return self
            self.inputs = session.slots.fill(self._packed)
            self._reply = session.call(self.inputs, timeout, schedule=schedule, forbid_torch=session.task.forbids_torch)
            if isinstance(self._reply, messages.Called):
                self.remarks = [f"the submission's process warns: {text}" for text in self._reply.warned]
                self.output = session.outputs(self._reply, timeout)
        except (WorkerDied, transfer.OutputError, MemoryError) as error:
            self._error = error
        return self

    def failed(self, case: Case) -> bool:
        """Whether there is no output to judge; `result` says why then."""
        self.result = result = Result(case, verdict.PASS)
        error, reply = self._error, self._reply
        if isinstance(error, WorkerDied):
            late = isinstance(error, WorkerTimeout)
            result.status, result.message = verdict.TIMEOUT if late else verdict.CRASH, f"{error}"
            result.detail = error.log
        elif error is not None:
            result.status, result.message = verdict.REFUSED, f"the output cannot be transferred: {error}"
        elif isinstance(reply, messages.Failed | messages.Refused):
            result.status, result.message, result.detail = classify(reply)
            classes = getattr(reply, "classes", [])[:1]
            self.waited = any(name.rpartition(".")[2] == _LOST for name in classes)
        elif reply.torch_ops:
            result.status = verdict.REFUSED
            result.message = f"this task forbids computing with torch, and the submission used {reply.torch_ops}"
        take_finding(result, self.session.report, reply)
        return not result.passed

    def changed(self, task: Task) -> str:
        """What is wrong with inputs that were changed, where the task says which may be."""
        if task.mutable_inputs is None or not self.inputs.changed():
            return ""
        return f"rank {self.rank}: custom_kernel changed its inputs"


@contextlib.contextmanager
def _devices(size: int) -> Iterator[None]:
    """So many emulated devices in this process."""
    name = environment.DEVICES.name
    before = os.environ.get(name)
    os.environ[name] = str(size)
    try:
        yield
    finally:
        os.environ.pop(name)
        if before is not None:
            os.environ[name] = before


def _judged(task: Task, packed: list[transfer.Packed], outputs: list[Any], timeout: float) -> list[tuple[bool, str]]:
    """What the task's check says of each rank's output. Where it raises, the outputs are at fault if the reference's
    own pass. Raises HarnessError where they do not."""

    def theirs(rank: int) -> tuple[bool, str]:
        emulated_device.mark_unknown(outputs[rank], 1 + rank)
        return task.verify(packed[rank].clone(), outputs[rank])

    def own(rank: int) -> tuple[bool, str]:
        return task.verify(packed[rank].clone(), task.expected(packed[rank].clone()))

    said = _in_processes(task, len(packed), theirs, timeout)
    if raised := [f"rank {rank}: {message}" for rank, (good, message) in enumerate(said) if good is None]:
        again = _in_processes(task, len(packed), own, timeout)
        if not all(good for good, _ in again):
            raise HarnessError(f"{task.place({})}: check_implementation() raised: {raised[0]}", Exit.INTERNAL)
        return [
            (good is True, message if good is not None else f"the task's check cannot take this output: {message}")
            for good, message in said
        ]
    return [(bool(good), message) for good, message in said]


def _in_processes(
    task: Task, size: int, check: Callable[[int], tuple[bool, str]], timeout: float
) -> list[tuple[bool | None, str]]:
    """Calls a function for each rank in a copy of this process of its own, whose group of ``torch.distributed`` it is.
    None for what raised an exception, with its text."""
    mesh, pipes, children = rank_sockets.pairs(size), [], []
    for rank in range(size):
        answer, says = os.pipe()
        if not (child := os.fork()):
            _one(task, rank, mesh, check, says)
        os.close(says)
        pipes.append(answer)
        children.append(child)
    for one in (one for row in mesh for one in row.values()):
        one.close()
    try:
        until = time.monotonic() + timeout
        return [_answer(answer, until, rank) for rank, answer in enumerate(pipes)]
    finally:
        for child in children:
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, 9)
            with contextlib.suppress(ChildProcessError):
                os.waitpid(child, 0)
        for answer in pipes:
            os.close(answer)


def _one(
    task: Task, rank: int, mesh: list[dict[int, socket.socket]], check: Callable[[int], tuple[bool, str]], says: int
) -> None:
    """The life of a copy of this process."""
    said: tuple[bool | None, str]
    try:
        torch.set_num_threads(1)  # the threads of torch are not copied
        warnings.simplefilter("ignore")  # the submission's process has said the same
        for other, row in enumerate(mesh):
            for one in row.values() if other != rank else ():
                one.close()
        with _devices(len(mesh)), task.active():
            distributed.join(rank, [mesh[rank][other].detach() for other in sorted(mesh[rank])])
            good, message = check(rank)
        said = good, clip(printable(message))
    except BaseException as error:
        said = None, clip(printable(f"{type(error).__name__}: {error}"))
    with contextlib.suppress(BaseException), os.fdopen(says, "w") as file:
        json.dump(said, file)
    distributed.flush()
    os._exit(0)


def _answer(pipe: int, until: float, rank: int) -> tuple[bool | None, str]:
    """What a copy of this process says; the end of its pipe is the end of that."""
    text = b""
    while select.select([pipe], [], [], max(0.0, until - time.monotonic()))[0]:
        if not (part := os.read(pipe, 1 << 16)):
            break
        text += part
    try:
        good, message = json.loads(text)
    except ValueError:
        return None, f"the reference of rank {rank} gave no answer in time"
    return good, message
