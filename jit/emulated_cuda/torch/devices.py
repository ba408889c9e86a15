"""The devices that torch functions are given: which of them are emulated ones."""

from __future__ import annotations

from typing import Any

from ...base import emulated_device


def mark_of(device: Any) -> int:
    """The mark of tensors on a device as torch takes it (text, torch.device, index): 0 for the CPU and its like;
    "cuda" is the current device. Raises RuntimeError for a CUDA device that there is not."""
    if isinstance(device, bool) or device is None:
        return 0
    index: int | None
    if isinstance(device, int):
        kind, index = "cuda", device
    elif isinstance(device, str):
        kind, _, number = device.partition(":")
        index = int(number) if number.isdigit() else None
    else:
        kind, index = getattr(device, "type", ""), getattr(device, "index", None)
    if kind != "cuda":
        return 0
    if index is None:
        return emulated_device.here()
    if not 0 <= index < (count := emulated_device.count()):
        there = "there is one emulated device, cuda:0" if count == 1 else f"there are {count} emulated devices"
        raise RuntimeError(f"CUDA error: invalid device ordinal: cuda:{index}; {there}; WARPYARD_DEVICES sets how many")
    return 1 + index


def index_of(device: Any = None) -> int:
    """The index of an emulated device as `torch.cuda` takes it; None: of the current one. Raises RuntimeError as
    `mark_of`, and ValueError for a device that is no CUDA device."""
    if device is None or (isinstance(device, int) and device < 0):
        return emulated_device.current()
    if not (on := mark_of(device)):
        raise ValueError(f"Expected a cuda device, but got: {device}")
    return on - 1
