"""The few CUDA driver calls that the harness makes itself, through ctypes.

They do not go through torch's Python layer, so that a submission which replaces ``torch.cuda.Event.elapsed_time`` or
``torch.cuda.synchronize`` changes nothing here. Nor do they go through cuda-bindings, whose import would add 0.1 s to
the start of every command and every submission's process. Each function raises ``DriverError`` when the driver refuses.
"""

from __future__ import annotations

import contextlib
import ctypes
import threading
from typing import Any

BLOCK = 2 << 20  # allocations smaller than this share a block, and an IPC handle shares the whole block
_IPC_LAZY_PEER = 1
_LIMIT_PERSISTING_L2 = 0x06
_WAIT_GEQ = 0x0
_HOST, _DEVICE = 1, 2  # CU_MEMORYTYPE_HOST, _DEVICE
_CAPABILITY = (75, 76)  # CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, _MINOR


class DriverError(RuntimeError):
    """The CUDA driver refused a call."""


def _side(name: str) -> list[tuple[str, Any]]:
    """The fields of ``CUDA_MEMCPY2D`` that say where one side lies."""
    fields = {
        "XInBytes": ctypes.c_size_t, "Y": ctypes.c_size_t, "MemoryType": ctypes.c_uint, "Host": ctypes.c_void_p,
        "Device": ctypes.c_uint64, "Array": ctypes.c_void_p, "Pitch": ctypes.c_size_t,
    }  # fmt: skip
    return [(name + field, kind) for field, kind in fields.items()]


class IpcHandle(ctypes.Structure):
    """``CUipcMemHandle``: 64 opaque bytes."""

    _fields_ = [("reserved", ctypes.c_byte * 64)]


class _Copy2D(ctypes.Structure):
    """``CUDA_MEMCPY2D``."""

    _fields_ = [
        *_side("src"), *_side("dst"), ("WidthInBytes", ctypes.c_size_t), ("Height", ctypes.c_size_t),
    ]  # fmt: skip


class Driver:
    """``libcuda``, loaded once a process. A context must be current on the calling thread (torch makes one)."""

    _shared: Driver | None = None

    def __init__(self) -> None:
        try:
            self._lib = ctypes.CDLL("libcuda.so.1")
        except OSError as error:
            raise DriverError(f"no CUDA driver: {error}") from error
        self._lib.cuIpcOpenMemHandle_v2.argtypes = [ctypes.POINTER(ctypes.c_uint64), IpcHandle, ctypes.c_uint]

    @classmethod
    def get(cls) -> Driver:
        """The process's driver. Raises DriverError where there is none."""
        if cls._shared is None:
            cls._shared = cls()
        return cls._shared

    def _call(self, name: str, *args: Any) -> None:
        status = getattr(self._lib, name)(*args)
        if status:
            text = ctypes.c_char_p()
            self._lib.cuGetErrorString(status, ctypes.byref(text))
            raise DriverError(f"{name}: {(text.value or b'?').decode()} ({status})")

    def version(self) -> int:
        """The CUDA version that the driver supports, e.g. 13000."""
        value = ctypes.c_int()
        self._call("cuDriverGetVersion", ctypes.byref(value))
        return value.value

    def device_name(self, index: int = 0) -> str | None:
        """``"NVIDIA H200 (sm_90)"``, or None where there is no such device. Makes no context."""
        count, device = ctypes.c_int(), ctypes.c_int()
        self._call("cuInit", ctypes.c_uint(0))
        self._call("cuDeviceGetCount", ctypes.byref(count))
        if index >= count.value:
            return None
        name = ctypes.create_string_buffer(128)
        capability = [ctypes.c_int(), ctypes.c_int()]
        self._call("cuDeviceGet", ctypes.byref(device), ctypes.c_int(index))
        self._call("cuDeviceGetName", name, ctypes.c_int(len(name)), device)
        for value, attribute in zip(capability, _CAPABILITY, strict=True):
            self._call("cuDeviceGetAttribute", ctypes.byref(value), ctypes.c_int(attribute), device)
        return f"{name.value.decode()} (sm_{capability[0].value}{capability[1].value})"

    def retain(self) -> None:
        """Makes the first device's primary context, or keeps it, for the life of the process."""
        device, context = ctypes.c_int(), ctypes.c_void_p()
        self._call("cuInit", ctypes.c_uint(0))
        self._call("cuDeviceGet", ctypes.byref(device), ctypes.c_int(0))
        self._call("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)

    def allocate(self, size: int) -> int:
        """Allocates a block of its own, a multiple of 2 MiB, and returns its address."""
        address = ctypes.c_uint64()
        self._call("cuMemAlloc_v2", ctypes.byref(address), ctypes.c_size_t(max(1, -(-size // BLOCK)) * BLOCK))
        return address.value

    def free(self, address: int) -> None:
        """Frees what ``allocate`` returned."""
        self._call("cuMemFree_v2", ctypes.c_uint64(address))

    def export(self, address: int) -> str:
        """The IPC handle of an allocation, as hexadecimal digits."""
        handle = IpcHandle()
        self._call("cuIpcGetMemHandle", ctypes.byref(handle), ctypes.c_uint64(address))
        return bytes(handle).hex()

    def open(self, handle: str) -> int:
        """Maps another process's allocation and returns its address here."""
        address = ctypes.c_uint64()
        raw = IpcHandle.from_buffer_copy(bytes.fromhex(handle))
        self._call("cuIpcOpenMemHandle_v2", ctypes.byref(address), raw, ctypes.c_uint(_IPC_LAZY_PEER))
        return address.value

    def close(self, address: int) -> None:
        """Unmaps what ``open`` returned."""
        self._call("cuIpcCloseMemHandle", ctypes.c_uint64(address))

    def synchronize(self) -> None:
        """Waits for all work of the context, on every stream."""
        self._call("cuCtxSynchronize")

    def event(self) -> int:
        """A timing event."""
        event = ctypes.c_void_p()
        self._call("cuEventCreate", ctypes.byref(event), ctypes.c_uint(0))
        return int(event.value or 0)

    def record(self, event: int, stream: int) -> None:
        """Records an event on a stream (its handle as an integer; 0 is the legacy default stream)."""
        self._call("cuEventRecord", ctypes.c_void_p(event), ctypes.c_void_p(stream))

    def wait_for(self, stream: int, address: int, value: int) -> None:
        """Has a stream wait until the 32-bit word at a device address is ``value`` or more."""
        words = ctypes.c_void_p(stream), ctypes.c_uint64(address), ctypes.c_uint32(value), ctypes.c_uint(_WAIT_GEQ)
        self._call("cuStreamWaitValue32_v2", *words)

    def write_word(self, stream: int, address: int, value: int) -> None:
        """Has a stream write the 32-bit word at a device address, once all that it was asked before is done."""
        words = ctypes.c_void_p(stream), ctypes.c_uint64(address), ctypes.c_uint32(value), ctypes.c_uint(0)
        self._call("cuStreamWriteValue32_v2", *words)

    def copy_rows(self, stream: int, target: int, source: int, rows: int, width: int, pitch: int) -> None:
        """Has a stream copy rows of ``width`` bytes from page-locked memory of the host, whose rows begin ``pitch``
        bytes after each other, to a device address, where they follow each other."""
        copy = _Copy2D(
            srcMemoryType=_HOST, srcHost=source, srcPitch=pitch,
            dstMemoryType=_DEVICE, dstDevice=target, dstPitch=width, WidthInBytes=width, Height=rows,
        )  # fmt: skip
        self._call("cuMemcpy2DAsync_v2", ctypes.byref(copy), ctypes.c_void_p(stream))

    def elapsed_ns(self, start: int, end: int) -> float:
        """Nanoseconds between two recorded events; waits for the second."""
        self._call("cuEventSynchronize", ctypes.c_void_p(end))
        milliseconds = ctypes.c_float()
        self._call("cuEventElapsedTime", ctypes.byref(milliseconds), ctypes.c_void_p(start), ctypes.c_void_p(end))
        return milliseconds.value * 1e6

    def forbid_persisting_l2(self) -> None:
        """Sets no L2 aside for persisting accesses in this context."""
        self._call("cuCtxSetLimit", ctypes.c_int(_LIMIT_PERSISTING_L2), ctypes.c_size_t(0))

    def persisting_l2(self) -> int:
        """Bytes of L2 set aside for persisting accesses in this context."""
        size = ctypes.c_size_t()
        self._call("cuCtxGetLimit", ctypes.byref(size), ctypes.c_int(_LIMIT_PERSISTING_L2))
        return size.value

    def reset_persisting_l2(self) -> None:
        """Returns every persisting line of L2 to normal."""
        self._call("cuCtxResetPersistingL2Cache")


def ahead() -> threading.Thread:
    """Has the driver start, and make the context of the first device, while the caller does something else: it takes
    0.4 s. Returns the thread that waits for it. A failure is reported when it is used."""

    def start() -> None:
        with contextlib.suppress(DriverError):
            Driver.get().retain()

    thread = threading.Thread(target=start, daemon=True)
    thread.start()
    return thread


class _Exposed:
    """An address range in the form that ``torch.as_tensor`` wraps without a copy."""

    def __init__(self, address: int, size: int) -> None:
        self.__cuda_array_interface__ = {
            "shape": (size,),
            "typestr": "|u1",
            "data": (address, False),
            "strides": None,
            "version": 3,
        }


def as_bytes(address: int, size: int) -> Any:
    """A uint8 CUDA tensor [size] over device memory that it does not own."""
    import torch

    if size == 0:
        return torch.empty(0, dtype=torch.uint8, device="cuda")
    return torch.as_tensor(_Exposed(address, size), device="cuda")
