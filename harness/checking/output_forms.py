"""What is wrong with an output as a whole: its tensors have other shapes than the reference's, or fewer digits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import torch

# Types with fewer digits than float32, those with the fewest first: one's numbers are often numbers of the next, too.
_NARROWER = (torch.float8_e5m2, torch.float8_e4m3fn, torch.bfloat16, torch.float16)
_LEAST = 16  # wrong elements: fewer can have so many digits by chance
_UNIT = 1.01  # units in the last place by which a rounded number may be off


def other_form(pairs: Iterable[tuple[str, Any, Any]]) -> str:
    """``"output has shape (8, 1), and the reference gives (8,)"``; empty where no tensor has another shape.

    Args:
        pairs: each part of the output: its path, what the submission returned and what the reference gives.
    """
    for path, got, want in pairs:
        if isinstance(want, torch.Tensor) and not isinstance(got, torch.Tensor):
            return f"{path} is a {type(got).__name__}, and the reference gives a tensor of shape {tuple(want.shape)}"
        if isinstance(want, torch.Tensor) and isinstance(got, torch.Tensor) and got.shape != want.shape:
            return f"{path} has shape {tuple(got.shape)}, and the reference gives {tuple(want.shape)}"
    return ""


def returned_narrower(path: str, got: torch.Tensor, want: torch.Tensor, bad: torch.Tensor) -> str:
    """What is said where a tensor has a type with fewer digits than the reference's, and is right but for them; empty
    elsewhere. ``bad``: which elements are wrong."""
    if got.dtype == want.dtype or got.dtype not in _NARROWER or not _is_rounded(got, want, bad, got.dtype):
        return ""
    return (
        f"{path} is {_name(got.dtype)}, and the reference gives {_name(want.dtype)}: "
        f"no element is off by more than that type's rounding"
    )


def rounded(path: str, got: torch.Tensor, want: torch.Tensor, bad: torch.Tensor) -> str:
    """What is said where a tensor of the reference's type holds numbers of a narrower one, and is right but for that;
    empty elsewhere. The arguments are those of `returned_narrower`."""
    if got.dtype != want.dtype or not got.dtype.is_floating_point or int(bad.sum()) < _LEAST:
        return ""
    digits = torch.finfo(got.dtype).eps
    for dtype in _NARROWER:
        are = torch.finfo(dtype).eps > digits and bool((got[bad].to(dtype).to(got.dtype) == got[bad]).all())
        if are and _is_rounded(got, want, bad, dtype):
            return f"{path} is the right one rounded to {_name(dtype)}"
    return ""


def _is_rounded(got: torch.Tensor, want: torch.Tensor, bad: torch.Tensor, dtype: torch.dtype) -> bool:
    """Whether no wrong element is further from the right one than rounding to a type takes it."""
    return bool((ulp_error(got[bad], want[bad], dtype) <= _UNIT).all())


def ulp_error(got: torch.Tensor, want: torch.Tensor, dtype: torch.dtype) -> torch.Tensor:
    """|got - want| in units in the last place of ``want`` in a floating-point type, as float64.

    One unit is 2^(e - p + 1) for a value of exponent e in a format of p bits of precision, and the format's smallest
    subnormal step below its normal range.
    """
    info = torch.finfo(dtype)
    wide = want.double()
    exponent = torch.floor(torch.log2(wide.abs().clamp_min(info.tiny)))
    return (got.double() - wide).abs() / (torch.exp2(exponent) * info.eps)


def _name(dtype: torch.dtype) -> str:
    return str(dtype).removeprefix("torch.")
