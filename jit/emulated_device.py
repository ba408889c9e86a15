"""Whether torch's CUDA API stands on host memory in this process, and which tensors are on that device.

This module imports no torch, so that the jit can ask before anyone has.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Any

MARK = "_emulated_cuda"  # an attribute of the tensors on the emulated device, and of torch while there is one

recording: list[Callable[[], Any]] | None = None  # what an open graph capture has so far


def active() -> bool:
    """Whether ``"cuda"`` is host memory here. It is noted in torch itself, which an exported file shares with us."""
    return getattr(sys.modules.get("torch"), MARK, False) is True


def on_gpu(device: Any) -> bool:
    """Whether a torch.device is a CUDA device of the driver, and not the emulated one."""
    return device.type == "cuda" and not active()


def marked(values: Iterable[Any]) -> bool:
    """Whether one of the values, or of those in lists, tuples and dicts, is a tensor on the emulated device."""
    for value in values:
        if isinstance(value, (list, tuple, dict)):
            if marked(value.values() if isinstance(value, dict) else value):
                return True
        elif getattr(value, MARK, False) is True:
            return True
    return False


def mark(value: Any, on: bool = True) -> Any:
    """Puts the tensors of a value on the emulated device, or says that they are not there; returns the value."""
    import torch

    if isinstance(value, torch.Tensor):
        if on or getattr(value, MARK, False):
            setattr(value, MARK, on)
    elif isinstance(value, (list, tuple)):
        for item in value:
            mark(item, on)
    elif isinstance(value, dict):
        for item in value.values():
            mark(item, on)
    return value
