"""References whose sums, running sums or softmax are computed block by block, with a mistake where blocks meet.

Threads go on by another number than theirs; the carry of a running sum loses a part; what was accumulated is not
rescaled when a later block has a larger maximum; the padding of the last block counts as zeros.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch.overrides import TorchFunctionMode

from harness.checking.altered_reference import Altered, within, written
from harness.guarded import text as text_of
from harness.tasks.loading import Task

Tensor = torch.Tensor
_BLOCKS = (64, 128, 32, 256, 16, 512, 1024, 1)
_THREADS = tuple(
    pair
    for n in (128, 256, 64, 512, 1024)
    for pair in ((n - 32, n), (n, n - 32), (n, n // 2), (n, n + 32), (n, n - 1), (n, n + 1))
)  # of a block, and by how many elements each goes on
_MOST_SUMS = 3  # of a reference, of which each is tried alone
_SUMS, _SOFTMAX, _RUNNING = ("sum", "mean"), ("softmax", "scaled_dot_product_attention"), ("cumsum",)


def mistakes(task: Task) -> Iterator[Altered]:
    """The reference with such mistakes, likely ones first."""
    plain = getattr(task.reference, "ref_kernel", None)
    path = task.files.get("reference.py")
    if plain is None or path is None:
        return
    source = text_of(path)
    spelt = written(task) or plain
    groups = []
    if any(name in source for name in _SOFTMAX):
        groups.append(_softmax(plain))
    if "cumsum" in source:
        groups.append(_running(plain))
    groups.append(_sums(spelt))
    yield from (one for turn in itertools.zip_longest(*groups) for one in turn if one is not None)


class _Instead(TorchFunctionMode):
    """Runs a function of torch, by its names, in another way: the call of this number, or each.

    Attributes:
        applied: whether there was such a call.
    """

    def __init__(self, names: tuple[str, ...], made: Callable[..., Any], which: int | None) -> None:
        super().__init__()
        self._names, self._made, self._which, self._count = names, made, which, 0
        self.applied = False

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Calls the other function, which may raise _NotHere, or torch's."""
        kwargs = kwargs or {}
        if getattr(func, "__name__", "") in self._names:
            try:
                made = self._made(func, *args, **kwargs)
            except _NotHere:
                return func(*args, **kwargs)
            self._count += 1
            if self._which in (None, self._count - 1):
                self.applied = True
                return made
        return func(*args, **kwargs)


class _NotHere(Exception):
    """A mistake does not apply to a call."""


def _altered(
    function: Callable[[Any], Any], name: str, text: str, names: tuple[str, ...], made: Callable[..., Any],
    which: int | None = None,
) -> Altered:  # fmt: skip
    return Altered(name, text, lambda: within(function, lambda: _Instead(names, made, which)))


def _sums(function: Callable[[Any], Any]) -> Iterator[Altered]:
    for which in (None, *range(_MOST_SUMS)):
        for threads, stride in _THREADS:
            by = f"{threads} threads go on by {stride}"
            text = f"sums count some terms twice: {by}"
            if threads < stride:
                text = f"sums lack the last {stride - threads} of every {stride} terms: {by}, or the rest is not added"
            made = functools.partial(_weighted, threads=threads, stride=stride)
            yield _altered(function, f"threads {which} {threads} {stride}", text, _SUMS, made, which)


def _weighted(
    func: Any, x: Tensor, dim: Any = None, keepdim: bool = False, *, threads: int, stride: int, **rest: Any
) -> Tensor:
    """A sum along one dimension whose terms count as often as a thread comes to them."""
    if isinstance(dim, (tuple, list)) and len(dim) == 1:
        dim = dim[0]
    if not isinstance(x, Tensor) or not isinstance(dim, int) or rest or x.shape[dim] <= min(threads, stride):
        raise _NotHere
    at = torch.arange(x.shape[dim], device=x.device)
    first = at % stride
    turns = torch.minimum((threads - first + stride - 1) // stride, at // stride + 1).clamp_min(0)
    shape = [1] * x.dim()
    shape[dim] = -1
    return func(x * turns.to(x.dtype).reshape(shape), dim, keepdim)  # type: ignore[no-any-return]


def _running(function: Callable[[Any], Any]) -> Iterator[Altered]:
    """Mistakes of running sums: each is that of groups, which are carried on, or blocks whose carry lacks something."""
    for block in _BLOCKS[:-1]:
        text = f"running sums carry the sum of the last block of {block} alone: those of earlier blocks are lost"
        yield _altered(function, f"last block {block}", text, _RUNNING, functools.partial(_last_block, block=block))
        for group in (32, 16, 8):
            if group < block:
                text = f"running sums lack those of the groups of {group} before their own in each block of {block}"
                made = functools.partial(_lost_groups, block=block, group=group)
                yield _altered(function, f"lost groups {block} {group}", text, _RUNNING, made)
        text = f"running sums end one too early behind each block of {block}: its last element is not carried on"
        yield _altered(function, f"carry {block}", text, _RUNNING, functools.partial(_less_carry, block=block))
    for group in (32, 64, 128, 256, 512, 1024):
        text = (
            f"a step of the running sum over {group} adds only from lanes that are farther: `lane > far` for "
            f"`lane >= far`"
        )
        made = functools.partial(_stepwise, group=group, strict=True, steps=99)
        yield _altered(function, f"lane > far {group}", text, _RUNNING, made)
        text = f"the last step of the running sum over {group} is missing"
        made = functools.partial(_stepwise, group=group, strict=False, steps=int(math.log2(group)) - 1)
        yield _altered(function, f"last step {group}", text, _RUNNING, made)


def _blocks(x: Any, dim: Any, size: int, rest: dict[str, Any]) -> Tensor:
    """``x`` as [..., blocks, size], with zeros behind the end."""
    if not isinstance(x, Tensor) or not isinstance(dim, int) or rest or x.shape[dim] <= size:
        raise _NotHere
    last = torch.nn.functional.pad(x.movedim(dim, -1), (0, -x.shape[dim] % size))
    return last.unflatten(-1, (-1, size))


def _joined(made: Tensor, x: Tensor, dim: int) -> Tensor:
    return made.flatten(-2)[..., : x.shape[dim]].movedim(-1, dim)


def _before(sums: Tensor) -> Tensor:
    """Of [..., blocks], the sum of those before each."""
    return sums.cumsum(-1) - sums


def _last_block(func: Any, x: Any, dim: Any = None, *, block: int, **rest: Any) -> Tensor:
    cells = _blocks(x, dim, block, rest)
    sums = cells.sum(-1)
    carry = torch.nn.functional.pad(sums, (1, 0))[..., :-1]
    return _joined(cells.cumsum(-1) + carry[..., None], x, dim)


def _lost_groups(func: Any, x: Any, dim: Any = None, *, block: int, group: int, **rest: Any) -> Tensor:
    cells = _blocks(x, dim, block, rest).unflatten(-1, (-1, group))
    within = cells.cumsum(-1)
    carry = _before(within[..., -1, -1])  # of the last thread of each block
    return _joined((within + carry[..., None, None]).flatten(-2), x, dim)


def _less_carry(func: Any, x: Any, dim: Any = None, *, block: int, **rest: Any) -> Tensor:
    cells = _blocks(x, dim, block, rest)
    within = cells.cumsum(-1)
    return _joined(within + _before(within[..., -2])[..., None], x, dim)


def _stepwise(func: Any, x: Any, dim: Any = None, *, group: int, strict: bool, steps: int, **rest: Any) -> Tensor:
    """Sums over groups by doubling distances, with a mistake, whose last elements are then carried on."""
    if isinstance(x, Tensor) and isinstance(dim, int) and x.shape[dim] <= group:
        cells = torch.nn.functional.pad(x.movedim(dim, -1), (0, group - x.shape[dim]))[..., None, :]
    else:
        cells = _blocks(x, dim, group, rest)
    far = 1
    for _ in range(min(steps, int(math.log2(group)))):
        moved = torch.nn.functional.pad(cells, (far, 0))[..., :group]
        if strict:
            moved[..., far] = 0
        cells = cells + moved
        far *= 2
    return _joined(cells + _before(cells[..., -1])[..., None], x, dim)


def _softmax(function: Callable[[Any], Any]) -> Iterator[Altered]:
    """Mistakes of a softmax that is computed block by block."""
    rows = (
        ("sum", "the sum is", (False, True)),
        ("values", "what is accumulated is", (True, False)),
        ("both", "the sum and what is accumulated are", (True, True)),
    )
    for block in _BLOCKS:
        later = f"where a later block of {block} has a larger maximum" if block > 1 else "where the maximum grows"
        for name, text, parts in rows:
            softmax = functools.partial(_online, block=block, parts=parts)
            yield _altered(
                function, f"softmax {name} {block}", f"{text} not rescaled {later}", _SOFTMAX, _in_softmax(softmax)
            )
        text = f"the padding of the last block of {block} counts as 0 in the softmax, where it should be -inf"
        yield _altered(
            function, f"softmax pads {block}", text, _SOFTMAX, _in_softmax(functools.partial(_padded, block=block))
        )


def _in_softmax(softmax: Callable[[Tensor, int], Tensor]) -> Callable[..., Any]:
    """A function in the place of torch's softmax, and of its attention."""

    def call(func: Any, x: Any, *args: Any, **kwargs: Any) -> Any:
        if func.__name__ == "scaled_dot_product_attention":
            return _attention(softmax, x, *args, **kwargs)
        dim = kwargs.pop("dim", args[0] if args else None)
        if not isinstance(dim, int) or not isinstance(x, Tensor) or len(args) > 1:
            raise _NotHere
        kind = kwargs.pop("dtype", None)
        x = x if kind is None else x.to(kind)
        return softmax(x.movedim(dim, -1), dim).movedim(-1, dim)

    return call


def _attention(
    softmax: Callable[[Tensor, int], Tensor], q: Tensor, k: Tensor, v: Tensor, attn_mask: Any = None,
    dropout_p: float = 0.0, is_causal: bool = False, scale: Any = None, **rest: Any,
) -> Tensor:  # fmt: skip
    if rest or k.shape[:-2] != q.shape[:-2]:
        raise _NotHere
    scores = q @ k.mT * (1 / math.sqrt(q.shape[-1]) if scale is None else scale)
    if is_causal:
        row, column = (torch.arange(size, device=q.device) for size in scores.shape[-2:])
        scores = scores.masked_fill(row[:, None] < column, -torch.inf)
    if attn_mask is not None:
        scores = scores.masked_fill(~attn_mask, -torch.inf) if attn_mask.dtype == torch.bool else scores + attn_mask
    return softmax(scores, -1) @ v


def _online(x: Tensor, dim: int, *, block: int, parts: tuple[bool, bool]) -> Tensor:
    """Along the last dimension: values and sum (``parts``) keep the maximum that was known as they were added."""
    size = x.shape[-1]
    if size <= block:
        raise _NotHere
    wide = torch.nn.functional.pad(x, (0, -size % block), value=-torch.inf).unflatten(-1, (-1, block))
    known = wide.amax(-1).cummax(-1).values[..., None].expand(wide.shape).flatten(-2)[..., :size]
    whole = x.amax(-1, keepdim=True)
    values, terms = ((x - (known if part else whole)).exp() for part in parts)
    return values / terms.sum(-1, keepdim=True)


def _padded(x: Tensor, dim: int, *, block: int) -> Tensor:
    count = -x.shape[-1] % block
    if not count:
        raise _NotHere
    wide = torch.nn.functional.pad(x, (0, count))
    return torch.softmax(wide, -1)[..., : x.shape[-1]]
