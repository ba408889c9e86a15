"""Tensors as a kernel reads them that takes them for others: by other strides, shifted, tile by tile, or swizzled."""

from __future__ import annotations

import torch

_PIECE = 16  # bytes, which swizzles move as a whole


def columns_first(x: torch.Tensor) -> torch.Tensor:
    """What a kernel reads that takes a matrix for contiguous, where its transpose is."""
    return x.mT.contiguous().flatten(-2).unflatten(-1, x.shape[-2:])


def as_it_lies(x: torch.Tensor) -> torch.Tensor | None:
    """What lies behind the first element of a tensor with other strides; None where its storage ends before."""
    whole = torch.empty(0, dtype=x.dtype, device=x.device).set_(x.untyped_storage())
    first = x.storage_offset()
    return whole[first : first + x.numel()].reshape(x.shape).clone() if first + x.numel() <= whole.numel() else None


def each_turned(x: torch.Tensor, side: int) -> torch.Tensor:
    """Each square tile transposed in its place; zeros stand beyond the edges."""
    rows, columns = (-(-size // side) * side for size in x.shape[-2:])
    wide = torch.zeros((*x.shape[:-2], rows, columns), dtype=x.dtype, device=x.device)
    wide[..., : x.shape[-2], : x.shape[-1]] = x
    made = wide.unflatten(-1, (-1, side)).unflatten(-3, (-1, side)).transpose(-3, -1).flatten(-2).flatten(-3, -2)
    return made[..., : x.shape[-2], : x.shape[-1]].contiguous()


def swizzled(x: torch.Tensor, size: int) -> torch.Tensor | None:
    """Rows whose 16-byte pieces are exchanged within each ``size`` bytes, by the row's number; None where the rows are
    not of such pieces."""
    pieces, each = size // _PIECE, _PIECE // x.dtype.itemsize
    if x.dim() < 2 or x.dtype.itemsize > _PIECE or x.shape[-1] % (pieces * each):
        return None
    row = torch.arange(x.shape[-2], device=x.device) * pieces // 8 % pieces
    source = torch.arange(pieces, device=x.device)[None] ^ row[:, None]  # [rows, pieces]
    cells = x.unflatten(-1, (-1, pieces, each))
    index = source[:, None, :, None].expand(cells.shape[-4:])
    return cells.gather(-2, index.expand(cells.shape)).flatten(-3)


def shifted(x: torch.Tensor, dim: int, step: int) -> torch.Tensor | None:
    """Element i is what element i + step was; zeros beyond the end, as copies fill them in."""
    size = x.shape[dim] - abs(step)
    if size <= 0:
        return None
    made = torch.zeros_like(x)
    made.narrow(dim, max(-step, 0), size).copy_(x.narrow(dim, max(step, 0), size))
    return made


def swapped(x: torch.Tensor, rows: int, columns: int) -> torch.Tensor:
    """The box at (r, c) is what stands at (c, r), zeros outside of the tensor."""
    side = max(x.shape) + max(rows, columns)
    wide = torch.zeros((side, side), dtype=x.dtype, device=x.device)
    wide[: x.shape[0], : x.shape[1]] = x
    made = torch.zeros_like(wide)
    for r in range(0, x.shape[0], rows):
        for c in range(0, x.shape[1], columns):
            box = wide[c : c + rows, r : r + columns]
            made[r : r + box.shape[0], c : c + box.shape[1]] = box
    return made[: x.shape[0], : x.shape[1]].contiguous()


def repeated(x: torch.Tensor, dim: int, length: int) -> torch.Tensor:
    """The first ``length`` of a dimension over and over."""
    return x.index_select(dim, torch.arange(x.shape[dim], device=x.device) % length)


def window(x: torch.Tensor, step: int) -> torch.Tensor | None:
    """`shifted` in both of the last two dimensions, as of a window whose padding is not counted."""
    once = shifted(x, x.dim() - 1, step)
    return None if once is None else shifted(once, x.dim() - 2, step)


def pairs(x: torch.Tensor, dim: int) -> torch.Tensor:
    """Elements 2i and 2i + 1 of a dimension exchanged."""
    return x.unflatten(dim, (-1, 2)).flip(dim + 1).flatten(dim, dim + 1)


def halved(x: torch.Tensor, dim: int) -> torch.Tensor:
    """Element i of a dimension is what element i / 2 was."""
    return x.index_select(dim, torch.arange(x.shape[dim], device=x.device) // 2)


def one_of(x: torch.Tensor, dim: int, each: int, kept: int) -> torch.Tensor:
    """Zeros but for the one of number ``kept`` among every ``each`` of a dimension."""
    shape = [1] * x.dim()
    shape[dim] = -1
    here = (torch.arange(x.shape[dim], device=x.device) % each == kept).reshape(shape)
    return torch.where(here, x, torch.zeros_like(x))
