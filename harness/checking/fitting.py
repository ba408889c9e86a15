"""Whether a wrong output is what a hypothesis gives, and how long hypotheses may take."""

from __future__ import annotations

import contextlib
import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import torch

from harness.checking.regions import region

_LEAST = 3  # elements that an output has to have wrong
_BETTER = 0.1  # how far a hypothesis may be from the output, as a share of how far the right result is
_LOOSER = 2  # times the task's tolerance: sums may cancel more than the right ones do


@dataclass(frozen=True)
class Compared:
    """A wrong output tensor beside what a hypothesis gives; all of one shape.

    Attributes:
        got: what came.
        like: what the hypothesis gives.
        want: what is right.
        bad: bool, where ``got`` is wrong.
        path: of the tensor, ``"output[1]"``.
        rtol, atol: the task's tolerance, within which a submission that is right but for one mistake gives what the
            hypothesis does.
    """

    got: torch.Tensor
    like: torch.Tensor
    want: torch.Tensor
    bad: torch.Tensor
    path: str = ""
    rtol: float = math.inf
    atol: float = math.inf


class Budget:
    """Processor time that the trials of a run may take."""

    def __init__(self, seconds: float) -> None:
        self.left = seconds

    @contextlib.contextmanager
    def spent(self) -> Iterator[None]:
        """Counts what runs within. Torch has one thread: small operations take longest in waiting for others."""
        threads = torch.get_num_threads()
        torch.set_num_threads(1)
        began = time.process_time()
        try:
            yield
        finally:
            torch.set_num_threads(threads)
            self.left -= time.process_time() - began


def fitting(looks: Sequence[Compared], everywhere: bool = False) -> str:
    """The part that is wrong, such as ``"columns 256 on"``, where a hypothesis gives all of it; else empty.

    Args:
        looks: of each wrong tensor.
        everywhere: the hypothesis has to give the elements that are right, too.
    """
    text = ""
    for one in looks:
        values = one.like[one.bad]
        if int(one.bad.sum()) < _LEAST or _is_trivial(values):
            return ""
        got = one.got[one.bad]
        if not close(got, values) or not _nearer(got, values, one.want[one.bad]) or not _tolerated(one):
            return ""
        if everywhere and not close(one.got[~one.bad], one.like[~one.bad]):
            return ""
        text = text or region(one.bad)
    return text


def _is_trivial(values: torch.Tensor) -> bool:
    """Whether all values are one that many mistakes give."""
    first = float(values.flatten()[0].real if values.is_complex() else values.flatten()[0])
    return are_one(values) and (first != first or abs(first) in (0.0, 1.0, float("inf")))


def are_one(values: torch.Tensor) -> bool:
    """Whether all values are the same."""
    return bool((values == values.flatten()[0]).all()) or bool(values.isnan().all())


def close(got: torch.Tensor, like: torch.Tensor) -> bool:
    """Whether nearly all values are those of ``like``. The bound is wide enough for sums in another order."""
    if not got.numel():
        return True
    if not got.dtype.is_floating_point:
        return bool((got == like).all())
    a, b = got.double(), like.double()
    scale = float(b[b.isfinite()].abs().mean()) if bool(b.isfinite().any()) else 0.0
    half = got.dtype in (torch.float16, torch.bfloat16)  # what is rounded on the way is as large as the operands
    rtol, atol = (2e-2, 2 * torch.finfo(got.dtype).eps * scale) if half else (1e-3, 1e-3 * scale)
    return bool(torch.isclose(a, b, rtol=rtol, atol=atol, equal_nan=True).float().mean() > 0.995)


def _tolerated(one: Compared) -> bool:
    """Whether most of an output is what the hypothesis gives, by the task's tolerance: another mistake may be near."""
    if not one.got.dtype.is_floating_point:
        return True
    got, like = one.got[one.bad].double(), one.like[one.bad].double()
    alike = torch.isclose(got, like, rtol=_LOOSER * one.rtol, atol=_LOOSER * one.atol, equal_nan=True)
    return float(alike.float().mean()) > 0.9


def _nearer(got: torch.Tensor, like: torch.Tensor, want: torch.Tensor) -> bool:
    """Whether an output is far nearer to the hypothesis than to the right result, which may be near too."""
    if not got.dtype.is_floating_point:
        return True
    a, b, c = got.double(), like.double(), want.double()
    finite = a.isfinite() & b.isfinite() & c.isfinite()
    if not bool(finite.any()):
        return True
    off, wrong = (a - b)[finite].abs(), (a - c)[finite].abs()
    return float(off.median()) <= _BETTER * float(wrong.median())
