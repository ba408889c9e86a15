"""Tensors of the emulated device as other libraries see them, and their arrays as tensors: DLPack and the CUDA array
interface. What is exchanged is the address: both sides use the same host memory."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import torch

from ...base.emulated_device import MARK, here, mark
from .devices import mark_of

_CPU, _DEVICES = 1, (2, 3, 13)  # kDLCPU; kDLCUDA, kDLCUDAHost and kDLCUDAManaged of dlpack.h
# Where DLDevice lies in DLManagedTensor and in DLManagedTensorVersioned: an address, or version, context, deleter and
# flags come before the tensor, which begins with the data's address.
_AT = {b"dltensor": 8, b"dltensor_versioned": 40}

_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.restype, _pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
_valid = ctypes.pythonapi.PyCapsule_IsValid
_valid.argtypes = [ctypes.py_object, ctypes.c_char_p]


def _device(capsule: Any) -> Any:
    """The two numbers of a capsule's DLDevice, in place. Raises TypeError for what is no capsule of DLPack."""
    for name, offset in _AT.items():
        if _valid(capsule, name):
            return (ctypes.c_int32 * 2).from_address(_pointer(capsule, name) + offset)
    raise TypeError(f"expected a DLPack capsule that nobody has taken yet, got {capsule!r}")


def capsule(func: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """``Tensor.__dlpack__``: a capsule on the emulated device of a tensor."""
    if not (on := getattr(args[0], MARK, 0)):
        return func(*args, **kwargs)
    kwargs = {name: value for name, value in kwargs.items() if name not in ("stream", "dl_device")}
    with torch._C.DisableTorchFunction():
        made = func(args[0].detach() if args[0].requires_grad else args[0], **kwargs)
    _device(made)[:] = (_DEVICES[0], on - 1)
    return made


def to_dlpack(tensor: torch.Tensor) -> Any:
    """As torch.utils.dlpack.to_dlpack."""
    return tensor.__dlpack__()


def place(func: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """``Tensor.__dlpack_device__``."""
    if not (on := getattr(args[0], MARK, 0)):
        return func(*args, **kwargs)
    return torch.utils.dlpack.DLDeviceType.kDLCUDA, on - 1


def from_dlpack(ext_tensor: Any, *, device: Any = None, copy: bool | None = None) -> torch.Tensor:
    """As torch.from_dlpack, also for arrays on the emulated device."""
    given = ext_tensor
    if hasattr(ext_tensor, "__dlpack__"):
        there = int(ext_tensor.__dlpack_device__()[0]) in _DEVICES
        given = ext_tensor.__dlpack__(stream=None) if there else ext_tensor.__dlpack__()
    found = _device(given)
    on = 1 + found[1] if found[0] in _DEVICES else 0
    if on:
        found[:] = (_CPU, 0)
    result = mark(torch._C._from_dlpack(given), on)
    if device is not None and mark_of(device) != on:
        return result.to(device)
    return result.clone() if copy else result


def on_device(value: Any) -> bool:
    """Whether a value that is no tensor has the CUDA array interface."""
    return not isinstance(value, torch.Tensor) and hasattr(type(value), "__cuda_array_interface__")


class _Host:
    """An array's memory, for NumPy."""

    def __init__(self, of: Any):
        self.of = of  # keeps the memory alive
        self.__array_interface__ = {**of.__cuda_array_interface__, "version": 3}


def of_interface(value: Any) -> torch.Tensor:
    """A tensor on the memory of a value with the CUDA array interface."""
    import numpy

    device = getattr(getattr(value, "device", None), "id", None)  # of CuPy's arrays
    return mark(torch.from_numpy(numpy.asarray(_Host(value))), here() if device is None else 1 + device)
