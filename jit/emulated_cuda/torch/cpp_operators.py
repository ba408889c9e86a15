"""Operators that a library of C++ registers: its kernels for CUDA run on the emulated device.

A tensor of the emulated device has the dispatch key of the CPU. So the place of the CPU gets a kernel that chooses
between the library's own two.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from . import registered_operators

_CUDA = "CUDA"
_libraries: list[torch.library.Library] = []  # a registration lasts as long as they do


def names() -> frozenset[str]:
    """The operators, with their overloads, that have a kernel for CUDA."""
    return frozenset(torch._C._dispatch_get_registrations_for_dispatch_key(_CUDA))


def choose(known: frozenset[str], settle: Callable[[], None]) -> None:
    """Has operators that are in `names` by now call their kernel for CUDA with tensors of the device.

    Args:
        known: `names` before the library was loaded.
        settle: called after each such kernel.
    """
    for name in sorted(names() - known):
        space, _, operator = name.partition("::")
        kernels = {_CUDA: _of_cuda(name, settle)}
        if torch._C._dispatch_has_kernel_for_dispatch_key(name, "CPU"):
            kernels["CPU"] = _of_cpu(name)
        library = torch.library.Library(space, "IMPL")
        registered_operators.register(library, operator, registered_operators.chosen(kernels, "CPU", name))
        _libraries.append(library)


def _of_cuda(name: str, settle: Callable[[], None]) -> Callable[..., Any]:
    keys = torch._C.DispatchKeySet(torch._C.DispatchKey.CUDA)

    def kernel(*args: Any, **kwargs: Any) -> Any:
        try:
            return _overload(name).redispatch(keys, *args, **kwargs)
        finally:
            settle()

    return kernel


def _of_cpu(name: str) -> Callable[..., Any]:
    held = torch.library.get_kernel(_overload(name), "CPU")
    keys = torch._C.DispatchKeySet(torch._C.DispatchKey.CPU)
    return lambda *args, **kwargs: held.call_boxed(keys, *args, **kwargs)


def _overload(name: str) -> Any:
    space, _, operator = name.partition("::")
    packet, _, overload = operator.partition(".")
    return getattr(getattr(getattr(torch.ops, space), packet), overload or "default")
