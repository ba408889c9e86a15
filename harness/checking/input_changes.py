"""A change of one input, and inputs with it: what a kernel computes that reads them otherwise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch

TILES = (8, 16, 32, 64, 128, 256)
EVERY = -1  # of a trial: it changes each input to which it applies

Change = Callable[[torch.Tensor], "torch.Tensor | None"]


@dataclass(frozen=True)
class Trial:
    """A change of one input.

    Attributes:
        which: the input's number among the tensors and numbers of ``data``, or EVERY.
        name: identifies the trial among those of this input, in any case.
        text: what the wrong part of the output then is: ``"the last 8 of the 264 along dimension 1 of a are missing"``.
        change: gives the input changed; None where it does not apply.
    """

    which: int
    name: str
    text: str
    change: Change


def changed(data: Any, trial: Trial) -> tuple[Any] | None:
    """The inputs with the change; None where it does not apply."""
    at = -1

    def walk(value: Any) -> Any:
        nonlocal at
        if isinstance(value, dict):
            return {key: walk(item) for key, item in value.items()}
        if isinstance(value, (list, tuple)):
            items = [walk(item) for item in value]
            return type(value)(*items) if hasattr(value, "_fields") else type(value)(items)
        if not isinstance(value, (torch.Tensor, float)):
            return value
        at += 1
        if trial.which not in (at, EVERY):
            return value
        given = value if isinstance(value, torch.Tensor) else torch.tensor(value, dtype=torch.float64)
        made = trial.change(given)
        if made is None and trial.which == EVERY:
            return value
        if made is None:
            raise NotHere
        if isinstance(value, torch.Tensor):
            if made.shape != value.shape:
                return made
            return value.copy_(made)  # in place: the tensor stays on the device that it is on, the emulated one too
        return float(made)

    try:
        return (walk(data),)
    except NotHere:
        return None


class NotHere(Exception):
    """A change does not apply to an input."""
