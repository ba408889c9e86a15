"""Cases of several ranks (``multi_gpu`` and ``world_size``, as the public competition has them).

Each rank is a process of the submission with a device of its own, confined as any other one; the ranks are connected by
sockets that the evaluator has made. The task's functions run in processes of the evaluator that are connected likewise,
since the reference communicates too.
"""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from harness.checking import call_counters, own_work, rank_verdicts, verdict
from harness.checking.dependence import Dependence
from harness.checking.judge import Refused
from harness.checking.reference_ranks import ReferenceRanks
from harness.checking.replies import PER_CASE, classify, take_finding
from harness.checking.verdict import Result
from harness.errors import Exit, HarnessError, WorkerDied, WorkerTimeout
from harness.machine import devices
from harness.process.rank_network import Network
from harness.process.session import Inputs, Session
from harness.tasks.cases import Case
from harness.wire import asking, messages, requests, transfer
from jit.emulated_cuda.torch import rank_sockets

_MOST = 16  # ranks
# Of a rank that waited for one that failed, which is what the verdict speaks of, or for one that was too late.
_LOST, _LATE_RANK = (f"{one.__module__}.{one.__qualname__}" for one in (rank_sockets.LostRank, rank_sockets.LateRank))
_OF_GROUPS = "torch.distributed.Dist"  # how the errors begin that NCCL's groups raise, of another rank too
_GRACE = 5.0  # seconds that other ranks have once one has failed, and that one has which does not wait for others
_MEET = 120.0  # seconds until the ranks are connected
_LATE = "no answer within {:g} s; --timeout S gives it more"
NOT_TRIED = (
    "a case of several ranks: no small change of the submission is tried, no other inputs of the reference are, and "
    "nobody says which store wrote a wrong element"
)


@dataclass
class How:
    """How a call is made.

    Args:
        schedule: of the emulator.
        timeout: seconds that it may take.
        patience: seconds that the import before it may take.
        diagnose: explain wrong outputs.
        by_kernels: have the emulator follow what kernels read.
        last: it is the case's last call, whose outputs ``by_kernels`` is about.
    """

    schedule: int | str
    timeout: float
    patience: float
    diagnose: bool = True
    by_kernels: bool = False
    last: bool = False


class Ranks:
    """The processes of all ranks. Rank 0 is that of ``session``, whose confinement the others have."""

    def __init__(self, session: Session) -> None:
        self._first = session
        self._others: list[Session] = []
        self._joined: list[int] = []  # the numbers of the processes that are connected
        self._reference: ReferenceRanks | None = None
        self._known: list[Dependence] = []  # of the case's outputs, for each rank
        self._gpus = session.device.kind == "cuda"
        self._network: Network | None = None  # of confined ranks on GPUs

    def begin(self) -> None:
        """Another case begins."""
        self._known = []

    def close(self) -> None:
        """Ends the others, and those that run the reference."""
        for session in self._others:
            session.close()
        self._others = []
        if self._reference is not None:
            self._reference.close()
            self._reference = None
        if self._network is not None:
            self._first.worker.share(())
            self._network.close()
            self._network = None

    def call(self, case: Case, seed: int | None, how: How, result: Result) -> None:
        """One call of each rank, and the verdict on all. Raises HarnessError where the task itself is at fault."""
        task, size = self._first.task, case.args["world_size"]
        self.able(case)
        if isinstance(size, bool) or not isinstance(size, int) or not 1 <= size <= _MOST:
            raise HarnessError(f"{task.place(dict(case.args))}: world_size: expected 1 to {_MOST} ranks, got {size!r}")
        reference = self.reference(size, how.timeout)
        packed = reference.generate(case.with_seed(seed))
        self._known = self._known or [Dependence(every=True) for _ in range(size)]
        try:
            sessions = self.ready(size, result.calls > 1, how)
        except WorkerDied as error:
            result.status, result.message, result.detail = verdict.CRASH, str(error), error.log
            self.end()
            return
        ran = [Rank(rank, session, one) for rank, (session, one) in enumerate(zip(sessions, packed, strict=True))]
        together = Together(ran)
        if together.each(lambda one: one.load(how)) and together.each(lambda one: one.fill()):
            together.each(lambda one: one.call(how))
        self._account(ran, result)
        if failed := [one for one in ran if one.failed(case)]:
            self.blame(failed, ran, result)
            self.end()
            return
        self._judge(reference, ran, how, result)

    def able(self, case: Case) -> None:
        """Raises HarnessError (exit 7) where there is nothing that the ranks of a case could run on."""
        task, size = self._first.task, case.args["world_size"]
        task.needs(ranks=self._gpus or self._first.device.kind == "emulator")
        if not self._gpus:
            return
        hint = f"warpyard check {task.handle or task.name} --device emulator"
        if isinstance(size, int) and size > (count := len(devices.cuda_devices())):
            raise HarnessError(
                f"case {case.index} of task {task.name!r} needs {size} GPUs, and {count} "
                f"{'is' if count == 1 else 'are'} here",
                Exit.NO_DEVICE,
                hint=hint,
            )

    def reference(self, size: int, timeout: float) -> ReferenceRanks:
        """The processes that run the reference, as many as the case has ranks."""
        if self._reference is not None and self._reference.size != size:
            self._reference.close()
            self._reference = None
        if self._reference is None:
            self._reference = ReferenceRanks(self._first.task, size, self._gpus, timeout)
        return self._reference

    def _account(self, ran: list[Rank], result: Result) -> None:
        """Takes what the emulator noted and counted into the result."""
        reports = [one.session.report for one in ran]
        result.emulated |= any(report.launches > 0 for report in reports)
        said = [remark for one in ran for remark in (*one.session.report.remarks, *one.remarks)]
        result.remarks = list(dict.fromkeys([*result.remarks, *said]))
        result.allowed += sum(report.allowed for report in reports)
        result.input_bytes = sum(block.size for one in ran for block in one.inputs.blocks)
        result.counters = {
            f"rank {one.rank}: {name}": counted
            for one in ran
            for name, counted in call_counters.clean(one.session.report.counters).items()
        }
        for report in reports:
            result.sources |= report.sources
        result.notes = [note for report in reports for note in report.notes]
        result.stored = list(dict.fromkeys(line for report in reports for line in report.stored))

    def blame(self, failed: list[Rank], ran: list[Rank], result: Result) -> None:
        """The verdict on a call that gave no outputs: on the rank that was first to fail by itself."""
        one = min(failed, key=lambda one: (one.waited, one.ended, one.rank))
        first = one.result
        result.status, result.detail = first.status, first.detail
        result.message = f"rank {one.rank}: {first.message}"
        result.finding = first.finding
        if first.finding:
            found = str(first.finding.get("message", first.message))
            result.finding = {**first.finding, "message": f"rank {one.rank}: {found}"}
        late = any(other.result.status == verdict.TIMEOUT for other in failed)
        if late and all(other.waited for other in failed) and len(failed) == len(ran):
            said = "; ".join(f"rank {other.rank}: {other.lost}" for other in failed)
            result.status, result.message = verdict.TIMEOUT, f"the ranks wait for each other: {said}"
        if self._gpus and len(failed) == len(ran) and all(other.result.status == verdict.TIMEOUT for other in failed):
            result.message = f"no rank gave an answer: {first.message}"
        compiles = result.status == verdict.COMPILE and not one.per_case
        result.ends_run = compiles or not one.loaded
        result.remarks = list(dict.fromkeys([*result.remarks, NOT_TRIED]))

    def _judge(self, reference: ReferenceRanks, ran: list[Rank], how: How, result: Result) -> None:
        task = self._first.task
        outputs = [one.output for one in ran]
        result.output_bytes = sum(one.output_bytes for one in ran)
        wrote = [min(one.session.report.written, one.output_bytes) for one in ran]  # of no rank for another
        result.kernels_wrote = sum(wrote)
        result.output_elements = sum(map(call_counters.elements, outputs))
        made = rank_verdicts.judged(
            task, reference, [one.inputs for one in ran], outputs, self._known, how.diagnose
        )  # fmt: skip
        if made.wrong:
            result.status, result.diagnosis = verdict.WRONG, made.diagnosis
            result.message = "\n".join(f"rank {rank}: {message}" for rank, message in made.wrong.items())
            result.remarks = list(dict.fromkeys([*result.remarks, NOT_TRIED]))
            return
        if not made.refused and how.by_kernels and how.last:
            made.refused = _by_others(ran)
        if made.refused:
            result.status = verdict.REFUSED
            result.message = "\n".join(f"rank {rank}: {reason}" for rank, reason in made.refused.items())

    def ready(self, size: int, again: bool, how: How) -> list[Session]:
        """The sessions of so many ranks, started and connected. ``again``: they have answered a call of this case.
        Raises WorkerDied."""
        while len(self._others) < size - 1:
            self._others.append(self._another())
        sessions = [self._first, *self._others[: size - 1]]
        if self._gpus and self._network is None and self._first.worker.sandboxed:
            self._network = Network()
        for session in sessions:
            if self._network is not None and not session.worker.shares:
                session.worker.share(self._network.files)
        if self._joined and not again:
            for session in sessions:  # word of one that was ended while it waited may be under way
                if session.worker.alive:
                    session.hear(how.timeout)
        numbers = [one.worker.pid if one.worker.alive else 0 for one in sessions]
        if numbers != self._joined:
            if again:
                raise WorkerDied("a process ended between two calls")
            if self._joined or self._first.loaded:
                self.end()
            for session in sessions:
                if self._gpus:
                    session.stage()
                session.start(max(how.timeout, _MEET))
                self._has_network(session)
            self._connect(sessions, how.timeout)
            self._joined = [one.worker.pid for one in sessions]
        return sessions

    def _has_network(self, session: Session) -> None:
        """Raises HarnessError (exit 7) for a process that has none, though it is confined and needs one."""
        had = session.worker.confinement
        if self._network is not None and had.get("namespaces", "").startswith("open"):
            raise HarnessError(
                f"ranks on GPUs need a network of their own, and there are no namespaces here: {had['namespaces']}",
                Exit.NO_DEVICE,
                hint="--no-sandbox for a submission that you trust; or --device emulator",
            )

    def _connect(self, sessions: list[Session], timeout: float) -> None:
        """Makes processes the ranks of one group. Raises WorkerDied."""
        size = len(sessions)
        mesh: list[dict[int, socket.socket]] = [{}] * size if self._gpus else rank_sockets.pairs(size)
        port = _free_port() if self._gpus else 0
        try:
            with ThreadPoolExecutor(size) as pool:
                joining = [
                    pool.submit(
                        session.worker.join, asking.Join(rank, size, port),
                        [mesh[rank][other] for other in sorted(mesh[rank])], max(timeout, _MEET),
                    )
                    for rank, session in enumerate(sessions)
                ]  # fmt: skip
                for one in joining:
                    one.result()
        finally:
            for connection in (one for row in mesh for one in row.values()):
                connection.close()

    def _another(self) -> Session:
        """A process as that of the first rank."""
        first = self._first
        return Session(first.task, first.submission, first.device, worker=first.worker.alike(first.submission))

    def end(self) -> None:
        """Ends the processes, which are no longer at one place of their communication."""
        for session in (self._first, *self._others):
            session.worker.kill()
        self._joined = []


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def _by_others(ran: list[Rank]) -> dict[int, str]:
    """What is wrong with outputs that kernels did not make of the inputs, of any rank."""
    found = {}
    packed = [one.inputs.packed for one in ran]
    for one in ran:
        others = [other for other in ran if other is not one]
        left = {digest for other in others for digest in other.session.report.left}
        try:
            own_work.refuse_others(one.session.report, packed[one.rank], one.output, packed, left)
        except Refused as error:
            found[one.rank] = str(error)
    return found


class Together:
    """Has all ranks do the same at once. Once one has failed, the others have a few seconds to end."""

    def __init__(self, ran: Sequence[Rank]) -> None:
        self._ran = ran

    def each(self, step: Callable[[Rank], None]) -> bool:
        """Whether no rank failed."""
        ended = threading.Semaphore(0)

        def run(one: Rank) -> None:
            try:
                step(one)
            except (WorkerDied, transfer.OutputError, MemoryError) as error:
                one.error = error
            finally:
                one.ended = time.monotonic()
                ended.release()

        for one in self._ran:
            one.ended = 0.0
        with ThreadPoolExecutor(len(self._ran)) as pool:
            running = [pool.submit(run, one) for one in self._ran]
            until, interrupted = None, False
            for _ in self._ran:
                while not ended.acquire(timeout=None if until is None else max(0.0, until - time.monotonic())):
                    for one in self._ran:
                        if not one.ended:
                            one.waited = True
                            one.session.worker.interrupt()
                    until, interrupted = None, True
                if not interrupted and until is None and any(one.ended and one.blamed for one in self._ran):
                    until = time.monotonic() + _GRACE
            for one_running in running:
                one_running.result()
        return not any(one.broken for one in self._ran)


class Rank:
    """One rank's call.

    Attributes:
        ended: when what it does was done or failed.
        waited: it failed because another one did.
        lost: what it said of the one for which it waited.
        loaded: the submission was imported.
        per_case: what did not compile may for another case.
        result: why there is no output.
    """

    def __init__(self, rank: int, session: Session, packed: transfer.Packed) -> None:
        self.rank, self.session, self._packed = rank, session, packed
        self._pid = session.worker.pid
        session.report = requests.CallReport()
        self.inputs = Inputs(packed)
        self.output: Any = None
        self.output_bytes = 0
        self.remarks: list[str] = []
        self.ended, self.waited, self.lost = 0.0, False, ""
        self.loaded = self.per_case = False
        self.reply: Any = None
        self.error: WorkerDied | transfer.OutputError | MemoryError | None = None
        self.result: Any = None

    @property
    def broken(self) -> bool:
        """Whether it has failed so far."""
        failure = isinstance(self.reply, messages.Failed | messages.Refused)
        return failure or self.error is not None or self.session.report.finding is not None

    @property
    def blamed(self) -> bool:
        """Whether it has failed, and did not only wait for another one."""
        return self.broken and not self._lost

    @property
    def _lost(self) -> bool:
        classes = getattr(self.reply, "classes", [])
        waited = _LOST in classes or any(name.startswith(_OF_GROUPS) for name in classes)
        return waited and self.session.report.finding is None

    def load(self, how: How) -> None:
        """Imports the submission."""
        self.reply = self.session.load(how.patience, again=True)
        if self.session.worker.alive and self.session.worker.pid != self._pid:  # another process, which is no rank
            raise WorkerDied("the process ended before the submission was loaded")
        self.loaded = isinstance(self.reply, messages.Done)
        if not self.loaded:
            with contextlib.suppress(WorkerDied):
                self.session.account(how.timeout)

    def fill(self) -> None:
        """Gives it its inputs."""
        self.inputs = self.session.slots.fill(self._packed)

    def call(self, how: How) -> None:
        """Calls it, and takes over its output."""
        session = self.session
        follow = own_work.name_of(self._packed) if how.by_kernels else ""
        begin = time.monotonic()
        try:
            self.reply = session.call(
                self.inputs, how.timeout + _GRACE, schedule=how.schedule, forbid_torch=session.task.forbids_torch,
                follow=follow, limit=how.timeout,
            )  # fmt: skip
        except WorkerTimeout as error:
            raise WorkerTimeout(_LATE.format(how.timeout), error.log) from None
        if isinstance(self.reply, messages.Called) and time.monotonic() - begin > how.timeout:
            raise WorkerTimeout(_LATE.format(how.timeout))
        if isinstance(self.reply, messages.Called):
            self.remarks = [f"the submission's process warns: {text}" for text in self.reply.warned]
            self.output_bytes = sum(self.reply.sizes)
            self.output = session.outputs(self.reply, how.timeout)

    def failed(self, case: Case) -> bool:
        """Whether there is no output to judge; `result` says why then."""
        self.result = result = Result(case, verdict.PASS)
        error, reply = self.error, self.reply
        if isinstance(error, WorkerDied):
            late = isinstance(error, WorkerTimeout)
            result.status, result.message = verdict.TIMEOUT if late else verdict.CRASH, f"{error}"
            result.detail = error.log
            if last := self.session.worker.last.finding:
                last["afterwards"] = result.message
                take_finding(result, self.session.worker.last, None)
                result.detail = error.log
        elif error is not None:
            result.status, result.message = verdict.REFUSED, f"the output cannot be transferred: {error}"
        elif isinstance(reply, messages.Failed | messages.Refused):
            result.status, result.message, result.detail = classify(reply)
            self.per_case = PER_CASE in getattr(reply, "classes", [])
            if isinstance(reply, messages.Failed) and self._lost:
                self.waited, self.lost = True, reply.message
                result.message = self.lost if _LOST in reply.classes else result.message
                result.status = verdict.TIMEOUT if _LATE_RANK in reply.classes else result.status
        elif isinstance(reply, messages.Called) and reply.torch_ops:
            result.status = verdict.REFUSED
            result.message = f"this task forbids computing with torch, and the submission used {reply.torch_ops}"
        take_finding(result, self.session.report, reply)
        return not result.passed
