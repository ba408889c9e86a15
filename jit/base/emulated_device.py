"""Whether torch's CUDA API stands on host memory in this process, which tensors are on its devices, and which device is
the current one.

This module imports no torch, so that the jit can ask before anyone has.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from . import environment

# An attribute of tensors: 1 and the index of the emulated device that they are on, or 0 for those on the CPU. It is
# True of torch while there are such devices.
MARK = "_emulated_cuda"
PINNED = "_emulated_pinned"  # an attribute of tensors on the CPU whose memory a GPU could reach

recording: list[Callable[[], Any]] | None = None  # what an open graph capture has so far
# Which device may access the memory of which other one.
peers: set[tuple[int, int]] = set()
on_change: list[Callable[[int], None]] = []  # called with the device that has become a thread's current one
_thread = threading.local()


def count() -> int:
    """How many emulated devices there are. Raises ValueError where the environment's variable holds no number."""
    return environment.DEVICES.read()


def current() -> int:
    """The index of this thread's current device."""
    return getattr(_thread, "device", 0)


def set_current(index: int) -> None:
    """Makes a device this thread's current one. Raises ValueError where there is none of this index."""
    if not 0 <= index < count():
        raise ValueError(f"{index}: expected a device from 0 to {count() - 1}")
    _thread.device = index
    for call in on_change:
        call(index)


def reaches(device: int, other: int) -> bool:
    """Whether a kernel of a device may access memory of the other one."""
    return device == other or (device, other) in peers


def unreachable(tensor: Any, device: int) -> str:
    """The name of the device that a tensor is on, where a kernel of ``device`` may not access it; else nothing."""
    on = int(getattr(tensor, MARK, 0) or 0)
    return f"cuda:{on - 1}" if on and not reaches(device, on - 1) else ""


def active() -> bool:
    """Whether ``"cuda"`` is host memory here. It is noted in torch itself, which an exported file shares with us."""
    return getattr(sys.modules.get("torch"), MARK, False) is True


def on_gpu(device: Any) -> bool:
    """Whether a torch.device is a CUDA device of the driver, and not the emulated one."""
    return device.type == "cuda" and not active()


def marked(values: Iterable[Any]) -> int:
    """The mark of the first of the values, or of those in lists, tuples and dicts, that is a tensor on an emulated
    device; 0 where there is none."""
    for value in values:
        if isinstance(value, (list, tuple, dict)):
            if found := marked(value.values() if isinstance(value, dict) else value):
                return found
        elif (found := getattr(value, MARK, 0)) and isinstance(found, int):
            return found
    return 0


def on_host(value: Any) -> bool:
    """Whether a tensor is known to be on the CPU while there is an emulated device. Of what comes from C++ or from
    another process nothing is known."""
    return getattr(value, MARK, None) == 0 and active()


def put_on_host(tensor: Any) -> Any:
    """Has a tensor known to be on the CPU; returns it."""
    setattr(tensor, MARK, 0)
    return tensor


def forget(tensor: Any) -> Any:
    """Has nothing known of where a tensor is; returns it."""
    if hasattr(tensor, MARK):
        delattr(tensor, MARK)
    return tensor


def here() -> int:
    """The mark of tensors on the current device."""
    return 1 + current()


def mark(value: Any, on: int) -> Any:
    """Puts the tensors of a value where a mark says, on an emulated device or on the CPU; returns the value."""
    for tensor in tensors(value):
        if (on and not tensor.is_meta) or getattr(tensor, MARK, 0):  # a meta tensor is on no device
            put(tensor, on)
    return value


def put(tensor: Any, on: int) -> None:
    """Puts a tensor where a mark says; a FakeTensor, which has no memory, says so by itself too."""
    setattr(tensor, MARK, on)
    if hasattr(tensor, "fake_device"):
        tensor.fake_device = sys.modules["torch"].device("cuda", on - 1) if on else sys.modules["torch"].device("cpu")


def mark_unknown(value: Any, on: int) -> None:
    """Puts the tensors of a value where a mark says that are not known to be on the CPU, or on a device."""
    for tensor in tensors(value):
        if getattr(tensor, MARK, None) is None:
            setattr(tensor, MARK, on)


def tensors(value: Any) -> Iterator[Any]:
    """The tensors among a value and what lists, tuples and dicts in it hold."""
    import torch

    if isinstance(value, torch.Tensor):
        yield value
    elif isinstance(value, (list, tuple, dict)):
        for item in value.values() if isinstance(value, dict) else value:
            yield from tensors(item)
