"""Functions in C that run in this process, with no compiler of C on this machine: generate.py says how."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from . import host_code


class Library:
    """The functions of a C file, compiled for this CPU with the first that is asked for.

    Args:
        module: `__file__` of the module beside the file.
        name: of the file, without `.c`.
        title: of the code, for ``warpyard cache ls``.
        outside: gives the host addresses of the functions that the file declares and does not define.
        passes: whether LLVM's passes go over what clang made: they make use of what this CPU has, where loops are not
            written with vectors, and take longer than the rest.

    Attributes:
        name: as given.
    """

    def __init__(
        self, module: str, name: str, title: str, outside: Callable[[], Mapping[str, int]] = dict, passes: bool = True
    ):
        self.name, self._path = name, Path(module).parent / "generated" / f"{name}.ll"
        self._title, self._outside, self._passes = title, outside, passes
        self._engine: Any = None

    def text(self) -> str:
        """The IR."""
        return self._path.read_text()

    def address(self, function: str) -> int:
        """Host address of a function. Raises LookupError where there is none of the name."""
        if self._engine is None:
            self._engine = host_code.build(self._title, self.text(), passes=self._passes, outside=self._outside())
        address = int(self._engine.get_function_address(function))
        if not address:
            raise LookupError(f"{self._path.name} has no function {function}")
        return address

    def function(self, name: str, result: Any, *arguments: Any) -> Any:
        """A function to call from Python, by the types of ctypes."""
        return ctypes.CFUNCTYPE(result, *arguments)(self.address(name))
