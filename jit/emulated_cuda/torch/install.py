"""Puts torch's CUDA API on host memory: for the rest of the process, or while a block runs."""

from __future__ import annotations

import contextlib
import functools
import threading
from collections.abc import Callable, Iterator
from typing import Any

import torch
import torch.utils.dlpack
from torch.utils._device import DeviceContext, _device_constructors

from ...base import determinism, emulated_device
from ...base.emulated_device import MARK, mark
from . import autograd, cuda_module, exchange, jiterator, names, operators, other_modules, registered_operators, saving
from .mode import CudaMode

_KEEP = contextlib.ExitStack()


def install() -> None:
    """Puts it there for good, on this thread and on all that start later."""
    _KEEP.enter_context(installed())


@contextlib.contextmanager
def installed() -> Iterator[None]:
    """Puts it there while a block runs; may be nested."""
    if emulated_device.active():
        yield
        return
    with contextlib.ExitStack() as undo:
        others = (autograd, other_modules, jiterator, registered_operators, names, saving)
        library = operators.register()
        undo.callback(library._destroy)
        undo.callback(saving.register())
        undo.enter_context(_replaced([*_replacements(), *(row for module in others for row in module.replacements())]))
        undo.callback(setattr, torch.Tensor, "_make_subclass", staticmethod(torch.Tensor._make_subclass))
        torch.Tensor._make_subclass = staticmethod(_making(torch.Tensor._make_subclass))  # type: ignore[assignment]
        setattr(torch, MARK, True)
        undo.callback(delattr, torch, MARK)
        undo.enter_context(determinism.without_inductor())
        undo.enter_context(CudaMode())
        yield


@contextlib.contextmanager
def _replaced(rows: list[tuple[Any, str, Any]]) -> Iterator[None]:
    """Gives attributes of owners other values while a block runs. A plain loop: this is entered for each call of a
    reference, with some hundred rows."""
    before: list[tuple[Any, str, Any]] = []
    try:
        for owner, name, value in rows:
            before.append((owner, name, vars(owner).get(name, _replaced)))
            setattr(owner, name, value)
        yield
    finally:
        for owner, name, value in reversed(before):
            if value is _replaced:
                delattr(owner, name)
            else:
                setattr(owner, name, value)


def _replacements() -> list[tuple[Any, str, Any]]:
    found: list[tuple[Any, str, Any]] = [(torch.cuda, name, value) for name, value in cuda_module.REPLACED.items()]
    found += [
        (module, name, cuda_module.REPLACED[name])
        for module in (torch.cuda.memory, torch.cuda.random, torch.cuda.streams, torch.cuda.graphs)
        for name in cuda_module.REPLACED.keys() & vars(module).keys()
    ]
    found += [(torch.cuda.nvtx, name, value) for name, value in cuda_module.NVTX.items()]
    found.append((torch, "Generator", cuda_module.Generator))
    found.append((torch, "compile", _not_compiled))
    found.append((torch.cuda, "cudart", lambda: other_modules.CUDART))
    found += [(owner, "from_dlpack", exchange.from_dlpack) for owner in (torch, torch.utils.dlpack)]
    found += [(owner, "to_dlpack", exchange.to_dlpack) for owner in (torch, torch.utils.dlpack)]
    found.append((DeviceContext, "__torch_function__", _within_device(DeviceContext.__torch_function__)))
    found.append((threading.Thread, "run", _on_thread(threading.Thread.run)))
    return [(owner, name, value) for owner, name, value in found if hasattr(owner, name)]


def _on_thread(run: Callable[[threading.Thread], None]) -> Callable[[threading.Thread], None]:
    """A thread's run with the mode on; modes belong to threads."""

    def with_mode(self: threading.Thread) -> None:
        with CudaMode():
            run(self)

    return with_mode


def _within_device(original: Callable[..., Any]) -> Callable[..., Any]:
    """``with torch.device("cuda")`` and ``torch.set_default_device("cuda")``."""

    def function(self: Any, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        if self.device.type != "cuda":
            return original(self, func, types, args, kwargs)
        if func in _device_constructors() and kwargs.get("device") is None:
            return mark(func(*args, **{**kwargs, "device": "cpu"}))
        return func(*args, **kwargs)

    return function


def _making(original: Callable[..., Any]) -> Callable[..., Any]:
    """Parameters are where their data are; torch calls no mode for them."""

    @functools.wraps(original)
    def make(cls: type, data: torch.Tensor, *rest: Any, **named: Any) -> Any:
        return mark(original(cls, data, *rest, **named), getattr(data, MARK, False))

    return make


def _not_compiled(model: Any = None, **_: Any) -> Any:
    """`torch.compile` that leaves a function as it is: the code that it makes for CUDA needs a driver."""
    return (lambda function: function) if model is None else model
