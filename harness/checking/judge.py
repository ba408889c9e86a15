"""The verdict on one output: against the reference, run here and now on inputs that the submission never had."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import torch

from harness.checking import diagnosis
from harness.checking.hypotheses import Hypotheses
from harness.checking.origins import Wrong
from harness.process.session import NO_MEMORY, Inputs
from harness.tasks.loading import Task
from harness.tasks.mistakes import TaskError
from harness.wire import transfer
from harness.wire.limits import printable

_SAMPLE = 4096  # elements of a tensor that are compared with those of another call, up to twice as many
_LITTLE = 0.1  # of the reference's output, or of its change: less than that is nothing
_FAR = 16  # of them, in which the reference's outputs differ, and a wrong output alone does not


class Refused(Exception):
    """The submission broke a rule; the message says which."""


def _flat(output: Any) -> list[torch.Tensor]:
    if isinstance(output, torch.Tensor):
        return [output]
    if isinstance(output, dict):
        output = list(output.values())
    if isinstance(output, (tuple, list)):
        return [tensor for item in output for tensor in _flat(item)]
    return []


def _all_zero(output: Any) -> bool:
    tensors = [tensor for tensor in _flat(output) if tensor.numel()]
    return bool(tensors) and all(not bool(transfer.raw_bytes(tensor).any()) for tensor in tensors)


def sample(output: Any) -> list[torch.Tensor]:
    """Some elements of each tensor of an output, in host memory."""
    parts = []
    for tensor in _flat(output):
        if transfer.dtype_name(tensor.dtype) == "float4_e2m1fn_x2":  # torch copies none of these
            tensor = tensor.view(torch.uint8)
        step = max(1, tensor.numel() // _SAMPLE)
        parts.append(tensor.detach().reshape(-1)[::step].cpu().clone())
    return parts


class Sizes:
    """How large the outputs of a case are, by the reference, which is asked once.

    Attributes:
        expected: a sample of the reference's last output; None where it was not asked.
    """

    def __init__(self) -> None:
        self._sizes: list[float] | None = None
        self.expected: list[torch.Tensor] | None = None

    def negligible(self, task: Task, inputs: Inputs, output: Any) -> bool:
        """Whether an output is nothing beside the reference's: each tensor has less than a tenth of its size. Such an
        output passes by the tolerance alone, and does not depend on the inputs."""
        own, self.expected = [_size(one) for one in sample(output)], None
        if self._sizes is None or _small(own, self._sizes):
            made = task.expected(inputs.packed.clone())
            self.expected = sample(made) if made is not None else []
            self._sizes = [_size(one) for one in self.expected]
            return _small(own, self._sizes)
        return False


def _small(sizes: list[float], expected: list[float]) -> bool:
    return len(sizes) == len(expected) and any(expected) and all(
        own < _LITTLE * size for own, size in zip(sizes, expected, strict=True) if size
    )  # fmt: skip


def _size(part: torch.Tensor) -> float:
    """The root of the mean square of the finite elements."""
    values = torch.view_as_real(part) if part.is_complex() else part
    values = values.double()
    values = values[values.isfinite()]
    return float(values.square().mean().sqrt()) if values.numel() else 0.0


def same_for_other_inputs(
    task: Task,
    packed: Sequence[transfer.Packed],
    samples: Sequence[list[torch.Tensor]],
    expected: Sequence[list[torch.Tensor] | None] = (None, None),
) -> bool:
    """Whether two outputs are alike although those of the reference differ by a tenth of the largest value or more in
    several places: such an output passes by the tolerance, and does not depend on the inputs. Alike are outputs with
    equal bits, and a tensor that changes by less than a tenth of what the reference's does.

    ``expected``: samples of the reference's outputs, as far as they are known.
    """
    one, other = samples
    if len(one) != len(other):
        return False
    alike = all(map(_same_bits, one, other))
    if not alike and None in expected:
        return False
    known = zip(packed, expected, strict=True)
    first, second = (
        sample(task.expected(inputs.clone())) if found is None else found for inputs, found in known
    )  # fmt: skip
    if alike:
        return sum(map(_far, first, second)) >= _FAR
    return len(first) == len(one) and any(
        _far(a, b) >= _FAR and _change(x, y) < _LITTLE * _change(a, b)
        for x, y, a, b in zip(one, other, first, second, strict=False)
    )


def _change(one: torch.Tensor, other: torch.Tensor) -> float:
    """How far two samples are from each other; infinite where that is not known."""
    if one.shape != other.shape or one.is_complex():
        return math.inf
    return _size(one.double() - other.double())


def _same_bits(one: torch.Tensor, other: torch.Tensor) -> bool:
    return one.dtype == other.dtype and torch.equal(transfer.raw_bytes(one), transfer.raw_bytes(other))


def _far(one: torch.Tensor, other: torch.Tensor) -> int:
    """How many elements differ by more than a tenth of the largest."""
    if one.shape != other.shape or one.is_complex():
        return 0
    a, b = one.double(), other.double()
    finite = a.isfinite() & b.isfinite()
    a, b = a[finite], b[finite]
    return int(((a - b).abs() > torch.cat((a.abs(), b.abs())).amax() / 10).sum()) if a.numel() else 0


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
    sizes: Sizes | None = None,
    wrong: list[Wrong] | None = None,
) -> tuple[bool, str, dict[str, Any]]:
    """Decides on one output: (good, message, diagnosis).

    The reference runs here and now, on a private copy of the pristine inputs. ``hypotheses`` are those of the run,
    ``sizes`` those of the case; ``wrong`` gets the tensors
    of the output that are wrong.

    Raises:
        Refused: inputs were changed that the reference does not change, or zeros, or what is next to nothing, pass
            only by the tolerance.
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
    if good and sizes is not None and sizes.negligible(task, inputs, output):
        raise Refused(
            "the output is next to nothing: it has less than a tenth of the size of the reference's, and passes only "
            "because the tolerance of this case admits that"
        )
    if good or not diagnose:
        return good, message, {}
    try:
        fresh = inputs.packed.clone
        return good, message, diagnosis.explain(task, fresh(), output, hypotheses, fresh, wrong)
    except (*NO_MEMORY, TaskError):
        raise
    except Exception:  # what is explained is the submission's: torch computes with few of the dtypes that it may choose
        return good, message, {}
