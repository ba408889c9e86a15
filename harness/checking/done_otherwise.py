"""Steps that are mistakes, by which `steps` replaces a call in the text of a reference."""

from __future__ import annotations

from typing import Any

import torch

Tensor = torch.Tensor


def tiled(x: Tensor, repeats: int, dim: int) -> Tensor:
    """As ``x.repeat_interleave(repeats, dim)``, with the whole repeated in place of each: a mistake."""
    return torch.cat([x] * repeats, dim)


def bordered(function: Any, mode: str, x: Tensor, weight: Tensor, *rest: Any, padding: Any = 0, **named: Any) -> Tensor:
    """A convolution whose padding is no zeros but as ``torch.nn.functional.pad`` has it: a mistake."""
    sizes = (padding,) * (weight.dim() - 2) if isinstance(padding, int) else tuple(padding)
    around = [size for size in reversed(sizes) for _ in range(2)]
    y: Tensor = function(torch.nn.functional.pad(x, around, mode=mode), weight, *rest, **named)
    return y
