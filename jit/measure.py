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
    """Microseconds a launch: the bare driver call through cuda-bindings, this layer's, and cupy's."""
    import torch

    from . import driver

    module = load(EMPTY, arch=arches.target_arch("cuda"))
    kernel = module["empty"]
    a, b = torch.zeros(16, device="cuda"), torch.zeros(16, device="cuda")
    kernel(a, b, 1, 1.0, grid=1, block=32)
    config, function = next(iter(kernel._ready.values()))
    pointers = kernel._buffers[0].pointers
    bare = driver.bindings().cuLaunchKernelEx
    calls_of: dict[str, Callable[[], Any]] = {
        "cuLaunchKernelEx through cuda-bindings": lambda: bare(config, function, pointers, 0),
        "jit.Kernel, two tensors, int, float": lambda: kernel(a, b, 1, 1.0, grid=1, block=32),
        "jit.Kernel, tuples": lambda: kernel(a, b, 1, 1.0, grid=(1, 1, 1), block=(32, 1, 1), smem=0),
    }
    x = torch.zeros(256, 256, device="cuda")
    calls_of["TensorMapSpec, made and encoded as before"] = lambda: TensorMapSpec(
        x, box=(32, 64), swizzle="128B"
    ).encode()
    if Module(module.artifact).loader == "cupy":
        import cupy

        raw = module.cupy.get_function("empty")
        args = (a.data_ptr(), b.data_ptr(), cupy.int32(1), cupy.float32(1))
        calls_of["cupy.RawKernel, pointers, its own stream"] = lambda: raw((1,), (32,), args)
    found = {}
    for name, call in calls_of.items():
        taken = []
        for _ in range(runs):
            torch.cuda.synchronize()
            start = time.perf_counter()
            for _ in range(calls):
                call()
            taken.append((time.perf_counter() - start) / calls)
        found[name] = statistics.median(taken) * 1e6
    return found


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
