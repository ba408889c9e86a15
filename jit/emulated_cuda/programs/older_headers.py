"""CUDA's headers with what CUDA 13 removed, for programs that were written for CUDA 12 or earlier.

The toolkit's headers are linked into a folder, but for two. The members that `cudaDeviceProp` had lie where the
structure is reserved, so its size is the same, and are 0. The functions that have other parameters now, or another
name, have those of before too, as overloads. The function objects that Thrust and CUB had are there again.
"""

from __future__ import annotations

import re
from pathlib import Path

_MEMBERS = (
    "clockRate", "deviceOverlap", "kernelExecTimeoutEnabled", "computeMode", "maxTexture1DLinear", "memoryClockRate",
    "singleToDoublePrecisionPerfRatio", "cooperativeMultiDeviceLaunch",
)  # fmt: skip
_RESERVED = re.compile(r"(struct [^{}]*\bcudaDeviceProp\s*\{[^}]*?)\bint(\s+)reserved\[(\d+)\]", re.DOTALL)
_FUNCTIONS = """
#if defined(__cplusplus) && !defined(warpyard_older_headers)
#define warpyard_older_headers
static inline cudaMemLocation warpyard_location(int device) {
    return {device == cudaCpuDeviceId ? cudaMemLocationTypeHost : cudaMemLocationTypeDevice,
            device == cudaCpuDeviceId ? 0 : device};
}
static inline cudaError_t cudaMemPrefetchAsync(const void* at, size_t size, int device, cudaStream_t stream = 0) {
    return cudaMemPrefetchAsync(at, size, warpyard_location(device), 0u, stream);
}
static inline cudaError_t cudaMemAdvise(const void* at, size_t size, enum cudaMemoryAdvise advice, int device) {
    return cudaMemAdvise(at, size, advice, warpyard_location(device));
}
static inline cudaError_t cudaThreadSynchronize() { return cudaDeviceSynchronize(); }
static inline cudaError_t cudaThreadExit() { return cudaDeviceReset(); }
namespace thrust {
template <class A, class R> struct unary_function { using argument_type = A; using result_type = R; };
template <class A, class B, class R> struct binary_function {
    using first_argument_type = A; using second_argument_type = B; using result_type = R;
};
}
namespace cub {
struct Sum {
    template <class A, class B> __host__ __device__ auto operator()(const A& a, const B& b) const { return a + b; }
};
struct Max { template <class T> __host__ __device__ T operator()(const T& a, const T& b) const { return a < b ? b : a; }
};
struct Min { template <class T> __host__ __device__ T operator()(const T& a, const T& b) const { return b < a ? b : a; }
};
}
#endif
"""
# What nvcc says where one of them is missing, and how this is reported.
_ERRORS = (
    (re.compile(r'class "cudaDeviceProp" has no member "(' + "|".join(_MEMBERS) + ')"'), "cudaDeviceProp::{} (0 here)"),
    (re.compile(r'identifier "(cudaThreadSynchronize|cudaThreadExit)" is undefined'), "{}"),
    (re.compile(r'namespace "(thrust" has no member (?:class )?"(?:unary|binary)_function)"'), "{}"),
    (re.compile(r'namespace "(cub" has no member (?:class )?"(?:Sum|Max|Min))"'), "{}"),
    (re.compile(r'exists to convert from "[^"]*" to "(cudaMemLocation)"'), "a device by its number where there is {}"),
)
_MEMBER = re.compile(r'" has no member (?:class )?"')


def missed(log: str) -> list[str]:
    """What CUDA 13 removed and a program that does not build names, by the words of nvcc."""
    found = ((shown, name) for error, shown in _ERRORS for name in error.findall(log))
    return list(dict.fromkeys(shown.format(_MEMBER.sub("::", name)) for shown, name in found))


def overlay(include: str, folder: Path) -> Path | None:
    """Makes the headers in an empty folder; returns it. None for a toolkit whose headers have all this.

    Args:
        include: the toolkit's folder of headers.
    """
    types = Path(include, "driver_types.h").read_text()
    members = "".join(f"int {name}; " for name in _MEMBERS)
    found = _RESERVED.search(types)
    if found is None or re.search(r"\bint\s+clockRate;", found[1]):
        return None
    rest = int(found[3]) - len(_MEMBERS)
    made = f"{types[: found.start()]}{found[1]}{members}int{found[2]}reserved[{rest}]{types[found.end() :]}"
    folder.mkdir()
    for path in Path(include).iterdir():
        if path.name not in ("driver_types.h", "cuda_runtime.h"):
            (folder / path.name).symlink_to(path)
    (folder / "driver_types.h").write_text(made)
    (folder / "cuda_runtime.h").write_text(Path(include, "cuda_runtime.h").read_text() + _FUNCTIONS)
    return folder
