"""From an edit to a cubin in a process that runs already: this layer and its peers on one small source."""

from __future__ import annotations

import importlib.util
import itertools
import os
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..base import arch as arches
from ..cache.store import Cache
from ..compiler.build import compile
from . import EMPTY, Table, cuda_device, milliseconds, tried

_count = itertools.count()


def edited(text: str = EMPTY) -> str:
    """The source with other code in it than any compiler has seen: some keep what they make of the same PTX."""
    return text.replace("{}", f"{{ if (n == {time.time_ns() % (1 << 30)}) *a = s + {next(_count)}; }}")


def table() -> Table:
    """Milliseconds."""
    rows: dict[str, float | str] = {}
    arch = arches.target_arch("cuda") if cuda_device() else arches.DEFAULT
    with tempfile.TemporaryDirectory() as folder:
        cache = Cache(Path(folder, "cache"))
        compile(EMPTY, arch=arch, cache=cache)
        rows["jit: compiled and kept in the cache"] = milliseconds(lambda: compile(edited(), arch=arch, cache=cache))
        rows["jit: compiled, not kept"] = milliseconds(lambda: compile(edited(), arch=arch, cache=False))
        rows["jit: found in the cache, nothing edited"] = milliseconds(
            lambda: compile(EMPTY, arch=arch, cache=cache), 101
        )
        peers: dict[str, Callable[[], float]] = {
            "cuda.core: Program.compile": lambda: _cuda_core(arch),
            "cupy: RawModule.compile": lambda: _cupy(folder),
            "nvcc -cubin": lambda: _nvcc(arch, Path(folder)),
            "Triton: edited, compiled, launched": lambda: _triton(Path(folder)),
        }
        for name, measure in peers.items():
            rows[name] = tried(measure)
    return Table("An edited source to a cubin, in a process that runs already", "ms", rows)


def core_api() -> Any:
    """cuda.core, where its names are."""
    import cuda.core

    if hasattr(cuda.core, "Program"):
        return cuda.core
    from cuda.core import experimental

    return experimental


def _cuda_core(arch: str) -> float:
    core = core_api()

    def once() -> None:
        program = core.Program(edited(), code_type="c++", options=core.ProgramOptions(arch=arch))
        program.compile("cubin").code  # noqa: B018

    if cuda_device():
        core.Device().set_current()
    once()
    return milliseconds(once)


def _cupy(folder: str) -> float:
    import cupy

    before = os.environ.get("CUPY_CACHE_DIR")
    os.environ["CUPY_CACHE_DIR"] = folder
    try:
        cupy.RawModule(code=edited()).compile()
        return milliseconds(lambda: cupy.RawModule(code=edited()).compile())
    finally:
        os.environ.pop("CUPY_CACHE_DIR") if before is None else os.environ.update(CUPY_CACHE_DIR=before)


def _nvcc(arch: str, folder: Path) -> float:
    from ..emulated_cuda.runtime import toolkit

    nvcc = toolkit.find().nvcc
    source = folder / "edited.cu"

    def once() -> None:
        source.write_text(edited())
        subprocess.run([nvcc, "-cubin", f"-arch={arch}", source, "-o", folder / "edited.cubin"], check=True)

    return milliseconds(once, 3)


def _triton(folder: Path) -> float:
    import torch

    if not cuda_device():
        raise RuntimeError("no CUDA device")
    a, b = torch.zeros(2, 16, device="cuda")
    text = (Path(__file__).parent / "triton_kernel.py").read_text()

    def once() -> None:
        number = next(_count)
        path = folder / f"edited_{number}.py"
        path.write_text(text.replace("return", f"tl.store(a, {os.getpid()}.0 + {number})"))
        spec = importlib.util.spec_from_file_location(path.stem, path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        module.empty[(1,)](a, b, 1, 1.0)
        torch.cuda.synchronize()

    once()
    return milliseconds(once, 3)


def batch_table(builds: int = 32) -> Table:
    """Milliseconds for a batch of sources of some substance on one thread, and on one a core."""
    from ..compiler.batch import compile_many

    def batch(tag: int) -> list[dict[str, Any]]:
        body = " ".join(f"s = s * p[{i}] + {i}.5f;" for i in range(400))
        text = 'extern "C" __global__ void k(float* p) { float s = %d; ' + body + " *p = s; }"
        return [{"source": text % (tag + i), "arch": arches.DEFAULT, "cache": False} for i in range(builds)]

    found: dict[str, float | str] = {}
    for workers in sorted({1, 2, len(os.sched_getaffinity(0))}):
        start = time.perf_counter()
        for outcome in compile_many(batch(workers * 1000), workers=workers):
            if outcome.error:
                raise outcome.error
        found[f"jit: on {workers} threads"] = (time.perf_counter() - start) * 1e3
    return Table(f"{builds} larger sources to cubins, not kept", "ms", found)
