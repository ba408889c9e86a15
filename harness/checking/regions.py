"""Which part of an output is wrong, in words."""

from __future__ import annotations

import math

import torch

ALL = "all elements"
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


def part(dims: int, dim: int, first: int, last: int, size: int) -> str:
    """``"columns 8 to 15"``, ``"row 4"``, or ``"indices 8 to 15 of dimension 0"``."""
    where = span(first, last, size)
    if dims in _NAMES:
        return f"{name(dims, dim).removesuffix('s' if last - first == 1 else '')} {where}"
    return f"{'index' if last - first == 1 else 'indices'} {where} of dimension {dim}"


def region(bad: torch.Tensor) -> str:
    """The box that has all wrong elements: ``"columns 256 on"``; ``"all elements"`` where it is everything."""
    found = [
        part(bad.dim(), dim, first, last, bad.shape[dim])
        for dim, (first, last) in enumerate(_bounds(bad))
        if last - first < bad.shape[dim]
    ]
    return " of ".join(reversed(found)) if found else ALL


def whole(bad: torch.Tensor) -> str:
    """The rows, columns and other slices of which all elements are wrong, ``"columns 48 on and rows 48 on"``; empty
    where others are wrong too."""
    found, covered = [], torch.zeros_like(bad)
    for dim, size in enumerate(bad.shape):
        full = bad.movedim(dim, 0).reshape(size, -1).all(1)
        at = full.nonzero().flatten().tolist()
        if at and at[-1] - at[0] + 1 == len(at):
            found.append(part(bad.dim(), dim, at[0], at[-1] + 1, size))
            covered.movedim(dim, 0)[full] = True
    return " and ".join(reversed(found)) if torch.equal(covered, bad) else ""


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
