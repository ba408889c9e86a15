"""From a call with tensors and numbers to `cuLaunchKernelEx`, or to the emulator for CPU tensors.

The first call of a shape checks everything and keeps the configuration for this shape, device and stream.  Later calls
pack all parameters with one `struct` call and launch; whatever is unusual about them takes the checked way again.
"""

from __future__ import annotations

import contextlib
import ctypes
import struct
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from . import arch as arches
from . import arguments, driver, limits
from .arguments import CPU, Unusual
from .artifact import Entry
from .errors import ArgumentError, NoDeviceError

if TYPE_CHECKING:
    from .module import Module

_MOST_SHAPES = 4096  # kept for each kernel
_MOST_BUFFERS = 64  # for threads that launch one kernel at once


class Buffer(NamedTuple):
    """The packed parameters of one launch; used by one thread at a time."""

    view: memoryview
    pointers: int  # address of the array of pointers to the parameters
    keep: tuple[Any, ...]  # what owns the memory


class Kernel:
    """One `__global__` function, callable on CUDA tensors and, through the emulator, on CPU tensors.

    Safe to call from several threads; may be captured in a CUDA graph.

    Attributes:
        module: where it comes from.
        entry: its name, parameters and resources.
        name: its PTX name.
        arch: the row of the architecture it was compiled for.
    """

    def __init__(self, module: Module, entry: Entry):
        self.module = module
        self.entry = entry
        self.name = entry.name
        self.arch = arches.find(module.artifact.arch)
        self._lock = threading.Lock()
        self._functions: dict[int, Any] = {}
        self._pack: Callable[..., int] = arguments.refuse
        self._buffers: list[Buffer] = []
        # (launch shape, device, stream) to the driver's configuration and function, which no launch changes.
        self._ready: dict[tuple[Any, ...], tuple[Any, Any]] = {}

    def __repr__(self) -> str:
        params = ", ".join(param.type for param in self.entry.params)
        return f"Kernel({self.name}({params}), {self.arch.name}, {self.entry.registers} registers)"

    def __call__(
        self,
        *args: Any,
        grid: int | Sequence[int],
        block: int | Sequence[int],
        smem: int = 0,
        cluster: int | Sequence[int] | None = None,
        cooperative: bool = False,
        pdl: bool = False,
        stream: Any = None,
    ) -> None:
        """Launches the kernel.

        Args:
            args: one for each parameter: a tensor or None (a pointer, `.u64`), an int, a float, a bool, bytes, or a
                TensorMapSpec (`.align 64 .b8[128]`). All tensors are on one device: CUDA launches, the CPU emulates.
                With no tensor at all the current CUDA device launches, or the emulator where there is none.
            grid, block, cluster: sizes in x, y, z, in blocks, threads and blocks; missing ones are 1.
            smem: dynamic shared memory of a block in bytes; the opt-in above 48 KB is made here.
            cooperative: all blocks are resident at once, for grid-wide barriers.
            pdl: programmatic dependent launch: may start before the kernel ahead of it in the stream has ended; the
                kernel waits with griddepcontrol.wait.
            stream: a torch stream or a driver handle; default: torch's current stream on the tensors' device.

        Raises:
            ArgumentError: an argument does not fit its parameter, or the launch breaks a limit; nothing was launched.
            LaunchError: the driver refuses.
            NoDeviceError: no CUDA device, or no emulator for CPU tensors.
        """
        if stream is None:
            try:
                buffer = self._buffers.pop()
                device = self._pack(buffer.view, *args)
                shape = grid, block, smem, cluster, cooperative, pdl, device, _raw_stream(device)
                config, function = self._ready[shape]
                if _one_device or device == _current_device():
                    launched = _launch(config, function, buffer.pointers, 0)[0] == 0
                    self._buffers.append(buffer)
                    if launched:
                        return
            except (IndexError, KeyError, TypeError, AttributeError, Unusual, struct.error, OverflowError):
                pass  # nothing was launched
        self._checked_call(args, grid, block, smem, cluster, cooperative, pdl, stream)

    def _checked_call(
        self, args: Any, grid: Any, block: Any, smem: int, cluster: Any, cooperative: bool, pdl: bool, stream: Any
    ) -> None:
        import torch

        values, device = arguments.check(self.entry, args)
        grid3, block3 = limits.dims("grid", grid), limits.dims("block", block)
        cluster3 = None if cluster is None else limits.dims("cluster", cluster)
        limits.check(self.entry, self.arch, grid3, block3, smem, cluster3)
        if pdl and self.arch.capability < (9, 0):
            raise ArgumentError(
                f"pdl: programmatic dependent launch needs sm_90a or newer, {self.name} is {self.arch.name}"
            )
        if device is None:
            device = torch.cuda.current_device() if torch.cuda.is_available() else CPU
        if device == CPU:
            self._emulate(values, grid3, block3, smem, cluster3 or self.entry.cluster)
            return
        with torch.cuda.device(device):
            driver.bind_context(device)
            handle = _handle(stream, device)
            function = self._function(device)
            config = driver.launch_config(grid3, block3, smem, cluster3, cooperative, pdl, handle)
            buffer = self._new_buffer()
            arguments.pack(self.entry, values, buffer.view)
            (result,) = driver.bindings().cuLaunchKernelEx(config, function, buffer.pointers, 0)
            if result != 0:
                shape = f"grid {grid3}, block {block3}, smem {smem}, cluster {cluster3}"
                driver.check(result, f"launching {self.name} on cuda:{device} with {shape}")
        if stream is None:
            self._remember((grid, block, smem, cluster, cooperative, pdl, device, handle), (config, function), buffer)

    def _remember(self, shape: tuple[Any, ...], ready: tuple[Any, Any], buffer: Buffer) -> None:
        """Lets the next call of this shape take the short way."""
        if self._pack is arguments.refuse:
            _bind_quick_calls()
            self._pack = arguments.quick(self.entry)
        if len(self._ready) >= _MOST_SHAPES:
            self._ready.clear()
        with contextlib.suppress(TypeError):  # a list is no key: such calls are checked every time
            self._ready[shape] = ready
        if len(self._buffers) < _MOST_BUFFERS:
            self._buffers.append(buffer)

    def _emulate(self, values: list[Any], grid: Any, block: Any, smem: int, cluster: Any) -> None:
        try:
            from .emulator import launch
        except ImportError as error:
            raise NoDeviceError(
                f"kernel {self.name} got CPU arguments and the emulator cannot be imported ({error}); "
                f"pip install llvmlite, or move the tensors to a CUDA device"
            ) from error
        launch(self.module.artifact, self.name, values, grid=grid, block=block, smem=smem, cluster=cluster)

    def _new_buffer(self) -> Buffer:
        offsets, size = arguments.layout(self.entry.params)
        memory = (ctypes.c_char * max(size, 1))()
        base = ctypes.addressof(memory)
        pointers = (ctypes.c_void_p * max(len(offsets), 1))(*(base + offset for offset in offsets))
        return Buffer(memoryview(memory).cast("B"), ctypes.addressof(pointers), (memory, pointers))

    def _function(self, device: int) -> Any:
        """The driver's function in ``device``'s context, opted into all of the shared memory and cluster sizes."""
        with self._lock:
            if (found := self._functions.get(device)) is not None:
                return found
            here = arches.of_device(device)
            if here.name != self.arch.name:
                raise ArgumentError(
                    f"kernel {self.name} is compiled for {self.arch.name} and its arguments are on cuda:{device}, an "
                    f"{here.name}; load the module with arch={here.name!r} or move the tensors to the CPU"
                )
            # The opt-in happens here and not at the launch, so that a captured launch makes no other call.
            with driver.relaxed_capture():
                function = self.module.function(self.name, device)
                driver.opt_in(function, self.name, self.arch.smem_optin - self.entry.static_smem, self.arch.max_cluster)
            self._functions[device] = function
            return function

    @property
    def attributes(self) -> dict[str, int]:
        """What the driver says of the function on the current device: registers, static_smem, local, const (bytes),
        max_threads, max_dynamic_smem. Raises NoDeviceError without a device."""
        with _on_device() as device:
            return driver.function_attributes(self._function(device))

    def occupancy(
        self,
        block: int | Sequence[int],
        smem: int = 0,
        cluster: int | Sequence[int] | None = None,
    ) -> int:
        """Blocks of a shape that one SM of the current device holds at once; with ``cluster``, clusters that the whole
        device holds at once. Raises NoDeviceError without a device, ArgumentError for an illegal shape."""
        block3 = limits.dims("block", block)
        cluster3 = None if cluster is None else limits.dims("cluster", cluster)
        limits.check(self.entry, self.arch, cluster3 or (1, 1, 1), block3, smem, cluster3)
        with _on_device() as device:
            return driver.occupancy(self._function(device), block3, smem, cluster3)


@contextlib.contextmanager
def _on_device() -> Iterator[int]:
    import torch

    if not torch.cuda.is_available():
        raise NoDeviceError("no CUDA device here; jit.inspect.resources(artifact) needs none")
    device = torch.cuda.current_device()
    driver.bind_context(device)
    yield device


def _handle(stream: Any, device: int) -> int:
    """The driver's handle of a torch stream, of a handle, or of torch's current stream."""
    import torch

    if stream is None:
        return torch.cuda.current_stream(device).cuda_stream
    on = getattr(stream, "device_index", device)
    if on != device:
        raise ArgumentError(f"stream: it is on cuda:{on} and the arguments are on cuda:{device}")
    handle = getattr(stream, "cuda_stream", stream)
    if not hasattr(handle, "__index__") and not hasattr(handle, "__int__"):
        raise ArgumentError(f"stream: expected a torch.cuda.Stream or a driver handle, got {type(stream).__name__}")
    return int(handle)


# Bound at the first launch on a device, when torch and the driver are there.
_launch: Any = None
_raw_stream: Any = None
_current_device: Any = None
_one_device = False


def _bind_quick_calls() -> None:
    global _launch, _raw_stream, _current_device, _one_device
    if _launch is not None:
        return
    import torch

    _current_device = getattr(torch._C, "_cuda_getDevice", torch.cuda.current_device)
    _raw_stream = getattr(
        torch._C, "_cuda_getCurrentRawStream", lambda device: torch.cuda.current_stream(device).cuda_stream
    )
    _one_device = torch.cuda.device_count() == 1
    _launch = driver.bindings().cuLaunchKernelEx
