"""Operators that a submission registers with `torch.library`: those for CUDA run on the emulated device.

A tensor of the emulated device has the dispatch key of the CPU. So a kernel for CUDA is registered for the CPU, where
it and the submission's own kernel for the CPU share a place. torch calls it with no mode on, and with tensors that
may have lost their mark on the way.
"""

from __future__ import annotations

import functools
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch._ops import OpOverload

from ...base.emulated_device import MARK, mark, marked, tensors
from . import operator_calls
from .mode import CudaMode

_KEYS = ("CUDA", "CPU", "CompositeExplicitAutograd", "CompositeImplicitAutograd", "")


def replacements() -> list[tuple[Any, str, Any]]:
    """Owner, name and new value of what has to be replaced."""
    return [(torch.library.Library, "impl", _registering(torch.library.Library.impl))]


def register(library: torch.library.Library, name: str, kernel: Callable[..., Any]) -> None:
    """Registers a kernel in the CPU's place, whatever is there, and with no word of it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        impl = getattr(torch.library.Library.impl, "__wrapped__", torch.library.Library.impl)
        impl(library, name, kernel, "CPU")


def _registering(original: Callable[..., Any]) -> Callable[..., Any]:
    kernels: dict[tuple[str, str], dict[str, Callable[..., Any]]] = {}

    @functools.wraps(original)
    def impl(self: Any, op_name: Any, fn: Any, dispatch_key: str = "", **options: Any) -> Any:
        key = dispatch_key or self.dispatch_key
        if key not in _KEYS or self.ns == "aten" or not _written(fn):
            return original(self, op_name, fn, dispatch_key, **options)
        name = op_name.name() if isinstance(op_name, OpOverload) else str(op_name)
        own = kernels.setdefault((self.ns, name.rpartition("::")[2]), {})
        place, there = ("CPU", "CPU" in own or "CUDA" in own) if key in ("CPU", "CUDA") else (key, False)
        own[key] = fn
        if not there:
            return original(self, op_name, chosen(own, place, f"{self.ns}::{name}"), place, **options)

    return impl


def _written(fn: Any) -> bool:
    """Whether a kernel is a function of Python; torch has other values for falling through."""
    return callable(fn) and fn is not torch.library.fallthrough_kernel


def chosen(kernels: dict[str, Callable[..., Any]], place: str, name: str) -> Callable[..., Any]:
    """The kernel that is registered: for tensors of the device that for CUDA, with the mode on, else the CPU's."""

    def kernel(*args: Any, **kwargs: Any) -> Any:
        on = operator_calls.called_on_device() or marked(args) or marked(kwargs.values())
        function = kernels.get(place if place != "CPU" else "CUDA" if on else "CPU")
        if function is None:
            device = "CUDA" if on else "CPU"
            raise NotImplementedError(f"Could not run '{name}' with arguments from the '{device}' backend")
        with CudaMode():
            if on:
                for tensor in tensors(list(_inputs(args, kwargs))):
                    mark(tensor, getattr(tensor, MARK, 0) or on)
            result = function(*args, **kwargs)
        return mark(result, on) if on else result

    return kernel


def _inputs(args: tuple[Any, ...], kwargs: dict[str, Any]) -> Iterator[Any]:
    yield from args
    yield from kwargs.values()
