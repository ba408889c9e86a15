"""The verdict on what all ranks of a call returned, by the same rules as one output has.

A rank's part is judged in this process. Where the task's own functions are asked for something, all ranks run them
together (`reference_ranks`): one on what is asked about, and the others on their own inputs and outputs.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, cast

import torch

from harness.checking.dependence import Dependence
from harness.checking.judge import Refused, judge
from harness.checking.reference_ranks import Raised, ReferenceRanks, Sent, sent, taken
from harness.process.session import Inputs
from harness.tasks.loading import Task
from harness.tasks.mistakes import TaskError
from harness.wire import transfer
from jit.base import emulated_device


class Judged:
    """The verdict on one call.

    Attributes:
        wrong: messages of ranks whose outputs are wrong.
        refused: of ranks that broke a rule.
        diagnosis: of the wrong ranks' outputs.
    """

    def __init__(self) -> None:
        self.wrong: dict[int, str] = {}
        self.refused: dict[int, str] = {}
        self.diagnosis: dict[str, Any] = {}


def judged(
    task: Task, reference: ReferenceRanks, inputs: list[Inputs], outputs: list[Any], known: list[Dependence],
    diagnose: bool,
) -> Judged:  # fmt: skip
    """Judges the outputs of all ranks; ``known`` is what is known of each rank's. Raises HarnessError where the task
    itself is at fault."""
    for rank, output in enumerate(outputs if not reference.gpus else ()):
        emulated_device.mark_unknown(output, 1 + rank)
    call = _Call(task, reference, [one.packed for one in inputs], outputs)
    made = Judged()
    for rank in range(len(outputs)):
        view = cast(Task, _OfRank(call, rank))
        try:
            good, message, diagnosis = judge(view, inputs[rank], outputs[rank], diagnose, dependence=known[rank])
        except _Waited:
            continue
        except Refused as error:
            made.refused[rank] = str(error)
            continue
        if not good:
            named = _named(diagnosis, rank)
            reports = [*made.diagnosis.get("outputs", []), *named.get("outputs", [])]
            made.diagnosis = {**named, **made.diagnosis} | ({"outputs": reports} if reports else {})
            made.wrong[rank] = message
    if not made.wrong and not made.refused and call.waited:
        raise TaskError(f"the reference gave no answer: {call.waited}")
    return made


def _named(diagnosis: dict[str, Any], rank: int) -> dict[str, Any]:
    """A diagnosis whose tensors have the rank in their names."""
    named = [{**one, "tensor": f"rank {rank}: {one['tensor']}"} for one in diagnosis.get("outputs", [])]
    return {**diagnosis, "outputs": named} if named else diagnosis


class _Waited(Exception):
    """A rank gave no answer, since another one failed, of which the verdict speaks."""


class _Call:
    """What the task says of the outputs that were returned, and what is expected of each rank: asked for once."""

    def __init__(
        self, task: Task, reference: ReferenceRanks, packed: list[transfer.Packed], outputs: list[Any]
    ) -> None:
        self.task, self.packed, self.outputs = task, packed, outputs
        self._reference = reference
        self._said: list[Any] = []
        self._expected: list[Any] = []
        self.waited = ""

    def verify(self, rank: int, data: Any, output: Any) -> tuple[bool, str]:
        """What the check says of an output of one rank."""
        given, own = transfer.pack(data), output is self.outputs[rank]
        if own and (pristine := self._pristine(rank, given)):
            self._said = self._said or self._all_verified(self.outputs)
            answer = self._said[rank]
        else:
            emulated_device.mark_unknown(output, self._unmarked(rank))
            outputs = self.outputs if own else [self._of_reference(other) for other in range(len(self.packed))]
            outputs = [output if other == rank else outputs[other] for other in range(len(outputs))]
            answer, pristine = self._all_verified(outputs, {rank: sent(given)})[rank], False
        self._raise(answer)
        for index, array in answer.changed.items() if pristine else ():
            transfer.storage_bytes(given.storages[index]).copy_(torch.from_numpy(array))
        return answer.good, answer.message

    def expected(self, rank: int, data: Any) -> Any:
        """What the reference gives of inputs of one rank; None where the task names none."""
        given = transfer.pack(data)
        if self._pristine(rank, given):
            return self._of_reference(rank)
        inputs = [sent(given if other == rank else packed) for other, packed in enumerate(self.packed)]
        answer = self._reference.together([("expected", one) for one in inputs])[rank]
        self._raise(answer)
        return self._opened(answer)

    def _of_reference(self, rank: int) -> Any:
        if not self._expected:
            self._expected = self._reference.expected(self.packed)
        answer = self._expected[rank]
        self._raise(answer)
        return self._opened(answer)

    def _unmarked(self, rank: int) -> int:
        """Where tensors of an output are of which nothing is known: on a GPU where those of the reference are."""
        return emulated_device.marked([self._of_reference(rank)]) if self._reference.gpus else 1 + rank

    def _opened(self, answer: Sent) -> Any:
        return taken(self.task, answer).clone()

    def _all_verified(self, outputs: list[Any], inputs: dict[int, Sent] | None = None) -> list[Any]:
        asked = [
            ("verify", ((inputs or {}).get(rank) or sent(self.packed[rank]), sent(transfer.pack(output))))
            for rank, output in enumerate(outputs)
        ]
        return self._reference.together(asked)

    def _pristine(self, rank: int, given: transfer.Packed) -> bool:
        """Whether these are the inputs of a rank as they were."""
        own = self.packed[rank]
        return len(own.storages) == len(given.storages) and all(
            torch.equal(transfer.storage_bytes(one), transfer.storage_bytes(other))
            for one, other in zip(own.storages, given.storages, strict=True)
        )

    def _raise(self, answer: Any) -> None:
        if isinstance(answer, Raised):
            if answer.waited:
                self.waited = answer.text
                raise _Waited
            raise TaskError(answer.text)


class _OfRank:
    """What `judge` asks of a task, for one rank."""

    def __init__(self, call: _Call, rank: int) -> None:
        self._call, self._rank = call, rank
        self.mutable_inputs, self.tolerance = call.task.mutable_inputs, call.task.tolerance

    def verify(self, data: Any, output: Any) -> tuple[bool, str]:
        """As `Task.verify`."""
        return self._call.verify(self._rank, data, output)

    def expected(self, data: Any) -> Any:
        """As `Task.expected`."""
        return self._call.expected(self._rank, data)

    def lookalikes(self, _: Any) -> Generator[tuple[str, Any], None, None]:
        """None: they are functions of one rank's inputs."""
        yield from ()
