"""An artifact's kernel, lowered and compiled for this CPU; kept for the life of the process."""

from __future__ import annotations

import ctypes
import functools
import os
import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from ... import arguments
from ...artifact import Artifact
from ...errors import ArgumentError
from . import atomics, calls, counters, flow, lane_races, native, parallel, runtime
from . import frame as f
from .lower import STACK, Lowering
from .parse import Function, Inst, Variable, parse
from .tcgen05 import early_use

Callback = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64, ctypes.c_uint32)
_LOCK = threading.RLock()
_STACK = 32 * 1024  # bytes of local memory that a thread of a kernel with `alloca` has for it


class Program:
    """One compiled kernel.

    Attributes:
        name, artifact, entry: what it was made from.
        frame_size: bytes of a warp's frame.
        specials: frame offset of each special register in use.
        hazards, hazards_at: registers of wgmma that are followed, and the frame offset of their words.
        run: the dispatcher, i64(frame, table).
        table: host address of the table of block functions.
        static_shared: bytes of shared memory up to the dynamic part, the system's kilobyte included.
        local_size: bytes of local memory of a thread.
        globals: the module's variables, (array, name).
        counters: what the code counts, or None.
        independent: its clusters may run in several processes (parallel.py).
        build_seconds: time of parsing, lowering and compiling.
    """

    def __init__(self, artifact: Artifact, name: str, callback: Any):
        started = time.perf_counter()
        functions, variables = parsed(artifact)
        if name not in functions:
            raise ArgumentError(f"entry: the PTX has no kernel {name!r}; it has {', '.join(functions)}")
        self.name, self.artifact, self.entry = name, artifact, artifact.entries[name]
        function = functions[name]
        self.globals: list[tuple[np.ndarray, str]] = []
        symbols = self._symbols(function, variables)
        blocks = flow.blocks(function)
        early_use.mark(blocks)
        self.counters = counters.Table(blocks) if counters.enabled() else None
        target = ctypes.cast(callback, ctypes.c_void_p).value or 0
        low = Lowering(function, blocks, symbols, target, artifact.arch, self.counters)
        body = low.text()
        self.frame_size, self.specials = low.size, low.specials
        self.hazards, self.hazards_at = low.hazards, low.hazards_at
        makers: dict[str, Callable[..., str]] = {
            "load": runtime.load,
            "store": runtime.store,
            "same": lane_races.same,
            "operation": atomics.operation,
            "atomic": atomics.helper,
        }
        helpers = [makers[what](*how) for what, *how in sorted(low.helpers, key=str)]
        known = [line for line in runtime.DECLARE.splitlines() if line.startswith("declare")]
        shuffles = [mode for mode in ("up", "down", "bfly", "idx") if f"@shfl_{mode}(" in body]
        helpers += [*low.functions.values(), *(runtime.shuffle(mode) for mode in shuffles)]
        text = "\n".join([runtime.DECLARE, *(d for d in sorted(low.intrinsics) if d not in known), *helpers, body])
        if path := os.environ.get("WARPYARD_EMULATOR_DUMP"):
            with open(os.path.join(path, f"{name}.ll"), "w") as file:
                file.write(text)
        self._engine = native.engine(text, level=0, passes=False)
        pointers = [self._engine.get_function_address(f"block{i}") for i in range(len(blocks))]
        self._table = (ctypes.c_uint64 * len(pointers))(*pointers)
        self.table = ctypes.addressof(self._table)
        self.run = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p)(
            self._engine.get_function_address("run")
        )
        self.blocks, self.independent = blocks, parallel.independent(blocks)
        self.build_seconds = time.perf_counter() - started

    def _symbols(self, function: Function, variables: list[Variable]) -> dict[str, tuple[str, int]]:
        symbols: dict[str, tuple[str, int]] = {}
        offsets, self.param_size = arguments.layout(self.entry.params)
        for param, offset in zip(self.entry.params, offsets, strict=True):
            symbols[param.name] = ("param", offset)
        self.param_offsets = offsets
        shared, local = f.SHARED_BASE, 0
        declared = [*variables, *function.variables]
        pointing: list[tuple[np.ndarray, int, str, int]] = []
        for item in sorted(declared, key=lambda v: v.size == 0):  # the dynamic part last
            if item.space == "shared":
                shared = -(-shared // item.align) * item.align
                symbols[item.name] = ("shared", shared)
                shared += item.size
            elif item.space == "local":
                local = -(-local // item.align) * item.align
                symbols[item.name] = ("local", local)
                local += item.size
            else:
                array = self._variable(item)
                self.globals.append((array, item.name))
                symbols[item.name] = (item.space, array.ctypes.data)
                pointing += [(array, *pointer) for pointer in item.pointers]
        symbols |= {name: ("code", at) for name, at in function.codes.items()}
        for array, at, name, more in pointing:
            if name not in symbols or symbols[name][0] in ("shared", "local", "param"):
                raise ArgumentError(f"initial address of {name}: expected a global variable or a device function")
            array[at : at + 8].view(np.uint64)[0] = symbols[name][1] + more
        if any(isinstance(item, Inst) and item.parts[0] in ("alloca", "stacksave") for item in function.body):
            local = -(-local // 16) * 16
            symbols[STACK] = ("local", local)
            local += _STACK
        self.static_shared, self.local_size = shared, -(-local // 16) * 16
        return symbols

    def _variable(self, item: Variable) -> np.ndarray:
        """The memory of a variable of the module: one for all of its kernels."""
        key = (self.artifact.key, item.name)
        if key not in _VARIABLES:
            array = _VARIABLES[key] = _aligned(max(item.size, 1), max(item.align, 16))
            array[: len(item.data)] = np.frombuffer(item.data, np.uint8)
        return _VARIABLES[key]


_VARIABLES: dict[tuple[str, str], np.ndarray] = {}


def _aligned(size: int, align: int) -> np.ndarray:
    """Zeroed bytes at an aligned host address."""
    raw = np.zeros(size + align, np.uint8)
    skip = -raw.ctypes.data % align
    return raw[skip : skip + size]


aligned = _aligned


@functools.lru_cache(64)
def _parsed(key: str, ptx: str, source: str) -> tuple[dict[str, Function], list[Variable]]:
    kernels, devices, variables = parse(ptx, source)
    for kernel in kernels.values():
        kernel.codes = calls.addresses(devices)
    return {name: calls.expand(kernel, devices, variables) for name, kernel in kernels.items()}, variables


def parsed(artifact: Artifact) -> tuple[dict[str, Function], list[Variable]]:
    """The artifact's kernels and variables."""
    return _parsed(artifact.key, artifact.ptx, artifact.source_name)


_PROGRAMS: dict[tuple[str, str, bool], Program] = {}


def program(artifact: Artifact, name: str, callback: Any) -> Program:
    """The compiled kernel ``name`` of an artifact."""
    with _LOCK:
        key = (artifact.key, name, counters.enabled())
        if key not in _PROGRAMS:
            _PROGRAMS[key] = Program(artifact, name, callback)
        return _PROGRAMS[key]
