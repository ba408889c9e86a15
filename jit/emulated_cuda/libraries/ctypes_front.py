"""CUDA's libraries by their names, with no GPU: who loads the driver or the runtime gets the stand-in.

ctypes loads them in programs that call the driver by hand, in cuda-bindings, and in torch's compiler of kernels.
"""

from __future__ import annotations

import contextlib
import ctypes
import functools
import os
import re
import sys
from pathlib import Path
from typing import Any

from ...base import arch as arches
from ...base.errors import NoCompilerError
from ..runtime import in_process, nvrtc_library, toolkit
from ..runtime.divert import path_of
from ..runtime.library import DRIVER, LOADED
from .import_hook import on_import

_JIT, _EMULATED = __package__.split(".")[0], __package__.rpartition(".")[0]
_STAND_IN = re.compile(r"lib(cuda|cudart)\.so(?:\.\d+)*")
_NVRTC = re.compile(r"libnvrtc\.so(?:\.\d+)*")


def install() -> None:
    """Makes the stand-in ready as soon as something loads one of these libraries, and not before."""
    original: Any = ctypes._dlopen  # type: ignore[attr-defined]

    @functools.wraps(original)
    def dlopen(name: Any, mode: int = ctypes.DEFAULT_MODE) -> Any:
        asked = name if isinstance(name, str) and not mode & os.RTLD_NOLOAD else ""
        if (found := _STAND_IN.fullmatch(asked)) and not _asked_by_the_jit():
            # By its path: torch may have loaded a library of CUDA's own of this name.
            name = str(prepared() / (DRIVER if found[1] == "cuda" else asked if asked in LOADED else LOADED[-2]))
        elif _NVRTC.fullmatch(os.path.basename(asked)) and not _asked_by_the_jit() and not _searched_for(asked):
            try:
                handle = original(name, mode)
            except OSError:
                name = nvrtc_library.of_wheel() or name
                handle = original(name, mode)
            with contextlib.suppress(OSError, NoCompilerError):  # then its cubins cannot be loaded, and its PTX can
                name = _before_nvrtc(path_of(ctypes.CDLL(name, handle=handle)))
        return original(name, mode)

    ctypes._dlopen = dlopen  # type: ignore[attr-defined]
    on_import("cuda.bindings.nvrtc", lambda _: None, _settle)


@functools.cache
def prepared() -> Path:
    """The folder of the stand-in's libraries, which are loaded. Raises OSError where they cannot be built: that is
    what a missing library raises."""
    try:
        tools = toolkit.find(nvcc=False)
        in_process.connect(tools, arches.target_arch("cpu"), {})
        return path_of(in_process.library_of(tools)).parent
    except NoCompilerError as error:
        raise OSError(f"there is no CUDA driver, and its stand-in cannot be built: {error}") from None


_REPORT = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_char_p)


@_REPORT
def _cubin_made(cubin: int, size: int, ptx: bytes) -> None:
    in_process.know(ctypes.string_at(cubin, size), ptx.decode())


@functools.cache
def _before_nvrtc(loaded: Path) -> str:
    """The library that stands before this loaded NVRTC, and knows the PTX of its cubins. Raises OSError."""
    prepared()
    made = str(nvrtc_library.before(toolkit.find(nvcc=False).host, loaded))
    ctypes.CDLL(made).warpyard_connect(_cubin_made)
    return made


def nvrtc_of_programs() -> str:
    """The library that stands before the NVRTC of CUDA's toolkit or of its wheel. Raises NoCompilerError where there is
    none, and OSError."""
    if (true := nvrtc_library.find(toolkit.find().nvcc)) is None:
        raise NoCompilerError("there is no NVRTC: pip install 'warpyard[tools]' brings it")
    return _before_nvrtc(true)


def _settle(nvrtc: Any) -> None:
    """The same for cuda-bindings, which finds NVRTC's functions by itself."""
    compiled, taken = nvrtc.nvrtcCompileProgram, nvrtc.nvrtcGetCUBIN

    @functools.wraps(compiled)
    def compile_program(program: Any, count: int, options: Any) -> Any:
        if _asked_by_the_jit():
            return compiled(program, count, options)
        words = [*(options or [])[:count]]
        words += [] if {*words} & {b"-lineinfo", b"--generate-line-info", b"-G", b"--device-debug"} else [b"-lineinfo"]
        return compiled(program, len(words), words)

    @functools.wraps(taken)
    def get_cubin(program: Any, cubin: Any) -> Any:
        result = taken(program, cubin)
        if _asked_by_the_jit():
            return result
        failed, size = nvrtc.nvrtcGetPTXSize(program)
        if not (int(result[0]) or int(failed)):
            ptx = bytearray(size)
            nvrtc.nvrtcGetPTX(program, ptx)
            with contextlib.suppress(OSError):
                prepared()
                in_process.know(bytes(cubin), ptx.decode().rstrip("\0"))
        return result

    nvrtc.nvrtcCompileProgram, nvrtc.nvrtcGetCUBIN = compile_program, get_cubin


def _searched_for(asked: str) -> bool:
    """Whether NVIDIA's search for libraries loads a path: those who use it have a front of their own, or ask again."""
    caller = str(sys._getframe(3).f_globals.get("__name__"))  # of ctypes.CDLL
    return os.path.basename(asked) != asked and caller.startswith("cuda.pathfinder")


def _asked_by_the_jit() -> bool:
    """Whether the jit itself looks for a true driver: it does without one. Its emulated CUDA asks for a program."""
    frame = sys._getframe(2)
    while frame is not None:
        package = f"{frame.f_globals.get('__package__')}."
        if package.startswith(f"{_JIT}.") and not package.startswith(f"{_EMULATED}."):
            return True
        frame = frame.f_back  # type: ignore[assignment]
    return False
