"""Parts of inputs that count for nothing: a dropped tail, a tile that is read again, a factor that is left out."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

import torch

from harness.checking import rearranged
from harness.checking.input_changes import EVERY, TILES, Trial


def _lengths(size: int) -> list[int]:
    """How long the last tile of a dimension may be."""
    tiles = {tile for tile in TILES if tile < size}
    return sorted({*tiles, *(size % tile for tile in tiles)} - {0})


def _tile(size: int, length: int) -> str:
    """What the last elements of a dimension are, where tiles from its beginning on end with them."""
    if length in TILES and size % length == 0:
        return f": the last tile of {length} is dropped"
    if any(size % tile == length for tile in TILES if tile < size):
        return f": the last tile, of {length} elements, is dropped"
    return ""


def dropped(which: int, leaf: Any, name: str) -> Iterator[Trial]:
    """The last part of a dimension counts for nothing."""
    for dim, size in reversed(list(enumerate(leaf.shape))) if isinstance(leaf, torch.Tensor) else ():
        for length in sorted({1, *_lengths(size)} - {size}):
            text = f"the last {length} of the {size} along dimension {dim} of {name} are missing{_tile(size, length)}"
            change = functools.partial(_without, dim=dim, first=size - length, length=length)
            yield Trial(which, f"last {dim} {length}", text, change)


def repeats(which: int, leaf: Any, name: str) -> Iterator[Trial]:
    """Each tile is the first one again: a pointer that a loop does not advance."""
    for dim, size in reversed(list(enumerate(leaf.shape))) if isinstance(leaf, torch.Tensor) else ():
        for length in sorted((tile for tile in TILES if tile < size), reverse=True):
            text = f"what {name} gives when its first {length} along dimension {dim} are read for each tile of {length}"
            change = functools.partial(rearranged.repeated, dim=dim, length=length)
            yield Trial(which, f"repeat {dim} {length}", text, change)


def left_out(leaves: list[Any], names: list[str]) -> Iterator[Trial]:
    """The inputs that share a dimension end earlier, as keys and values do that a loop does not come to."""
    found: dict[tuple[int, int], list[str]] = {}
    for leaf, name in zip(leaves, names, strict=True):
        for dim, size in enumerate(leaf.shape) if isinstance(leaf, torch.Tensor) else ():
            found.setdefault((dim, size), []).append(name)
    for (dim, size), sharing in found.items():
        for length in _lengths(size) if len(sharing) > 1 else ():
            text = f"the last {length} of the {size} along dimension {dim} of {' and '.join(sharing)} are left out"
            change = functools.partial(_cut, dim=dim, size=size, length=length)
            yield Trial(EVERY, f"cut {dim} {size} {length}", text, change)


def _cut(x: torch.Tensor, dim: int, size: int, length: int) -> torch.Tensor | None:
    """``x`` without the end of a dimension; None where it has no such dimension."""
    return x.narrow(dim, 0, size - length).clone() if x.dim() > dim and x.shape[dim] == size else None


def parts(which: int, leaf: Any, name: str) -> Iterator[Trial]:
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
        for length in sorted(tile for tile in TILES if tile < size):
            yield trial("first", length, f"the first {length} {along} are missing", 0, length)
            yield trial("only first", length, f"only the first {length} {along} are there", length, size - length)


def _without(x: torch.Tensor, dim: int, first: int, length: int) -> torch.Tensor | None:
    """``x`` with zeros in part of a dimension."""
    if first < 0 or length <= 0 or first + length > x.shape[dim]:
        return None
    made = x.clone()
    made.narrow(dim, first, length).zero_()
    return made


def factors(which: int, leaf: Any, name: str) -> Iterator[Trial]:
    """A number is left out, or used twice."""
    if isinstance(leaf, float) and leaf not in (0.0, 1.0):
        yield Trial(which, "one", f"what {name} = 1 gives: {name} is left out", torch.ones_like)
        yield Trial(which, "twice", f"what {name} squared gives: {name} is used twice", torch.square)
        text = f"what 1 / {name} gives: it divides where it should multiply"
        yield Trial(which, "over", text, torch.reciprocal)


def vectors(which: int, leaf: Any, name: str) -> Iterator[Trial]:
    """A tensor is left out of a sum, or of a product."""
    if isinstance(leaf, torch.Tensor) and leaf.dtype.is_floating_point and leaf.dtype.itemsize > 1:
        yield Trial(which, "zeros", f"what {name} = 0 gives: {name} is left out", torch.zeros_like)
        yield Trial(which, "ones", f"what {name} = 1 gives: {name} is left out", torch.ones_like)
