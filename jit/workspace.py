"""Device memory that calls of kernels share: a thread's counters and scratch, on each stream.

The kernels that one thread launches on one stream come one after the other, so one piece of memory serves all these
calls. Two threads have memory of their own, since the kernels of their calls may alternate on a stream. So has a
captured call, from the graph's pool, since a graph may be replayed on any stream.
"""

from __future__ import annotations

import functools
import threading
from typing import TYPE_CHECKING, Any, NamedTuple

from . import emulated_device

if TYPE_CHECKING:
    import torch

MOST_SCRATCH = 32 << 20  # bytes that a stream keeps; a larger piece is allocated for each call
_LEAST = 4096


class Shared(NamedTuple):
    """Memory of the calls of one thread on one stream.

    Attributes:
        address: of the scratch, a multiple of 256; its contents are anything.
        size: of the scratch in bytes.
        counters: int32, all zeros.
        number: how many counters.
        scratch: what holds the scratch.
    """

    address: int
    size: int
    counters: torch.Tensor | None
    number: int
    scratch: torch.Tensor | None


class _Thread(threading.local):
    """What a thread keeps: by device, and there by stream."""

    def __init__(self) -> None:
        self.devices: dict[int, dict[int, Shared]] = {}


_NOTHING = Shared(0, 0, None, 0, None)
thread = _Thread()


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


def shared(size: int, count: int, device: int) -> Shared:
    """Scratch and counters of the current stream. What is returned must live until the kernels are launched.

    Args:
        size: bytes of scratch, at least.
        count: how many counters, at least.
        device: index of the CUDA device.
    """
    import torch

    stream, capturing = _stream(device)
    kept = thread.devices.setdefault(device, {})
    found = _NOTHING if capturing else kept.get(stream, _NOTHING)
    if found.size >= size and found.number >= count:
        return found
    where = torch.device("cuda", device)
    before = found
    if found.size < size:
        scratch = torch.empty(max(size, _LEAST), dtype=torch.uint8, device=where)
        found = found._replace(address=scratch.data_ptr(), size=scratch.numel(), scratch=scratch)
    if found.number < count:
        made = torch.zeros(max(_LEAST // 4, 1 << (count - 1).bit_length()), dtype=torch.int32, device=where)
        found = found._replace(counters=made, number=made.numel())
    if not capturing:
        small = found if found.size <= MOST_SCRATCH else before
        kept[stream] = small._replace(counters=found.counters, number=found.number)
    return found


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


def clear(address: int, size: int, device: int) -> None:
    """Writes zeros to device memory, on the current stream. Raises LaunchError.

    Args:
        address: of the memory, a multiple of 4.
        size: in bytes, a multiple of 4.
        device: index of the CUDA device.
    """
    from . import driver

    raw, _, _ = torch_functions()
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
