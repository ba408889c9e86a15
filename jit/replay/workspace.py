"""Device memory that calls of kernels share: a thread's counters and scratch, on each stream.

The kernels that one thread launches on one stream come one after the other, so one piece of memory serves all these
calls. Two threads have memory of their own, since the kernels of their calls may alternate on a stream. So has a
captured call, from the graph's pool, since a graph may be replayed on any stream.
"""

from __future__ import annotations

import ctypes
import functools
import struct
import threading
from typing import TYPE_CHECKING, Any, NamedTuple

from ..base import emulated_device

if TYPE_CHECKING:
    import torch

MOST_SCRATCH = 32 << 20  # bytes that a stream keeps; a larger piece is allocated for each call
_LEAST = 4096


class Shared(NamedTuple):
    """Memory of the calls of one thread on one stream.

    Attributes:
        words: the address and size of the scratch, the address and number of the counters, as native code reads them.
        scratch: its contents are anything; begins at a multiple of 256.
        counters: int32, all zeros.
    """

    words: bytes
    scratch: torch.Tensor | None
    counters: torch.Tensor | None

    @property
    def size(self) -> int:
        """Bytes of scratch."""
        return 0 if self.scratch is None else self.scratch.numel()

    @property
    def number(self) -> int:
        """How many counters."""
        return 0 if self.counters is None else self.counters.numel()


_WORDS = struct.Struct("<4Q")


def _sharing(scratch: torch.Tensor | None, counters: torch.Tensor | None) -> Shared:
    words = [
        word
        for part in (scratch, counters)
        for word in ((part.data_ptr(), part.numel()) if part is not None else (0, 0))
    ]
    return Shared(_WORDS.pack(*words), scratch, counters)


_NOTHING = _sharing(None, None)


@functools.cache
def key(device: int) -> Any:
    """Under which a thread's dictionary (`PyThreadState_GetDict`) keeps its memory on a device: by stream, a `Shared`.

    That dictionary ends with the thread, and native code finds it without a call of Python.
    """
    return f"warpyard: memory of calls on cuda:{device}"


class _Thread(threading.local):
    """What a thread's dictionary keeps, by key: found more quickly here than through `ctypes`."""

    def __init__(self) -> None:
        self.kept: dict[Any, dict[int, Shared]] = {}


_thread = _Thread()


def _of_thread(device: int) -> dict[int, Shared]:
    what = key(device)
    kept = _thread.kept.get(what)
    if kept is None:
        get = ctypes.pythonapi.PyThreadState_GetDict
        get.restype = ctypes.c_void_p  # a borrowed reference
        kept = _thread.kept[what] = ctypes.cast(get(), ctypes.py_object).value.setdefault(what, {})
    return kept


def counters(count: int, device: torch.device) -> torch.Tensor:
    """Zeroed counters that every kernel which uses them leaves as zeros.

    Args:
        count: how many.
        device: where; on the CPU they are new each time.

    Returns:
        int32, at least ``count`` of them.
    """
    import torch

    if not emulated_device.on_gpu(device):
        return torch.zeros(count, dtype=torch.int32, device=device)
    index = torch.cuda.current_device() if device.index is None else device.index
    found = shared(0, count, index).counters
    assert found is not None
    return found


def _place(device: int) -> torch.device:
    import torch

    return torch.device("cuda", device)


def shared(size: int, count: int, device: int) -> Shared:
    """Scratch and counters of the current stream. What is returned must live until the kernels are launched.

    Args:
        size: bytes of scratch, at least.
        count: how many counters, at least.
        device: index of the CUDA device.
    """
    stream, capturing = _stream(device)
    kept = _of_thread(device)
    found = _NOTHING if capturing else kept.get(stream, _NOTHING)
    if found.size >= size and found.number >= count:
        return found
    where = _place(device)
    import torch

    scratch, zeros = found.scratch, found.counters
    if found.size < size:
        scratch = torch.empty(max(size, _LEAST), dtype=torch.uint8, device=where)
    if found.number < count:
        zeros = torch.zeros(max(_LEAST // 4, 1 << (count - 1).bit_length()), dtype=torch.int32, device=where)
    before, found = found, _sharing(scratch, zeros)
    if not capturing:
        kept[stream] = found if found.size <= MOST_SCRATCH else _sharing(before.scratch, zeros)
    return found


def captured(device: int) -> bool:
    """Whether the current stream on a device is captured."""
    return _stream(device)[1]


def _stream(device: int) -> tuple[int, bool]:
    """The handle of the current stream on a device, and whether a graph is being captured there."""
    raw, capturing, current = torch_functions()
    if current() == device:
        return raw(device), capturing()
    import torch

    with torch.cuda.device(device):
        return raw(device), capturing()


@functools.cache
def torch_functions() -> tuple[Any, Any, Any]:
    """torch's functions for the current stream, whether it is captured, and the current device: the quickest it has."""
    import torch

    return (
        getattr(torch._C, "_cuda_getCurrentRawStream", lambda device: torch.cuda.current_stream(device).cuda_stream),
        getattr(torch._C, "_cuda_isCurrentStreamCapturing", torch.cuda.is_current_stream_capturing),
        getattr(torch._C, "_cuda_getDevice", torch.cuda.current_device),
    )


@functools.cache
def allocator() -> Any:
    """(shape, strides, dtype) -> an uninitialised tensor on the current device, as quickly as torch can."""
    import torch

    guards = getattr(getattr(torch._C, "_dynamo", None), "guards", None)
    quick = getattr(guards, "_empty_strided_cuda", None)
    return quick or (lambda shape, strides, dtype: torch.empty_strided(shape, strides, dtype=dtype, device="cuda"))
