"""From a call with tensors and numbers to `cuLaunchKernelEx`, or to the emulator for CPU tensors."""

from __future__ import annotations

import ctypes
import struct
import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from . import arch as arches
from .artifact import Entry, Param
from .errors import ArgumentError, NoDeviceError
from .tensormap import TensorMapSpec

if TYPE_CHECKING:
    from .module import Module

_INTEGERS = {1: "B", 2: "H", 4: "I", 8: "Q"}
_FLOATS = {".f32": "f", ".f64": "d"}
SMEM_WITHOUT_OPTIN = 48 * 1024


class Kernel:
    """One `__global__` function, callable on CUDA tensors and, through the emulator, on CPU tensors.

    Attributes:
        module: where it comes from.
        entry: its name, parameters and resources.
    """

    def __init__(self, module: Module, entry: Entry):
        self.module = module
        self.entry = entry
        self.name = entry.name
        self.arch = arches.find(module.artifact.arch)
        self._lock = threading.Lock()
        self._functions: dict[int, Any] = {}
        self._offsets, self._size = layout(entry.params)

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
            grid, block, cluster: sizes in x, y, z; missing ones are 1.
            smem: dynamic shared memory in bytes.
            cooperative: all blocks are resident at once, for grid-wide barriers.
            pdl: programmatic dependent launch: start before the kernel ahead of it in the stream has ended.
            stream: a torch stream or a handle; default: torch's current stream of the device.

        Raises:
            ArgumentError: an argument does not fit its parameter, or the launch breaks a limit.
            LaunchError: the driver refuses.
            NoDeviceError: no CUDA device for CUDA arguments, or no emulator for the CPU.
        """
        values, device = check_arguments(self.entry, args)
        grid3, block3 = dims("grid", grid), dims("block", block)
        cluster3 = dims("cluster", cluster) if cluster is not None else None
        check_launch(self.entry, self.arch, grid3, block3, smem, cluster3)
        if device is None:
            import torch

            device = torch.cuda.current_device() if torch.cuda.is_available() else -1
        if device < 0:
            self._emulate(args, grid3, block3, smem, cluster3)
        else:
            self._launch(device, values, grid3, block3, smem, cluster3, cooperative, pdl, stream)

    def _emulate(self, args: Any, grid: Any, block: Any, smem: int, cluster: Any) -> None:
        try:
            from . import emulator
        except ImportError as error:
            raise NoDeviceError(
                f"kernel {self.name} got CPU arguments and the emulator cannot be imported ({error}); install llvmlite, or "
                f"move the tensors to a CUDA device"
            ) from error
        emulator.launch(self.module.artifact, self.name, args, grid=grid, block=block, smem=smem, cluster=cluster)

    def _launch(
        self, device: int, values: list[Any], grid: Any, block: Any, smem: int, cluster: Any, cooperative: bool, pdl: bool, stream: Any
    ) -> None:
        import torch

        from . import driver

        cuda = driver.bindings()
        with torch.cuda.device(device):
            torch.cuda.current_stream()
            function = self._function(device)
            config = cuda.CUlaunchConfig()
            config.gridDimX, config.gridDimY, config.gridDimZ = grid
            config.blockDimX, config.blockDimY, config.blockDimZ = block
            config.sharedMemBytes = smem
            config.hStream = stream_handle(stream, device)
            attributes = []
            if cluster:
                attribute = cuda.CUlaunchAttribute()
                attribute.id = cuda.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION
                attribute.value.clusterDim.x, attribute.value.clusterDim.y, attribute.value.clusterDim.z = cluster
                attributes.append(attribute)
            if cooperative:
                attribute = cuda.CUlaunchAttribute()
                attribute.id = cuda.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_COOPERATIVE
                attribute.value.cooperative = 1
                attributes.append(attribute)
            if pdl:
                attribute = cuda.CUlaunchAttribute()
                attribute.id = cuda.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION
                attribute.value.programmaticStreamSerializationAllowed = 1
                attributes.append(attribute)
            config.attrs = attributes
            config.numAttrs = len(attributes)
            buffer = ctypes.create_string_buffer(max(self._size, 1))
            base = ctypes.addressof(buffer)
            pointers = (ctypes.c_void_p * max(len(values), 1))()
            for i, (param, offset, value) in enumerate(zip(self.entry.params, self._offsets, values, strict=True)):
                buffer[offset : offset + param.size] = pack(param, i, value)
                pointers[i] = base + offset
            (result,) = cuda.cuLaunchKernelEx(config, function, ctypes.addressof(pointers), 0)
            driver.check(result, f"launching {self.name} with grid {grid}, block {block}, smem {smem}, cluster {cluster}")

    def _function(self, device: int) -> Any:
        """The driver's function on ``device``, with shared memory and cluster sizes opted in."""
        with self._lock:
            if (found := self._functions.get(device)) is not None:
                return found
            from . import driver

            cuda = driver.bindings()
            here = arches.of_device(device)
            if here.name != self.arch.name:
                raise ArgumentError(
                    f"kernel {self.name} was compiled for {self.arch.name} and the tensors are on cuda:{device}, which is "
                    f"{here.name}; load the module with arch={here.name!r}"
                )
            result, kernel = cuda.cuLibraryGetKernel(self.module.library(), self.name.encode())
            driver.check(result, f"finding {self.name}")
            result, function = cuda.cuKernelGetFunction(kernel)
            driver.check(result, f"loading {self.name} on cuda:{device}")
            which = cuda.CUfunction_attribute
            room = self.arch.smem_optin - self.entry.static_smem
            (result,) = cuda.cuFuncSetAttribute(function, which.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, room)
            driver.check(result, f"opting {self.name} into {room} bytes of shared memory")
            if self.arch.max_cluster > 8:
                (result,) = cuda.cuFuncSetAttribute(
                    function, which.CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED, 1
                )
                driver.check(result, f"opting {self.name} into clusters above 8")
            self._functions[device] = function
            return function


def layout(params: Sequence[Param]) -> tuple[list[int], int]:
    """Offset of each parameter in a packed buffer, and its size."""
    offsets, at = [], 0
    for param in params:
        at = -(-at // param.align) * param.align
        offsets.append(at)
        at += param.size
    return offsets, at


def dims(name: str, given: int | Sequence[int]) -> tuple[int, int, int]:
    """Three sizes from one to three given."""
    values = (given,) if isinstance(given, int) else tuple(given)
    if not 1 <= len(values) <= 3 or any(not hasattr(value, "__index__") or value < 1 for value in values):
        raise ArgumentError(f"{name}: expected one to three positive ints, got {given!r}")
    x, y, z = ([int(value) for value in values] + [1, 1])[:3]
    return x, y, z


def check_launch(
    entry: Entry,
    arch: arches.Arch,
    grid: tuple[int, int, int],
    block: tuple[int, int, int],
    smem: int,
    cluster: tuple[int, int, int] | None,
) -> None:
    """Raises ArgumentError where the launch breaks a limit of the kernel or of the architecture."""
    threads = block[0] * block[1] * block[2]
    limit = entry.max_threads or arch.max_threads_per_block
    if threads > limit or block[2] > 64:
        why = "its __launch_bounds__" if entry.max_threads else "the most a block can have"
        raise ArgumentError(f"block: {block} is {threads} threads; {entry.name} takes at most {limit} ({why}), 64 in z")
    if entry.registers and -(-entry.registers // 8) * 8 * -(-threads // 32) * 32 > arch.registers_per_sm:
        raise ArgumentError(
            f"block: {threads} threads of {entry.registers} registers exceed the {arch.registers_per_sm} of an SM of "
            f"{arch.name}; use a smaller block or __launch_bounds__"
        )
    if grid[0] >= 1 << 31 or grid[1] > 65535 or grid[2] > 65535:
        raise ArgumentError(f"grid: at most (2^31 - 1, 65535, 65535), got {grid}")
    if smem < 0 or smem + entry.static_smem > arch.smem_optin:
        raise ArgumentError(
            f"smem: {smem} dynamic + {entry.static_smem} static bytes; a block of {arch.name} has at most {arch.smem_optin}"
        )
    if cluster:
        size = cluster[0] * cluster[1] * cluster[2]
        if size > arch.max_cluster:
            raise ArgumentError(f"cluster: {cluster} is {size} blocks; {arch.name} takes at most {arch.max_cluster}")
        if any(g % c for g, c in zip(grid, cluster, strict=True)):
            raise ArgumentError(f"cluster: {cluster} does not divide the grid {grid}; round the grid up to a multiple")
        if entry.cluster and entry.cluster != cluster:
            raise ArgumentError(f"cluster: {entry.name} has __cluster_dims__{entry.cluster}, got {cluster}")


def check_arguments(entry: Entry, args: Sequence[Any]) -> tuple[list[Any], int | None]:
    """Matches the arguments with the PTX parameters.

    Returns:
        The values to pack (tensors as they are) and the device: a CUDA index, -1 for the CPU, None where no argument
        lies on a device.
    """
    import torch

    if len(args) != len(entry.params):
        kinds = ", ".join(param.type for param in entry.params)
        raise ArgumentError(f"{entry.name} takes {len(entry.params)} arguments ({kinds}), got {len(args)}")
    device: int | None = None
    first = 0
    for i, (param, value) in enumerate(zip(entry.params, args, strict=True)):
        if isinstance(value, TensorMapSpec):
            if param.size != 128 or not param.type.startswith(".b8"):
                raise _mismatch(entry, i, param, value, "a TensorMapSpec fits a `const __grid_constant__` CUtensorMap only")
            tensor = value.tensor
        elif isinstance(value, torch.Tensor):
            if param.type not in (".u64", ".b64", ".s64"):
                raise _mismatch(entry, i, param, value, "a tensor fits a pointer parameter; use .item() for its value")
            tensor = value
        else:
            pack(param, i, value, entry)
            continue
        if tensor.device.type not in ("cuda", "cpu"):
            raise ArgumentError(f"argument {i} of {entry.name} is on {tensor.device}; expected a CUDA device or the CPU")
        here = tensor.device.index if tensor.device.type == "cuda" else -1
        if device is None:
            device, first = here, i
        elif here != device:
            raise ArgumentError(
                f"argument {i} of {entry.name} is on {tensor.device}, argument {first} on "
                f"{'cpu' if device < 0 else f'cuda:{device}'}; move them to one device"
            )
    return list(args), device


def pack(param: Param, index: int, value: Any, entry: Entry | None = None) -> bytes:
    """The bytes of one argument. Raises ArgumentError where the value does not fit the parameter."""
    if isinstance(value, TensorMapSpec):
        return value.encode()
    if hasattr(value, "data_ptr"):
        return struct.pack("<Q", value.data_ptr())
    if "[" in param.type or isinstance(value, bytes | bytearray | memoryview):
        if not isinstance(value, bytes | bytearray | memoryview) or len(bytes(value)) != param.size:
            raise _mismatch(entry, index, param, value, f"expected {param.size} bytes, or a TensorMapSpec for 128")
        return bytes(value)
    if param.type in _FLOATS:
        if isinstance(value, bool) or not hasattr(value, "__float__"):
            raise _mismatch(entry, index, param, value, "expected a number")
        try:
            return struct.pack("<" + _FLOATS[param.type], value)
        except (OverflowError, struct.error) as error:
            raise _mismatch(entry, index, param, value, f"out of range ({error})") from None
    if value is None and param.size == 8:
        return bytes(8)
    if param.type[1] == "f" or not hasattr(value, "__index__"):
        raise _mismatch(entry, index, param, value, "expected an int (or, for a pointer, a tensor or None)")
    number, bits = value.__index__(), 8 * param.size
    if not -(1 << bits - 1) <= number < 1 << bits:
        raise _mismatch(entry, index, param, value, f"out of range of {bits} bits")
    return (number & (1 << bits) - 1).to_bytes(param.size, "little")


def _mismatch(entry: Entry | None, index: int, param: Param, value: Any, why: str) -> ArgumentError:
    shown = repr(value) if isinstance(value, int | float | str | None) else type(value).__name__
    of = f" of {entry.name}" if entry else ""
    return ArgumentError(f"argument {index}{of} is the PTX parameter {param.type} {param.name}, got {shown}: {why}")


def stream_handle(stream: Any, device: int) -> int:
    """The driver's handle of a torch stream, of a handle, or of torch's current stream."""
    import torch

    if stream is None:
        return torch.cuda.current_stream(device).cuda_stream
    return int(getattr(stream, "cuda_stream", stream))
