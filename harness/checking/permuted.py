"""Whether the elements of a wrong output are the right ones in another order: fragments, lanes or swizzles mixed up.

Such orders exchange bits of an element's index, or combine them by exclusive or, since sizes are powers of two. So the
places of the elements 0, 1, 2, 4, 8, … say where all others have to be.
"""

from __future__ import annotations

import itertools
import math

import torch

_MOST = 1 << 16  # elements of the part that is looked at
_LEAST = 16
_MOST_CANDIDATES = 3  # right results that an element may be equal to by chance
_MOST_ORDERS = 512
_SHARE = 0.99  # of the elements that have to fit
_SHOWN = 3


def order(got: torch.Tensor, want: torch.Tensor, bad: torch.Tensor) -> str:
    """``"results stand at other places: (0, 1) holds that of (1, 0), …"``; empty where they do not.

    Args:
        got, want: same shape.
        bad: bool, True where they differ.
    """
    if not want.dtype.is_floating_point or want.dim() == 0 or want.dtype.itemsize < 2:
        return ""
    sizes = [1 << int(math.log2(size)) for size in want.shape]
    for dim in range(len(sizes)):  # the last dimensions have most of a tile
        while math.prod(sizes) > _MOST and sizes[dim] > 1:
            sizes[dim] //= 2
    here = tuple(slice(size) for size in sizes)
    left, right, wrong = (one[here].reshape(-1) for one in (got, want, bad))
    count = left.numel()
    if count < _LEAST or int(wrong.sum()) * 8 < count or not bool(right.isfinite().all() & left.isfinite().all()):
        return ""
    left, right = left.double(), right.double()
    scale = float(right.abs().mean())
    if float(right.std()) < 1e-3 * scale:
        return ""
    exact = 1e-5 * scale if want.dtype.itemsize > 2 else 4 * torch.finfo(want.dtype).eps * scale
    found = [((right - left[at]).abs() <= exact).nonzero().flatten().tolist() for at in _places(count)]
    if any(not 1 <= len(one) <= _MOST_CANDIDATES for one in found):
        return ""
    if math.prod(len(one) for one in found) > _MOST_ORDERS:
        return ""
    index = torch.arange(count, device=left.device)
    fits = []
    for first, *others in itertools.product(*found):
        source = torch.full_like(index, first)
        for bit, other in enumerate(others):
            source ^= torch.where((index >> bit) & 1 == 1, other ^ first, 0)
        moved = source != index
        same = (left - right[source]).abs() <= 1e-3 * scale
        if float(same.double().mean()) >= _SHARE and bool((moved | ~wrong).double().mean() >= _SHARE):
            fits.append(source)
    if len(fits) != 1:
        return ""
    return _described(fits[0], sizes)


def _places(count: int) -> list[int]:
    return [0, *(1 << bit for bit in range(count.bit_length() - 1))]


def _described(source: torch.Tensor, sizes: list[int]) -> str:
    shown = []
    for at in _places(source.numel()):
        other = int(source[at])
        if other != at:
            shown.append(f"{_at(at, sizes)} holds that of {_at(other, sizes)}")
    more = ", …" if len(shown) > _SHOWN else ""
    return "the right results stand at other places: " + ", ".join(shown[:_SHOWN]) + more


def _at(index: int, sizes: list[int]) -> str:
    place = []
    for size in reversed(sizes):
        place.append(index % size)
        index //= size
    return str(tuple(reversed(place))) if len(place) > 1 else str(place[0])
