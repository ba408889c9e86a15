"""numba.cuda with no GPU: it compiles to PTX as ever, its driver is the stand-in, and the emulator gets the PTX.

numba's linker would make a cubin of the PTX, by nvJitLink or by the driver. Here only the functions by which a grid
synchronises itself are linked: NVVM has already put all that numba compiled into one module. This holds for numba-cuda,
and for the older one that numba brings itself.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from ...base import arch as arches
from ..device_runtime import grid
from ..runtime import in_process, toolkit
from .import_hook import on_import


def install() -> None:
    """Makes the stand-in ready as soon as something imports numba.cuda, and not before."""
    on_import("numba.cuda", _prepare, _settle, _redirected)


def _redirected(path: Any) -> bool:
    """Whether numba-cuda, which has a finder for this name, has still to say where it lies."""
    waits = any(type(finder).__module__ == "_numba_cuda_redirector" for finder in sys.meta_path)
    return waits and not any("numba_cuda" in folder for folder in path)


def _prepare(_: Path) -> None:
    tools = toolkit.find(nvcc=False)
    in_process.connect(tools, arches.target_arch("cpu"), {})
    library = in_process.library_of(tools)  # which numba-cuda finds as libcuda.so.1
    sys.modules["numba.core.config"].CUDA_DRIVER = library._name  # type: ignore[attr-defined]


def _settle(cuda: ModuleType) -> None:
    """Kernels keep their PTX and the lines of their sources; findings are reported."""
    from numba.cuda import codegen, dispatcher
    from numba.cuda.cudadrv import driver

    kernel: Any = dispatcher._Kernel
    library: Any = codegen.CUDACodeLibrary
    library.get_cubin = _ptx_for_cubin
    kernel.__init__ = _with_lines(kernel.__init__)
    kernel.launch = _raising_findings(kernel.launch)
    in_process.prefer_findings(driver.CudaAPIError)


def _ptx_for_cubin(library: Any, cc: Any = None) -> Any:
    """What ``CUDACodeLibrary.get_cubin`` returns: the PTX. Raises NotImplementedError where more has to be linked."""
    if library._linking_files:
        names = ", ".join(str(getattr(item, "name", item)) for item in library._linking_files)
        raise NotImplementedError(
            f"a numba kernel is linked with {names}: the emulator takes what numba compiles itself"
        )
    modules = library.get_asm_strs(cc=cc) if hasattr(library, "get_asm_strs") else [library.get_asm_str(cc=cc)]
    if len(modules) != 1:
        raise NotImplementedError(
            "a numba kernel for debugging is made of several modules, which the emulator does not link"
        )
    text = grid.linked(modules[0], arches.target_arch("cpu")).encode()
    object_code = getattr(sys.modules["numba.cuda.cudadrv.driver"], "ObjectCode", None)
    return text + b"\0" if object_code is None else object_code.from_ptx(text)


def _with_lines(original: Callable[..., None]) -> Callable[..., None]:
    """A kernel whose PTX has the lines of its source."""

    @functools.wraps(original)
    def __init__(self: Any, *args: Any, **kwargs: Any) -> None:
        if not kwargs.get("debug"):
            kwargs["lineinfo"] = True
        original(self, *args, **kwargs)

    return __init__


def _raising_findings(original: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(original)
    def launch(*args: Any, **kwargs: Any) -> Any:
        try:
            return original(*args, **kwargs)
        finally:
            in_process.raise_pending()

    return launch
