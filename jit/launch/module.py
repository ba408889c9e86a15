"""A loaded artifact, and its kernels by name."""

from __future__ import annotations

import atexit
import contextlib
import functools
import os
import sys
import tempfile
import threading
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, Literal, overload

from ..base import arch as arches
from ..base import driver, environment, user_code
from ..base.artifact import Artifact, Entry
from ..base.constants import Constants
from ..base.errors import ArgumentError, JitError, NoDeviceError
from ..cache.store import Cache
from ..compiler.build import compile
from .kernel import Kernel


class Module:
    """A compiled source whose entries can be launched on every device of its architecture.

    Nothing is loaded into a device before the first launch there, and nothing is unloaded: a captured CUDA graph may
    hold the functions.

    Args:
        artifact: the compiled source.
        loader: ``"cupy"`` loads through ``cupy.RawModule``, ``"driver"`` through ``cuLibraryLoadData``; None takes cupy
            where the process has imported it and it finds a device, else the driver.
    """

    def __init__(self, artifact: Artifact, loader: Literal["cupy", "driver"] | None = None):
        self.artifact = artifact
        self._loader = loader
        self._lock = threading.RLock()
        self._kernels: dict[str, Kernel] = {}
        self._cupy: Any = None
        self._library: Any = None

    def __repr__(self) -> str:
        return f"Module({self.artifact.source_name}, {self.arch}, entries: {', '.join(self.entries)})"

    @property
    def arch(self) -> str:
        """The architecture it was compiled for."""
        return self.artifact.arch

    @property
    def entries(self) -> Mapping[str, Entry]:
        """The artifact's entries by PTX name."""
        return self.artifact.entries

    @property
    def constants(self) -> Constants:
        """The integers that the source exports to its host, by name; a name that is not there raises ArgumentError."""
        return self.artifact.constants

    def __getitem__(self, name: str) -> Kernel:
        """The kernel of an ``extern "C"`` name or name expression. Raises ArgumentError, naming those there are."""
        if kernel := self._kernels.get(name):
            return kernel
        entry = self.entries.get(self.artifact.names.get(name, name))
        if entry is None:
            have = ", ".join([*self.artifact.names, *self.entries]) or "none"
            raise ArgumentError(
                f'no kernel {name!r} in {self.artifact.source_name}; there are: {have}. Declare it extern "C", or give '
                f"its name in name_expressions"
            )
        with self._lock:
            return self._kernels.setdefault(name, Kernel(self, entry))

    @property
    def loader(self) -> str:
        """``"cupy"`` or ``"driver"``: what loads the cubin into a device. Marks are read through the driver."""
        if self._loader or environment.MARKS.read():
            return self._loader or "driver"
        return "cupy" if "cupy" in sys.modules and _cupy_works() else "driver"

    @property
    def cupy(self) -> Any:
        """The artifact as a ``cupy.RawModule``. Raises NoDeviceError without cupy or without a device."""
        with self._lock:
            if self._cupy is None:
                self._cupy = _raw_module(self.artifact)
            return self._cupy

    def variable(self, name: str) -> tuple[int, int] | None:
        """Address and bytes of a ``__device__`` variable in the current context; None where the driver has not loaded
        the module, or where it has no such variable."""
        with self._lock:
            return None if self._library is None else driver.variable_of(self._library, name)

    def function(self, name: str, device: int) -> Any:
        """The CUfunction of an entry on ``device``, which must be current. Raises LaunchError, NoDeviceError."""
        with self._lock:
            if self.loader == "cupy":
                return driver.bindings().CUfunction(self.cupy.get_function(name).kernel.ptr)
            if self._library is None:
                self._library = driver.load_library(self.artifact.cubin, f"{self.artifact.source_name} for {self.arch}")
            return driver.function_of(self._library, name)


@functools.cache
def _cupy_works() -> bool:
    try:
        import cupy

        return cupy.cuda.runtime.getDeviceCount() > 0
    except Exception:  # a cupy for another CUDA fails to import in many ways; the driver serves as well
        return False


def _raw_module(artifact: Artifact) -> Any:
    if not _cupy_works():
        raise NoDeviceError(
            "cupy is not installed or finds no CUDA device; pip install cupy-cuda13x (cupy-cuda12x for a CUDA 12 "
            "driver), or call the kernel itself, which needs no cupy"
        )
    import cupy

    path = artifact.cubin_path
    if path is not None and path.exists():
        return cupy.RawModule(path=str(path))
    handle, name = tempfile.mkstemp(suffix=".cubin", prefix="warpyard-")
    with os.fdopen(handle, "wb") as file:
        file.write(artifact.cubin)
    atexit.register(_remove, name)  # cupy reads the file again for each device
    return cupy.RawModule(path=name)


def _remove(path: str) -> None:
    with contextlib.suppress(OSError):
        os.unlink(path)


_modules: dict[tuple[str, str], Module] = {}
_modules_lock = threading.Lock()


def loaded() -> list[Module]:
    """The modules that ``load`` has made in this process."""
    with _modules_lock:
        return list(_modules.values())


@overload
def load(
    source: str | os.PathLike[str],
    *,
    arch: str | None = ...,
    defines: Mapping[str, object] | None = ...,
    options: Sequence[str] = ...,
    include_dirs: Sequence[str | os.PathLike[str]] = ...,
    name_expressions: Sequence[str] = ...,
    backend: Literal["raw"] = ...,
    cache: Cache | Literal[False] | None = ...,
) -> Module: ...


@overload
def load(
    source: str | os.PathLike[str],
    *,
    arch: str | None = ...,
    defines: Mapping[str, object] | None = ...,
    options: Sequence[str] = ...,
    include_dirs: Sequence[str | os.PathLike[str]] = ...,
    backend: Literal["inline"],
    cpp_source: str = ...,
    functions: Sequence[str] | Mapping[str, str] | None = ...,
) -> ModuleType: ...


def load(
    source: str | os.PathLike[str],
    *,
    arch: str | None = None,
    defines: Mapping[str, object] | None = None,
    options: Sequence[str] = (),
    include_dirs: Sequence[str | os.PathLike[str]] = (),
    name_expressions: Sequence[str] = (),
    backend: Literal["raw", "inline"] = "raw",
    cache: Cache | Literal[False] | None = None,
    cpp_source: str = "",
    functions: Sequence[str] | Mapping[str, str] | None = None,
) -> Module | ModuleType:
    """Compiles a source, or finds it in the cache, and makes its functions callable.

    Args:
        source: path of a ``.cu``, or the text.
        arch: with its suffix, e.g. ``"sm_90a"``; None takes jit.target_arch().
        defines, options, include_dirs: as for jit.compile(); nvcc's options for ``"inline"``.
        name_expressions, cache: as for jit.compile(), ``"raw"`` only.
        backend: ``"raw"`` for device code, through NVRTC; ``"inline"`` for a source with its own host code, through
            ``torch.utils.cpp_extension.load_inline``, which needs nvcc, a C++ compiler and ninja.
        cpp_source: C++ text with the declarations of ``functions``, ``"inline"`` only.
        functions: host functions to bind, ``"inline"`` only.

    Returns:
        ``"raw"``: the Module, the same one for the same source, headers and options within a process. ``"inline"``: the
        Python extension module with the functions.

    Raises:
        CompileError, UnknownArchError, NoCompilerError, CacheError, ArgumentError: as jit.compile().
    """
    __tracebackhide__ = True
    try:
        arch = arch or arches.target_arch()
        if backend == "inline":
            from ..extension import load_inline

            if name_expressions:
                raise ArgumentError(
                    "name_expressions: only for backend='raw'; an inline source instantiates its own templates"
                )
            return load_inline.load(source, arch, defines or {}, options, include_dirs, cpp_source, functions)
        if backend != "raw":
            raise ArgumentError(f"backend: expected 'raw' or 'inline', got {backend!r}")
        if cpp_source or functions:
            raise ArgumentError("cpp_source, functions: only for backend='inline'; a raw source has device code alone")
        made = compile(
            source,
            arch=arch,
            defines=defines,
            options=options,
            include_dirs=include_dirs,
            name_expressions=name_expressions,
            cache=cache,
        )
        with _modules_lock:
            return _modules.setdefault((made.arch, made.key), Module(made))
    except JitError as error:
        raise user_code.at_home(error) from error.__cause__
