"""`torch.save`, `torch.load` and pickles of tensors of the emulated device: the file says that they were there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch.serialization import _package_registry, register_package

from ...base.emulated_device import MARK
from .devices import mark_of

_BEFORE_TORCH = 5  # a priority; torch's own begin with 10


def replacements() -> list[tuple[Any, str, Any]]:
    """Owner, name and new value of what has to be replaced."""
    own = torch.UntypedStorage.device

    def device(self: Any) -> torch.device:
        on = getattr(self, MARK, 0)
        return torch.device("cuda", on - 1) if on else own.__get__(self)  # type: ignore[attr-defined]

    make: Any = torch.UntypedStorage.__new__

    def __new__(cls: Any, *args: Any, device: Any = None, **named: Any) -> Any:
        if not (on := mark_of(device)):
            return make(cls, *args, **named, **({} if device is None else {"device": device}))
        storage = make(cls, *args, **named, device="cpu")
        setattr(storage, MARK, on)
        return storage

    state = torch._utils._get_obj_state

    def _get_obj_state(tensor: Any) -> Any:  # what a pickle keeps of a tensor beside its storage
        found = state(tensor)
        return {name: value for name, value in found.items() if name != MARK} if isinstance(found, dict) else found

    reduce: Any = torch.Tensor._reduce_ex_internal

    def _reduce_ex_internal(tensor: Any, protocol: int) -> Any:  # the storage is where the tensor is
        if on := getattr(tensor, MARK, 0):
            setattr(tensor.untyped_storage(), MARK, on)
        return reduce(tensor, protocol)

    return [
        (torch.Tensor, "_reduce_ex_internal", _reduce_ex_internal),
        (torch.UntypedStorage, "device", property(device)),
        (torch.UntypedStorage, "__new__", __new__),
        (torch._utils, "_get_obj_state", _get_obj_state),
    ]


def register() -> Callable[[], None]:
    """Has torch write and read the place of storages. Returns what undoes that."""
    register_package(_BEFORE_TORCH, _place, _placed)
    entry = next(row for row in _package_registry if row[1] is _place)
    return lambda: _package_registry.remove(entry)


def _place(stored: Any) -> str | None:
    on = getattr(stored, MARK, 0)
    return f"cuda:{on - 1}" if on else None


def _placed(stored: Any, location: str) -> Any:
    if not location.startswith("cuda"):
        return None
    setattr(stored, MARK, mark_of(location))
    return stored
