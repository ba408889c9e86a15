"""Which part of an output is wrong, in words."""

from __future__ import annotations

import math

import torch

_NAMES = {1: ("elements",), 2: ("rows", "columns")}


def name(dims: int, dim: int) -> str:
    """What the indices of a dimension are called: rows and columns of a matrix, else by the dimension's number."""
    return _NAMES[dims][dim] if dims in _NAMES else f"indices of dimension {dim}"


def span(first: int, last: int, size: int) -> str:
    """``"8 on"``, ``"up to 7"``, ``"8 to 15"`` or ``"8"``; ``last`` is one past the last."""
    if last - first == 1:
        return f"{first}"
    if last == size:
        return f"{first} on"
    return f"up to {last - 1}" if first == 0 else f"{first} to {last - 1}"


def region(bad: torch.Tensor) -> str:
    """The box that has all wrong elements: ``"columns 256 on"``; ``"all elements"`` where it is everything."""
    found = [
        f"{name(bad.dim(), dim)} {span(first, last, bad.shape[dim])}"
        for dim, (first, last) in enumerate(_bounds(bad))
        if last - first < bad.shape[dim]
    ]
    return " of ".join(reversed(found)) if found else "all elements"


def box(bad: torch.Tensor) -> int:
    """How many elements the box has that holds all wrong ones."""
    return math.prod(last - first for first, last in _bounds(bad))


def _bounds(bad: torch.Tensor) -> list[tuple[int, int]]:
    """The first, and one past the last, wrong index of each dimension."""
    found = []
    for dim, size in enumerate(bad.shape):
        at = bad.movedim(dim, 0).reshape(size, -1).any(1).nonzero().flatten()
        found.append((int(at[0]), int(at[-1]) + 1))
    return found
