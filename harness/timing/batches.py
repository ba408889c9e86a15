"""The evaluator's clock: batches of calls, from the moment that secret inputs can be read to the moment that all
outputs are the evaluator's.

A batch of N calls has N inputs of contents that were never there before. They are written while the submission stands
still, so that it cannot read them before the clock starts. It stands still again when the clock stops: what it has not
written by then is not in the outputs, any of which may be checked. No clock of the submission's process is read.

A batch costs something besides its calls: two messages and two stops. Batches of N and 2N calls tell how much, so that
the time of a call is their slope. A submission could make the smaller one slow to look fast; hence no batch is forgiven
more than ``FORGIVEN``.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch

from harness.checking.judge import judge
from harness.timing.supply import Supply
from harness.wire import freezing, messages, transfer
from harness.wire.session import Inputs, Session

FORGIVEN = 2e6  # nanoseconds of a batch that are not its calls', and no more than half of it
_LONG_ENOUGH = 40e6  # nanoseconds of the larger batch, beside which FORGIVEN is little
_MOST_CALLS = 64
_MOST_BYTES = 512 << 20  # of the inputs and outputs of a batch


class BadBatch(Exception):
    """A batch whose time does not count; the message says why."""


def call_time(small: float, large: float, count: int) -> float:
    """Nanoseconds of a call, from the times of batches of ``count`` and ``2 * count`` calls: their slope, within what
    the larger one allows: all of its time is its calls', or all but ``FORGIVEN`` of it."""
    calls = 2 * count
    return min(max((large - small) / count, (large - min(FORGIVEN, large / 2)) / calls), large / calls)


@dataclass
class Batch:
    """Memory for some calls: a slot of inputs and a list of output blocks for each."""

    inputs: list[Inputs]
    outputs: list[list[transfer.Shared]]


class Batches:
    """Times one submission, and its peers, on one case.

    Args:
        session: the submission's process.
        supply: gives inputs.
        sizes: bytes of each tensor of an output.
        timeout: seconds that a batch may take.
    """

    def __init__(self, session: Session, supply: Supply, sizes: list[int], timeout: float) -> None:
        self._session, self._supply, self._sizes, self._timeout = session, supply, sizes, timeout
        self._batch = Batch([], [])
        self._payload = b""

    def size(self, first: Inputs) -> int:
        """The most calls that a batch may have."""
        each = sum(block.size for block in first.blocks) + sum(self._sizes)
        return max(2, min(_MOST_CALLS, _MOST_BYTES // max(1, each)))

    def _prepare(self, packed: list[transfer.Packed]) -> None:
        """Makes room for a batch, in the memory of the last one where it fits."""
        slots = self._session.slots
        payload = b"".join(one.payload for one in packed)
        while len(self._batch.outputs) < len(packed):
            self._batch.outputs.append([slots.new(size, torch.device("cpu")) for size in self._sizes])
        before = [block for one in self._batch.inputs for block in one.blocks]
        self._batch.inputs = [slots.reserve(one, number + 1) for number, one in enumerate(packed)]
        now = [block for one in self._batch.inputs for block in one.blocks]
        if payload == self._payload and [id(block) for block in before] == [id(block) for block in now]:
            return
        self._payload = payload
        request = messages.Prepare(
            [one.descriptors for one in self._batch.inputs],
            [len(one.payload) for one in packed],
            [[block.descriptor for block in blocks] for blocks in self._batch.outputs[: len(packed)]],
            [block.descriptor for block in slots.retired],
        )
        reply = self._session.worker.request(request, messages.Done, payload, self._timeout)
        slots.bury()
        if not isinstance(reply, messages.Done):
            raise BadBatch(getattr(reply, "reason", "") or getattr(reply, "message", ""))

    def run(self, count: int, peer: str | None = None, check: int = 1) -> tuple[float, list[tuple[Inputs, Any]]]:
        """One batch on contents that were never there.

        Args:
            count: calls.
            peer: whose; None is the submission.
            check: how many outputs to hand out, picked when all have been written.

        Returns:
            Nanoseconds, and the inputs and outputs of the picked calls.

        Raises:
            BadBatch: the calls failed, or processes were started in them.
            transfer.OutputError: an output is not what it is said to be.
            WorkerDied: the process ended, or took too long.
        """
        packed = [self._supply.next() for _ in range(count)]
        self._prepare(packed)
        worker = self._session.worker
        known = freezing.freeze(worker.pid)
        stopped = True
        try:
            for number, one in enumerate(packed):
                self._session.slots.fill(one, number + 1)
            if peer is not None:
                freezing.thaw(known)
                stopped = False
                arranged = worker.request(messages.Arrange(count, peer), messages.Done, timeout=self._timeout)
                if not isinstance(arranged, messages.Done):
                    raise Failed(arranged)
            begin = time.perf_counter_ns()
            freezing.thaw(known)
            stopped = False
            reply = worker.request(messages.Go(count, peer), messages.Batched, timeout=self._timeout)
            stopped = True
            freezing.freeze(worker.pid, known)
            spent = float(time.perf_counter_ns() - begin)
            if not isinstance(reply, messages.Batched):
                raise Failed(reply)
            if len(reply.trees) != count:
                raise BadBatch(f"a batch of {count} calls gave {len(reply.trees)} outputs")
            picked = secrets.SystemRandom().sample(range(count), min(check, count))
            return spent, [(self._batch.inputs[pick], self._taken(reply.trees[pick], pick)) for pick in picked]
        except freezing.NotFrozen as error:
            worker.kill()
            raise BadBatch(f"timed calls must not start processes: {error}") from None
        finally:
            if stopped and worker.alive:
                freezing.thaw(known)

    def _taken(self, tree: messages.Node, pick: int) -> Any:
        transfer.fits(tree, self._sizes)
        return transfer.rebuild_output(tree, [block.bytes.clone() for block in self._batch.outputs[pick]])

    def checked(self, count: int, check: int, peer: str | None = None) -> tuple[float, int]:
        """``run``, and the picked outputs checked. Returns nanoseconds, and how many were checked.

        Raises:
            Wrong: an output is not right.
            judge.Refused: a rule was broken.
        """
        spent, outputs = self.run(count, peer, check)
        for inputs, output in outputs:
            good, message, _ = judge(self._session.task, inputs, output, diagnose=False)
            if not good:
                raise Wrong(message)
        return spent, len(outputs)

    def calls_for(self, most: int, run: Callable[[int], float]) -> int:
        """How many calls the smaller batch gets, so that the larger one takes long enough, or is as large as may be."""
        trial = run(2)
        return int(max(1, min(most // 2, _LONG_ENOUGH // max(1.0, trial))))


class Wrong(Exception):
    """An output of a timed call is not right; the message says where."""


class Failed(Exception):
    """A batch ended with an error of the submission's; ``reply`` is its account."""

    def __init__(self, reply: messages.Refused | messages.Failed) -> None:
        super().__init__(type(reply).__name__)
        self.reply = reply
