"""Autograd functions written in Python, on the emulated device.

torch's engine calls their backward from C++: no mode is on there, and the gradients and saved tensors that it hands
over are new Python objects, without a mark.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import torch
from torch.autograd.function import BackwardCFunction, Function
from torch.overrides import _get_current_function_mode_stack

from ...base.emulated_device import mark, marked
from .mode import CudaMode

_ON_DEVICE = "_emulated_cuda_function"  # of the context of a function: the mark of its inputs


def replacements() -> list[tuple[Any, str, Any]]:
    """Owner, name and new value of what has to be replaced."""
    return [
        (Function, "apply", classmethod(_applied(Function.apply.__func__))),  # type: ignore[attr-defined]
        (BackwardCFunction, "apply", _backward(BackwardCFunction.apply)),
        (BackwardCFunction, "saved_tensors", property(_saved)),
    ]


def _applied(original: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(original)
    def apply(cls: type, *args: Any, **kwargs: Any) -> Any:
        result = original(cls, *args, **kwargs)
        if on := marked(args) or marked(kwargs.values()):
            mark(result, on)
            for item in result if isinstance(result, (tuple, list)) else (result,):
                node = getattr(item, "grad_fn", None)
                if isinstance(node, BackwardCFunction):
                    setattr(node, _ON_DEVICE, on)
        return result

    return apply


def _backward(original: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(original)
    def apply(self: Any, *gradients: Any) -> Any:
        if not (on := getattr(self, _ON_DEVICE, 0)):
            return original(self, *gradients)
        mark(gradients, on)
        if any(isinstance(mode, CudaMode) for mode in _get_current_function_mode_stack()):
            return original(self, *gradients)
        with CudaMode():
            return original(self, *gradients)

    return apply


def _saved(self: Any) -> tuple[torch.Tensor, ...]:
    """As torch's ``ctx.saved_tensors``."""
    found = torch._C._FunctionBase.saved_tensors.__get__(self)  # type: ignore[attr-defined]
    return mark(found, getattr(self, _ON_DEVICE, 0))
