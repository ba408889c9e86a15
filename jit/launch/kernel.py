"""From a call with tensors and numbers to `cuLaunchKernelEx`, or to the emulator for CPU tensors.

The first calls of a shape check everything. Then the launch is kept for this shape and device (`repeated_launch`):
later calls only pack and launch; whatever is unusual about them takes the checked way again.
"""

from __future__ import annotations

import contextlib
import functools
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from ..arguments import packing, plain_launch
from ..arguments.packing import CPU
from ..arguments.tensormap import TensorMapSpec
from ..base import arch as arches
from ..base import driver, emulated_device, limits, remote_service, stream_findings, user_code
from ..base.artifact import Artifact, Entry
from ..base.errors import ArgumentError, JitError, NoDeviceError
from ..base.launch_shape import LaunchShape
from ..replay import plans, repeated_launch

if TYPE_CHECKING:
    import torch

_MOST_SHAPES = 4096  # kept for each kernel
_NATIVE_AFTER = 16  # launches of a kernel in one shape: a process that makes fewer does not wait for LLVM


class Loaded(Protocol):
    """What a kernel comes from: a `Module`."""

    artifact: Artifact

    def function(self, name: str, device: int) -> Any:
        """The CUfunction of an entry on ``device``, which is current."""


class Kernel:
    """One `__global__` function, callable on CUDA tensors and, through the emulator, on CPU tensors.

    Safe to call from several threads; may be captured in a CUDA graph.

    Attributes:
        module: where it comes from.
        entry: its name, parameters and resources.
        name: its PTX name.
        arch: the row of the architecture it was compiled for.
    """

    def __init__(self, module: Loaded, entry: Entry):
        self.module = module
        self.entry = entry
        self.name = entry.name
        self.arch = arches.find(module.artifact.arch)
        self._lock = threading.Lock()
        self._functions: dict[int, Any] = {}
        self._calls: dict[tuple[Any, ...], int] = {}  # by what a caller gives for the shape, and the device
        self._ready: dict[tuple[Any, ...], Callable[..., None]] = {}  # by the same: the launch

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
        __tracebackhide__ = True
        try:
            if stream is None:
                try:
                    launch = self._ready[grid, block, smem, cluster, cooperative, pdl, _device_now()]
                except (KeyError, TypeError):  # a list is no key: such calls are checked every time
                    pass
                else:
                    launch(*args)
                    if plans.recording:
                        plans.launched(self, args, LaunchShape.of(grid, block, smem, cluster, cooperative, pdl), stream)
                    return
            shape = LaunchShape.of(grid, block, smem, cluster, cooperative, pdl)
            self._checked_call(args, shape, stream, (grid, block, smem, cluster, cooperative, pdl))
            if plans.recording:
                plans.launched(self, args, shape, stream)
        except JitError as error:
            raise user_code.at_home(error) from error.__cause__

    def _checked_call(self, args: Any, shape: LaunchShape, stream: Any, given: tuple[Any, ...] | None = None) -> None:
        """Launches after all checks. A launch on the current stream is kept under what the caller gave, if that is
        known, and the device."""
        import torch

        values, device = packing.check(self.entry, args)
        limits.check(self.entry, self.arch, shape)
        if device is None:
            there = torch.cuda.is_available() and not emulated_device.active()
            device = torch.cuda.current_device() if there else CPU
        if device == CPU:
            self._emulate(values, shape, stream)
            return
        with torch.cuda.device(device):
            driver.bind_context(device)
            function = self._function(device)
            config = driver.launch_config(shape, _handle(stream, device))
            buffer = repeated_launch.new_buffer(self.entry)
            packing.pack(self.entry, values, buffer.view)
            (result,) = driver.bindings().cuLaunchKernelEx(config, function, buffer.pointers, 0)
            if result != 0:
                driver.check(result, f"launching {self.name} on cuda:{device} with {shape}")
        if stream is None:
            _watch_devices()
            if given is not None and _device_now() == device:
                self._remember((*given, device), shape, device, function)

    def _remember(self, key: tuple[Any, ...], shape: LaunchShape, device: int, function: Any) -> None:
        """Counts a call of this shape; the later ones take the native way once it is worth it."""
        if len(self._calls) >= _MOST_SHAPES:
            self._calls.clear()
            self._ready.clear()
        try:
            self._calls[key] = calls = self._calls.get(key, 0) + 1
        except TypeError:  # a list is no key
            return
        if calls < _NATIVE_AFTER:
            return
        with contextlib.suppress(RuntimeError):
            otherwise = functools.partial(self._again, shape)
            config = driver.launch_config(shape, 0)
            if launch := repeated_launch.native(self.entry, config, function, device, otherwise):
                self._ready[key] = launch

    def _again(self, shape: LaunchShape, *args: Any) -> None:
        self._checked_call(args, shape, stream=None)

    def prepare(
        self,
        *,
        grid: int | Sequence[int],
        block: int | Sequence[int],
        smem: int = 0,
        cluster: int | Sequence[int] | None = None,
        cooperative: bool = False,
        pdl: bool = False,
        device: torch.device | int | None = None,
        maps: Mapping[int, TensorMapSpec] | None = None,
    ) -> Callable[..., None]:
        """The launch of this kernel in one shape, to be called with its arguments alone, on torch's current stream.

        It costs less than a call of the kernel, whose shape is looked up each time. Arguments are checked as there.

        Args:
            grid, block, smem, cluster, cooperative, pdl: as for a call.
            device: the CUDA device of the tensors, or its index; None or the CPU: the emulator, or whatever device the
                tensors of each call are on.
            maps: TensorMapSpecs by the number of the argument. Such an argument is given as a tensor at each call; the
                map has the shape, strides and box of the spec, and the address of the tensor.

        Raises:
            ArgumentError: the launch breaks a limit. The launch itself raises as a call does.
        """
        import torch

        shape = LaunchShape.of(grid, block, smem, cluster, cooperative, pdl)
        limits.check(self.entry, self.arch, shape)
        maps = dict(maps or {})

        def checked(*args: Any) -> None:
            __tracebackhide__ = True
            try:
                self._again(shape, *(maps[i].at(arg) if i in maps else arg for i, arg in enumerate(args)))
            except JitError as error:
                raise user_code.at_home(error) from error.__cause__

        index = torch.device(device).index if isinstance(device, torch.device | str) else device
        if index is None or index < 0 or emulated_device.active():
            return checked
        config, function = self.configured(shape, index)
        launch = repeated_launch.native(self.entry, config, function, index, checked, maps)
        _watch_devices()
        if launch is None or torch.cuda.device_count() == 1:
            return launch or checked

        def there(*args: Any) -> None:
            with torch.cuda.device(index):
                launch(*args)

        return repeated_launch.native(self.entry, config, function, index, there, maps, anywhere=False) or there

    def configured(self, shape: LaunchShape, device: int) -> tuple[Any, Any]:
        """The driver's CUlaunchConfig, on no stream yet, and CUfunction of a launch on a CUDA device, by its index.

        Raises:
            ArgumentError: the launch breaks a limit.
        """
        import torch

        limits.check(self.entry, self.arch, shape)
        with torch.cuda.device(device):
            driver.bind_context(device)
            return driver.launch_config(shape, 0), self._function(device)

    def _emulate(self, values: list[Any], shape: LaunchShape, stream: Any = None) -> None:
        from torch._C import DisableTorchFunction

        try:
            if there := remote_service.service():
                launch = there.launch
            else:
                from ..emulator import launch
        except ImportError as error:
            raise NoDeviceError(
                f"kernel {self.name} got CPU arguments and the emulator cannot be imported ({error}); "
                f"pip install llvmlite, or move the tensors to a CUDA device"
            ) from error
        work = stream_findings.begin(f"kernel {self.name}", getattr(stream, "order", None))
        follows = {"follows": True} if work is not None else {}
        emulated = functools.partial(launch, self.module.artifact, self.name, values, shape, **follows)
        if emulated_device.recording is not None:
            emulated_device.recording.append(emulated)
            return
        with DisableTorchFunction():
            accessed = emulated()
            if work is not None:
                stream_findings.launched(
                    work, accessed, plain_launch.memory(self.module.artifact, self.name, values), self.name
                )

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
                driver.opt_in(function, self.name, self.arch.smem_optin, self.arch.max_cluster)
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
        shape = LaunchShape.of(1 if cluster is None else cluster, block, smem, cluster)
        limits.check(self.entry, self.arch, shape)
        with _on_device() as device:
            return driver.occupancy(self._function(device), shape)


@contextlib.contextmanager
def _on_device() -> Iterator[int]:
    import torch

    if not torch.cuda.is_available() or emulated_device.active():
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


def _only_device() -> int:
    return 0


# The device that a launch's shape is kept for: the current one where there are several.
_device_now: Callable[[], int] = _only_device


def _watch_devices() -> None:
    """Looks at the current device before a launch from now on, if there are several."""
    global _device_now
    import torch

    if _device_now is _only_device and torch.cuda.device_count() > 1:
        _device_now = getattr(torch._C, "_cuda_getDevice", torch.cuda.current_device)
