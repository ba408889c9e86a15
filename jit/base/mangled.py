"""Names of C++ functions as PTX has them."""

from __future__ import annotations

import re

_ID = re.compile(r"[LKV]*(\d+)")


def plain(mangled: str) -> str:
    """The plain name of a function, ``"add"`` of ``"_ZN4mine3addIfEEvPT_"`` [Itanium C++ ABI, 5.1]."""
    if not mangled.startswith("_Z"):
        return mangled
    nested = mangled.startswith("_ZN")
    at, name = 3 if nested else 2, ""
    while one := _ID.match(mangled, at):
        at = one.end() + int(one[1])
        name = mangled[one.end() : at]
        if not nested:
            break
    return name or mangled
