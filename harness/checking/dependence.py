"""Whether outputs depend on the inputs, where only the tolerance of a case says that they are right.

A wide tolerance admits zeros, one output for all inputs, noise, and outputs of which few places are computed. So an
output that the task's check takes is held against the reference's besides, in places that are drawn in secret.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from typing import Any

import torch

from harness.process.session import Inputs
from harness.tasks.loading import Task
from harness.wire import transfer

_SAMPLE = 4096  # places of a tensor that are looked at
_LITTLE = 0.1  # of the reference's output, or of its change: less counts as nothing
_MANY = 16  # places, at least, in which the reference's outputs have to differ
_OFF = 0.25  # of the reference's value, or of its change: with a larger error a place counts as not computed
_FEW = 0.1  # of the places may have such an error
_NEARLY = 2.0**-7  # of a number: enough to change one that is rounded to 8 bits
_MOVED = 0.25  # of the places may change with nearly the same inputs; of rounding errors over half do
_ONE_IN = 4  # outputs that a time is taken with
_SUPERFICIAL = "passes only because the tolerance of this case admits that"


def flat(output: Any) -> list[torch.Tensor]:
    """The tensors of an output."""
    if isinstance(output, torch.Tensor):
        return [output]
    if isinstance(output, dict):
        output = list(output.values())
    if isinstance(output, (tuple, list)):
        return [tensor for item in output for tensor in flat(item)]
    return []


def _with(output: Any, tensors: Iterator[torch.Tensor]) -> Any:
    """An output of the same form with other tensors."""
    if isinstance(output, torch.Tensor):
        return next(tensors)
    if isinstance(output, dict):
        return {key: _with(value, tensors) for key, value in output.items()}
    if isinstance(output, (tuple, list)):
        made = [_with(item, tensors) for item in output]
        return made if isinstance(output, list) else tuple(made)
    return output


def sample(output: Any, secret: int = 0) -> list[torch.Tensor]:
    """Some elements of each tensor of an output, in host memory: where, follows from ``secret`` and the sizes."""
    parts = []
    for number, tensor in enumerate(flat(output)):
        if transfer.dtype_name(tensor.dtype) == "float4_e2m1fn_x2":  # torch copies none of these
            tensor = tensor.view(torch.uint8)
        line = _real(tensor.detach()).reshape(-1)
        if line.numel() > 2 * _SAMPLE:
            generator = torch.Generator().manual_seed((secret + number) % (1 << 63))
            line = line[torch.randint(line.numel(), (_SAMPLE,), generator=generator).to(line.device)]
        parts.append(line.cpu().clone())
    return parts


def _real(tensor: torch.Tensor) -> torch.Tensor:
    """A tensor's numbers: both parts of each complex one."""
    return torch.view_as_real(tensor.resolve_conj()) if tensor.is_complex() else tensor


_WHOLE = (torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64)


def _least(dtype: torch.dtype) -> float | None:
    """An error in a place that is rounding; None of dtypes with whose values torch does not compute."""
    if dtype.is_floating_point or dtype.is_complex:
        return 0.0
    return 0.5 if dtype == torch.bool else 1.0 if dtype in _WHOLE else None


class Dependence:
    """What is known of the outputs of one case.

    Args:
        every: each output is held against the reference's; else the first, the second and one in four, drawn in secret.
    """

    def __init__(self, every: bool) -> None:
        self._every, self._secret = every, secrets.randbits(62)
        self._sizes: list[float] | None = None  # of the reference's output
        self._before: tuple[list[torch.Tensor], list[torch.Tensor]] | None = None  # samples: the last, the reference's
        self._count = 0

    def wrong(self, task: Task, inputs: Inputs, output: Any) -> str:
        """What is wrong with an output that the task's check takes; empty where nothing is."""
        own = sample(output, self._secret)
        self._count += 1
        looked = self._every or self._count <= 2 or not secrets.randbelow(_ONE_IN)
        if not looked and self._sizes is not None and not _small(own, self._sizes):
            return ""
        made = task.expected(inputs.packed.clone())
        if made is None:
            return ""
        want = sample(made, self._secret)
        self._sizes = [_size(one) for one in want]
        if _small(own, self._sizes):
            return (
                "the output is next to nothing: it has less than a tenth of the size of the reference's, and "
                f"{_SUPERFICIAL}"
            )
        before, self._before = self._before, (own, want)
        if before is not None and same_for_other_inputs((before[0], own), (before[1], want)):
            return f"the output is the same as for other inputs, where the reference's differs: it {_SUPERFICIAL}"
        share, least = _astray(own, want, before[1] if before else None)
        if share > _FEW and _admitted(task, inputs, output, made, least):
            return (
                f"{share:.0%} of the output is not what the inputs ask for: it is off by more than a fourth of the "
                f"reference's value, or of its change, and {_SUPERFICIAL}"
            )
        return ""


def _small(own: list[torch.Tensor], expected: list[float]) -> bool:
    sizes = [_size(one) for one in own]
    return len(sizes) == len(expected) and any(expected) and all(
        own < _LITTLE * size for own, size in zip(sizes, expected, strict=True) if size
    )  # fmt: skip


def _size(part: torch.Tensor) -> float:
    """The root of the mean square of the finite elements.

    Here and below, elements are left out by `Tensor.where`: an index of bools has torch count in several threads, which
    takes 30 ms where other processes have the cores.
    """
    values = part.double()
    finite = values.isfinite()
    count = int(finite.sum())
    return (float(values.where(finite, 0).square().sum()) / count) ** 0.5 if count else 0.0


def same_for_other_inputs(
    outputs: tuple[Sequence[torch.Tensor], Sequence[torch.Tensor]],
    expected: tuple[Sequence[torch.Tensor], Sequence[torch.Tensor]],
) -> bool:
    """Whether two outputs are alike although those of the reference differ by a tenth of the largest value or more in
    several places: such an output passes by the tolerance, and does not depend on the inputs. Alike are outputs with
    equal bits, and a tensor that changes by less than a tenth of what the reference's does. All are samples."""
    (one, other), (first, second) = outputs, expected
    if len(one) != len(other):
        return False
    if all(map(_same_bits, one, other)):
        several = min(_MANY, sum(part.numel() for part in first))
        return sum(int(_far(a, b).sum()) for a, b in zip(first, second, strict=True)) >= several > 0
    return len(first) == len(one) and any(
        int(_far(a, b).sum()) >= min(_MANY, a.numel()) > 0 and x.shape == y.shape
        and _size(x.double() - y.double()) < _LITTLE * _size(a.double() - b.double())
        for x, y, a, b in zip(one, other, first, second, strict=True)
    )  # fmt: skip


def _same_bits(one: torch.Tensor, other: torch.Tensor) -> bool:
    return one.dtype == other.dtype and torch.equal(transfer.raw_bytes(one), transfer.raw_bytes(other))


def _far(one: torch.Tensor, other: torch.Tensor) -> torch.Tensor:
    """Which elements differ by more than a tenth of the largest."""
    if one.shape != other.shape:
        return torch.zeros(0, dtype=torch.bool)
    a, b = one.double(), other.double()
    finite = a.isfinite() & b.isfinite()
    if not finite.any():
        return finite
    largest = torch.maximum(a.abs(), b.abs()).where(finite, 0).amax()
    return finite & ((a - b).abs() > largest / 10)


def _astray(
    own: Sequence[torch.Tensor], want: Sequence[torch.Tensor], other: Sequence[torch.Tensor] | None
) -> tuple[float, list[float]]:
    """The share of places of the tensor where it is largest that are not computed, as samples show it, and for each
    tensor the least error in such a place.

    Args:
        own, want: of an output, and of the reference's.
        other: of the reference's for other inputs.
    """
    shares, least = [0.0], []
    for number, (x, a) in enumerate(zip(own, want, strict=False)):
        least.append(float("inf"))
        rounding = _least(a.dtype)
        if x.shape != a.shape or rounding is None or _least(x.dtype) is None:
            continue
        off = (x.double() - a.double()).abs()
        looked = [(_far(a, torch.zeros_like(a)), a.double().abs())]
        if other is not None and len(other) > number and other[number].shape == a.shape:
            looked.append((_far(a, other[number]), (a.double() - other[number].double()).abs()))
        for far, scale in looked:
            astray = far & ~(off <= (_OFF * scale).clamp(min=rounding))
            if int(far.sum()) >= min(_MANY, far.numel()) > 0 and (share := float(astray.sum() / far.sum())) > _FEW:
                shares.append(share)
                errors = off.nan_to_num(float("inf")).where(astray, float("inf"))
                least[-1] = min(least[-1], float(errors.amin()))
    return max(shares), least


def _nearly(data: Any) -> Any:
    """Inputs whose numbers are changed by less than a hundredth, in place."""
    for tensor in flat(data):
        if (tensor.is_floating_point() or tensor.is_complex()) and tensor.itemsize > 1:
            tensor.mul_(
                1 + _NEARLY * (2.0 * (torch.rand(tensor.shape, device=tensor.device) < 0.5) - 1).to(tensor.dtype)
            )
    return data


def _like(other: torch.Tensor, numbers: torch.Tensor) -> torch.Tensor:
    """A tensor of another's dtype that has these numbers, as ``_real`` gives them, or the nearest of that dtype."""
    if other.is_complex():
        return torch.view_as_complex(numbers).to(other.dtype)
    if other.dtype in _WHOLE and numbers.is_floating_point():
        limits = torch.iinfo(other.dtype)
        numbers = numbers.clamp(limits.min, limits.max)
    return numbers.to(other.dtype)


def _between(own: torch.Tensor, made: torch.Tensor) -> torch.Tensor:
    """What a check takes in a place that takes any number as near as an output's: that number; of whole numbers one
    half of the way to the reference's, since another index may be as right as the reference's, and none between is."""
    if made.dtype not in _WHOLE:
        return own
    half = (own.double() - made.double()) / 2
    return (made.long() + half.long()).to(made.dtype)


def _absurd(made: torch.Tensor, astray: torch.Tensor, bound: float) -> torch.Tensor:
    """The reference's output, with values that none of its kind has in some places. Of bools, which have no such
    value, all are others."""
    if made.dtype == torch.bool:
        return ~made
    want = _real(made).double()
    largest = want[want.isfinite()].abs().amax() if bool(want.isfinite().any()) else want.new_ones(())
    far = want + 1e4 * (largest + bound + 1)
    if made.dtype in _WHOLE:
        far = far.clamp(max=torch.iinfo(made.dtype).max // 2)  # what int64 holds too, once it was a double
        far = torch.where(far == want, 0.0, far)
    return _like(made, torch.where(astray, far, want))


def _admitted(task: Task, inputs: Inputs, output: Any, made: Any, least: Sequence[float]) -> bool:
    """Whether the task's check takes each place by itself, and takes these errors in places that it looks at.

    Other checks may take outputs that differ from the reference's: a list in another order, a factor with other signs.
    They do not take a mixture of both. One that does not look at a place takes anything there. And what a reference
    gives may be drawn, or rounding alone, such as a gradient that is zero: nearly the same inputs give another one.
    """
    again = task.expected(_nearly(inputs.packed.clone()))
    mixed, absurd, found = [], [], False
    for x, a, b, bound in zip(flat(output), flat(made), flat(again), least, strict=False):
        mixed.append(a)
        absurd.append(a)
        if bound == float("inf") or x.numel() != a.numel() or x.is_complex() != a.is_complex():
            continue
        want = _real(a).double()
        wide = _real(x).double().reshape(want.shape)
        astray = want.isfinite() & ~((wide - want).abs() < bound)
        moved = ((want - _real(b).double()).abs() > (wide - want).abs() / 2)[astray]
        if float(moved.double().mean()) > _MOVED:
            continue
        coin = torch.rand(want.shape, device=want.device) < 0.5
        mixed[-1] = _like(a, torch.where(astray & coin, _real(_between(x.reshape(a.shape), a)), _real(a)))
        absurd[-1] = _absurd(a, astray, bound)
        found = True
    if not found or len(mixed) != len(flat(made)):
        return False
    taken = [task.verify(inputs.packed.clone(), _with(made, iter(one)))[0] for one in (mixed, absurd)]
    return taken == [True, False]
