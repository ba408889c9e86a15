"""Names of kernels as people wrote them."""

from __future__ import annotations

import ctypes
import functools
import re

from jit.base import isolated_process
from jit.base.errors import JitError

_LONGEST = 1 << 14  # characters of a name, mangled or not
_REFERS = re.compile(r"[ST][0-9A-Z]*_")  # to a part of the name that stood before
_FEW = 8  # such references, and at most so many characters, make no large name
_SHORT = 256
_SECONDS = 1  # that a process may take for one name, of a CPU and by the clock
_MEMORY = 64 << 20  # bytes that it may take


@functools.cache
def plain(name: str) -> str:
    """A C++ name that the compiler mangled, readable again, without its parameters; any other name as it is.

    Each reference to an earlier part may double a name: 28 of them in 200 characters take all memory. So a name with
    many is made readable in a process of its own, which is ended where it needs too much; such a name stays as it is.
    """
    if not name.startswith("_Z") or not name.isascii() or len(name) > _LONGEST:
        return name
    if len(name) <= _SHORT and len(_REFERS.findall(name)) <= _FEW:
        text = _demangled(name)
    else:
        try:
            text = isolated_process.run_isolated("a name is made readable", lambda: _limited(name), _SECONDS).decode()
        except (JitError, RuntimeError):
            return name
    return head(text) if 0 < len(text) <= _LONGEST else name


def _limited(name: str) -> bytes:
    isolated_process.limit(_SECONDS, _MEMORY)
    return _demangled(name).encode()


def _demangled(name: str) -> str:
    """A mangled name as C++ has it; empty where it is none."""
    try:
        library = ctypes.CDLL("libstdc++.so.6")
    except OSError:
        return ""
    demangle = library.__cxa_demangle
    demangle.restype = ctypes.c_void_p
    status = ctypes.c_int()
    found = demangle(name.encode(), None, None, ctypes.byref(status))
    if not found:
        return ""
    text = ctypes.string_at(found).decode(errors="replace")
    library.free(ctypes.c_void_p(found))
    return text


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
