"""NVIDIA Warp with no GPU: its Python runs as it is, upon a library that is built of its sources.

Its kernels run on the emulator. Where the library cannot be built, Warp goes to the CPU by itself.
"""

from __future__ import annotations

import ctypes
import functools
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from ...base import arch as arches
from ...base.errors import NoCompilerError
from ..runtime import in_process
from . import ctypes_front, warp_library
from .import_hook import on_import

on_cpu = ""  # why Warp's kernels run on the CPU; empty where they do not


def install() -> None:
    """Has Warp load the other library as soon as it asks for its own, and not before."""
    for name in ("warp._src.context", "warp.context"):  # of versions from 1.10 on, and of those before
        on_import(name, lambda _: None, _settle)


def _settle(context: ModuleType) -> None:
    runtime = getattr(context, "Runtime", None)
    if runtime is None:
        return
    original = runtime.load_dll

    @functools.wraps(original)
    def load_dll(self: Any, dll_path: str) -> Any:
        global on_cpu
        if os.path.basename(dll_path) != warp_library.NAME:
            return original(self, dll_path)
        try:
            nvrtc = ctypes_front.nvrtc_of_programs()
            native = Path(dll_path).parents[1] / "native"
            made = warp_library.build(native, arches.target_arch("cpu"), nvrtc)
        except (NoCompilerError, OSError) as error:
            on_cpu = str(error)
            return original(self, dll_path)
        if config := sys.modules.get("warp.config"):
            config.lineinfo = True  # type: ignore[attr-defined]  # findings name the lines of Python
        return _Library(str(made), mode=os.RTLD_LAZY)

    runtime.load_dll = load_dll


class _Library(ctypes.CDLL):
    """Warp's library, whose functions raise what the emulator found in their launches."""

    def __getattr__(self, name: str) -> Any:
        if not name.startswith("wp_"):
            return super().__getattr__(name)
        try:
            function = super().__getattr__(name)
        except AttributeError:
            lacking = _Lacking(name)
            setattr(self, name, lacking)
            return lacking
        function.errcheck = _found
        return function


def _found(result: Any, function: Any, arguments: Any) -> Any:
    in_process.raise_pending()
    return result


class _Lacking:
    """A function whose sources the wheel lacks."""

    argtypes: Any = None
    restype: Any = None

    def __init__(self, name: str) -> None:
        self._name = name

    def __call__(self, *arguments: Any) -> Any:
        if self._name.startswith("wp_is_"):
            return 0
        units = ", ".join(warp_library.LACKING)
        raise NotImplementedError(
            f"{self._name}: the sources in Warp's wheel lack headers that {units} need, so that volumes (NanoVDB) and "
            "cuBQL do not run on the emulator"
        )
