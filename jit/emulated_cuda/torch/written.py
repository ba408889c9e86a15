"""What torch functions write, where somebody asks what wrote each byte: see `jit.base.writes`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch._C import DisableTorchFunction

from ...base import user_code, writes
from . import stream_work

# Functions whose result has an element for each of their argument, in the same order: its type or value is another one.
_SAME_ORDER = {
    "to", "type", "type_as", "cuda", "cpu", "clone", "contiguous", "float", "double", "half", "bfloat16", "int", "long",
    "reshape", "flatten", "view_as", "copy_", "__setitem__",
    "add", "sub", "mul", "div", "true_divide", "neg", "exp", "exp2", "log", "sqrt", "rsqrt", "reciprocal", "abs",
    "relu", "sigmoid", "tanh", "silu", "gelu", "clamp", "masked_fill", "__add__", "__radd__", "__sub__", "__rsub__",
    "__mul__", "__rmul__", "__truediv__", "__rtruediv__", "__neg__",
}  # fmt: skip


def followed(run: Callable[..., Any], func: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """Runs a torch function, and notes what it has written."""
    result = run(func, args, kwargs)
    log, name = writes.log, getattr(func, "__name__", "")
    if log is None or name in stream_work.NOT_WORK:
        return result
    with DisableTorchFunction():
        wrote = stream_work.made_or_changed(name, args, kwargs, result)
        place = user_code.asked_at() if wrote else ""
        for tensor in wrote:
            runs = stream_work.runs(tensor)
            if runs is not None:
                to, of = _copied(name, tensor, args)
                log.wrote(f"torch's {name.strip('_') or name}", runs, place, to=to, of=of)
    return result


def _copied(
    name: str, written: torch.Tensor, args: tuple[Any, ...]
) -> tuple[writes.Layout | None, writes.Layout | None]:
    """The tensor that was written, and the one whose elements went there; of several it is not said."""
    if name not in _SAME_ORDER:
        return None, None
    given = args[-1:] if name in ("copy_", "__setitem__") else args
    tensors = [one for one in given if isinstance(one, torch.Tensor) and one.numel() == written.numel()]
    if len(tensors) != 1 or tensors[0].layout != torch.strided:
        return None, None
    return writes.layout(written), writes.layout(tensors[0])
