"""CUDA's libraries by their names, with no GPU: who loads the driver or the runtime gets the stand-in.

ctypes loads them in programs that call the driver by hand, in cuda-bindings, and in torch's compiler of kernels.
"""

from __future__ import annotations

import ctypes
import functools
import os
import re
import sys
from typing import Any

from .. import arch as arches
from ..errors import NoCompilerError
from . import process, toolkit
from .library import DRIVER, LOADED

_OWN = __package__.rpartition(".")[0]  # the jit looks for a true driver, and does without
_STAND_IN = re.compile(r"lib(cuda|cudart)\.so(?:\.\d+)*")
_NVRTC = re.compile(r"libnvrtc\.so(?:\.\d+)*")


def install() -> None:
    """Makes the stand-in ready as soon as something loads one of these libraries, and not before."""
    original: Any = ctypes._dlopen  # type: ignore[attr-defined]

    @functools.wraps(original)
    def dlopen(name: Any, mode: int = ctypes.DEFAULT_MODE) -> Any:
        asked = name if isinstance(name, str) and not mode & os.RTLD_NOLOAD else ""
        if (found := _STAND_IN.fullmatch(asked)) and not _asked_by_the_jit():
            _prepare()
            name = DRIVER if found[1] == "cuda" else asked if asked in LOADED else LOADED[-2]
        elif _NVRTC.fullmatch(asked):
            try:
                return original(name, mode)
            except OSError:
                name = _nvrtc() or name
        return original(name, mode)

    ctypes._dlopen = dlopen  # type: ignore[attr-defined]


@functools.cache
def _prepare() -> None:
    """Raises OSError where the stand-in cannot be built: that is what a missing library raises."""
    try:
        tools = toolkit.find(nvcc=False)
        process.connect(tools, arches.target_arch("cpu"), {})
        process.library_of(tools)
    except NoCompilerError as error:
        raise OSError(f"there is no CUDA driver, and its stand-in cannot be built: {error}") from None


def _asked_by_the_jit() -> bool:
    frame = sys._getframe(2)
    while frame is not None:
        if frame.f_globals.get("__package__") == _OWN:
            return True
        frame = frame.f_back  # type: ignore[assignment]
    return False


def _nvrtc() -> str:
    """The library of NVRTC's wheel; "" where there is none."""
    try:
        from cuda.pathfinder import load_nvidia_dynamic_lib

        return str(load_nvidia_dynamic_lib("nvrtc").abs_path)
    except Exception:  # of pathfinder's own kinds, and by version
        return ""
