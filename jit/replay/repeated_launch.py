"""A launch that happens again: one function in one configuration, called with the kernel's arguments alone.

It costs the driver's own call and some tens of nanoseconds an argument (`fast_call`).
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ..arguments import packing
from ..arguments.tensormap import TensorMapSpec
from ..base import driver
from ..base.artifact import Entry
from . import fast_call

Call = Callable[..., None]


class Buffer(NamedTuple):
    """The packed parameters of one launch."""

    view: memoryview
    pointers: int  # address of the array of pointers to the parameters
    keep: tuple[Any, ...]  # what owns the memory


def new_buffer(entry: Entry) -> Buffer:
    """Room for the entry's packed parameters."""
    offsets, size = packing.layout(entry.params)
    memory = (ctypes.c_char * max(size, 1))()
    base = ctypes.addressof(memory)
    pointers = (ctypes.c_void_p * max(len(offsets), 1))(*(base + offset for offset in offsets))
    return Buffer(memoryview(memory).cast("B"), ctypes.addressof(pointers), (memory, pointers))


def native(
    entry: Entry,
    config: Any,
    function: Any,
    device: int,
    otherwise: Call,
    maps: Mapping[int, TensorMapSpec] | None = None,
    anywhere: bool = True,
) -> Call | None:
    """The launch as a builtin function; None where there is no native code here, or the entry has odd parameters.

    Args:
        entry: the kernel's name and parameters.
        config, function: the driver's CUlaunchConfig, whose stream is filled in at each call, and CUfunction.
        device: index of the CUDA device.
        otherwise: called with the same arguments where they need the full checks, or where the driver refuses.
        maps: tensor maps by argument: these arguments are tensors, and the map of each has the shape of its spec and
            the tensor's address.
        anywhere: whether the device is the current one whenever this is called; else ``otherwise`` is called while it
            is not.
    """
    found = fast_call.natives()
    how = _packing(entry, maps or {})
    if isinstance(found, str) or how is None or not (anywhere or found.current):
        return None
    params, size, keep = how
    return fast_call.launch(
        found,
        params,
        size,
        driver_launch=driver.address("cuLaunchKernelEx"),
        driver_encode=driver.address("cuTensorMapEncodeTiled"),
        function=int(function),
        config=ctypes.string_at(int(config.getPtr()), fast_call.CONFIG_BYTES),
        device=device,
        otherwise=otherwise,
        keep=(config, keep),
        current=0 if anywhere else found.current,
    )


def _packing(entry: Entry, maps: Mapping[int, TensorMapSpec]) -> tuple[list[Any], int, Any] | None:
    offsets, size = packing.layout(entry.params)
    native = fast_call.layout()
    params, keep = [], []
    for i, (param, offset) in enumerate(zip(entry.params, offsets, strict=True)):
        if spec := maps.get(i):
            keep.append(made := fast_call.tensor_map(spec))
            params.append(native.Parameter(native.MAP, offset, ctypes.addressof(made[0])))
        elif param.type in packing.POINTERS:
            params.append(native.Parameter(native.POINTER, offset))
        elif "[" in param.type:
            params.append(native.Parameter(native.BYTES, offset, param.size))
        elif param.type in (".f32", ".f64"):
            params.append(native.Parameter(native.F32 if param.type == ".f32" else native.F64, offset))
        elif param.type[1] in "usb" and param.size in (1, 2, 4, 8):
            params.append(native.Parameter(param.size, offset))
        else:
            return None
    return params, size, keep
