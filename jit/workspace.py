"""Device memory that calls of kernels share: the current stream's counters and scratch.

The kernels of a stream come one after the other, so one piece of memory serves all calls on it. A captured call has
memory of its own, from the graph's pool, since a graph may be replayed on any stream.
"""

from __future__ import annotations

import functools
import threading
from typing import TYPE_CHECKING, Any

from . import emulated_device

if TYPE_CHECKING:
    import torch

MOST_SCRATCH = 32 << 20  # bytes that a stream keeps; a larger piece is allocated for each call
_LEAST = 4096

_counters: dict[tuple[int, int], torch.Tensor] = {}  # (device, stream) to its counters, replaced by larger ones
_scratch: dict[tuple[int, int], torch.Tensor] = {}
_lock = threading.Lock()


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
    stream, capturing = _stream(index)
    found = None if capturing else _counters.get((index, stream))
    if found is not None and found.numel() >= count:
        return found
    size = max(_LEAST // 4, 1 << (count - 1).bit_length())
    made = torch.zeros(size, dtype=torch.int32, device=device)
    if not capturing:
        with _lock:
            _counters[index, stream] = made
    return made


def scratch(size: int, device: int) -> tuple[int, Any]:
    """Memory for what the kernels of one call hand to each other; its contents are anything.

    Args:
        size: in bytes.
        device: index of the CUDA device.

    Returns:
        The address, a multiple of 256, and what must live until the kernels are launched.
    """
    import torch

    stream, capturing = _stream(device)
    found = None if capturing else _scratch.get((device, stream))
    if found is None or found.numel() < size:
        found = torch.empty(max(size, _LEAST), dtype=torch.uint8, device=torch.device("cuda", device))
        if not capturing and size <= MOST_SCRATCH:
            with _lock:
                _scratch[device, stream] = found
    return found.data_ptr(), found


def _stream(device: int) -> tuple[int, bool]:
    """The handle of the current stream on a device, and whether a graph is being captured there."""
    raw, capturing, current = _torch()
    if current() == device:
        return raw(device), capturing()
    import torch

    with torch.cuda.device(device):
        return raw(device), capturing()


@functools.cache
def _torch() -> tuple[Any, Any, Any]:
    """torch's functions for the current stream, whether it is captured, and the current device: the quickest it has."""
    import torch

    return (
        getattr(torch._C, "_cuda_getCurrentRawStream", lambda device: torch.cuda.current_stream(device).cuda_stream),
        getattr(torch._C, "_cuda_isCurrentStreamCapturing", torch.cuda.is_current_stream_capturing),
        getattr(torch._C, "_cuda_getDevice", torch.cuda.current_device),
    )


def clear(address: int, size: int, device: int) -> None:
    """Writes zeros to device memory, on the current stream. Raises LaunchError.

    Args:
        address: of the memory, a multiple of 4.
        size: in bytes, a multiple of 4.
        device: index of the CUDA device.
    """
    from . import driver

    raw, _, _ = _torch()
    driver.check(_memset()(address, 0, size // 4, raw(device)), "clearing device memory")


@functools.cache
def _memset() -> Any:
    import ctypes

    from . import driver

    kind = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint64, ctypes.c_uint, ctypes.c_size_t, ctypes.c_void_p)
    return kind(driver.address("cuMemsetD32Async"))


@functools.cache
def allocator() -> Any:
    """(shape, strides, dtype) -> an uninitialised tensor on the current device, as quickly as torch can."""
    import torch

    guards = getattr(getattr(torch._C, "_dynamo", None), "guards", None)
    quick = getattr(guards, "_empty_strided_cuda", None)
    return quick or (lambda shape, strides, dtype: torch.empty_strided(shape, strides, dtype=dtype, device="cuda"))
