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
from ...base.stream_findings import streams
from . import (
    autograd,
    cuda_module,
    distributed,
    exchange,
    jiterator,
    names,
    operators,
    other_modules,
    registered_operators,
    saving,
)
from .devices import mark_of
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
        library = operators.register()
        undo.callback(library._destroy)
        undo.callback(saving.register())
        undo.enter_context(_replaced([*_kept.rows(), *registered_operators.replacements()]))
        undo.callback(setattr, torch.Tensor, "_make_subclass", staticmethod(torch.Tensor._make_subclass))
        torch.Tensor._make_subclass = staticmethod(_making(torch.Tensor._make_subclass))  # type: ignore[assignment]
        setattr(torch, MARK, True)
        streams.follow(emulated_device.count())
        undo.callback(delattr, torch, MARK)
        undo.enter_context(determinism.without_inductor())
        undo.enter_context(CudaMode())
        yield


class _Rows:
    """What has to be replaced: owner, name and new value. Most new values call what they replace, and to make them
    takes longer than many a reference: they are kept for as long as torch has what they were made of."""

    def __init__(self) -> None:
        self._rows: list[tuple[Any, str, Any]] = []
        self._of: list[Any] = []  # what was there before, of each row
        self._modules = -1  # how many there were

    def rows(self) -> list[tuple[Any, str, Any]]:
        """Those of all files whose replacements remember nothing."""
        there = all(vars(row[0]).get(row[1]) is own for row, own in zip(self._rows, self._of, strict=True))
        if not there or self._modules != other_modules.transforms():
            others = (autograd, distributed, other_modules, jiterator, names, saving)
            self._rows = [*_replacements(), *(row for module in others for row in module.replacements())]
            self._of = [vars(owner).get(name) for owner, name, _ in self._rows]
            self._modules = other_modules.transforms()
        return self._rows


_kept = _Rows()


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
            return mark(func(*args, **{**kwargs, "device": "cpu"}), mark_of(self.device))
        return func(*args, **kwargs)

    return function


def _making(original: Callable[..., Any]) -> Callable[..., Any]:
    """Parameters are where their data are; torch calls no mode for them."""

    @functools.wraps(original)
    def make(cls: type, data: torch.Tensor, *rest: Any, **named: Any) -> Any:
        return mark(original(cls, data, *rest, **named), getattr(data, MARK, 0))

    return make


def _not_compiled(model: Any = None, **_: Any) -> Any:
    """`torch.compile` that leaves a function as it is: the code that it makes for CUDA needs a driver."""
    return (lambda function: function) if model is None else model
