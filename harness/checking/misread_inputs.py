"""Inputs that are read from other places: transposed, by other strides, by wrong indices, swizzled, shifted."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterator
from typing import Any

import torch

from harness.checking import rearranged
from harness.checking.input_changes import EVERY, TILES, Trial

_SQUARES = (128, 64, 32, 16)  # sides of the boxes of copies whose coordinates may be swapped
_USUAL = ((128, 64), (64, 64), (64, 128), (16, 16), (32, 32))  # such boxes first
_MOST_BOXES = 1024


def turned(which: int, leaf: Any, name: str) -> Iterator[Trial]:
    """A matrix is read transposed; or the first of a dimension stands for all of it."""
    if not isinstance(leaf, torch.Tensor):
        return
    for dim, size in enumerate(leaf.shape):
        if size > 1:
            yield Trial(
                which, f"same {dim}",
                f"what index 0 of dimension {dim} of {name} gives in place of all",
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


def alike(leaves: list[Any], names: list[str]) -> Iterator[Trial]:
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
            yield Trial(EVERY, f"columns as rows {tuple(shape)}", text, change)
            change = functools.partial(_of_shape, shape=shape, change=_transposed)
            yield Trial(EVERY, f"transposed {tuple(shape)}", f"what {which} give when they are read transposed", change)


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


def indices(which: int, leaf: Any, name: str) -> Iterator[Trial]:
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


def tiles(which: int, leaf: Any, name: str) -> Iterator[Trial]:
    """Each tile of a matrix is read transposed: the two indices of an array in shared memory are exchanged."""
    if not isinstance(leaf, torch.Tensor) or leaf.dim() < 2:
        return
    for side in (16, 32, 8, 64, 128):
        if side <= max(leaf.shape[-2:]):
            text = f"what {name} gives when each of its tiles of {side} x {side} is read transposed"
            yield Trial(which, f"tiles {side}", text, functools.partial(rearranged.each_turned, side=side))


def swizzles(which: int, leaf: Any, name: str) -> Iterator[Trial]:
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
            yield Trial(EVERY, f"swizzle {size}", every, change)


def packed(which: int, leaf: Any, name: str) -> Iterator[Trial]:
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


def shifts(which: int, leaf: Any, name: str) -> Iterator[Trial]:
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
        for step in (1, *(tile for tile in TILES if tile < size)):
            for sign in (step, -step) if step < size else ():
                yield Trial(
                    which, f"shift {dim} {sign}",
                    f"what {name} gives when dimension {dim} is read {sign:+d} off",
                    functools.partial(rearranged.shifted, dim=dim, step=sign),
                )  # fmt: skip


def boxes(which: int, leaf: Any, name: str) -> Iterator[Trial]:
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
                    functools.partial(_exchanged, rows=rows, columns=columns),
                )  # fmt: skip


def _exchanged(x: torch.Tensor, rows: int, columns: int) -> torch.Tensor | None:
    """Boxes whose coordinates are swapped; None where that zeroes most of what it changes."""
    made = rearranged.swapped(x, rows, columns)
    other = made[made != x]
    return made if 2 * int((other != 0).sum()) >= other.numel() > 0 else None
