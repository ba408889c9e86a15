"""Whether the rows, columns or other slices of a wrong output are the right ones times a factor, or moved by a term."""

from __future__ import annotations

import torch

from harness.checking import regions

_MOST = 1 << 24  # elements of an output that is looked at
_FEWEST = 8  # elements of a slice: two numbers fit two of any
_CLOSE = 1e-3  # of the size of a slice, within which all but few of its elements have to lie
_OF_SPREAD = 0.05  # of how far the elements of a slice lie apart: else any large term would fit, and any factor
_SHARE = 0.98  # of the slices with wrong elements that have to fit


def by_slice(got: torch.Tensor, want: torch.Tensor, bad: torch.Tensor) -> str:
    """``"each row is the right one times a factor of its own, 0.5 to 3"``; empty where that does not hold.

    Args:
        got, want: same shape.
        bad: bool, True where they differ.
    """
    if not want.dtype.is_floating_point or want.dim() == 0 or want.numel() > _MOST:
        return ""
    left, right = got.double(), want.double()
    if not bool(left.isfinite().all()) or not bool(right.isfinite().all()):
        return ""
    for dim in range(want.dim()):  # slices along the last dimension first: a reduction has its result for each
        along = want.dim() - 1 - dim
        if want.shape[along] >= _FEWEST and (text := _along(left, right, bad, along)):
            return text
    return ""


def _along(left: torch.Tensor, right: torch.Tensor, bad: torch.Tensor, dim: int) -> str:
    size = left.shape[dim]
    a, b, wrong = (one.movedim(dim, -1).reshape(-1, size) for one in (left, right, bad))
    wrong = wrong.any(1)
    a, b = a[wrong], b[wrong]
    middle = b.mean(1, keepdim=True)
    spread = (b - middle).square().mean(1).sqrt()
    if a.shape[0] < 2 or not bool((spread > 1e-6 * b.abs().mean(1)).all()):
        return ""
    size_of_each = a.abs().mean(1).clamp_min(1e-30)
    name = "each " + _slice(left.dim(), dim)

    def fits(made: torch.Tensor) -> bool:
        off = (a - made).abs().quantile(0.98, dim=1)
        most = torch.minimum(_CLOSE * size_of_each, _OF_SPREAD * made.std(1))
        return float((off <= most).float().mean()) >= _SHARE

    factor = (a * b).sum(1) / b.square().sum(1).clamp_min(1e-30)
    term = (a - b).mean(1)
    if fits(b * factor[:, None]) and _of_its_own(factor):
        return f"{name} is the right one times a factor of its own, {_span(factor)}: what scales it is wrong"
    if fits(b + term[:, None]) and _of_its_own(term):
        return f"{name} is the right one plus a term of its own, {_span(term)}: what is added to it is wrong"
    return ""


def _of_its_own(values: torch.Tensor) -> bool:
    """Whether values differ from slice to slice; one factor for all has a message of its own."""
    return float(values.std()) > 1e-2 * float(values.abs().mean())


def _slice(dims: int, dim: int) -> str:
    if dims == 1:
        return "vector"
    if dims == 2:
        return regions.name(2, 1 - dim).removesuffix("s")
    return f"vector along dimension {dim}"


def _span(values: torch.Tensor) -> str:
    return f"{float(values.min()):.3g} to {float(values.max()):.3g}"
