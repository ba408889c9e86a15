"""The CUDA driver through cuda-bindings: loaded on first use, every result checked."""

from __future__ import annotations

import functools
from typing import Any

from .errors import LaunchError, NoDeviceError

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
    "CUDA_ERROR_INSUFFICIENT_DRIVER": "the driver is older than the compiler: install the NVRTC of the driver's CUDA",
    "CUDA_ERROR_UNSUPPORTED_PTX_VERSION": "the driver is older than the compiler: install the NVRTC of the driver's CUDA",
    "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED": "this call is not allowed while a graph is captured: load the kernel, by one "
    "launch, before the capture",
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


def check(result: Any, what: str) -> None:
    """Raises LaunchError, naming the driver's error and what to do next, unless the call went well."""
    if result == 0:
        return
    cuda = bindings()
    name = getattr(result, "name", None) or cuda.CUresult(int(result)).name
    _, text = cuda.cuGetErrorString(cuda.CUresult(int(result)))
    described = (text or b"").decode() if isinstance(text, bytes | None) else str(text)
    hint = NEXT_STEP.get(name, "see the CUDA Driver API, CUresult")
    raise LaunchError(f"{what}: {name} ({described}); {hint}", name)
