"""Native code that every kernel calls: checked access to memory, and the dispatcher of its blocks (access.c)."""

from __future__ import annotations

import ctypes
import functools
from typing import Any

from ...llvm.library import Library

LIBRARY = Library(__file__, "access", "the emulator: access to memory", passes=False)


@functools.cache
def run() -> Any:
    """`run(frame, table)`: runs the blocks of a warp (dispatch.h). It keeps the interpreter's lock."""
    return ctypes.PYFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p)(LIBRARY.address("run"))
