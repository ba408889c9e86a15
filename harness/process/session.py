"""A submission under test, as the evaluator holds it: its process, and the memory shared with it."""

from __future__ import annotations

import errno
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch

from harness.errors import WorkerDied, WorkerTimeout, no_memory
from harness.machine import memory
from harness.machine.devices import Device
from harness.machine.driver import DriverError
from harness.process.submission_process import SubmissionProcess
from harness.tasks.loading import Task
from harness.wire import asking, messages, requests, transfer
from harness.wire.asking import Block
from harness.wire.messages import Failed, Refused

_AT_ONCE = 64  # tensors of an output
_LARGEST_OUTPUT = 64 << 30  # bytes

NO_MEMORY = (torch.OutOfMemoryError, DriverError, MemoryError)  # where the evaluator finds none left, on a GPU or here


@dataclass
class Inputs:
    """One set of inputs: the evaluator's own pristine copy, and the shared blocks that the submission sees."""

    packed: transfer.Packed
    blocks: list[transfer.Shared] = field(default_factory=list)

    @property
    def descriptors(self) -> list[Block]:
        """Where the submission's process finds the blocks."""
        return [block.descriptor for block in self.blocks]

    def changed(self) -> set[int]:
        """Which shared blocks no longer hold what was put there."""
        return {
            index
            for index, (storage, block) in enumerate(zip(self.packed.storages, self.blocks, strict=True))
            if not torch.equal(transfer.storage_bytes(storage).to(block.bytes.device), block.bytes)
        }


def _index(device: str) -> int:
    """1 and the index of a CUDA device, by its name; 0 for the host."""
    name, _, index = device.partition(":")
    return 1 + int(index or 0) if name == "cuda" and (index or "0").isdecimal() and len(index) < 3 else 0


class Slots:
    """Shared blocks by slot, reused from call to call so that new contents arrive at old addresses.

    Attributes:
        staged: they are of host memory, which the other side copies to the devices that the inputs are for.
    """

    def __init__(self, give: Callable[[Block, int], None]) -> None:
        self._give = give
        self._blocks: dict[int, list[transfer.Shared]] = {}
        self._serial = 0
        self.staged = False
        self.retired: list[transfer.Shared] = []  # no longer used here, still mapped by the other side

    def new(self, size: int, device: torch.device) -> transfer.Shared:
        """A block of its own. Host memory goes to the other side with the next request."""
        self._serial += 1
        try:
            block = transfer.Shared(self._serial, size, device, self.staged)
        except OSError as error:
            if error.errno not in (errno.EMFILE, errno.ENFILE):
                raise
            raise transfer.OutputError("more tensors than this process can have open files (ulimit -n)") from None
        if block.file is not None:
            self._give(block.descriptor, block.file)
        return block

    def reserve(self, packed: transfer.Packed, slot: int) -> Inputs:
        """A slot's blocks for inputs of these sizes, without their contents."""
        wanted = [(storage.nbytes(), self._device(packed, index)) for index, storage in enumerate(packed.storages)]
        have = self._blocks.get(slot, [])
        if [(block.size, block.device) for block in have] != wanted:
            self.retired += have
            self._blocks[slot] = [self.new(size, device) for size, device in wanted]
        return Inputs(packed, self._blocks.get(slot, []))

    def _device(self, packed: transfer.Packed, index: int) -> torch.device:
        """Where the submission has a storage."""
        on = packed.devices[index] if self.staged else 0
        return torch.device("cuda", on - 1) if on else transfer.memory_of(packed.storages[index])

    def fill(self, packed: transfer.Packed, slot: int = 0, wait: bool = True) -> Inputs:
        """Copies inputs into a slot's blocks, which are made anew only where sizes or devices differ. Without ``wait``
        copies on a GPU may still be under way."""
        inputs = self.reserve(packed, slot)
        for storage, block in zip(packed.storages, inputs.blocks, strict=True):
            block.bytes.copy_(transfer.storage_bytes(storage))
        if wait and not self.staged and any(block.device.type == "cuda" for block in inputs.blocks):
            torch.cuda.synchronize()
        return inputs

    def bury(self) -> None:
        """Frees the retired blocks; the other side was asked to forget them."""
        for block in self.retired:
            block.close()
        self.retired = []

    def drop(self) -> None:
        """Frees everything; the other side has released it, or is gone."""
        for blocks in self._blocks.values():
            self.retired += blocks
        self._blocks = {}
        self.bury()


class Session:
    """A submission under test, or, without one, the task's peers: a process, and the memory shared with it.

    Attributes:
        untouched: the process has had nothing of a submission's run yet, so that its answers are no claim.
    """

    def __init__(
        self,
        task: Task,
        submission: Path | None,
        device: Device,
        sandbox: bool = True,
        worker: SubmissionProcess | None = None,
    ) -> None:
        self.task, self.device, self.submission = task, device, submission
        if worker is None:
            worker = SubmissionProcess(
                task, submission, device.kind, device.env, peers=submission is None, sandbox=sandbox
            )
        elif submission is not None:
            worker.place(submission)
        self.worker = worker
        self.slots = Slots(self.worker.give)
        self.report = requests.CallReport()
        self.loaded = False
        self.empty_batches: Any = None  # see ``timing.alone``; it is the machine's, and outlives a process
        self.untouched = True
        self._tried = False  # the process was asked whether it can share device memory
        self._formed: Mapping[str, str] | None = None  # another text stands for the submission; the texts beside it

    def stage(self) -> None:
        """Has all memory that is shared be the host's: this process uses no GPU."""
        self.slots.staged = True

    def another(self) -> Session:
        """One with a process of its own, which gets no submission: for what only an untouched process is asked."""
        return Session(self.task, None, self.device)

    def load(self, timeout: float, again: bool = False) -> messages.Done | Refused | Failed:
        """Starts the process if need be and imports the submission. Returns its reply.

        What had waited, for its submission or for the next case, may have been ended while it waited, of which word may
        be under way: both processes are asked for something first, and where either ends by then, others try once more.

        Args:
            timeout: seconds.
            again: the process has answered a call of this case. Nothing else takes its place: a submission that ended
                it would have each of its calls be the first one.
        """
        if again and self.loaded and self._formed is None:
            return messages.Done()
        waited = self.worker.alive and bool(self.worker.confinement)
        if waited and self.loaded:
            self.hear(timeout)
        self.start(timeout)
        if self.loaded and self._formed is None:
            return messages.Done()
        if self._formed is not None:
            self.worker.folders.write(self._formed)
            self._formed, self.loaded = None, False
        if waited:
            try:
                self.worker.begin(0, timeout)
                reply = self._load(timeout)
                if self.worker.alive:
                    return reply
            except WorkerTimeout:
                raise
            except WorkerDied:
                pass
            self.start(timeout)
        return self._load(timeout)

    def hear(self, timeout: float) -> None:
        """Asks both processes for something, so that one that was ended is known to be. Raises WorkerTimeout."""
        try:
            self.worker.begin(0, timeout)
            self.worker.request(asking.Take(), messages.Done, timeout=timeout)
        except WorkerTimeout:
            raise
        except WorkerDied:
            pass

    def _load(self, timeout: float) -> messages.Done | Refused | Failed:
        self.untouched = False
        reply = self.worker.request(asking.Load(), messages.Done, timeout=timeout)
        self.loaded = isinstance(reply, messages.Done)
        return reply

    def load_peers(self, timeout: float) -> messages.Peers | Refused | Failed:
        """Starts the process if need be and imports the task's peers. Returns its reply."""
        self.start(timeout)
        self.untouched = False
        return self.worker.request(asking.LoadPeers(), messages.Peers, timeout=timeout)

    def start(self, timeout: float) -> None:
        """Starts the process if need be, and imports nothing."""
        if not self.worker.alive:
            self.slots.drop()
            self.loaded = self._tried = False
            self.untouched = True
        self.worker.start()
        # Once, before it has anything of the submission: where memory is not shared, times are a claim.
        if not self._tried and self.device.kind == "cuda" and transfer.Shared.use_ipc and not self.slots.staged:
            self._tried = True
            self._try_ipc(timeout)

    def _try_ipc(self, timeout: float) -> None:
        """Finds out whether the two processes can share device memory (not so on WSL, for one).

        That they cannot is believed once: not where they could before in this process, nor where there is no memory
        left. A submission, or one that is timed beside it, may have taken all of it, and would have its times be its
        own claim from then on. Whatever needs the memory then fails, at the cost of the case.
        """
        torch.empty(1, device="cuda")  # makes the context current on this thread
        failed = ""
        try:
            block = self.slots.new(1, torch.device("cuda"))
            reply = self.worker.request(asking.Probe(block.descriptor), messages.Done, timeout=timeout)
            block.close()
            if not isinstance(reply, messages.Done):
                failed = reply.reason if isinstance(reply, Refused) else reply.message
        except DriverError as error:
            failed = str(error)
        if not failed:
            transfer.Shared.was_shared = True
        elif not transfer.Shared.was_shared and not no_memory(failed):
            transfer.Shared.use_ipc = False

    def call(
        self,
        inputs: Inputs,
        timeout: float,
        *,
        schedule: int | str = 0,
        peer: str | None = None,
        clear: int = 0,
        forbid_torch: bool = False,
        follow: str = "",
        traced: Sequence[tuple[int, int]] = (),
        limit: float = 0.0,
    ) -> messages.Called | Refused | Failed:
        """One call of ``custom_kernel``, or of a peer; see ``asking.Call``. On the emulator ``schedule`` chooses the
        order of warps, and ``report`` then says what happened, whatever the submission's process replies; ``follow``:
        see ``requests.Begin``; ``traced``, ``limit``: see ``asking.Call``."""
        forget = [block.descriptor for block in self.slots.retired]
        request = asking.Call(inputs.descriptors, forget, peer, clear, forbid_torch, list(traced), limit)
        self.worker.begin(schedule, timeout, follow, bool(traced))
        reply = self.worker.request(request, messages.Called, inputs.packed.payload, timeout)
        self.account(timeout)
        self.slots.bury()
        return reply

    def load_form(
        self, name: str, text: str, timeout: float, beside: Mapping[str, str], before: Mapping[str, str]
    ) -> messages.Done | Refused | Failed:
        """Has another text stand for the submission, as module ``name`` beside it, until `load_submission`; other texts
        of files ``beside`` it stand for these meanwhile, whose texts ``before`` has."""
        self.untouched = False
        self._formed = before
        self.worker.folders.write({f"{name}.py": text, **before, **beside})
        return self.worker.request(asking.Load(name), messages.Done, timeout=timeout)

    def try_forms(
        self, inputs: Inputs, variants: Sequence[int], elements: Sequence[tuple[int, int]], seconds: float,
        timeout: float, kernel: str = "", only: Sequence[tuple[int, int, int]] = (),
        host: bool = False, others: Sequence[asking.Other] = (), given: bool = False,
        schedule: int = 0, through: bool = False, races: bool = False,
    ) -> messages.Tried | None:  # fmt: skip
        """What forms of the text that stands for the submission give at elements of the outputs under a schedule, see
        ``asking.Try``."""
        request = asking.Try(
            inputs.descriptors, list(variants), list(elements), seconds, host, kernel, list(only), list(others), given,
            through, races,
        )  # fmt: skip
        self.worker.begin(schedule, timeout, forms=True)
        reply = self.worker.request(request, messages.Tried, inputs.packed.payload, timeout)
        self.worker.call_report(timeout)
        return reply if isinstance(reply, messages.Tried) else None

    def account(self, timeout: float) -> requests.CallReport:
        """The emulating process's report of the call, or of an import that failed; it is ``report`` then."""
        self.report = self.worker.call_report(timeout)
        return self.report

    def outputs(self, reply: messages.Called, timeout: float) -> Any:
        """Takes the outputs of the last call into this process's own memory.

        Raises:
            transfer.OutputError: their description is false.
        """
        transfer.fits(reply.tree, reply.sizes)
        if sum(reply.sizes) > (most := self._room()):
            raise transfer.OutputError(f"{sum(reply.sizes)} bytes of output; at most {most} are accepted here")
        copies: list[torch.Tensor] = []
        for first in range(0, len(reply.sizes), _AT_ONCE):
            copies += self._fetched(reply, first, timeout)
        if not self.slots.staged:
            return transfer.rebuild_output(reply.tree, copies)
        return transfer.rebuild_output(reply.tree, copies, [_index(device) for device in reply.devices])

    def _fetched(self, reply: messages.Called, first: int, timeout: float) -> list[torch.Tensor]:
        """Copies of some tensors of the outputs: each has an open file meanwhile, of which a process has few."""
        blocks: list[transfer.Shared] = []
        some = slice(first, first + _AT_ONCE)
        try:
            for size, device in zip(reply.sizes[some], reply.devices[some], strict=True):
                on_gpu = device.startswith("cuda") and self.device.kind == "cuda" and not self.slots.staged
                blocks.append(self.slots.new(size, torch.device("cuda" if on_gpu else "cpu")))
            request = asking.Fetch([block.descriptor for block in blocks], first)
            answer = self.worker.request(request, messages.Done, timeout=timeout)
            if not isinstance(answer, messages.Done):
                raise transfer.OutputError(answer.reason if isinstance(answer, Refused) else answer.message)
            copies = [block.take() for block in blocks]
            if any(copy.is_cuda for copy in copies):
                torch.cuda.synchronize()
        finally:
            for block in blocks:
                block.close()
        return copies

    def _room(self) -> int:
        """Bytes of output that this process takes over: what half of the memory holds that is left."""
        if self.device.kind == "cuda" and not self.slots.staged:
            return min(_LARGEST_OUTPUT, torch.cuda.mem_get_info()[0] // 2)
        left = memory.available()
        return _LARGEST_OUTPUT if left is None else min(_LARGEST_OUTPUT, left // 2)

    def close(self) -> None:
        """Ends the process and frees the shared memory."""
        self.worker.kill()
        self.slots.drop()
        self.worker.close()

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
