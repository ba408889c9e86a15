"""CuTe DSL with no GPU: it compiles as ever, and what its host code asks of CUDA goes to the stand-in.

Its host code is compiled code too. It reaches CUDA through one library of its own, whose functions `divert` has jump to
the stand-in. It loads cubins; the compiler keeps the PTX beside them, and the emulator gets that.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from ...base import arch as arches
from ...base import emulated_device
from ..runtime import in_process, toolkit
from ..runtime.divert import divert
from .import_hook import on_import

_RUNTIME = "*/lib/libcute_dsl_runtime.so"  # below the folder of the wheel


def install() -> None:
    """Makes the stand-in ready as soon as something imports CuTe DSL, and not before."""
    on_import("cutlass", _prepare, _settle)


def _prepare(root: Path) -> None:
    runtimes = sorted(root.parent.glob(_RUNTIME))
    if not runtimes:
        return  # another package of this name
    arch = arches.target_arch("cpu")
    os.environ.update(CUTE_DSL_ARCH=arch, CUTE_DSL_KEEP_PTX="1", CUTE_DSL_KEEP_CUBIN="1", CUTE_DSL_LINEINFO="1")
    os.environ.setdefault("CUTE_DSL_DUMP_DIR", tempfile.mkdtemp(prefix="cute-"))
    tools = toolkit.find(nvcc=False)
    in_process.connect(tools, arch, {})
    library = in_process.library_of(tools)
    for path in runtimes:
        divert(path, library, ("_cu",))


def _settle(package: ModuleType) -> None:
    """Has each compiled function's PTX known by its cubin, and findings reported."""
    try:
        from cutlass.base_dsl import common, jit_executor
    except ImportError:
        return
    from cuda.bindings import runtime

    done = runtime.cudaError_t.cudaSuccess  # these bindings have a runtime in them that gives no way to it
    runtime.cudaGetDeviceCount = lambda: (done, emulated_device.count())
    runtime.cudaLibraryUnload = lambda library: (done,)
    kept: Any = jit_executor.JitFunctionArtifacts
    read = kept.__post_init__

    def __post_init__(self: Any) -> None:
        read(self)
        if isinstance(self.CUBIN, bytes) and self.PTX:
            in_process.know(self.CUBIN, self.PTX)

    kept.__post_init__ = __post_init__
    for error in (getattr(common, name, None) for name in ("DSLCudaRuntimeError", "DSLRuntimeError")):
        if error is not None:
            in_process.prefer_findings(error)
