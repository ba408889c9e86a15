"""A driver whose launches run on the emulator, and whose memory is the host's: native plans run on it with no GPU."""

from __future__ import annotations

import ctypes
import functools
import struct
from collections.abc import Callable
from typing import Any

import torch

from jit import emulator
from jit.arguments import packing
from jit.base.launch_shape import LaunchShape
from jit.emulated_cuda.runtime import in_process
from jit.launch.kernel import Kernel
from jit.replay import native_plan

CONFIG = struct.Struct("<7I4xQQI4x")  # CUlaunchConfig: grid, block, shared memory, stream, attributes, their number
LAUNCH = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint64, ctypes.c_void_p, ctypes.c_void_p)
CLEAR = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint64, ctypes.c_uint, ctypes.c_size_t, ctypes.c_void_p)


class StubDriver:
    """The functions, and what they were asked.

    Attributes:
        native: what plans take.
        launched: names of the kernels that were launched natively.
        cleared: addresses and words.
        refuses: how many of the next calls fail.
    """

    def __init__(self) -> None:
        self.kernels: list[Kernel] = []
        self.launched: list[str] = []
        self.cleared: list[tuple[int, int]] = []
        self.refuses = 0
        self._functions = LAUNCH(self._launch), CLEAR(self._clear)
        launch, clear = (ctypes.cast(function, ctypes.c_void_p).value or 0 for function in self._functions)
        empty = torch._C._dynamo.guards._empty_strided_cpu
        self.native = native_plan.Driver(launch, clear, 0, 0, 0, empty, self._configured, "cpu")

    def _configured(self, kernel: Kernel, shape: LaunchShape, device: int | None) -> tuple[int, bytes, Any]:
        self.kernels.append(kernel)
        return len(self.kernels), CONFIG.pack(*shape.grid, *shape.block, shape.smem, 0, 0, 0), None

    def _refused(self) -> bool:
        self.refuses -= 1
        return self.refuses >= 0

    def _launch(self, config: int, function: int, pointers: int, extra: int | None) -> int:
        if self._refused():
            return 1
        shape = CONFIG.unpack(ctypes.string_at(config, CONFIG.size))
        self.asked(shape[7], self.packed(function, shape[:7], pointers))
        return 0

    def asked(self, stream: int, work: Callable[[], None]) -> None:
        """What is done with work on a stream: it runs at once."""
        work()

    def packed(self, function: int, shape: tuple[int, ...], pointers: int) -> Callable[[], None]:
        """A launch with the parameters that lie at the pointers now."""
        kernel = self.kernels[function - 1]
        offsets, size = packing.layout(kernel.entry.params)
        packed = bytearray(size)
        places = (ctypes.c_void_p * len(offsets)).from_address(pointers)
        for param, offset, place in zip(kernel.entry.params, offsets, places, strict=True):
            packed[offset : offset + param.size] = ctypes.string_at(place, param.size)
        return functools.partial(self._run, kernel, bytes(packed), shape)

    def _run(self, kernel: Kernel, packed: bytes, shape: tuple[int, ...]) -> None:
        module = emulator.Module(kernel.module.artifact.ptx, kernel.module.artifact.source_name)
        allocations = tuple(in_process.tensors(0))
        launch = LaunchShape(shape[:3], shape[3:6], shape[6])
        emulator.execute(emulator.Request(module, kernel.name, packed, allocations, launch))
        self.launched.append(kernel.name)

    def _clear(self, address: int, value: int, words: int, stream: int | None) -> int:
        if self._refused():
            return 1
        self.asked(stream or 0, functools.partial(self.fill, address, value, words))
        return 0

    def fill(self, address: int, value: int, words: int) -> None:
        """Writes a value to 32-bit words."""
        ctypes.memset(address, value, 4 * words)
        self.cleared.append((address, words))
