"""Measures the jit layer on this machine: ``python -m jit.measure``.

Compile and cache times need no GPU. Launch times are host time per call over launches of an empty kernel, the median
of several runs, with the device kept from falling behind by a wait between runs.
"""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from collections.abc import Callable
from typing import Any

from . import arch as arches
from . import compiler
from .cache import Cache
from .module import Module, load
from .tensormap import TensorMapSpec

EMPTY = 'extern "C" __global__ void empty(float* a, float* b, int n, float s) {}'


def milliseconds(call: Callable[[], Any], runs: int = 7) -> float:
    """Median time of a call."""
    taken = []
    for _ in range(runs):
        start = time.perf_counter()
        call()
        taken.append(time.perf_counter() - start)
    return statistics.median(taken) * 1e3


def compile_times() -> dict[str, float]:
    """Milliseconds: an edited source to a published cubin, without publishing, and a lookup of an unchanged one."""
    arch = arches.DEFAULT
    count = 0

    def edited() -> str:
        nonlocal count
        count += 1
        return f"{EMPTY}\n// {count}"

    with tempfile.TemporaryDirectory() as folder:
        cache = Cache(folder)
        compiler.compile(EMPTY, arch=arch, cache=cache)
        return {
            "edit to cubin, published": milliseconds(lambda: compiler.compile(edited(), arch=arch, cache=cache)),
            "edit to cubin, no cache": milliseconds(lambda: compiler.compile(edited(), arch=arch, cache=False)),
            "lookup": milliseconds(lambda: compiler.compile(EMPTY, arch=arch, cache=cache), 101),
        }


def batch_times(builds: int = 32) -> dict[str, float]:
    """Milliseconds for a batch of sources of some substance on one thread, and on one a core."""
    from .batch import compile_many

    def batch(tag: int) -> list[dict[str, Any]]:
        body = " ".join(f"s = s * p[{i}] + {i}.5f;" for i in range(400))
        text = 'extern "C" __global__ void k(float* p) { float s = %d; ' + body + " *p = s; }"
        return [{"source": text % (tag + i), "arch": arches.DEFAULT, "cache": False} for i in range(builds)]

    found = {}
    for workers in sorted({1, 2, len(os.sched_getaffinity(0))}):
        start = time.perf_counter()
        for outcome in compile_many(batch(workers * 1000), workers=workers):
            if outcome.error:
                raise outcome.error
        found[f"{builds} sources, {workers} threads"] = (time.perf_counter() - start) * 1e3
    return found


def launch_times(calls: int = 500, runs: int = 9) -> dict[str, float]:
    """Microseconds of host time a launch of an empty kernel with two tensors, an int and a float: the driver's own C
    call, this layer's ways, and other libraries' where they are installed. Calls are queued without waiting."""
    import torch

    module = load(EMPTY, arch=arches.target_arch("cuda"))
    kernel = module["empty"]
    a, b = torch.zeros(16, device="cuda"), torch.zeros(16, device="cuda")
    for _ in range(100):  # the native way is there after some calls
        kernel(a, b, 1, 1.0, grid=1, block=32)
    prepared = kernel.prepare(grid=1, block=32, device=a.device)
    x = torch.zeros(256, 256, device="cuda")
    calls_of: dict[str, Callable[[], Any]] = {
        "cuLaunchKernelEx, through cuda-bindings": _bound_launch(kernel, a, b),
        "jit: a prepared launch": lambda: prepared(a, b, 1, 1.0),
        "jit: kernel(..., grid=1, block=32)": lambda: kernel(a, b, 1, 1.0, grid=1, block=32),
        "jit: the same, tuples": lambda: kernel(a, b, 1, 1.0, grid=(1, 1, 1), block=(32, 1, 1), smem=0),
        "jit: a TensorMapSpec, made anew": lambda: TensorMapSpec(x, box=(32, 64), swizzle="128B").encode(),
        "torch: add_ of one tensor": lambda: a.add_(b),
        **_cupy_launch(module, a, b),
        **_triton_launch(a, b),
    }
    found = {"cuLaunchKernelEx, the C call": _driver_call(kernel, a, b, calls, runs)}
    for name, call in calls_of.items():
        found[name] = host_time(call, calls, runs)
    return found


def host_time(call: Callable[[], Any], calls: int, runs: int = 9) -> float:
    """Median host time of a call in microseconds; the calls of a run are queued without waiting for the device."""
    import torch

    for _ in range(100):
        call()
    taken = []
    for _ in range(runs):
        torch.cuda.synchronize()
        start = time.perf_counter()
        for _ in range(calls):
            call()
        taken.append((time.perf_counter() - start) / calls)
    torch.cuda.synchronize()
    return statistics.median(taken) * 1e6


def _packed(kernel: Any, a: Any, b: Any) -> tuple[Any, Any, Any]:
    """The driver's configuration and function, and the packed parameters."""
    import torch

    from . import arguments, driver, repeated

    stream = torch.cuda.current_stream().cuda_stream
    config = driver.launch_config((1, 1, 1), (32, 1, 1), 0, None, False, False, stream)
    buffer = repeated.new_buffer(kernel.entry)
    arguments.pack(kernel.entry, [a, b, 1, 1.0], buffer.view)
    return config, kernel._function(0), buffer


def _bound_launch(kernel: Any, a: Any, b: Any) -> Callable[[], Any]:
    from . import driver

    config, function, buffer = _packed(kernel, a, b)
    launch = driver.bindings().cuLaunchKernelEx
    return lambda: launch(config, function, buffer.pointers, 0)


def _driver_call(kernel: Any, a: Any, b: Any, calls: int, runs: int) -> float:
    """The C call in a native loop, so that nothing of Python is in the figure."""
    import ctypes

    import torch

    from . import driver, host_code

    config, function, buffer = _packed(kernel, a, b)
    text = """
define i32 @repeat(ptr %launch, ptr %config, ptr %function, ptr %pointers, i32 %calls) {
entry:
  br label %next
next:
  %i = phi i32 [ 0, %entry ], [ %after, %next ]
  %result = call i32 %launch(ptr %config, ptr %function, ptr %pointers, ptr null)
  %after = add i32 %i, 1
  %more = icmp slt i32 %after, %calls
  br i1 %more, label %next, label %done
done:
  ret i32 %result
}
"""
    made = host_code.build("jit.measure", text)
    repeat = ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_void_p] * 4, ctypes.c_int)(made.get_function_address("repeat"))
    at = driver.address("cuLaunchKernelEx"), int(config.getPtr()), int(function), buffer.pointers
    taken = []
    for _ in range(runs):
        torch.cuda.synchronize()
        start = time.perf_counter()
        driver.check(repeat(*at, calls), "launching an empty kernel")
        taken.append((time.perf_counter() - start) / calls)
    return statistics.median(taken) * 1e6


def _cupy_launch(module: Module, a: Any, b: Any) -> dict[str, Callable[[], Any]]:
    if Module(module.artifact).loader != "cupy":
        return {}
    import cupy

    raw = module.cupy.get_function("empty")
    args = (a.data_ptr(), b.data_ptr(), cupy.int32(1), cupy.float32(1))
    return {"cupy: RawKernel, pointers, its own stream": lambda: raw((1,), (32,), args)}


def _triton_launch(a: Any, b: Any) -> dict[str, Callable[[], Any]]:
    try:
        import triton
    except ImportError:
        return {}
    from .measure_triton import empty

    del triton
    return {"triton: an empty kernel": lambda: empty[(1,)](a, b, 1, 1.0)}


def main() -> None:
    """Prints the figures."""
    for name, value in {**compile_times(), **batch_times()}.items():
        print(f"{name:50} {value:9.3f} ms")
    import torch

    if torch.cuda.is_available():
        for name, value in launch_times().items():
            print(f"{name:50} {value:9.2f} µs")
    else:
        print("no CUDA device: no launch times")


if __name__ == "__main__":
    main()
