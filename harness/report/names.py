"""Names of kernels as people wrote them."""

from __future__ import annotations

import ctypes
import functools


@functools.cache
def plain(name: str) -> str:
    """A C++ name that the compiler mangled, readable again, without its parameters; any other name as it is."""
    if not name.startswith("_Z"):
        return name
    try:
        library = ctypes.CDLL("libstdc++.so.6")
    except OSError:
        return name
    demangle = library.__cxa_demangle
    demangle.restype = ctypes.c_void_p
    status = ctypes.c_int()
    found = demangle(name.encode(), None, None, ctypes.byref(status))
    if not found:
        return name
    text = ctypes.string_at(found).decode(errors="replace")
    library.free(ctypes.c_void_p(found))
    return head(text)


def head(text: str) -> str:
    """A name without its result and parameters: ``scaled<128, float>`` of ``void scaled<128, float>(float*)``."""
    depth = 0
    end = len(text)
    for at in range(len(text) - 1, -1, -1):  # the last parentheses are the parameters'
        depth += {")": 1, "(": -1}.get(text[at], 0)
        if text[at] == "(" and depth == 0:
            end = at
            break
    name = text[:end]
    depth = 0
    for at in range(len(name) - 1, -1, -1):  # a template's result type stands before the last blank outside of <>
        depth += {">": 1, "<": -1, ")": 1, "(": -1}.get(name[at], 0)
        if name[at] == " " and depth == 0:
            return name[at + 1 :]
    return name
