"""What a wrong output would be if an input were read otherwise, or a step were another: the reference is run so.

A dropped tail of K, swapped coordinates of a copy, a tensor that is read transposed, a factor that is missing: each is
a change of the inputs. Where the reference makes of changed inputs what the submission made of the right ones, at each
wrong element, that is what the output looks like. Where none fits, steps of the reference are changed
(`altered_reference`). Where no change fits, nothing is said.
"""

from __future__ import annotations

import contextlib
import functools
import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import torch

from harness.checking import blockwise, partial_sums, rearranged
from harness.checking.altered_reference import Altered, altered
from harness.checking.fitting import Budget, Compared, fitting
from harness.checking.named_inputs import leaves, named
from harness.tasks.loading import Task

_TILES = (8, 16, 32, 64, 128, 256)
_SQUARES = (128, 64, 32, 16)  # sides of the boxes of copies whose coordinates may be swapped
_BUDGET = 3.0  # seconds of processor time of all references of a run, for changes of inputs and for those of steps
_USUAL = ((128, 64), (64, 64), (64, 128), (16, 16), (32, 32))  # such boxes first
_MOST_BOXES = 1024
_EVERY = -1  # of a trial: it changes each input to which it applies
_STEP = -2  # of a change that is one of the reference

Change = Callable[[torch.Tensor], "torch.Tensor | None"]


@dataclass(frozen=True)
class Trial:
    """A change of one input.

    Attributes:
        which: the input's number among the tensors and numbers of ``data``, or _EVERY.
        name: identifies the trial among those of this input, in any case.
        text: what the wrong part of the output then is: ``"the last 8 of the 264 along dimension 1 of a are missing"``.
        change: gives the input changed; None where it does not apply.
    """

    which: int
    name: str
    text: str
    change: Change


class Hypotheses:
    """Tries changes until a run's time for that is spent. What fitted once is tried first, however much was spent.

    Args:
        task: whose reference gives the right outputs.
        quotes: may show pieces of the reference, which not every author may see: changes of its steps are tried too.
    """

    def __init__(self, task: Task, quotes: bool = True) -> None:
        self._task, self._quotes = task, quotes
        self._inputs, self._steps = Budget(_BUDGET), Budget(_BUDGET)
        self._fitted: list[tuple[int, str]] = []
        self._partly = ""  # what explains one of several wrong outputs

    def explain(self, fresh: Callable[[], Any], pairs: Callable[[Any], list[Compared]]) -> str:
        """What the output looks like; empty where nothing fits.

        Args:
            fresh: makes a private copy of the inputs.
            pairs: of what the reference gives, the comparison of each wrong output tensor with it.
        """
        with self._task.active():  # what that sets up takes longer than a small reference
            return self._explained(_aside(fresh), _aside(pairs))

    def _explained(self, fresh: Callable[[], Any], pairs: Callable[[Any], list[Compared]]) -> str:
        data, self._partly = fresh(), ""
        names = named(self._task, data)
        for leaf, name in zip(leaves(data), names, strict=True):
            with contextlib.suppress(Exception):  # the output need not be one tensor of such a kind
                if isinstance(leaf, torch.Tensor) and _fitting(pairs(leaf), everywhere=True):
                    return f"the output is {name} as it came"
        trials = list(_trials(leaves(data), names))
        trials.sort(key=lambda trial: (trial.which, trial.name) not in self._fitted)
        for trial in trials:
            if self._inputs.left <= 0 and (trial.which, trial.name) not in self._fitted:
                break
            with self._inputs.spent():
                text = self._fits(trial, fresh(), pairs)
            if text:
                return self._keep((trial.which, trial.name), text)
        return (self._step(fresh, pairs) if self._quotes else "") or self._partly

    def _keep(self, key: tuple[int, str], text: str) -> str:
        self._fitted += [] if key in self._fitted else [key]
        return text

    def _fits(self, trial: Trial, data: Any, pairs: Callable[[Any], list[Compared]]) -> str:
        changed = _aside(_changed)(data, trial)
        if changed is None:
            return ""
        try:
            looks = pairs(self._task.expected(changed[0]))
            part = _fitting(looks)
        except Exception:  # a reference need not take such inputs
            return ""
        if not part:
            self._note_partly(looks, trial.text)
        return f"{part}: {trial.text}" if part else ""

    def _note_partly(self, looks: list[Compared], text: str) -> None:
        """Keeps the first change that gives all of one wrong output, and not the others."""
        if self._partly or len(looks) < 2:
            return
        with contextlib.suppress(Exception):
            one = next((one for one in looks if _fitting([one], everywhere=True)), None)
            self._partly = f"{one.path}: {text}" if one else ""

    @functools.cached_property
    def _changes(self) -> list[Altered]:
        """The changes of the reference, likely ones first: the same for every case."""
        try:
            kinds = altered, partial_sums.parts, blockwise.mistakes
            turns = itertools.zip_longest(*(kind(self._task) for kind in kinds))
            return [trial for turn in turns for trial in turn if trial is not None]
        except Exception:  # its text can be anything
            return []

    def _step(self, fresh: Callable[[], Any], pairs: Callable[[Any], list[Compared]]) -> str:
        """The step of the reference that the submission does otherwise."""
        for trial in sorted(self._changes, key=lambda trial: (_STEP, trial.name) not in self._fitted):
            if self._steps.left <= 0 and (_STEP, trial.name) not in self._fitted:
                break
            with self._steps.spent():
                looks: list[Compared] = []
                try:
                    looks = pairs(self._task.call(trial.make(), fresh()))
                    text = _fitting(looks, everywhere=True)
                except Exception:  # a change need not leave anything that runs
                    text = ""
            if text:
                return self._keep((_STEP, trial.name), trial.text)
            self._note_partly(looks, trial.text)
        return ""


def _aside(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function that is the evaluator's: its torch operations know of no emulated device."""

    @functools.wraps(function)
    def call(*args: Any, **named: Any) -> Any:
        with torch._C.DisableTorchFunction():
            return function(*args, **named)

    return call


_fitting = _aside(fitting)


def _changed(data: Any, trial: Trial) -> tuple[Any] | None:
    """The inputs with the change; None where it does not apply."""
    at = -1

    def walk(value: Any) -> Any:
        nonlocal at
        if isinstance(value, dict):
            return {key: walk(item) for key, item in value.items()}
        if isinstance(value, (list, tuple)):
            items = [walk(item) for item in value]
            return type(value)(*items) if hasattr(value, "_fields") else type(value)(items)
        if not isinstance(value, (torch.Tensor, float)):
            return value
        at += 1
        if trial.which not in (at, _EVERY):
            return value
        given = value if isinstance(value, torch.Tensor) else torch.tensor(value, dtype=torch.float64)
        made = trial.change(given)
        if made is None and trial.which == _EVERY:
            return value
        if made is None:
            raise _NotHere
        if isinstance(value, torch.Tensor):
            if made.shape != value.shape:
                return made
            return value.copy_(made)  # in place: the tensor stays on the device that it is on, the emulated one too
        return float(made)

    try:
        return (walk(data),)
    except _NotHere:
        return None


class _NotHere(Exception):
    """A change does not apply to an input."""


def _trials(leaves: list[Any], names: list[str]) -> Iterator[Trial]:
    """Likely ones first. The kinds of one row of this table, and the inputs of each kind, take turns."""
    rows = (
        (_factors, _turned, _dropped, _vectors, _indices, _boxes),
        (_repeats, _tiles, _swizzles, _packed),
        (_parts, _shifts),
    )  # fmt: skip
    for row in rows:
        each = [make(which, *both) for make in row for which, both in enumerate(zip(leaves, names, strict=True))]
        yield from (trial for turn in itertools.zip_longest(*each) for trial in turn if trial is not None)
        if row is rows[0]:
            yield from _alike(leaves, names)
        if row is rows[1]:
            yield from _left_out(leaves, names)


def _lengths(size: int) -> list[int]:
    """How long the last tile of a dimension may be."""
    tiles = {tile for tile in _TILES if tile < size}
    return sorted({*tiles, *(size % tile for tile in tiles)} - {0})


def _dropped(which: int, leaf: Any, name: str) -> Iterator[Trial]:
    """The last part of a dimension counts for nothing."""
    for dim, size in reversed(list(enumerate(leaf.shape))) if isinstance(leaf, torch.Tensor) else ():
        for length in sorted({1, *_lengths(size)} - {size}):
            last = f"tile of {length}" if length in _TILES else f"tile, of {length} elements,"
            along = f"of the {size} along dimension {dim} of {name}"
            text = f"the last {length} {along} are missing: the last {last} is dropped"
            change = functools.partial(_without, dim=dim, first=size - length, length=length)
            yield Trial(which, f"last {dim} {length}", text, change)


def _repeats(which: int, leaf: Any, name: str) -> Iterator[Trial]:
    """Each tile is the first one again: a pointer that a loop does not advance."""
    for dim, size in reversed(list(enumerate(leaf.shape))) if isinstance(leaf, torch.Tensor) else ():
        for length in sorted((tile for tile in _TILES if tile < size), reverse=True):
            text = f"what {name} gives when its first {length} along dimension {dim} are read for each tile of {length}"
            change = functools.partial(rearranged.repeated, dim=dim, length=length)
            yield Trial(which, f"repeat {dim} {length}", text, change)


def _left_out(leaves: list[Any], names: list[str]) -> Iterator[Trial]:
    """The inputs that share a dimension end earlier, as keys and values do that a loop does not come to."""
    found: dict[tuple[int, int], list[str]] = {}
    for leaf, name in zip(leaves, names, strict=True):
        for dim, size in enumerate(leaf.shape) if isinstance(leaf, torch.Tensor) else ():
            found.setdefault((dim, size), []).append(name)
    for (dim, size), sharing in found.items():
        for length in _lengths(size) if len(sharing) > 1 else ():
            text = f"the last {length} of the {size} along dimension {dim} of {' and '.join(sharing)} are left out"
            change = functools.partial(_cut, dim=dim, size=size, length=length)
            yield Trial(_EVERY, f"cut {dim} {size} {length}", text, change)


def _cut(x: torch.Tensor, dim: int, size: int, length: int) -> torch.Tensor | None:
    """``x`` without the end of a dimension; None where it has no such dimension."""
    return x.narrow(dim, 0, size - length).clone() if x.dim() > dim and x.shape[dim] == size else None


def _parts(which: int, leaf: Any, name: str) -> Iterator[Trial]:
    """The first part of a dimension counts for nothing, or one part is all that counts."""
    for dim, size in reversed(list(enumerate(leaf.shape))) if isinstance(leaf, torch.Tensor) else ():
        along = f"of the {size} along dimension {dim} of {name}"

        def trial(kind: str, length: int, text: str, first: int, zeros: int, dim: int = dim) -> Trial:
            change = functools.partial(_without, dim=dim, first=first, length=zeros)
            return Trial(which, f"{kind} {dim} {length}", text, change)

        for length in _lengths(size):
            text = f"only the last {length} {along} are there: the sum begins anew with each tile"
            if 2 * length > size:
                text = f"the first {size - length} {along} are missing"
            yield trial("only last", length, text, 0, size - length)
        for length in sorted(tile for tile in _TILES if tile < size):
            yield trial("first", length, f"the first {length} {along} are missing", 0, length)
            yield trial("only first", length, f"only the first {length} {along} are there", length, size - length)


def _without(x: torch.Tensor, dim: int, first: int, length: int) -> torch.Tensor | None:
    """``x`` with zeros in part of a dimension."""
    if first < 0 or length <= 0 or first + length > x.shape[dim]:
        return None
    made = x.clone()
    made.narrow(dim, first, length).zero_()
    return made


def _turned(which: int, leaf: Any, name: str) -> Iterator[Trial]:
    """A matrix is read transposed; or the first of a dimension stands for all of it."""
    if not isinstance(leaf, torch.Tensor):
        return
    for dim, size in enumerate(leaf.shape):
        if size > 1:
            yield Trial(
                which, f"same {dim}",
                f"what index 0 of dimension {dim} of {name} gives: its stride is not counted",
                functools.partial(_first, dim=dim),
            )  # fmt: skip
    if leaf.dim() >= 2 and min(leaf.shape[-2:]) > 1:
        yield Trial(which, "transposed", f"what {name} gives when it is read transposed", _transposed)
        text = f"what {name} gives when its strides are not counted"
        if not leaf.is_contiguous():
            lies = f"{text}: {tuple(leaf.stride())} is read as contiguous"
            yield Trial(which, "as it lies", lies, rearranged.as_it_lies)
        columns = f"{text}: its columns lie one behind the other, as of .t()"
        yield Trial(which, "columns as rows", columns, rearranged.columns_first)


def _alike(leaves: list[Any], names: list[str]) -> Iterator[Trial]:
    """Inputs of one shape are read by the same wrong strides."""
    shapes: dict[torch.Size, list[str]] = {}
    for leaf, name in zip(leaves, names, strict=True):
        if isinstance(leaf, torch.Tensor) and leaf.dim() >= 2 and min(leaf.shape[-2:]) > 1:
            shapes.setdefault(leaf.shape, []).append(name)
    for shape, sharing in shapes.items():
        if len(sharing) > 1:
            which = " and ".join(sharing)
            text = f"what {which} give when their strides are not counted: columns lie one behind the other"
            change = functools.partial(_of_shape, shape=shape, change=rearranged.columns_first)
            yield Trial(_EVERY, f"columns as rows {tuple(shape)}", text, change)
            change = functools.partial(_of_shape, shape=shape, change=_transposed)
            yield Trial(
                _EVERY, f"transposed {tuple(shape)}", f"what {which} give when they are read transposed", change
            )


def _of_shape(
    x: torch.Tensor, shape: torch.Size, change: Callable[[torch.Tensor], torch.Tensor]
) -> torch.Tensor | None:
    return change(x) if x.shape == shape else None


def _first(x: torch.Tensor, dim: int) -> torch.Tensor:
    """Index 0 of a dimension in the place of each."""
    return x.narrow(dim, 0, 1).expand_as(x).contiguous()


def _transposed(x: torch.Tensor) -> torch.Tensor:
    """The same bytes with rows and columns exchanged."""
    rows, columns = x.shape[-2:]
    return x.contiguous().flatten(-2).unflatten(-1, (columns, rows)).mT.contiguous()


def _factors(which: int, leaf: Any, name: str) -> Iterator[Trial]:
    """A number is left out, or used twice."""
    if isinstance(leaf, float) and leaf not in (0.0, 1.0):
        yield Trial(which, "one", f"what {name} = 1 gives: {name} is left out", torch.ones_like)
        yield Trial(which, "twice", f"what {name} squared gives: {name} is used twice", torch.square)
        text = f"what 1 / {name} gives: it divides where it should multiply"
        yield Trial(which, "over", text, torch.reciprocal)


def _vectors(which: int, leaf: Any, name: str) -> Iterator[Trial]:
    """A tensor is left out of a sum, or of a product."""
    if isinstance(leaf, torch.Tensor) and leaf.dtype.is_floating_point and leaf.dtype.itemsize > 1:
        yield Trial(which, "zeros", f"what {name} = 0 gives: {name} is left out", torch.zeros_like)
        yield Trial(which, "ones", f"what {name} = 1 gives: {name} is left out", torch.ones_like)


def _indices(which: int, leaf: Any, name: str) -> Iterator[Trial]:
    """Indices are those of the neighbours, or are not looked up."""
    if isinstance(leaf, torch.Tensor) and leaf.dtype in (torch.int32, torch.int64) and leaf.dim():
        text = f"what {name} = 0, 1, 2, … along its last dimension gives: {name} is not looked up"
        yield Trial(which, "counted", text, _counted)
        for by, word in ((1, "larger"), (-1, "smaller")):
            text = f"what {name} gives when each of it is {word} by one: off by one"
            yield Trial(which, f"index {by}", text, functools.partial(_moved, by=by))


def _counted(x: torch.Tensor) -> torch.Tensor:
    return torch.arange(x.shape[-1], dtype=x.dtype).expand_as(x).contiguous()


def _moved(x: torch.Tensor, by: int) -> torch.Tensor | None:
    return x + by if int(x.min()) + by >= 0 else None


def _tiles(which: int, leaf: Any, name: str) -> Iterator[Trial]:
    """Each tile of a matrix is read transposed: the two indices of an array in shared memory are exchanged."""
    if not isinstance(leaf, torch.Tensor) or leaf.dim() < 2:
        return
    for side in (16, 32, 8, 64, 128):
        if side <= max(leaf.shape[-2:]):
            text = f"what {name} gives when each of its tiles of {side} x {side} is read transposed"
            yield Trial(which, f"tiles {side}", text, functools.partial(rearranged.each_turned, side=side))


def _swizzles(which: int, leaf: Any, name: str) -> Iterator[Trial]:
    """One side swizzles a tile's rows [PTX ISA 5.5.7], the other does not. A loader that all inputs share does so with
    each of them."""
    if not isinstance(leaf, torch.Tensor):
        return
    for size in (128, 64, 32):
        change = functools.partial(rearranged.swizzled, size=size)
        if leaf.dim() < 2 or change(leaf) is None:
            continue
        text = f"{size} bytes as a swizzle does, and not put back"
        yield Trial(
            which, f"swizzle {size}", f"what {name} gives with the 16-byte pieces exchanged within {text}", change
        )
        if which == 0:
            every = f"what the inputs give with their 16-byte pieces exchanged within {text}"
            yield Trial(_EVERY, f"swizzle {size}", every, change)


def _packed(which: int, leaf: Any, name: str) -> Iterator[Trial]:
    """Two numbers of a byte or of a word are exchanged; or an index counts blocks of another size."""
    if not isinstance(leaf, torch.Tensor):
        return
    if leaf.dtype == torch.uint8:
        text = f"what {name} gives with the two halves of each byte exchanged: nibble order"
        yield Trial(which, "nibbles", text, lambda x: (x << 4) | (x >> 4))
    for dim, size in reversed(list(enumerate(leaf.shape))):
        for each, kept in ((2, 0), (2, 1), (4, 0)) if size >= 8 else ():
            text = f"of every {each} along dimension {dim} of {name} only number {kept} is added"
            change = functools.partial(rearranged.one_of, dim=dim, each=each, kept=kept)
            yield Trial(which, f"one of {dim} {each} {kept}", text, change)
        if size < 4 or size % 2:
            continue
        text = f"what {name} gives with neighbours along dimension {dim} exchanged"
        yield Trial(which, f"pairs {dim}", text, functools.partial(rearranged.pairs, dim=dim))
        text = (
            f"what {name} gives when index i of dimension {dim} is read at i / 2: a block is taken for twice as large"
        )
        yield Trial(which, f"halved {dim}", text, functools.partial(rearranged.halved, dim=dim))


def _shifts(which: int, leaf: Any, name: str) -> Iterator[Trial]:
    """A dimension is read a step or a tile too far."""
    if not isinstance(leaf, torch.Tensor):
        return
    if leaf.dim() >= 2 and max(leaf.shape[-2:]) > 1:
        text = f"what {name} gives when its last two dimensions are read backwards"
        yield Trial(which, "backwards", text, lambda x: x.flip((-1, -2)))
        for step in (1, -1):
            text = f"what {name} gives when its last two dimensions are read {step:+d} off: a window begins there"
            yield Trial(which, f"window {step}", text, functools.partial(rearranged.window, step=step))
    for dim in reversed(range(leaf.dim())):
        size = leaf.shape[dim]
        if size > 1:
            text = f"what {name} gives when dimension {dim} is read backwards"
            yield Trial(which, f"backwards {dim}", text, functools.partial(torch.flip, dims=(dim,)))
        for step in (1, *(tile for tile in _TILES if tile < size)):
            for sign in (step, -step) if step < size else ():
                yield Trial(
                    which, f"shift {dim} {sign}",
                    f"what {name} gives when dimension {dim} is read {sign:+d} off",
                    functools.partial(rearranged.shifted, dim=dim, step=sign),
                )  # fmt: skip


def _boxes(which: int, leaf: Any, name: str) -> Iterator[Trial]:
    """A matrix is copied by boxes whose two coordinates are exchanged."""
    if not isinstance(leaf, torch.Tensor) or leaf.dim() != 2:
        return
    sides = sorted(itertools.product(_SQUARES, repeat=2), key=lambda one: _USUAL.index(one) if one in _USUAL else 99)
    for rows, columns in sides:
        count = -(-leaf.shape[0] // rows) * -(-leaf.shape[1] // columns)
        if 1 < count <= _MOST_BOXES:
            yield Trial(
                    which, f"boxes {rows} {columns}",
                    f"what {name} gives when the coordinates of its boxes of {rows} x {columns} are swapped",
                    functools.partial(rearranged.swapped, rows=rows, columns=columns),
                )  # fmt: skip
