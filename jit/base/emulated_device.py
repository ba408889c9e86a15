"""Whether torch's CUDA API stands on host memory in this process, and which tensors are on that device.

This module imports no torch, so that the jit can ask before anyone has.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any

MARK = "_emulated_cuda"  # an attribute of the tensors on the emulated device, and of torch while there is one
PINNED = "_emulated_pinned"  # an attribute of tensors on the CPU whose memory a GPU could reach

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


def on_host(value: Any) -> bool:
    """Whether a tensor is known to be on the CPU while there is an emulated device. Of what comes from C++ or from
    another process nothing is known."""
    return getattr(value, MARK, None) is False and active()


def put_on_host(tensor: Any) -> Any:
    """Has a tensor known to be on the CPU; returns it."""
    setattr(tensor, MARK, False)
    return tensor


def forget(tensor: Any) -> Any:
    """Has nothing known of where a tensor is; returns it."""
    if hasattr(tensor, MARK):
        delattr(tensor, MARK)
    return tensor


def mark(value: Any, on: bool = True) -> Any:
    """Puts the tensors of a value on the emulated device, or says that they are not there; returns the value."""
    for tensor in tensors(value):
        if on or getattr(tensor, MARK, False):
            setattr(tensor, MARK, on)
    return value


def mark_unknown(value: Any) -> None:
    """Puts the tensors of a value on the emulated device that are not known to be on the CPU."""
    for tensor in tensors(value):
        if getattr(tensor, MARK, None) is None:
            setattr(tensor, MARK, True)


def tensors(value: Any) -> Iterator[Any]:
    """The tensors among a value and what lists, tuples and dicts in it hold."""
    import torch

    if isinstance(value, torch.Tensor):
        yield value
    elif isinstance(value, (list, tuple, dict)):
        for item in value.values() if isinstance(value, dict) else value:
            yield from tensors(item)
