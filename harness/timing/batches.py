"""The evaluator's clock: batches of calls, from the moment that secret inputs can be read to the moment that all
outputs are the evaluator's.

A batch of N calls has N inputs of contents that were never there before. They are written while the submission stands
still, so that it cannot read them before the clock starts. It stands still again when the clock stops: what it has not
written by then is not in the outputs, any of which may be checked. On a GPU the outputs that are checked are copied
before the clock stops. No clock of the submission's process is read.

A batch costs something besides its calls: two messages and two stops. Batches of N and 2N calls show how much, so that
the time of a call is their slope. A submission could make the smaller one slow to look fast; hence no batch is forgiven
more than ``FORGIVEN``.

On a GPU a kernel that already runs, or is queued, does not stop with its process. So the evaluator watches the GPU as
it writes: whatever else takes a turn there is seen, and contents that it may have read are not timed. The calls of a
batch are made in one of the forms of ``Form``; which of them hold for a submission is tried before.
"""

from __future__ import annotations

import enum
import secrets
from dataclasses import dataclass
from typing import Any, Literal

from harness.checking.dependence import Dependence
from harness.checking.judge import Refused, judge
from harness.errors import WorkerDied
from harness.process import freezing
from harness.process.session import Inputs, Session
from harness.timing.gate import Gate, NotQueued, Queued
from harness.timing.stop import first_line
from harness.timing.supply import Supply
from harness.timing.timed_machine import Host
from harness.wire import asking, messages, transfer

FORGIVEN = 2e6  # nanoseconds of a batch that are not its calls', and no more than half of it
FORGIVEN_GPU = 1.2e6  # the same on a GPU, where batches are short; they are 0.9 to 1.0 ms on an H200's host
LONG_ENOUGH = 40e6  # nanoseconds of the larger batch, beside which FORGIVEN is little
_MOST_CALLS, _MOST_CALLS_GPU = 64, 128
_MOST_BYTES, _MOST_BYTES_GPU = 512 << 20, 32 << 30  # of the inputs and outputs of a batch
_MOST_TAKEN = 64 << 20  # bytes of outputs that are copied while the clock of a GPU runs
_MOST_FILES = 512
_TRIES = 4  # to write contents while nothing else runs on the GPU
_POISON = 0xFF


class Form(enum.Enum):
    """How the calls of a batch are made; the value says it in a report.

    GRAPH: the calls and the copies of their outputs were captured into one CUDA graph, which is replayed. Captured is
        what goes to torch's current stream: launches on the legacy default stream (``<<<grid, block>>>``) run at once,
        and are not in the graph.
    QUEUED: plain calls, which the host makes before the inputs are there. They wait on the device for the evaluator, so
        that the host's part of a call is not timed. This holds for any stream that follows torch's current one, and
        for calls that do not wait for the device.
    PLAIN: plain calls, one after the other, with the host's part.
    """

    GRAPH = "replays of one graph"
    QUEUED = "plain calls that were queued beforehand"
    PLAIN = "plain calls, the host's part included"


_WORDS: dict[Form, Literal["graph", "queued", "plain"]] = {
    Form.GRAPH: "graph",
    Form.QUEUED: "queued",
    Form.PLAIN: "plain",
}


class _Disturbed(Exception):
    """Something else ran on the GPU while contents were written."""


class Ragged(Exception):
    """Shapes or plain values of the inputs follow the seed, so that batches do not keep to one form."""


class BadBatch(Exception):
    """A batch whose time does not count; the message says why."""


@dataclass
class Ran:
    """What a batch gave.

    Args:
        spent: nanoseconds.
        picked: the inputs and outputs of some calls.
        forms: for each call, the arguments of the case that its work follows.
    """

    spent: float
    picked: list[tuple[Inputs, Any]]
    forms: list[dict[str, Any]]


def call_time(small: float, large: float, count: int, gpu: bool = False) -> float:
    """Nanoseconds of a call, from the times of batches of ``count`` and ``2 * count`` calls: their slope, within what
    the larger one allows: all of its time is its calls', or all but ``FORGIVEN`` (``FORGIVEN_GPU``) of it."""
    calls = 2 * count
    forgiven = min(FORGIVEN_GPU, 0.95 * large) if gpu else min(FORGIVEN, large / 2)
    return min(max((large - small) / count, (large - forgiven) / calls), large / calls)


class Batches:
    """Times one submission, and its peers, on one case.

    Args:
        session: the submission's process.
        supply: gives inputs.
        sizes, devices: bytes and device of each tensor of an output.
        timeout: seconds that a batch may take.
        machine: what the calls run on.
        dependence: what is known of the case's outputs.

    Attributes:
        form: how the submission's calls are made.
        gate: what queued calls wait for.
        host_ns: nanoseconds that a call takes the host.
        most_taken: outputs of a batch that are copied at most.
    """

    def __init__(
        self,
        session: Session,
        supply: Supply,
        sizes: list[int],
        devices: list[str],
        timeout: float,
        machine: Host,
        dependence: Dependence,
    ) -> None:
        self._dependence = dependence
        self._session, self._supply, self._sizes, self._timeout = session, supply, sizes, timeout
        self._machine = machine
        self.most_taken = max(1, _MOST_TAKEN // max(1, sum(sizes))) if machine.gpu else _MOST_CALLS
        self._devices, self._places = devices, [machine.place(name) for name in devices]
        self._reads = False
        self._prepared: list[tuple[bytes, list[transfer.Shared]]] = []  # what the process knows of each input
        self._outputs: list[list[transfer.Shared]] = []
        self.gate = Gate(session, machine, self.asked)
        self.host_ns = 0.0
        self._settled = False
        self._payload = b""  # what inputs are like but for the contents of their tensors
        self.form = Form.PLAIN

    def close(self) -> None:
        """Gives the memory of the outputs back, once the other side has forgotten it."""
        self._session.slots.retired += [block for blocks in self._outputs for block in blocks]
        self._session.slots.retired += self.gate.close()
        self._outputs = []

    def __enter__(self) -> Batches:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def reading(self, session: Session) -> Batches:
        """Batches on the same case in a process that has nothing of a submission, whose calls read their inputs."""
        other = Batches(
            session, self._supply, self._sizes, self._devices, self._timeout, self._machine, self._dependence
        )
        other._reads = True
        return other

    def fresh(self, count: int) -> list[transfer.Packed]:
        """Inputs that were never there. Raises Ragged."""
        packed = self._supply.several(count)
        self._payload = self._payload or packed[0].payload
        if any(one.payload != self._payload for one in packed):
            raise Ragged
        return packed

    def size(self, first: Inputs) -> int:
        """The most calls that a batch may have."""
        each = max(1, sum(block.size for block in first.blocks) + sum(self._sizes))
        if not self._machine.gpu:
            tensors = max(1, len(first.blocks) + len(self._sizes))  # each has an open file
            return max(2, min(_MOST_CALLS, _MOST_BYTES // each, _MOST_FILES // tensors))
        room = min(_MOST_BYTES_GPU, self._machine.free_bytes() // 5)  # it is there twice
        return max(2, min(_MOST_CALLS_GPU, room // each))

    def prepare(self, packed: list[transfer.Packed]) -> list[Inputs]:
        """Makes room for a batch, in the memory of the last one where it fits. Raises Failed."""
        slots = self._session.slots
        while len(self._outputs) < len(packed):
            self._outputs.append(
                [slots.new(size, place) for size, place in zip(self._sizes, self._places, strict=True)]
            )
        inputs = [slots.reserve(one, number + 1) for number, one in enumerate(packed)]
        wanted = [(one.packed.payload, one.blocks) for one in inputs]
        if self._prepared[: len(wanted)] == wanted:
            return inputs
        self._prepared = wanted
        given = [self.device_blocks(one) if self._reads else one.blocks for one in inputs]
        payloads = [] if self._reads else [one.payload for one in packed]
        request = asking.Prepare(
            [[block.descriptor for block in blocks] for blocks in given],
            [len(payload) for payload in payloads],
            [[block.descriptor for block in blocks] for blocks in self._outputs[: len(packed)]],
            [block.descriptor for block in slots.retired],
            self._reads,
        )
        self.asked(request, b"".join(payloads))
        slots.bury()
        return inputs

    def device_blocks(self, inputs: Inputs) -> list[transfer.Shared]:
        """The memory of the inputs that lies on the device."""
        return [block for block in inputs.blocks if self._machine.has(block.device)]

    def asked(self, request: asking.Request, payload: bytes = b"") -> None:
        """Has something done that gives nothing back. Raises Failed."""
        reply = self._session.worker.request(request, messages.Done, payload, self._timeout)
        if not isinstance(reply, messages.Done):
            raise Failed(reply)

    def settle(self, count: int, host_ns: float, graph: bool) -> tuple[int, list[str]]:
        """Finds the form in which batches of ``count``, ``2 * count`` and one calls are made: the first one that gives
        the right outputs, on contents and into memory that the submission has not seen, and whose time nobody takes.

        Args:
            count: calls of the smaller batch.
            host_ns: what the host takes for a call.
            graph: try graphs.

        Returns:
            Calls of the smaller batch, fewer where no more can be queued, and what a reader should know of it.

        Raises:
            BadBatch: see ``run``.
            Failed: the inputs are not taken.
            Ragged: inputs have no one form.
            WorkerDied: the process ended, or took too long.
        """
        notes = []
        self.host_ns, self._settled = host_ns, False
        if graph:
            if refused := self._refused_capture([count, 2 * count, 1]):
                notes.append(f"no graph replay: {refused}")
                self._restart()
            elif self._holds(Form.GRAPH, count):
                self._settled = True
                return count, notes
            else:
                notes.append(
                    "no graph replay: a replay of the captured calls does not give their outputs (launches on the "
                    "legacy default stream, as of <<<grid, block>>>, are not captured)"
                )
        found = self._queued(count)
        self._settled = True
        if not found:
            self.form = Form.PLAIN
            notes.append(
                "calls are not queued ahead of their inputs: they wait for the device, or allocate memory of it, or "
                "use a stream that does not follow torch's current one"
            )
        return found or count, notes

    def _queued(self, count: int) -> int:
        """How many calls the smaller batch has where calls can be queued, else 0."""
        self.form = Form.QUEUED
        try:
            self.run(1, check=0)
        except (Failed, NotQueued, transfer.OutputError):
            return 0
        sizes = [size for size in (count, count // 4, count // 16) if size]  # a device queues about 1000 launches
        return next((size for size in sizes if self._holds(Form.QUEUED, size)), 0)

    def take_form(self, form: Form, counts: list[int]) -> None:
        """Has batches of these sizes made in a form that nobody needs to try. Raises Failed where it cannot be had."""
        self.form, self._settled = form, True
        if form is Form.GRAPH and (refused := self._capture(counts)):
            raise Failed(refused)

    def _capture(self, counts: list[int]) -> messages.Refused | messages.Failed | None:
        """Has batches of these sizes captured, on contents that are not timed. What was refused, or None."""
        packed = self.fresh(max(counts))
        self.prepare(packed)
        for number, one in enumerate(packed):
            self._session.slots.fill(one, number + 1)
        request = asking.Capture(counts)
        reply = self._session.worker.request(request, messages.Done, timeout=self._timeout)
        return None if isinstance(reply, messages.Done) else reply

    def _refused_capture(self, counts: list[int]) -> str:
        """Why the calls cannot be captured; empty where they were."""
        try:
            refused = self._capture(counts)
        except WorkerDied as error:  # or hung: calls that look at no error go on with what they did not get
            return str(error)
        return first_line(refused) if refused else ""

    def _restart(self) -> None:
        """Gives the submission a new process: a capture that fails may leave CUDA, torch and the submission in a state
        in which a plain call fails. Raises Failed, WorkerDied, and what ``run`` raises."""
        self._session.worker.kill()
        self.close()
        self._prepared = []
        reply = self._session.load(self._timeout)
        if not isinstance(reply, messages.Done):
            raise Failed(reply)
        self.form = Form.PLAIN
        self.run(1, check=0)  # compiles and tunes, as the first call of the first process did

    def _holds(self, form: Form, count: int) -> bool:
        """Whether batches in this form compute what they should."""
        self.form = form
        try:
            for calls in (2 * count, count, 1):
                for blocks in self._outputs[:calls]:
                    for block in blocks:
                        block.bytes.fill_(_POISON)
                self.check(self.run(calls).picked)
        except (Wrong, Failed, NotQueued, Refused, transfer.OutputError):
            return False
        return True

    def run(self, count: int, peer: str | None = None, check: int = 1) -> Ran:
        """One batch on contents that were never there.

        Args:
            count: calls.
            peer: whose; None is the submission.
            check: how many outputs to hand out, picked when all have been written.

        Raises:
            BadBatch: processes were started in it, something else runs on the GPU, or calls were not queued in time.
            Failed: the calls failed.
            Ragged: inputs have no one form.
            transfer.OutputError: an output is not what it is said to be.
            WorkerDied: the process ended, or took too long.
        """
        late = False
        for _ in range(_TRIES):
            try:
                return self._once(count, peer, check)
            except _Disturbed:
                late = False
            except NotQueued:
                if not self._settled:
                    raise
                late = True  # it could be done before: a busy host was slow
        if late:
            raise BadBatch("timed calls wait for the device before they return, and did not before")
        raise BadBatch(
            "something else runs on the GPU while the submission stands still, and may read its inputs before the "
            "clock starts"
        )

    def _once(self, count: int, peer: str | None, check: int) -> Ran:
        packed = self.fresh(count)
        forms = self._supply.forms
        inputs = self.prepare(packed)
        worker, machine = self._session.worker, self._machine
        form = self.form if peer is None else Form.PLAIN
        still = machine.standstill(worker)
        queue = None
        if form is Form.QUEUED:
            queue = Queued(self._session, machine, self.gate, count, self.host_ns, self._timeout)
        try:
            if queue is not None:
                queue.fill()
            still.stop()
            if not machine.write(lambda: self._write(packed)):
                raise _Disturbed
            still.held()
            if peer is not None:
                still.go()
                self.asked(asking.Arrange(count, peer))
            begin = machine.now()
            if queue is not None:
                queue.open()
            still.go()
            go = asking.Go(count, peer, _WORDS[form])
            reply = worker.request(go, messages.Batched, timeout=self._timeout)
            picked = secrets.SystemRandom().sample(range(count), min(check, count, self.most_taken))
            if machine.gpu:  # what still runs has its turn before this ends, and counts
                taken = self.taken(picked)
                machine.synchronize()
                spent = machine.now() - begin - machine.copying(sum(self._sizes) * len(picked))
            still.stop()
            if not machine.gpu:
                spent = machine.now() - begin
                taken = self.taken(picked)
            still.held()
            if not isinstance(reply, messages.Batched):
                raise Failed(reply)
            return Ran(spent, self.rebuilt(reply, inputs, picked, taken), forms)
        except freezing.NotFrozen as error:
            told = f"timed calls must not start processes, nor go on while they are stopped: {error}"
            worker.kill(told)
            raise BadBatch(told) from None
        finally:
            if still.stopped and worker.alive:
                still.go()
            if queue is not None and worker.alive:
                queue.drain()

    def _write(self, packed: list[transfer.Packed]) -> None:
        for number, one in enumerate(packed):
            self._session.slots.fill(one, number + 1, wait=False)

    def handing_over(self, count: int) -> float:
        """Nanoseconds of a call on a GPU that go into handing over its outputs at most, as the evaluator's own calls
        show that write outputs of these sizes: ``count`` of them, each handed over before the next one is made."""
        outputs = [[block.bytes for block in blocks if block.device.type == "cuda"] for blocks in self._outputs[:count]]
        return self._machine.handing_over(outputs) if any(outputs) else 0.0

    @property
    def forms(self) -> list[dict[str, Any]]:
        """Of the inputs that were made last, see ``Supply``."""
        return self._supply.forms

    def device_sizes(self) -> list[int]:
        """Bytes of each tensor of an output, and 0 for one that does not lie on the device."""
        pairs = zip(self._sizes, self._places, strict=True)
        return [size if self._machine.has(place) else 0 for size, place in pairs]

    def outputs(self, count: int) -> list[list[transfer.Shared]]:
        """The memory that the outputs of a batch are handed over to."""
        return self._outputs[:count]

    def taken(self, picked: list[int]) -> list[list[Any]]:
        """Copies of the outputs of some calls."""
        return [[block.bytes.clone() for block in self._outputs[pick]] for pick in picked]

    def rebuilt(
        self, reply: messages.Batched, inputs: list[Inputs], picked: list[int], taken: list[list[Any]]
    ) -> list[tuple[Inputs, Any]]:
        """The inputs and the outputs of some calls, whose bytes were taken. Raises OutputError, BadBatch."""
        trees = reply.trees * len(inputs) if len(reply.trees) == 1 else reply.trees
        if len(trees) != len(inputs):
            raise BadBatch(f"a batch of {len(inputs)} calls gave {len(trees)} outputs")
        for pick in picked:
            transfer.fits(trees[pick], self._sizes)
        return [
            (inputs[pick], transfer.rebuild_output(trees[pick], blocks))
            for pick, blocks in zip(picked, taken, strict=True)
        ]

    def check(self, outputs: list[tuple[Inputs, Any]]) -> int:
        """Checks what ``run`` handed out, or some of it, and returns how many these are.

        Raises:
            Wrong: an output is not right.
            judge.Refused: a rule was broken.
        """
        for inputs, output in outputs:
            good, message, _ = judge(self._session.task, inputs, output, diagnose=False, dependence=self._dependence)
            if not good:
                raise Wrong(message)
        return len(outputs)

    def calls_for(self, most: int, once: float) -> int:
        """How many calls the smaller batch gets, so that the larger one takes long enough, or is as large as may be;
        ``once`` is about what a call takes, in nanoseconds."""
        return int(max(1, min(most // 2, LONG_ENOUGH // max(1.0, 2 * once))))


class Wrong(Exception):
    """An output of a timed call is not right; the message says where."""


class Failed(Exception):
    """A batch ended with an error of the submission's; ``reply`` is its account."""

    def __init__(self, reply: messages.Refused | messages.Failed) -> None:
        super().__init__(type(reply).__name__)
        self.reply = reply
