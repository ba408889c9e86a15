"""Host time of a launch of an empty kernel: the driver's own C call, this layer's ways, and its peers'.

Times are the median of several runs; calls are queued without waiting, and the device is waited for between runs.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any

from ..arguments.tensormap import TensorMapSpec
from ..base import arch as arches
from ..base.launch_shape import LaunchShape
from ..launch.module import Module, load
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
    loops = {_C_CALL: _driver_loop(kernel, a, b), _PREPARED: loop("f(a, b, 1, 1.0)", f=prepared, a=a, b=b)}
    return interleaved(loops, _CALLS, _RUNS)


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
    tensors = {"a": a, "b": b}
    loops = {
        _C_CALL: _driver_loop(kernel, a, b),
        "cuLaunchKernelEx, through cuda-bindings": _bound_launch(kernel, a, b),
        _PREPARED: loop("f(a, b, 1, 1.0)", f=prepared, **tensors),
        "jit: kernel(..., grid=1, block=32)": loop("f(a, b, 1, 1.0, grid=1, block=32)", f=kernel, **tensors),
        "jit: the same, tuples": loop("f(a, b, 1, 1.0, grid=(1, 1, 1), block=(32, 1, 1), smem=0)", f=kernel, **tensors),
        "jit: a TensorMapSpec, made anew": loop("f(x, box=(32, 64), swizzle='128B').encode()", f=TensorMapSpec, x=x),
        "torch: add_ of one tensor": loop("a.add_(b)", **tensors),
    }
    peers: dict[str, Callable[[], Callable[[int], None]]] = {
        "cupy: RawKernel, pointers, its own stream": lambda: _cupy_launch(module, a, b),
        "cuda.core: launch, pointers, its own stream": lambda: core_launch(core_api(), module.arch, a, b),
        "Triton: an empty kernel": lambda: _triton_launch(a, b),
        "torch: a function of load_inline": lambda: _inline_launch(inline, a, b),
    }
    missing: dict[str, float | str] = {}
    for name, make in peers.items():

        def prepare(name: str = name, make: Callable[[], Callable[[int], None]] = make) -> float:
            one = make()
            one(1)
            loops[name] = one
            return 0.0

        if why := tried(prepare):
            missing[name] = why
    return interleaved(loops, calls, runs) | missing


def loop(call: str, **names: Any) -> Callable[[int], None]:
    """A function of a number, which makes a call so many times as a user's loop would: nothing else is between.

    Args:
        call: a call as text.
        names: what its names are.
    """
    exec(f"def loop(calls):\n    for _ in range(calls):\n        {call}", names)
    found: Callable[[int], None] = names["loop"]
    return found


def host_time(call: Callable[[], Any], calls: int, runs: int = 9) -> float:
    """Median host time of a call in microseconds; the calls of a run are queued without waiting for the device."""
    (taken,) = interleaved({"": loop("f()", f=call)}, calls, runs).values()
    return taken


def interleaved(loops: dict[str, Callable[[int], None]], calls: int, runs: int) -> dict[str, float]:
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

    from ..arguments import packing
    from ..base import driver
    from ..replay import repeated_launch

    stream = torch.cuda.current_stream().cuda_stream
    config = driver.launch_config(LaunchShape((1, 1, 1), (32, 1, 1)), stream)
    buffer = repeated_launch.new_buffer(kernel.entry)
    packing.pack(kernel.entry, [a, b, 1, 1.0], buffer.view)
    return config, kernel._function(0), buffer


def _bound_launch(kernel: Any, a: Any, b: Any) -> Callable[[int], None]:
    from ..base import driver

    config, function, buffer = _packed(kernel, a, b)
    launch = driver.bindings().cuLaunchKernelEx
    return loop(
        "f(config, function, at, 0)", f=launch, config=config, function=function, at=buffer.pointers, keep=buffer
    )


def _driver_loop(kernel: Any, a: Any, b: Any) -> Callable[[int], None]:
    """The C call in a native loop, so that nothing of Python is in the figure."""
    import ctypes

    from ..base import driver
    from ..llvm.library import Library

    config, function, buffer = _packed(kernel, a, b)
    library = Library(__file__, "repeat", "the measured loop of launches")
    repeat = library.function("repeat", ctypes.c_int, *[ctypes.c_void_p] * 4, ctypes.c_int)
    at = driver.address("cuLaunchKernelEx"), int(config.getPtr()), int(function), buffer.pointers

    def natively(count: int, keep: Any = (config, buffer, library)) -> None:
        driver.check(repeat(*at, count), "launching an empty kernel")

    return natively


def _cupy_launch(module: Module, a: Any, b: Any) -> Callable[[int], None]:
    import cupy

    raw = module.cupy.get_function("empty")
    args = (a.data_ptr(), b.data_ptr(), cupy.int32(1), cupy.float32(1))
    return loop("f((1,), (32,), args)", f=raw, args=args)


def core_launch(core: Any, arch: str, a: Any, b: Any) -> Callable[[int], None]:
    """Launches through cuda.core, compiled by it: so many as are asked for."""
    import numpy as np

    device = core.Device()
    device.set_current()
    stream = device.create_stream()
    program = core.Program(EMPTY, code_type="c++", options=core.ProgramOptions(arch=arch))
    kernel = program.compile("cubin").get_kernel("empty")
    config = core.LaunchConfig(grid=1, block=32)
    args = (a.data_ptr(), b.data_ptr(), np.int32(1), np.float32(1))
    names = {"stream": stream, "config": config, "kernel": kernel, "args": args}
    return loop("f(stream, config, kernel, *args)", f=core.launch, **names)


def _triton_launch(a: Any, b: Any) -> Callable[[int], None]:
    from .triton_kernel import empty

    return loop("f[(1,)](a, b, 1, 1.0)", f=empty, a=a, b=b)


def _inline_launch(inline: Built | None, a: Any, b: Any) -> Callable[[int], None]:
    if inline is None or inline.module is None:
        raise RuntimeError("not built" if inline is None else inline.why)
    return loop("f(a, b, 1, 1.0)", f=inline.module.launch, a=a, b=b)
