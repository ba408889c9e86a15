"""Where in its file a Triton kernel does not compile. Triton counts lines from the kernel's ``def``."""

from __future__ import annotations

import linecache
import sys
from collections.abc import Iterator
from typing import Any

_CLASS = "CompilationError"


def place(error: BaseException) -> str | None:
    """``file:line:column: error: why`` with the line, for an error of Triton's compiler; None for any other."""
    found = [one for one in _chain(error) if any(cls.__name__ == _CLASS for cls in type(one).__mro__)]
    if not found or not type(found[0]).__module__.startswith("triton."):
        return None
    first: Any = found[-1]  # the others are of the calls that led there
    kernel, node = _kernel(error, first.src), first.node
    if kernel is None or not hasattr(node, "lineno"):
        return None
    begins = (at for at, line in enumerate(kernel.raw_src) if line.lstrip().startswith("def "))
    path, line = kernel.fn.__code__.co_filename, kernel.starting_line_number + next(begins, 0) + node.lineno - 1
    why = first.error_message or type(first).__name__
    return f"{path}:{line}:{node.col_offset + 1}: error: {why}\n    {linecache.getline(path, line).strip()}"


def _chain(error: BaseException) -> Iterator[BaseException]:
    """The error and those that it was raised from, each once: two may be the cause of each other."""
    one: BaseException | None = error
    seen: set[int] = set()
    while one is not None and id(one) not in seen:
        yield one
        seen.add(id(one))
        one = one.__cause__


def _kernel(error: BaseException, source: str) -> Any:
    """The function of that source, which knows its file, among those that were being called and those of modules."""
    trace, spaces = error.__traceback__, []
    while trace is not None:
        spaces.append(trace.tb_frame.f_locals)
        trace = trace.tb_next
    for space in [*spaces, *(vars(module) for module in list(sys.modules.values()) if hasattr(module, "__dict__"))]:
        for value in list(space.values()):
            while type(value).__name__ in ("Autotuner", "Heuristics"):
                value = value.fn
            if type(value).__name__ == "JITFunction" and value.src == source:
                return value
    return None
