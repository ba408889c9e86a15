"""What the tensor copies that filled shared memory brought, for matrix descriptors that say something else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

_SHOWN = 64  # bytes at each end that show whether a tile is still what a copy brought


class Kind(NamedTuple):
    """What is the same of a tile in all launches of a kernel. ``row``: bytes of the box along dimension 0; ``swizzle``,
    ``dtype``: of the tensor map, named as there."""

    first: int
    size: int
    row: int
    swizzle: str
    dtype: str

    @property
    def end(self) -> int:
        """One past its last byte."""
        return self.first + self.size


class Tile(NamedTuple):
    """A tile that a copy brought. ``tensor``: where its tensor begins; ``origin``: the coordinates; ``bar``: the
    mbarrier that the copy completed on."""

    kind: Kind
    tensor: int
    origin: tuple[int, ...]
    bar: object
    ends: bytes


class Kinds:
    """The kinds of tiles that a kernel's copies have brought so far, in all its launches.

    Attributes:
        number: grows with each new kind.
        forget: called then: what was made of descriptors before may not hold.
    """

    def __init__(self) -> None:
        self.number = 0
        self.forget: list[Callable[[], None]] = []
        self._all: set[Kind] = set()

    def add(self, kind: Kind) -> None:
        """A tile of this kind has come."""
        if kind not in self._all:
            self._all.add(kind)
            self.number += 1
            for forget in self.forget:
                forget()

    def around(self, at: int) -> set[Kind]:
        """Those that hold the byte at ``at``."""
        return {kind for kind in self._all if kind.first <= at < kind.end}


class Tiles:
    """The tiles that tensor copies brought to a CTA's shared memory."""

    def __init__(self, kinds: Kinds) -> None:
        self._kinds = kinds
        self._tiles: list[Tile] = []  # none shares a byte with another one

    def clear(self) -> None:
        """There are none."""
        self._tiles.clear()

    def put(self, kind: Kind, tensor: int, origin: tuple[int, ...], bar: object, shared: np.ndarray) -> None:
        """A tile has come. ``shared``: the memory, which holds it."""
        self._kinds.add(kind)
        self._tiles[:] = [tile for tile in self._tiles if tile.kind.end <= kind.first or kind.end <= tile.kind.first]
        self._tiles.append(Tile(kind, tensor, origin, bar, _ends(shared, kind)))

    def within(self, low: int, high: int, shared: np.ndarray) -> Iterator[Tile]:
        """The tiles with bytes from ``low`` to before ``high`` that are still there."""
        for tile in self._tiles:
            if tile.kind.first < high and low < tile.kind.end and _ends(shared, tile.kind) == tile.ends:
                yield tile


def _ends(shared: np.ndarray, kind: Kind) -> bytes:
    first, end = kind.first, kind.end
    return shared[first : first + _SHOWN].tobytes() + shared[max(first, end - _SHOWN) : end].tobytes()
