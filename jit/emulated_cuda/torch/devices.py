"""The devices that torch functions are given: which of them is the emulated one."""

from __future__ import annotations

from typing import Any


def is_cuda(device: Any) -> bool:
    """Whether a device as torch takes it (text, torch.device, index) is the emulated one. Raises RuntimeError for a
    CUDA device other than the first: there is one."""
    if isinstance(device, bool) or device is None:
        return False
    if isinstance(device, int):
        kind, index = "cuda", device
    elif isinstance(device, str):
        kind, _, number = device.partition(":")
        index = int(number) if number.isdigit() else 0
    else:
        kind, index = getattr(device, "type", ""), getattr(device, "index", None) or 0
    if kind != "cuda":
        return False
    if index > 0:
        raise RuntimeError(f"CUDA error: invalid device ordinal: cuda:{index}; there is one emulated device, cuda:0")
    return True
