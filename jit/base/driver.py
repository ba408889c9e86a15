"""The CUDA driver through cuda-bindings: loaded on first use, every result checked."""

from __future__ import annotations

import contextlib
import ctypes
import functools
from collections.abc import Iterator
from typing import Any

from .errors import LaunchError, NoDeviceError
from .launch_shape import LaunchShape

NEXT_STEP = {
    "CUDA_ERROR_ILLEGAL_ADDRESS": "a kernel before this call touched memory that is not its own; run it on CPU tensors "
    "(the emulator names the access), or under compute-sanitizer",
    "CUDA_ERROR_MISALIGNED_ADDRESS": "a kernel before this call used a misaligned address; run it on CPU tensors: the "
    "emulator names the access",
    "CUDA_ERROR_LAUNCH_FAILED": "a kernel before this call trapped; run it on CPU tensors, or under compute-sanitizer",
    "CUDA_ERROR_ILLEGAL_INSTRUCTION": "a kernel before this call ran an instruction with a bad descriptor or operand",
    "CUDA_ERROR_LAUNCH_TIMEOUT": "a kernel ran past the watchdog: look for a barrier that is never completed",
    "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES": "the block needs more registers or shared memory than an SM has: compare "
    "kernel.attributes with the block size, or set __launch_bounds__",
    "CUDA_ERROR_INVALID_VALUE": "a launch argument is out of the device's range: check grid, block, smem and cluster",
    "CUDA_ERROR_NO_BINARY_FOR_GPU": "the cubin is for another architecture: load the module with arch=None or the "
    "device's own",
    "CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE": "the grid does not fit on the device at once: see kernel.occupancy()",
    "CUDA_ERROR_INVALID_CLUSTER_SIZE": "no GPC can hold the cluster with this block and shared memory: make it smaller",
    "CUDA_ERROR_OUT_OF_MEMORY": "free device memory, e.g. torch.cuda.empty_cache()",
    "CUDA_ERROR_INSUFFICIENT_DRIVER": "the driver is older than the compiler: install its CUDA's NVRTC",
    "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED": "this call is not allowed while a graph is captured: launch the kernel "
    "once before the capture",
}


@functools.cache
def bindings() -> Any:
    """cuda.bindings.driver, initialised. Raises NoDeviceError where there is no driver."""
    try:
        from cuda.bindings import driver

        (result,) = driver.cuInit(0)
    except (ImportError, RuntimeError) as error:
        raise NoDeviceError(
            f"no CUDA driver ({str(error).splitlines()[0]}); use CPU tensors to run the kernel on the emulator"
        ) from error
    if result != driver.CUresult.CUDA_SUCCESS:
        raise NoDeviceError(f"the CUDA driver does not start ({result.name}); see nvidia-smi, or use CPU tensors")
    return driver


@functools.cache
def address(name: str) -> int:
    """Host address of a function of the driver's library. Raises NoDeviceError where there is none."""
    try:
        library = ctypes.CDLL("libcuda.so.1")
        found = ctypes.cast(getattr(library, name), ctypes.c_void_p).value
    except (OSError, AttributeError) as error:
        raise NoDeviceError(f"no CUDA driver with {name} ({error}); use CPU tensors to run on the emulator") from error
    return found or 0


def check(result: Any, what: str, hint: str | None = None) -> None:
    """Raises LaunchError, naming the driver's error and what to do next, unless the call went well."""
    if result == 0:
        return
    cuda = bindings()
    name = getattr(result, "name", None) or cuda.CUresult(int(result)).name
    _, text = cuda.cuGetErrorString(cuda.CUresult(int(result)))
    described = (text or b"").decode() if isinstance(text, bytes | None) else str(text)
    hint = hint or NEXT_STEP.get(name, "see the CUDA Driver API, CUresult")
    raise LaunchError(f"{what}: {name} ({described}); {hint}", name)


def bind_context(device: int) -> None:
    """Gives a thread that has no context yet the device's primary one, which torch uses."""
    cuda = bindings()
    result, context = cuda.cuCtxGetCurrent()
    check(result, "reading the current context")
    if int(context) == 0:
        (result,) = cuda.cuCtxSetCurrent(_primary_context(device))
        check(result, f"binding the context of cuda:{device}")


@functools.cache
def _primary_context(device: int) -> Any:
    cuda = bindings()
    result, context = cuda.cuDevicePrimaryCtxRetain(device)
    check(result, f"retaining the context of cuda:{device}")
    return context


def launch_config(shape: LaunchShape, stream: int) -> Any:
    """A CUlaunchConfig of a shape on a stream, which is a handle."""
    cuda = bindings()
    which = cuda.CUlaunchAttributeID
    attributes = []

    def attribute(kind: Any) -> Any:
        made = cuda.CUlaunchAttribute()
        made.id = kind
        attributes.append(made)
        return made.value

    if shape.cluster:
        cluster = attribute(which.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION).clusterDim
        cluster.x, cluster.y, cluster.z = shape.cluster
    if shape.cooperative:
        attribute(which.CU_LAUNCH_ATTRIBUTE_COOPERATIVE).cooperative = 1
    if shape.pdl:
        value = attribute(which.CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION)
        value.programmaticStreamSerializationAllowed = 1
    config = cuda.CUlaunchConfig()
    config.gridDimX, config.gridDimY, config.gridDimZ = shape.grid
    config.blockDimX, config.blockDimY, config.blockDimZ = shape.block
    config.sharedMemBytes = shape.smem
    config.hStream = cuda.CUstream(stream)
    config.attrs = attributes
    config.numAttrs = len(attributes)
    return config


def load_library(cubin: bytes, what: str) -> Any:
    """A CUlibrary, which serves every context. Raises LaunchError."""
    cuda = bindings()
    result, library = cuda.cuLibraryLoadData(cubin, [], [], 0, [], [], 0)
    check(result, f"loading {what}")
    return library


def function_of(library: Any, name: str) -> Any:
    """The CUfunction of an entry in the current context. Raises LaunchError."""
    cuda = bindings()
    result, kernel = cuda.cuLibraryGetKernel(library, name.encode())
    check(result, f"finding {name}")
    result, function = cuda.cuKernelGetFunction(kernel)
    check(result, f"loading {name}")
    return function


def variable_of(library: Any, name: str) -> tuple[int, int] | None:
    """Address and bytes of a ``__device__`` variable in the current context, or None where there is none."""
    cuda = bindings()
    result, address, size = cuda.cuLibraryGetGlobal(library, name.encode())
    if result == cuda.CUresult.CUDA_ERROR_NOT_FOUND:
        return None
    check(result, f"finding {name}")
    return int(address), int(size)


def read_memory(address: int, size: int) -> bytes:
    """Bytes of device memory, when all work before it is done. Raises LaunchError."""
    cuda = bindings()
    held = ctypes.create_string_buffer(size)
    (result,) = cuda.cuMemcpyDtoH(ctypes.addressof(held), address, size)
    check(result, f"reading {size} bytes of device memory")
    return held.raw


def clear_memory(address: int, size: int) -> None:
    """Zeroes device memory. Raises LaunchError."""
    cuda = bindings()
    (result,) = cuda.cuMemsetD8(address, 0, size)
    check(result, f"zeroing {size} bytes of device memory")


def opt_in(function: Any, name: str, smem: int, max_cluster: int) -> None:
    """Allows ``smem`` bytes of shared memory, static and dynamic, and clusters above 8 where there are any."""
    cuda = bindings()
    which = cuda.CUfunction_attribute
    result, static = cuda.cuFuncGetAttribute(which.CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, function)
    check(result, f"asking for the static shared memory of {name}")
    smem -= static
    (result,) = cuda.cuFuncSetAttribute(function, which.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, smem)
    check(result, f"opting {name} into {smem} bytes of dynamic shared memory")
    if max_cluster > 8:
        (result,) = cuda.cuFuncSetAttribute(function, which.CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED, 1)
        check(result, f"opting {name} into clusters of more than 8 blocks")


def function_attributes(function: Any) -> dict[str, int]:
    """Registers, bytes and threads of a function, as the driver reports them."""
    cuda = bindings()
    found = {}
    for name, attribute in (
        ("registers", "NUM_REGS"),
        ("static_smem", "SHARED_SIZE_BYTES"),
        ("local", "LOCAL_SIZE_BYTES"),
        ("const", "CONST_SIZE_BYTES"),
        ("max_threads", "MAX_THREADS_PER_BLOCK"),
        ("max_dynamic_smem", "MAX_DYNAMIC_SHARED_SIZE_BYTES"),
    ):
        result, value = cuda.cuFuncGetAttribute(
            getattr(cuda.CUfunction_attribute, f"CU_FUNC_ATTRIBUTE_{attribute}"), function
        )
        check(result, f"reading the attribute {attribute}")
        found[name] = int(value)
    return found


def occupancy(function: Any, shape: LaunchShape) -> int:
    """Blocks of an SM, or clusters of the device, that are resident at once."""
    cuda = bindings()
    if shape.cluster is None:
        threads = shape.block[0] * shape.block[1] * shape.block[2]
        result, count = cuda.cuOccupancyMaxActiveBlocksPerMultiprocessor(function, threads, shape.smem)
    else:
        result, count = cuda.cuOccupancyMaxActiveClusters(function, launch_config(shape, 0))
    check(result, "computing the occupancy")
    return int(count)


@contextlib.contextmanager
def relaxed_capture() -> Iterator[None]:
    """Lets this thread load modules while a CUDA graph is captured: loading is no work on a stream."""
    cuda = bindings()
    result, before = cuda.cuThreadExchangeStreamCaptureMode(cuda.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED)
    check(result, "changing the capture mode")
    try:
        yield
    finally:
        cuda.cuThreadExchangeStreamCaptureMode(before)
