"""Recognises the shape of a mismatch: which rows, which tile, which permutation of the right answer."""

from __future__ import annotations

from collections.abc import Callable

import torch

_TILES = (256, 128, 64, 32, 16, 8)
_MODULI = (2, 4, 8, 16, 32, 64, 128)
_CLOSE = 1e-2


def _wrong_lines(bad: torch.Tensor, dim: int) -> torch.Tensor:
    return bad.movedim(dim, 0).reshape(bad.shape[dim], -1).any(1)


def _residues(lines: torch.Tensor) -> str | None:
    """``"≡ 3, 7 mod 32"`` where exactly the indices of a few residues are wrong."""
    size = lines.numel()
    for modulus in _MODULI:
        if size < 2 * modulus or size % modulus:
            continue
        table = lines.view(-1, modulus)
        whole, any_of = table.all(0), table.any(0)
        if torch.equal(whole, any_of) and 0 < int(whole.sum()) < modulus:
            residues = whole.nonzero().flatten().tolist()
            shown = ", ".join(map(str, residues[:8])) + (", ..." if len(residues) > 8 else "")
            return f"≡ {shown} mod {modulus}"
    return None


def _span(lines: torch.Tensor) -> tuple[int, int] | None:
    """First and one-past-last index where the wrong ones are one run that is not everything."""
    indices = lines.nonzero().flatten()
    first, last = int(indices[0]), int(indices[-1]) + 1
    return (first, last) if last - first == indices.numel() and indices.numel() < lines.numel() else None


def _line_hints(bad: torch.Tensor) -> list[str]:
    found = []
    for dim, size in enumerate(bad.shape):
        if size < 2:
            continue
        lines = _wrong_lines(bad, dim)
        name = f"dimension {dim} (of {size})"
        if lines.all():
            continue
        if residues := _residues(lines):
            found.append(f"only indices {residues} of {name}: one lane, warp or fragment is mapped wrongly")
            continue
        span = _span(lines)
        if span is None:
            continue
        first, last = span
        if last == size:
            tile = next((tile for tile in _TILES if first % tile == 0 and size - first <= tile), None)
            kind = f"the last tile of {tile}" if tile else "the tail"
            partial = " (a partial tile: check the bounds)" if tile and size % tile else ""
            found.append(f"only {kind} of {name}, from {first}{partial}")
        elif first == 0:
            found.append(f"only the first {last} of {name}")
        else:
            found.append(f"only indices {first} to {last - 1} of {name}")
    return found


def _same(left: torch.Tensor, right: torch.Tensor) -> bool:
    return bool(
        torch.isclose(left.double(), right.double(), rtol=_CLOSE, atol=1e-6, equal_nan=True).float().mean() > 0.98
    )


def _swapped_pairs(want: torch.Tensor) -> torch.Tensor:
    return want.unflatten(-1, (-1, 2)).flip(-1).flatten(-2)


def _apart(values: torch.Tensor) -> bool:
    """Whether values are several: of one value any error is a factor."""
    return bool((values - values.median()).abs().median() > _CLOSE * values.abs().median())


def _value_hints(got: torch.Tensor, want: torch.Tensor) -> list[str]:
    found = []
    left, right = got.double(), want.double()
    usable = torch.isfinite(left) & torch.isfinite(right) & (right.abs() > 1e-6)
    if int(usable.sum()) > 8 and _apart(right[usable]):
        ratio = left[usable] / right[usable]
        centre = ratio.median()
        spread = (ratio - centre).abs().median()
        if spread < 1e-2 * centre.abs().clamp_min(1e-3) and abs(float(centre) - 1) > 2e-2 and abs(float(centre)) > 1e-3:
            power = torch.log2(centre.abs())
            note = f" = 2^{int(power.round())}" if abs(float(power - power.round())) < 1e-2 else ""
            found.append(
                f"every element is about {float(centre):.4g}{note} times the expected: a scale is missing or doubled"
            )
    tests: list[tuple[str, Callable[[], torch.Tensor | None]]] = [
        (
            "neighbours along the last dimension are swapped: nibble or half order",
            lambda: _swapped_pairs(right) if right.dim() and right.shape[-1] % 2 == 0 and right.shape[-1] > 1 else None,
        ),
        (
            "the last two dimensions are transposed",
            lambda: right.transpose(-1, -2) if right.dim() > 1 and right.shape[-1] == right.shape[-2] else None,
        ),
    ]
    for dim, size in enumerate(want.shape):
        if size > 1:
            for step in (1, -1):
                tests.append(
                    (
                        f"dimension {dim} is off by {step:+d} (index i holds the result of i{-step:+d})",
                        lambda dim=dim, step=step: right.roll(step, dim),  # type: ignore[misc]
                    )
                )
    for text, make in tests:
        candidate = make()
        if candidate is not None and _same(left, candidate) and not _same(right, candidate):
            found.append(text)
    return found


def hints(got: torch.Tensor, want: torch.Tensor, bad: torch.Tensor) -> list[str]:
    """What the mismatch looks like, likeliest first; empty where no known pattern fits.

    Args:
        got, want: same shape.
        bad: bool, True where they differ.
    """
    found = []
    if got.dtype.is_floating_point and bool(got[bad].isnan().all()):
        found.append("every wrong element is NaN: uninitialised memory, or 0/0 or inf-inf in a masked row")
    elif bool((got[bad] == 0).all()):
        found.append("every wrong element is zero: it was never written, or its contribution was masked away")
    if bad.all():
        found.append("every element is wrong")
    found += _line_hints(bad)
    if want.dtype.is_floating_point and want.numel() <= 1 << 24:
        found += _value_hints(got, want)
    return found
