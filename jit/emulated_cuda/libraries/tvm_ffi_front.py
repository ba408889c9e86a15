"""TVM-FFI with no GPU: the tensors that its functions get are where torch says that they are.

TVM-FFI takes a tensor's address and device by the C functions of DLPack's exchange table, of which torch has one. Those
of the table that stands in its place call torch's, and name device 0 for what is on the emulated device.
"""

from __future__ import annotations

import ctypes
import sys
import traceback
from pathlib import Path
from types import ModuleType
from typing import Any

from ...base.emulated_device import MARK, mark
from .import_hook import on_import

_NAME, _OF_TENSORS = b"dlpack_exchange_api", "__dlpack_c_exchange_api__"
_CPU, _CUDA = 1, 2  # kDLCPU and kDLCUDA of dlpack.h
_IN_TENSOR, _IN_MANAGED = 8, 40  # bytes to DLDevice in DLTensor, and in DLManagedTensorVersioned

_Converts = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)  # what it gets, and where the result goes
# A description of a tensor, where the new one goes, and what reports an error. Generated code asks, which may not hold
# Python's lock.
_Allocates = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_Streams = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_int, ctypes.c_int32, ctypes.c_void_p)


class _Table(ctypes.Structure):
    """DLPackExchangeAPI of dlpack.h."""

    _fields_ = [
        ("version", ctypes.c_uint32 * 2),
        ("before", ctypes.c_void_p),
        ("allocate", _Allocates),
        ("managed", _Converts),
        ("taken", _Converts),
        ("shown", _Converts),
        ("stream", _Streams),
    ]


_held: list[Any] = []  # the table, which is asked as long as the process runs


def install() -> None:
    """Has torch's tensors told by another table as soon as something imports TVM-FFI, and not before."""
    on_import("tvm_ffi", _prepare, _settle)


def _prepare(root: Path) -> None:
    import torch

    given = getattr(torch.Tensor, _OF_TENSORS, None)
    if given is None or _held:
        return  # TVM-FFI goes by `__dlpack__` then, which the emulated device has too
    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    new = ctypes.pythonapi.PyCapsule_New
    new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
    table = of(_Table.from_address(pointer(given, _NAME)))
    _held.append(table)
    setattr(torch.Tensor, _OF_TENSORS, new(ctypes.addressof(table), _NAME, None))


def _settle(package: ModuleType) -> None:
    pass


def of(torchs: _Table) -> _Table:
    """A table that names the emulated device where a tensor is marked, and marks what comes from there."""

    def managed(tensor: int, out: int) -> int:
        return _given(torchs.managed, tensor, out, lambda: ctypes.c_void_p.from_address(out).value, _IN_MANAGED)

    def shown(tensor: int, out: int) -> int:
        return _given(torchs.shown, tensor, out, lambda: out, _IN_TENSOR)

    def taken(tensor: int, out: int) -> int:
        try:
            device = _device(tensor + _IN_MANAGED)
            on = 1 + device[1] if device[0] == _CUDA else 0
            if on:
                device[:] = (_CPU, 0)
            if failed := int(torchs.taken(tensor, out)):
                return failed
            mark(ctypes.py_object.from_address(out).value, on)
            return 0
        except Exception:
            return _failed()

    def allocate(like: int, out: int, context: int, report: int) -> int:
        device = _device(like + _IN_TENSOR)
        asked = tuple(device)
        if asked[0] == _CUDA:
            device[:] = (_CPU, 0)
        try:
            failed = int(torchs.allocate(like, out, context, report))
        finally:
            device[:] = asked
        if not failed:
            _device((ctypes.c_void_p.from_address(out).value or 0) + _IN_MANAGED)[:] = asked
        return failed

    def stream(kind: int, index: int, out: int) -> int:
        try:
            if kind != _CUDA:
                return int(torchs.stream(kind, index, out))
            current = sys.modules["torch"].cuda.current_stream(index).cuda_stream
            ctypes.c_void_p.from_address(out).value = current
            return 0
        except Exception:
            return _failed()

    return _Table(
        torchs.version, None, _Allocates(allocate), _Converts(managed), _Converts(taken), _Converts(shown),
        _Streams(stream),
    )  # fmt: skip


def _device(at: int) -> Any:
    return (ctypes.c_int32 * 2).from_address(at)


def _given(convert: Any, tensor: int, out: int, made: Any, offset: int) -> int:
    """Converts a tensor as torch does, and puts its device right."""
    try:
        if failed := int(convert(tensor, out)):
            return failed
        if on := getattr(ctypes.cast(tensor, ctypes.py_object).value, MARK, 0):
            _device(made() + offset)[:] = (_CUDA, on - 1)
        return 0
    except Exception:
        return _failed()


def _failed() -> int:
    """C's word for a failure. An exception does not pass through C: its text is printed."""
    traceback.print_exc()
    return -1
