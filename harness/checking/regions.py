"""Which part of an output is wrong, in words."""

from __future__ import annotations

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
    found = []
    for dim, size in enumerate(bad.shape):
        at = bad.movedim(dim, 0).reshape(size, -1).any(1).nonzero().flatten()
        first, last = int(at[0]), int(at[-1]) + 1
        if last - first < size:
            found.append(f"{name(bad.dim(), dim)} {span(first, last, size)}")
    return " of ".join(reversed(found)) if found else "all elements"
