"""A loaded artifact, and its kernels by name."""

from __future__ import annotations

import os
import tempfile
import threading
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from . import arch as arches
from . import compiler
from .artifact import Artifact, Entry
from .cache import Cache
from .errors import ArgumentError, NoDeviceError
from .launch import Kernel


class Module:
    """A compiled source whose entries can be launched on every device of its architecture.

    Nothing is loaded into a device before the first launch there, and nothing is unloaded: a captured CUDA graph may
    hold the functions.

    Attributes:
        artifact: the compiled source.
    """

    def __init__(self, artifact: Artifact):
        self.artifact = artifact
        self._lock = threading.RLock()
        self._kernels: dict[str, Kernel] = {}
        self._cupy: Any = None
        self._library: Any = None

    def __repr__(self) -> str:
        return f"Module({self.artifact.source_name}, {self.artifact.arch}, entries: {', '.join(self.artifact.entries)})"

    @property
    def arch(self) -> str:
        """The architecture it was compiled for."""
        return self.artifact.arch

    @property
    def entries(self) -> Mapping[str, Entry]:
        """The artifact's entries by PTX name."""
        return self.artifact.entries

    def __getitem__(self, name: str) -> Kernel:
        """The kernel of an ``extern "C"`` name or of a name expression. Raises ArgumentError, naming those there are."""
        if kernel := self._kernels.get(name):
            return kernel
        entry = self.entries.get(self.artifact.names.get(name, name))
        if entry is None:
            have = ", ".join([*self.artifact.names, *self.entries]) or "none"
            raise ArgumentError(
                f"no kernel {name!r} in {self.artifact.source_name}; there are: {have}. A kernel needs extern \"C\", or its "
                f"name in name_expressions"
            )
        with self._lock:
            return self._kernels.setdefault(name, Kernel(self, entry))

    @property
    def cupy(self) -> Any:
        """The artifact as a ``cupy.RawModule``. Raises NoDeviceError without cupy or a device."""
        with self._lock:
            if self._cupy is None:
                self._cupy = _raw_module(self.artifact)
            return self._cupy

    def library(self) -> Any:
        """The driver's CUlibrary, which serves every context. Raises LaunchError, NoDeviceError."""
        with self._lock:
            if self._library is None:
                from . import driver

                cuda = driver.bindings()
                result, library = cuda.cuLibraryLoadData(self.artifact.cubin, [], [], 0, [], [], 0)
                driver.check(result, f"loading {self.artifact.source_name} ({self.arch})")
                self._library = library
            return self._library


def _raw_module(artifact: Artifact) -> Any:
    try:
        import cupy
    except ImportError as error:
        raise NoDeviceError(f"cupy is not installed ({error}): pip install cupy-cuda13x, or launch without it") from error
    try:
        cupy.cuda.runtime.getDeviceCount()
    except cupy.cuda.runtime.CUDARuntimeError as error:
        raise NoDeviceError(f"cupy finds no CUDA device ({error})") from error
    path = artifact.cubin_path
    if path is None or not path.exists():
        handle, name = tempfile.mkstemp(suffix=".cubin", prefix="warpyard-")
        with os.fdopen(handle, "wb") as file:
            file.write(artifact.cubin)
        module = cupy.RawModule(path=name)
        module.compile()
        os.unlink(name)
        return module
    return cupy.RawModule(path=str(path))


_modules: dict[tuple[str, str], Module] = {}
_modules_lock = threading.Lock()


def load(
    source: str | os.PathLike[str],
    *,
    arch: str | None = None,
    defines: Mapping[str, object] | None = None,
    options: Sequence[str] = (),
    include_dirs: Sequence[str | os.PathLike[str]] = (),
    name_expressions: Sequence[str] = (),
    backend: Literal["raw"] = "raw",
    cache: Cache | Literal[False] | None = None,
) -> Module:
    """Compiles a source, or finds it in the cache, and makes its kernels callable.

    Args:
        source: path of a ``.cu``, or the text.
        arch: with its suffix; None takes jit.target_arch().
        defines, options, include_dirs, name_expressions, cache: as for jit.compile().
        backend: ``"raw"``: device code only, through NVRTC.

    Returns:
        The module; the same one for the same source, headers and options within a process.

    Raises:
        as jit.compile().
    """
    if backend != "raw":
        raise ArgumentError(f"backend: expected 'raw', got {backend!r}")
    made = compiler.compile(
        source,
        arch=arch or arches.target_arch(),
        defines=defines,
        options=options,
        include_dirs=include_dirs,
        name_expressions=name_expressions,
        cache=cache,
    )
    with _modules_lock:
        return _modules.setdefault((made.arch, made.key), Module(made))
