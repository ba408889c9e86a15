"""The evaluator's clock: batches of calls, from the moment that secret inputs can be read to the moment that all
outputs are the evaluator's.

A batch of N calls has N inputs of contents that were never there before. They are written while the submission stands
still, so that it cannot read them before the clock starts. It stands still again when the clock stops: what it has not
written by then is not in the outputs, any of which may be checked. On a GPU the outputs that are checked are copied
before the clock stops. No clock of the submission's process is read.

A batch costs something besides its calls: two messages and two stops. Batches of N and 2N calls tell how much, so that
the time of a call is their slope. A submission could make the smaller one slow to look fast; hence no batch is forgiven
more than ``FORGIVEN``.

On a GPU a kernel that already runs, or is queued, does not stop with its process. So the evaluator watches the GPU as
it writes: whatever else takes a turn there is seen, and contents that it may have read are not timed. Calls of a batch
are plain ones, or one CUDA graph of them.
"""

from __future__ import annotations

import contextlib
import secrets
import time
from typing import Any

import torch

from harness.checking.judge import judge
from harness.timing import quiet
from harness.timing.supply import Supply
from harness.wire import freezing, messages, nodes, transfer
from harness.wire.session import Inputs, Session

FORGIVEN = 2e6  # nanoseconds of a batch that are not its calls', and no more than half of it
FORGIVEN_GPU = 1.2e6  # the same on a GPU, where batches are short; they are 0.9 to 1.0 ms on an H200's host
_LONG_ENOUGH = 40e6  # nanoseconds of the larger batch, beside which FORGIVEN is little
_MOST_CALLS, _MOST_CALLS_GPU = 64, 128
_MOST_BYTES, _MOST_BYTES_GPU = 512 << 20, 32 << 30  # of the inputs and outputs of a batch
_TRIES = 4  # to write contents while nothing else runs on the GPU
_SWEEP = 256 << 20  # bytes, several times any L2


class _Disturbed(Exception):
    """Something else ran on the GPU while contents were written."""


class Ragged(Exception):
    """Shapes or plain values of the inputs follow the seed, so that batches do not keep to one form."""


class BadBatch(Exception):
    """A batch whose time does not count; the message says why."""


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
    """

    def __init__(self, session: Session, supply: Supply, sizes: list[int], devices: list[str], timeout: float) -> None:
        self._session, self._supply, self._sizes, self._timeout = session, supply, sizes, timeout
        self._cuda = session.device.kind == "cuda"
        self._places = [torch.device("cuda" if self._cuda and name.startswith("cuda") else "cpu") for name in devices]
        self._prepared: list[tuple[bytes, list[transfer.Shared]]] = []  # what the process knows of each input
        self._outputs: list[list[transfer.Shared]] = []
        self._captured: frozenset[int] = frozenset()  # sizes of batches
        self._sweep: torch.Tensor | None = None
        self._watch: quiet.Watch | None = None
        self._form = b""  # what inputs are like but for the contents of their tensors

    def close(self) -> None:
        """Gives the memory of the outputs back, once the other side has forgotten it."""
        self._session.slots.retired += [block for blocks in self._outputs for block in blocks]
        self._outputs = []

    def __enter__(self) -> Batches:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _fresh(self, count: int) -> list[transfer.Packed]:
        packed = self._supply.several(count)
        self._form = self._form or packed[0].payload
        if any(one.payload != self._form for one in packed):
            raise Ragged
        return packed

    @property
    def captured(self) -> bool:
        """Whether calls are replays of a graph."""
        return bool(self._captured)

    def size(self, first: Inputs) -> int:
        """The most calls that a batch may have."""
        each = max(1, sum(block.size for block in first.blocks) + sum(self._sizes))
        if not self._cuda:
            return max(2, min(_MOST_CALLS, _MOST_BYTES // each))
        room = min(_MOST_BYTES_GPU, torch.cuda.mem_get_info()[0] // 5)  # it is there twice
        return max(2, min(_MOST_CALLS_GPU, room // each))

    def _prepare(self, packed: list[transfer.Packed]) -> list[Inputs]:
        """Makes room for a batch, in the memory of the last one where it fits."""
        slots = self._session.slots
        while len(self._outputs) < len(packed):
            self._outputs.append(
                [slots.new(size, place) for size, place in zip(self._sizes, self._places, strict=True)]
            )
        inputs = [slots.reserve(one, number + 1) for number, one in enumerate(packed)]
        wanted = [(one.packed.payload, one.blocks) for one in inputs]
        if self._prepared[: len(wanted)] == wanted:
            return inputs
        self._prepared, self._captured = wanted, frozenset()
        request = messages.Prepare(
            [one.descriptors for one in inputs],
            [len(one.payload) for one in packed],
            [[block.descriptor for block in blocks] for blocks in self._outputs[: len(packed)]],
            [block.descriptor for block in slots.retired],
        )
        payload = b"".join(one.payload for one in packed)
        reply = self._session.worker.request(request, messages.Done, payload, self._timeout)
        slots.bury()
        if not isinstance(reply, messages.Done):
            raise Failed(reply)
        return inputs

    def capture(self, *counts: int) -> messages.Refused | messages.Failed | None:
        """Has batches of these sizes captured into graphs, on contents that are not timed. What was refused, or None.

        Raises:
            Ragged: inputs have no one form.
            Failed: the inputs are not taken.
            WorkerDied: the process ended, or took too long.
        """
        packed = self._fresh(max(counts))
        self._prepare(packed)
        for number, one in enumerate(packed):
            self._session.slots.fill(one, number + 1)
        reply = self._session.worker.request(messages.Capture(list(counts)), messages.Done, timeout=self._timeout)
        if not isinstance(reply, messages.Done):
            return reply
        self._captured = frozenset(counts)
        return None

    def run(self, count: int, peer: str | None = None, check: int = 1) -> tuple[float, list[tuple[Inputs, Any]]]:
        """One batch on contents that were never there.

        Args:
            count: calls.
            peer: whose; None is the submission.
            check: how many outputs to hand out, picked when all have been written.

        Returns:
            Nanoseconds, and the inputs and outputs of the picked calls.

        Raises:
            BadBatch: processes were started in it, or something else runs on the GPU.
            Failed: the calls failed.
            Ragged: inputs have no one form.
            transfer.OutputError: an output is not what it is said to be.
            WorkerDied: the process ended, or took too long.
        """
        for _ in range(_TRIES):
            with contextlib.suppress(_Disturbed):
                return self._once(count, peer, check)
        raise BadBatch(
            "something else runs on the GPU while the submission stands still, and may read its inputs before the "
            "clock starts"
        )

    def _once(self, count: int, peer: str | None, check: int) -> tuple[float, list[tuple[Inputs, Any]]]:
        packed = self._fresh(count)
        inputs = self._prepare(packed)
        worker = self._session.worker
        stopped, known = False, frozenset[int]()
        try:
            known = freezing.freeze(worker.pid)
            stopped = True
            marked = freezing.mark(known)
            self._write(packed)
            freezing.stood_still(known, marked)
            if peer is not None:
                freezing.thaw(known)
                stopped = False
                arranged = worker.request(messages.Arrange(count, peer), messages.Done, timeout=self._timeout)
                if not isinstance(arranged, messages.Done):
                    raise Failed(arranged)
            graph = peer is None and count in self._captured
            begin = time.perf_counter_ns()
            freezing.thaw(known)
            stopped = False
            reply = worker.request(messages.Go(count, peer, graph), messages.Batched, timeout=self._timeout)
            picked = secrets.SystemRandom().sample(range(count), min(check, count))
            if self._cuda:  # what still runs has its turn before this ends, and counts
                taken = self._taken(picked)
                torch.cuda.synchronize()
                spent = float(time.perf_counter_ns() - begin)
            stopped = True
            freezing.freeze(worker.pid, known)
            marked = freezing.mark(known)
            if not self._cuda:
                spent = float(time.perf_counter_ns() - begin)
                taken = self._taken(picked)
            freezing.stood_still(known, marked)
            if not isinstance(reply, messages.Batched):
                raise Failed(reply)
            trees = reply.trees * count if len(reply.trees) == 1 else reply.trees
            if len(trees) != count:
                raise BadBatch(f"a batch of {count} calls gave {len(trees)} outputs")
            outputs = [self._rebuilt(trees[pick], blocks) for pick, blocks in zip(picked, taken, strict=True)]
            return spent, [(inputs[pick], output) for pick, output in zip(picked, outputs, strict=True)]
        except freezing.NotFrozen as error:
            worker.kill()
            raise BadBatch(f"timed calls must not start processes, nor go on while they are stopped: {error}") from None
        finally:
            if stopped and worker.alive:
                freezing.thaw(known)

    def _write(self, packed: list[transfer.Packed]) -> None:
        """Puts contents where the submission will read them; the L2 then holds none of them. Raises _Disturbed where
        something on the GPU may have seen them."""
        if not self._cuda:
            for number, one in enumerate(packed):
                self._session.slots.fill(one, number + 1)
            return
        if self._sweep is None or self._watch is None:
            self._sweep = torch.zeros(_SWEEP // 4, device="cuda")
            self._sweep.sum()  # what is loaded at its first use would wait for the watch
            self._watch = quiet.Watch()
        with self._watch:
            for number, one in enumerate(packed):
                self._session.slots.fill(one, number + 1, wait=False)
            self._sweep.sum()
        if self._watch.gap > quiet.LONGEST_GAP:
            raise _Disturbed

    def copying(self, count: int) -> float:
        """Nanoseconds of a call on a GPU that go into copying its outputs: these of ``count`` calls, timed here."""
        sources = [block.bytes for blocks in self._outputs[:count] for block in blocks if block.bytes.is_cuda]
        targets = [torch.empty_like(source) for source in sources]
        if not sources:
            return 0.0
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        times = []
        for _ in range(4):  # the first also loads the kernels
            begin.record()
            transfer.hand_over(sources, targets)
            end.record()
            torch.cuda.synchronize()
            times.append(begin.elapsed_time(end) * 1e6)
        return min(times) / count

    def _taken(self, picked: list[int]) -> list[list[torch.Tensor]]:
        """Copies of the outputs of some calls."""
        return [[block.bytes.clone() for block in self._outputs[pick]] for pick in picked]

    def _rebuilt(self, tree: nodes.Node, blocks: list[torch.Tensor]) -> Any:
        transfer.fits(tree, self._sizes)
        return transfer.rebuild_output(tree, blocks)

    def check(self, outputs: list[tuple[Inputs, Any]]) -> int:
        """Checks what ``run`` handed out, and returns how many these are.

        Raises:
            Wrong: an output is not right.
            judge.Refused: a rule was broken.
        """
        for inputs, output in outputs:
            good, message, _ = judge(self._session.task, inputs, output, diagnose=False)
            if not good:
                raise Wrong(message)
        return len(outputs)

    def calls_for(self, most: int, once: float) -> int:
        """How many calls the smaller batch gets, so that the larger one takes long enough, or is as large as may be;
        ``once`` is about what a call takes, in nanoseconds."""
        return int(max(1, min(most // 2, _LONG_ENOUGH // max(1.0, 2 * once))))


class Wrong(Exception):
    """An output of a timed call is not right; the message says where."""


class Failed(Exception):
    """A batch ended with an error of the submission's; ``reply`` is its account."""

    def __init__(self, reply: messages.Refused | messages.Failed) -> None:
        super().__init__(type(reply).__name__)
        self.reply = reply
