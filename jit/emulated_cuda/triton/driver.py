"""Triton's driver for the emulated device: Triton compiles to PTX as for a GPU, and the emulator runs the launches.

Imported where Triton is, by `triton_front`. Nothing here depends on a CUDA driver; ptxas, which the wheel of Triton
brings, gives Triton's compiler its version, and reports the registers of a kernel.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
import warnings
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import torch
import triton
import triton.testing
from torch._C import DisableTorchFunction
from triton.backends import Backend, backends
from triton.backends.compiler import GPUTarget
from triton.backends.driver import DriverBase
from triton.backends.nvidia.compiler import CUDABackend, get_ptxas
from triton.compiler.compiler import CompiledKernel
from triton.runtime import _allocation
from triton.runtime.autotuner import Autotuner

from ... import emulator
from ...base import artifact, emulated_device
from ...base.launch_shape import LaunchShape
from ..runtime import requests
from ..torch import device_model
from . import arguments


class Compiler(CUDABackend):
    """Triton's compiler for NVIDIA, whose last stage keeps the PTX instead of assembling it."""

    def add_stages(self, stages: dict[str, Any], *rest: Any) -> None:
        """As Triton's."""
        super().add_stages(stages, *rest)
        stages["cubin"] = lambda source, metadata: source.encode()

    def hash(self) -> str:
        """A part of the key in Triton's cache, where nothing of these may be taken for a cubin."""
        return f"emulated-{super().hash()}"


class Loaded:
    """A kernel's PTX, ready to be launched; what Triton keeps as its function handle."""

    def __init__(self, name: str, ptx: str) -> None:
        self.name, self.ptx = name, ptx
        self.entry = artifact.of_ptx(ptx, "").entries[name]
        self._used: dict[str, int] | None = None

    def used(self) -> dict[str, int]:
        """What ptxas says of the kernel's resources: fields of jit.base.artifact.Entry. Raises RuntimeError where it
        refuses the PTX."""
        if self._used is None:
            arch = device_model.arch()
            with tempfile.TemporaryDirectory() as folder:
                source = Path(folder, "kernel.ptx")
                source.write_text(self.ptx)
                tool = get_ptxas(_number(arch)).path
                words = [tool, "-v", f"--gpu-name={arch.name}", str(source), "-o", os.devnull]
                done = subprocess.run(words, capture_output=True, text=True, errors="replace")
            if done.returncode:
                raise RuntimeError(f"ptxas refuses the PTX of {self.name}: {done.stderr.strip()}")
            self._used = artifact.resources(done.stderr).get(self.name, {})
        return self._used


class Launcher:
    """Launches one compiled kernel; made by Triton, called with the grid and the arguments.

    Args:
        src: Triton's source: its function and its signature.
        metadata: what Triton's compiler noted.
    """

    def __init__(self, src: Any, metadata: Any) -> None:
        self._metadata = metadata
        self._signature = list(src.signature.values())
        function: Any = getattr(src, "fn", None)
        self._names = list(getattr(function, "arg_names", None) or map(str, src.signature))
        self._file = function.fn.__code__.co_filename if hasattr(function, "fn") else "triton"

    def __call__(
        self, x: int, y: int, z: int, stream: Any, function: Loaded, packed: Any, meta: Any, enter: Any, leave: Any,
        *args: Any,
    ) -> None:  # fmt: skip
        """Launches.

        Raises:
            ArgumentError, ValueError: an argument does not fit.
            EmulatorFinding, UnsupportedInstruction: as ``jit.emulator.execute``.
        """
        if enter is not None:
            enter(meta)
        if x * y * z > 0:
            self._launch((x, y, z), stream, function, args)
        if leave is not None:
            leave(meta)

    def _launch(self, grid: tuple[int, int, int], stream: Any, function: Loaded, args: Sequence[Any]) -> None:
        meta, entry = self._metadata, function.entry
        ctas = getattr(meta, "num_ctas", 1)
        programs = grid[0] * grid[1] * grid[2] * ctas
        scratch = [
            _scratch(programs * size, align, stream, allocator)
            for size, align, allocator in (
                (meta.global_scratch_size, meta.global_scratch_align, _allocation._allocator),
                (meta.profile_scratch_size, meta.profile_scratch_align, _allocation._profile_allocator),
            )
        ]
        with DisableTorchFunction():
            descriptors = iter(getattr(meta, "tensordesc_meta", None) or ())
            given = arguments.flattened(self._signature, args, descriptors)
            given += [("*", address) for address, _ in scratch]
            params = arguments.packed(entry, given)
            known = arguments.allocations(self._names, args)
            known += arguments.allocations(["scratch"] * 2, [buffer for _, buffer in scratch])
            if _tuning.trying:
                return
            shape = LaunchShape(
                (grid[0] * ctas, *grid[1:]), entry.block or (32 * meta.num_warps, 1, 1), meta.shared,
                (ctas, 1, 1) if ctas > 1 else None, bool(getattr(meta, "launch_cooperative_grid", False)),
            )  # fmt: skip
            module = emulator.Module(function.ptx, self._file, device=emulated_device.current())
            requests.execute_on_stream(emulator.Request(module, function.name, params, tuple(known), shape))


def _scratch(size: int, align: int, stream: Any, allocator: Any) -> tuple[int, Any]:
    """The address of scratch memory that Triton asks of the user's allocator, and what holds it."""
    if size == 0:
        return 0, None
    buffer = allocator.get()(size + align, align, stream)  # host memory may be aligned to less than a GPU's
    return -(-buffer.data_ptr() // align) * align, buffer


class _Utils:
    """What Triton asks of a driver's C module."""

    def load_binary(self, name: str, binary: bytes, shared: int, device: int) -> tuple[Any, ...]:
        """Module, function, and what the launch may use; the registers and spills are found when asked for."""
        loaded = Loaded(name, binary.decode())
        registers, spills = (lambda: loaded.used().get("registers", 0)), (lambda: loaded.used().get("spill_loads", 0))
        return loaded, loaded, registers, spills, device_model.arch().max_threads_per_block

    def unload_module(self, module: Any) -> None:
        """Nothing to do."""

    def get_device_properties(self, device: int = 0) -> dict[str, int]:
        """Those of the architecture. There are no clock rates: nothing here has one."""
        row = device_model.properties()
        return {
            "max_shared_mem": row.shared_memory_per_block_optin,
            "max_num_regs": row.regs_per_multiprocessor,
            "multiprocessor_count": row.multi_processor_count,
            "warpSize": row.warp_size,
        }

    def set_printf_fifo_size(self, size: int) -> None:
        """Nothing to do: what a kernel prints has no limit."""


class Driver(DriverBase):
    """The emulated device for Triton."""

    def __init__(self) -> None:
        super().__init__()
        self.utils, self.launcher_cls = _Utils(), Launcher

    @classmethod
    def is_active(cls) -> bool:
        """True: there is an emulated device."""
        return True

    def get_current_target(self) -> GPUTarget:
        """``--arch``."""
        return GPUTarget("cuda", _number(device_model.arch()), 32)

    def get_device_capability(self, device: int = 0) -> tuple[int, int]:
        """That of ``--arch``."""
        return device_model.arch().capability

    def get_current_device(self) -> int:
        """The index of torch's current device."""
        return emulated_device.current()

    def set_current_device(self, device: int) -> None:
        """Makes a device the current one, for torch too."""
        emulated_device.set_current(device)

    def get_current_stream(self, device: int = 0) -> int:
        """All streams are in order."""
        return 0

    def get_active_torch_device(self) -> torch.device:
        """torch's name of the current device."""
        return torch.device("cuda", emulated_device.current())

    def get_device_interface(self) -> Any:
        """torch's module."""
        return torch.cuda

    def map_python_to_cpp_type(self, ty: str) -> str:
        """For host code in C, which is not made here."""
        raise NotImplementedError("ahead-of-time C code of Triton kernels is not emulated")

    def get_benchmarker(self) -> Callable[..., Any]:
        """What autotuning measures with: it only tries whether a configuration can be launched."""
        return _tried

    def get_empty_cache_for_benchmark(self) -> torch.Tensor:
        """Nothing is cached."""
        return torch.empty(0, device="cuda")

    def clear_cache(self, cache: Any) -> None:
        """Nothing is cached."""


def _number(arch: Any) -> int:
    return arch.capability[0] * 10 + arch.capability[1]


def _tried(call: Callable[[], Any], quantiles: Sequence[float] | None = None, **_: Any) -> Any:
    call()
    return [0.0] * len(quantiles) if quantiles else 0.0


class _Tuning:
    """Autotuning: the first configuration that compiles and fits is taken, the others are not looked at."""

    def __init__(self) -> None:
        self.trying = False
        self._prune, self._bench = Autotuner.prune_configs, Autotuner._bench

    def install(self) -> None:
        """Replaces what Triton measures with."""
        tuning = self

        def prune_configs(tuner: Any, kwargs: dict[str, Any]) -> Any:
            tuner.emulated_choice = None
            return tuning._prune(tuner, kwargs)

        def _bench(tuner: Any, *args: Any, config: Any, **meta: Any) -> Any:
            if getattr(tuner, "emulated_choice", None) is not None:
                return [float("inf")] * 3
            tuning.trying = True
            try:
                times = tuning._bench(tuner, *args, config=config, **meta)
            finally:
                tuning.trying = False
            if (times[0] if isinstance(times, (list, tuple)) else times) != float("inf"):
                tuner.emulated_choice = config
            return times

        Autotuner.prune_configs, Autotuner._bench = prune_configs, _bench


_tuning = _Tuning()


def _do_bench(
    fn: Callable[[], Any], *_: Any, quantiles: Sequence[float] | None = None, return_mode: str = "mean", **__: Any
) -> Any:
    """As ``triton.testing.do_bench``, of one call: milliseconds of the host, which are those of no device."""
    started = time.perf_counter()
    fn()
    spent = (time.perf_counter() - started) * 1e3
    if quantiles is not None:
        return [spent] * len(quantiles) if len(quantiles) > 1 else spent
    return [spent] if return_mode == "all" else spent


def _when_asked(name: str) -> property:
    """An attribute of compiled kernels whose value may be a function that finds it."""

    def get(kernel: Any) -> Any:
        value = kernel.__dict__.get(name)
        return value() if callable(value) else value

    def put(kernel: Any, value: Any) -> None:
        kernel.__dict__[name] = value

    return property(get, put)


def install() -> None:
    """Makes the emulated device Triton's only one, in this process."""
    warnings.filterwarnings("ignore", message="TRITON_DEFAULT_FP_FUSION")  # of Triton 3.9, at each first compile
    backends["nvidia"] = Backend(Compiler, Driver)
    triton.runtime.driver.set_active(Driver())
    for name in ("n_regs", "n_spills"):
        setattr(CompiledKernel, name, _when_asked(name))
    for name in ("do_bench", "do_bench_cudagraph"):
        setattr(triton.testing, name, _do_bench)
    _tuning.install()
