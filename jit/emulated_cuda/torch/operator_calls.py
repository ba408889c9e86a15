"""Calls of operators that a submission registered: whether the call under way came from the emulated device.

Their kernels ask, because torch calls them with tensors that may have lost their mark on the way.
"""

from __future__ import annotations

import threading
from typing import Any

from torch._ops import OpOverload, OpOverloadPacket

from ...base.emulated_device import marked

_calls = threading.local()


def called_on_device() -> int:
    """The mark of the device that the operator was called on which this thread runs; 0 for the CPU."""
    return getattr(_calls, "on", 0)


def within(func: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """Calls a function; the kernels of an operator know then whether it was called on the device."""
    if not isinstance(func, (OpOverload, OpOverloadPacket)):
        return func(*args, **kwargs)
    before, _calls.on = getattr(_calls, "on", 0), marked(args) or marked(kwargs.values())
    try:
        return func(*args, **kwargs)
    finally:
        _calls.on = before
