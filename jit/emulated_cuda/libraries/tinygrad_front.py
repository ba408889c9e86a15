"""tinygrad's CUDA backend with no GPU: it looks for the driver's file itself, and gets the stand-in's path."""

from __future__ import annotations

import functools
import os
from types import ModuleType
from typing import Any

from ..runtime import nvrtc_library
from ..runtime.library import DRIVER
from . import ctypes_front
from .import_hook import on_import


def install() -> None:
    """Makes the stand-in ready as soon as tinygrad looks for the driver, and not before."""
    on_import("tinygrad.runtime.support.c", lambda _: None, _settle)


def _settle(module: ModuleType) -> None:
    found: Any = module.DLL.findlib

    @functools.wraps(found)
    def findlib(name: str, *more: Any, **others: Any) -> str | None:
        if name == "cuda":
            return str(ctypes_front.prepared() / DRIVER)
        path: str | None = found(name, *more, **others)
        return path

    module.DLL.findlib = staticmethod(findlib)
    if not os.environ.get("NVRTC_PATH") and (wheel := nvrtc_library.of_wheel()):
        os.environ["NVRTC_PATH"] = wheel  # tinygrad's own variable: the processes that it starts to compile have it too
