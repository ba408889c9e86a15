"""What tensors of the emulated device are called: their text, and old types such as `torch.cuda.FloatTensor`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import torch

from ...base.emulated_device import MARK, here, mark

_BEHIND_DEVICE = re.compile(r"(, (?:size|dtype|layout|grad_fn|requires_grad|names|tangent)=[^\n]*)?\)$")
_OLD = {
    "FloatTensor": torch.float32, "DoubleTensor": torch.float64, "HalfTensor": torch.float16,
    "BFloat16Tensor": torch.bfloat16, "ByteTensor": torch.uint8, "CharTensor": torch.int8, "ShortTensor": torch.int16,
    "IntTensor": torch.int32, "LongTensor": torch.int64, "BoolTensor": torch.bool,
}  # fmt: skip


def text(func: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> str:
    """``Tensor.__repr__``, with the device."""
    said = func(*args, **kwargs)
    if not (on := getattr(args[0], MARK, 0)):
        return said
    return _BEHIND_DEVICE.sub(lambda rest: f", device='cuda:{on - 1}'{rest[1] or ''})", said, count=1)


class _Old(type):
    """An old type of CUDA tensors: called, it makes one; it is no class of theirs."""

    dtype: torch.dtype

    def __call__(cls, *args: Any, **kwargs: Any) -> torch.Tensor:
        return mark(getattr(torch, cls.__name__)(*args, **kwargs), here())

    def __instancecheck__(cls, value: object) -> bool:
        return isinstance(value, torch.Tensor) and value.dtype == cls.dtype and bool(getattr(value, MARK, 0))


def replacements() -> list[tuple[Any, str, Any]]:
    """Owner, name and new value of what has to be replaced."""
    old = [
        (torch.cuda, name, _Old(name, (), {"dtype": dtype, "is_cuda": True, "__module__": "torch.cuda"}))
        for name, dtype in _OLD.items()
    ]
    return [*old, (torch, "set_default_tensor_type", _default(torch.set_default_tensor_type))]


def type_of(func: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """``Tensor.type``: the name of the old type, or the tensor as another."""
    wanted = args[1] if len(args) > 1 else kwargs.get("dtype")
    on = getattr(args[0], MARK, 0)
    if wanted is None:
        return func(args[0]).replace("torch.", "torch.cuda.", 1) if on else func(args[0])
    if isinstance(wanted, torch.dtype):
        return mark(func(args[0], wanted), on)
    dtype, to_cuda = _meaning(wanted)
    to = (on or here()) if to_cuda else 0
    return mark(args[0].to(dtype, copy=to != on), to)


def _meaning(wanted: Any) -> tuple[torch.dtype, bool]:
    """The element type and whether it is on the device, of an old type or its name. Raises ValueError for others."""
    name = wanted if isinstance(wanted, str) else f"{wanted.__module__}.{wanted.__name__}"
    short = name.rpartition(".")[2]
    if short not in _OLD:
        raise ValueError(f"invalid type: '{name}'")
    return _OLD[short], name.startswith("torch.cuda.")


def _default(original: Callable[[Any], None]) -> Callable[[Any], None]:
    def set_default_tensor_type(t: Any) -> None:
        dtype, on = _meaning(t)
        torch.set_default_dtype(dtype)
        torch.set_default_device("cuda" if on else None)

    return set_default_tensor_type
