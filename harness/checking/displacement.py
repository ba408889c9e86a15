"""Whether the wrong part of an output holds right results of another place: rows that are exchanged, or tiles."""

from __future__ import annotations

import torch

from harness.checking import regions

_TILES = (256, 128, 64, 32, 16, 8)
_MOST = 1 << 22  # elements of an output that is looked at
_MOST_LINES = 2048
_MOST_RUNS = 3  # of a permutation that are shown
_LINES = 0.9  # of the wrong lines that have to be other ones; those of the last tile may come from outside
_SHARE = 0.98  # of the wrong elements that have to fit


def moved(got: torch.Tensor, want: torch.Tensor, bad: torch.Tensor) -> str:
    """Where the results belong that stand at wrong places; empty where they belong nowhere.

    Args:
        got, want: same shape.
        bad: bool, True where they differ.
    """
    if not want.dtype.is_floating_point or want.numel() > _MOST or want.dim() == 0:
        return ""
    left, right = got.double(), want.double()
    if not bool(right.isfinite().all()) or bool((right == right.flatten()[0]).all()):
        return ""
    return _tiles(left, right, bad) or _lines(left, right, bad)


def _same(left: torch.Tensor, right: torch.Tensor) -> bool:
    scale = float(right.abs().mean())
    return left.numel() > 0 and bool(torch.isclose(left, right, rtol=1e-2, atol=1e-4 * scale).float().mean() > _SHARE)


def _tiles(left: torch.Tensor, right: torch.Tensor, bad: torch.Tensor) -> str:
    """Square tiles of a matrix that stand at transposed places, or are transposed each for itself."""
    if left.dim() < 2:
        return ""
    rows, columns = left.shape[-2:]
    if rows == columns and _same(left[bad], right.mT[bad]):
        return "the output is transposed"
    for tile in _TILES:
        count = min(rows // tile, columns // tile)
        if count < 1 or (rows % tile or columns % tile):
            continue
        cells = right.unflatten(-1, (-1, tile)).unflatten(-3, (-1, tile))  # [..., R, tile, C, tile]
        within = cells.transpose(-1, -3).flatten(-4, -3).flatten(-2)
        if count * tile > 1 and _same(left[bad], within[bad]):
            return f"each tile of {tile} x {tile} is transposed"
        if count > 1:
            square = count * tile
            turned = right.clone()
            part = cells[..., :count, :, :count, :].transpose(-2, -4).flatten(-4, -3).flatten(-2)
            turned[..., :square, :square] = part
            inside = torch.zeros_like(bad)
            inside[..., :square, :square] = True
            here = bad & inside
            if int(here.sum()) * 4 >= int(bad.sum()) and _same(left[here], turned[here]):
                return f"tiles of {tile} x {tile} stand at transposed places: their row and column are exchanged"
    return ""


def _lines(left: torch.Tensor, right: torch.Tensor, bad: torch.Tensor) -> str:
    """Rows, columns or other slices that hold the right results of other ones."""
    for dim, size in enumerate(left.shape):
        if not 1 < size <= _MOST_LINES or left.numel() // size < 4:
            continue
        mine, theirs, wrong = (one.movedim(dim, 0).reshape(size, -1) for one in (left, right, bad))
        lines = wrong.any(1).nonzero().flatten()
        if lines.numel() * size * mine.shape[1] > _MOST * 64 or not bool(mine[lines].isfinite().all()):
            continue
        source = torch.cdist(mine[lines], theirs).argmin(1)
        same = [_same(mine[i], theirs[j]) for i, j in zip(lines, source, strict=True)]
        fits = torch.tensor(same, device=lines.device) & (source != lines)
        if int(fits.sum()) < max(2, _LINES * lines.numel()):
            continue
        lines, source = lines[fits], source[fits]
        return _described(lines.tolist(), source.tolist(), left.dim(), dim)
    return ""


def _described(lines: list[int], source: list[int], dims: int, dim: int) -> str:
    """``"rows 8 to 15 are those of 0 to 7, …"``, or ``"index 2 of dimension 1 is that of 3"``."""
    runs: list[list[int]] = []  # first line, its source, how many
    for line, other in zip(lines, source, strict=True):
        if runs and (line, other) == (runs[-1][0] + runs[-1][2], runs[-1][1] + runs[-1][2]):
            runs[-1][2] += 1
        else:
            runs.append([line, other, 1])
    if len({other - line for line, other in zip(lines, source, strict=True)}) == 1 and len(runs) > 1:
        off = source[0] - lines[0]
        name = regions.name(dims, dim)
        return f"{len(lines)} {name} are those {off:+d} off, such as {lines[0]}, which is that of {source[0]}"
    pairs = dict(zip(lines, source, strict=True))
    swapped = all(pairs.get(other) == line for line, other in pairs.items())
    shown = ", ".join(
        f"{_named(dims, dim, a, n)} {'is that' if n == 1 else 'are those'} of {_run(b, n)}"
        for a, b, n in runs[:_MOST_RUNS]
    )
    return shown + (", …" if len(runs) > _MOST_RUNS else "") + (": they are swapped" if swapped else "")


def _named(dims: int, dim: int, first: int, count: int) -> str:
    if dims > 2:
        return f"{'index' if count == 1 else 'indices'} {_run(first, count)} of dimension {dim}"
    return f"{regions.name(dims, dim).removesuffix('s' if count == 1 else '')} {_run(first, count)}"


def _run(first: int, count: int) -> str:
    return f"{first}" if count == 1 else f"{first} to {first + count - 1}"
