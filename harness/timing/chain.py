"""A chain of calls, each of which gets its inputs when parts of the output of the call before have been read.

The evaluator asks a lane of the GPU's copy engines for the whole chain: write the inputs of a call, open the gate that
the submission's stream waits for, wait until a word says that the call is done, copy parts of its output, go on with
the next call. Nothing of that runs in the submission's process, nor waits for a host. Which parts are copied is drawn
in secret. They have to be what the output holds at the end, and outputs are checked: so a call that is said to be done
before its output is there is found, and no call runs beside another.

The submission may open the gate itself, whose calls then run on old contents, or say too early that a call is done. It
may read the inputs before the gate opens, by as much as writing them takes.
"""

from __future__ import annotations

import contextlib
import secrets
import time

import torch

from harness.errors import WorkerDied
from harness.process.session import Inputs, Session
from harness.timing import timed_machine
from harness.timing.batches import BadBatch, Batches, Failed, Ran
from harness.timing.gate import NotQueued
from harness.timing.timed_machine import Host, Lane
from harness.wire import asking, messages, transfer

MOST_BYTES = 256 << 20  # of the inputs of a chain, which lie in page-locked memory
_MOST_ASKED = 400  # copies and words of a lane
_WHOLE = 64 << 10  # bytes of an output that is read whole
_PARTS, _PART = 8, 4 << 10  # of a larger one, and bytes of each
_POISON = 0xFF
_OWN = 3  # tries to find what the evaluator's own part takes
_LOOK = 0.05  # seconds between looks at the process while the chain runs
_TRIES = 4  # of calls that could be queued before, and were not in time

Part = tuple[int, int, int]  # the number of a tensor, and its bytes from one to another


class Chain:
    """Chains of one submission's calls on one case.

    Args:
        session: the submission's process.
        clock: its batches, whose memory the chains use.
        machine: what the calls run on.
        timeout: seconds that a chain may take.

    Attributes:
        waits: the host waits before each call, since calls cannot be queued before their inputs are there.
        settled: it is known that they can.
    """

    def __init__(self, session: Session, clock: Batches, machine: Host, timeout: float) -> None:
        self._session, self._clock, self._machine, self._timeout = session, clock, machine, timeout
        self._rooms: dict[tuple[int, int, bool], torch.Tensor] = {}
        self._writes: list[list[tuple[torch.Tensor, torch.Tensor]]] = []
        self.waits = self.settled = False

    def most(self, inputs: Inputs) -> int:
        """The most calls of a chain with inputs like these; 0 where there can be none."""
        written = [block.size for block in self._clock.device_blocks(inputs) if block.size]
        read = [size for size in self._clock.device_sizes() if size]
        if not written or not read:
            return 0
        return min(MOST_BYTES // sum(written), _MOST_ASKED // (len(written) + _PARTS + len(read) + 2))

    def run(self, count: int, check: int) -> Ran:
        """One chain.

        Args:
            count: calls.
            check: how many outputs to hand out, picked when all have been written.

        Raises:
            BadBatch: an output was not there when its call was said to be done, or the calls do not end in time, or
                wait for the device and did not before.
            Failed: the calls failed.
            NotQueued: a call waits for the device, and ``waits`` is not set.
            Ragged: inputs have no one form.
            transfer.OutputError: an output is not what it is said to be.
            WorkerDied: the process ended, or took too long.
        """
        for _ in range(_TRIES):
            try:
                return self._once(count, check)
            except NotQueued:
                if not self.settled:
                    raise
        raise BadBatch("timed calls wait for the device before they return, and did not before")

    def _once(self, count: int, check: int) -> Ran:
        clock, machine, worker = self._clock, self._machine, self._session.worker
        packed = clock.fresh(count)
        forms = clock.forms
        inputs = clock.prepare(packed)
        self._writes = [self._staged(number, one) for number, one in enumerate(inputs)]
        outputs = clock.outputs(count)
        for block in (block for blocks in outputs for block in blocks):
            block.bytes.fill_(_POISON)
        (gate, first), told, lane = clock.gate.next(count), clock.gate.told(), machine.lane()
        reads = self._reads(count)
        machine.synchronize()
        ended = False
        try:
            request = asking.Queue(count, gate.descriptor, first, told.descriptor, self.waits)
            if not self.waits:
                clock.gate.queue(request, gate, clock.host_ns)
            lane.begin()
            for number in range(count):
                for target, source in self._writes[number]:
                    lane.copy(target, source)
                lane.set(gate, first + number)
                lane.wait(told, first + number)
                for room, part in reads[number]:
                    lane.copy(room, part)
            begin = machine.now()
            lane.start()
            if self.waits:
                clock.asked(request)
            self._wait(lane)
            spent = machine.now() - begin
            ended = True
        finally:
            if not ended:
                self._let_go(lane, gate, told, first + count - 1)
        reply = worker.request(asking.Go(count, None, "queued"), messages.Batched, timeout=self._timeout)
        if not isinstance(reply, messages.Batched):
            raise Failed(reply)
        picked = secrets.SystemRandom().sample(range(count), min(check, count, clock.most_taken))
        taken = clock.taken(picked)
        machine.synchronize()
        if any(not torch.equal(part.cpu(), room) for some in reads for room, part in some):
            raise BadBatch("the output of a timed call was not there when the call was said to be done")
        return Ran(spent, clock.rebuilt(reply, inputs, picked, taken), forms)

    def own(self, count: int) -> float:
        """Nanoseconds that the evaluator's part of a chain takes without any call, in the memory of the last chain,
        which had as many."""
        lane, machine, taken = self._machine.lane(), self._machine, []
        for _ in range(_OWN):
            lane.begin()
            for writes, reads in zip(self._writes[:count], self._reads(count), strict=True):
                for target, source in writes:
                    lane.copy(target, source)
                for room, part in reads:
                    lane.copy(room, part)
            begin = machine.now()
            lane.start()
            self._wait(lane)
            taken.append(machine.now() - begin)
        return min(taken)

    def end(self) -> None:
        """Ends the submission's process."""
        self._session.worker.kill()

    def copied(self, count: int) -> tuple[int, int]:
        """How many copies the evaluator's part of the last chain has, which had so many calls, and how many bytes."""
        sizes = [source.numel() for writes in self._writes[:count] for _, source in writes]
        sizes += [part.numel() for reads in self._reads(count) for _, part in reads]
        return len(sizes), sum(sizes)

    def _staged(self, number: int, inputs: Inputs) -> list[tuple[torch.Tensor, torch.Tensor]]:
        """What is written to the device for a call: memory there, and the contents in memory of the host. What lies in
        the host's memory anyway is written at once."""
        writes = []
        for index, (storage, block) in enumerate(zip(inputs.packed.storages, inputs.blocks, strict=True)):
            contents = transfer.storage_bytes(storage)
            if not self._machine.has(block.device):
                block.bytes.copy_(contents)
            elif block.size:
                memory = self._room((number, index, True), timed_machine.memory_for(block.size))
                room = timed_machine.rows(memory, block.size)
                room.copy_(contents.view(room.shape))
                writes.append((block.bytes, room))
        return writes

    def _reads(self, count: int) -> list[list[tuple[torch.Tensor, torch.Tensor]]]:
        """For each call, parts of its output that are drawn now, and the memory that they are copied to."""
        sizes, found = self._clock.device_sizes(), []
        for number, blocks in enumerate(self._clock.outputs(count)):
            parts = enumerate(_drawn(sizes))
            found.append([
                (self._room((number, index, False), until - start), blocks[tensor].bytes[start:until])
                for index, (tensor, start, until) in parts
            ])  # fmt: skip
        return found

    def _room(self, key: tuple[int, int, bool], size: int) -> torch.Tensor:
        if (room := self._rooms.get(key)) is None or room.numel() < size:
            room = self._rooms[key] = self._machine.lane().staged(size)
        return room[:size]

    def _wait(self, lane: Lane) -> None:
        """Until all that the lane was asked is done. Raises BadBatch, WorkerDied."""
        worker, begin = self._session.worker, time.monotonic()
        look = begin + _LOOK
        while not lane.done():
            if (now := time.monotonic()) < look:
                continue
            look = now + _LOOK
            if not worker.alive:
                worker.request(asking.Release(), messages.Done)  # says how it ended
                raise WorkerDied("the submission's process ended")
            if now - begin > self._timeout:
                worker.kill(told := f"timed calls that wait for each other do not end within {self._timeout:g} s")
                raise BadBatch(told)

    def _let_go(self, lane: Lane, gate: transfer.Shared, told: transfer.Shared, last: int) -> None:
        """Has nothing wait any more."""
        worker, machine = self._session.worker, self._machine
        machine.open_gate(gate, last)
        machine.open_gate(told, last)
        lane.start()
        with contextlib.suppress(WorkerDied):
            if worker.alive:
                worker.request(asking.Go(0, None, "queued"), messages.Batched, timeout=self._timeout)
        machine.synchronize()


def _drawn(sizes: list[int]) -> list[Part]:
    """Parts of an output whose tensors have so many bytes on the device: the whole of a small one, and secret places of
    larger ones, each byte as likely as any other."""
    parts = [(number, 0, size) for number, size in enumerate(sizes) if 0 < size <= _WHOLE]
    large = [(number, size) for number, size in enumerate(sizes) if size > _WHOLE]
    for _ in range(_PARTS if large else 0):
        at = secrets.randbelow(sum(size for _, size in large))
        for number, size in large:
            if at < size:
                start = min(at, size - _PART)
                parts.append((number, start, start + _PART))
                break
            at -= size
    return parts
