"""References whose sums have only a part of their terms, as where a step over the lanes or the warps is missing.

A block of threads sums along a dimension in steps: each thread its own elements, then the lanes of a warp, then all
warps. Without one of them each group of threads has a sum of its own. Elements go to threads in turn, one or a few
each, so that such a group has the elements of some places in each period. Running sums begin anew with each period.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch.overrides import TorchFunctionMode

from harness.checking.altered_reference import Altered, within, written
from harness.tasks.loading import Task

STEP = ": a step of a reduction over lanes or warps is missing"  # ends what is said of such sums
_PERIODS = (32, 64, 128, 256, 512, 1024, 2048)
_LEAST = 8  # elements of a group
_MOST_SUMS = 4  # of a reference, of which each is tried alone
_REDUCED = frozenset(("sum", "mean", "amax"))
_PRODUCTS = frozenset(("matmul", "__matmul__", "__rmatmul__", "mm", "bmm", "mv", "linear", "dot"))


def parts(task: Task) -> Iterator[Altered]:
    """The reference with such sums: in all of its reductions first, then in one of them."""
    function = written(task) or getattr(task.reference, "ref_kernel", None)
    if function is None:
        return
    for period in _PERIODS:
        text = f"running sums begin anew after {period}: what stands before is not added"
        yield Altered(f"anew {period}", text, _maker(function, 0, period, None))
    for which in (None, *range(_MOST_SUMS)):
        for period, group in itertools.product(_PERIODS, (*reversed(_PERIODS[:-1]), 16, _LEAST)):
            if group < period:
                made = _maker(function, group, period, which)
                terms = f"sums have only a part of their terms, {group} of every {period}"
                text = f"{terms}{STEP}"
                yield Altered(f"part {which} {group} {period}", text, made)


def _maker(
    function: Callable[[Any], Any], group: int, period: int, which: int | None
) -> Callable[[], Callable[[Any], Any]]:
    return lambda: within(function, lambda: _Partly(group, period, which))


class _Partly(TorchFunctionMode):
    """Sums along one dimension have the terms of a group.

    Attributes:
        applied: whether there was such a sum.
    """

    def __init__(self, group: int, period: int, which: int | None) -> None:
        super().__init__()
        self._group, self._period, self._which = group, period, which
        self._count, self.applied = 0, False

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Changes reductions and products, and runs everything else as it is."""
        kwargs = kwargs or {}
        name = getattr(func, "__name__", "")
        if name in _PRODUCTS and len(args) >= 2 and self._mine(args[0], -1):
            return func(self._kept(args[0]), *args[1:], **kwargs)
        if self._group == 0:
            running = name == "cumsum" and self._running(args, kwargs)
            return self._anew(*args, **kwargs) if running else func(*args, **kwargs)
        if name in _REDUCED and args and isinstance(args[0], torch.Tensor) and not set(kwargs) - {"dim", "keepdim"}:
            dim = kwargs.get("dim", args[1] if len(args) > 1 else None)
            keep = kwargs.get("keepdim", args[2] if len(args) > 2 else False)
            if isinstance(dim, (tuple, list)) and len(dim) == 1:
                dim = dim[0]
            if dim is None and args[0].dim() == 1:
                dim = 0
            if isinstance(dim, int) and self._mine(args[0], dim):
                return self._reduced(name, args[0], dim, keep)
        return func(*args, **kwargs)

    def _running(self, args: Any, kwargs: Any) -> bool:
        """Whether a running sum is longer than a period."""
        dim = kwargs.get("dim", args[1] if len(args) > 1 else None)
        return isinstance(dim, int) and self._mine(args[0], dim, self._period)

    def _anew(self, x: torch.Tensor, dim: int, **kwargs: Any) -> torch.Tensor:
        size = x.shape[dim]
        last = torch.nn.functional.pad(x.movedim(dim, -1), (0, -size % self._period))
        made = torch.cumsum(last.unflatten(-1, (-1, self._period)), -1, **kwargs)
        return made.flatten(-2)[..., :size].movedim(-1, dim)

    def _mine(self, x: torch.Tensor, dim: int, least: int = 0) -> bool:
        if x.dim() == 0 or x.shape[dim] <= max(self._group, least):
            return False
        self._count += 1
        mine = self._which is None or self._which == self._count - 1
        self.applied = self.applied or mine
        return mine

    def _kept(self, x: torch.Tensor) -> torch.Tensor:
        """``x`` with zeros in all groups along the last dimension but the first."""
        here = torch.arange(x.shape[-1], device=x.device) % self._period < self._group
        return torch.where(here, x, torch.zeros_like(x))

    def _reduced(self, name: str, x: torch.Tensor, dim: int, keep: bool) -> torch.Tensor:
        """Each element's own group reduced, where the dimension stays; else the first group."""
        size = x.shape[dim]
        last = x.movedim(dim, -1)
        lowest = -torch.inf if name == "amax" else 0
        missing = -size % self._period
        wide = torch.cat((last, torch.full((*last.shape[:-1], missing), lowest, dtype=x.dtype, device=x.device)), -1)
        cells = wide.reshape(*last.shape[:-1], -1, self._period // self._group, self._group)
        each = cells.amax((-3, -1), keepdim=True) if name == "amax" else cells.sum((-3, -1), keepdim=True)
        each = each / size if name == "mean" else each
        if not keep:
            return each[..., 0, 0, 0]
        return each.expand(cells.shape).reshape(wide.shape)[..., :size].movedim(-1, dim)
