"""An artifact's kernel, lowered and compiled for this CPU; kept as long as the artifact is."""

from __future__ import annotations

import ctypes
import functools
import os
import re
import time
import weakref
from collections.abc import Mapping
from typing import Any

import numpy as np

from .. import arguments, host_code
from ..artifact import Artifact
from ..errors import ArgumentError
from . import instructions
from .counters import order
from .counters.table import Table
from .lowering.blocks import text
from .lowering.kernel import STACK, Lowering
from .machine import processes
from .machine.callback import CALLBACK
from .machine.heap import Heap
from .native import frame as f
from .native.memory import aligned
from .ptx import calls, check, early_use, malformed, meetings
from .ptx.parse import Function, Inst, Variable, parse
from .races import wgmma_registers
from .settings import Settings

_WORD = re.compile(r"[%$\w.]+")
_RESERVED = 1024  # bytes of shared memory that cooperative groups use without a variable, by %reserved_smem_offset_1
_STACK = 32 * 1024  # bytes of local memory that a thread of a kernel with `alloca` has for it
# Bytes of static shared memory and of local memory [CUDA Programming Guide, "Compute Capabilities"].
_MOST_SHARED, _MOST_LOCAL = 48 * 1024, 512 * 1024


class Source:
    """An artifact's PTX, parsed, and the memory of its variables, which its kernels share.

    Attributes:
        functions: the kernels by name, with the bodies of what they call.
        heap: what their threads take memory from.
        allocates: whether any of them does; another may use what it took.
        variables: the module's variables.
    """

    def __init__(self, artifact: Artifact, places: Mapping[str, int] | None = None):
        """``places``: host addresses of variables whose memory there is; the others get memory of their own."""
        kernels, devices, self.variables = parse(artifact.ptx, artifact.source_name)
        for kernel in kernels.values():
            kernel.codes = calls.addresses(devices)
        self.functions = {name: calls.expand(kernel, devices, self.variables) for name, kernel in kernels.items()}
        self._memory: dict[str, np.ndarray] = {}
        self._places = dict(places or {})
        self.heap = Heap()
        bodies = (item for function in self.functions.values() for item in function.body)
        self.allocates = any(isinstance(item, Inst) and item.op == "malloc" for item in bodies)
        self._codes = calls.addresses(devices)
        self.initialise()

    def initialise(self) -> None:
        """Puts the initial values of the variables into their memory."""
        kept = [item for item in self.variables if item.space not in ("shared", "local")]
        symbols = self._codes | {item.name: self.memory(item).ctypes.data for item in kept}
        for item in kept:
            _fill(self.memory(item), item)
            _point(self.memory(item), item, symbols)

    def memory(self, item: Variable) -> np.ndarray:
        """The memory of a variable: one for all kernels."""
        if item.name not in self._memory:
            size = max(item.size, 1)
            if place := self._places.get(item.name):
                array = np.ctypeslib.as_array((ctypes.c_uint8 * size).from_address(place))
            else:
                array = aligned(size, max(item.align, 16))
            self._memory[item.name] = array
            _fill(array, item)
        return self._memory[item.name]


def _fill(array: np.ndarray, item: Variable) -> None:
    array[:] = 0
    array[: len(item.data)] = np.frombuffer(item.data, np.uint8)


def _point(array: np.ndarray, item: Variable, symbols: Mapping[str, int]) -> None:
    """Puts the addresses into a variable that its initial value names."""
    for at, name, more in item.pointers:
        if name not in symbols:
            raise ArgumentError(f"initial address of {name}: expected a global variable or a device function")
        array[at : at + 8].view(np.uint64)[0] = symbols[name] + more


class Program:
    """One compiled kernel.

    Attributes:
        name, arch, entry: what it was made from.
        frame_size: bytes of a warp's frame.
        reserved: bytes at the begin of shared memory that are not the user's, and zero at the start.
        specials: frame offset of each special register in use.
        sites: the places at which the code calls Python or stops, by number.
        forms: u64, by site: host address of what the code knows of its operands (native/product_queue.py), or 0.
        hazards: registers of wgmma that are followed, and the frame offset of their words.
        run: the dispatcher, i64(frame, table).
        table: host address of the table of block functions.
        static_shared: bytes of shared memory up to the dynamic part, the system's kilobyte included.
        param_size: bytes of the packed parameters.
        local_size: bytes of local memory of a thread.
        globals: the module's variables, (array, name).
        heap: what `malloc` takes memory from.
        counters: what the code counts, or None.
        blocks: the kernel's basic blocks.
        effects: of their instructions, a row for each block.
        independent: its clusters may run in several processes (processes.py).
        build_seconds: time of parsing, lowering and compiling.
    """

    def __init__(self, artifact: Artifact, source: Source, name: str, settings: Settings):
        started = time.perf_counter()
        if name not in source.functions:
            raise ArgumentError(f"entry: the PTX has no kernel {name!r}; it has {', '.join(source.functions)}")
        self.name, self.arch, self.entry = name, artifact.arch, artifact.entries[name]
        self.source, self.heap = source, source.heap
        function = source.functions[name]
        self.globals: list[tuple[np.ndarray, str]] = []
        symbols = self._symbols(function)
        check.check(function)
        self.blocks = meetings.blocks(function)
        early_use.mark(self.blocks, function.registers)
        self.counters = Table(self.blocks) if settings.counters else None
        target = ctypes.cast(CALLBACK, ctypes.c_void_p).value or 0
        constants = [
            (item.name, symbols[item.name][1], item.size) for item in source.variables if item.space == "const"
        ]
        low = Lowering(function, self.blocks, symbols, target, artifact.arch, self.param_size, constants)
        low.watched = self.counters is not None or settings.trace is not None
        self.effects = low.definedness.effects
        self.hazards = wgmma_registers.Hazards(self.blocks, function.registers, self.effects)
        self.hazards.at = low.place(self.hazards.size) + 4
        follow = functools.partial(wgmma_registers.follow, self.hazards)
        code = text(low, (follow,), self.counters)
        self.frame_size, self.specials, self.sites = low.size, low.specials, low.sites
        if settings.trace:
            order.follow(self.sites)
        self.forms = np.zeros(len(self.sites), np.uint64)
        if settings.dump:
            with open(os.path.join(settings.dump, f"{name}.ll"), "w") as file:
                file.write(code)
        title = f"{name} of {artifact.source_name}"
        self._engine = host_code.build(title, code, level=0, passes=False, outside=low.outside, safely=True)
        pointers = [self._engine.get_function_address(f"block{i}") for i in range(len(self.blocks))]
        self._table = (ctypes.c_uint64 * len(pointers))(*pointers)
        self.table = ctypes.addressof(self._table)
        self.run: Any = ctypes.PYFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p)(
            self._engine.get_function_address("run")
        )
        self.independent = processes.independent(self.blocks)
        self.build_seconds = time.perf_counter() - started

    def _symbols(self, function: Function) -> dict[str, tuple[str, int]]:
        symbols: dict[str, tuple[str, int]] = {}
        offsets, self.param_size = arguments.layout(self.entry.params)
        for param, offset in zip(self.entry.params, offsets, strict=True):
            symbols[param.name] = ("param", offset)
        shared, local = f.SHARED_BASE, 0
        used = _words(function)
        self.reserved = _RESERVED if any(word.startswith("%reserved_smem_offset") for word in used) else 0
        shared += self.reserved
        ours = [item for item in self.source.variables if item.space != "shared" or item.name in used]
        declared = [*ours, *function.variables]
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
                array = self.source.memory(item)
                self.globals.append((array, item.name))
                symbols[item.name] = (item.space, array.ctypes.data)
        symbols |= {name: ("code", at) for name, at in function.codes.items()}
        if self.source.allocates:
            self.globals.append((self.source.heap.memory, "the heap of malloc"))
        memories = {name: at for name, (space, at) in symbols.items() if space not in ("shared", "local", "param")}
        for item in function.variables:
            if item.pointers:
                _point(self.source.memory(item), item, memories)
        if any(isinstance(item, Inst) and item.parts[0] in ("alloca", "stacksave") for item in function.body):
            local = -(-local // 16) * 16
            symbols[STACK] = ("local", local)
            local += _STACK
        self.static_shared, self.local_size = shared, -(-local // 16) * 16
        for what, size, most in (
            ("static shared memory of a CTA", shared - f.SHARED_BASE - self.reserved, _MOST_SHARED),
            ("local memory of a thread", self.local_size, _MOST_LOCAL),
        ):
            if size > most:
                raise malformed.Malformed(f"{size} bytes of {what}, more than {most}, in kernel {self.name}")
        return symbols


class Programs:
    """The compiled kernels of artifacts. What belongs to an artifact, its variables' memory too, goes with it."""

    def __init__(self) -> None:
        self._sources: dict[int, Source] = {}  # by the id of the artifact
        self._programs: dict[int, dict[tuple[str, bool, bool], Program]] = {}

    def load(self, artifact: Artifact, places: Mapping[str, int] | None = None) -> Source:
        """An artifact's PTX; the first call puts the initial values of its variables into their ``places``. Raises
        Malformed (ptx/malformed.py) where it cannot be read."""
        number = id(artifact)
        if number not in self._sources:
            with malformed.whole(artifact.source_name):
                self._sources[number], self._programs[number] = Source(artifact, places), {}
            weakref.finalize(artifact, self._forget, number)
        return self._sources[number]

    def get(self, artifact: Artifact, name: str, settings: Settings) -> Program:
        """The compiled kernel ``name`` of an artifact. Raises Malformed where no code comes of it."""
        number, source = id(artifact), self.load(artifact)
        programs, key = self._programs[number], (name, settings.counters, settings.trace is not None)
        if key not in programs:
            instructions.register()
            with malformed.whole(artifact.source_name, name):
                programs[key] = Program(artifact, source, name, settings)
        return programs[key]

    def _forget(self, number: int) -> None:
        del self._sources[number], self._programs[number]


def _words(function: Function) -> set[str]:
    """Every word of a kernel's operands. Shared variables of the module that are none of these take no place in its
    shared memory: other kernels use them."""
    insts = (item for item in function.body if isinstance(item, Inst))
    return {word for inst in insts for arg in inst.args for word in _WORD.findall(arg)}


def variables(ptx: str) -> list[tuple[str, int]]:
    """Name and bytes of the variables in memory that a module's kernels share. Raises ValueError."""
    return [(item.name, item.size) for item in parse(ptx, "")[2] if item.space not in ("shared", "local")]
