"""Host time of a launch of an empty kernel: the driver's own C call, this layer's ways, and its peers'.

Times are the median of several runs; calls are queued without waiting, and the device is waited for between runs.
"""

from __future__ import annotations

import functools
import statistics
import time
from collections.abc import Callable
from typing import Any

from .. import arch as arches
from ..module import Module, load
from ..tensormap import TensorMapSpec
from . import EMPTY, Table, cuda_device, tried
from .edits import core_api
from .inline_peer import Built

_C_CALL, _PREPARED = "cuLaunchKernelEx, the C call", "jit: a prepared launch"
_CALLS, _RUNS = 500, 9


def table(inline: Built) -> Table:
    """Microseconds."""
    title = "Host time of a launch: two tensors, an int, a float"
    if not cuda_device():
        return Table(title, "µs", {_PREPARED: "no CUDA device"})
    return Table(title, "µs", launch_times(inline=inline))


def plain_times() -> dict[str, float]:
    """Microseconds of the driver's own C call and of a prepared launch, by name."""
    import torch

    kernel = load(EMPTY, arch=arches.target_arch("cuda"))["empty"]
    a, b = torch.zeros(16, device="cuda"), torch.zeros(16, device="cuda")
    kernel(a, b, 1, 1.0, grid=1, block=32)
    prepared = kernel.prepare(grid=1, block=32, device=a.device)
    loops: dict[str, Callable[[int], None]] = {
        _C_CALL: _driver_loop(kernel, a, b),
        _PREPARED: functools.partial(_repeat, lambda: prepared(a, b, 1, 1.0)),
    }
    return _interleaved(loops, _CALLS, _RUNS)


def launch_times(calls: int = _CALLS, runs: int = _RUNS, inline: Built | None = None) -> dict[str, float | str]:
    """Microseconds by way: the driver's own C call, this layer's ways, and the peers'."""
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
        _PREPARED: lambda: prepared(a, b, 1, 1.0),
        "jit: kernel(..., grid=1, block=32)": lambda: kernel(a, b, 1, 1.0, grid=1, block=32),
        "jit: the same, tuples": lambda: kernel(a, b, 1, 1.0, grid=(1, 1, 1), block=(32, 1, 1), smem=0),
        "jit: a TensorMapSpec, made anew": lambda: TensorMapSpec(x, box=(32, 64), swizzle="128B").encode(),
        "torch: add_ of one tensor": lambda: a.add_(b),
    }
    loops: dict[str, Callable[[int], None]] = {_C_CALL: _driver_loop(kernel, a, b)}
    loops |= {name: functools.partial(_repeat, call) for name, call in calls_of.items()}
    peers: dict[str, Callable[[], Callable[[], Any]]] = {
        "cupy: RawKernel, pointers, its own stream": lambda: _cupy_launch(module, a, b),
        "cuda.core: launch, pointers, its own stream": lambda: core_launch(core_api(), module.arch, a, b),
        "Triton: an empty kernel": lambda: _triton_launch(a, b),
        "torch: a function of load_inline": lambda: _inline_launch(inline, a, b),
    }
    missing: dict[str, float | str] = {}
    for name, make in peers.items():

        def prepare(name: str = name, make: Callable[[], Callable[[], Any]] = make) -> float:
            call = make()
            call()
            loops[name] = functools.partial(_repeat, call)
            return 0.0

        if why := tried(prepare):
            missing[name] = why
    return _interleaved(loops, calls, runs) | missing


def _repeat(call: Callable[[], Any], calls: int) -> None:
    for _ in range(calls):
        call()


def host_time(call: Callable[[], Any], calls: int, runs: int = 9) -> float:
    """Median host time of a call in microseconds; the calls of a run are queued without waiting for the device."""
    (taken,) = _interleaved({"": functools.partial(_repeat, call)}, calls, runs).values()
    return taken


def _interleaved(loops: dict[str, Callable[[int], None]], calls: int, runs: int) -> dict[str, float]:
    """Microseconds a call: the median over rounds in which each loop has its turn, so that a drift meets all alike."""
    import torch

    for loop in loops.values():
        loop(100)
    taken: dict[str, list[float]] = {name: [] for name in loops}
    for _ in range(runs):
        for name, loop in loops.items():
            torch.cuda.synchronize()
            start = time.perf_counter()
            loop(calls)
            taken[name].append((time.perf_counter() - start) / calls * 1e6)
    torch.cuda.synchronize()
    return {name: statistics.median(found) for name, found in taken.items()}


def _packed(kernel: Any, a: Any, b: Any) -> tuple[Any, Any, Any]:
    """The driver's configuration and function, and the packed parameters."""
    import torch

    from .. import arguments, driver, repeated

    stream = torch.cuda.current_stream().cuda_stream
    config = driver.launch_config((1, 1, 1), (32, 1, 1), 0, None, False, False, stream)
    buffer = repeated.new_buffer(kernel.entry)
    arguments.pack(kernel.entry, [a, b, 1, 1.0], buffer.view)
    return config, kernel._function(0), buffer


def _bound_launch(kernel: Any, a: Any, b: Any) -> Callable[[], Any]:
    from .. import driver

    config, function, buffer = _packed(kernel, a, b)
    launch = driver.bindings().cuLaunchKernelEx
    return lambda: launch(config, function, buffer.pointers, 0)


def _driver_loop(kernel: Any, a: Any, b: Any) -> Callable[[int], None]:
    """The C call in a native loop, so that nothing of Python is in the figure."""
    import ctypes

    from .. import driver, host_code

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

    def loop(count: int, keep: Any = (config, buffer, made)) -> None:
        driver.check(repeat(*at, count), "launching an empty kernel")

    return loop


def _cupy_launch(module: Module, a: Any, b: Any) -> Callable[[], Any]:
    import cupy

    raw = module.cupy.get_function("empty")
    args = (a.data_ptr(), b.data_ptr(), cupy.int32(1), cupy.float32(1))
    return lambda: raw((1,), (32,), args)


def core_launch(core: Any, arch: str, a: Any, b: Any) -> Callable[[], Any]:
    """A launch through cuda.core, compiled by it."""
    import numpy as np

    device = core.Device()
    device.set_current()
    stream = device.create_stream()
    program = core.Program(EMPTY, code_type="c++", options=core.ProgramOptions(arch=arch))
    kernel = program.compile("cubin").get_kernel("empty")
    config = core.LaunchConfig(grid=1, block=32)
    args = (a.data_ptr(), b.data_ptr(), np.int32(1), np.float32(1))
    return lambda: core.launch(stream, config, kernel, *args)


def _triton_launch(a: Any, b: Any) -> Callable[[], Any]:
    from .triton_kernel import empty

    return lambda: empty[(1,)](a, b, 1, 1.0)


def _inline_launch(inline: Built | None, a: Any, b: Any) -> Callable[[], Any]:
    if inline is None or inline.module is None:
        raise RuntimeError("not built" if inline is None else inline.why)
    launch = inline.module.launch
    return lambda: launch(a, b, 1, 1.0)
