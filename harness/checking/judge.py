"""The verdict on one output: against the reference, run here and now on inputs that the submission never had."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from harness.checking import diagnosis
from harness.checking.dependence import Dependence, flat
from harness.checking.hypotheses import Hypotheses
from harness.checking.origins import Wrong
from harness.errors import WorkerDied
from harness.process.session import NO_MEMORY, Inputs
from harness.tasks.loading import Task
from harness.tasks.mistakes import TaskError
from harness.wire import transfer
from harness.wire.limits import printable


class Refused(Exception):
    """The submission broke a rule; the message says which."""


def _all_zero(output: Any) -> bool:
    tensors = [tensor for tensor in flat(output) if tensor.numel()]
    return bool(tensors) and all(not bool(transfer.raw_bytes(tensor).any()) for tensor in tensors)


def _owners(packed: transfer.Packed) -> dict[int, int | None]:
    """Storage index to the position in ``data`` (a tuple or list) of the first item that uses it; None elsewhere."""
    data = packed.over(packed.storages)
    found: dict[int, int | None] = dict.fromkeys(range(len(packed.storages)))
    if isinstance(data, (tuple, list)):
        index = {storage.data_ptr(): number for number, storage in enumerate(packed.storages)}
        for position in reversed(range(len(data))):
            for storage in transfer.pack(data[position]).storages:
                found[index[storage.data_ptr()]] = position
    return found


def _only_output_buffers(task: Task, inputs: Inputs, changed: set[int]) -> None:
    """Refuses changed inputs in a task that says which may be. One that says nothing is the competition's, whose
    evaluator takes them: nothing is gained by it, since each call has contents of its own, and the reference a copy."""
    declared = task.mutable_inputs
    if declared is None:
        return
    owners = _owners(inputs.packed)
    extra = [
        "data" if owners[index] is None else f"data[{owners[index]}]"
        for index in sorted(changed)
        if owners[index] not in declared
    ]
    if extra:
        raise Refused(
            f"custom_kernel changed its inputs: {', '.join(extra)} (task.yml may allow it: config: mutable_inputs)"
        )


def _verified(task: Task, inputs: Inputs, data: Any, output: Any) -> tuple[bool, str]:
    """The task's own check. Where it raises, the output is at fault if the reference's own output passes.

    Raises:
        TaskError: the check does not take the reference's output either.
    """
    try:
        return task.verify(data, output)
    except TaskError as error:
        own = task.expected(inputs.packed.clone())
        if own is None or not task.verify(inputs.packed.clone(), own)[0]:
            raise
        return False, f"the task's check cannot take this output: {error}"


def judge(
    task: Task,
    inputs: Inputs,
    output: Any,
    diagnose: bool = True,
    hypotheses: Hypotheses | None = None,
    dependence: Dependence | None = None,
    wrong: list[Wrong] | None = None,
    repair: Callable[[list[Wrong]], dict[str, str]] | None = None,
) -> tuple[bool, str, dict[str, Any]]:
    """Decides on one output: (good, message, diagnosis).

    The reference runs here and now, on a private copy of the pristine inputs. ``hypotheses`` are those of the run,
    ``dependence`` what is known of the case's outputs; ``wrong`` gets the tensors of the output that are wrong,
    ``repair`` looks for what makes them right.

    Raises:
        Refused: inputs were changed that the reference does not change, or zeros, or what does not depend on the
            inputs as `Dependence` says, pass only by the tolerance.
    """
    private = inputs.packed.storages
    copies = [storage.clone() for storage in private]
    data = inputs.packed.over(copies)
    good, message = _verified(task, inputs, data, output)
    message = printable(message)  # it may quote what the submission returned
    if changed := inputs.changed():
        by_reference = {
            index
            for index, (copy, storage) in enumerate(zip(copies, private, strict=True))
            if not torch.equal(transfer.storage_bytes(copy), transfer.storage_bytes(storage))
        }
        _only_output_buffers(task, inputs, changed - by_reference)
    if good and _all_zero(output):
        expected = task.expected(inputs.packed.clone())
        if expected is not None and not _all_zero(expected):
            raise Refused("the output is all zeros and passes only because the tolerance of this case admits that")
    if good and dependence is not None and (reason := dependence.wrong(task, inputs, output)):
        raise Refused(reason)
    if good or not diagnose:
        return good, message, {}
    try:
        fresh = inputs.packed.clone
        return good, message, diagnosis.explain(task, fresh(), output, hypotheses, fresh, wrong, repair)
    except (*NO_MEMORY, TaskError, WorkerDied):
        raise
    except Exception:  # what is explained is the submission's: torch computes with few of the dtypes that it may choose
        return good, message, {}
